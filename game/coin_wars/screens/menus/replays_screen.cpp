// The battles that can be watched again: finished ones, and those left for another one.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/kit/search.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr std::size_t kInSight = 8;      // so many replays need no search
constexpr std::size_t kMonthLength = 7;  // "2026-11"
constexpr double kIndent = 26;           // of an entry's words, points

struct EndRow {
    profile::ReplayEnd end;
    words::Key label;
};
constexpr std::array kEndRows{
    EndRow{profile::ReplayEnd::Unknown, mark("All")}, EndRow{profile::ReplayEnd::Won, mark("Won")},
    EndRow{profile::ReplayEnd::Lost, mark("Lost")}, EndRow{profile::ReplayEnd::Drawn, mark("Drawn")}};

// "2026-11-20 21.05.33" as people write it: "2026-11-20, 21:05".
std::string day_and_hour(const std::string& when) {
    if (when.size() < 16) return when;
    return when.substr(0, 10) + ", " + when.substr(11, 2) + ":" + when.substr(14, 2);
}

class Replays final : public BattleAppScreen {
public:
    explicit Replays(BattleApp& app) : BattleAppScreen(app), left_(titled(profile::left_battles(app.profile()))) {
        for (const std::string& war : profile::places_of_saves(app.profile()))
            waiting_.push_back({war, profile::title_of(profile::saved_journal(app.profile(), war))});
        read_again(app);
    }

    std::string_view name() const override { return "replays"; }
    bool keeps_place() const override { return true; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"kept", kept_.size()}, {"shown", shown_.size()}});
    }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("Replays"), WayOut::Title);
        ui::Ui& ui = app.ui();
        const double top = ui.rail_height() + ui.px(24), wide = std::min(ui.px(640), ui.width() - ui.px(32));
        const double left = std::round((ui.width() - wide) / 2);
        ui.slip("replays", {left, top}, wide, ui.height() - top - ui.px(24), [&] { shelf(app); });
        if (const RowAnswer answer = menu_.draw(ui); answer.act != RowAct::Nothing) act(app, answer);
        complaint(app);
    }

private:
    struct Left {
        std::filesystem::path file;
        Phrase title;
    };
    static std::vector<Left> titled(const std::vector<std::filesystem::path>& files) {
        std::vector<Left> left;
        for (const std::filesystem::path& file : files) left.push_back({file, profile::title_of(file)});
        return left;
    }
    struct Waiting {
        std::string war;  // empty: the battle belongs to none
        Phrase title;
    };

    void under_way(BattleApp& app) {
        if (waiting_.empty()) return;
        ui::Ui& ui = app.ui();
        ui.caption(say("UNDER WAY"));
        for (const Waiting& battle : waiting_)
            if (ui.entry(battle.title, say("Continue"), ui::Sign::None, false, true)) app.continue_battle(battle.war);
        ui.space(8);
    }

    void shelf(BattleApp& app) {
        ui::Ui& ui = app.ui();
        under_way(app);
        ui.row({3, 1});
        ui.remark(say("Your medals and your strength are on the shelf."));
        if (ui.button(say("Medals"))) app.go("shelf");
        ui.caption(say("FOUGHT TO THE END"));
        if (kept_.empty()) ui.text(say("Every battle fought to the end is kept here, up to the last two thousand."));
        if (kept_.size() > kInSight) filters(ui);
        rows(app);
        if (deleted_.draw(app, ui.rest().x0)) read_again(app);
        if (!left_.empty()) {
            ui.space(8);
            ui.caption(say("SET ASIDE FOR ANOTHER BATTLE"));
            for (std::size_t i = 0; i < left_.size(); ++i)
                if (ui.entry(i == 0 ? say("The last battle you left") : say("{1} battles ago", static_cast<int>(i) + 1),
                             left_[i].title.empty() ? say("Watch it, or play on from any step.") : left_[i].title,
                             ui::Sign::None, false, true))
                    open(app, left_[i].file);
        }
        ui.space(8);
        ui.remark(say("To open any other replay or save, start the program with it: coinwars FILE.json"));
    }

    void filters(ui::Ui& ui) {
        ListBar bar(ui, ui.rest().x0, palette::kInk);
        for (const EndRow& row : kEndRows)
            if (bar.filter(row.label, row.end == end_)) {
                end_ = row.end;
                choose();
            }
        if (bar.search(searched_)) choose();
        if (shown_.size() != kept_.size())
            bar.tell(say_many(static_cast<int>(shown_.size()), "{1} replay", "{1} replays"));
        bar.end();
    }

    // Those that hold each word that was searched for.
    void choose() {
        shown_.clear();
        for (std::size_t i = 0; i < kept_.size(); ++i) {
            const profile::ReplayName& name = kept_[i].name;
            const auto end = ends_.find(core::text(kept_[i].file.filename()));
            if (end_ != profile::ReplayEnd::Unknown && (end == ends_.end() || end->second != end_)) continue;
            if (rules::found_in(name.words + " " + day_and_hour(name.when), searched_)) shown_.push_back(i);
        }
        heights_.forget();
    }

    // Each month under a heading, if there are many.
    bool begins_month(std::size_t row) const {
        const auto month = [&](std::size_t at) { return kept_[shown_[at]].name.when.substr(0, kMonthLength); };
        return kept_.size() > kInSight && !month(row).empty() && (row == 0 || month(row) != month(row - 1));
    }

    void rows(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double wide = ui.rest().width(), gap = ui.px(8), more = ui.px(kMoreWidth);
        const double caption = ui.line_height(Type::Small) + gap;
        const std::vector<double>& heights = heights_.of(ui, wide, shown_.size(), [&](std::size_t row) {
            const profile::ReplayName& name = kept_[shown_[row]].name;
            const double text = ui.text_height(plain(name.words), Type::Body, wide - more - gap - ui.px(kIndent));
            return std::max(text + ui.line_height(Type::Small) + ui.px(2), more) + gap +
                   (begins_month(row) ? caption : 0);
        });
        const double left = ui.rest().x0, right = ui.rest().x1, top = ui.rest().y0;
        double y = top;
        for (std::size_t row = 0; row < shown_.size(); ++row) {
            const Rect line{left, y, right, y + heights[row]};
            y = line.y1;
            if (!is_near(ui, line)) continue;
            const profile::KeptReplay& replay = kept_[shown_[row]];
            double begins = line.y0;
            if (begins_month(row)) {
                ui.place({left, begins, right, begins + ui.line_height(Type::Small)});
                ui.caption(plain(replay.name.when.substr(0, kMonthLength)));
                begins += caption;
            }
            ui.place({left, begins, right - more - gap, line.y1 - gap});
            if (ui.entry(plain(replay.name.words), plain(day_and_hour(replay.name.when)), ui::Sign::None, false, true))
                open(app, replay.file);
            const double middle = (begins + line.y1 - gap) / 2;
            if (draw_more(ui, plain(replay.name.words), ui::sized({right - more, middle - more / 2}, more, more)))
                ask_more(replay);
        }
        if (y > top) ui.take(y - top);
        if (shown_.empty() && !kept_.empty()) ui.text(say("No replay matches this."));
    }

    void open(BattleApp& app, const std::filesystem::path& file) {
        fault_ = say("This cannot be watched");
        const auto saved = profile::load_record(file);
        if (!saved) return app.notify(saved.error());
        open_replay(app, {saved->record, file});
    }

    void ask_more(const profile::KeptReplay& replay) {
        RowOffer offer{core::text(replay.file), plain(replay.name.words), plain(day_and_hour(replay.name.when))};
        offer.name = replay.name.words;
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

    void read_again(BattleApp& app) {
        kept_ = profile::kept_replays(app.profile());
        ends_ = profile::replay_ends(app.profile());
        deleted_.read(app.profile(), {"replays/"});
        choose();
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

    std::vector<profile::KeptReplay> kept_;
    profile::ReplayEnds ends_;
    std::vector<std::size_t> shown_;  // of those that are kept
    RowHeights heights_;
    std::vector<Left> left_;
    std::vector<Waiting> waiting_;
    DeletedList deleted_;
    RowMenu menu_;
    std::string searched_;
    profile::ReplayEnd end_ = profile::ReplayEnd::Unknown;  // which are shown; Unknown: all
    Phrase fault_;
};

}  // namespace

std::unique_ptr<Screen> make_replays(BattleApp& app) { return std::make_unique<Replays>(app); }

}  // namespace screens
