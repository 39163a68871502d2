// A battle lost on purpose: Macedonia, well ahead at Gaugamela, does nothing from turn 2 on.

#include <doctest/doctest.h>

#include <fstream>

#include "game/coin_wars/analysis/analysis.h"
#include "game/kit/session/recorded_hand.h"

using rules::coin_wars::CoinWars;
using rules::coin_wars::Side;

TEST_CASE("the turn that threw a battle away is named first") {
    std::ifstream file(COINWARS_SOURCE_DIR "/tests/game/coin_wars/analysis/thrown_away.json");
    const auto record = rules::record_from_json(rules::Json::parse(file));
    REQUIRE(record);
    rules::GameSession<CoinWars> session(*CoinWars::start(record->start), 1);
    for (const rules::RecordStep& step : record->steps) {
        rules::RecordedHand hand(step.hand);
        REQUIRE(session.submit(*CoinWars::command_from(step.command), hand));
    }
    analysis::Analyst analyst(session.steps(), session.match());
    while (analyst.go_on()) continue;
    CHECK(analyst.progress() == 1);
    const std::vector<std::size_t> mattered = analyst.found().mattered();
    REQUIRE_FALSE(mattered.empty());
    const analysis::TurnReview& worst = analyst.found().turns[mattered.front()];
    CHECK(worst.turn == 2);
    CHECK(worst.side == Side::Heads);
    CHECK(worst.loss() > analysis::kBlunder);
    CHECK(analyst.found().accuracy(Side::Heads) < 50);
}
