#pragma once
// The median battle of a contest, and its replay: it is fought again, because recording all battles would
// take too much space.

#include <optional>
#include <span>

#include "game/coin_wars/lab/ledger.h"
#include "game/kit/session/record.h"

namespace lab {

// The commonest result; of equals a decided one before a draw, and A's before B's.
Result commonest(std::span<const Note> notes);
// Orders the battles with this result by balance (B's losses minus A's), then length, then number, and returns the
// middle one, of an even count the lower one. Nullopt if there are none.
std::optional<Note> median_battle(std::span<const Note> notes, Result result);
// The one that is typical of what happens: among those with the commonest result.
std::optional<Note> median_battle(std::span<const Note> notes);

// The battle fought again through the session. The record's `about` holds the players ("players": A's and B's
// names, by side) and the parameters of the contest; a party that forfeits concedes in it. Nullopt if
// `control` gave up.
struct FightReplay {
    FightResult fought;
    rules::Record record;
};
std::optional<FightReplay> refight(const Contest& contest, int pair, int battle, Control* control = nullptr);
std::optional<rules::Record> replay_of(const Contest& contest, int pair, int battle, Control* control = nullptr);

}  // namespace lab
