// Undo, redo and the record, with a small example system: a sum, to which commands and tossed coins add.

#include <doctest/doctest.h>

#include "game/kit/session/json_session_of.h"
#include "tests/support/kit.h"

namespace {

using rules::Json;
using rules::Refusal;

struct Sum {
    struct Match {
        int total = 0;
        bool operator==(const Match&) const = default;
    };
    struct Command {
        std::string cmd;
        int value = 0;
    };
    struct Event {
        int before, after;
    };

    static std::string_view name() { return "sum"; }
    static core::Result<Match, Refusal> start(const Json&) { return Match{}; }
    static Json options(const Match&) { return Json::object(); }
    static std::optional<Refusal> check(const Match& match, const Command& c) {
        if (match.total + c.value > 10) return Refusal{"out_of_reach", "S-1", words::plain("More than ten.")};
        return std::nullopt;
    }
    static std::optional<core::Vec2> nearest(const Match& match, const Command&) {
        return core::Vec2{10.0 - match.total, 0};
    }
    static std::vector<Event> apply(Match& match, const Command& c, core::Random& random, rules::Hand& hand) {
        const int before = match.total;
        if (c.cmd == "toss") match.total += hand.toss(random) == rules::Face::Heads ? 1 : 2;
        if (c.cmd == "roll") match.total += hand.roll(c.value, random) > 0 ? 1 : 0;
        if (c.cmd == "gather") hand.gather({});
        if (c.cmd == "scatter") hand.scatter({}, random);
        if (c.cmd != "add" && c.cmd != "end") return {{before, match.total}};
        match.total += c.value;
        return {{before, match.total}};
    }
    static std::optional<int> actor_of(const Match&, const Command&) { return std::nullopt; }
    static bool undo_needs_consent(const Match&, const Command& c) { return c.cmd == "end"; }
    static std::uint64_t hash(const Match& match) { return static_cast<std::uint64_t>(match.total); }
    static Json state(const Match& match) { return {{"total", match.total}}; }
    static core::Result<Command, Refusal> command_from(const Json& json) {
        return Command{json["cmd"], json.value("value", 0)};
    }
    static Json to_json(const Command& c) { return {{"cmd", c.cmd}, {"value", c.value}}; }
    static Json to_json(const Match&, const Event& e) {
        return {{"event", "sum"}, {"before", e.before}, {"after", e.after}};
    }
    static Json command_schema() { return Json::object(); }
    static Json event_schema() { return Json::object(); }
};
static_assert(rules::System<Sum>);

struct Story : Sum {
    static constexpr const char* kUndoRule = "R-7";
};
static_assert(rules::System<Story>);

}  // namespace

TEST_CASE("R-39: undo goes step by step back to the start, redo to the end") {
    rules::GameSession<Sum> session(Sum::Match{}, 1);
    kit::FairHand hand;
    for (int i = 1; i <= 4; ++i) REQUIRE(session.submit({"add", i}, hand));
    CHECK(session.match().total == 10);
    for (const int left : {6, 3, 1, 0}) {
        REQUIRE(!session.undo(false));
        CHECK(session.match().total == left);
    }
    CHECK(session.undo(false)->code == "nothing_to_undo");
    for (int i = 0; i < 4; ++i) REQUIRE(!session.redo());
    CHECK(session.match().total == 10);
    CHECK(session.redo()->code == "nothing_to_undo");
}

TEST_CASE("a game whose book has a ruling of its own on taking back refuses by that one") {
    rules::GameSession<Story> session(Sum::Match{}, 1);
    kit::FairHand hand;
    CHECK(session.undo(false)->rule == "R-7");
    CHECK(session.redo()->rule == "R-7");
    REQUIRE(session.submit({"roll", 6}, hand));
    CHECK(session.undo(true)->rule == "R-7");
    REQUIRE(session.submit({"end"}, hand));
    CHECK(session.undo(false)->rule == "R-7");
    CHECK(words::english(session.undo(false)->message) ==
          "This can be taken back only if everybody at the table agrees.");
    CHECK(!session.undo(true));
}

TEST_CASE("R-39: a new command forgets what was undone") {
    rules::GameSession<Sum> session(Sum::Match{}, 1);
    kit::FairHand hand;
    REQUIRE(session.submit({"add", 1}, hand));
    REQUIRE(!session.undo(false));
    REQUIRE(session.submit({"add", 2}, hand));
    CHECK(session.redo()->code == "nothing_to_undo");
    CHECK(session.record().steps.size() == 1);
}

TEST_CASE("R-39: a throw is not undone, and an undo past the end of a turn needs both: refused else") {
    rules::GameSession<Sum> session(Sum::Match{}, 1);
    kit::FairHand hand;
    REQUIRE(session.submit({"toss", 0}, hand));
    REQUIRE(session.submit({"end", 0}, hand));
    CHECK(session.undo(false)->code == "not_your_side");
    REQUIRE(!session.undo(true));
    CHECK(session.undo(true)->code == "undo_thrown");
    CHECK(session.check_undo(true)->rule == "R-39");
}

TEST_CASE("R-39: dice and physical scattering are throws; gathering, and scattering by the rules, are none") {
    // Pushes nothing, or proposes a place.
    class PushingHand : public kit::FairHand {
    public:
        std::vector<core::Vec2> gather(const measure::GatherTask&) override { return {{1, 1}}; }
        std::vector<core::Vec2> scatter(const measure::ScatterTask&, core::Random&) override { return {{1, 1}}; }
    };
    struct Row {
        const char* cmd;
        bool by_rules, by_hand;  // can be undone
    };
    for (const Row& row : {Row{"roll", false, false}, Row{"gather", true, true}, Row{"scatter", true, false}}) {
        rules::GameSession<Sum> session(Sum::Match{}, 1);
        kit::FairHand fair;
        PushingHand pushing;
        REQUIRE(session.submit({row.cmd, 6}, fair));
        CHECK_MESSAGE(!session.check_undo(false) == row.by_rules, row.cmd);
        REQUIRE(session.submit({row.cmd, 6}, pushing));
        CHECK_MESSAGE(!session.check_undo(false) == row.by_hand, row.cmd);
    }
}

TEST_CASE("R-39: undo restores the random state: what is thrown next is what would have been thrown") {
    rules::GameSession<Sum> straight(Sum::Match{}, 5), winding(Sum::Match{}, 5);
    kit::FairHand hand;
    REQUIRE(straight.submit({"toss", 0}, hand));
    REQUIRE(straight.submit({"toss", 0}, hand));
    REQUIRE(winding.submit({"toss", 0}, hand));
    REQUIRE(winding.submit({"add", 3}, hand));
    REQUIRE(!winding.undo(false));
    REQUIRE(!winding.redo());
    REQUIRE(!winding.undo(false));
    REQUIRE(winding.submit({"toss", 0}, hand));
    CHECK(winding.match() == straight.match());
    CHECK(winding.record().steps == straight.record().steps);
}

TEST_CASE("a refused command carries the nearest legal point and changes nothing") {
    rules::GameSession<Sum> session(Sum::Match{}, 1);
    kit::FairHand hand;
    const auto refused = session.submit({"add", 11}, hand);
    REQUIRE(!refused);
    CHECK(refused.error().nearest == core::Vec2{10, 0});
    CHECK(session.match() == Sum::Match{});
    CHECK(session.steps().empty());
}

TEST_CASE("the record holds each command, what the hand did for it and the hash after it") {
    rules::GameSession<Sum> session(Sum::Match{}, 1);
    kit::FairHand hand;
    REQUIRE(session.submit({"add", 7}, hand));
    REQUIRE(session.submit({"toss", 0}, hand));
    const rules::Record record = session.record();
    CHECK(record.game == "sum");
    REQUIRE(record.steps.size() == 2);
    CHECK(record.steps[0].hand.empty());
    CHECK(record.steps[0].hash == "0000000000000007");
    CHECK(record.steps[1].hand.size() == 1);
    CHECK(record.steps[1].command["cmd"] == "toss");
}
