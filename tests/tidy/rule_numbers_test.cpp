// Every rule of the book has tests: its number is in the name of a test case or of a row in a table of cases, both for
// an accepted case and, if the rule can refuse, for a refused one.

#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

// Rules that refuse nothing, each with its reason.
const std::map<std::string, const char*> kCannotRefuse{
    {"CW-1", "says what lies on the table"},
    {"CW-11", "follows by itself"},
    {"CW-25", "adds to a score"},
    {"CW-29", "adds to a score"},
    {"CW-30", "follows by itself"},
    {"BX-13", "changes what other rules refuse"},
    {"BX-14", "says how complete a victory is"},
    {"R-4", "allows"},
    {"R-11", "allows, and says who strikes back"},
    {"R-12", "adds up a score"},
    {"R-15", "says who strikes back"},
    {"R-16", "says what an attack does"},
    {"R-23", "says who strikes back"},
    {"R-26", "follows by itself"},
    {"R-27", "says what an attack does"},
    {"R-28", "adds to a score"},
    {"R-29", "follows by itself; its decision is refused by R-24a"},
    {"R-32", "adds to a score"},
    {"R-33", "follows by itself"},
    {"R-35", "follows by itself"},
    {"R-36", "follows by itself"},
    {"R-37", "allows"},
};

std::vector<std::string> numbered(const char* letters, int first, int last) {
    std::vector<std::string> rules;
    for (int i = first; i <= last; ++i) rules.push_back(letters + std::to_string(i));
    return rules;
}

// In the order of the book.
std::vector<std::string> all_rules() {
    const std::regex definition(R"(^[-> ]*\*\*((CW|R|BX)-\d+a?)\*\*)");
    std::vector<std::string> rules;
    std::smatch match;
    for (const tidy::SourceFile& file : tidy::our_files()) {
        if (file.path != "assets/rules/coin-wars.md") continue;
        for (const std::string& line : file.lines)
            if (std::regex_search(line, match, definition)) rules.push_back(match[1]);
    }
    CHECK(rules.size() >= 81);
    return rules;
}

// True for tests of the wargame's rules; some rules are tested for all games at once.
bool is_rule_test(const std::string& path) {
    return path.starts_with("tests/game/coin_wars/rules/") || path.starts_with("tests/game/kit/");
}

std::string text_of(const tidy::SourceFile& file) {
    std::string text;
    for (const std::string& line : file.lines) text += line + "\n";
    return text;
}

// Joins the adjacent pieces of a string literal; moves `at` behind it.
std::string literal(const std::string& text, std::size_t& at) {
    std::string all;
    while (at < text.size() && text[at] == '"') {
        for (++at; at < text.size() && text[at] != '"'; ++at) {
            if (text[at] == '\\') ++at;
            all += text[at];
        }
        const std::size_t next = text.find_first_not_of(" \n", at + 1);
        at = next != std::string::npos && text[next] == '"' ? next : at + 1;
    }
    return all;
}

// Returns the names of test cases and of table rows: strings at the start of braces that begin with a rule number.
std::vector<std::string> case_names(const std::vector<tidy::SourceFile>& files) {
    const std::regex opening(R"((TEST_CASE\(|\{)\s*(?="))"), number(R"(^(CW|R|BX|X)-\d)");
    std::vector<std::string> names;
    for (const tidy::SourceFile& file : files) {
        if (!is_rule_test(file.path) || !file.path.ends_with(".cpp")) continue;
        const std::string text = text_of(file);
        for (std::sregex_iterator it(text.begin(), text.end(), opening), end; it != end; ++it) {
            auto at = static_cast<std::size_t>(it->position() + it->length());
            const std::string name = literal(text, at);
            if (it->str(1) != "{" || std::regex_search(name, number)) names.push_back(name);
        }
    }
    return names;
}

struct Cases {
    std::set<std::string> accepted, refused;
};

// "CW-8 refused: farther than the edge" is a refused case, "R-22: ...; refused: ..." both, any other an accepted case.
Cases cases_in(const std::vector<std::string>& names) {
    const std::regex number(R"(\b(CW|R|BX|X)-\d+a?)"), refused_alone(R"(^(((CW|R|BX|X)-\d+a?)[,:]? )+refused)");
    Cases cases;
    for (const std::string& name : names) {
        const bool refuses = name.find("refused") != std::string::npos;
        const bool accepts = !std::regex_search(name, refused_alone);
        for (std::sregex_iterator it(name.begin(), name.end(), number), end; it != end; ++it) {
            if (refuses) cases.refused.insert(it->str());
            if (accepts) cases.accepted.insert(it->str());
        }
    }
    return cases;
}

}  // namespace

TEST_CASE("rule numbers: each rule has an accepted case, and a refused one where it can refuse") {
    const Cases cases = cases_in(case_names(tidy::our_files()));
    for (const std::string& rule : tests::at_least(80, all_rules())) {
        CHECK_MESSAGE(cases.accepted.contains(rule), rule << ": no test case names it");
        if (!kCannotRefuse.contains(rule))
            CHECK_MESSAGE(cases.refused.contains(rule), rule << ": no test case with the word \"refused\" names it");
    }
}

TEST_CASE("rule numbers: each worked example has its case") {
    const Cases cases = cases_in(case_names(tidy::our_files()));
    for (const std::string& example : tests::at_least(47, numbered("X-", 1, 47)))
        CHECK_MESSAGE((cases.accepted.contains(example) || cases.refused.contains(example)),
                      example << ": no test case names it");
}

TEST_CASE("rule numbers: what the sources refuse by a rule, that rule can refuse") {
    const std::regex refusing(R"re(refuse\(\s*"[a-z_]+",\s*"([A-Z]+-\d+a?)")re");
    for (const tidy::SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.path.starts_with("game/coin_wars/rules/")) continue;
        const std::string text = text_of(file);
        for (std::sregex_iterator it(text.begin(), text.end(), refusing), end; it != end; ++it)
            CHECK_MESSAGE(!kCannotRefuse.contains(it->str(1)), file.path << " refuses by " << it->str(1));
    }
}
