// count_acts SCHEMA GAME FOLDER...: fails on a command of the game that is in none of the tables left by scripts.
// SCHEMA: output of `coinwars-cli protocol --schema`.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include <nlohmann/json.hpp>

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

// As in a journal, or in a saved table that contains a journal.
bool names(const std::string& text, const std::string& command) {
    return text.find("\"cmd\":\"" + command + "\"") != std::string::npos ||
           text.find("\\\"cmd\\\":\\\"" + command + "\\\"") != std::string::npos;
}

}  // namespace

int main(int count, char** words) {
    if (count < 4) return 2;
    const std::string game = words[2];
    std::string tables;
    for (int i = 3; i < count; ++i)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(words[i]))
            if (entry.path().extension() == ".json" && entry.path().filename().string().starts_with(game))
                tables += text_of(entry.path());
    int all = 0, missing = 0;
    const auto schema = nlohmann::json::parse(text_of(words[1]));
    for (const auto& one : schema.at("$defs").at(game + "-command").at("oneOf")) {
        const std::string command = one.at("properties").at("cmd").at("const");
        ++all;
        if (names(tables, command)) continue;
        std::cerr << game << ": the evening has no " << command << '\n';
        ++missing;
    }
    std::cout << game << ": " << all - missing << " of " << all << " commands\n";
    return all > 0 && missing == 0 ? 0 : 1;
}
