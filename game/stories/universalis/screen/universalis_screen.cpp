// Universalis: from the seats to the story's end.

#include <algorithm>

#include "engine/ui/small_print.h"
#include "game/stories/screen/half_chosen.h"
#include "game/stories/screen/screens.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/mat_drawing.h"
#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

namespace {

class UniScreen final : public StoryScreenOf<View> {
public:
    explicit UniScreen(App& app) : StoryScreenOf(app) { recall_forms(view_); }
    std::string_view name() const override { return "universalis"; }

private:
    void advance() override {
        App& app = view_.app;
        advance_tray(app, view_.motion.tray, view_.place.view);
        view_.motion.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
        hear_coins(view_);
    }
    bool moving() const override { return view_.motion.moving(); }
    void follow_resize() override { view_.motion.settle(); }
    void draw_desk() override { universalis::draw_desk(view_); }

    Phrase title() const override { return plain("Universalis"); }
    Phrase stage() const override {
        return view_.match().scene ? say("Scene {1}", view_.match().scene->number) : Phrase();
    }
    std::vector<Deciders::One> seats() const override {
        std::vector<Deciders::One> seats;
        if (view_.match().phase == uni::Phase::Ended) return seats;
        for (const int seat : view_.match().seated()) seats.push_back({seat, player_name(view_.match(), seat)});
        return seats;
    }
    Phrase awaited_in_words() const override { return universalis::awaited_in_words(view_.match()); }
    Phrase has_in_words(int seat) const override { return coins_in_words(view_.match().seen_purse(seat)); }
    bool may_speak_up() const override { return view_.match().phase != uni::Phase::Ended; }
    void seats_changed() override { view_.motion.settle(); }
    std::vector<Deciders::One> due() const override {
        std::vector<Deciders::One> due;
        for (const int seat : uni::awaited(view_.match())) due.push_back({seat, player_name(view_.match(), seat)});
        return due;
    }

    // Opens the first page when the decider or the decision changes.
    void follow_phase() override {
        const uni::Match& match = view_.match();
        const std::string now = std::to_string(static_cast<int>(match.phase))
                                    .append("/")
                                    .append(std::to_string(static_cast<int>(match.pause())))
                                    .append("/")
                                    .append(std::to_string(match.turn));
        if (now != view_.looked_at) {
            view_.looked_at = now;
            view_.page = Page::Turn;
            const bool tells = match.phase == uni::Phase::Turn || match.phase == uni::Phase::Aftermath;
            view_.acting.open = tells ? Act::Event : Act::None;
            view_.sealed.writer.reset();
            const auto others = view_.played(uni::from_left_of(match, match.seat));
            if (!others.empty()) view_.acting.by = others.front();
        }
        if (view_.page != Page::Turn) view_.sealed.writer.reset();
        follow_drafts(view_.drafts, view_.form, {view_.actor(), view_.acting.by});
    }
    ui::Rect draw_tabs() override {
        const Tabs tabs = screens::draw_tabs(
            view_.app.ui(), "tabs", view_.place.tools,
            {say("Turn"), say("Cards"), say("Conflict"), say("At any time"), say("Coins"), say("Acts")},
            static_cast<std::size_t>(view_.page));
        view_.page = static_cast<Page>(tabs.chosen);
        return tabs.below;
    }
    std::string page_name() const override {
        if (!view_.game) return "tools";
        return std::string("tools ").append(std::to_string(static_cast<int>(view_.page))).append(view_.looked_at);
    }
    void save_forms() override { screens::save_forms(view_); }
    void draw_start() override { universalis::draw_start(view_); }
    // Who decides, in one place; coloured if the decider has changed.
    void draw_head() override {
        ui::Ui& ui = view_.app.ui();
        const bool others = deciders_.are_others(uni::awaited(view_.match()));
        ui.text(universalis::awaited_in_words(view_.match()),
                {Type::Strong, others ? palette::kAccent : palette::kInk});
        if (!view_.fault.empty()) ui.text(view_.fault, {Type::Small, palette::kAccent});
        draw_notice();
    }
    // The latest event, always at the same height, so that the rest below does not move; a first session moves it at
    // each step anyway.
    void draw_notice() {
        ui::Ui& ui = view_.app.ui();
        if (is_first_session_shown(view_)) {
            if (!view_.notice.empty()) ui.text(view_.notice, {Type::Small, palette::kSoft});
            return;
        }
        const Rect rect = ui.take(2 * ui.line_height(Type::Small));
        const std::string all = ui.translated(view_.notice);
        const bool fits = ui.text_height(view_.notice, Type::Small, rect.width()) <= rect.height() + 1;
        ui.paint().print_lines(rect, plain(fits ? all : small_start(ui, all, 1.8 * rect.width())), Type::Small,
                               palette::kSoft);
    }
    Phrase waiting_for() const override { return view_.motion.tray.moving() ? say("The dice roll.") : Phrase(); }
    std::optional<ShownSession> first_session() override {
        return view_.page == Page::Turn ? universalis::first_session(view_) : std::nullopt;
    }
    void draw_page() override {
        if (view_.place.narrow) draw_way_to_tenets();
        view_.acting.closed = {};
        switch (view_.page) {
            case Page::Turn:
                draw_ways(view_);
                if (view_.played(seats_asked(view_.match())).empty() && draw_waiting()) return;
                return draw_phase();
            case Page::Cards:
                return draw_cards_page(view_);
            case Page::Conflict:
                return draw_conflict(view_);
            case Page::AnyTime:
                return draw_any_time(view_);
            case Page::Coins:
                return draw_ledger(view_);
            case Page::Acts:
                return draw_acts(view_);
        }
    }

    // In case the mat is too small to read.
    void draw_way_to_tenets() {
        const auto standing = std::ranges::count_if(view_.match().tenets, &uni::Tenet::stands);
        if (standing == 0 || view_.match().phase == uni::Phase::Tenets) return;
        if (view_.app.ui().button(say("Tenets: {1}", static_cast<int>(standing)))) view_.dialog = all_tenets(view_);
    }

    void draw_phase() {
        if (view_.match().pause() != uni::PauseKind::None) return draw_pause(view_);
        switch (view_.match().phase) {
            case uni::Phase::Tenets:
                return draw_tenets(view_);
            case uni::Phase::Bidding:
                return draw_bidding(view_);
            case uni::Phase::Framing:
            case uni::Phase::Turn:
                return draw_turn(view_);
            case uni::Phase::Consent:
            case uni::Phase::Rolling:
                return draw_rolling(view_);
            case uni::Phase::Aftermath:
                return draw_aftermath(view_);
            case uni::Phase::Ended:
                return draw_end(view_);
        }
    }

    std::vector<story::DocumentPart> tell_story() const override { return story_of(view_, story::Cast::LeftOut); }
    void save_story() override { universalis::save_page(view_); }
    TakeBack may_take_back_here() const override {
        // The others look away: they cannot be asked before the page is closed.
        const bool hidden = view_.sealed.writer && view_.played(view_.match().seated()).size() > 1;
        return hidden ? TakeBack::Nothing : take_back_of_last(view_);
    }
    void taken_back() override {
        view_.sealed.writer.reset();
        view_.form.entry = 0;
        view_.forget_dice();
        view_.motion.settle();
    }
    void forget() override {
        remember_manner(view_);
        view_.form = {};
        view_.motion.settle();
        view_.looked_at.clear();
        view_.acting.card = 0;
        view_.sealed = {};
        view_.ledger = {};
        view_.start.with_box = false;  // do not suggest the guided scene again
        view_.kept = {};
        view_.read_box();
    }
};

}  // namespace

View::View(App& program)
    : SessionView(program, {.table = "universalis", .home = {5, 3}, .players = 3, .title_draft = "story"}) {
    if (fault.empty()) fault = std::exchange(notice, {});
    start.with_box = false;
    read_saved_start(*this);
    tossing = kept_manner(*this);
    read_box();
}

int View::actor() const {
    const std::vector<int> due = uni::awaited(match());
    return match().phase == uni::Phase::Aftermath && match().pause() == uni::PauseKind::None && !due.empty()
               ? due.front()
               : match().seat;
}

const story::Told& View::told() const {
    if (const auto now = game->stands_at(); !told_at_ || *told_at_ != now) {
        const auto& steps = game->steps();
        std::vector<story::UniversalisStep> all;
        for (std::size_t i = 0; i < steps.size(); ++i) all.push_back({game->after(i), steps[i].events});
        told_ = story::told_of(all);
        told_at_ = now;
    }
    return told_;
}

void View::happened(const uni::Command& command, const Events& events) {
    motion.tell(events);
    form.entry = 0;
    forget_done(drafts, form, command);
    notice = joined(story::lines_of(told().sentences, game->steps().size() - 1), plain(" "));
}

}  // namespace screens::universalis

std::unique_ptr<screens::Screen> screens::make_universalis(App& app) {
    return std::make_unique<universalis::UniScreen>(app);
}
