#pragma once
// Acts and statements of this scene, or of the preparation, that can be challenged or undone (UNI-67, UNI-73). Every
// accepted command has a number, counted through the game; those that matter later are kept as entries.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/card.h"
#include "game/stories/universalis/rules/coin_accounts.h"
#include "game/stories/universalis/rules/ids.h"

namespace rules::universalis {

// UNI-77 to UNI-79: the Complication Pool, and one for each opposing player.

// A seat, or the Complication Pool.
struct PoolId {
    int seat = -1;
    static const rules::Kind& field_kind();
    bool is_complication() const { return seat < 0; }
    friend bool operator==(const PoolId&, const PoolId&) = default;
};
inline constexpr PoolId kComplicationPool{};

struct Pool {
    PoolId pool{};
    int dice = 0, edge = 0;
    int count() const { return dice + edge; }
    FIELDS(pool, dice, edge)
};

// A pool's roll.
struct PoolRoll {
    PoolId pool{};
    std::vector<int> dice{};
    int successes = 0, sum = 0;  // UNI-88: dice of 1 to 5; the sum of those faces
    FIELDS(pool, dice, successes, sum)
};

// The changes made by an act, with the values before it; undone in reverse order.
struct CardMade {
    int card;
    FIELDS(card)
};
struct TraitMade {
    int card, trait;
    FIELDS(card, trait)
};
struct TraitWas {
    int card, trait;
    bool active, bound;
    FIELDS(card, trait, active, bound)
};
struct CardWas {
    int card;
    Placement placement;
    bool eliminated;
    FIELDS(card, placement, eliminated)
};
struct LocationWas {
    std::optional<int> card;
    FIELDS(card)
};
struct TimeWasUnset {
    FIELDS()
};
struct TenetMade {
    int tenet;
    FIELDS(tenet)
};
struct TenetWas {
    int tenet;
    std::string text;
    bool struck;
    FIELDS(tenet, text, struck)
};
struct MiniSceneOpened {
    FIELDS()
};
struct WasFraming {
    FIELDS()
};
struct ComplicationOpened {
    FIELDS()
};
struct EventSuspended {
    int entry;
    FIELDS(entry)
};
struct CardInvolved {
    int card;
    FIELDS(card)
};
struct PoolMade {
    PoolId pool;
    FIELDS(pool)
};
struct DiceMoved {
    PoolId pool;
    int by;
    FIELDS(pool, by)
};
struct TraitSpent {
    int card, trait;
    FIELDS(card, trait)
};
struct VetoWasSpent {
    int seat;
    FIELDS(seat)
};
struct PoolsWereUntouched {
    FIELDS()
};
struct TraitFrozen {
    int trait;
    FIELDS(trait)
};

struct Change : OneOf<CardMade, TraitMade, TraitWas, CardWas, LocationWas, TimeWasUnset, TenetMade, TenetWas,
                      MiniSceneOpened, WasFraming, ComplicationOpened, EventSuspended, CardInvolved, PoolMade,
                      DiceMoved, TraitSpent, VetoWasSpent, PoolsWereUntouched, TraitFrozen> {
    using variant::variant;
    SPECIAL_MEMBERS(Change)
};

enum class EventFate { Happened, Suspended, Foiled };  // UNI-78, UNI-95
ENUM_NAMES(EventFate, "happened", "suspended", "foiled")
// Extra data of an Event's entry.
struct EventStory {
    std::vector<CardId> cards{};
    bool in_aftermath = false, obstructed = false;
    EventFate fate{};
    FIELDS(cards, in_aftermath, obstructed, fate)
};

enum class EntryStatus { Stands, Struck, Undone };
ENUM_NAMES(EntryStatus, "stands", "struck", "undone")

struct Entry {
    int number = 0, seat = 0, turn = 0;
    std::string act{};   // the command's word
    std::string text{};  // what was written with it
    bool mechanical = false, challengeable = false;
    EntryStatus status{};
    bool settled = false;           // UNI-73: can no longer change
    std::vector<int> dropped_by{};  // UNI-74
    std::optional<EventStory> event{};
    std::vector<Line> paid{};
    std::vector<Change> changes{};

    FIELDS(number, seat, turn, act, text, mechanical, challengeable, status, settled, dropped_by, event,
           hash_only(paid), hash_only(changes))
};

}  // namespace rules::universalis
