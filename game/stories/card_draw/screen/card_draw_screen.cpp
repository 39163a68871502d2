// Card Draw: from the seats to the campaign's end.

#include <algorithm>

#include "game/stories/card_draw/rules/awaiting.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

class CardDrawScreen final : public Screen {
public:
    explicit CardDrawScreen(App& app)
        : view_{.app = app,
                .drafts = StoryDrafts(story_file(app, std::string(kCardsTable).append(".draft.json"))),
                .loose = LooseThings(app, story_file(app, std::string(kCardsTable).append(".desk.json")),
                                     Vec2{11.5, 2.6}),
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {
        view_.names[0] = app.settings().players[0];
        view_.names[1] = app.settings().players[1];
        auto opened = open_story<cd::CardDraw>(app, kCardsTable);
        view_.game = std::move(opened.game);
        view_.fault = opened.fault;
        view_.notice = opened.notice;
        if (view_.drafts.at(kDealingDraft) == "told") view_.dealing = Dealing::Told;
        view_.read_box();
    }

    std::string_view name() const override { return "card_draw"; }
    bool animating() const override { return view_.moves.moving() || view_.loose.moving(); }
    std::optional<rules::Json> state() const override {
        if (!view_.game) return std::nullopt;
        return cd::CardDraw::state(view_.match());
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.view.to_pixels(table); }

    void frame(App& app) override {
        lay_out_cards(view_);
        view_.loose.follow(view_.view, LooseThings::Keys::WithoutTab);
        view_.loose.advance(view_.view);
        advance_cards(app, view_.moves, view_.view);
        draw_cards_table(view_);
        draw_cards_rail(view_);
        const ui::Rect slip = has_tabs() ? tabs() : view_.tools;
        app.ui().slip(slip_name(), slip, [&] { page(); });
        dialogs();
        draw_hint(app.ui(), view_.hint);
        if (const auto unkept = view_.drafts.keep(); view_.fault.empty()) view_.fault = unkept;
    }

private:
    bool is_dealing() const { return view_.suspense && view_.moves.moving(); }

    bool has_tabs() const {
        if (!view_.game || view_.asked || is_dealing()) return false;
        const cd::Phase phase = view_.match().phase;
        return phase == cd::Phase::BetweenSessions || phase == cd::Phase::BetweenScenes ||
               phase == cd::Phase::Scene;
    }

    // Each page is read from its beginning.
    std::string slip_name() const {
        if (!view_.game) return "tools";
        if (view_.asked) return "tools told";
        const int page = has_tabs() ? static_cast<int>(view_.page) : -1;
        return std::string("tools ")
            .append(std::to_string(static_cast<int>(view_.match().phase)))
            .append(" ")
            .append(std::to_string(page));
    }

    // The GM's pages; what is left of the slip's place.
    ui::Rect tabs() {
        const bool scene = view_.match().phase == cd::Phase::Scene;
        if (!scene && view_.page != CardsPage::People) view_.page = CardsPage::Scene;
        const std::vector<Phrase> labels =
            scene ? std::vector{say("Scene"), say("A challenge"), say("A competition"), say("A fray"),
                                say("People")}
                  : std::vector{say("Course"), say("People")};
        const std::size_t last = labels.size() - 1;
        const std::size_t now = view_.page == CardsPage::People ? last : static_cast<std::size_t>(view_.page);
        const Tabs tabs = draw_tabs(view_.app.ui(), "tabs", view_.tools, labels, now);
        if (tabs.chosen != now) {
            view_.added.reset();
            view_.naming.reset();
        }
        view_.page = tabs.chosen == last ? CardsPage::People : static_cast<CardsPage>(tabs.chosen);
        return tabs.below;
    }

    void page() {
        ui::Ui& ui = view_.app.ui();
        if (!view_.game) return draw_cards_start(view_);
        if (!view_.fault.empty()) ui.text(view_.fault, {Type::Small, palette::kAccent});
        if (!view_.notice.empty()) ui.text(view_.notice, {Type::Small, palette::kSoft});
        decider();
        if (view_.asked) return draw_cards_told(view_);
        if (is_dealing()) return ui.text(say("The card is drawn."), {Type::Body, palette::kSoft});
        if (view_.match().phase == cd::Phase::Scene) {
            draw_cards_last(view_);
            drop_play_drafts(view_);
        }
        phase();
        ui.rule();
        draw_cards_log(view_);
        ui.rule();
        view_.loose.draw_own();
        if (ui.button(say("New table"))) view_.asks_new = true;
    }

    void decider() {
        std::vector<Deciders::One> due;
        for (const cd::Awaited& one : cd::awaiting(view_.match()))
            due.push_back({one.seat.number, cards_decider(view_.match(), one.seat, one.participant)});
        view_.deciders.draw(view_.app.ui(), due);
    }

    void phase() {
        switch (view_.match().phase) {
            case cd::Phase::Setup:
                return draw_cards_setup(view_);
            case cd::Phase::BetweenSessions:
            case cd::Phase::BetweenScenes:
                return view_.page == CardsPage::People ? draw_cards_people(view_) : draw_cards_between(view_);
            case cd::Phase::Scene:
                return scene_page();
            case cd::Phase::Draw:
            case cd::Phase::Choose:
                return draw_cards_drawing(view_);
            case cd::Phase::Improve:
            case cd::Phase::BonusChoice:
                return draw_cards_improving(view_);
            case cd::Phase::Miss:
            case cd::Phase::Partial:
            case cd::Phase::Alter:
            case cd::Phase::FraySuccess:
                return draw_cards_judged(view_);
            case cd::Phase::BetweenDraws:
                return draw_cards_between_draws(view_);
            case cd::Phase::Ended:
                return draw_cards_end(view_);
        }
    }

    void scene_page() {
        switch (view_.page) {
            case CardsPage::Scene:
                return draw_cards_scene(view_);
            case CardsPage::Challenge:
                return draw_cards_challenge(view_);
            case CardsPage::Competition:
                return draw_cards_competition(view_);
            case CardsPage::Fray:
                return draw_cards_fray(view_);
            case CardsPage::People:
                return draw_cards_people(view_);
        }
    }

    void dialogs() {
        if (view_.asks_new) return ask_new();
        if (view_.asks_end) return ask_end();
        follow_dialog(view_.dialog);
    }

    void ask_new() {
        const Reply reply = ask_new_table(view_.app.ui());
        if (reply == Reply::Yes) view_.give_up();
        if (reply == Reply::No) view_.asks_new = false;
    }

    void ask_end() {
        const Reply reply = ask_first(
            view_.app.ui(), {"end", say("End the campaign?"),
                             say("No further session can begin after that; the story can be kept as a page."),
                             say("End the campaign")});
        if (reply != Reply::None) view_.asks_end = false;
        if (reply == Reply::Yes) view_.submit(cd::kGm, cd::EndCampaign{});
    }

    CardsView view_;
};

}  // namespace

std::unique_ptr<Screen> make_card_draw(App& app) { return std::make_unique<CardDrawScreen>(app); }

}  // namespace screens
