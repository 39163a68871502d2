#pragma once
// The median battle of a contest, and its replay: the battle is fought again, because recording all battles would take
// too much space.

#include <optional>
#include <span>

#include "game/coin_wars/lab/ledger.h"
#include "game/kit/session/record.h"

namespace lab {

// The most common result; of equally common ones a win before a draw, and A's before B's.
Result commonest(std::span<const Note> notes);
// Orders the battles with this result by balance (B's losses minus A's), then length, then number, and returns the
// middle one; of an even count the lower one. nullopt if there are none.
std::optional<Note> median_battle(std::span<const Note> notes, Result result);
// The typical battle: the median among those with the most common result.
std::optional<Note> median_battle(std::span<const Note> notes);

struct FightReplay {
    FightResult fought;
    rules::Record record;
};
// Fights the battle again through the session. The record's `about` holds the players ("players": A's and B's names, by
// side) and the parameters of the contest; a party that forfeits concedes in it. nullopt if `control` gave up.
std::optional<FightReplay> refight(const Contest& contest, int pair, int battle, Control* control = nullptr);
std::optional<rules::Record> replay_of(const Contest& contest, int pair, int battle, Control* control = nullptr);

}  // namespace lab
