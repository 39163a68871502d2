#pragma once
// What was done or said in this scene, or in preparation, and may be challenged or undone (UNI-67, UNI-73).
// Each accepted command has a number, counted through the game; those that matter later are kept as entries.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/card.h"
#include "game/stories/universalis/rules/coin_accounts.h"
#include "game/stories/universalis/rules/pool.h"

namespace rules::universalis {

// What an act changed, as it was before; undone the last one first.
struct CardMade {
    int card;
    FIELDS(card)
    friend bool operator==(const CardMade&, const CardMade&) = default;
};
struct TraitMade {
    int card, trait;
    FIELDS(card, trait)
    friend bool operator==(const TraitMade&, const TraitMade&) = default;
};
struct TraitWas {
    int card, trait;
    bool active, bound;
    FIELDS(card, trait, active, bound)
    friend bool operator==(const TraitWas&, const TraitWas&) = default;
};
struct CardWas {
    int card;
    Placement placement;
    bool eliminated;
    FIELDS(card, placement, eliminated)
    friend bool operator==(const CardWas&, const CardWas&) = default;
};
struct LocationWas {
    std::optional<int> card;
    FIELDS(card)
    friend bool operator==(const LocationWas&, const LocationWas&) = default;
};
struct TimeWasUnset {
    FIELDS()
    friend bool operator==(const TimeWasUnset&, const TimeWasUnset&) = default;
};
struct TenetMade {
    int tenet;
    FIELDS(tenet)
    friend bool operator==(const TenetMade&, const TenetMade&) = default;
};
struct TenetWas {
    int tenet;
    std::string text;
    bool struck;
    FIELDS(tenet, text, struck)
    friend bool operator==(const TenetWas&, const TenetWas&) = default;
};
struct MiniSceneOpened {
    FIELDS()
    friend bool operator==(const MiniSceneOpened&, const MiniSceneOpened&) = default;
};
struct WasFraming {
    FIELDS()
    friend bool operator==(const WasFraming&, const WasFraming&) = default;
};
struct ComplicationOpened {
    FIELDS()
    friend bool operator==(const ComplicationOpened&, const ComplicationOpened&) = default;
};
struct EventSuspended {
    int entry;
    FIELDS(entry)
    friend bool operator==(const EventSuspended&, const EventSuspended&) = default;
};
struct CardInvolved {
    int card;
    FIELDS(card)
    friend bool operator==(const CardInvolved&, const CardInvolved&) = default;
};
struct PoolMade {
    PoolId pool;
    FIELDS(pool)
    friend bool operator==(const PoolMade&, const PoolMade&) = default;
};
struct DiceMoved {
    PoolId pool;
    int by;
    FIELDS(pool, by)
    friend bool operator==(const DiceMoved&, const DiceMoved&) = default;
};
struct TraitSpent {
    int card, trait;
    FIELDS(card, trait)
    friend bool operator==(const TraitSpent&, const TraitSpent&) = default;
};
struct VetoWasSpent {
    int seat;
    FIELDS(seat)
    friend bool operator==(const VetoWasSpent&, const VetoWasSpent&) = default;
};
struct PoolsWereUntouched {
    FIELDS()
    friend bool operator==(const PoolsWereUntouched&, const PoolsWereUntouched&) = default;
};
struct TraitFrozen {
    int trait;
    FIELDS(trait)
    friend bool operator==(const TraitFrozen&, const TraitFrozen&) = default;
};

struct Change
    : std::variant<CardMade, TraitMade, TraitWas, CardWas, LocationWas, TimeWasUnset, TenetMade, TenetWas,
                   MiniSceneOpened, WasFraming, ComplicationOpened, EventSuspended, CardInvolved, PoolMade,
                   DiceMoved, TraitSpent, VetoWasSpent, PoolsWereUntouched, TraitFrozen> {
    using variant::variant;
    SPECIAL_MEMBERS(Change)
};

enum class EventFate { Happened, Suspended, Foiled };  // UNI-78, UNI-95
WORDS_OF(EventFate, "happened", "suspended", "foiled")
// What an Event's entry has besides.
struct EventTale {
    std::vector<CardId> cards{};
    bool in_aftermath = false, obstructed = false;
    EventFate fate{};
    FIELDS(cards, in_aftermath, obstructed, fate)
    friend bool operator==(const EventTale&, const EventTale&) = default;
};

enum class EntryStatus { Stands, Struck, Undone };
WORDS_OF(EntryStatus, "stands", "struck", "undone")

struct Entry {
    int number = 0, seat = 0, turn = 0;
    std::string act{};   // the command's word
    std::string text{};  // what was written with it
    bool mechanical = false, challengeable = false;
    EntryStatus status{};
    bool settled = false;           // UNI-73: it stands for good
    std::vector<int> dropped_by{};  // UNI-74
    std::optional<EventTale> event{};
    std::vector<Line> paid{};
    std::vector<Change> changes{};

    FIELDS(number, seat, turn, act, text, mechanical, challengeable, status, settled, dropped_by, event,
           hidden(paid), hidden(changes))
    friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace rules::universalis
