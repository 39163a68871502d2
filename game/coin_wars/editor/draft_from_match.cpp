#include "game/coin_wars/editor/draft_from_match.h"

#include <algorithm>

#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/deploy.h"

namespace editor {

namespace {

using cw::Condition;

// The turn, counted from `now`: at least the first.
int from_now(int turn, int now) { return std::max(1, turn - now + 1); }

void count_turns_anew(cw::Scenario& scenario, int now) {
    if (now <= 1) return;
    for (cw::CoinSetup& coin : scenario.coins) {
        if (coin.arrives > 0) coin.arrives = from_now(coin.arrives, now);
        coin.waits = coin.waits > now ? from_now(coin.waits, now) : 0;
    }
    std::erase_if(scenario.terrain,
                  [&](const cw::Terrain& ground) { return ground.to_turn > 0 && ground.to_turn < now; });
    for (cw::Terrain& ground : scenario.terrain) {
        ground.from_turn = from_now(ground.from_turn, now);
        if (ground.to_turn > 0) ground.to_turn = from_now(ground.to_turn, now);
    }
    for (cw::Technology& technology : scenario.advanced.technology)
        technology.from_turn = from_now(technology.from_turn, now);
    for (auto& beyond : scenario.advanced.beyond)
        if (beyond && beyond->to_turn > 0) {
            if (beyond->to_turn < now)
                beyond.reset();
            else
                beyond->to_turn = from_now(beyond->to_turn, now);
        }
    int& turns = scenario.victory.turns;
    if (turns > 0) turns = from_now(turns, now);
}

bool is_lost(const cw::Match& match, int coin) { return match.coin(coin).place == cw::Place::Fallen; }

// Must run before fallen coins are removed.
void ask_for_the_rest(const cw::Match& match, Condition& lost) {
    for (int coin = 0; coin < match.count(); ++coin) {
        const bool counts = lost.named.empty() ? match.side_of(coin) == lost.side
                                               : std::ranges::find(lost.named, coin) != lost.named.end();
        if (!counts || !is_lost(match, coin)) continue;
        if (lost.coins > 0) lost.coins = std::max(1, lost.coins - 1);
        if (lost.cents > 0) lost.cents = std::max(1, lost.cents - match.type(coin).cents);
    }
}

}  // namespace

Draft draft_of_position(const cw::Match& match, const Draft& of) {
    Draft draft = of;
    cw::Scenario& scenario = draft.scenario;
    scenario = *match.scenario;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        scenario.sides[cw::index(side)].zone = cw::deployment_zone(scenario, side);
    scenario.free.reset();  // all its coins are placed now
    scenario.armies.clear();
    for (const cw::Army& army : match.armies)
        if (auto body = cw::body(match, army.number); body.size() > 1)
            scenario.armies.push_back(std::move(body));
    std::vector<int> gone;
    for (int coin = 0; coin < match.count(); ++coin) {
        cw::CoinSetup& setup = scenario.coins[static_cast<std::size_t>(coin)];
        const cw::Coin& now = match.coin(coin);
        if (now.place == cw::Place::Fallen) gone.push_back(coin);
        if (now.place == cw::Place::Hand) setup.at.reset();
        if (now.place != cw::Place::Table) continue;
        setup.at = now.at;
        setup.arrives = 0;
        setup.area.clear();
    }
    for (Condition* condition : conditions(scenario.victory))
        if (condition->kind == Condition::Kind::Lost) ask_for_the_rest(match, *condition);
    count_turns_anew(scenario, match.turn);
    if (match.phase == cw::Phase::Play) scenario.first = match.side;
    remove_coins(scenario, gone);
    return draft;
}

}  // namespace editor
