#include "source_files.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace tidy {

namespace {

constexpr std::array kTextEndings{".cpp", ".h",    ".txt",  ".cmake", ".json", ".md",
                                  ".sh",  ".vert", ".frag", ".glsl",  ".svg",  ".jsonl"};

bool ends_with(const std::string& text, const std::string& ending) {
    return text.size() >= ending.size() && text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

bool skipped_folder(const std::string& name) {
    return name.starts_with("build") || (name.starts_with(".") && name != ".ci");
}

SourceFile read(const std::filesystem::path& root, const std::filesystem::path& file) {
    SourceFile source{std::filesystem::relative(file, root).generic_string(), {}};
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) source.lines.push_back(line);
    return source;
}

}  // namespace

bool SourceFile::is_code() const { return ends_with(path, ".cpp") || ends_with(path, ".h"); }

std::vector<SourceFile> source_files(const std::filesystem::path& root) {
    std::vector<SourceFile> files;
    for (std::filesystem::recursive_directory_iterator it(root), end; it != end; ++it) {
        const std::string name = it->path().filename().string();
        if (it->is_directory() && skipped_folder(name)) {
            it.disable_recursion_pending();
        } else if (it->is_regular_file() &&
                   (std::ranges::any_of(kTextEndings, [&](const char* e) { return ends_with(name, e); }) ||
                    it->path().parent_path().filename() == ".ci")) {
            files.push_back(read(root, it->path()));
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

const std::vector<SourceFile>& our_files() {
    static const std::vector<SourceFile> files = source_files(COINWARS_SOURCE_DIR);
    return files;
}

std::string where(const SourceFile& file, std::size_t line) { return file.path + ":" + std::to_string(line + 1); }

}  // namespace tidy
