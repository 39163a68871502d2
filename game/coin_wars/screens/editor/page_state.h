#pragma once
// What the pages with the battle's texts, rules and victory keep between frames, and what they share. While a
// page is drawn the draft is only read: it wishes for one change, which is made when it has been drawn.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/goals.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

struct Desk;

struct Wish {
    Phrase what;
    std::function<void(editor::Draft&)> edit;
    std::string of{};               // as History::change has it
    std::function<void()> after{};  // once it is made
};

struct EditorPages {
    std::optional<Wish> wish{};
    std::optional<std::size_t> section = 0;          // of the page with the texts, that lies open
    editor::Anchor anchor = editor::Anchor::Corner;  // of what lies on a table that changes its size
    Phrase refusal{};                                // of other coin sets
    std::vector<battles::CoinSet> sets{};            // the library's, as of its version
    std::optional<std::uint64_t> library{};
    std::optional<std::size_t> technology{};       // that is being changed
    std::optional<editor::GoalPlace> condition{};  // that is being changed: the whole line's
    bool places = false;                           // the list of what can be held is unfolded
};

// The first wish of a frame counts.
void wish(Desk& desk, Wish wish);
// Draws, then makes what was wished for.
void draw_wishing(Desk& desk, const std::function<void()>& page);

// --- parts of pages; the edits are one step each, typed text and sliding numbers one step a field
using EditText = std::function<void(editor::Draft&, const std::string&)>;
void edit_text(Desk& desk, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
               std::size_t most, const EditText& set);
void edit_lines(Desk& desk, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                std::size_t most, int lines, const EditText& set);

// The types of this side's coins, each once.
std::vector<int> types_in_use(const cw::Scenario& scenario, cw::Side side);
// Coins of the battle by name, for a rule or a goal: what they are now, and buttons that take the selected
// ones of this side and show them on the table. What they become where that was pressed.
std::optional<editor::Coins> choose_coins(Desk& desk, cw::Side side, const editor::Coins& now);
// Of the types that a side has: those that are meant, none of them: all. True where one was switched.
bool choose_types(Desk& desk, cw::Side side, std::vector<int>& types);
// Whose; true where it was changed.
bool choose_side(Desk& desk, cw::Side& side);

// The battle editor's pages are long: each of the victory page's trees is drawn for itself.
void draw_condition(Desk& desk, const editor::GoalPlace& place);

}  // namespace screens
