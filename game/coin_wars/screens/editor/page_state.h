#pragma once
// Data shared by the pages for the battle's texts, rules and victory, and kept between frames. While a page is drawn
// the draft is read-only: the page requests one change, which is made after drawing.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/condition_edits.h"
#include "game/coin_wars/editor/draft.h"
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
    editor::Anchor anchor = editor::Anchor::Corner;  // the part that stays in place when the table is resized
    Phrase refusal{};                                // why other coin sets were refused
    std::vector<battles::CoinSet> sets{};            // of the library at version `library`
    std::optional<std::uint64_t> library{};
    std::map<std::string, int> brings{};  // so many special rules, by the set's name
    RulesElsewhere elsewhere{};
    std::string wipes{};                       // the rule whose limits a press would delete, while the page asks
    std::optional<std::size_t> technology{};   // being edited
    std::optional<std::size_t> special{};      // the special rule being edited
    std::optional<std::size_t> lit_special{};  // the one whose line in the list has the keyboard focus
    std::optional<editor::ConditionPlace> condition{};  // with its whole line
    std::optional<std::size_t> degree{};                // being edited
    std::optional<std::size_t> step{};                  // of "How it went", being edited
    bool shows_course = false;                          // the section "How it went" is open
    bool places = false;                                // the list of places to hold is open
    bool fresh = false;                                 // the newly added field takes the keyboard focus
};

// Requests a change; only the first request in a frame counts.
void request(EditorView& view, EditRequest request);
// Draws the page, then makes the requested change.
void draw_page(EditorView& view, const std::function<void()>& page);

// --- parts of pages; each edit is one undo step; typed text and sliders make one step per field
using EditText = std::function<void(editor::Draft&, const std::string&)>;
void edit_text(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
               std::size_t most, const EditText& set);
void edit_lines(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                std::size_t most, int lines, const EditText& set);

// The types of this side's coins, or of all, each once.
std::vector<int> types_in_use(const cw::Scenario& scenario, const std::optional<cw::Side>& side);
// Draws the coins of a rule or a goal by name, with buttons to replace them by this side's selection or to show them on
// the table. Returns the new coins if they were replaced.
std::optional<editor::Coins> choose_coins(EditorView& view, cw::Side side, const editor::Coins& now);
// A choice among the types of a side, or of both; an empty list means all of them. True if it was changed.
bool choose_types(EditorView& view, const std::optional<cw::Side>& side, std::vector<int>& types);
// Draws a choice of side. True if it was changed.
bool choose_side(EditorView& view, cw::Side& side);

// The choices of who, when and what for special rule number `i`; `rule` is a copy of it. True if the copy was changed;
// the rule's conditions are changed directly.
bool choose_special(EditorView& view, std::size_t i, cw::SpecialRule& rule);
// Adds it under a free name, and opens it.
void add_special_rule(EditorView& view, cw::SpecialRule rule);
// Moves it before the one above (-1) or behind the one below (1), if there is one.
void move_special_rule(EditorView& view, std::size_t i, int by);
// The one whose choices fill the page.
std::optional<std::size_t> open_special_rule(const EditorView& view);
// The rule's sentence, always in view at the foot of the page while its choices scroll. Returns the lower end of the
// page above it, pixels.
double draw_special_sentence(EditorView& view, const Rect& page);

// draw_course_steps() draws the steps of "How it went"; mark_course() draws the open step's arrows on the table.
void draw_course_steps(EditorView& view);
void mark_course(render::Scene& scene, const EditorView& view);
// Makes the drawn points an arrow of the open step.
void finish_arrow(EditorView& view);
// Draws pressable text over several lines, with a bar on its left for each enclosing group.
bool press_line(ui::Ui& ui, const Phrase& words, int depth, bool open);
// A tree of conditions as lines of text, wherever the battle has one; a pressed line opens for editing.
void draw_conditions(EditorView& view, const editor::ConditionRoot& root);
// The same below a switch that puts one there or takes it away.
void draw_optional_condition(EditorView& view, const Phrase& label, const editor::ConditionRoot& root);
// Draws the editor for one condition: coins lost, or ground held.
void draw_condition(EditorView& view, const editor::ConditionPlace& place);

}  // namespace screens
