// Pages for players and desktops agree with the program: languages, strengths of computers, battles, options, commands.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

const std::string kRoot = COINWARS_SOURCE_DIR;
const std::string kPage = "assets/desktop/coinwars.6";
const std::string kCliPage = "assets/desktop/coinwars-cli.6";
const std::string kDescription = "assets/desktop/coinwars.metainfo.xml";
const std::string kCompletion = "assets/desktop/coinwars.bash";
const std::string kReadme = "README.md";

std::string page_text(const std::string& file) {
    std::ifstream in(kRoot + "/" + file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    REQUIRE_MESSAGE(!text.empty(), "there is no " << file);
    return text;
}

// Returns all matches of the pattern's first group in the file.
std::vector<std::string> all_of(const std::string& file, const char* pattern) {
    const std::string text = page_text(file);
    const std::regex wanted(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), wanted), end; it != end; ++it) found.push_back(it->str(1));
    return found;
}

// True if the file has it as a whole word; manual pages write a hyphen as \-.
bool speaks_of(const std::string& file, const std::string& word) {
    std::string text = page_text(file);
    std::erase(text, '\\');
    return std::regex_search(text, std::regex("(^|[^A-Za-z_-])" + word + "([^A-Za-z_-]|$)", std::regex::icase));
}

// Returns a number as a capitalized word: "Seven".
std::string in_words(std::size_t count) {
    constexpr std::array kSmall{"Zero",     "One",     "Two",     "Three",     "Four",     "Five",    "Six",
                                "Seven",    "Eight",   "Nine",    "Ten",       "Eleven",   "Twelve",  "Thirteen",
                                "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen"};
    constexpr std::array kTens{"", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"};
    if (count < kSmall.size()) return kSmall[count];
    std::string words = kTens.at(count / 10);
    if (count % 10 != 0) {
        std::string ones = kSmall[count % 10];
        ones[0] = static_cast<char>(ones[0] - 'A' + 'a');
        words += "-" + ones;
    }
    return words;
}

std::vector<std::string> language_codes() { return all_of("game/shell/languages.cpp", R"rx(\{"([A-Za-z_]+)", ")rx"); }

// Checks that the pattern's group mentions each of the words.
void check_listed(const std::string& file, const char* pattern, const std::vector<std::string>& words) {
    const auto lists = all_of(file, pattern);
    REQUIRE_MESSAGE(lists.size() == 1, file << ": " << lists.size() << " lists of " << pattern);
    for (const std::string& word : words)
        CHECK_MESSAGE(std::regex_search(lists[0], std::regex("(^|[ \"])" + word + "([ \"]|$)")),
                      file << ": " << word << " is not in " << lists[0]);
}

}  // namespace

TEST_CASE("told: every language, and how many there are") {
    const auto codes = language_codes();
    REQUIRE(codes.size() >= 2);
    CHECK(speaks_of(kDescription, in_words(codes.size()) + " languages"));
    for (const std::string& code : codes)
        CHECK_MESSAGE(speaks_of(kDescription, "<lang>" + code + "</lang>"), kDescription << ": no <lang> of " << code);
    check_listed(kPage, R"(language of all text:\n\.BR ([^\n]*))", codes);
    check_listed(kCompletion, R"rx(--language\) mapfile -t COMPREPLY < <\(compgen -W "([^"]*)")rx", codes);
    const auto read = all_of(kReadme, R"(\*Settings\* has the language \(([^)]*)\))");
    REQUIRE(read.size() == 1);
    CHECK_MESSAGE(static_cast<std::size_t>(std::ranges::count(read[0], ',')) + 1 == codes.size(),
                  kReadme << ": " << codes.size() << " languages are there; it names: " << read[0]);
}

TEST_CASE("told: every strength of computer players, and how many there are") {
    const auto levels = all_of("game/coin_wars/bots/bot_levels.cpp", R"rx(Level\{"([a-z]+)")rx");
    REQUIRE(levels.size() >= 2);
    std::string count = in_words(levels.size());
    count[0] = static_cast<char>(count[0] - 'A' + 'a');
    CHECK_MESSAGE(speaks_of(kDescription, "Computer players of " + count + " strengths"),
                  kDescription << ": there are " << count << " strengths");
    for (const std::string& file : {kDescription, kPage, kReadme})
        for (const std::string& level : levels) CHECK_MESSAGE(speaks_of(file, level), file << ": no " << level);
}

TEST_CASE("told: how many battles ship") {
    std::size_t battles = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kRoot + "/assets/battles"))
        battles += entry.path().extension() == ".json" ? 1 : 0;
    CHECK_MESSAGE(speaks_of(kDescription, in_words(battles) + " battles"),
                  kDescription << ": " << in_words(battles) << " battles ship");
}

TEST_CASE("told: every option of the window and every command without one") {
    const auto options = all_of("game/main.cpp", R"rx(app\.(?:add_option|add_flag|set_version_flag)\("(--[a-z-]+)")rx");
    REQUIRE(options.size() > 8);
    for (const std::string& option : options)
        for (const std::string& file : {kPage, kCompletion})
            CHECK_MESSAGE(speaks_of(file, option), file << ": no " << option);
    std::vector<std::string> commands;
    for (const char* file : {"game/cli/cli.cpp", "game/cli/lab_options.cpp"})
        for (const std::string& command : all_of(file, R"rx((?:app|program)\.add_subcommand\(\s*"([a-z]+)")rx"))
            commands.push_back(command);
    REQUIRE(commands.size() > 8);
    for (const std::string& command : commands)
        for (const std::string& file : {kCliPage, kCompletion})
            CHECK_MESSAGE(speaks_of(file, command), file << ": no " << command);
    for (const std::string& call : all_of("game/cli/lab_options.cpp", R"rx(lab\.add_subcommand\("([a-z]+)")rx"))
        CHECK_MESSAGE(speaks_of(kCompletion, call), kCompletion << ": no lab " << call);
}
