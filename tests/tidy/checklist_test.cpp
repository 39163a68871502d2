// The window shows what section 6 of the story games' books promises: for each line there, tests/gui/checklist.json
// names labels and pictures and the script that shows them. check_labels compares the script's output with it.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "source_files.h"

namespace {

using nlohmann::json;

constexpr std::size_t kMinStart = 8;  // characters that identify a line

const tidy::SourceFile& file_at(const std::string& path) {
    static const tidy::SourceFile none{};
    for (const tidy::SourceFile& file : tidy::our_files())
        if (file.path == path) return file;
    FAIL_CHECK(path << " is not there");
    return none;
}

std::string text_of(const std::string& path) {
    std::string text;
    for (const std::string& line : file_at(path).lines) text += line + "\n";
    return text;
}

// Returns the list items of section 6 without their dashes.
std::vector<std::string> lines_of_book(const std::string& book) {
    std::vector<std::string> lines;
    bool inside = false;
    for (const std::string& line : file_at("assets/rules/" + book + ".md").lines) {
        if (line.starts_with("## ")) inside = line.starts_with("## 6. What the table shows");
        if (inside && line.starts_with("- ")) lines.push_back(line.substr(2));
    }
    return lines;
}

// True if the script runs under its own name, in English.
bool is_kept(const std::string& script) {
    static const std::string tests = text_of("tests/gui/CMakeLists.txt");
    return tests.find("\ngui_test(" + script + " " + script + " --size") != std::string::npos;
}

bool writes(const std::string& script, const std::string& step, const std::string& file) {
    for (const std::string& line : file_at("tests/gui/scripts/" + script + ".jsonl").lines) {
        if (line.empty()) continue;
        const json one = json::parse(line);
        if (one.value("do", "") == step && one.value("file", "") == file) return true;
    }
    return false;
}

void check_shown(const json& shown, const std::string& of) {
    const std::string script = shown.at("script");
    CHECK_MESSAGE(is_kept(script), of << ": the script " << script << " is not kept");
    if (shown.contains("picture")) {
        const std::string picture = shown.at("picture");
        CHECK_MESSAGE(writes(script, "shot", picture + ".png"), of << ": " << script << " takes no " << picture);
        return;
    }
    const std::string dump = shown.at("dump");
    CHECK_MESSAGE(writes(script, "labels", dump + ".labels.json"), of << ": " << script << " writes no " << dump);
    CHECK_MESSAGE(!shown.at("labels").empty(), of << " names no label");
}

}  // namespace

TEST_CASE("each line of what the table shows is shown by a script that is kept") {
    const json checklist = json::parse(text_of("tests/gui/checklist.json"));
    for (const char* book : {"coin-rpg", "edged-coins", "universalis", "card-draw"}) {
        const std::vector<std::string> lines = lines_of_book(book);
        CHECK_MESSAGE(lines.size() > 5, book);
        std::set<std::string> with_row;
        for (const json& row : checklist.at(book)) {
            const std::string start = row.at("line"), of = std::string(book) + ", " + start;
            CHECK_MESSAGE(start.size() >= kMinStart, of);
            int named = 0;
            for (const std::string& line : lines)
                if (line.starts_with(start)) named += with_row.insert(line).second ? 1 : 2;
            CHECK_MESSAGE(named == 1, of << ": the book has no such line, or it has two rows");
            CHECK_MESSAGE(!row.at("shown").empty(), of << ": nothing shows it");
            for (const json& shown : row.at("shown")) check_shown(shown, of);
        }
        for (const std::string& line : lines)
            CHECK_MESSAGE(with_row.contains(line), book << ": no row for: " << line.substr(0, 70));
    }
}
