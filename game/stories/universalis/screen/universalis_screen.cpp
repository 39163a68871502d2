// Universalis: from the seats to the story's end.

#include <algorithm>

#include "engine/ui/small_print.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/session_log.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

class UniScreen final : public Screen {
public:
    explicit UniScreen(App& app)
        : view_{.app = app,
                .drafts = StoryDrafts(story_file(app, "universalis.draft.json")),
                .loose = LooseThings(app, story_file(app, "universalis.desk.json"), Vec2{5.0, 3.0}),
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {
        view_.names[0] = app.settings().players[0];
        view_.names[1] = app.settings().players[1];
        auto opened = open_story<uni::Universalis>(app, kUniTable);
        view_.game = std::move(opened.game);
        view_.fault = opened.fault.empty() ? opened.notice : opened.fault;
        view_.read_box();
    }

    std::string_view name() const override { return "universalis"; }
    bool animating() const override { return view_.motion.moving() || view_.loose.moving(); }
    std::optional<rules::Json> state() const override {
        if (!view_.game) return std::nullopt;
        return uni::Universalis::state(view_.match());
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.view.to_pixels(table); }

    void frame(App& app) override {
        lay_out_uni(view_);
        advance_tray(app, view_.motion.tray, view_.view);
        view_.motion.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
        hear_uni_coins(view_);
        view_.loose.follow(view_.view, LooseThings::Keys::WithoutTab);
        view_.loose.advance(view_.view);
        draw_uni_desk(view_);
        draw_uni_rail(view_);
        if (view_.game) follow_phase();
        if (view_.game) follow_uni_drafts(view_);
        const ui::Rect slip = view_.game ? tabs() : view_.tools;
        app.ui().slip(slip_name(), slip, [&] { page(); });
        follow_dialog(view_.dialog);
        if (view_.asks_new) ask_new();
        draw_hint(app.ui(), view_.hint);
        if (const auto unkept = view_.drafts.keep(); view_.fault.empty()) view_.fault = unkept;
    }

private:
    // Where somebody else decides now, or about something else, the first page lies open.
    void follow_phase() {
        const uni::Match& match = view_.match();
        const std::string now = std::to_string(static_cast<int>(match.phase))
                                    .append("/")
                                    .append(std::to_string(static_cast<int>(match.pause())))
                                    .append("/")
                                    .append(std::to_string(match.turn));
        if (now != view_.looked_at) {
            view_.looked_at = now;
            view_.page = UniPage::Turn;
            view_.open = match.phase == uni::Phase::Turn || match.phase == uni::Phase::Aftermath
                             ? UniAct::Event
                             : UniAct::None;
            view_.there.reset();
            view_.by = match.left_of(match.seat);
        }
        if (view_.page != UniPage::Turn) view_.there.reset();
    }

    // Each page is read from its beginning.
    std::string slip_name() const {
        if (!view_.game) return "tools";
        return std::string("tools ")
            .append(std::to_string(static_cast<int>(view_.page)))
            .append(view_.looked_at);
    }

    ui::Rect tabs() {
        const Tabs tabs = draw_tabs(
            view_.app.ui(), "tabs", view_.tools,
            {say("Turn"), say("Cards"), say("Conflict"), say("At any time"), say("Coins"), say("Story")},
            static_cast<std::size_t>(view_.page));
        view_.page = static_cast<UniPage>(tabs.chosen);
        return tabs.below;
    }

    void page() {
        ui::Ui& ui = view_.app.ui();
        if (view_.game) decider();
        if (!view_.game) return draw_uni_start(view_);
        if (!view_.fault.empty()) ui.text(view_.fault, {Type::Small, palette::kAccent});
        notice();
        // Dice that still roll decide nothing.
        if (view_.motion.tray.moving()) return ui.text(say("The dice roll."), {Type::Body, palette::kSoft});
        if (view_.page == UniPage::Turn) draw_uni_guide(view_);
        chosen_page();
        ui.rule();
        view_.loose.draw_own();
        if (ui.button(say("New table"))) view_.asks_new = true;
    }

    // What was done last, always as high: what lies below stays where it is.
    void notice() {
        ui::Ui& ui = view_.app.ui();
        const ui::Rect rect = ui.take(2 * ui.line_height(Type::Small));
        const std::string all = ui.in_words(view_.notice);
        const bool fits = ui.text_height(view_.notice, Type::Small, rect.width()) <= rect.height() + 1;
        ui.paint().print_lines(rect, plain(fits ? all : small_start(ui, all, 1.8 * rect.width())),
                               Type::Small, palette::kSoft);
    }

    // Whose decision it is, in one place; in colour where somebody else has it now than before.
    void decider() {
        const std::vector<int> due = uni::awaited(view_.match());
        if (due != view_.asked) {
            handed_over_ = !view_.asked.empty();
            view_.asked = due;
        }
        view_.app.ui().text(uni_awaited(view_.match()),
                            {Type::Strong, handed_over_ ? palette::kAccent : palette::kInk});
    }

    void chosen_page() {
        view_.closed = {};
        switch (view_.page) {
            case UniPage::Turn:
                draw_uni_ways(view_);
                return phase();
            case UniPage::Cards:
                return draw_uni_cards(view_);
            case UniPage::Conflict:
                return draw_uni_conflict(view_);
            case UniPage::AnyTime:
                return draw_uni_any_time(view_);
            case UniPage::Coins:
                return draw_uni_ledger(view_);
            case UniPage::Story:
                return draw_uni_story(view_);
        }
    }

    void phase() {
        if (view_.match().pause() != uni::PauseKind::None) return draw_uni_pause(view_);
        switch (view_.match().phase) {
            case uni::Phase::Tenets:
                return draw_uni_tenets(view_);
            case uni::Phase::Bidding:
                return draw_uni_bidding(view_);
            case uni::Phase::Framing:
            case uni::Phase::Turn:
                return draw_uni_turn(view_);
            case uni::Phase::Consent:
            case uni::Phase::Rolling:
                return draw_uni_rolling(view_);
            case uni::Phase::Aftermath:
                return draw_uni_aftermath(view_);
            case uni::Phase::Ended:
                return draw_uni_end(view_);
        }
    }

    void ask_new() {
        const Reply reply = ask_new_table(view_.app.ui());
        if (reply == Reply::Yes) give_up();
        if (reply == Reply::No) view_.asks_new = false;
    }

    void give_up() {
        view_.earlier_tables.put_aside();
        view_.asks_new = false;
        view_.game.reset();
        view_.drafts.clear();
        view_.loose.clear();
        view_.dialog = nullptr;
        view_.form = {};
        view_.motion.settle();
        view_.asked.clear();
        view_.looked_at.clear();
        view_.card = 0;
        view_.there.reset();
        view_.of_ledger.reset();
        view_.kind_of_ledger.reset();
        view_.guided = true;
        view_.fault = view_.notice = view_.kept = {};
        view_.read_box();
    }

    UniView view_;
    bool handed_over_ = false;
};

}  // namespace

int UniView::actor() const {
    const std::vector<int> due = uni::awaited(match());
    return match().phase == uni::Phase::Aftermath && match().pause() == uni::PauseKind::None && !due.empty()
               ? due.front()
               : match().seat;
}

bool UniView::submit(const uni::Command& command) {
    hands::QuickHand hand;
    return submit(command, hand);
}

bool UniView::submit(const uni::Command& command, rules::Hand& hand) {
    const auto events = game->submit(command, hand);
    fault = events ? game->unkept() : refusal_in_words(events.error());
    notice = {};
    if (!events) return false;
    motion.tell(*events);
    form.entry = 0;
    std::vector<Phrase> sentences;
    for (const UniTold& line : uni_last(*game)) sentences.push_back(line.text);
    notice = joined(sentences, plain(" "));
    return true;
}

std::unique_ptr<Screen> make_universalis(App& app) { return std::make_unique<UniScreen>(app); }

}  // namespace screens
