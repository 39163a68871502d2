#pragma once
// State shared by the parts of the battle editor: the draft with its history, the selection, the current tool, the
// camera, and the open question.

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/lists.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/condition_edits.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/regiments.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/editor/undo_history.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/formation/formation_tool.h"
#include "game/kit/table/camera_mouse.h"

namespace screens {

enum class EditorPage { Coins, Areas, Battle, Rules, Special, Victory, Problems };
enum class EditorTool { Select, LayCoins, LayCopies, DrawArea, DrawArrow };
enum class DrawnAs { Corners, Rectangle, Oval };
enum class EditorAsk { Nothing, Leave, Name, Menu };

// A drag with a mouse button, from the press to the release.
struct EditorGrip {
    enum class What { Nothing, Lasso, Coins, Shape, Corner, Drawing };
    What what = What::Nothing;
    Vec2 pixel;                 // where it began
    Vec2 at;                    // the same on the table, inches
    bool moved = false;         // far enough to be a drag
    int coin = -1;              // under the pointer when it began
    editor::Polygon outline{};  // the lasso, or the shape before the drag
};

// The draft as drawn; rebuilt after every change.
struct Seen {
    std::uint64_t version = 0;
    cw::Match match;      // the coins on the table, with their Armies
    render::Scene scene;  // at rest, without text on its papers
    std::vector<editor::Problem> problems;
    std::vector<editor::Problem> remarks;  // it can be fought all the same
};

// The first round in which late coins can arrive.
inline constexpr int kFirstArrival = 2;

// The regiment placed with one click.
struct RegimentBrush {
    int count = 1;
    std::size_t formation = 0;  // index into the shelf
    bool led = false, army = true;
    FormationShelf shelf{};  // of the library at version `library`
    std::optional<std::uint64_t> library{};
};

// The effect of a press on the table.
struct EditorBrush {
    EditorTool tool = EditorTool::Select;
    cw::Side side = cw::Side::Heads;  // of the coins to place, or of the arrow
    bool other_side = false;          // the side was changed since the type was chosen
    int type = 0;                     // type to place, an index into Scenario::types
    cw::Ground ground = cw::Ground::Defensive;
    DrawnAs drawn_as = DrawnAs::Corners;
    editor::Polygon corners{};   // of the area or the arrow being drawn
    editor::Coins arrival_of{};  // coins for which an arrival area is being drawn
    RegimentBrush regiment{};
    editor::Clip pattern{};  // placed with each press

    void turn_to(cw::Side to) {
        other_side = other_side || side != to;
        side = to;
    }
    bool lays_copies() const { return tool == EditorTool::LayCopies; }
    bool lays() const { return tool == EditorTool::LayCoins; }
    bool draws() const { return tool == EditorTool::DrawArea; }
    bool draws_arrow() const { return tool == EditorTool::DrawArrow; }
    void draw_as(DrawnAs as) {
        drawn_as = as;
        tool = EditorTool::DrawArea;
    }
    void put_away() {
        tool = EditorTool::Select;
        corners.clear();
        arrival_of.clear();
    }
};

// Coins, or an area of the table with the coins that can be assigned to it.
struct EditorSelection {
    editor::Coins coins{};
    std::optional<editor::EditorShape> shape{};
    std::optional<std::size_t> corner{};  // of the shape

    bool has(int coin) const { return core::contains(coins, coin); }
    // Drops what is not in the scenario.
    void follow(const cw::Scenario& scenario);
};

// The draft's file and its backup in the profile.
struct EditorFiles {
    std::filesystem::path file{};  // where it is saved; empty if nowhere yet
    Phrase fault{};                // why saving failed, until the player has read it
    bool leaving = false;          // leave once it is saved
    bool has_saved = false;        // this draft is the topmost unsaved one in the profile
    bool keeps = true;             // the last write there succeeded
    PassOn pass_on{};
};

// The open question.
struct EditorDialog {
    EditorAsk ask = EditorAsk::Nothing;
    std::string name{};       // of the file, being typed
    bool name_fresh = false;  // just opened: takes the keyboard focus

    void close() { ask = EditorAsk::Nothing; }
    void ask_name(std::string proposal) { *this = {EditorAsk::Name, std::move(proposal), true}; }
};

// --- the pages for the battle's texts, rules and victory. While a page is drawn the draft is read-only: the page
// requests one change, which is made after drawing.
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

struct EditorView {
    BattleApp& app;
    editor::HistoryOf<editor::Draft> history;
    EditorFiles files{};
    table::Camera camera{};
    table::CameraMouse mouse{};
    Seen seen{};
    EditorPage page = EditorPage::Coins;
    EditorBrush brush{};
    EditorSelection selection{};
    editor::Clip clip{};
    FormationTool formations{};  // while open it owns the table and the side panel
    EditorGrip grip{};
    std::optional<Vec2> pointer{};  // table inches
    EditorDialog dialog{};
    Phrase notice{};      // the last action, or why it failed; until the next change
    EditorPages pages{};  // for battle, rules and victory
    ui::Ui& ui = app.ui();

    const editor::Draft& draft() const { return history.now(); }
    const cw::Scenario& scenario() const { return draft().scenario; }
    const cw::CoinSetup& coin(int i) const { return scenario().coins[static_cast<std::size_t>(i)]; }
    const cw::CoinType& type(int i) const { return scenario().types[static_cast<std::size_t>(i)]; }
    // Makes one undo step. `of` as in History::change, for typed text and sliders.
    using Edit = std::function<void(editor::Draft&)>;
    void change(const Phrase& what, const Edit& edit, const std::string& of = "");
    void undo();
    void redo();
    // Selects only these coins.
    void select(editor::Coins coins);
    void select(editor::EditorShape shape);
    void clear();  // also resets the tool
    // Updates `seen`, the selection and the brush after a change, which ends a drag. Call after every change, since
    // later code in the same frame relies on their indices.
    void follow();

    // --- files; file.cpp
    void ask_name();
    void save();  // asks for a name first if there is none
    bool save_as(const std::string& name);
    void try_out();  // starts the battle at once; leaving it returns here
    void try_in_lab();
    void leave();  // asks first if something would be lost
};

// Layout of the window, pixels.
struct EditorLayout {
    bool narrow = false;
    Rect page;   // the side panel on the right
    Rect table;  // the part that no panel covers
};
EditorLayout layout_of(const EditorView& view);

// A draft in the profile folder that had not been saved when the program ended. The next new battle starts with it. If
// another battle is edited in the meantime, the draft becomes unsaved-battle.1.json and so on: a stack, from which only
// the editor of the topmost draft removes it.
inline constexpr const char* kUnsavedBattle = "unsaved-battle.json";
void save_unsaved(EditorView& view);
void drop_unsaved(EditorView& view);
std::optional<editor::Draft> unsaved_draft(const BattleApp& app);
Phrase title_of(const EditorView& view);
// name_for() proposes a file name; fault_of_name() says why a name cannot be used, or returns empty.
std::string name_for(const EditorView& view);
Phrase fault_of_name(const EditorView& view, const std::string& name);

// --- the parts, each in its own file
void handle_events(EditorView& view);  // input.cpp
void handle_key(EditorView& view, const platform::Event& event);
// Opens the tool for the side of the selected coins, otherwise for the side to place.
void open_formations(EditorView& view);
bool use_formations(EditorView& view, const platform::Event& event);  // true if the tool used it
void follow_formations(EditorView& view);                             // once a frame, after the events
void copy_selected(EditorView& view);
// Places the brush's coins: one, a regiment, or a copy of the selection.
void place_regiment(EditorView& view, Vec2 at);
void lay_copy(EditorView& view, Vec2 at);
void draw_regiment(EditorView& view);  // its fields in the panel
// Draws the name field for the selected coins' leader.
void name_leader(EditorView& view);
// Draws the emblems of its coins (BX-10).
void draw_emblems(EditorView& view, const cw::CoinType& unit);
void mark_regiment(render::Scene& scene, const EditorView& view);
// Draws when they arrive and act; while their arrival area is being drawn, instructions.
void draw_times(EditorView& view);
void draw_arrival(EditorView& view);
void paste_clip(EditorView& view);
void remove_selected(EditorView& view);
// Returns the shape being dragged, whole or by a corner, as it is under the pointer.
editor::Polygon held_polygon(const EditorView& view);
// Makes the drawn area ground, or an arrival area.
void finish_drawing(EditorView& view, const editor::Polygon& drawn);
render::Scene marked_scene(const EditorView& view);
void draw_top_bar(EditorView& view);
void draw_questions(EditorView& view);
// The pages of the side panel.
void draw_coins_page(EditorView& view);
void draw_areas_page(EditorView& view);
void draw_battle_page(EditorView& view);
void draw_rules_page(EditorView& view);
void draw_special_page(EditorView& view);
void draw_victory_page(EditorView& view);
void draw_problems_page(EditorView& view);

// --- shared by the pages; page_state.cpp
// Requests a change; only the first request in a frame counts.
void request(EditorView& view, EditRequest request);
// Draws the page, then makes the requested change.
void draw_page(EditorView& view, const std::function<void()>& page);

// --- parts of pages; each edit is one undo step; typed text and sliders make one step per field
using EditText = std::function<void(editor::Draft&, const std::string&)>;
void edit_text(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
               std::size_t max, const EditText& set);
void edit_lines(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                std::size_t max, int lines, const EditText& set);

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
