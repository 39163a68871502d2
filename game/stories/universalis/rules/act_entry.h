#pragma once
// What was done or said in this scene, or in preparation, and may be challenged or undone (UNI-67, UNI-73).
// Each accepted command has a number, counted through the game; those that matter later are kept as entries.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/universalis/rules/card.h"
#include "game/stories/universalis/rules/coin_accounts.h"
#include "game/stories/universalis/rules/pool.h"

namespace rules::universalis {

// What an act changed, as it was before; undone the last one first.
struct CardMade {
    int card;
    static constexpr auto kFields = fields("card", &CardMade::card);
    friend bool operator==(const CardMade&, const CardMade&) = default;
};
struct TraitMade {
    int card, trait;
    static constexpr auto kFields = fields("card", &TraitMade::card, "trait", &TraitMade::trait);
    friend bool operator==(const TraitMade&, const TraitMade&) = default;
};
struct TraitWas {
    int card, trait;
    bool active, bound;
    static constexpr auto kFields = fields("card", &TraitWas::card, "trait", &TraitWas::trait, "active",
                                           &TraitWas::active, "bound", &TraitWas::bound);
    friend bool operator==(const TraitWas&, const TraitWas&) = default;
};
struct CardWas {
    int card;
    Placement placement;
    bool eliminated;
    static constexpr auto kFields =
        fields("card", &CardWas::card, "placement", &CardWas::placement, "eliminated", &CardWas::eliminated);
    friend bool operator==(const CardWas&, const CardWas&) = default;
};
struct LocationWas {
    std::optional<int> card;
    static constexpr auto kFields = fields("card", &LocationWas::card);
    friend bool operator==(const LocationWas&, const LocationWas&) = default;
};
struct TimeWasUnset {
    static constexpr auto kFields = fields();
    friend bool operator==(const TimeWasUnset&, const TimeWasUnset&) = default;
};
struct TenetMade {
    int tenet;
    static constexpr auto kFields = fields("tenet", &TenetMade::tenet);
    friend bool operator==(const TenetMade&, const TenetMade&) = default;
};
struct TenetWas {
    int tenet;
    std::string text;
    bool struck;
    static constexpr auto kFields =
        fields("tenet", &TenetWas::tenet, "text", &TenetWas::text, "struck", &TenetWas::struck);
    friend bool operator==(const TenetWas&, const TenetWas&) = default;
};
struct MiniSceneOpened {
    static constexpr auto kFields = fields();
    friend bool operator==(const MiniSceneOpened&, const MiniSceneOpened&) = default;
};
struct WasFraming {
    static constexpr auto kFields = fields();
    friend bool operator==(const WasFraming&, const WasFraming&) = default;
};
struct ComplicationOpened {
    static constexpr auto kFields = fields();
    friend bool operator==(const ComplicationOpened&, const ComplicationOpened&) = default;
};
struct EventSuspended {
    int entry;
    static constexpr auto kFields = fields("entry", &EventSuspended::entry);
    friend bool operator==(const EventSuspended&, const EventSuspended&) = default;
};
struct CardInvolved {
    int card;
    static constexpr auto kFields = fields("card", &CardInvolved::card);
    friend bool operator==(const CardInvolved&, const CardInvolved&) = default;
};
struct PoolMade {
    PoolId pool;
    static constexpr auto kFields = fields("pool", &PoolMade::pool);
    friend bool operator==(const PoolMade&, const PoolMade&) = default;
};
struct DiceMoved {
    PoolId pool;
    int by;
    static constexpr auto kFields = fields("pool", &DiceMoved::pool, "by", &DiceMoved::by);
    friend bool operator==(const DiceMoved&, const DiceMoved&) = default;
};
struct TraitSpent {
    int card, trait;
    static constexpr auto kFields = fields("card", &TraitSpent::card, "trait", &TraitSpent::trait);
    friend bool operator==(const TraitSpent&, const TraitSpent&) = default;
};
struct VetoWasSpent {
    int seat;
    static constexpr auto kFields = fields("seat", &VetoWasSpent::seat);
    friend bool operator==(const VetoWasSpent&, const VetoWasSpent&) = default;
};
struct PoolsWereUntouched {
    static constexpr auto kFields = fields();
    friend bool operator==(const PoolsWereUntouched&, const PoolsWereUntouched&) = default;
};
struct TraitFrozen {
    int trait;
    static constexpr auto kFields = fields("trait", &TraitFrozen::trait);
    friend bool operator==(const TraitFrozen&, const TraitFrozen&) = default;
};

using Change =
    std::variant<CardMade, TraitMade, TraitWas, CardWas, LocationWas, TimeWasUnset, TenetMade, TenetWas,
                 MiniSceneOpened, WasFraming, ComplicationOpened, EventSuspended, CardInvolved, PoolMade,
                 DiceMoved, TraitSpent, VetoWasSpent, PoolsWereUntouched, TraitFrozen>;

enum class EventFate { Happened, Suspended, Foiled };  // UNI-78, UNI-95
// What an Event's entry has besides.
struct EventTale {
    std::vector<int> cards{};
    bool in_aftermath = false, obstructed = false;
    EventFate fate{};
    static constexpr auto kFields =
        fields("cards", &EventTale::cards, "in_aftermath", &EventTale::in_aftermath, "obstructed",
               &EventTale::obstructed, "fate", &EventTale::fate);
    friend bool operator==(const EventTale&, const EventTale&) = default;
};

enum class EntryStatus { Stands, Struck, Undone };

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

    static constexpr auto kFields = fields(
        "number", &Entry::number, "seat", &Entry::seat, "turn", &Entry::turn, "act", &Entry::act, "text",
        &Entry::text, "mechanical", &Entry::mechanical, "challengeable", &Entry::challengeable, "status",
        &Entry::status, "settled", &Entry::settled, "dropped_by", &Entry::dropped_by, "event", &Entry::event);
    friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace rules::universalis
