#pragma once
// What the battle screen keeps besides the battle: the parts of `Battle` (view.h), each with what is done to
// it.

#include <array>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/platform/input.h"
#include "game/coin_wars/profile/autosave.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/screens/battle/advising.h"
#include "game/coin_wars/screens/battle/aim_state.h"
#include "game/coin_wars/screens/battle/end.h"
#include "game/coin_wars/screens/common/special_offers.h"
#include "game/coin_wars/screens/formation/formation_tool.h"
#include "game/coin_wars/table/traces.h"
#include "game/shell/shared_table_panel.h"

namespace screens {

enum class Ask {
    Nothing,
    UndoTurn,
    GoBack,
    Draw,
    Menu,
    Again,
    Concede,
    Leave,
    Dice,
    HandOver,
    Players,
    LeaveArmy,
    Coins,
    SpecialRule,
    Warning,
    Written
};

// End turn was pressed while units could still do something of use: one coin for each of them. Pressed again, the
// turn ends.
struct TurnsEnd {
    std::vector<int> units{};

    bool asks() const { return !units.empty(); }
};

// Numbers of real dice that an attack waits for.
struct RealDice {
    std::optional<cw::Command> attack{};
    std::vector<cw::Die> dice{};
    std::vector<cw::Side> owners{};
    std::size_t own_half = 0;  // so many belong to the attack, the others to the attack back
    std::vector<std::string> typed{};

    // Waits for those of an attack by `striker`.
    RealDice() = default;
    RealDice(const cw::Command& command, const cw::Odds& odds, cw::Side striker);

private:
    void add(const cw::Strike& strike, cw::Side side);
};

// The open question, and what the player has already dismissed.
struct Dialog {
    Ask ask = Ask::Nothing;
    std::size_t back_to = 0;     // the step of Ask::GoBack
    bool end_closed = false;     // the end panel, to look at the table
    bool figures = false;        // the end panel shows its figures, not the day
    bool more = false;           // the end panel shows what else can be done
    std::optional<Told> told{};  // by the end panel, once the battle is over
    Phrase read_fault{};         // the save error that has been read
    TurnsEnd turns_end{};
    std::string wipes{};              // the rule of the agreement whose limits a press would wipe; asked there
    std::optional<Weighed> warned{};  // of Ask::Warning
    RealDice real_dice{};             // of Ask::Dice
    SpecialOffers special{};          // of Ask::SpecialRule

    void close() { ask = Ask::Nothing; }
    // If the question is needed and not open yet, opens it and returns true; otherwise closes whatever is
    // open.
    bool asks_first(Ask question, bool needed);
    bool is_unread(const Phrase& fault) const { return !fault.empty() && fault != read_fault; }
};

class BattleGame;

// Of a table shared with other machines.
struct SharedTable {
    TableTalk talk{};
    double shown_hand = 0;  // when one's own hand was shown last, seconds of `time`
    double time = 0;
    rules::Json hand{};            // as it was shown
    std::filesystem::path file{};  // that was written last: to be sent, or given away
    std::uint64_t file_of = 0;     // the changes of the table that it holds
    AimState other{};              // where the other's hand is
};

// What the other side's turn has left on the table, until somebody acts.
struct Aftermath {
    std::uint64_t version = 0;  // of the match
    table::Traces traces{};
    bool seen = false;

    // Once a frame, after its events. `acts`: somebody has begun to.
    void follow(const BattleGame& game, bool acts);
};

// Where the strip of the turn before lies, pixels; as long as it and the free part of the window keep their sizes.
struct StripPlace {
    Rect free;
    Vec2 size;
    Rect paper;
};

struct LogPanel {
    bool open = false;             // only if the window is too narrow to always show it
    std::vector<int> lit{};        // coins of the line under the pointer
    std::set<std::size_t> sums{};  // steps whose arithmetic is shown
    double foot = 0;               // pixels: the buttons of the slip above, in the last frame
    // What was told in the last frame.
    std::size_t steps = 0;
    std::optional<profile::Autosave::Turn> turn{};
    Aftermath aftermath{};
    std::optional<StripPlace> strip{};
};

// What a mouse button holds.
struct PointerDrag {
    bool left = false;
    Vec2 at;                    // pixels, where the press was
    int coin = cw::kNobody;     // under the pointer at that time
    bool moved = false;         // far enough to be a drag
    bool again = false;         // a finger is on the coin that was selected already
    double held = 0;            // seconds
    std::vector<Vec2> lasso{};  // table inches, while enclosing coins

    void press(Vec2 pixel) { *this = {.left = true, .at = pixel}; }
    void pull_lasso(Vec2 to);
};

// Setting up the table before the first turn.
struct Deployment {
    int carried = cw::kNobody;         // the coin in hand
    std::vector<int> together{};       // the coins that move with it, itself among them; empty: it moves alone
    std::vector<int> lassoed{};        // the coins that a lasso holds
    std::optional<Vec2> fits{};        // while `together` is dragged: the nearest shift that is allowed
    std::optional<Vec2> refused_at{};  // where it was refused
    FormationTool formations{};
    std::optional<platform::Event> right_held{};  // the press
    std::optional<cw::Side> seated{};             // who sits at the table while set-ups are hidden

    bool carries() const { return carried != cw::kNobody; }
    void take(const cw::Match& match, int coin);
    void hold(const std::vector<int>& party);  // adds them to those of the lasso
    void put_down();
};

// Coins gathered for a new Army, by lasso or one by one.
struct Gathered {
    std::vector<int> coins{};
    int commander = cw::kNobody;  // if the player named one
    bool offered = false;         // on the table: others may be beside it

    bool empty() const { return coins.empty(); }
    void toggle(int coin);
    // Those who could command it.
    std::vector<int> able(const cw::Match& match) const;
    cw::Form command(const cw::Match& match) const;
};

// What the program offers; searched for once after every change of the match.
struct Offers {
    std::uint64_t version = 0;
    std::vector<std::vector<int>> armies{};  // groups that could form one

    void renew(const cw::Match& match, std::uint64_t now, bool may_form);
};

// the losses being chosen, and the match version they belong to.
struct Losses {
    std::uint64_t version = 0;
    std::vector<int> coins{};
    std::array<bool, 2> for_me{};             // by side: the window takes the proposals for the rest of the battle
    bool by_keys = false;                     // the keyboard points at one of its coins
    std::optional<std::size_t> taken_back{};  // an undo led to the decision after so many steps: it is asked

    void toggle(int coin);
};

}  // namespace screens
