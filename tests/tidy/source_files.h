#pragma once
// The files of this project as text, for the tidy tests.

#include <filesystem>
#include <string>
#include <vector>

namespace tidy {

struct SourceFile {
    std::string path;  // relative to the root, with forward slashes
    std::vector<std::string> lines;
    bool is_code() const;  // .cpp or .h
};

// Every text file of ours below the root; build folders, pictures and hidden folders but .ci are left out.
std::vector<SourceFile> source_files(const std::filesystem::path& root);
// Those of this project, read once.
const std::vector<SourceFile>& our_files();
// "game/main.cpp:12", for the line of index 11.
std::string where(const SourceFile& file, std::size_t line);

}  // namespace tidy
