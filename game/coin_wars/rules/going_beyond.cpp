#include "game/coin_wars/rules/going_beyond.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

namespace {

struct Gone {
    int in_battle = 0, in_turn = 0;
};

Gone gone_so_far(const Match& match, Side side) {
    Gone gone;
    for (int i = 0; i < match.count(); ++i) {
        if (match.side_of(i) != side || !match.coin(i).went_beyond) continue;
        ++gone.in_battle;
        if (match.coin(i).turn == match.turn) ++gone.in_turn;
    }
    return gone;
}

std::optional<Refusal> check_limits(const Match& match, int coin, int before) {
    const Side side = match.side_of(coin);
    const auto& allowed = match.scenario->advanced.beyond[index(side)];
    const auto about = [&](const char* rule, Phrase message) {
        return refuse("rule_off", rule, std::move(message), {}, {match.id(coin)});
    };
    if (!allowed) return about("CW-28", say("Going beyond is not agreed on for {1}.", name_of(match, side)));
    if (!allowed->coins.empty() && !core::contains(allowed->coins, coin))
        return about("BX-6", say("{1} is not one of those that may go beyond.", name_of(match, coin)));
    if (allowed->to_turn > 0 && match.turn > allowed->to_turn)
        return about("BX-6", say("In this battle coins may go beyond only up to round {1}.", allowed->to_turn));
    const Gone gone = gone_so_far(match, side);
    if (allowed->a_battle > 0 && gone.in_battle + before >= allowed->a_battle)
        return about("BX-6", say("At most {1} may go beyond in this battle; so far: {2}.", allowed->a_battle,
                                 gone.in_battle + before));
    if (allowed->a_turn > 0 && gone.in_turn + before >= allowed->a_turn)
        return about("BX-6",
                     say("At most {1} may go beyond in a turn; so far: {2}.", allowed->a_turn, gone.in_turn + before));
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> check_beyond(const Match& match, int coin) { return check_limits(match, coin, 0); }

core::Result<std::vector<int>, Refusal> going_beyond(const Match& match, const Ids& named,
                                                     const std::vector<int>& units, const StrikeContext& bout) {
    std::vector<int> coins;
    for (const std::string& id : named) {
        const int coin = match.find(id);
        if (!core::contains(units, coin))
            return core::failure(
                refuse("bad_argument", "R-31",
                       say("Coin {1} takes no part in this attack: nothing would be doubled.", plain(id))));
        if (core::contains(coins, coin))
            return core::failure(
                refuse("bad_argument", "R-31", say("{1} is named twice.", name_of(match, coin)), {}, {id}));
        if (auto refusal = check_limits(match, coin, static_cast<int>(coins.size())))
            return core::failure(std::move(*refusal));
        if (offense_value(match, coin, bout) == 0)
            return core::failure(refuse("bad_argument", "R-31",
                                        say("{1} has Offense 0: doubling changes nothing.", name_of(match, coin)), {},
                                        {id}));
        coins.push_back(coin);
    }
    return coins;
}

}  // namespace rules::coin_wars
