// The teacher in small battles with known best turns.

#include "game/coin_wars/analysis/analysis.h"

#include <doctest/doctest.h>

#include "game/coin_wars/analysis/analysis_json.h"
#include "tests/support/kit.h"
#include "tests/support/table_text.h"

using namespace tests;
using analysis::Analyst;
using analysis::Reason;
using rules::coin_wars::CoinWars;

namespace {

// Each Quarter touches a Dime that it could take at once.
const char* const kGift = R"(
    h1 quarter heads 10 10
    h2 quarter heads 20 10
    t1 dime tails 10.83 10
    t2 dime tails 20.83 10
    t3 quarter tails 16 18
)";

class Played {
public:
    explicit Played(const std::string& coins) : session(table(coins), 1) {}
    Played& then(const Command& command) {
        kit::FairHand hand;
        const auto done = session.submit(command, hand);
        REQUIRE(done);
        return *this;
    }
    rules::GameSession<CoinWars> session;
};

}  // namespace

TEST_CASE("a turn that leaves a coin standing that it could have taken is named") {
    Played played(kGift);
    played.then(EndTurn{});
    Analyst analyst(played.session.steps(), played.session.match());
    CHECK_FALSE(analyst.go_on());
    const auto& turns = analyst.found().turns;
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].loss() > analysis::kMistake);
    CHECK_FALSE(turns[0].better.empty());
    CHECK(turns[0].reason == Reason{Reason::Kind::Missed, {2, 3}});
    CHECK(words::english(in_words(*played.session.match().scenario, turns[0].reason)) ==
          "It could have taken 2 \u00d7 Dime.");
    CHECK(analyst.found().mattered() == std::vector<std::size_t>{0});
    CHECK(analyst.found().accuracy(Side::Heads) < 90);
    CHECK(analyst.found().accuracy(Side::Tails) == 100);
}

TEST_CASE("the turn that takes it loses nothing") {
    Played played(kGift);
    played.then(Attack{{"h1"}, {"t1"}}).then(Attack{{"h2"}, {"t2"}}).then(EndTurn{});
    Analyst analyst(played.session.steps(), played.session.match());
    analyst.go_on();
    CHECK(analyst.found().turns[0].loss() < analysis::kMistake);
}

TEST_CASE("what decided a battle: the winner's last turn is told, and no turn for whose turn it was") {
    // The side that has just played always seems to be ahead, and neither has played badly.
    const auto turn = [](int number, Side side, double before, double after) {
        return analysis::TurnReview{.turn = number, .side = side, .before = before, .after = after, .best = after};
    };
    analysis::Analysis found{{turn(1, Side::Heads, 0.3, 0.7), turn(1, Side::Tails, 0.3, 0.7),
                              turn(2, Side::Heads, 0.3, 0.7), turn(2, Side::Tails, 0.3, 1)}};
    CHECK(found.gain(0) == doctest::Approx(0));
    // As the curve shows it, which evens the end out as well.
    CHECK(found.course()[3] == doctest::Approx(0.425));
    CHECK(found.gain(3) == doctest::Approx(0.425));
    CHECK(found.gain(1) == doctest::Approx(0.075));
    CHECK(found.mattered() == std::vector<std::size_t>{3, 1});
    // The loser's mistakes come first, and the winning turn is reported as well.
    found.turns[0].best = found.turns[2].best = 0.9;
    CHECK(found.mattered() == std::vector<std::size_t>{0, 2, 3});
    found.turns.pop_back();
    CHECK(found.mattered() == std::vector<std::size_t>{0, 2});
    CHECK(analysis::Analysis().mattered().empty());
}

TEST_CASE("an analysis is read as it was written, and nothing else is taken for one") {
    Played played(kGift);
    played.then(EndTurn{}).then(EndTurn{});
    Analyst analyst(played.session.steps(), played.session.match());
    while (analyst.go_on()) continue;
    const Match& match = played.session.match();
    const rules::Json json = analysis::to_json(analyst.found(), match);
    const auto read = analysis::analysis_from(json, match, played.session.steps().size());
    REQUIRE(read);
    CHECK(analysis::to_json(*read, match) == json);
    CHECK_FALSE(analysis::analysis_from(json, match, 1));
    CHECK_FALSE(analysis::analysis_from({{"format", "coinwars-analysis/1"}, {"turns", 3}}, match, 2));
    CHECK_FALSE(analysis::analysis_from(nullptr, match, 2));
    rules::Json other = json;
    other["turns"][0]["side"] = "edge";
    CHECK_FALSE(analysis::analysis_from(other, match, 2));
    for (const auto& each : json["turns"][0].items())
        for (const double huge : {1e200, -1e308}) {
            const std::string& key = each.key();
            rules::Json changed = json;
            if (each.value().is_number()) changed["turns"][0][key] = huge;
            if (key == "steps") changed["turns"][0][key][1] = huge;
            const bool same = changed == json;
            CHECK_MESSAGE(analysis::analysis_from(changed, match, 2).has_value() == same, key);
        }
}
