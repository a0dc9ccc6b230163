#include "cli/svg_folder.hpp"

#include "cli/log_files.hpp"
#include "source/fit_to_print.hpp"
#include "source/text.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace hoyle::cli {
namespace {

namespace fs = std::filesystem;

class SvgFolder : public report::Report {
public:
    explicit SvgFolder(const std::string& folder) : folder_(folder), drawing_(report::svg(picture_)) {}

    void begin(const std::string& file) override { file_ = file; }
    void block(const BlockShown& block) override { drawing_->block(block); }
    void end(const Summary& summary) override
    {
        drawing_->end(summary);
        if (!picture_.str().empty()) write(picture_.str());
        picture_.str("");
    }

private:
    void write(const std::string& picture)
    {
        const fs::path path = folder_ / fs::path(file_).filename().replace_extension(".svg");
        if (!written_.insert(path).second)
            throw Refused(printable(path.string()) + " has been written for another log of that name");
        std::error_code error;
        fs::create_directories(folder_, error);
        std::ofstream out(path, std::ios::binary);
        Door door(out);
        out << picture << std::flush;
        if (!out) throw NotWritten(printable(path.string()) + " cannot be written");
    }

    fs::path folder_;
    std::string file_;
    std::ostringstream picture_;
    std::unique_ptr<report::Report> drawing_;
    std::set<fs::path> written_;
};

}  // namespace

std::unique_ptr<report::Report> svg_folder(const std::string& folder) { return std::make_unique<SvgFolder>(folder); }

}  // namespace hoyle::cli
