#pragma once
// All that the parts of the battle editor share: the draft with its history, what is selected, the tool in
// hand, the camera, and the question that waits for an answer.

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/editor/undo_history.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/editor/page_state.h"
#include "game/coin_wars/screens/formation/formation_tool.h"
#include "game/kit/table/camera.h"

namespace screens {

namespace cw = rules::coin_wars;

enum class EditorPage { Coins, Areas, Battle, Rules, Victory, Problems };
enum class EditorTool { Select, LayCoins, DrawArea };
enum class DrawnAs { Corners, Rectangle, Oval };
enum class EditorAsk { Nothing, Leave, Name, Menu };

// What a mouse button holds, from the press to the release.
struct EditorGrip {
    enum class What { Nothing, Lasso, Coins, Shape, Corner, Drawing };
    What what = What::Nothing;
    bool panning = false;
    Vec2 pixel;                 // where it took hold
    Vec2 at;                    // the same on the table, inches
    bool moved = false;         // far enough to be a drag
    int coin = -1;              // under it then
    editor::Polygon outline{};  // the lasso; or the shape as it was
};

// The draft as it is seen: made anew after every change.
struct Seen {
    std::uint64_t version = 0;
    cw::Match match;      // the coins laid out, with their Armies
    render::Scene scene;  // at rest, nothing written on its papers
    std::vector<editor::Problem> problems;
};

struct Desk {
    BattleApp& app;
    editor::History history;
    std::filesystem::path file{};  // where it is saved; empty: nowhere yet
    table::Camera camera{};
    Seen seen{};

    EditorPage page = EditorPage::Coins;
    EditorTool tool = EditorTool::Select;
    cw::Side side = cw::Side::Heads;  // whose coins are laid
    int type = 0;                     // which, an index into Scenario::types
    cw::Ground ground = cw::Ground::Defensive;
    DrawnAs drawn_as = DrawnAs::Corners;
    editor::Polygon corners{};   // of an area that is being drawn
    editor::Coins arrival_of{};  // for which an area is being drawn

    editor::Coins selected{};
    std::optional<editor::Shape> shape{};
    std::optional<std::size_t> corner{};  // of that shape
    editor::Clip clip{};
    FormationTool formations{};  // while it is open it has the table and the slip
    EditorGrip grip{};
    std::optional<Vec2> pointer{};  // table inches

    EditorAsk ask = EditorAsk::Nothing;
    std::string name{};       // of the file, while it is asked for
    bool name_fresh = false;  // it has just been asked for: the keyboard goes there
    std::string fault{};      // why it is not saved, until that has been read
    bool leaving = false;     // as soon as it is saved
    bool has_kept = false;    // the topmost unsaved draft in the profile is this one
    bool keeps = true;        // as far as it could be written there
    Phrase notice{};          // what was done, or why something was not; until the next change
    EditorPages pages{};      // battle, rules and victory

    const editor::Draft& draft() const { return history.now(); }
    const cw::Scenario& scenario() const { return draft().scenario; }
    // One step of undo; `of` as History::change has it: typed text, sliders.
    using Edit = std::function<void(editor::Draft&)>;
    void change(const Phrase& what, const Edit& edit, const std::string& of = "");
    void undo();
    void redo();
    // Selects these coins, and nothing else.
    void select(editor::Coins coins);
    void select(editor::Shape shape);
    void clear();
    // What is seen is the draft as it is now, and what is selected is still there: after every change, for
    // whatever follows in the same frame counts coins by it.
    void follow();

    // --- files; file.cpp
    void ask_name();
    void save();  // asks for a name first where it has none
    bool save_as(const std::string& name);
    void try_out();  // a battle of it, at once; back to here when it is left
    void try_in_lab();
    void leave();  // asks first where something would be lost
};

// Where things lie in the window, pixels.
struct DeskLayout {
    bool narrow = false;
    ui::Rect page;   // the slip at the right
    ui::Rect table;  // what no panel covers
};
DeskLayout layout_of(const Desk& desk);

// In the profile folder: a draft that was not saved when the program went. The next new battle begins with
// it. Where another battle is edited meanwhile, it waits below that one's as unsaved-battle.1.json and so on:
// a pile, of which only its topmost draft's own editor takes away.
inline constexpr const char* kUnsavedBattle = "unsaved-battle.json";
void keep_unsaved(Desk& desk);
void drop_unsaved(Desk& desk);
std::optional<editor::Draft> unsaved_draft(const BattleApp& app);
Phrase title_of(const Desk& desk);
// What its file could be called; why it cannot be called so, empty: it can.
std::string name_for(const Desk& desk);
Phrase fault_of_name(const Desk& desk, const std::string& name);

// --- the parts, one file each
void handle_events(Desk& desk);  // input.cpp
void handle_key(Desk& desk, const platform::Event& event);
// Of the side whose coins are selected, else laid.
void open_formations(Desk& desk);
bool use_formations(Desk& desk, const platform::Event& event);  // true: it was meant for the tool
void follow_formations(Desk& desk);                             // once a frame, after the events
void copy_selected(Desk& desk);
void paste_clip(Desk& desk);
void remove_selected(Desk& desk);
// The shape that is dragged, or whose corner is, as it lies under the pointer.
editor::Polygon held_polygon(const Desk& desk);
// The area becomes ground, or where coins arrive.
void finish_drawing(Desk& desk, const editor::Polygon& drawn);
render::Scene marked_scene(const Desk& desk);
void draw_rail(Desk& desk);
void draw_questions(Desk& desk);
// The content of the slip, page by page.
void draw_coins_page(Desk& desk);
void draw_areas_page(Desk& desk);
void draw_battle_page(Desk& desk);
void draw_rules_page(Desk& desk);
void draw_victory_page(Desk& desk);
void draw_problems_page(Desk& desk);

}  // namespace screens
