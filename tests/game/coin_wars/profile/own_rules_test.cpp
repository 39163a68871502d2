// special-rules.json: the player's own special rules (BX-9).

#include "game/coin_wars/profile/own_rules.h"

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "tests/support/files.h"

namespace {

using rules::Json;

Json adding(const char* name, int offense) { return {{"name", name}, {"what", {{"offense", offense}}}}; }

}  // namespace

TEST_CASE("one's own special rules are kept, each by its name, and deleted") {
    const kit::Folder folder("own_rules");
    const auto kept = [&] { return *profile::load_own_rules(folder.path()); };
    CHECK(kept().empty());
    CHECK(profile::add_own_rule(folder.path(), adding("Pikes", 2)));
    CHECK(profile::add_own_rule(folder.path(), adding("Fury", 1)));
    const auto twice = profile::add_own_rule(folder.path(), adding("Pikes", 3));
    REQUIRE_FALSE(twice);
    CHECK(words::english(twice.error()) == "You keep a rule of this name already.");
    CHECK(kept() == Json::array({adding("Pikes", 2), adding("Fury", 1)}));
    CHECK(profile::remove_own_rule(folder.path(), "Pikes"));
    CHECK(kept() == Json::array({adding("Fury", 1)}));
    const auto of_one = profile::add_own_rule(
        folder.path(), {{"name", "One"}, {"who", {{"coins", {"h1"}}}}, {"what", {{"offense", 1}}}});
    REQUIRE_FALSE(of_one);
    CHECK(words::english(of_one.error()) == "It names single coins, which no other battle has.");
    CHECK(words::english(profile::why_not_saved(kept(), {{"name", "New"}, {"what", Json::object()}})) ==
          "Fix the problems first.");
    for (int i = 2; i <= 24; ++i) CHECK(profile::add_own_rule(folder.path(), adding(std::to_string(i).c_str(), 1)));
    CHECK_FALSE(profile::add_own_rule(folder.path(), adding("One more", 1)));
}

TEST_CASE("a file of special rules with a fault is told with its place, and never written over") {
    const kit::Folder folder("own_rules_bad");
    const std::string bad = R"({"format": "coinwars-special/1", "rules": [{"name": "Pikes", "what": {"offence": 2}}]})";
    const auto file = folder.write("special-rules.json", bad);
    const auto read = profile::load_own_rules(folder.path());
    REQUIRE_FALSE(read);
    CHECK(words::english(read.error()).find("special-rules.json: /rules/0/what/offence") != std::string::npos);
    CHECK_FALSE(profile::add_own_rule(folder.path(), adding("Fury", 1)));
    CHECK_FALSE(profile::remove_own_rule(folder.path(), "Pikes"));
    CHECK(*platform::read_file(file) == bad);
    for (const char* text : {"", "[", "[]", R"({"format": "coinwars-coins/1"})"}) {
        CAPTURE(text);
        folder.write("special-rules.json", text);
        CHECK_FALSE(profile::add_own_rule(folder.path(), adding("Fury", 1)));
        CHECK(*platform::read_file(file) == text);
    }
}
