// The breeder: its options on the left, its archive, the best set-ups, and the selected one.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/breed/view.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

class BreedScreen final : public BattleAppScreen {
public:
    BreedScreen(BattleApp& app, std::shared_ptr<EarlierResults> before)
        : BattleAppScreen(app),
          bench_(app.settings().all_cores ? 0 : 1, [&app] { app.wake(); }),
          before_(std::move(before)),
          view_{app, bench_, *before_},
          read_(app.library().version()) {
        bench_.recall(before_->known, before_->state, before_->progress);
        view_.kept = before_->kept;
        view_.choice = load_breed(app.profile());
        view_.read_library();
    }

    std::string_view name() const override { return "breeder"; }
    bool keeps_place() const override { return true; }
    bool busy() const override { return bench_.at_work(); }

    void draw(BattleApp& app) override {
        draw_wood(app);
        if (read_ != app.library().version()) {
            read_ = app.library().version();
            view_.read_library();
        }
        if (escaped(app) && std::exchange(view_.ask, BreedAsk::Nothing) == BreedAsk::Nothing) view_.leave();
        view_.look();
        draw_breed_top_bar(view_);
        sheets(app.ui());
        draw_breed_questions(view_);
    }

private:
    void sheets(ui::Ui& ui) {
        const double points = ui.width() / ui.scale(), gap = ui.px(points < 1000 ? 10 : 24);
        const Rect all{gap, ui.top_bar_height() + gap, ui.width() - gap, ui.height() - gap};
        const double controls = ui.px(400);
        if (points >= 1500) {
            const double right = all.x1 - ui.px(520), half = std::round(all.y0 + all.height() * 0.58);
            draw_breed_controls(view_, {all.x0, all.y0, all.x0 + controls, all.y1});
            draw_archive(view_, {all.x0 + controls + gap, all.y0, right - gap, all.y1});
            draw_individual(view_, {right, all.y0, all.x1, half});
            return draw_individuals(view_, {right, half + gap, all.x1, all.y1});
        }
        const bool beside = points >= 1000;
        Rect rest = all;
        if (beside) {
            draw_breed_controls(view_, {all.x0, all.y0, all.x0 + controls, all.y1});
            rest.x0 = all.x0 + controls + gap;
            if (view_.single == BreedSheet::Ask) view_.single = BreedSheet::Archive;
        }
        std::vector<Phrase> labels{say("Archive"), say("The best"), say("Selected")};
        if (!beside) labels.insert(labels.begin(), say("Try"));
        const std::size_t first = beside ? 1 : 0;
        const Tabs tabs = draw_tabs(ui, "breeder tabs", rest, labels, static_cast<std::size_t>(view_.single) - first);
        view_.single = static_cast<BreedSheet>(tabs.chosen + first);
        one_sheet(tabs.below);
    }

    void one_sheet(const Rect& rect) {
        if (view_.single == BreedSheet::Ask) return draw_breed_controls(view_, rect);
        if (view_.single == BreedSheet::Archive) return draw_archive(view_, rect);
        if (view_.single == BreedSheet::Best) return draw_individuals(view_, rect);
        if (view_.single == BreedSheet::Chosen) return draw_individual(view_, rect);
    }

    BreederWorker bench_;
    std::shared_ptr<EarlierResults> before_;
    BreedView view_;
    std::uint64_t read_;  // version of the library when last read
};

}  // namespace

std::function<std::unique_ptr<Screen>()> breeder_maker(BattleApp& app) {
    return [&app, before = std::make_shared<EarlierResults>()] { return std::make_unique<BreedScreen>(app, before); };
}

}  // namespace screens
