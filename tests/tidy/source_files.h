#pragma once
// The project's files as text, for the tidy tests.

#include <filesystem>
#include <string>
#include <vector>

namespace tidy {

struct SourceFile {
    std::string path;  // relative to the root, with forward slashes
    std::vector<std::string> lines;
    bool is_code() const;  // .cpp or .h
};

// Reads every text file of the project below the root, without build folders, pictures and hidden folders except .ci.
std::vector<SourceFile> source_files(const std::filesystem::path& root);
// Returns this project's files, read once.
const std::vector<SourceFile>& our_files();
// Returns "game/main.cpp:12" for line index 11.
std::string where(const SourceFile& file, std::size_t line);

}  // namespace tidy
