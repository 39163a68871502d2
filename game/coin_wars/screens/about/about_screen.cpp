// A page about this battle: its goals and progress, map, rules in force, advice, story and sources.

#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/agreed_terms.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/rule_rows.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

constexpr double kOneColumn = 1000;  // points; in a narrower window everything is in one column
constexpr double kWide = 1320;

class AboutScreen final : public BattleAppScreen, public AgreedTerms {
public:
    AboutScreen(BattleApp& app, BattleAbout about)
        : BattleAppScreen(app), about_(std::move(about)), map_(preview_of(*about_.scenario, Faces::AsWritten)) {}

    std::string_view name() const override { return "about"; }
    std::shared_ptr<const cw::Scenario> agreed() const override { return about_.scenario; }

    void draw(BattleApp& app) override {
        draw_wood(app);
        ui::Ui& ui = app.ui();
        const Phrase on = about_.pages.course.empty() ? Phrase() : say("How it went");
        const Way way = draw_head(app, {say("This battle"), say("Back"), on});
        if (way == Way::Out) app.back();
        if (way == Way::On) open_course(app, about_);
        const auto [left, right] = halves_of(ui, kWide);
        if (ui.width() / ui.scale() < kOneColumn)
            return ui.side_panel("about", {left.x0, left.y0, right.x1, left.y1}, [&] {
                goals(ui);
                ui.rule();
                map(app);
                ui.rule();
                reading(ui);
            });
        ui.side_panel("goals", left, [&] {
            goals(ui);
            ui.rule();
            map(app);
        });
        ui.side_panel("reading", right, [&] { reading(ui); });
    }

private:
    void goals(ui::Ui& ui) const {
        ui.heading(battles::title_words(about_.scenario->title));
        const Phrase era = joined({known(about_.pages.era), known(about_.pages.date)}, rules::comma());
        if (!era.empty()) ui.text(era, {Type::Pen, palette::kSoft});
        ui.caption(say("HOW TO WIN"));
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            const cw::GoalTally& goal = about_.tally.sides[cw::index(side)];
            ui.sign(sign_of(side), cw::display_name(*about_.scenario, side), {.type = Type::Strong});
            ui.text(goal.goal);
            ui.remark(joined(goal.counts, plain(" \u00b7 ")));
        }
        ui.remark(say("A side with no coins on the table and none still to arrive has lost."));
        if (about_.tally.limit.empty()) return;
        ui.space(4);
        ui.text(about_.tally.turn, {.type = Type::Strong});
        ui.text(about_.tally.limit);
        ui.remark(about_.tally.now);
    }

    void map(BattleApp& app) const {
        const Rect rect = app.ui().take(std::round(app.ui().rest().width() * map_.scene.height / map_.scene.width));
        draw_preview(app, rect, map_);
    }

    void reading(ui::Ui& ui) const {
        if (!about_.pages.summary.empty()) ui.text(known(about_.pages.summary));
        ui.rule();
        draw_rules_in_force(ui, *about_.scenario);
        const auto section = [&](const Phrase& title, const std::vector<std::string>& paragraphs) {
            if (paragraphs.empty() || paragraphs.front().empty()) return;
            ui.rule();
            ui.caption(title);
            for (const std::string& paragraph : paragraphs) ui.text(known(paragraph));
        };
        section(say("ADVICE"), about_.pages.notes);
        section(say("WHAT HAPPENED"), {about_.pages.history});
        if (about_.pages.sources.empty()) return;
        ui.rule();
        ui.caption(say("SOURCES"));
        for (const std::string& source : about_.pages.sources) ui.remark(plain(source));
    }

    BattleAbout about_;
    Preview map_;
};

}  // namespace

void open_about(BattleApp& app, const BattleAbout& about) {
    app.push_screen([&app, about] { return std::make_unique<AboutScreen>(app, about); });
}

}  // namespace screens
