// Books written to a folder of their own for one test.
#pragma once

#include "lawbook/load.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace hoyle::test {

class Folder {
public:
    Folder()
    {
        static int count = 0;
        path_ = std::filesystem::temp_directory_path() / ("hoyle-" + std::to_string(getpid()) + "-" + std::to_string(++count));
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string write(const std::string& name, std::string_view text) const
    {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path(name);
    }
    std::string path(const std::string& name = "") const { return name.empty() ? path_.string() : (path_ / name).string(); }

    /// Mistakes as they are shown, without the name of this folder.
    std::vector<std::string> shown(const lawbook::Loaded& loaded) const
    {
        std::vector<std::string> out;
        for (const auto& mistake : loaded.mistakes) {
            std::string text = lawbook::describe(mistake);
            for (std::size_t at; (at = text.find(path_.string() + "/")) != std::string::npos;)
                text.erase(at, path_.string().size() + 1);
            out.push_back(text);
        }
        return out;
    }

private:
    std::filesystem::path path_;
};

}  // namespace hoyle::test
