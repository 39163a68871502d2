// Edged Coins: from the seats to the session's end.

#include <algorithm>
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"
#include "game/stories/edged_coins/screen/words.h"
#include "game/stories/screen/half_chosen.h"
#include "game/stories/screen/screens.h"

namespace screens::edged_coins {

namespace {

constexpr double kCallFoot = 112;  // points

class EdgedScreen final : public StoryScreenOf<View> {
public:
    explicit EdgedScreen(App& app) : StoryScreenOf(app) { recall_forms(view_); }
    std::string_view name() const override { return "edged_coins"; }

private:
    void advance() override {
        if (view_.game && view_.encounter_due) view_.follow_encounter();
        for (table::TossTray& lane : view_.tray.lanes) advance_tray(view_.app, lane, view_.place.view);
    }
    bool moving() const override { return view_.tray.moving(); }
    // Fallen coins are laid out again.
    void follow_resize() override { view_.tray.arranged = {true, true}; }
    void draw_desk() override { edged_coins::draw_desk(view_); }

    Phrase title() const override { return say("Edged Coins"); }
    Phrase stage() const override { return view_.match().round ? say("Round {1}", *view_.match().round) : Phrase(); }
    std::vector<Deciders::One> seats() const override {
        if (view_.match().phase == ec::Phase::Ended) return {};
        std::vector<Deciders::One> seats{{0, seat_name(view_.match(), ec::Seat{})}};
        for (const int number : view_.match().seated())
            seats.push_back({number + 1, seat_name(view_.match(), ec::Seat{number + 1})});
        return seats;
    }
    std::vector<Deciders::One> due() const override {
        std::vector<Deciders::One> due;
        for (const ec::Awaited& one : ec::awaiting(view_.match()))
            due.push_back({one.seat.number, decider_name(view_.match(), one.seat, one.character)});
        return due;
    }

    Phrase has_in_words(int seat) const override {
        const auto& all = view_.match().characters;
        const auto own = std::ranges::find_if(all, [&](const auto& one) { return one.seat.number == seat; });
        return seat == ec::kCm.number || own == all.end() ? Phrase() : counts_in_words(*own);
    }
    bool may_speak_up() const override { return may_spend(); }

    // The CM's pages.
    ui::Rect draw_tabs() override {
        if (view_.match().phase != ec::Phase::Idle || moving() || view_.energy.spending || !leads())
            return view_.place.tools;
        const Tabs tabs = screens::draw_tabs(
            view_.app.ui(), "tabs", view_.place.tools,
            {say("Scene"), say("Toss"), say("Attack"), say("Harm"), say("Afflictions"), say("People")},
            static_cast<std::size_t>(view_.page));
        const bool turns = view_.page != static_cast<Page>(tabs.chosen);
        view_.page = static_cast<Page>(tabs.chosen);
        if (turns) view_.follow_open_sheet();
        const bool calls = view_.page == Page::Toss || view_.page == Page::Attack;
        return calls && !view_.place.narrow ? above_call(tabs.below) : tabs.below;
    }
    // The part of the slip above the call button.
    ui::Rect above_call(ui::Rect rect) {
        ui::Ui& ui = view_.app.ui();
        const double high = std::min(ui.px(kCallFoot), 0.4 * rect.height());
        const ui::Rect foot{rect.x0, rect.y1 - high, rect.x1, rect.y1};
        rect.y1 = foot.y0 - ui.px(6);
        ui.side_panel("call", foot, [&] { draw_call_foot(view_); });
        return rect;
    }
    std::string page_name() const override {
        if (!view_.game) return "tools";
        if (view_.energy.spending) return "tools spending";
        const bool desk = view_.match().phase == ec::Phase::Idle;
        const int page = desk ? static_cast<int>(view_.page) : -1 - static_cast<int>(view_.match().phase);
        return std::string("tools ").append(std::to_string(page));
    }
    void save_forms() override { screens::save_forms(view_); }
    void draw_start() override {
        draw_fault();
        edged_coins::draw_start(view_);
    }
    Phrase waiting_for() const override { return moving() ? say("The coins fall.") : Phrase(); }
    std::optional<ShownSession> first_session() override {
        return view_.energy.spending ? std::nullopt : edged_coins::first_session(view_);
    }
    void draw_page() override {
        ui::Ui& ui = view_.app.ui();
        const ec::Phase before = view_.match().phase;
        if (view_.energy.spending && may_spend())
            draw_spending(view_);
        else
            draw_phase();
        if (may_spend() && !view_.energy.spending && !view_.people.card && view_.match().phase == before) {
            ui.rule();
            if (ui.button(say("Talents and dramatic uses"))) view_.energy.spending = true;
        }
    }

    bool leads() const { return view_.plays(ec::kCm.number); }
    bool may_spend() const {
        if (view_.sharing.table && view_.sharing.table->watches()) return false;
        const ec::Phase phase = view_.match().phase;
        return phase == ec::Phase::Idle || phase == ec::Phase::Oppose || phase == ec::Phase::Prep ||
               phase == ec::Phase::React;
    }

    void draw_phase() {
        const ec::Phase phase = view_.match().phase;
        const bool all_see = phase == ec::Phase::Idle || phase == ec::Phase::Prep || phase == ec::Phase::Air;
        if (!all_see && draw_waiting()) return;
        switch (phase) {
            case ec::Phase::Setup:
                return draw_setup(view_);
            case ec::Phase::Idle:
                return draw_idle();
            case ec::Phase::Oppose:
                return draw_oppose(view_);
            case ec::Phase::Prep:
            case ec::Phase::Air:
                return draw_throw(view_);
            case ec::Phase::React:
                return draw_react(view_);
            case ec::Phase::Price:
            case ec::Phase::Answer:
                return draw_bargain(view_);
            case ec::Phase::Ended:
                return draw_end(view_);
        }
    }

    void draw_idle() {
        const bool writing = view_.people.card || view_.afflicting.resisting;
        const bool due = !writing && draw_telling(view_, Telling::Result);
        if (!leads()) {
            draw_waiting();
            if (!due) draw_telling(view_, Telling::Anytime);
            return;
        }
        draw_desk_page();
        if (due || view_.page != Page::Scene) return;
        view_.app.ui().rule();
        draw_telling(view_, Telling::Anytime);
    }

    void draw_desk_page() {
        switch (view_.page) {
            case Page::Scene:
                return draw_scene(view_);
            case Page::Toss:
                return draw_call(view_);
            case Page::Attack:
                return draw_attack(view_);
            case Page::Harm:
                return draw_harm(view_);
            case Page::Afflictions:
                return draw_afflictions(view_);
            case Page::People:
                return draw_people(view_);
        }
    }

    std::vector<story::DocumentPart> tell_story() const override { return story_of(view_); }
    void save_story() override { edged_coins::save_page(view_); }
    void taken_back() override {
        view_.follow_encounter();
        view_.tray.told.clear();
        for (table::TossTray& lane : view_.tray.lanes) lane.clear();
        view_.tray.arranged = {true, true};
    }
    void forget() override {
        view_.encounter_due = false;
        view_.people.card.reset();
        view_.afflicting.resisting.reset();
        for (table::TossTray& lane : view_.tray.lanes) lane.clear();
        view_.tray.arranged = {true, true};
        view_.page = Page::Scene;
        view_.read_box();
    }
};

}  // namespace

View::View(App& program) : SessionView(program, {.table = "edged-coins", .home = {3.2, 2.2}, .leader = say("The CM")}) {
    read_saved_start(*this);
    read_box();
    recall_tossing();
}

}  // namespace screens::edged_coins

std::unique_ptr<screens::Screen> screens::make_edged_coins(App& app) {
    return std::make_unique<edged_coins::EdgedScreen>(app);
}
