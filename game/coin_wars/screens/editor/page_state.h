#pragma once
// What the pages for the battle's texts, rules and victory keep between frames, and what they share. While a
// page is drawn the draft is read-only: the page requests one change, which is made after drawing.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/goals.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/shell/screen.h"

namespace screens {

struct EditorView;

struct EditRequest {
    Phrase what;
    std::function<void(editor::Draft&)> edit;
    std::string of{};               // as in History::change
    std::function<void()> after{};  // called after the change
};

// Special rules that the battle's file does not have, as last read: the player's own, and those of its coin sets.
struct RulesElsewhere {
    std::optional<core::Result<rules::Json, Phrase>> own{};
    rules::Json of_sets{};
    std::optional<std::pair<std::uint64_t, std::vector<std::string>>>
        of{};  // this version of the library, and these sets
};

struct EditorPages {
    std::optional<EditRequest> request{};
    std::optional<std::size_t> section = 0;          // the open section of the page with the texts
    editor::Anchor anchor = editor::Anchor::Corner;  // what a resize of the table keeps in place
    Phrase refusal{};                                // why other coin sets were refused
    std::vector<battles::CoinSet> sets{};            // those of the library at version `library`
    std::optional<std::uint64_t> library{};
    std::map<std::string, int> brings{};  // so many special rules, by the set's name
    RulesElsewhere elsewhere{};
    std::string wipes{};                           // the rule whose limits a press would wipe, while that is asked
    std::optional<std::size_t> technology{};       // being edited
    std::optional<std::size_t> special{};          // the same, of special rules
    std::optional<editor::GoalPlace> condition{};  // being edited, with its whole line
    std::optional<std::size_t> degree{};           // being edited
    std::optional<std::size_t> step{};             // of "How it went", being edited
    bool shows_course = false;                     // its section is open
    enum class Change { Begins, Ends };
    std::optional<Change> change{};  // of the selected ground, being edited
    bool places = false;             // the list of what can be held is unfolded
    bool fresh = false;              // the field of what was just added takes the keyboard
};

// Only the first request of a frame counts.
void request(EditorView& view, EditRequest request);
// Draws the page, then makes the requested change.
void draw_page(EditorView& view, const std::function<void()>& page);

// --- parts of pages; each edit is one undo step, typed text and sliders one step per field
using EditText = std::function<void(editor::Draft&, const std::string&)>;
void edit_text(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
               std::size_t most, const EditText& set);
void edit_lines(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                std::size_t most, int lines, const EditText& set);

// The types of this side's coins, each once.
std::vector<int> types_in_use(const cw::Scenario& scenario, cw::Side side);
// Coins of the battle by name, for a rule or a goal: what they are now, and buttons to take this side's
// selected coins or to show them on the table. Returns the new coins if they were taken.
std::optional<editor::Coins> choose_coins(EditorView& view, cw::Side side, const editor::Coins& now);
// A choice among a side's types; an empty list means all of them. True if it was changed.
bool choose_types(EditorView& view, cw::Side side, std::vector<int>& types);
// True if it was changed.
bool choose_side(EditorView& view, cw::Side& side);

// Draws the steps of "How it went"; and their arrows on the table, while that is open.
void draw_course_steps(EditorView& view);
void mark_course(render::Scene& scene, const EditorView& view);
// The drawn points become an arrow of the open step.
void finish_arrow(EditorView& view);
// Draws the editor for one condition of the victory page; it has a file of its own for its length.
void draw_condition(EditorView& view, const editor::GoalPlace& place);
// A condition by itself, coins lost or ground held, for that side's good. True if it was changed.
bool choose_condition(EditorView& view, cw::Side side, cw::Condition& condition);

}  // namespace screens
