#pragma once
// The median battle of a contest, and its replay: fought again, because records of all battles would not find
// room.

#include <optional>
#include <span>

#include "game/coin_wars/lab/ledger.h"
#include "game/kit/record.h"

namespace lab {

// Of the battles ordered by balance (what B lost more than A), then length, then number: the one in the
// middle, of an even count the lower one. Nothing where there is none.
std::optional<Note> median_battle(std::span<const Note> notes);
// The same among battles with this result.
std::optional<Note> median_battle(std::span<const Note> notes, Result result);

// The battle fought again through the door. The record's `about` holds the players ("players": A's and B's
// titles, by side) and what the contest was; who forfeits concedes in it. Nothing where `control` has given
// up.
struct Refought {
    Fought fought;
    rules::Record record;
};
std::optional<Refought> refight(const Contest& contest, int pair, int battle, Control* control = nullptr);
std::optional<rules::Record> replay_of(const Contest& contest, int pair, int battle,
                                       Control* control = nullptr);

}  // namespace lab
