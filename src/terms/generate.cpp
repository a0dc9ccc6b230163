// hoyle_make_terms VOCABULARY FOLDER: writes FOLDER/terms/words.hpp, trait_words.hpp and words.cpp from lawbooks/vocabulary.yaml.
// Run by the build, which fails if anything is wrong with the vocabulary.

#include "terms/emit.hpp"
#include "terms/read_vocabulary.hpp"

#include <filesystem>
#include <fmt/core.h>

int main(int argc, char** argv)
{
    if (argc != 3) {
        fmt::print(stderr, "usage: hoyle_make_terms VOCABULARY FOLDER\n");
        return 2;
    }
    try {
        hoyle::vocabulary::Reader reader(argv[1], YAML::LoadFile(argv[1]));
        const auto vocabulary = reader.read();
        if (reader.failed()) return 1;
        const std::string folder = std::string(argv[2]) + "/terms";
        std::filesystem::create_directories(folder);
        if (!hoyle::emit::write_file(folder + "/words.hpp", words_hpp(vocabulary)) ||
            !hoyle::emit::write_file(folder + "/trait_words.hpp", trait_words_hpp(vocabulary)) ||
            !hoyle::emit::write_file(folder + "/words.cpp", words_cpp(vocabulary))) {
            fmt::print(stderr, "cannot write to {}\n", folder);
            return 1;
        }
    } catch (const YAML::Exception& error) {
        fmt::print(stderr, "{}:{}:{}: {}\n", argv[1], error.mark.line + 1, error.mark.column + 1, error.msg);
        return 1;
    }
    return 0;
}
