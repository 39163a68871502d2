#include "tests/replays/stage.h"

#include <stdexcept>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/into_contact.h"
#include "tests/replays/greedy.h"

namespace replays {

namespace {

Match start_of(Scenario battle) {
    for (const Side side : {Side::Heads, Side::Tails}) battle.sides[index(side)].zone = deployment_zone(battle, side);
    auto match = CoinWars::start(to_json(battle));
    if (!match) throw std::runtime_error(battle.title + ": " + words::english(match.error().message));
    return std::move(*match);
}

}  // namespace

Stage::Stage(const Scenario& battle, std::uint64_t seed, std::unique_ptr<rules::Hand> hand)
    : session_(start_of(battle), seed), hand_(std::move(hand)) {}

void Stage::act(const Command& command) {
    if (const auto events = session_.submit(command, *hand_); !events)
        throw std::runtime_error("step " + std::to_string(session_.steps().size()) + ": " +
                                 CoinWars::to_json(command).dump() + " is refused: " + events.error().rule + " " +
                                 words::english(events.error().message));
}

std::string Stage::form(const Ids& coins, const std::string& commander) {
    act(Form{coins, commander});
    return army_id(match().armies_formed);
}

void Stage::open(bool swap, std::optional<rules::Face> told, Side first) {
    act(Agree{Side::Heads});
    act(Agree{Side::Tails});
    act(Faces{swap});
    act(Toss{told});
    act(Order{first});
}

void Stage::deploy(Side side, Vec2 corner, int across) {
    double x = corner.x, y = corner.y;
    int placed = 0;
    for (int i = 0; i < match().count(); ++i) {
        if (match().side_of(i) != side || match().coin(i).place != Place::Hand) continue;
        const double step = match().type(i).diameter + 1.0 / 1024;
        act(PlaceCoin{match().id(i), {x + step / 2, y}});
        x += step;
        if (++placed % across != 0) continue;
        x = corner.x;
        y += 1.25;
    }
}

void Stage::charge(const std::string& coin, const std::string& target, std::optional<Vec2> to) {
    act(Charge{coin, way_into_contact(match(), match().find(coin), match().find(target)), target, to});
}

void Stage::link_again(const std::string& army) {
    const int number = match().find_army(army);
    for (const int lost : members(match(), number)) {
        if (!match().coin(lost).cut_off) continue;
        for (const int front : body(match(), number)) {
            const Vec2 way = match().coin(lost).at - match().coin(front).at;
            for (const double far : {3.0, 2.0, 1.0}) {
                const Move move{"", match().coin(front).at + core::unit(way) * far, army, match().id(front)};
                if (!CoinWars::check(match(), move)) return act(move);
            }
        }
    }
    throw std::runtime_error("no move links " + army + " again");
}

void Stage::play_decisions() {
    while (!match().awaiting.empty()) act(greedy(match()));
}

void Stage::play_until_dice_are_told() {
    while (!over()) {
        Command next = greedy(match());
        if (auto* attack = get_if<Attack>(&next))
            for (int dice = 1; dice <= 5; ++dice) {
                attack->dice.assign(static_cast<std::size_t>(dice), 4);
                if (!CoinWars::check(match(), *attack)) return act(next);
            }
        act(greedy(match()));
    }
    throw std::runtime_error("no dice were told");
}

void Stage::play_turns(int turns) {
    for (int i = 0; i < turns && !over(); ++i) {
        const Side side = match().side;
        const int turn = match().turn;
        while (!over() && match().side == side && match().turn == turn) act(greedy(match()));
    }
}

}  // namespace replays
