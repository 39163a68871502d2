#pragma once
// State shared by the parts of the war editor: the plan with its history, the selection, the tool on the map, and trial
// wars.

#include <array>
#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/task.h"
#include "game/coin_wars/editor/undo_history.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/lab/war_run.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/wars/war_draft.h"
#include "game/coin_wars/wars/war_leaders.h"

namespace screens {

namespace war = rules::war;

enum class WarPage { Story, Map, Battles, Nations, Trial, Problems };
enum class WarTool { Move, Draw, Road };
enum class WarAsk { Nothing, Leave, Name };

// The pointer's tool on the map.
struct WarBrush {
    WarTool tool = WarTool::Move;
    war::Ink ink = war::Ink::River;
    std::vector<war::Vec2> drawn{};      // what is being drawn, map inches
    std::optional<std::size_t> place{};  // the one being dragged
    std::optional<std::size_t> shape{};
    war::Vec2 from{}, to{};
    bool held = false;
};

struct WarChosen {
    std::optional<std::size_t> place{}, shape{}, way{};
    bool picks = false;      // the list of battles is open
    std::string sought{};    // part of a battle's title
    std::size_t nation = 0;  // whose page is open
    bool seeks = false;      // the search field takes the keyboard focus
};

struct PickedBattle {
    std::string name, title;
};

// Fights wars between Sergeants in the background to test the draft; war_trial.cpp.
struct WarTrialResult {
    std::vector<lab::FoughtWar> fought;
    words::Phrase fault{};  // why no war was fought
    bool cancelled = false;
};

class WarTrial {
public:
    static constexpr int kWars = 100;

    // `notify` is called on the worker's thread as wars end.
    explicit WarTrial(std::function<void()> notify) : notify_(notify), task_(notify) {}
    ~WarTrial() { forget(); }
    WarTrial(const WarTrial&) = delete;
    WarTrial& operator=(const WarTrial&) = delete;

    void start(const battles::Library& library, const wars::WarFile& war, std::uint64_t seed);
    // Stops; finished wars are kept.
    void cancel() { stop_ = true; }
    void forget();
    // Takes the result when it is ready; call once a frame.
    void look();
    bool under_way() const { return task_.under_way(); }
    int done() const { return done_; }
    const std::optional<WarTrialResult>& result() const { return result_; }

private:
    std::function<void()> notify_;
    std::atomic<bool> stop_ = false;
    std::atomic<int> done_ = 0;
    std::optional<WarTrialResult> result_;
    core::Task<WarTrialResult> task_;
};

struct WarEditorView {
    BattleApp& app;
    editor::HistoryOf<war::WarPlan> history;
    std::filesystem::path file{};  // empty: not saved yet
    WarPage page = WarPage::Story;
    WarBrush brush{};
    WarChosen chosen{};
    WarAsk ask = WarAsk::Nothing;
    std::string name{};  // of the file, being typed
    bool leaving = false;
    Phrase fault{};   // why saving failed, until the player has read it
    Phrase notice{};  // the last action
    std::vector<wars::Problem> problems{};
    std::array<std::vector<war::LeaderSetup>, 2> leaders{};  // who can lead each nation
    bool keeps = false;                                      // this draft is the topmost unsaved one in the profile
    bool is_kept = true;                                     // the last write there succeeded
    std::vector<PickedBattle> battles{};                     // all of the library
    std::optional<std::uint64_t> library{};                  // its version at that time
    WarTrial trial;
    Rect paper{};  // the map, pixels
    ui::Ui& ui = app.ui();

    const war::WarPlan& plan() const { return history.now(); }
    using Edit = std::function<void(war::WarPlan&)>;
    // Makes one undo step; `of` as in HistoryOf::change.
    void change(const Phrase& what, const Edit& edit, const std::string& of = "");
    // Finds the problems again, lets go of what is held on the map, and drops selections that no longer exist. Call
    // after each change.
    void follow();
};

// --- the parts, each in its own file
void handle_map_events(WarEditorView& view);  // map_input.cpp
void draw_war_map(WarEditorView& view, const Rect& table);
void draw_map_page(WarEditorView& view);
void draw_battles_of_war(WarEditorView& view);
void draw_ways(WarEditorView& view, std::size_t place);
void draw_nations_page(WarEditorView& view);
void draw_trial_page(WarEditorView& view);
void draw_war_problems(WarEditorView& view);
// Saving; war_saving.cpp.
void save_war(WarEditorView& view);
void leave_war_editor(WarEditorView& view);
void draw_war_questions(WarEditorView& view);
void save_unsaved_war(WarEditorView& view);
void drop_unsaved_war(WarEditorView& view);
std::optional<war::WarPlan> unsaved_war(const BattleApp& app);

}  // namespace screens
