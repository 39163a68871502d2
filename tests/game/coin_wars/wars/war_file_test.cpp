// War files: those that ship hold, and each fault is told with its place and its reason.

#include <doctest/doctest.h>

#include "tests/game/coin_wars/wars/small_war.h"

using rules::Json;
using tests::faults_of;

namespace {

// The small war with one value put elsewhere.
Json with(const char* pointer, const Json& value) {
    Json war = tests::small_war();
    war[Json::json_pointer(pointer)] = value;
    return war;
}

struct Fault {
    const char* pointer;
    Json value;
    const char* sentence;
};

}  // namespace

TEST_CASE("the small war holds, and every war that ships") {
    CHECK(faults_of(tests::small_war()) == "holds");
    for (const auto& entry : std::filesystem::directory_iterator(tests::library().assets() / "wars")) {
        const auto war = wars::load_war(tests::library(), entry.path());
        CHECK_MESSAGE(war, (war ? "" : battles::sentence(war.error().front())));
    }
}

TEST_CASE("what is wrong with a war is said with place and reason") {
    const Json back{{{"to", {"first"}}}};
    const Fault faults[] = {
        {"/places/2/next", back, "small: /places/2/next/0: a circle of battles: last leads back to first"},
        {"/places/1/battle", "atlantis", "small: /places/1/battle: the battle \"atlantis\" is gone"},
        {"/peoples/0/purse", -5, "small: /peoples/0/purse: must be from 0 to 1000000, not -5"},
        {"/begins", "nowhere", "small: /begins: no place is called \"nowhere\""},
        {"/places/0/heads", "others",
         "small: /places/0/heads: no people of this war is called \"others\"; there are ours and theirs"},
        {"/map/roads/0/to", "nowhere", "small: /map/roads/0: a road to nowhere: no place is called \"nowhere\""},
        {"/places/0/next/2/to", Json{"elsewhere"},
         "small: /places/0/next/2/to: leads to \"elsewhere\", which is nowhere on the map"},
        {"/leaders/0/coins/1", "h99", "small: /leaders/0/coins/1: no coin of ours is called \"h99\" in that battle"},
        {"/places/1/next/0", Json{{"when", {{"winner", "ours"}}}, {"to", {"last"}}},
         "small: /places/1/next/0/when: the last way must stand open whatever happens"},
        {"/places/0/least/theirs", 9, "small: /places/0/least/theirs: its battle has only 8 places for theirs"},
        {"/peoples/0/prices/florin", 3,
         "small: /peoples/0/prices/florin: no battle of this war has coins of the type \"florin\""},
    };
    for (const Fault& fault : faults) {
        CAPTURE(fault.pointer);
        const std::string all = faults_of(with(fault.pointer, fault.value));
        CHECK(all.substr(0, all.find('\n')) == fault.sentence);
    }
}

TEST_CASE("nobody falls who has fallen on every way to a place") {
    Json war = tests::small_war();
    // Whoever comes to the last battle comes over Anna's body.
    war["places"][0]["next"] = Json::parse(R"([
        {"when": {"fell": ["Anna"]}, "to": ["last"]}, {"end": {"winner": "ours", "words": ""}}])");
    war["places"][2]["next"][0]["when"] = {{"fell", {"Anna"}}};
    war["places"].erase(1);
    CHECK(faults_of(war) ==
          "small: /places/1/next/0/when/fell: Anna would fall twice: he has fallen on every way to this place");
    war["places"][1]["next"][0]["when"] = {{"lives", {"Anna"}}};
    CHECK(faults_of(war) == "small: /places/1/next/0/when/lives: Anna has fallen on every way to this place");
}

TEST_CASE("a place to which no way leads is a fault") {
    Json war = tests::small_war();
    war["places"][0]["next"].erase(1);
    CHECK(faults_of(war) == "small: /places/1: no way leads to this battle");
}
