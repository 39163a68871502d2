#pragma once
// BX-9, special rules as data: who has a rule, when it applies, what it does. Everything it depends on is known when an
// attack is declared, so that odds stay exact.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/condition.h"

namespace rules::coin_wars {

// How many coins an Army has; 0: no matter.
struct ArmySize {
    int from = 0, to = 0;
    FIELDS(from, to)
};

// A set of coins. An empty list means any; all given criteria must fit.
struct Who {
    enum class Formed { Any, Single, Army };
    std::optional<Side> side{};
    std::vector<int> types{};
    std::vector<int> coins{};
    std::vector<int> traits{};  // rows of kTraits; having one of them is enough
    Formed formed = Formed::Any;
    ArmySize army{};   // of an Army of so many coins: formed is Army
    std::string on{};  // a piece of paper by its name: their centre lies on it
    // It asks what changes in the battle, and not only who they are.
    bool looks_round() const { return army != ArmySize{} || !on.empty(); }
    FIELDS(side, types, coins, traits, formed, army, on)
};
ENUM_NAMES(Who::Formed, "any", "single", "army")

// How often the rule may change an attack, counting all coins that have it; 0: no limit.
struct SpecialUses {
    int a_turn = 0, a_battle = 0;
    FIELDS(a_turn, a_battle)
};

// Neighbours of a kind.
struct SpecialTouch {
    std::optional<Who> who{};
    int at_least = 1;
    FIELDS(who, at_least)
};

// When the rule applies; criteria that are not given always fit.
struct SpecialWhen {
    enum class Strikes { Any, Attacking, Attacked };  // whose attack: the coin's own, or the enemy's
    enum class Reach { Any, Close, Range, Charge };   // the kind of attack
    // The coin's actions: in this turn of its side, or (Latest) in its side's latest turn, which during the enemy's
    // turn is the previous one.
    enum class Deed { Any, Stood, Moved, StoodLatest, MovedLatest, Charged, ChargedLatest };
    Strikes strikes = Strikes::Any;
    Reach reach = Reach::Any;
    std::optional<Who> against{};  // the opponent
    std::string on{};              // name of a piece of paper that the coin's centre is on
    int friends = 0;               // touches at least this many coins of its own side
    int enemies = 0;               // touches at least this many enemies
    SpecialTouch touching{};       // touches at least so many of these
    Deed deed = Deed::Any;
    std::optional<Who> near_to{};  // another coin that fits is within `cards`
    double cards = 1;              // long edges of the card, 5 in each, from rim to rim
    int from_turn = 1;
    int to_turn = 0;                  // 0: to the end
    std::optional<Condition> once{};  // must be true now
    SpecialUses uses{};
    // True if it depends on the coin's position, its surroundings or its actions.
    bool looks_round() const {
        return !on.empty() || friends > 0 || enemies > 0 || touching.who || deed != Deed::Any || near_to;
    }
    // True if it depends on an opponent: such a rule can only change strength.
    bool meets() const { return strikes != Strikes::Any || reach != Reach::Any || against; }
    FIELDS(strikes, reach, against, on, friends, enemies, touching, deed, near_to, cards, from_turn, to_turn, once,
           uses)
};
ENUM_NAMES(SpecialWhen::Strikes, "any", "attacking", "attacked")
ENUM_NAMES(SpecialWhen::Reach, "any", "close", "range", "charge")
ENUM_NAMES(SpecialWhen::Deed, "any", "stood", "moved", "stood_latest", "moved_latest", "charged", "charged_latest")

// BX-3: rolled every round at the start of the side's turn for coins that arrive by a rule, until it shows enough.
struct ArrivalDie {
    int sides = 0;  // 0: none
    int needs = 0;  // lowest result that lets them arrive
    int eases = 0;  // lowers `needs` after each failed roll
    FIELDS(sides, needs, eases)
};

// A unit's costs, duties and morale.
struct SpecialDuty {
    int actions = 0;  // cost of each act in actions, 0: as usual (CW-6, CW-20)
    int breaks = 0;   // losses in one attack that break its Army, 0: as usual (CW-26)
    bool never_breaks = false;
    bool must_attack = false;  // its side's turn cannot end while it can still attack
    bool arrives = false;  // BX-3: arrives in its turn or later, once the rule applies; only time and condition count
    ArrivalDie die{};
    FIELDS(actions, breaks, never_breaks, must_attack, arrives, die)
};

// The alternatives to a coin's being destroyed.
struct SpecialSurvival {
    int blows = 0;      // number of the strike that takes it, 0: the first
    double slides = 0;  // inches at most that an attack drives a single coin back, once a battle; 0: never
    FIELDS(blows, slides)
};

// The effects of the rule, in this order if several rules combine.
struct SpecialWhat {
    enum class Times { One, Double, Half };  // Half: rounded up
    enum class CardEdge { AsItIs, Half, Short, Long, Diagonal };
    int offense = 0, defense = 0;  // added
    Times offense_times = Times::One, defense_times = Times::One;
    CardEdge move = CardEdge::AsItIs;   // the card's edge that it moves along
    CardEdge range = CardEdge::AsItIs;  // the card's edge that its shots are measured with
    int shots = 0;                      // shots in the battle, 0: unlimited
    bool no_move = false, no_attack = false, no_charge = false, no_shot = false, no_army = false;
    bool unanswered = false;  // its attack is not struck back
    SpecialDuty duty{};
    SpecialSurvival survives{};
    Wording tells{};  // shown when the rule's rounds and condition are first met
    // True if it changes scores, or prevents the struck side from striking back.
    bool strengthens() const {
        return offense != 0 || defense != 0 || offense_times != Times::One || defense_times != Times::One || unanswered;
    }
    bool changes_attacks() const { return strengthens() || survives != SpecialSurvival{}; }
    // True if it changes what a coin may do, rather than how it strikes.
    bool acts() const {
        return move != CardEdge::AsItIs || range != CardEdge::AsItIs || shots > 0 || no_move || no_attack ||
               no_charge || no_shot || no_army || duty != SpecialDuty{};
    }
    FIELDS(offense, defense, offense_times, defense_times, move, range, shots, no_move, no_attack, no_charge, no_shot,
           no_army, unanswered, duty, survives, tells)
};
ENUM_NAMES(SpecialWhat::Times, "one", "double", "half")
ENUM_NAMES(SpecialWhat::CardEdge, "as_it_is", "half", "short", "long", "diagonal")

struct SpecialRule {
    std::string name{};  // "Shield wall"
    Who who{};
    SpecialWhen when{};
    SpecialWhat what{};
    bool left_out = false;  // both sides agreed to leave it out
    FIELDS(name, who, when, what, left_out)
};

// Whoever it names: those who have it, and those for whom it asks.
template <class Rule, class Visit>
void each_who(Rule& rule, Visit visit) {
    visit(rule.who);
    for (auto* who : {&rule.when.against, &rule.when.near_to, &rule.when.touching.who})
        if (*who) visit(**who);
}

}  // namespace rules::coin_wars
