// Each language renders a term in one way and uses its own punctuation: tests/words/glossary.
//
// A file is a list of {"term": "Army", "say": ["heer"], "never": ["\\bArmee"], "when": "term", "besides": ["..."]}. An
// English text with the whole word `term` needs one of the stems in `say` in its translation, in any case, unless it is
// in `besides`. `never`: regular expressions that no translation may match; with `when`, only if its text has the term.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <regex>

#include "engine/core/utf8.h"
#include "engine/platform/files.h"
#include "engine/words/phrase.h"
#include "engine/words/po.h"
#include "game/kit/json.h"
#include "game/shell/languages.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const fs::path kSources = COINWARS_SOURCE_DIR;

std::string upper(const std::string& text) {
    std::string all;
    for (const char32_t letter : core::code_points(text)) all += core::utf8(core::upper_case(letter));
    return all;
}

std::wstring wide(const std::string& text) {
    std::wstring all;
    for (const char32_t letter : core::code_points(text)) all += static_cast<wchar_t>(letter);
    return all;
}

struct Text {
    explicit Text(std::string words) : bytes(std::move(words)), letters(wide(bytes)), capitals(upper(bytes)) {}
    std::string bytes;
    std::wstring letters;
    std::string capitals;
};

// Every byte beyond ASCII counts as a letter.
bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || !core::is_ascii(c); }

// A plain word, with \b at its start or end, is searched for directly; most patterns are, and it is much faster.
class Pattern {
public:
    enum class Is { Word, Expression };
    explicit Pattern(std::string words, Is is = Is::Expression) : said_(words), from_start_(words.starts_with("\\b")) {
        if (from_start_) words.erase(0, 2);
        to_end_ = words.ends_with("\\b");
        if (to_end_) words.erase(words.size() - 2);
        if (is == Is::Word || words.find_first_of("\\[](){}.*+?|^$") == std::string::npos)
            plain_ = words;
        else
            regex_ = std::wregex(wide(said_));
    }
    const std::string& said() const { return said_; }
    bool in(const Text& all) const {
        if (plain_.empty()) return std::regex_search(all.letters, regex_);
        const std::string& text = all.bytes;
        for (std::size_t at = text.find(plain_); at != std::string::npos; at = text.find(plain_, at + 1)) {
            const std::size_t end = at + plain_.size();
            const bool starts = !from_start_ || at == 0 || !in_word(text[at - 1]);
            if (starts && (!to_end_ || end == text.size() || !in_word(text[end]))) return true;
        }
        return false;
    }

private:
    std::string said_, plain_{};
    std::wregex regex_{};
    bool from_start_, to_end_ = false;
};

struct Rule {
    Pattern term;
    std::vector<std::string> say{}, besides{};
    std::vector<Pattern> never{};
    bool with_term_alone = false;
};

std::vector<Rule> rules_of(const fs::path& file) {
    std::ifstream in(file);
    std::vector<Rule> rules;
    for (const Json& each : Json::parse(in)) {
        Rule rule{Pattern("\\b" + each["term"].get<std::string>() + "\\b", Pattern::Is::Word)};
        for (const Json& stem : each.value("say", Json::array())) rule.say.push_back(upper(stem));
        for (const Json& text : each.value("besides", Json::array())) rule.besides.push_back(text);
        for (const Json& word : each.value("never", Json::array())) rule.never.emplace_back(word.get<std::string>());
        rule.with_term_alone = each.value("when", "") == "term";
        rules.push_back(std::move(rule));
    }
    return rules;
}

void check_rule(const Rule& rule, const std::string& id, const Text& english, const Text& own) {
    const bool has_term = rule.term.in(english);
    const auto is_said = [&](const std::string& stem) { return own.capitals.find(stem) != std::string::npos; };
    if (has_term && !rule.say.empty() && std::ranges::find(rule.besides, id) == rule.besides.end())
        CHECK_MESSAGE(std::ranges::any_of(rule.say, is_said), rule.term.said() << ": " << id << " -> " << own.bytes);
    if (rule.with_term_alone && !has_term) return;
    for (const Pattern& word : rule.never)
        CHECK_MESSAGE(!word.in(own), word.said() << ": " << id << " -> " << own.bytes);
}

}  // namespace

TEST_CASE("each language has one rendering a term") {
    for (const screens::Language& language : tests::at_least(8, screens::languages())) {
        if (language.code == "en") continue;
        const std::string code(language.code);
        CAPTURE(code);
        const auto rules = rules_of(kSources / "tests/words/glossary" / (code + ".json"));
        CHECK(rules.size() >= 25);
        const auto po = platform::read_file(kSources / "assets/words" / (code + ".po"));
        REQUIRE(po);
        const auto entries = words::read_po(*po);
        REQUIRE(entries);
        for (const words::PoEntry& entry : *entries) {
            if (entry.id.empty()) continue;
            std::string all;
            for (const std::string& text : entry.texts) all += text + "\n";
            const Text english{std::string(words::without_context(entry.id))}, own(all);
            for (const Rule& rule : rules) check_rule(rule, entry.id, english, own);
        }
    }
}
