#pragma once
// State shared by the panels of the battle screen: the game, what is pointed at, the camera, and the parts
// below.

#include "game/coin_wars/screens/battle/advising.h"
#include "game/coin_wars/screens/battle/aim_state.h"
#include "game/coin_wars/screens/battle/danger_view.h"
#include "game/coin_wars/screens/battle/game.h"
#include "game/coin_wars/screens/battle/opponents.h"
#include "game/coin_wars/screens/battle/parts.h"
#include "game/coin_wars/screens/common/purses.h"
#include "game/kit/table/camera_mouse.h"

namespace screens {

class Coach;
class Lesson;
class ProblemPlay;

// What says what is to be done, in a panel (guide_slip.h); a coach says it on the table of a battle like any other.
struct Exercise {
    Lesson* lesson = nullptr;
    ProblemPlay* problem = nullptr;
    Coach* coach = nullptr;
    explicit operator bool() const { return lesson || problem; }
};

struct Battle {
    BattleApp& app;
    BattleGame& game;
    Opponents& bots;
    Advising& advising;
    DangerView& danger;
    AimState pointing{};
    table::Camera camera{};
    table::CameraMouse mouse{};

    Dialog dialog{};
    LogPanel log{};
    PointerDrag grip{};
    Deployment deployment{};
    Gathered gathered{};
    Offers offers{};
    Losses losses{};
    SharedTable shared{};
    std::optional<rules::Refusal> refused{};  // why the last command changed nothing
    Phrase notice{};                          // why a click did nothing
    Exercise exercise{};                      // set while a step of the lesson or a problem is played here
    ui::Ui& ui = app.ui();

    const cw::Match& match() const { return game.match(); }
    // A dialog is open.
    bool is_asked() const {
        return dialog.ask != Ask::Nothing || is_fault_unread() || is_offered_draw() ||
               (match().phase == cw::Phase::Over && !dialog.end_closed) || (game.table() && game.table()->offer());
    }
    // The battle is over, and its result was closed to look at the table.
    bool may_see_result() const { return match().phase == cw::Phase::Over && dialog.end_closed && !exercise; }
    // A bot answers an offered draw by itself, without a dialog.
    bool is_offered_draw() const {
        return match().ending.draw_offered && playing() && !waits_for_bot() &&
               !game.elsewhere(cw::other(*match().ending.draw_offered));
    }
    // A bot has to act: people cannot change anything now, except by undo.
    bool waits_for_bot() const { return bots.asked().has_value(); }
    // At a shared table: somebody elsewhere has to act.
    bool waits_for_other() const;
    bool apart() const { return game.apart(); }
    // Nobody at this screen can do anything now, except undo.
    bool waits() const { return waits_for_bot() || waits_for_other() || apart(); }
    // What a bot is about to do is shown on the table.
    bool shows_intent() const { return bots.looking() && !game.stage().moving(); }
    // The battle could not be saved, and the player has not been informed yet.
    bool is_fault_unread() const { return dialog.is_unread(game.autosave().fault()); }
    // nothing but the awaited decision may change the battle.
    bool deciding() const { return playing() && !match().awaiting.empty(); }
    // The same, and the table has shown what led to it.
    bool asks_decision() const { return deciding() && !game.stage().moving(); }
    // The side whose turn or decision it is.
    cw::Side acts() const;
    // The side of the person at the table: the one who plays against a bot, otherwise whoever has to act.
    cw::Side looks() const;
    // Armies may be formed in one's own turn and during deployment.
    bool may_form() const { return (playing() && !deciding()) || match().phase == cw::Phase::Deploy; }
    bool playing() const { return match().phase == cw::Phase::Play; }
    // What the enemy can strike is to be seen, and the table is at rest.
    bool shows_danger() const { return playing() && danger.danger() && !game.stage().moving(); }
    // Deployment is hidden and not over yet.
    bool hides() const { return game.set_up().hidden && match().phase < cw::Phase::Play; }
    // This coin is covered for the person at the table.
    bool covers(int coin) const {
        if (game.table()) return hides() && match().side_of(coin) != looks();
        if (game.persons() < 2) return hides() && game.persons() == 1 && game.bot(match().side_of(coin));
        return hides() && (match().phase != cw::Phase::Deploy || match().side_of(coin) != match().side);
    }

    // --- actions of keys and buttons; actions.cpp
    // What a person does: weighed first if warnings are agreed on, and real dice are asked for.
    void submit(const cw::Command& command);
    void confirm(const cw::Command& command);    // without being weighed
    void carry_out(const cw::Command& command);  // at once
    void submit_together(const std::vector<cw::Command>& commands);
    void click();          // does what the aim says
    void take_offer();     // the legal command nearest to the refused one
    bool pin();            // the aim, if there is one; false: there is none, or it is pinned already
    bool do_pinned();      // what is pinned, or what is offered for it; false: nothing is pinned
    void all_go_beyond();  // CW-28: whoever strikes with the aimed attack, or nobody
    void end_turn();       // shows first which units can still do something of use
    // A clock is running, so the save goes out of date even without a command.
    bool keeps_time() const { return playing() && game.clock() && !game.table() && game.autosave().ever_written(); }
    void leave();  // to the title; asks first if something would be lost
    void undo();   // asks first past the end of a turn
    void redo();
    void go_back_to(std::size_t step);
    // The step after which this turn began, if something was done since.
    std::optional<std::size_t> before_turn() const;
    void went_back();                              // call after commands were undone or redone
    enum class From { Start, LastTurn, Teacher };  // Teacher: what decided it
    void watch(From from);                         // the battle so far, in a replay that leads back here
    void tell_about() const;                       // goals, rules in force and story of this battle
    bool sits_far(cw::Side side) const;            // of the table
    void look_as_player();                         // turns the view to the side to act, if the settings say so
    void place(int coin, Vec2 at);                 // deployment; a refusal is kept
    void place_together(Vec2 at);  // deployment: those that move with the carried coin, or nearest to it
    void take_back();              // deployment: what is carried, into the hand
    void form();                   // an Army of the gathered coins
    void form_offered(const std::vector<int>& coins);  // at once, unless somebody has to be chosen to command it
    void gather(int coin);                             // adds a coin to the gathered ones, or removes it
    bool may_have_hint() const;
    void hint();  // asks for one, then goes from the unit to its action, then puts it away
};

// Layout of the window, pixels.
struct Layout {
    bool narrow = false;  // the panels are shown one at a time
    bool tight = false;   // the top bar leaves out what can be read elsewhere
    Rect slips;           // the column of the side panels
    Rect table;           // the part that no panel covers
};
Layout layout_of(const Battle& battle);

// --- the parts, each in its own file; those with `const Battle&` look at it, and change what they take besides
void draw_rail(Battle& battle);
// The goals as a band under the top bar, for which all below it makes room; pixels, 0 if they are not shown.
double goals_height(const Battle& battle);
void draw_goals(const Battle& battle);
// Hidden deployment: shows the hand-over panel whenever the side to set up changes, and leaves covered coins
// out of the scene, the state and the log.
void hand_over_hidden(Battle& battle);
void cover(const Battle& battle, render::Scene& scene);
rules::Json covered_state(const Battle& battle);
bool covers(const Battle& battle, const LogLine& line);
// Runs the clock of the side to act, and ends the turn when it is used up.
void run_clock(Battle& battle);
bool clock_runs(const Battle& battle);
// A side panel from `top` down; returns where the next one starts. At the own edge: from the foot of the column up, and where the one
// above it ends.
double draw_slip(const Battle& battle, std::string_view name, double top, const ui::Ui::Content& content);
// However little it shows, the log below does not move, and its buttons, `foot`, stand at its lower edge.
double draw_tall_slip(Battle& battle, std::string_view name, double top, const ui::Ui::Content& content,
                      const ui::Ui::Content& foot = {});
// The side panel of what needs attention: a decision, a new Army, otherwise the selected coin or Army.
double draw_decision_slip(Battle& battle, double top);
double draw_turns_end_slip(Battle& battle, double top);
double draw_forming_slip(Battle& battle, double top);
double draw_army_slip(Battle& battle, double top);
// The title of a coin or an Army: one line if it is short enough for that width in pixels, otherwise two.
std::vector<Phrase> title_lines(const ui::Ui& ui, const Phrase& title, double width);
// Part of a side panel: which of these coins a goal names.
void draw_crowned(ui::Ui& ui, const cw::Match& match, const std::vector<int>& coins);
// Part of a side panel: chances of the aimed attack, going beyond, the refusal or what a click does, and its
// buttons.
void draw_aimed(Battle& battle);
void draw_aim_buttons(Battle& battle);
// Names, crowns and tags on the table, of which `scene` is what is drawn: groups that could form an Army, coins that
// could join, an Army's Offense. They keep clear of coins, of each other and of `covered`, where panels and purses are.
void draw_tags(Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered);
// Over all that lies on the table: what is round the pointer, larger. Call once a frame.
void draw_loupe(Battle& battle, const render::Scene& scene);
// At the pointer: what the aimed click comes to, or why it is refused. Returns where that is said.
std::optional<Rect> draw_pointer_words(const Battle& battle);
// Says to those who listen whose turn it is, what the log tells and what the coin at the pointer is. Call once a frame.
void announce(const Battle& battle);
void ask_real_dice(Battle& battle);
// Hints and warnings; advice_panel.cpp. Call follow_advice() once a frame, after its events.
void follow_advice(Battle& battle);
bool shows_hint(const Battle& battle);
void mark_hint(render::Scene& scene, const Battle& battle);
double draw_hint_slip(Battle& battle, double top);
void draw_warning(Battle& battle);
// Part of a side panel: how an attack may end, by the exact odds; odds_panel.cpp.
void draw_odds(ui::Ui& ui, const cw::Match& match, const cw::Odds& odds);
// Part of a side panel: how far somebody has thought, 0 to 1.
void draw_thought(ui::Ui& ui, double part);
// The rules and options that the players agree on. `dialog` is the battle's.
void draw_rules(const Battle& battle, Dialog& dialog, Phrase& notice);
// The button that asks which special rule the table takes over, and that question; special_rule.cpp.
void draw_special_button(const Battle& battle, Dialog& dialog);
void ask_special_rule(Battle& battle);
// CW-3: which foreign coins serve; nothing if there are none.
void draw_foreign_coins(ui::Ui& ui, BattleGame& game, Phrase& notice);
// A lasso, and clicks while a decision is awaited; true if the click has been used.
bool end_lasso(Battle& battle);
bool click_decision(Battle& battle, int coin);
// Enter while losses are chosen: takes what is chosen; true if the key has been used.
bool take_losses(Battle& battle);
// Escape while losses are chosen: back to the proposal; true if others were chosen.
bool drop_losses(Battle& battle);
// Takes the proposal where the owner of the losses has nothing to choose. Call once a frame, after its events.
void answer_for_owner(Battle& battle);
// Each draws from `top` down and returns where the next panel starts.
double draw_coin_slip(Battle& battle, double top);
// While a bot has to act: which bot, how far it has thought, what can be asked of it; bot_turns.cpp.
void let_bots_play(Battle& battle);
double draw_bot_slip(const Battle& battle, Opponents& bots, double top);
void draw_bot(const Battle& battle, Opponents& bots);  // part of a side panel
// The strip on the table, where it hides the fewest coins of `scene`, and the traces that it sums up; turn_banner.cpp.
// Returns where it lies.
bool shows_aftermath(const Battle& battle);
std::optional<Rect> draw_turn_strip(Battle& battle, const TableSeen& seen, const std::vector<Rect>& purses,
                                    const render::Scene& scene);
void mark_intent(render::Scene& scene, const Battle& battle);
double draw_opening_slip(Battle& battle, double top);  // agreement, toss, order, deployment
bool waits_for_answer(const Battle& battle);           // by its panel: Enter presses what is accented there
void draw_log(Battle& battle, double top, double bottom);
// The others at a shared table: who is there, how one comes, what is said; shared_table.cpp. Call follow_table() once a
// frame.
void follow_table(Battle& battle);
void go_on_with_series(BattleApp& app, BattleGame& game);
void go_on_with_war(BattleApp& app, BattleGame& game, const Told& told);
// Whose screen takes this one along to what follows, as long as the line is sound; empty: nobody's.
Phrase who_leads_on(RemoteAccess& access, const BattleGame& game);
double wakes_for_table(const Battle& battle);  // as Screen::wakes
core::Result<void, Phrase> share_battle(RemoteAccess& access, BattleGame& game, const BattleStart& start);
void mark_other(render::Scene& scene, const Battle& battle);
bool asks_for_others(const Battle& battle);  // nobody has come yet, or it is not settled who shall come
double draw_table_slip(const Battle& battle, TableTalk& talk, double top);
// The same by file; by_file.cpp. Call follow_by_file() once a frame.
void follow_by_file(const Battle& battle, SharedTable& shared);
bool asks_to_send(const Battle& battle);
void draw_last_file(const Battle& battle);    // part of the end panel
void give_away(Battle& battle);               // the battle as a file, told by the dialog below
void keep_battle_page(const Battle& battle);  // its log as a page for people
void draw_written(Battle& battle);
double draw_by_file_slip(const Battle& battle, double top);
void answer_back(const Battle& battle);  // the dialog, while somebody wants to go back
double draw_lesson_slip(Battle& battle, double top);
// The coach's mark on the table, clear of coins and of `covered`; returns where its words stand. coach_marks.cpp.
std::optional<Rect> draw_coach(const Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered);
double draw_problem_slip(Battle& battle, double top);
double guide_strip_height(const ui::Ui& ui);  // of a guide at the bottom edge, pixels
void draw_questions(Battle& battle);
void draw_coins_page(Battle& battle);
// Formations during deployment; formation.cpp. Call follow_formations() once a frame, after its events.
void open_formations(Battle& battle);
void follow_formations(Battle& battle);
bool use_formations(Battle& battle, const platform::Event& event);
double draw_formation_slip(const Battle& battle, FormationTool& tool, double top);
void draw_refusal(ui::Ui& ui, Navigation& navigation, const rules::Refusal& refusal);  // part of a side panel
std::string refusing_rule(const Battle& battle);
// The scene with all its marks.
render::Scene marked_scene(const Battle& battle);
// Keys and pointer: input.cpp, keys.cpp.
void handle_events(Battle& battle);
void handle_key(Battle& battle, const platform::Event& event);
void let_go_key(Battle& battle, const platform::Event& event);

}  // namespace screens
