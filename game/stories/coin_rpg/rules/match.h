#pragma once
// A table of Coin Wars the RPG: a plain value with everything a save needs. Narrations are in the events.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/hand.h"
#include "game/kit/seating.h"
#include "game/stories/coin_rpg/rules/character_sheet.h"
#include "game/stories/coin_rpg/rules/options.h"
#include "game/stories/coin_rpg/rules/scene_card.h"

namespace rules::coin_rpg {

enum class Phase {
    Characters,   // every seat, in any order: a card, then spending
    Lights,       // every seat, in any order: Scenes
    Camera,       // the group: how many Scenes
    SpendWindow,  // every seat, in any order: before a Very Hard last Scene
    Answer,       // the seat on turn: which Trait answers a Miscellaneous Scene Trait
    OwnToss,      // the seat on turn, here and in all below
    Reinforce,
    Adjust,
    AtZero,
    Narrate,
    Ended  // the group: the next Adventure
};
ENUM_NAMES(Phase, "characters", "lights", "camera", "spend_window", "answer", "own_toss", "reinforce", "adjust",
           "at_zero", "narrate", "ended")

enum class Fate { Beaten, Lost, SatOut };
ENUM_NAMES(Fate, "beaten", "lost", "sat_out")
enum class Outcome { Finished, Defeat };
ENUM_NAMES(Outcome, "finished", "defeat")

// How many steps a Trait's coin has been lowered.
struct Burns {
    int survival = 0, fuel = 0;
    FIELDS(survival, fuel)
};

// How often Powers were used in this Adventure; `grabbed` in coins.
struct Uses {
    int luck = 0, so_cool = 0, flamebait = 0, grabbed = 0;
    FIELDS(luck, so_cool, flamebait, grabbed)
};

struct Character {
    Sheet sheet;
    PerTrait<int> values{};
    PerTrait<Burns> burns{};
    Uses uses{};
    bool luck_in_scene = false, so_cool_in_scene = false;
    bool coolness_used = false;  // RPG-52
    bool must_sit_out = false;   // in the next Scene
    FIELDS(sheet, values, burns, uses, luck_in_scene, so_cool_in_scene, coolness_used, must_sit_out)
};

struct Seat {
    std::string player;
    std::optional<Character> character{};
    bool done = false;           // with this phase's task for every seat
    int points = 0;              // Customization Points left of its XP
    std::optional<Fate> fate{};  // in this Scene
    bool noted = false;          // RPG-56
    FIELDS(player, character, done, points, fate, noted)
};

enum class Side { Own, Scene };
ENUM_NAMES(Side, "own", "scene")

// A coin on the table, or one about to be thrown.
struct TableCoin {
    int number = 0;  // in the round, from 1
    Coin coin{};
    Side side{};  // where it lies
    int contest = 0;
    std::optional<Trait> trait{};  // its Trait; nullopt for the Scene's coins
    Face face{};
    bool turned = false, replaced = false;  // RPG-75, RPG-76
    FIELDS(number, coin, side, contest, trait, face, turned, replaced)
};

struct Contest {
    std::optional<Trait> main{};  // nullopt until a Miscellaneous one is answered
    int scene_coins = 0;
    std::vector<Trait> helpers{};               // Coolness before Miscellaneous
    int margin = 0;                             // RPG-33, once beaten
    bool offensive = false, defensive = false;  // used in this round
    int kept = 0;                               // RPG-75: Tails that still count
    FIELDS(main, scene_coins, helpers, margin, offensive, defensive, kept)
    bool is_open() const { return scene_coins > 0; }
};

// RPG-37: a decision still to be made.
struct AtZeroCase {
    int contest = 0;
    int value_before = 0, blow = 0, extra = 0;
    FIELDS(contest, value_before, blow, extra)
};

struct Turn {
    int round = 0;
    std::vector<Contest> contests{};    // in card order
    std::vector<TableCoin> coins{};     // by number
    std::vector<Coin> flamebait{};      // RPG-77: this round's Burns that may still feed it, oldest first
    std::vector<AtZeroCase> at_zero{};  // the first one is due
    FIELDS(round, contests, coins, flamebait, at_zero)
};

struct Match {
    Options options{};
    std::vector<Seat> seats{};  // includes those who have left
    Seating seating{};
    Phase phase = Phase::Characters;
    int adventure = 1;
    std::vector<SceneCard> pile{};
    int cards_written = 0;
    std::vector<int> row{};    // ids, in order of play
    int scene = -1;            // index in the row
    std::vector<int> order{};  // seats that play this Scene, RPG-22
    int playing = 0;           // index in the order
    Turn turn{};
    std::optional<Outcome> outcome{};
    FIELDS(options, seats, phase, adventure, pile, cards_written, row, scene, order, playing, turn, outcome,
           hash_only(seating))

    // Who sits there, clockwise; and how many.
    std::vector<int> seated() const { return seating.of(seats.size()); }
    int players() const { return static_cast<int>(seated().size()); }
    bool has(int index) const { return sits(seated(), index); }
    const Seat& seat(int index) const { return seats[static_cast<std::size_t>(index)]; }
    Seat& seat(int index) { return seats[static_cast<std::size_t>(index)]; }
    const Character& character(int index) const { return *seat(index).character; }
    Character& character(int index) { return *seat(index).character; }
    // The seat on turn; call only if there is one.
    int current() const { return order[static_cast<std::size_t>(playing)]; }
    const Character& hero() const { return character(current()); }
    Character& hero() { return character(current()); }
    const Contest& contest(int index) const { return turn.contests[static_cast<std::size_t>(index)]; }
    Contest& contest(int index) { return turn.contests[static_cast<std::size_t>(index)]; }
    int contests() const { return static_cast<int>(turn.contests.size()); }
    const SceneCard& card(int id) const;
    // The Scene being played.
    const SceneCard& scene_card() const { return card(row[static_cast<std::size_t>(scene)]); }
};

// True between the start and the end of a Scene.
bool in_scene(Phase phase);
// The seats that have to decide; empty if the group decides.
std::vector<int> awaited(const Match& match);
// The coin that the Trait tosses now.
Coin effective_coin(const Character& character, Trait trait);
// RPG-69: 0 at a table without Powers.
int rank(const Match& match, int seat, const Power& power);
// RPG-44: true if it tosses in an open contest, as main Trait or helper.
bool is_busy(const Turn& turn, Trait trait);
// The coin with that number; nullptr if there is none.
const TableCoin* find_coin(const Turn& turn, int number);

}  // namespace rules::coin_rpg
