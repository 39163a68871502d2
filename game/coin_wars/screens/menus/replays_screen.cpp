// The battles that can be watched again: finished ones, and those left for another one.

#include <algorithm>
#include <optional>

#include "engine/core/path.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/kit/search.h"
#include "game/profile/deleted.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr std::size_t kInSight = 8;  // so many replays need no search

// "2026-11-20 21.05.33" as people write it: "2026-11-20, 21:05".
std::string day_and_hour(const std::string& when) {
    if (when.size() < 16) return when;
    return when.substr(0, 10) + ", " + when.substr(11, 2) + ":" + when.substr(14, 2);
}

class Replays final : public BattleAppScreen {
public:
    explicit Replays(BattleApp& app)
        : BattleAppScreen(app),
          kept_(profile::kept_replays(app.profile())),
          left_(titled(profile::left_battles(app.profile()))) {
        for (const std::string& war : profile::places_of_saves(app.profile()))
            waiting_.push_back({war, profile::title_of(profile::saved_journal(app.profile(), war))});
        read_again(app);
    }

    std::string_view name() const override { return "replays"; }
    bool keeps_place() const override { return true; }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("Replays"), WayOut::Title);
        ui::Ui& ui = app.ui();
        const double top = ui.rail_height() + ui.px(24), wide = std::min(ui.px(640), ui.width() - ui.px(32));
        const double left = std::round((ui.width() - wide) / 2);
        ui.slip("replays", {left, top}, wide, ui.height() - top - ui.px(24), [&] { shelf(app); });
        ask_to_delete(app);
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
        if (kept_.empty()) ui.text(say("Every battle fought to the end is kept here, up to the last hundred."));
        if (kept_.size() > kInSight) ui.input_text(say("Search"), searched_, 40);
        for (const profile::KeptReplay& replay : kept_) {
            if (!rules::found_in(replay.name.words + " " + day_and_hour(replay.name.when), searched_)) continue;
            ui.row({6, 1});
            if (ui.entry(plain(replay.name.words), plain(day_and_hour(replay.name.when)), ui::Sign::None, false, true))
                open(app, replay.file);
            if (ui.button(say("Delete"))) doomed_ = replay;
        }
        bring_back(app);
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

    void open(BattleApp& app, const std::filesystem::path& file) {
        fault_ = say("This cannot be watched");
        const auto saved = profile::load_record(file);
        if (!saved) return app.tell(saved.error());
        open_replay(app, {saved->record, file});
    }

    void ask_to_delete(BattleApp& app) {
        if (!doomed_) return;
        ui::Ui& ui = app.ui();
        ui.dialog("delete", ui.px(480), [&] {
            ui.heading(say("Delete this replay?"));
            ui.text(plain(doomed_->name.words), {.type = Type::Strong});
            if (!doomed_->name.when.empty()) ui.remark(plain(day_and_hour(doomed_->name.when)));
            ui.text(say("You can bring it back from the list of replays."));
            ui.row({1, 1});
            const bool gone = ui.button(say("Delete it")), stays = ui.button(say("Keep it"), Look::Accent);
            if (gone) drop(app, doomed_->file);
            if (gone || stays) doomed_.reset();
        });
    }

    void drop(BattleApp& app, const std::filesystem::path& file) {
        const auto deleted = profile::set_aside(app.profile(), file);
        fault_ = say("This cannot be deleted");
        if (!deleted) app.tell(deleted.error());
        read_again(app);
    }

    void read_again(BattleApp& app) {
        kept_ = profile::kept_replays(app.profile());
        deleted_ = profile::deleted_things(app.profile());
        std::erase_if(deleted_, [](const profile::Deleted& thing) {
            return !thing.below.generic_string().starts_with("replays/");
        });
    }

    // What was deleted, the newest first.
    void bring_back(BattleApp& app) {
        for (std::size_t i = 0; i < std::min<std::size_t>(deleted_.size(), 5); ++i) {
            if (!app.ui().button(say("Bring back {1}", plain(core::text(deleted_[i].below.stem()))))) continue;
            fault_ = say("This cannot be brought back");
            if (const auto back = profile::bring_back(app.profile(), deleted_[i]); !back) app.tell(back.error());
            return read_again(app);
        }
    }

    void complaint(BattleApp& app) {
        if (app.told().empty()) return;
        ui::Ui& ui = app.ui();
        ui.dialog("no replay", ui.px(560), [&] {
            ui.heading(fault_);
            ui.text(app.told());
            ui.space(6);
            if (ui.button(say("All right"), Look::Accent)) app.tell({});
        });
    }

    std::vector<profile::KeptReplay> kept_;
    std::vector<Left> left_;
    std::vector<Waiting> waiting_;
    std::vector<profile::Deleted> deleted_;
    std::string searched_;
    std::optional<profile::KeptReplay> doomed_;  // waits for the player to confirm that it is to be deleted
    Phrase fault_;
};

}  // namespace

std::unique_ptr<Screen> make_replays(BattleApp& app) { return std::make_unique<Replays>(app); }

}  // namespace screens
