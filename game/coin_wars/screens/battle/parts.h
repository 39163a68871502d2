#pragma once
// The battle screen's data besides the battle: the parts of `Battle` (view.h), each with its functions.

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
#include "game/profile/retry.h"
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

// The state after End turn was pressed while units could still act usefully: one coin of each. Pressed again, the turn
// ends.
struct TurnsEnd {
    std::vector<int> units{};

    bool asks() const { return !units.empty(); }
};

// Numbers on real dice needed for an attack.
struct RealDice {
    std::optional<cw::Command> attack{};
    std::vector<cw::Die> dice{};
    std::vector<cw::Side> owners{};
    std::size_t own_half = 0;  // this many dice belong to the attack, the others to striking back
    std::vector<std::string> typed{};

    // Waits for the dice of an attack by `striker`.
    RealDice() = default;
    RealDice(const cw::Command& command, const cw::Odds& odds, cw::Side striker);

private:
    void add(const cw::Strike& strike, cw::Side side);
};

// The open dialog, and what the player has already dismissed.
struct Dialog {
    Ask ask = Ask::Nothing;
    std::size_t back_to = 0;     // how many steps Ask::GoBack would leave
    bool end_closed = false;     // to look at the table
    bool figures = false;        // the end panel shows its figures, not the day
    bool more = false;           // the end panel shows more ways to continue
    std::optional<Told> told{};  // for the end panel, once the battle is over
    Phrase read_fault{};         // the save error already read
    TurnsEnd turns_end{};
    std::string wipes{};              // the agreed rule whose limits a press would delete; confirmed there
    bool to_special = false;          // its special rules come into view
    double special_at = 0;            // pixels from the top of the agreement to them
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

// A table shared with other machines.
struct SharedTable {
    TableTalk talk{};
    double shown_hand = 0;  // when this player's hand was last sent, in `time`
    double time = 0;
    rules::Json hand{};            // as last sent
    std::filesystem::path file{};  // the last file written, to send or pass on
    std::uint64_t file_of = 0;     // the table's changes in that file
    profile::Retry retry{};        // of a file that could not be written
    AimState other{};              // the other player's hand
};

// Traces of the other side's turn, shown until somebody acts.
struct Aftermath {
    std::uint64_t version = 0;  // of the match
    table::Traces traces{};
    bool seen = false;

    // Call once a frame, after its events. `acts`: somebody has begun to act.
    void follow(const BattleGame& game, bool acts);
};

// The place of the last turn's strip, in pixels; kept while the strip and the free part of the window keep their sizes.
struct StripPlace {
    Rect free;
    Vec2 size;
    Rect paper;
};

struct LogPanel {
    bool open = false;             // used only if the window is too narrow to always show it
    std::vector<int> lit{};        // coins of the line under the pointer
    std::set<std::size_t> sums{};  // steps whose arithmetic is shown
    double foot = 0;               // pixels: height of the slip's buttons above, in the last frame
    // As shown in the last frame.
    std::size_t steps = 0;
    std::optional<profile::Autosave::Turn> turn{};
    Aftermath aftermath{};
    std::optional<StripPlace> strip{};
};

// A drag with a mouse button.
struct PointerDrag {
    bool left = false;
    Vec2 at;                    // pixels, where it began
    int coin = cw::kNoCoin;     // under the pointer when it began
    bool moved = false;         // far enough to be a drag
    bool again = false;         // a finger is on the coin already selected
    double held = 0;            // seconds
    std::vector<Vec2> lasso{};  // table inches, while enclosing coins

    void press(Vec2 pixel) { *this = {.left = true, .at = pixel}; }
    void pull_lasso(Vec2 to);
};

// Setting up the table before the first turn.
struct Deployment {
    int carried = cw::kNoCoin;         // the coin in hand
    std::vector<int> together{};       // the coins that move with it, including itself; empty: it moves alone
    std::vector<int> lassoed{};        // the coins in the lasso
    std::optional<Vec2> fits{};        // while `together` is dragged: the nearest allowed shift
    std::optional<Vec2> refused_at{};  // where it was refused
    FormationTool formations{};
    std::optional<platform::Event> right_held{};  // the press event
    std::optional<cw::Side> seated{};             // the player at the table while set-ups are hidden

    bool carries() const { return carried != cw::kNoCoin; }
    void take(const cw::Match& match, int coin);
    void hold(const std::vector<int>& party);  // adds them to the coins in the lasso
    void put_down();
};

// Coins gathered for a new Army, by lasso or one by one.
struct Gathered {
    std::vector<int> coins{};
    int commander = cw::kNoCoin;  // if chosen by the player
    bool offered = false;         // proposed by the program: others may be shown beside it

    bool empty() const { return coins.empty(); }
    void toggle(int coin);
    // Returns the coins that could command it.
    std::vector<int> able(const cw::Match& match) const;
    cw::Form command(const cw::Match& match) const;
};

// Armies that the program proposes; computed once after every change of the match.
struct Offers {
    std::uint64_t version = 0;
    std::vector<std::vector<int>> armies{};  // groups that could form one

    void renew(const cw::Match& match, std::uint64_t now, bool may_form);
};

// the losses being chosen, and their match version.
struct Losses {
    std::uint64_t version = 0;
    std::vector<int> coins{};
    std::array<bool, 2> for_me{};             // by side: accept all proposals for the rest of the battle
    bool by_keys = false;                     // the keyboard points at one of the coins
    std::optional<std::size_t> taken_back{};  // number of steps at which an undo led back to this decision: ask again

    void toggle(int coin);
};

}  // namespace screens
