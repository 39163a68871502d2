#pragma once
// Events, in order. Each carries before and after, so that a view needs nothing else, and has its word in the protocol.
// Coins are indices into the scenario, Armies are numbers.

#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"

namespace rules::coin_wars {

struct Agreed {
    Side side;
    NAMED_FIELDS("agreed", side)
};
struct FacesChosen {
    bool swapped;
    NAMED_FIELDS("faces", swapped)
};
struct Tossed {
    Face face;
    bool real;  // entered by the players, not thrown by the hand
    NAMED_FIELDS("tossed", face, real)
};
struct Ordered {
    Side first;
    NAMED_FIELDS("ordered", first)
};
// `side` took the other edge; the zones swap ends
struct EdgeTaken {
    Side side;
    NAMED_FIELDS("edge", side)
};
struct Placed {
    CoinId coin;
    std::optional<Vec2> from, to;  // no `to`: back into the hand
    NAMED_FIELDS("placed", coin, from, to)
};
struct SaidReady {
    Side side;
    NAMED_FIELDS("ready", side)
};

// Section 7
struct Formed {
    ArmyId army;
    Side side;
    CoinIds members;
    CoinId commander;
    NAMED_FIELDS("formed", army, side, members, commander)
};
struct Joined {
    ArmyId army;
    CoinIds coins;
    ArmyId other;  // the Army that merged into it, or kNoArmy
    NAMED_FIELDS("joined", army, coins, other)
};
// R-18; `after` is kNoCoin if no commander is left
struct CommanderChanged {
    ArmyId army;
    CoinId before, after;
    NAMED_FIELDS("commander", army, before, after)
};
struct CardLaid : measure::Card {
    CardLaid() = default;
    CardLaid(const measure::Card& card) : measure::Card(card) {}
    FIELDS(corner, along, edge, left)
};
struct Shift {
    CoinId coin;
    Vec2 from, to;
    FIELDS(coin, from, to)
};
// members brought up; `cut_off`: those that had no way
struct Regrouped {
    ArmyId army;
    std::vector<Shift> moves;
    CoinIds cut_off;
    NAMED_FIELDS("regrouped", army, moves, cut_off)
};
// one coin or none is left; or taken apart during deployment
struct Dissolved {
    ArmyId army;
    CoinIds coins;
    NAMED_FIELDS("dissolved", army, coins)
};

struct Moved {
    CoinId coin;  // of an Army: its front coin
    Vec2 from, to;
    CardLaid card;                // where the card lay: lets a replay lay it again
    CoinId stopped_by = kNoCoin;  // the coin whose touch ended the move
    bool stopped_by_ground = false;
    ArmyId army = kNoArmy;
    NAMED_FIELDS("moved", coin, army, from, to, card, stopped_by, stopped_by_ground)
};
// the rest of a Charge was no longer possible as commanded; the coin stays where it struck
struct StoodStill {
    CoinId coin;
    std::string rule;
    NAMED_FIELDS("stood_still", coin, rule)
};

// Attacked and AttackedBack: after the dice. In JSON, `damage` on a single target is the total it must withstand.
struct Struck {
    Strike strike;
    FIELDS(strike.attacker, strike.target, strike.army, strike.target_army, strike.ranged, strike.units, strike.offense,
           strike.defense, strike.dice, strike.damage, strike.beats, strike.rule, maybe(strike.damage_to_armored))
};
struct Attacked : Struck {
    static constexpr const char* kWord = "attacked";
};
struct AttackedBack : Struck {
    static constexpr const char* kWord = "attacked_back";
};
struct WentBeyond {
    CoinId coin;  // CW-28
    NAMED_FIELDS("went_beyond", coin)
};
struct UsedTrait {
    const Trait* trait;  // section 6; its effects follow as events
    CoinId coin, on;
    NAMED_FIELDS("used_trait", trait, coin, on)
};
struct Awaited {
    Decision decision;
    NAMED_FIELDS("awaiting", decision.decision(), decision.side, decision.army, maybe(decision.damage),
                 maybe(decision.damage_to_armored), maybe(decision.attacker), maybe(decision.proposal))
};
struct Decided {
    Decision decision;
    CoinIds losses;
    bool split;
    NAMED_FIELDS("decided", decision.decision(), decision.side, decision.army, maybe(losses), maybe(split))
};
struct Fell {
    CoinId coin;
    CoinId by;
    How how;
    Vec2 at;
    ArmyId army = kNoArmy;  // the Army it belonged to
    NAMED_FIELDS("fell", coin, by, how, at, army)
};
// BX-9: the coin survived a strike that would have taken it; `more`: how many strikes it still takes
struct Withstood {
    CoinId coin, by;
    int more;
    NAMED_FIELDS("withstood", coin, by, more)
};
// BX-9: an attack that would have taken the coin drove it back instead
struct SlidBack {
    CoinId coin, by;
    Vec2 from, to;
    NAMED_FIELDS("slid_back", coin, by, from, to)
};
struct PurseGrew {
    Side side;
    int before, after;  // cents, R-33
    NAMED_FIELDS("purse", side, before, after)
};
// CW-26: an Army broke up because it lost too much
struct Broke {
    ArmyId army;
    CoinIds coins;
    NAMED_FIELDS("broke", army, coins)
};
// CW-26: an Army split by its owner's choice
struct SplitUp {
    ArmyId army;
    CoinIds coins;
    NAMED_FIELDS("split", army, coins)
};
// the coins of a broken or split Army are pushed apart
struct Scattered {
    std::vector<Shift> moves;
    NAMED_FIELDS("scattered", moves)
};

// BX-3: a coin entered the battle
struct Arrived {
    CoinId coin;
    Vec2 at;
    NAMED_FIELDS("arrived", coin, at)
};
// BX-3: no free place for it
struct HeldUp {
    CoinId coin;
    int turn;  // the turn in which it tries again
    NAMED_FIELDS("held_up", coin, turn)
};
// BX-13: a condition of a piece of ground came true: the ground begins or ends
struct GroundChanged {
    int ground;  // index in the battle's list
    bool holds;
    NAMED_FIELDS("ground", ground, holds)
};
// BX-9: the die roll for an arrival by a special rule
struct ThrewForArrival {
    std::string rule;
    Side side;
    int die, shown, needed;
    NAMED_FIELDS("threw_for_arrival", rule, side, die, shown, needed)
};
// BX-9: the text of a special rule, identified by its name
struct ToldWords {
    std::string rule;
    NAMED_FIELDS("told", rule)
};
// a side without a possible action passes
struct Passed {
    Side side;
    NAMED_FIELDS("passed", side)
};
struct TurnBegan {
    int turn;
    Side side;
    NAMED_FIELDS("turn", turn, side)
};
// R-36, from the seventh quiet turn onward
struct QuietWarned {
    int turns_left;
    NAMED_FIELDS("quiet", turns_left)
};
// no coin can fall any more
struct NothingCanFall {
    NAMED_FIELDS("nothing_can_fall")
};
struct DrawOffered {
    Side side;
    NAMED_FIELDS("draw_offered", side)
};
struct DrawAnswered {
    Side side;
    bool accepted;
    NAMED_FIELDS("draw_answered", side, accepted)
};
struct Ended {
    Outcome outcome;
    NAMED_FIELDS("ended", outcome.winner, outcome.by)
};

struct Event
    : OneOf<Agreed, FacesChosen, Tossed, Ordered, Placed, SaidReady, Formed, Joined, CommanderChanged, Regrouped,
            Dissolved, Moved, StoodStill, Attacked, AttackedBack, WentBeyond, Awaited, Decided, Fell, PurseGrew, Broke,
            SplitUp, Scattered, Arrived, HeldUp, Passed, TurnBegan, QuietWarned, NothingCanFall, DrawOffered,
            DrawAnswered, Ended, EdgeTaken, UsedTrait, GroundChanged, Withstood, SlidBack, ThrewForArrival, ToldWords> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

// The events of one command, in order. Each rule file returns its own part.
using Events = std::vector<Event>;

inline void append(Events& story, Events more) {
    story.insert(story.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::coin_wars
