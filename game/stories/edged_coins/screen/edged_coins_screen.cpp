// Edged Coins: from the seats to the session's end.

#include <algorithm>

#include "game/stories/edged_coins/rules/awaiting.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

class EdgedScreen final : public Screen {
public:
    explicit EdgedScreen(App& app)
        : view_{.app = app,
                .loose = LooseThings(app, story_file(app, "edged-coins.desk.json"), Vec2{3.2, 2.2}),
                .drafts = StoryDrafts(story_file(app, "edged-coins.draft.json")),
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {
        view_.names[0] = app.settings().players[0];
        view_.names[1] = app.settings().players[1];
        auto opened = open_story<ec::EdgedCoins>(app, kEdgedTable);
        view_.game = std::move(opened.game);
        view_.fault = opened.fault;
        view_.notice = opened.notice;
        view_.read_box();
    }

    std::string_view name() const override { return "edged_coins"; }
    bool animating() const override { return view_.moving() || view_.loose.moving(); }
    std::optional<rules::Json> state() const override {
        if (!view_.game) return std::nullopt;
        return ec::EdgedCoins::state(view_.match());
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.view.to_pixels(table); }

    void frame(App& app) override {
        lay_out_edged(view_);
        for (table::TossTray& tray : view_.trays) advance_tray(app, tray, view_.view);
        view_.loose.follow(view_.view, LooseThings::Keys::WithoutTab);
        view_.loose.advance(view_.view);
        draw_edged_desk(view_);
        draw_edged_rail(view_);
        const ui::Rect slip = idle() ? tabs() : view_.tools;
        app.ui().slip(slip_name(), slip, [&] { page(); });
        dialogs();
        if (const auto unkept = view_.drafts.keep(); view_.fault.empty()) view_.fault = unkept;
    }

private:
    bool idle() const {
        return view_.game && view_.match().phase == ec::Phase::Idle && !view_.moving() && !view_.spending;
    }

    // Each page is read from its beginning.
    std::string slip_name() const {
        if (!view_.game) return "tools";
        if (view_.spending) return "tools spending";
        const bool desk = view_.match().phase == ec::Phase::Idle;
        const int page = desk ? static_cast<int>(view_.page) : -1 - static_cast<int>(view_.match().phase);
        return std::string("tools ").append(std::to_string(page));
    }

    // The CM's pages; what is left of the slip's place.
    ui::Rect tabs() {
        const Tabs tabs = draw_tabs(
            view_.app.ui(), "tabs", view_.tools,
            {say("Scene"), say("Toss"), say("Attack"), say("Harm"), say("Afflictions"), say("People")},
            static_cast<std::size_t>(view_.page));
        view_.page = static_cast<EdgedPage>(tabs.chosen);
        return tabs.below;
    }

    void page() {
        ui::Ui& ui = view_.app.ui();
        if (!view_.fault.empty()) ui.text(view_.fault, {Type::Small, palette::kAccent});
        if (!view_.notice.empty()) ui.text(view_.notice, {Type::Small, palette::kSoft});
        if (!view_.game) return draw_edged_start(view_);
        decider();
        // Coins that are still in the air decide nothing.
        if (view_.moving()) return ui.text(say("The coins fall."), {Type::Body, palette::kSoft});
        const ec::Phase before = view_.match().phase;
        if (view_.spending && may_spend())
            draw_edged_spending(view_);
        else
            phase();
        if (may_spend() && !view_.spending && !view_.card && view_.match().phase == before) {
            ui.rule();
            if (ui.button(say("Talents and dramatic uses"))) view_.spending = true;
        }
        ui.rule();
        draw_edged_log(view_);
        ui.rule();
        view_.loose.draw_own();
        if (ui.button(say("New table"))) view_.asks_new = true;
    }

    bool may_spend() const {
        const ec::Phase phase = view_.match().phase;
        return phase == ec::Phase::Idle || phase == ec::Phase::Oppose || phase == ec::Phase::Prep ||
               phase == ec::Phase::React;
    }

    void decider() {
        std::vector<Deciders::One> due;
        for (const ec::Awaited& one : ec::awaiting(view_.match()))
            due.push_back({one.seat.number, decider_name(view_.match(), one.seat, one.character)});
        view_.deciders.draw(view_.app.ui(), due);
    }

    void phase() {
        switch (view_.match().phase) {
            case ec::Phase::Setup:
                return draw_edged_setup(view_);
            case ec::Phase::Idle:
                return idle_page();
            case ec::Phase::Oppose:
                return draw_edged_oppose(view_);
            case ec::Phase::Prep:
            case ec::Phase::Air:
                return draw_edged_throw(view_);
            case ec::Phase::React:
                return draw_edged_react(view_);
            case ec::Phase::Price:
            case ec::Phase::Answer:
                return draw_edged_bargain(view_);
            case ec::Phase::Ended:
                return draw_edged_end(view_);
        }
    }

    void idle_page() {
        switch (view_.page) {
            case EdgedPage::Scene:
                return draw_edged_scene(view_);
            case EdgedPage::Toss:
                return draw_edged_call(view_);
            case EdgedPage::Attack:
                return draw_edged_attack(view_);
            case EdgedPage::Harm:
                return draw_edged_harm(view_);
            case EdgedPage::Afflictions:
                return draw_edged_afflictions(view_);
            case EdgedPage::People:
                return draw_edged_people(view_);
        }
    }

    void dialogs() {
        if (view_.asks_new) return ask_new();
        if (view_.asks_end) return ask_end();
        follow_dialog(view_.dialog);
    }

    void ask_new() {
        const Reply reply = ask_new_table(view_.app.ui());
        if (reply == Reply::Yes) give_up();
        if (reply == Reply::No) view_.asks_new = false;
    }

    void ask_end() {
        const Reply reply = ask_first(
            view_.app.ui(), {"end", say("End the session?"),
                             say("Nothing can be called for after that; the story can be kept as a page."),
                             say("End the session")});
        if (reply != Reply::None) view_.asks_end = false;
        if (reply == Reply::Yes) view_.submit(ec::kCm, ec::EndPlay{});
    }

    void give_up() {
        view_.asks_new = false;
        view_.earlier_tables.put_aside();
        view_.game.reset();
        view_.drafts.clear();
        view_.loose.clear();
        view_.card.reset();
        view_.resisting.reset();
        view_.dialog = nullptr;
        for (table::TossTray& tray : view_.trays) tray.clear();
        view_.arranged = {true, true};
        view_.deciders.forget();
        view_.page = EdgedPage::Scene;
        view_.fault = view_.notice = {};
        view_.read_box();
    }

    EdgedView view_;
};

}  // namespace

std::unique_ptr<Screen> make_edged_coins(App& app) { return std::make_unique<EdgedScreen>(app); }

}  // namespace screens
