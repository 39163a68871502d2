// The order of the rule book: each section and the files that implement it.

#include "game/coin_wars/rules/coin_wars.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army_forming.h"
#include "game/kit/one_of.h"

// 2. Starting
#include "game/coin_wars/rules/deploy.h"
// 3. The turn
#include "game/coin_wars/rules/turn.h"
// 4. Moving
#include "game/coin_wars/rules/move.h"
// 5. Attacking
#include "game/coin_wars/rules/attack.h"
// 6. Traits: shoot and strength are used by attack
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/trait_action.h"
// 7. Armies: march, force, losses and ranks are used by move, attack and fight
#include "game/coin_wars/rules/attack_sequence.h"
// 8. Advanced rules: terrain, technology, dice and going_beyond are used where they apply
// Ground (BX-1, BX-2, BX-11 to BX-13): ground, roads and sight are used by path and shoot
#include "game/coin_wars/rules/changing_ground.h"
// 9. Ending
#include "game/coin_wars/rules/ending.h"
// BX-9: automatic effects
#include "game/coin_wars/rules/special_triggers.h"
// The nearest legal point for a refused one
#include "game/coin_wars/rules/nearest_legal.h"

namespace rules::coin_wars {

namespace {

struct Checking {
    const Match& match;
    template <class C>
    std::optional<Refusal> operator()(const C& command) const {
        return coin_wars::check(match, command);
    }
};

struct Applying {
    Match& match;
    Throws throws;
    Events operator()(const Toss& toss) const {
        const Face shown = toss.face ? *toss.face : throws.toss();
        return coin_wars::apply(match, toss, shown);
    }
    template <class C>
    Events operator()(const C& command) const {
        if constexpr (requires { coin_wars::apply(match, throws, command); })
            return coin_wars::apply(match, throws, command);
        else
            return coin_wars::apply(match, command);
    }
};

}  // namespace

std::optional<Refusal> CoinWars::check(const Match& match, const Command& command) {
    if (auto refusal = check_phase(match, command)) return refusal;
    return visit(Checking{match}, command);
}

std::optional<Vec2> CoinWars::nearest(const Match& match, const Command& command) {
    if (check_phase(match, command)) return std::nullopt;
    if (const auto* move = get_if<Move>(&command)) return nearest_legal(match, *move);
    if (const auto* charge = get_if<Charge>(&command)) return nearest_legal(match, *charge);
    if (const auto* place = get_if<PlaceCoin>(&command)) return nearest_legal(match, *place);
    return std::nullopt;
}

std::vector<Event> CoinWars::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    Events events = visit(Applying{match, {random, hand}}, command);
    if (match.phase != Phase::Play || !match.awaiting.empty()) return events;
    append(events, change_ground(match, Moment::Midst));
    append(events, tell_words(match));
    append(events, end_at_goal(match));
    return events;
}

std::optional<int> CoinWars::actor_of(const Match& match, const Command& command) {
    return visit(
        [&match](const auto& each) -> std::optional<int> {
            using Each = std::decay_t<decltype(each)>;
            if constexpr (is_one_of<Each, Toss, Faces>) return std::nullopt;
            if constexpr (requires { each.side; }) return static_cast<int>(index(each.side));
            if constexpr (is_one_of<Each, Order>)
                return static_cast<int>(index(match.toss_winner.value_or(match.side)));
            return static_cast<int>(index(match.side));
        },
        command);
}

std::uint64_t CoinWars::hash(const Match& match) { return hash_of(match); }

Command CoinWars::concession(int seat) { return Concede{seat == 0 ? Side::Heads : Side::Tails, true}; }

bool CoinWars::is_turn_of(const Match& match, int seat) {
    const Side side = seat == 0 ? Side::Heads : Side::Tails;
    switch (match.phase) {
        case Phase::Agree:
            return !match.agreed[index(side)];
        case Phase::Faces:
        case Phase::Toss:
            return true;
        case Phase::Order:
            return match.toss_winner == side;
        case Phase::Deploy:
            return match.side == side;
        case Phase::Play:
            if (!match.awaiting.empty()) return match.awaiting.front().side == side;
            if (match.ending.draw_offered) return match.ending.draw_offered != side;
            return match.side == side;
        case Phase::Over:
            return false;
    }
    return false;
}

bool CoinWars::is_sealed(const Match& match, const Command& command, bool hidden) {
    return hidden && match.phase == Phase::Deploy &&
           visit(
               [](const auto& each) {
                   return is_one_of<std::decay_t<decltype(each)>, PlaceCoin, PlaceCoins, Unplace, Form, Join, Ready>;
               },
               command);
}

std::vector<int> CoinWars::seats_to_commit(const Match& match, const std::vector<int>& sealed, bool hidden) {
    if (!hidden || match.phase != Phase::Deploy) return {};
    const auto has_sealed = [&](Side side) {
        return match.ready[index(side)] || core::contains(sealed, static_cast<int>(index(side)));
    };
    for (const Side side : {match.side, other(match.side)})
        if (!has_sealed(side)) return {static_cast<int>(index(side))};
    return {};
}

// consent is needed to undo the end of a turn, or a reported real toss or roll, which could otherwise be reported
// again.
bool CoinWars::undo_needs_consent(const Match&, const Command& command) {
    if (const auto* toss = get_if<Toss>(&command)) return toss->face.has_value();
    if (const auto* attack = get_if<Attack>(&command)) return !attack->dice.empty();
    if (const auto* charge = get_if<Charge>(&command)) return !charge->dice.empty();
    return holds_alternative<EndTurn>(command);
}

}  // namespace rules::coin_wars
