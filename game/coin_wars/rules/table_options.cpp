#include "game/coin_wars/rules/table_options.h"

#include <array>
#include <type_traits>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

namespace {

template <auto Member>
TableOption row_of(TableOption row) {
    using Value = std::remove_reference_t<decltype(std::declval<TableOptions&>().*Member)>;
    row.yes_or_no = std::is_same_v<Value, bool>;
    row.now = [](const TableOptions& options) { return static_cast<std::size_t>(options.*Member); };
    row.set = [](TableOptions& options, std::size_t value) { options.*Member = static_cast<Value>(value); };
    return row;
}

bool has_slow_ground(const Scenario& scenario) {
    return core::contains(scenario.terrain, Ground::Slow, &Terrain::kind);
}

const TableOption kTableOptions[] = {
    row_of<&TableOptions::card_range>(
        {.key = "card_range",
         .name = mark("Range of the card"),
         .rules = {"R-13", "CW-12"},
         .values = {{mark("diagonal"),
                     mark("A shot reaches its target if one card laid flat can touch both coins: up to 5.83 in."),
                     "any"},
                    {mark("long edge"), mark("A shot reaches along the card's long edge: 5 in."), "long_edge",
                     mark("shots 5 in")},
                    {mark("short edge"), mark("A shot reaches along the card's short edge: 3 in."), "short_edge",
                     mark("shots 3 in")}}}),
    row_of<&TableOptions::friends>({.key = "friends",
                                    .name = mark("Own coins"),
                                    .rules = {"R-8"},
                                    .values = {{mark("pass"), mark("A side's own coins let each other pass."), "pass"},
                                               {mark("block"), mark("A side's own coins stop a move as enemies do."),
                                                "block", mark("own coins block")}}}),
    row_of<&TableOptions::spy_struck_back>({.key = "spy_struck_back",
                                            .name = mark("Strike back at Spies"),
                                            .rules = {"R-15", "CW-15"},
                                            .values = {{mark("no"), mark("A Spy's victim does not strike back."), "no"},
                                                       {mark("yes"), mark("A Spy's victim still strikes back."), "yes",
                                                        mark("Spies' victims strike back")}}}),
    row_of<&TableOptions::spy_beats_armored>(
        {.key = "spy_beats_armored",
         .name = mark("Spy beats Armored"),
         .rules = {"R-16", "CW-16", "R-15"},
         .values = {{mark("no"), mark("Armored coins withstand a Spy."), "no"},
                    {mark("yes"), mark("A Spy takes Armored coins, too."), "yes", mark("Spies beat Armored")}}}),
    row_of<&TableOptions::engage>(
        {.key = "engage",
         .name = mark("Move, then strike"),
         .rules = {"R-3", "CW-7"},
         .values = {{mark("no"), mark("A coin moves or attacks, once a turn."), "no"},
                    {mark("yes"),
                     mark("A coin that has moved may attack in contact later in the turn, at its own cost."),
                     "move_then_attack", mark("move, then strike")}},
         .tournament = 1}),
    row_of<&TableOptions::gather>(
        {.key = "gather",
         .name = mark("Bringing up an Army"),
         .rules = {"R-20", "R-20a", "CW-19", "CW-20"},
         .values = {{mark("from anywhere"), mark("Members of an Army are brought up from wherever they are."), "free"},
                    {mark("own reach"),
                     mark("No member of an Army is brought up farther than it could move on its own."), "own_reach",
                     mark("brought up within reach")}},
         .tournament = 1}),
    row_of<&TableOptions::army_front>(
        {.key = "army_front",
         .name = mark("Army members that count"),
         .rules = {"R-21", "R-22"},
         .values = {{mark("all"), mark("All of an Army's Offense counts in close combat."), "whole"},
                    {mark("two ranks"),
                     mark("Only members that touch the enemy, and those behind them, count in close combat."),
                     "two_ranks", mark("two ranks strike")}},
         .tournament = 1}),
    row_of<&TableOptions::fire_blocked>(
        {.key = "fire_blocked",
         .name = mark("Coins block shots"),
         .rules = {"R-13", "CW-12"},
         .values = {{mark("no"), mark("Coins in between do not block a shot."), "no"},
                    {mark("enemies"), mark("An enemy coin in between blocks a shot."), "enemies",
                     mark("enemies block shots")},
                    {mark("any"), mark("Any coin in between blocks a shot."), "any", mark("coins block shots")}},
         .tournament = 2}),
    row_of<&TableOptions::slow>(
        {.key = "slow",
         .name = mark("Slow ground"),
         .rules = {"BX-2"},
         .values =
             {{mark("start only"), mark("A move that starts on slow ground has only half the card's edge."), "start"},
              {mark("whole way"),
               mark("A move that starts on slow ground, or leads onto or over it, has only half the card's edge."),
               "way", mark("slow all the way")}},
         .of_battle = true,
         .asked = has_slow_ground}),
};
static_assert(sizeof(TableOptions) == std::size(kTableOptions), "each option has its row");

}  // namespace

std::span<const TableOption> table_options() { return kTableOptions; }

// Files have always named `spy_beats_armored` before `spy_struck_back`.
std::span<const TableOption* const> table_options_as_written() {
    static const auto kWritten = [] {
        std::array<const TableOption*, std::size(kTableOptions)> order{};
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = &kTableOptions[i];
        std::swap(order[2], order[3]);
        return order;
    }();
    return kWritten;
}

TableOptions kitchen_table() { return {}; }

TableOptions tournament() {
    TableOptions options;
    for (const TableOption& option : kTableOptions) option.set(options, option.tournament);
    return options;
}

TableOptions with_preset(const TableOptions& preset, const TableOptions& battle) {
    TableOptions options = preset;
    for (const TableOption& option : kTableOptions)
        if (option.of_battle) option.set(options, option.now(battle));
    return options;
}

}  // namespace rules::coin_wars
