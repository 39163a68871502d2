#pragma once
// State shared by the battle screen's panels: the game, the pointer's target, the camera, and the parts below.

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

// A lesson or problem with its guide in a panel (guide_panel.h), or a coach with marks on the table of an ordinary
// battle.
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
    PointerDrag drag{};
    Deployment deployment{};
    Gathered gathered{};
    Offers offers{};
    Losses losses{};
    SharedTable shared{};
    std::optional<rules::Refusal> refused{};  // why the last command changed nothing
    Phrase notice{};                          // why a click did nothing
    Exercise exercise{};                      // set while a lesson or a problem is played
    ui::Ui& ui = app.ui();

    const cw::Match& match() const { return game.match(); }
    // True if a dialog is open.
    bool has_dialog() const {
        return dialog.ask != Ask::Nothing || is_fault_unread() || is_offered_draw() ||
               (match().phase == cw::Phase::Over && !dialog.end_closed) ||
               (match().phase == cw::Phase::Over ? is_asked_back() : game.table() && game.table()->offer());
    }
    // True if another player at the shared table would like to go back.
    bool is_asked_back() const {
        return game.table() && game.table()->offer() && game.table()->offer()->person != game.table()->me();
    }
    // True if the battle is over and its result was closed to look at the table.
    bool may_see_result() const { return match().phase == cw::Phase::Over && dialog.end_closed && !exercise; }
    // True while people must answer an offered draw. A bot answers by itself, without a dialog.
    bool is_offered_draw() const {
        return match().ending.draw_offered && playing() && !waits_for_bot() &&
               !game.elsewhere(cw::other(*match().ending.draw_offered));
    }
    // True while a bot must act: people cannot change anything, except by undo.
    bool waits_for_bot() const { return bots.asked().has_value(); }
    // True while somebody at another machine must act.
    bool waits_for_other() const;
    bool apart() const { return game.apart(); }
    // True while nobody at this screen can do anything, except undo.
    bool waits() const { return waits_for_bot() || waits_for_other() || apart(); }
    // True while the table shows a bot's next action.
    bool shows_intent() const { return bots.looking() && !game.stage().moving(); }
    // True if saving failed and the player has not been told yet.
    bool is_fault_unread() const { return dialog.is_unread(game.autosave().fault()); }
    // True while only the awaited decision may change the battle.
    bool deciding() const { return playing() && !match().awaiting.empty(); }
    // The same, after the table has shown what led to it.
    bool asks_decision() const { return deciding() && !game.stage().moving(); }
    // The side whose turn or decision it is.
    cw::Side acts() const;
    // The side of the person at the table: the one playing against a bot, otherwise the side to act.
    cw::Side looks() const;
    // True in a player's own turn and during deployment, when Armies may be formed.
    bool may_form() const { return (playing() && !deciding()) || match().phase == cw::Phase::Deploy; }
    bool playing() const { return match().phase == cw::Phase::Play; }
    // True while the table, at rest, shows what the enemy can strike.
    bool shows_danger() const { return playing() && danger.danger() && !game.stage().moving(); }
    // True until a hidden deployment is over.
    bool hides() const { return game.set_up().hidden && match().phase < cw::Phase::Play; }
    // True if this coin is hidden from the person at the table.
    bool covers(int coin) const {
        if (game.table()) return hides() && match().side_of(coin) != looks();
        if (game.persons() < 2) return hides() && game.persons() == 1 && game.bot(match().side_of(coin));
        return hides() && (match().phase != cw::Phase::Deploy || match().side_of(coin) != match().side);
    }

    // --- actions of keys and buttons; actions.cpp
    // Submits a command. A person's is first checked for a warning, and real dice are asked for, if both are agreed on
    // and not settled yet.
    enum class Settled { Nothing, Warning, All };
    void submit(const cw::Command& command, Settled settled = Settled::Nothing);
    void submit_together(const std::vector<cw::Command>& commands);
    void click();          // does what the aim says
    void take_offer();     // the legal command nearest to the refused one
    bool pin();            // pins the aim; false if there is none, or it is pinned already
    bool do_pinned();      // the pinned action or the one offered instead; false: nothing is pinned
    void all_go_beyond();  // CW-28: every coin that strikes with the aimed attack, or none
    void end_turn();       // first shows units that can still act usefully
    // True if a clock is running, which dates the save even without a command.
    bool keeps_time() const { return playing() && game.clock() && !game.table() && game.autosave().ever_saved(); }
    void leave();  // to the title; asks first if something would be lost
    void undo();   // asks first past the end of a turn
    void redo();
    void leave_only(std::size_t count);  // of the steps
    // So many steps were done when this turn began, if something was done since.
    std::optional<std::size_t> before_turn() const;
    void went_back();                              // call after commands were undone or redone
    enum class From { Start, LastTurn, Teacher };  // Teacher: from the decisive moments
    void watch(From from);                         // replays the battle so far, and leads back here
    void tell_about() const;                       // goals, rules in force and story of this battle
    bool sits_far(cw::Side side) const;            // of the table
    void look_as_player();                         // turns the view to the side to act, if the settings say so
    void place(int coin, Vec2 at);                 // deployment; a refusal is kept
    void place_together(Vec2 at);  // deployment: the coins that move with the carried one, or nearest to it
    void take_back();              // deployment: puts the carried coins back into the hand
    void form();                   // forms an Army of the gathered coins
    void form_offered(const std::vector<int>& coins);  // at once, unless a commander must be chosen
    void gather(int coin);                             // adds a coin to the gathered ones, or removes it
    bool may_have_hint() const;
    void hint();  // asks for one, then goes from the unit to its action, then hides it
};

// Layout of the window, pixels.
struct Layout {
    bool narrow = false;  // the panels are shown one at a time
    bool tight = false;   // the top bar leaves out what is shown elsewhere
    Rect side_panels;     // the column of the side panels
    Rect open;            // the part that no panel covers
    Rect table;           // the same, face to face without what the panels cover while the other player acts
};
Layout layout_of(const Battle& battle);

// --- the parts, each in its own file; those that take `const Battle&` change only their other arguments
void draw_top_bar(Battle& battle);
// Returns the height in pixels of the band of goals under the top bar, 0 if it is not shown. Everything below makes
// room for it.
double goals_height(const Battle& battle);
// True if the pointer or the keyboard asks for all of what it tells in short: then draw that below it, last.
bool draw_goals(const Battle& battle);
void draw_whole_goals(const Battle& battle);
// Hidden deployment: shows the hand-over panel whenever the side to set up changes, and leaves hidden coins out of the
// scene, the state and the log.
void hand_over_hidden(Battle& battle);
void cover(const Battle& battle, render::Scene& scene);
rules::Json covered_state(const Battle& battle);
bool covers(const Battle& battle, const LogLine& line);
// Runs the clock of the side to act, and ends the turn when it is used up.
void run_clock(Battle& battle);
bool clock_runs(const Battle& battle);
// Draws a side panel downwards from `top` and returns where the next one starts. Face to face, panels stack up from the
// foot of the column instead.
double draw_side_panel(const Battle& battle, std::string_view name, double top, const ui::Ui::Content& content);
// Keeps a minimum height, so that the log below does not move; the buttons, `foot`, are at the lower edge.
double draw_tall_panel(Battle& battle, std::string_view name, double top, const ui::Ui::Content& content,
                       const ui::Ui::Content& foot = {});
// The side panel that needs attention: a decision, a new Army, otherwise the selected coin or Army.
double draw_decision_panel(Battle& battle, double top);
double draw_turns_end_panel(Battle& battle, double top);
double draw_forming_panel(Battle& battle, double top);
double draw_army_panel(Battle& battle, double top);
// Returns the title of a coin or an Army, or another text in that type, as one line if it fits that width in pixels,
// otherwise two.
std::vector<Phrase> title_lines(const ui::Ui& ui, const Phrase& title, double width, Type type = Type::Heading);
// Draws, as part of a side panel, which of these coins a goal names.
void draw_crowned(ui::Ui& ui, const cw::Match& match, const std::vector<int>& coins);
// Draws, as part of a side panel, the chances of the aimed attack, going beyond, the refusal or the effect of a click,
// and its buttons.
void draw_aimed(Battle& battle);
void draw_aim_buttons(Battle& battle);
// Draws names, crowns and tags on the table shown by `scene`: groups that could form an Army, coins that could join, an
// Army's Offense. They avoid coins, each other and `covered`, the areas of panels and purses.
void draw_tags(Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered);
// Magnifies the area around the pointer, above everything on the table. Call once a frame.
void draw_loupe(Battle& battle, const render::Scene& scene);
// Says at the pointer what the aimed click does, or why it is refused. Returns where the text is.
std::optional<Rect> draw_pointer_words(const Battle& battle);
// Announces to screen readers whose turn it is, new lines of the log, and the coin at the pointer. Call once a frame.
void announce(const Battle& battle);
void ask_real_dice(Battle& battle);
// Hints and warnings; advice_panel.cpp. Call follow_advice() once a frame, after its events.
void follow_advice(Battle& battle);
bool shows_hint(const Battle& battle);
void mark_hint(render::Scene& scene, const Battle& battle);
double draw_hint_panel(Battle& battle, double top);
void draw_warning(Battle& battle);
// Draws, as part of a side panel, how an attack may end, by the exact odds; odds_panel.cpp.
void draw_odds(ui::Ui& ui, const cw::Match& match, const cw::Odds& odds);
// Draws, as part of a side panel, the progress of thinking, 0 to 1.
void draw_thought(ui::Ui& ui, double part);
// The rules and options that the players agree on.
void draw_rules(Battle& battle);
// The button that asks which special rule the table takes over, and that question; special_rule.cpp.
void draw_special_button(const Battle& battle, Dialog& dialog);
void ask_special_rule(Battle& battle);
// CW-3: Draws which foreign coins serve; nothing if there are none.
void draw_foreign_coins(ui::Ui& ui, BattleGame& game, Phrase& notice);
// A lasso, and clicks while a decision is awaited. True if the click has been used.
bool end_lasso(Battle& battle);
bool click_decision(Battle& battle, int coin);
// Enter while losses are chosen: accepts the choice. True if the key has been used.
bool take_losses(Battle& battle);
// Escape while losses are chosen: back to the proposal. True if the choice had differed.
bool drop_losses(Battle& battle);
// Accepts the proposal if the owner of the losses has nothing to choose. Call once a frame, after its events.
void answer_for_owner(Battle& battle);
// Each draws from `top` down and returns where the next panel starts.
double draw_coin_panel(Battle& battle, double top);
// While a bot must act: shows the bot, its progress and its buttons; bot_turns.cpp.
void let_bots_play(Battle& battle);
double draw_bot_panel(const Battle& battle, Opponents& bots, double top);
void draw_bot(const Battle& battle, Opponents& bots);  // part of a side panel
// Draws the strip of the last turn where it hides the fewest coins of `scene`, and the traces it sums up;
// turn_banner.cpp. Returns its place.
bool shows_aftermath(const Battle& battle);
std::optional<Rect> draw_turn_strip(Battle& battle, const TableSeen& seen, const std::vector<Rect>& purses,
                                    const render::Scene& scene);
void mark_intent(render::Scene& scene, const Battle& battle);
double draw_opening_panel(Battle& battle, double top);  // agreement, toss, order, deployment
bool waits_for_answer(const Battle& battle);            // by its panel: Enter presses its accented button
void draw_log(Battle& battle, double top, double bottom);
// The others at a shared table: who is there, how to join, chat; shared_table.cpp. Call follow_table() once a frame.
void follow_table(Battle& battle);
void continue_series(BattleApp& app, BattleGame& game);
void continue_war(BattleApp& app, BattleGame& game, const Told& told);
// Names the player whose screen will open what follows, as long as the connection works; empty: nobody.
Phrase who_leads_on(RemoteAccess& access, const BattleGame& game);
double wakes_for_table(const Battle& battle);  // as Screen::wakes
core::Result<void, Phrase> share_battle(RemoteAccess& access, BattleGame& game, const BattleStart& start);
void mark_other(render::Scene& scene, const Battle& battle);
bool asks_for_others(const Battle& battle);  // nobody has joined yet, or whom to invite is not decided
double draw_table_panel(const Battle& battle, TableTalk& talk, double top);
// The same by file; by_file.cpp. Call follow_by_file() once a frame.
void follow_by_file(const Battle& battle, SharedTable& shared);
bool asks_to_send(const Battle& battle);
void draw_last_file(const Battle& battle);    // part of the end panel
void give_away(Battle& battle);               // saves the battle as a file and shows the dialog below
void save_battle_page(const Battle& battle);  // its log as a readable page
void draw_written(Battle& battle);
double draw_by_file_panel(const Battle& battle, double top);
void answer_back(const Battle& battle);  // the dialog while somebody asks to undo
double draw_lesson_panel(Battle& battle, double top);
// Draws the coach's mark on the table, clear of coins and of `covered`; returns where its text is. coach_marks.cpp.
// Before it each frame, once its events are handled.
void follow_coach(const Battle& battle);
double room_for_coach(const Battle& battle);  // pixels that the slips leave below the goals, for the mark at End turn
std::optional<Rect> draw_coach(const Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered);
double draw_problem_panel(Battle& battle, double top);
double guide_strip_height(const ui::Ui& ui);  // of a guide at the lower edge, pixels
void draw_questions(Battle& battle);
void draw_coins_page(Battle& battle);
// Formations during deployment; formation.cpp. Call follow_formations() once a frame, after its events.
void open_formations(Battle& battle);
void follow_formations(Battle& battle);
bool use_formations(Battle& battle, const platform::Event& event);
double draw_formation_panel(const Battle& battle, FormationTool& tool, double top);
void draw_refusal(ui::Ui& ui, Navigation& navigation, const rules::Refusal& refusal);  // part of a side panel
std::string refusing_rule(const Battle& battle);
// True while the whole mat is in view: then purses stay at its edge, and names of ground avoid them. Zoomed in, purses
// move with the view and avoid the names.
bool do_names_yield(const Battle& battle);
// The scene with all its marks. `purses`: where they are seen, pixels.
render::Scene marked_scene(const Battle& battle, const std::vector<Rect>& purses);
// Keys and pointer: input.cpp, keys.cpp.
void handle_events(Battle& battle);
void handle_key(Battle& battle, const platform::Event& event);
void let_go_key(Battle& battle, const platform::Event& event);

}  // namespace screens
