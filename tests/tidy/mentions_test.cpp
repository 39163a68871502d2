// Links in pages and file names in comments must exist.

#include <doctest/doctest.h>

#include <regex>
#include <set>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

using tidy::SourceFile;
using tidy::where;

// "engine/core/hash.h" may also be called "core/hash.h" or "hash.h".
std::set<std::string> every_way_to_name_a_file() {
    std::set<std::string> names;
    for (const SourceFile& file : tidy::our_files()) {
        names.insert(file.path);
        for (std::size_t at = file.path.find('/'); at != std::string::npos; at = file.path.find('/', at + 1))
            names.insert(file.path.substr(at + 1));
    }
    return names;
}

// Returns the text after the first // outside a string.
std::string comment_of(const std::string& line) {
    bool quoted = false;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (!quoted && line[i] == '/' && line[i + 1] == '/')
            return line.substr(i + 2);
    }
    return "";
}

// Links are checked separately, relative to their page's folder.
std::string without_links(const std::string& line) {
    return std::regex_replace(line, std::regex(R"(\]\([^)\s]+\))"), "]");
}

}  // namespace

TEST_CASE("pages: a link to a place in the repository leads somewhere") {
    const std::regex link(R"(\]\(([^)\s#]+)(#[^)\s]*)?\))"), elsewhere(R"(^[a-z]+:)");
    const std::filesystem::path root = COINWARS_SOURCE_DIR;
    std::size_t links = 0;
    for (const SourceFile& file : tidy::our_files()) {
        if (!file.path.ends_with(".md")) continue;
        const std::filesystem::path folder = (root / file.path).parent_path();
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            for (std::sregex_iterator it(line.begin(), line.end(), link), end; it != end; ++it) {
                const std::string target = it->str(1);
                if (std::regex_search(target, elsewhere)) continue;
                ++links;
                CHECK_MESSAGE(std::filesystem::exists(folder / target), where(file, i)
                                                                            << ": nothing lies at " << target);
            }
        }
    }
    CHECK(links > 0);
}

TEST_CASE("pages and comments: a file that one mentions is in the tree") {
    const std::regex name(R"(\b\w[\w./-]*\.(h|cpp|cmake|md|sh|vert|frag|glsl)\b|(assets|tests)/[\w./-]+\.json\b)");
    const std::set<std::string> names = every_way_to_name_a_file();
    std::size_t mentions = 0;
    for (const SourceFile& file : tidy::our_files()) {
        if (!file.is_code() && !file.path.ends_with(".md")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string text = file.is_code() ? comment_of(file.lines[i]) : without_links(file.lines[i]);
            for (std::sregex_iterator it(text.begin(), text.end(), name), end; it != end; ++it) {
                ++mentions;
                CHECK_MESSAGE(names.contains(it->str()), where(file, i) << ": there is no " << it->str());
            }
        }
    }
    CHECK(mentions > 50);
}

TEST_CASE("comments: what a type or a function is stands above it, not behind its closing brace") {
    const std::regex closing(R"(^\s*\}[;)]*\s*//(?! namespace))");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.is_code()) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], closing), where(file, i) << ": " << file.lines[i]);
    }
}
