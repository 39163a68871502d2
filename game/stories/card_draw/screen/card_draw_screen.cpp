// Card Draw: from the seats to the campaign's end.

#include <algorithm>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/screen/half_chosen.h"
#include "game/stories/screen/screens.h"

namespace screens::card_draw {

namespace {

class CardDrawScreen final : public StoryScreenOf<View> {
public:
    explicit CardDrawScreen(App& app) : StoryScreenOf(app) {
        recall_forms(view_);
        view_.drop_stale_asked();
    }
    std::string_view name() const override { return "card_draw"; }

private:
    void advance() override { advance_cards(view_.app, view_.deck.moves, view_.place.view); }
    bool moving() const override { return view_.deck.moves.moving(); }
    // Cards jump to their new places without sliding.
    void follow_resize() override { view_.deck.moves.forget(); }
    void draw_desk() override { draw_table(view_); }

    Phrase title() const override { return say("Card Draw"); }
    Phrase stage() const override {
        const cd::Match& match = view_.match();
        if (match.session == 0) return {};
        return match.scene > 0 ? say("Session {1}, scene {2}", match.session, match.scene)
                               : say("Session {1}", match.session);
    }
    std::vector<Deciders::One> seats() const override {
        if (view_.match().phase == cd::Phase::Ended) return {};
        std::vector<Deciders::One> seats{{0, seat_name(view_.match(), cd::Seat{})}};
        for (const int number : view_.match().seated())
            seats.push_back({number + 1, seat_name(view_.match(), cd::Seat{number + 1})});
        return seats;
    }
    std::vector<Deciders::One> due() const override {
        std::vector<Deciders::One> due;
        for (const cd::Awaited& one : cd::awaiting(view_.match()))
            due.push_back({one.seat.number, decider_name(view_.match(), one.seat, one.participant)});
        return due;
    }

    Phrase has_in_words(int seat) const override {
        const auto& all = view_.match().characters;
        const auto own = std::ranges::find_if(all, [&](const auto& one) { return one.seat.number == seat; });
        if (seat == cd::kGm.number || own == all.end()) return {};
        return say_many(static_cast<int>(own->hand.size()), "{1} card", "{1} cards");
    }

    bool leads() const { return view_.plays(cd::kGm.number); }
    bool has_tabs() const {
        if (!view_.game || view_.deck.asked || view_.deck.is_dealing() || !leads()) return false;
        const cd::Phase phase = view_.match().phase;
        return phase == cd::Phase::BetweenSessions || phase == cd::Phase::BetweenScenes || phase == cd::Phase::Scene;
    }
    // The GM's pages.
    ui::Rect draw_tabs() override {
        if (!has_tabs()) return view_.place.tools;
        const bool scene = view_.match().phase == cd::Phase::Scene;
        if (!scene && view_.page != Page::People) view_.page = Page::Scene;
        const std::vector<Phrase> labels =
            scene ? std::vector{say("Scene"), say("A challenge"), say("A competition"), say("A fray"), say("People")}
                  : std::vector{say("Campaign"), say("People")};
        const std::size_t last = labels.size() - 1;
        const std::size_t now = view_.page == Page::People ? last : static_cast<std::size_t>(view_.page);
        const Tabs tabs = screens::draw_tabs(view_.app.ui(), "tabs", view_.place.tools, labels, now);
        if (tabs.chosen != now) {
            view_.people.newcomer.reset();
            view_.people.naming.reset();
        }
        view_.page = tabs.chosen == last ? Page::People : static_cast<Page>(tabs.chosen);
        return tabs.below;
    }
    std::string page_name() const override {
        if (!view_.game) return "tools";
        if (view_.deck.asked) return "tools told";
        const int page = has_tabs() ? static_cast<int>(view_.page) : -1;
        return std::string("tools ")
            .append(std::to_string(static_cast<int>(view_.match().phase)))
            .append(" ")
            .append(std::to_string(page));
    }
    void save_forms() override { screens::save_forms(view_); }
    void draw_start() override { card_draw::draw_start(view_); }
    Phrase waiting_for() const override { return view_.deck.is_dealing() ? say("The card is being drawn.") : Phrase(); }
    // The decision is the slip's largest text; below it, who decides.
    void draw_head() override {
        draw_fault();
        view_.app.ui().heading(decision_in_words(view_.match()));
        deciders_.draw(view_.app.ui(), due());
    }
    bool draw_instead() override {
        if (!view_.deck.asked) return StoryScreen::draw_instead();
        draw_real_cards(view_);
        return true;
    }
    std::optional<ShownSession> first_session() override { return card_draw::first_session(view_); }
    void draw_page() override {
        if (view_.match().phase == cd::Phase::Scene) drop_test_drafts(view_);
        draw_phase();
        if (!view_.people.newcomer && !view_.people.naming) draw_anytime(view_);
    }

    // While the GM decides, the others see their own people.
    void draw_others_phase() {
        if (view_.match().phase == cd::Phase::Scene) draw_telling(view_);
        if (!draw_waiting()) return;
        view_.app.ui().rule();
        draw_people(view_);
    }

    void draw_phase() {
        const cd::Phase phase = view_.match().phase;
        const bool gms = phase == cd::Phase::Setup || phase == cd::Phase::BetweenSessions ||
                         phase == cd::Phase::BetweenScenes || phase == cd::Phase::Scene;
        if (gms && !leads()) return draw_others_phase();
        const bool all_see = phase == cd::Phase::Draw || phase == cd::Phase::BetweenDraws;
        if (!all_see && draw_waiting()) return;
        switch (phase) {
            case cd::Phase::Setup:
                return draw_setup(view_);
            case cd::Phase::BetweenSessions:
            case cd::Phase::BetweenScenes:
                return view_.page == Page::People ? draw_people(view_) : draw_between(view_);
            case cd::Phase::Scene:
                return draw_scene_page();
            case cd::Phase::Draw:
            case cd::Phase::Choose:
                return draw_test(view_);
            case cd::Phase::Improve:
            case cd::Phase::BonusChoice:
                return draw_improving(view_);
            case cd::Phase::Miss:
            case cd::Phase::Partial:
            case cd::Phase::Alter:
            case cd::Phase::FraySuccess:
                return draw_judged(view_);
            case cd::Phase::BetweenDraws:
                return draw_between_draws(view_);
            case cd::Phase::Ended:
                return draw_end(view_);
        }
    }

    void draw_scene_page() {
        switch (view_.page) {
            case Page::Scene:
                return draw_scene(view_);
            case Page::Challenge:
                return draw_challenge(view_);
            case Page::Competition:
                return draw_competition(view_);
            case Page::Fray:
                return draw_fray(view_);
            case Page::People:
                return draw_people(view_);
        }
    }

    std::vector<story::DocumentPart> tell_story() const override { return story_of(view_); }
    void save_story() override { card_draw::save_campaign(view_); }
    void taken_back() override {
        view_.deck.asked.reset();
        view_.deck.put_away.reset();
        view_.deck.moves.forget();
    }
    void forget() override {
        People& people = view_.people;
        people.newcomer.reset();
        people.naming.reset();
        people.chosen.clear();
        people.opened.clear();
        people.improver.clear();
        view_.deck.put_away.reset();
        view_.deck.asked.reset();
        view_.deck.moves.forget();
        view_.calls.entrants.clear();
        view_.page = Page::Scene;
        view_.read_box();
    }
};

}  // namespace

}  // namespace screens::card_draw

std::unique_ptr<screens::Screen> screens::make_card_draw(App& app) {
    return std::make_unique<card_draw::CardDrawScreen>(app);
}
