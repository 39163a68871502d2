#include "tests/game/coin_wars/wars/small_war.h"

#include <doctest/doctest.h>

#include "game/kit/session/recorded_hand.h"

namespace tests {

namespace {

constexpr const char* kSmallWar = R"({
  "format": "coinwars-war/1", "title": "A small war", "summary": "For tests.",
  "peoples": [
    {"id": "ours", "name": "Ours", "pool": {"penny": 5, "nickel": 2, "dime": 1, "quarter": 2}, "purse": 30,
     "prices": {"penny": 1, "dime": 10}, "levy": 7},
    {"id": "theirs", "name": "Theirs", "pool": {"penny": 4, "quarter": 1}, "purse": 3, "prices": {"penny": 1}}],
  "leaders": [
    {"name": "Anna", "people": "ours", "fights": ["first", "last"], "coins": ["h8", "h8"]},
    {"name": "Bert", "people": "theirs", "fights": ["first"], "coins": ["t8"]}],
  "map": {"width": 12, "height": 8, "roads": [{"from": "first", "to": "last"}]},
  "begins": "first",
  "places": [
    {"id": "first", "battle": "two-lines", "title": "Goes first", "at": [2, 2], "heads": "ours", "least": {"theirs": 4},
     "next": [
       {"when": {"winner": "theirs", "fell": ["Anna"]}, "end": {"winner": "theirs", "words": "Anna is dead."}},
       {"when": {"winner": "ours", "margin": 20}, "to": ["middle", "last"]},
       {"to": ["last"], "words": "On to the last."}]},
    {"id": "middle", "battle": "leuctra", "title": "Middle", "at": [5, 4], "heads": "theirs",
     "next": [{"to": ["last"]}]},
    {"id": "last", "battle": "two-lines", "title": "Last", "at": [9, 6], "heads": "ours", "income": {"theirs": 11},
     "least": {"ours": 3, "theirs": 3},
     "next": [
       {"when": {"held": [{"ground": "Hill", "by": "ours"}]}, "end": {"winner": "ours", "words": "The hill is ours."}},
       {"when": {"winner": "theirs"}, "end": {"winner": "theirs", "words": ""}},
       {"end": {"winner": "ours", "words": ""}}]}]})";

}  // namespace

const battles::Library& library() {
    static const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return library;
}

rules::Json small_war() { return rules::Json::parse(kSmallWar); }

std::string faults_of(const rules::Json& file) {
    const auto war = wars::war_from_json(library(), file, "small");
    if (war) return "holds";
    std::string text;
    for (const battles::Fault& fault : war.error()) text += (text.empty() ? "" : "\n") + battles::sentence(fault);
    return text;
}

war::Match begun(const rules::Json& file) {
    const auto read = wars::war_from_json(library(), file, "small");
    REQUIRE_MESSAGE(read, faults_of(file));
    auto match = war::War::start(read->json);
    REQUIRE_MESSAGE(match, words::english(match.error().message));
    return std::move(*match);
}

std::string done(WarSession& session, const war::Command& command) {
    rules::RecordedHand hand({});
    const auto events = session.submit(command, hand);
    return events ? "" : events.error().code;
}

void stand(WarSession& session) {
    REQUIRE(done(session, war::Ready{"ours"}) == "");
    REQUIRE(done(session, war::Ready{"theirs"}) == "");
}

}  // namespace tests
