#pragma once
// The window common to all story games: a table that is saved as it is played, and beside it a slip with pages. It
// implements what the games share: opening, beginning, playing and giving up a table; tabs, dialogs, drafts, seats and
// deciders; the story on paper.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/lists.h"
#include "game/shell/table_ink.h"
#include "game/stories/screen/first_session.h"
#include "game/stories/screen/session_view.h"

namespace screens {

// --- the interfaces to a game, split so that a function takes only the part it uses

// Who has to agree before the last step is taken back.
enum class TakeBack { Nothing, Freely, ByConsent, Never };

// The table as its session knows it; StoryScreenOf implements it for all games.
class StoryTable {
public:
    virtual ~StoryTable() = default;
    virtual bool has_table() const = 0;
    virtual void close_table() = 0;  // gives up the table
    virtual std::size_t steps() const = 0;
    virtual StandsAt stands_at() const = 0;
    virtual TakeBack may_take_back() const = 0;
    virtual void take_back() = 0;
    virtual PlayersAsked players() = 0;  // who sits there

    // --- at several screens
    virtual bool apart() const = 0;  // it was a shared table, and nobody else is here
    virtual void follow_others() = 0;
    virtual SharedStoryPage shared_page() = 0;
    virtual GoOn going_on() = 0;  // while apart
};

// The content of the mat.
class StoryMat {
public:
    virtual ~StoryMat() = default;
    virtual void advance() = 0;  // advances its animations by one frame
    virtual bool moving() const = 0;
    virtual bool counting() const { return false; }     // a background calculation is running, shown once it is done
    virtual void follow_resize() {}                     // the mat has a new shape, so everything moves
    virtual bool lies_at(Vec2) const { return false; }  // true if a press there, in inches, hits something
    virtual void draw_desk() = 0;
};

class StoryTelling {
public:
    virtual ~StoryTelling() = default;
    virtual std::vector<story::DocumentPart> tell_story() const = 0;  // from the first step
    virtual void save_story() = 0;                                    // saves it as a page
};

// The rail: the game's stage, who sits there, who has to decide.
class StoryTopBar {
public:
    virtual ~StoryTopBar() = default;
    virtual Phrase title() const = 0;
    virtual Phrase stage() const { return {}; }                      // "Scene 2"
    virtual std::vector<Deciders::One> seats() const { return {}; }  // clockwise; empty once it is over
    virtual std::vector<Deciders::One> due() const { return {}; }    // who has to decide
    virtual std::vector<int> awaited_seats() const {                 // their seats; empty if anybody may decide
        std::vector<int> all;
        for (const Deciders::One& one : due()) all.push_back(one.seat);
        return all;
    }
    virtual bool draw_top_bar() = 0;  // true if the players page should open

    // --- for players across from the acting one (FacingBar)
    virtual Phrase awaited_in_words() const;               // one sentence; by default who decides
    virtual Phrase has_in_words(int) const { return {}; }  // what a seat has, in a word or two: "7 Coins"
    virtual bool may_speak_up() const { return false; }    // a player who is not awaited may still do something
};

// The slip beside the mat.
class StoryPages {
public:
    virtual ~StoryPages() = default;
    virtual void follow_phase() {}                            // switches the open page when the phase has changed
    virtual ui::Rect draw_tabs() = 0;                         // returns the area of the slip left for the page
    virtual std::string page_name() const = 0;                // each page starts scrolled to the top
    virtual void draw_start() = 0;                            // shown without a table
    virtual void draw_head() = 0;                             // above each page
    virtual Phrase waiting_for() const { return {}; }         // says what is still in the air
    virtual bool draw_instead() = 0;                          // true if it drew something instead of the page
    virtual std::optional<ShownSession> first_session() = 0;  // above the page, while it is running
    virtual void draw_page() = 0;
    virtual void save_forms() = 0;  // saves unfinished choices among the drafts
};

// Two groups at the lower and the upper edge of one screen: a slim bar below the top bar, upright for the group that
// waits across from the acting player. It says who decides and what happened last, what each of them has, and has a
// button to turn the screen to them while they may do something.
struct FacingBar {
    struct One {
        Phrase name, has;  // "Anna", "7 Coins"
    };
    std::vector<One> people{};  // who sit there
    Phrase awaited{};           // "Ben decides"
    Phrase told{};              // what happened last
    bool may_act = false;
};

class StoryScreen : public Screen,
                    public TableWithInk,
                    protected StoryTable,
                    protected StoryMat,
                    protected StoryTelling,
                    protected StoryTopBar,
                    protected StoryPages {
public:
    bool animating() const final { return moving() || counting() || shared_.loose.moving() || shared_.lookup.waits(); }
    double wakes() const final;  // while another screen is silent or something could not be saved
    void keep() final;
    std::string_view rule_book() const final { return shared_.about.table; }
    bool keeps_enter() const final { return shared_.lookup.is_asked_by_pad(); }
    bool enter_presses() const final { return true; }
    std::string rule_in_question() const final { return shared_.lookup.asked(); }
    // True if all deciders sit at the upper edge of a screen that players share from opposite edges: a leader has the
    // lower edge alone, otherwise they are split evenly.
    bool faces_across() const final;
    std::optional<Vec2> to_pixels(Vec2 table) const final { return shared_.place.view.to_pixels(table); }
    std::vector<TableInk> ink() const final;
    void frame(App& app) final;

protected:
    explicit StoryScreen(StoryView& shared) : shared_(shared) {}

    // Defaults that suit most games.
    bool draw_top_bar() override;
    ui::Rect draw_tabs() override { return shared_.place.tools; }
    void draw_head() override;
    bool draw_instead() override;

    void draw_fault();  // and the notice
    // Drawn while other screens decide: true if this screen awaits only them.
    bool draw_waiting();

    Deciders deciders_{};

private:
    void lay_out();
    void divide_column();
    void draw_side_panel();
    void draw_page_or_past();
    bool sit_face_to_face() const;
    bool sits_across(int seat) const;
    FacingBar facing_bar() const;  // nobody in it: it is not shown
    void open_players();
    void ask_new();
    void draw_story();
    void press_take_back();
    void handle_keys();
    const std::vector<story::DocumentPart>& story();

    StoryView& shared_;
    bool asks_new_ = false;  // a dialog asks whether to give up this table
    ui::Rect story_place_{};
    std::vector<story::DocumentPart> story_{};  // as of told_at_
    StandsAt told_at_{};
    bool kept_ = false;                    // in this frame
    std::optional<StandsAt> turned_at_{};  // somebody asked there that the screen be turned to the other side
};

// For a game whose view is a SessionView.
template <class View>
class StoryScreenOf : public StoryScreen {
public:
    std::optional<rules::Json> state() const final {
        if (!view_.game) return std::nullopt;
        return std::optional(View::System::state(view_.match()));
    }

    StoryScreenOf(const StoryScreenOf&) = delete;
    StoryScreenOf& operator=(const StoryScreenOf&) = delete;
    ~StoryScreenOf() override {
        if (!view_.sharing.table) return;
        view_.sharing.texts.save_all(view_.drafts);
        view_.app.remote().leave();
    }

protected:
    explicit StoryScreenOf(App& app) : StoryScreen(view_), view_(app) {
        if (const auto welcome = app.remote().take_welcome(View::System::name())) view_.sit_down(*welcome);
    }
    bool has_table() const final { return view_.game.has_value(); }
    // Called after somebody has joined, left, moved or been renamed.
    virtual void seats_changed() {}
    PlayersAsked players() final {
        // The current seats, even while the story slip looks back.
        const auto check = [this](const rules::SeatingAct& act) {
            const auto& now = view_.game->match();
            const auto command = seated_otherwise(act);
            if (auto refusal = View::System::check(now, command)) return refusal;
            return view_.sharing.check(View::System::actor_of(now, command));
        };
        const auto change = [this](const rules::SeatingAct& act) {
            if (view_.submit(seated_otherwise(act))) seats_changed();
        };
        return {people_of(view_.game->match()), check, change};
    }
    void close_table() final {
        if (view_.sharing.table) view_.leave_others();
        view_.game.reset();
        view_.each_form([](const char*, auto& form) { form = {}; });
        forget();
    }
    virtual void forget() = 0;      // everything about that table
    virtual void taken_back() = 0;  // the mat shows the earlier match again

    std::size_t steps() const final { return view_.game ? view_.game->steps().size() : 0; }
    StandsAt stands_at() const final { return view_.game ? view_.game->stands_at() : StandsAt(); }
    TakeBack may_take_back() const final {
        if (steps() == 0 || view_.apart()) return TakeBack::Nothing;
        const remote::Table* table = view_.sharing.table;
        if (!table) return may_take_back_here();
        if (table->watches() || table->waits()) return TakeBack::Nothing;
        // The others are asked at the shared table.
        const auto& own = table->ledger().person(table->me()).seats;
        const bool may = std::ranges::any_of(
            own, [&](int seat) { return view_.remote.may_go_back(steps() - 1, seat) != remote::Game::Back::Never; });
        return may ? TakeBack::Freely : TakeBack::Nothing;
    }
    virtual TakeBack may_take_back_here() const {
        return view_.game->steps().back().thrown() ? TakeBack::ByConsent : TakeBack::Freely;
    }
    void take_back() final {
        view_.side_panel.back.reset();
        if (view_.sharing.table) return view_.sharing.table->ask_back(steps() - 1);
        view_.game->take_back();
        view_.fault = view_.game->save_fault();
        view_.notice = say("The last step was taken back.");
        taken_back();
    }

    bool apart() const final { return view_.apart(); }
    void follow_others() final {
        StorySharing& sharing = view_.sharing;
        if (std::exchange(sharing.changed, false)) view_.dialog = nullptr;
        if (std::exchange(view_.sharing.gone_back, false)) taken_back();
        if (std::exchange(view_.sharing.box_due, false)) view_.read_box();
        if (!sharing.table) return;
        sharing.talk.follow(*sharing.table);
        if (const auto refusal = sharing.to_ask.go_on(*sharing.table)) view_.fault = refusal_in_words(*refusal);
        sharing.busy = sharing.table->waits();
        sharing.texts.follow(view_.drafts, sharing.pending());
        show_and_see();
        remote::Host* host = view_.app.remote().host();
        if (!host) return;
        host->set_free(untaken());
        greet_newcomers();
    }
    SharedStoryPage shared_page() final {
        SharedStoryPage page;
        const std::vector<int> free = untaken();
        for (StorySeat& seat : view_.seats_of(people_of(view_.game->match())))
            if (core::contains(free, seat.number)) page.seats.push_back(std::move(seat));
        page.sits_here = [this](int seat) { view_.app.remote().host()->sit(seat); };
        page.alone = [this] {
            view_.sharing.texts.give_back(view_.drafts);
            view_.leave_others();
        };
        return page;
    }
    GoOn going_on() final {
        return {[this] { view_.invite_again(); }, [this](const remote::Invitation& to) { view_.join_again(to); },
                [this] { view_.game->forget_ledger(); }};
    }

    View view_;

private:
    // The command for it; where any player may give it, one of this screen does.
    typename View::Command seated_otherwise(const rules::SeatingAct& act) const {
        const auto& now = view_.game->match();
        if constexpr (requires { seating_command(now, act, 0); })
            if (const auto here = view_.played(people_of(now).seated); !here.empty())
                return seating_command(now, act, here.front());
        return seating_command(now, act);
    }
    void show_and_see() {
        StorySharing& sharing = view_.sharing;
        remote::Table& table = *sharing.table;
        const std::vector<int> others = others_at(table);
        for (const int who : others)
            if (const auto shown = table.hand_of(who))
                for (const int seat : table.ledger().person(who).seats) view_.see_others(seat, *shown);
        const auto here =
            static_cast<std::size_t>(std::ranges::count_if(others, [&](int who) { return table.is_here(who); }));
        const bool new_here = here > sharing.here;
        sharing.here = here;
        rules::Json shown = view_.shown_to_others();
        if (shown == sharing.shown && !new_here) return;
        sharing.shown = std::move(shown);
        table.show(sharing.shown);
    }
    // Renames the story's players after the people who have joined.
    void greet_newcomers() {
        const auto& people = view_.sharing.table->ledger().people;
        for (std::size_t& known = view_.sharing.known; known < people.size(); ++known)
            for (const int seat : people[known].seats) {
                const auto now = people_of(view_.game->match());
                const int who = view_.about.leader.empty() ? seat : seat - 1;
                if (who < 0 || now.names[static_cast<std::size_t>(who)] == std::string(people[known].name)) continue;
                const auto rename = seated_otherwise({rules::SeatingAct::Kind::Rename, who, 0, people[known].name});
                if (!view_.check(rename)) view_.submit(rename);
            }
    }
    // Seats of the story that belong to nobody.
    std::vector<int> untaken() const {
        std::vector<int> free;
        const auto& people = view_.sharing.table->ledger().people;
        for (const StorySeat& seat : view_.seats_of(people_of(view_.game->match())))
            if (std::ranges::none_of(
                    people, [&](const remote::Person& person) { return core::contains(person.seats, seat.number); }))
                free.push_back(seat.number);
        return free;
    }
};

}  // namespace screens
