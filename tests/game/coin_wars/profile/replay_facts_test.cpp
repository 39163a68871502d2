// What the list of replays shows about each: read from the replay, stored, and read back; a damaged file counts as
// missing.

#include "game/coin_wars/profile/replay_facts.h"

#include <doctest/doctest.h>

#include <array>

#include "game/kit/limits.h"
#include "tests/support/files.h"

namespace {

const std::filesystem::path kReplaysOfFacts = std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays";

profile::ReplayFacts facts_in(const std::string& name) {
    const auto saved = profile::load_record(kReplaysOfFacts / name);
    REQUIRE(saved);
    return profile::facts_of(*saved);
}

}  // namespace

TEST_CASE("a replay's facts are what its last table says") {
    const profile::ReplayFacts facts = facts_in("told.json");
    const auto saved = profile::load_record(kReplaysOfFacts / "told.json");
    REQUIRE(saved);
    const auto& match = saved->battle->match();
    CHECK(facts.over == match.outcome.has_value());
    CHECK(facts.winner == (match.outcome ? match.outcome->winner : std::nullopt));
    CHECK(facts.round == match.turn);
    CHECK(facts.all_coins() == match.count());
    CHECK(facts.coins[0] > 0);
    CHECK(facts.coins[1] > 0);
    CHECK_FALSE(facts.title.empty());
    for (const std::string& side : facts.sides) CHECK_FALSE(side.empty());
}

TEST_CASE("facts are kept of replays that are there, and of battles that are over") {
    const kit::Folder folder("replay_facts");
    profile::ReplayFacts won = facts_in("told.json");
    won.over = true;
    won.to_act.reset();
    won.winner = profile::cw::Side::Tails;
    won.degree = profile::cw::Degree::Crushing;
    profile::ReplayFacts open = won;
    open.over = false;
    std::filesystem::create_directories(folder.path() / "replays");
    folder.write("replays/won.json", "{}");
    folder.write("replays/open.json", "{}");
    REQUIRE(profile::save_replay_facts(folder.path(), {{"won.json", won}, {"open.json", open}, {"gone.json", won}}));
    const profile::AllReplayFacts kept = profile::load_replay_facts(folder.path());
    REQUIRE(kept.size() == 1);
    CHECK(kept.at("won.json") == won);
    won.winner.reset();
    won.degree.reset();
    REQUIRE(profile::save_replay_facts(folder.path(), {{"won.json", won}}));
    CHECK(profile::load_replay_facts(folder.path()).at("won.json") == won);
}

TEST_CASE("facts of more than a thousand replays are kept, and those of earlier versions are read") {
    const kit::Folder folder("replay_facts_many");
    profile::ReplayFacts facts = facts_in("told.json");
    facts.over = true;
    facts.to_act.reset();
    std::filesystem::create_directories(folder.path() / "replays");
    profile::AllReplayFacts all;
    for (int i = 0; i <= rules::kKeysAnObject; ++i) {
        const std::string name = std::to_string(i) + ".json";
        folder.write("replays/" + name, "{}");
        all.emplace(name, facts);
    }
    REQUIRE(profile::save_replay_facts(folder.path(), all));
    CHECK(profile::load_replay_facts(folder.path()) == all);

    folder.write("replay-facts.json", R"({"format":"coinwars-replay-facts/1","replays":{"a.json":{"battle":"cannae",
        "title":"Cannae","sides":["Rome","Carthage"],"coins":[40,41],"round":9,"winner":"tails","degree":""}}})");
    const profile::AllReplayFacts earlier = profile::load_replay_facts(folder.path());
    REQUIRE(earlier.size() == 1);
    CHECK(earlier.at("a.json").coins == std::array{40, 41});
    CHECK(earlier.at("a.json").winner == profile::cw::Side::Tails);
}

TEST_CASE("facts that are bent count as missing") {
    const kit::Folder folder("replay_facts_bent");
    CHECK(profile::load_replay_facts(folder.path()).empty());
    constexpr std::array<std::string_view, 8> kBent{
        "",
        "[]",
        R"({"format":"other"})",
        R"({"format":"coinwars-replay-facts/1","replays":[]})",
        R"({"format":"coinwars-replay-facts/1","replays":7})",
        R"({"format":"coinwars-replay-facts/1","replays":[7,[],{"file":3}]})",
        R"({"format":"coinwars-replay-facts/1","replays":[{"file":"a","title":3}]})",
        R"({"format":"coinwars-replay-facts/1","replays":{"a":{"title":3}}})"};
    for (const std::string_view text : kBent) {
        CAPTURE(text);
        folder.write("replay-facts.json", text);
        CHECK(profile::load_replay_facts(folder.path()).empty());
    }
}
