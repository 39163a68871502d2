// Finished and set-aside battles to watch again, and unfinished ones to resume.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/menus/battle_groups.h"
#include "game/coin_wars/screens/menus/invitation.h"
#include "game/coin_wars/screens/menus/replay_list.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr std::size_t kInSight = 8;                                // no search field for this few replays
constexpr double kMinCard = 520, kMaxCard = 640, kReplayGap = 20;  // points
constexpr int kReplaysSettled = 3;                                 // still frames after which scrolling has ended

struct EndRow {
    profile::ReplayEnd end;
    words::Key label;
};
constexpr std::array kEndRows{
    EndRow{profile::ReplayEnd::Unknown, mark("All")}, EndRow{profile::ReplayEnd::Won, mark("Won")},
    EndRow{profile::ReplayEnd::Lost, mark("Lost")}, EndRow{profile::ReplayEnd::Drawn, mark("Drawn")}};
enum { kReplayAge, kReplaySize };

std::vector<ListFilter::Row> replay_filter_rows() {
    return {{say("AGE"), options_of(ages())}, {say("SIZE"), options_of(sizes())}};
}

class Replays final : public BattleAppScreen {
public:
    explicit Replays(BattleApp& app) : BattleAppScreen(app), profile_(app.profile()) { read_again(app); }
    Replays(const Replays&) = delete;
    Replays& operator=(const Replays&) = delete;
    ~Replays() override { list_.keep(profile_); }

    std::string_view name() const override { return "replays"; }
    bool keeps_place() const override { return true; }
    bool animating() const override { return waiting_ || list_.unread() > 0; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"kept", list_.kept()}, {"shown", list_.shown_kept()}});
    }

    void draw(BattleApp& app) override {
        read_on(app);
        draw_page_head(app, say("Replays"), WayOut::Title);
        ui::Ui& ui = app.ui();
        ui.scroll("replays", {0, ui.top_bar_height(), ui.width(), ui.height()}, [&] {
            bar(app);
            cards(app);
            foot(app);
        });
        if (filter_dialog_.draw(ui)) choose_filtered(app);
        if (const RowAnswer answer = menu_.draw(ui); answer.act != RowAct::Nothing) act(app, answer);
        complaint(app);
    }

private:
    // A filter needs the facts of replays that were never shown: read one a frame.
    void read_on(BattleApp& app) {
        if (list_.unread() == 0) return;
        list_.read_unread();
        choose(app);
    }
    void choose(BattleApp& app) { list_.choose(app.ui(), filter_); }
    void choose_filtered(BattleApp& app) {
        filter_.age = filter_dialog_.chosen(kReplayAge);
        filter_.size = filter_dialog_.chosen(kReplaySize);
        choose(app);
    }
    void read_again(BattleApp& app) {
        list_.read(app);
        deleted_.read(app.profile(), {"replays/"});
        choose(app);
    }

    static std::size_t columns(const ui::Ui& ui) {
        const double gap = ui.px(kReplayGap);
        return static_cast<std::size_t>(std::clamp((ui.rest().width() - gap) / (ui.px(kMinCard) + gap), 1.0, 3.0));
    }
    static double card_width(const ui::Ui& ui) {
        const auto columns = static_cast<double>(Replays::columns(ui));
        return std::min(ui.px(kMaxCard), std::floor((ui.rest().width() - (columns + 1) * ui.px(kReplayGap)) / columns));
    }
    static double left_edge(const ui::Ui& ui) {
        const auto columns = static_cast<double>(Replays::columns(ui));
        const double wide = columns * card_width(ui) + (columns - 1) * ui.px(kReplayGap);
        return ui.rest().x0 + std::round((ui.rest().width() - wide) / 2);
    }

    void bar(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.space(16);
        ListBar bar(ui, left_edge(ui), palette::kCream);
        if (list_.kept() > kInSight) filters(app, bar);
        if (bar.button(say("Medals"))) app.go("shelf");
        bar.gap();
        if (list_.kept() > kInSight && bar.search(filter_.searched)) choose(app);
        if (list_.shown_kept() != list_.kept())
            bar.tell(say_many(static_cast<int>(list_.shown_kept()), "{1} replay", "{1} replays"));
        bar.end();
        ui.space(12);
    }

    void filters(BattleApp& app, ListBar& bar) {
        for (const EndRow& row : kEndRows)
            if (bar.filter(row.label, row.end == filter_.end)) {
                filter_.end = row.end;
                choose(app);
            }
        bar.gap();
        if (bar.filter(say("Yours"), filter_.only_own)) {
            filter_.only_own = !filter_.only_own;
            choose(app);
        }
        if (bar.filter(say("Filter"), filter_dialog_.is_on())) filter_dialog_.open();
        bar.gap();
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kReplayGap), wide = card_width(ui), left = left_edge(ui), top = ui.rest().y0;
        const double high = replay_card_height(ui);
        const std::size_t columns = Replays::columns(ui);
        // A picture takes several frames' time.
        still_frames_ = top == top_before_ ? still_frames_ + 1 : 0;
        top_before_ = top;
        made_now_ = still_frames_ < kReplaysSettled;
        waiting_ = false;
        double y = top;
        std::size_t column = 0;
        const ReplayRow* before = nullptr;
        for (const std::size_t index : list_.shown()) {
            const ReplayRow& row = list_.rows()[index];
            const bool begins = !before || row.group != before->group;
            if (before && (begins || column == columns)) y += high + gap;
            if (begins) y = heading(ui, row.group, left, y);
            if (begins || column == columns) column = 0;
            const double x = left + static_cast<double>(column++) * (wide + gap);
            card(app, row, ui::sized({x, y}, wide, high));
            before = &row;
        }
        ui.take(y + (before ? high + gap : 0) - top);
    }

    // Returns where the cards below it start.
    static double heading(ui::Ui& ui, const Phrase& words, double left, double y) {
        const Rect line{left, y, left + ui.text_width(words, Type::Heading) + 2, y + ui.line_height(Type::Heading)};
        if (is_near(ui, line)) {
            ui.paint().print({line.x0, line.y0}, words, Type::Heading, palette::kCream);
            ui.add_label(words, line);
        }
        return line.y1 + ui.px(6);
    }

    void card(BattleApp& app, const ReplayRow& row, const Rect& rect) {
        const ui::Ui& ui = app.ui();
        if (!is_near(ui, rect)) return;
        if (is_in_sight(ui, rect) && !list_.has_picture(row)) {
            waiting_ = true;
            if (!made_now_) list_.make_picture(row);
            made_now_ = true;
        }
        const ReplayTouch touch = draw_replay_card(app, list_.card(ui, row), rect);
        if (touch == ReplayTouch::More) ask_more(row);
        if (touch != ReplayTouch::Pressed) return;
        if (row.kind == ReplayRow::Kind::UnderWay) return app.continue_battle(row.war);
        open(app, row.file);
    }

    void foot(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double left = left_edge(ui);
        if (list_.rows().empty())
            invite(app);
        else if (list_.kept() == 0)
            line(ui, left, say("Every battle fought to the end is kept here, up to the last two thousand."));
        else if (list_.shown_kept() == 0 && list_.unread() == 0)
            nothing(app, left);
        if (list_.unread() > 0)
            line(ui, left,
                 say_many(static_cast<int>(list_.unread()), "Reading {1} more replay", "Reading {1} more replays"));
        if (deleted_.draw(app, left)) read_again(app);
        line(ui, left, say("To watch a replay from elsewhere, drop its file on this window."));
    }
    static void line(ui::Ui& ui, double left, const Phrase& words) {
        const double margin = left - ui.rest().x0;
        const Rect row = ui.take(ui.text_height(words, Type::Body, ui.rest().width() - 2 * margin) + ui.px(8));
        ui.place({row.x0 + margin, row.y0, row.x1 - margin, row.y1});
        ui.text(words, {.colour = palette::kCream});
    }

    void nothing(BattleApp& app, double left) {
        ListBar bar(app.ui(), left, palette::kCream);
        bar.tell(say("No replay matches this."));
        if (filter_dialog_.offer_clearing(bar)) choose_filtered(app);
        if (bar.button(say("Show all"))) {
            filter_ = {};
            filter_dialog_.show_all();
            choose(app);
        }
        bar.end();
    }

    void invite(BattleApp& app) {
        if (!shown_when_empty_) shown_when_empty_ = picture_of_battle(app, "cannae");
        const Phrase kept = say("Every battle fought to the end is kept here, up to the last two thousand.");
        if (draw_invitation(app, {shown_when_empty_, kept, say("Fight a battle")})) app.go("battles");
        app.ui().space(16);
    }

    void open(BattleApp& app, const std::filesystem::path& file) {
        fault_ = say("This cannot be watched");
        const auto saved = profile::load_record(file);
        if (!saved) return app.notify(saved.error());
        open_replay(app, watching(*saved, file));
    }

    void ask_more(const ReplayRow& row) {
        RowOffer offer{core::text(row.file), row.name, day_and_hour(row.kept.when)};
        offer.name = row.kept.words;
        offer.remove = say("Delete");
        menu_.ask(std::move(offer));
    }

    void act(BattleApp& app, const RowAnswer& answer) {
        const std::filesystem::path file = core::path(answer.key);
        const auto tell = [&](const Phrase& fault, const auto& done) {
            fault_ = fault;
            if (!done) app.notify(done.error());
        };
        if (answer.act == RowAct::Rename)
            tell(say("This cannot be renamed"), profile::rename_replay(app.profile(), file, answer.name));
        if (answer.act == RowAct::Delete) tell(say("This cannot be deleted"), profile::set_aside(app.profile(), file));
        read_again(app);
    }

    void complaint(BattleApp& app) {
        if (app.notice().empty()) return;
        ui::Ui& ui = app.ui();
        ui.dialog("no replay", ui.px(560), [&] {
            ui.heading(fault_);
            ui.text(app.notice());
            ui.space(6);
            if (ui.button(say("All right"), Look::Accent)) app.notify({});
        });
    }

    std::filesystem::path profile_;
    ReplayList list_;
    ReplayFilter filter_;
    ListFilter filter_dialog_{replay_filter_rows()};
    DeletedList deleted_;
    RowMenu menu_;
    bool made_now_ = false, waiting_ = false;  // a picture was made in this frame; some are missing
    double top_before_ = 0;                    // top of the cards in the last frame
    int still_frames_ = 0;                     // how long they have been there
    Phrase fault_;
    std::optional<Preview> shown_when_empty_;
};

}  // namespace

std::unique_ptr<Screen> make_replays(BattleApp& app) { return std::make_unique<Replays>(app); }

}  // namespace screens
