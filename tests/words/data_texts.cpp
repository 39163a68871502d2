// Prints the texts of data files (titles, names, sentences) as entries of a .po file without translations.

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

namespace {

// Members with text for people, at any place; lists and groups of them are texts, too.
const std::set<std::string> kTexts{
    "title", "era",     "date",   "summary", "history",    "notes",       "name",         "names",
    "say",   "instead", "done",   "text",    "example",    "concept",     "misc_name",    "description",
    "place", "reason",  "aim",    "short",   "head",       "rows",        "lines",        "demand",
    "words", "tally",   "plural", "plurals", "short_name", "short_names", "short_plural", "short_plurals"};
// Objects whose member names are text for people.
const std::set<std::string> kNamed{"skills", "resistances"};

using Texts = std::map<std::string, std::string>;  // each with the first file that contains it

// Numbers are the same in every language.
bool has_a_letter(const std::string& text) {
    return std::ranges::any_of(text, [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; });
}

// An id with a capital letter names a battle's coin without a name of its own.
void collect_names(const nlohmann::json& coins, const std::string& file, Texts& texts) {
    for (const auto& coin : coins) {
        if (!coin.is_object() || !coin.contains("id") || coin.contains("name")) continue;
        const auto& id = coin.at("id").get_ref<const std::string&>();
        if (std::isupper(static_cast<unsigned char>(id.front())) != 0) texts.emplace(id, file);
    }
}

void collect(const nlohmann::json& json, bool is_text, const std::string& file, Texts& texts) {
    if (json.is_string() && is_text && has_a_letter(json.get<std::string>()))
        texts.emplace(json.get<std::string>(), file);
    if (json.is_array())
        for (const auto& item : json) collect(item, is_text, file, texts);
    if (json.is_object())
        for (const auto& [name, value] : json.items()) {
            collect(value, (is_text && name != "coins") || kTexts.contains(name), file, texts);
            if (name == "coins" && value.is_array()) collect_names(value, file, texts);
            if (kNamed.contains(name))
                for (const auto& [word, rank] : value.items()) texts.emplace(word, file);
        }
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') result += '\\';
        if (letter == '\n')
            result += "\\n";
        else
            result += letter;
    }
    return result + '"';
}

}  // namespace

int main(int argc, char** argv) {
    Texts texts;
    for (int i = 1; i < argc; ++i) {
        std::ifstream stream(argv[i]);
        const nlohmann::json json = nlohmann::json::parse(stream, nullptr, false);
        if (json.is_discarded()) {
            std::cerr << argv[i] << " is no JSON.\n";
            return 1;
        }
        const std::string file = argv[i];
        collect(json, false, file.substr(file.find_last_of('/') + 1), texts);
    }
    std::cout << "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n";
    for (const auto& [text, file] : texts)
        std::cout << "\n#. " << file << "\nmsgid " << quoted(text) << "\nmsgstr \"\"\n";
}
