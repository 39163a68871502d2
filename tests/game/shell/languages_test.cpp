#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "engine/platform/files.h"
#include "engine/words/po.h"
#include "game/kit/coin_type.h"
#include "game/kit/money.h"
#include "game/shell/languages.h"
#include "game/shell/settings_list.h"
#include "tests/support/at_least.h"

using namespace screens;

namespace {

const std::filesystem::path kAssets = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";

std::set<std::string> places_in(const std::string& text) {
    static const std::regex place(R"(\{[1-9]\})");
    return {std::sregex_token_iterator(text.begin(), text.end(), place), std::sregex_token_iterator()};
}

bool fills_no_other(const std::string& text, const std::string& english) {
    return std::ranges::includes(places_in(english), places_in(text));
}

// Translations may fill one place more than English: see cw::inches_and_cm.
std::string with_centimetres(const std::string& english) {
    if (!english.starts_with("with centimetres")) return english;
    return english + "{" + std::to_string(places_in(english).size() + 1) + "}";
}

}  // namespace

TEST_CASE("languages: each catalogue can be read, and fills the places that the English fills") {
    for (const Language& language : tests::at_least(8, languages())) {
        if (language.code == "en") continue;
        const auto po = platform::read_file(kAssets / "words" / std::string(language.code).append(".po"));
        REQUIRE_MESSAGE(po, words::english(po.error()));
        const auto entries = words::read_po(*po);
        REQUIRE_MESSAGE(entries, entries.error());
        CHECK(entries->size() > 900);
        for (const words::PoEntry& entry : *entries) {
            if (entry.id.empty()) continue;
            REQUIRE_MESSAGE(!entry.texts.empty(), entry.id);
            const std::string many = entry.plural.empty() ? with_centimetres(entry.id) : entry.plural;
            CHECK_MESSAGE(places_in(many) == places_in(entry.texts.back()), entry.id);
            // A plural form for one number only may omit the number.
            for (const std::string& text : entry.texts) CHECK_MESSAGE(fills_no_other(text, many), entry.id);
        }
    }
}

TEST_CASE("languages: named by their code, by the system, and not at all") {
    const auto german = catalogue_of(kAssets, "de");
    REQUIRE_MESSAGE(german, words::english(german.error()));
    CHECK((*german)(words::say("Heads")) == "Kopf");
    CHECK((*catalogue_of(kAssets, "en"))(words::say("Heads")) == "Heads");
    CHECK((*catalogue_of(kAssets, "pseudo"))(words::say("Heads")).front() == '[');
    CHECK(catalogue_of(kAssets, "system").has_value());
    const auto none = catalogue_of(kAssets, "xx");
    REQUIRE_FALSE(none);
    CHECK(words::english(none.error()).find("xx.po cannot be opened.") != std::string::npos);
}

TEST_CASE("languages: money is written in one way, in figures and in sentences") {
    for (const Language& language : languages()) {
        const auto words = catalogue_of(kAssets, std::string(language.code));
        REQUIRE(words);
        const std::string sum = (*words)(rules::in_currency(rules::kDollars, 250));
        const std::string told = (*words)(words::known(
            "Six Quarters, eight Dimes and four Nickels cost 6 x 25 + 8 x 10 + 4 x 5 = 250 cents: exactly $2.50."));
        CHECK_MESSAGE(told.find(sum) != std::string::npos, sum << " in " << told);
    }
    CHECK((*catalogue_of(kAssets, "de"))(rules::in_currency(rules::kDollars, 250)) == "2,50\u00a0$");
    CHECK((*catalogue_of(kAssets, "de"))(rules::in_currency("Fr. 0.00", 250)) == "Fr. 2,50");
}

TEST_CASE("languages: the settings offer each by its own name") {
    const Setting& setting = settings_list().front().settings.front();
    const auto& choice = get<Choice>(setting.how);
    CHECK(choice.options.front().word == "system");
    for (const Language& language : languages())
        CHECK(std::ranges::any_of(choice.options, [&](const Choice::Option& option) {
            return option.word == language.code && words::english(option.label) == language.name;
        }));
}
