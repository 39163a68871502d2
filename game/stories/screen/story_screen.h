#pragma once
// The window of a story game, whichever it is: a table that is kept as it is played, and a slip with pages
// beside it. What the games share stands here once: a table is opened, begun, played and given up; tabs,
// dialogs, drafts, seats and who decides; the story on paper.

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/first_session.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/players_page.h"
#include "game/stories/screen/rule_lookup.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_slip.h"
#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/screen/tooltip.h"

namespace screens {

// Which game it is, and how its table looks.
struct StoryGame {
    std::string table;                  // its file in stories/ of the profile folder, without the ending
    Vec2 home;                          // about where new cards of people's own are laid, inches
    int players = 4;                    // at first
    std::size_t seats = 8;              // for so many players at most
    double tallest = 12.6;              // so high the mat may become, inches
    std::string title_draft = "title";  // where the story's title stands among the drafts
};

// Who sits down, and whether what lies ready is played.
struct StoryStart {
    int players = 0;
    std::vector<std::string> names{};  // for as many as there can be
    bool with_box = true;
    std::span<const std::string> seated() const { return std::span(names).first(static_cast<std::size_t>(players)); }
};

// What every story game has on its table and in its slip.
struct StoryView {
    StoryView(App& app, const StoryGame& game);

    App& app;
    StoryGame about;
    StoryDrafts drafts;
    LooseThings loose;
    EarlierTables earlier_tables;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    StoryStart start{};
    TabletopCamera camera{};
    TabletopView place{};
    std::string& called() { return drafts.at(about.title_draft); }  // the story's title, as people type it

    Phrase fault{};   // what was refused, or could not be kept
    Phrase notice{};  // what was done besides
    StoryDialog dialog{};
    Hint hint{};                     // of this frame
    ui::Rect verdict_slip{};         // where it lies in this frame (verdict_slip.h)
    std::string verdict_put_away{};  // what it said
    Tossing tossing = Tossing::Tray;
    RuleLookup lookup;
    StorySlip slip{};
    PlayersPage players_page{};

    // On paper, called as people wrote, else `named`. The sentence says where it lies; it is empty if it
    // could not be kept: `fault` says why.
    Phrase keep_story(const std::string& named, std::vector<story::DocumentPart> parts, const std::string& credit = "");
};
// Its title, and the button that keeps it as a page: true if that was pressed.
bool draw_keeping(StoryView& view, ui::Look look);

// The same at the table of a rule system.
template <rules::System S>
struct SessionView : StoryView {
    using System = S;
    // The table that was left lies there again.
    SessionView(App& program, const StoryGame& which) : StoryView(program, which) {
        auto opened = open_story<S>(app, about.table);
        game = std::move(opened.game);
        fault = opened.fault;
        notice = opened.notice;
    }

    std::optional<StorySession<S>> game{};

    // As it stands, or as it stood after the step to which the story slip looks back.
    const typename S::Match& match() const { return slip.back ? game->after(*slip.back) : game->match(); }
    // A new table. If it is refused there is none, and `fault` says why.
    std::optional<rules::Refusal> begin(const rules::Json& table) {
        auto session = StorySession<S>::begin(story_file(app, about.table + ".json"), table, app.seed());
        fault = session ? Phrase() : refusal_in_words(session.error());
        if (!session) return session.error();
        game.emplace(std::move(*session));
        return std::nullopt;
    }
    // `fault` says why it is refused, or could not be kept.
    core::Result<std::vector<typename S::Event>, rules::Refusal> carry_out(const typename S::Command& command,
                                                                           rules::Hand& hand) {
        auto events = game->submit(command, hand);
        fault = events ? game->unkept() : refusal_in_words(events.error());
        notice = {};
        if (events)
            lookup.accepted();
        else
            lookup.refused(app.ui(), events.error(), fault);
        return events;
    }
    auto carry_out(const typename S::Command& command) {
        hands::QuickHand hand;
        return carry_out(command, hand);
    }
};

// Who has to agree before the last step is taken back.
enum class TakeBack { Nothing, Freely, ByConsent, Never };

class StoryScreen : public Screen {
public:
    bool animating() const final { return moving() || counting() || shared_.loose.moving() || shared_.lookup.waits(); }
    std::string_view rule_book() const final { return shared_.about.table; }
    bool keeps_enter() const final { return shared_.lookup.is_asked_by_pad(); }
    std::string rule_in_question() const final { return shared_.lookup.asked(); }
    std::optional<Vec2> to_pixels(Vec2 table) const final { return shared_.place.view.to_pixels(table); }
    void frame(App& app) final;

protected:
    explicit StoryScreen(StoryView& shared) : shared_(shared) {}

    // --- the table
    virtual bool has_table() const = 0;
    virtual void close_table() = 0;  // it is given up
    virtual void advance() = 0;      // a frame passes for what moves there
    virtual bool moving() const = 0;
    virtual bool counting() const { return false; }     // something in the background, shown once it is there
    virtual void follow_resize() {}                     // the mat has another shape: all of it lies elsewhere
    virtual bool lies_at(Vec2) const { return false; }  // what a press there, in inches, is for
    virtual void draw_desk() = 0;

    // --- the story
    virtual std::vector<story::DocumentPart> tell_story() const = 0;  // from the first step on
    virtual void keep_story() = 0;                                    // as a page
    virtual std::size_t steps() const = 0;
    virtual std::uint64_t last_hash() const = 0;  // of the match after the last step; 0 without steps
    virtual TakeBack may_take_back() const = 0;
    virtual void take_back() = 0;

    // --- the rail
    virtual Phrase title() const = 0;
    virtual Phrase stage() const { return {}; }                      // "Scene 2"
    virtual std::vector<Deciders::One> seats() const { return {}; }  // clockwise; none once it is over
    virtual std::vector<Deciders::One> due() const { return {}; }    // whose decision is awaited
    virtual bool draw_rail();                                        // true if who sits there shall be changed

    // --- who sits there
    virtual PlayersAsked players() = 0;

    // --- the slip
    virtual void follow_phase() {}                                // which page lies open where it has changed
    virtual ui::Rect draw_tabs() { return shared_.place.tools; }  // what they leave of the slip's place
    virtual std::string page_name() const = 0;                    // each page is read from its beginning
    virtual void draw_start() = 0;                                // without a table
    virtual void draw_head();                                     // of each page
    virtual Phrase waiting_for() const { return {}; }             // what is in the air decides nothing yet
    virtual bool draw_instead();                                  // of the page: true if something else is there
    virtual std::optional<ShownSession> first_session() = 0;      // above the page, while one is shown
    virtual void draw_page() = 0;

    void draw_fault();  // and what was done besides

    Deciders deciders_{};

private:
    void lay_out();
    void divide_column();
    void draw_slip();
    void draw_page_or_past();
    void open_players();
    void ask_new();
    void draw_story();
    void ask_take_back();
    void handle_keys();
    const std::vector<story::DocumentPart>& story();

    StoryView& shared_;
    bool asks_new_ = false;  // whether this table shall be given up
    ui::Rect story_place_{};
    std::vector<story::DocumentPart> story_{};  // as told at the step with this hash
    std::pair<std::size_t, std::uint64_t> told_at_{};
};

// Of a game with such a view: a SessionView.
template <class View>
class StoryScreenOf : public StoryScreen {
public:
    std::optional<rules::Json> state() const final {
        if (!view_.game) return std::nullopt;
        return View::System::state(view_.match());
    }

protected:
    explicit StoryScreenOf(App& app) : StoryScreen(view_), view_(app) {}
    bool has_table() const final { return view_.game.has_value(); }
    // Somebody has come, gone, moved or got another name.
    virtual void seats_changed() {}
    PlayersAsked players() final {
        // As people sit now, wherever the story slip looks back to.
        const auto check = [this](const rules::SeatingAct& act) {
            const auto& now = view_.game->match();
            return View::System::check(now, seating_command(now, act));
        };
        const auto change = [this](const rules::SeatingAct& act) {
            if (view_.submit(seating_command(view_.game->match(), act))) seats_changed();
        };
        return {people_of(view_.game->match()), check, change};
    }
    void close_table() final {
        view_.game.reset();
        forget();
    }
    virtual void forget() = 0;      // all of that table
    virtual void taken_back() = 0;  // what lies there shows the match again as it was before

    std::size_t steps() const final { return view_.game ? view_.game->steps().size() : 0; }
    std::uint64_t last_hash() const final { return steps() > 0 ? view_.game->steps().back().hash_after : 0; }
    TakeBack may_take_back() const override {
        if (steps() == 0) return TakeBack::Nothing;
        return view_.game->steps().back().thrown() ? TakeBack::ByConsent : TakeBack::Freely;
    }
    void take_back() final {
        view_.slip.back.reset();
        view_.game->take_back();
        view_.fault = view_.game->unkept();
        view_.notice = say("The last step was taken back.");
        taken_back();
    }

    View view_;
};

}  // namespace screens
