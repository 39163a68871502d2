// How the battle went, step by step, as arrows over the coins at their starting places.

#include <algorithm>

#include "engine/ui/drag_area.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/table/course_arrows.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/map_marks.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/kit/table/camera.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr double kNarrow = 1000;                // points; in a narrower window the text is below the table
constexpr double kPanel = 340, kStrip = 0.34;   // points; share of the window's height
constexpr double kNow = 0.85, kBefore = 0.22;   // strength of arrows
constexpr double kWood = 0.7;                   // inches around the mat
constexpr double kDimmed = -0.35, kLit = 0.30;  // glow

using platform::Event;
using platform::Key;

class CourseScreen final : public BattleAppScreen {
public:
    CourseScreen(BattleApp& app, BattleAbout about)
        : BattleAppScreen(app), about_(std::move(about)), match_(cw::laid_out(about_.scenario)) {}

    std::string_view name() const override { return "course"; }

    void draw(BattleApp& app) override {
        ui::give_keys_to_table(app.ui());
        for (const Event& event : app.events()) use(event);
        const Rect side_panel = place_of_panel(app.ui());
        frame_table(app, side_panel);
        app.renderer().draw(scene(app), camera_.view());
        if (draw_head(app, {say("How it went: {1}", known(about_.scenario->title)), say("Back"), {}}) == Way::Out)
            app.back();
        app.ui().about(std::to_string(at_));
        app.ui().side_panel("course", side_panel, [&] { told(app); });
    }

    std::optional<Vec2> to_pixels(Vec2 point) const override { return camera_.view().to_pixels(point); }

private:
    const battles::CourseStep& step() const { return about_.pages.course[at_]; }
    bool is_last() const { return at_ + 1 == about_.pages.course.size(); }

    void use(const Event& event) {
        if (event.kind != Event::Kind::KeyDown) return;
        if (event.key == Key::Right && !is_last()) ++at_;
        if (event.key == Key::Left && at_ > 0) --at_;
    }

    static bool is_narrow(const ui::Ui& ui) { return ui.width() / ui.scale() < kNarrow; }

    static Rect place_of_panel(const ui::Ui& ui) {
        const double gap = ui.px(is_narrow(ui) ? 10 : 24), top = ui.top_bar_height() + gap, foot = ui.height() - gap;
        if (is_narrow(ui)) return {gap, std::round(foot - kStrip * ui.height()), ui.width() - gap, foot};
        return {ui.width() - gap - ui.px(kPanel), top, ui.width() - gap, foot};
    }

    void frame_table(BattleApp& app, const Rect& side_panel) {
        const ui::Ui& ui = app.ui();
        const table::Box whole{{-kWood, -kWood}, {about_.scenario->width + kWood, about_.scenario->height + kWood}};
        const Vec2 corner = is_narrow(ui) ? Vec2{ui.width(), side_panel.y0} : Vec2{side_panel.x0, ui.height()};
        camera_.frame(whole, {{0, ui.top_bar_height()}, corner}, app.width(), app.height());
        camera_.show_whole();
    }

    render::Scene scene(BattleApp& app) const {
        render::Scene scene = preview_of(*about_.scenario, Faces::AsWritten).scene;
        scene.yardstick = false;
        scene.lines.clear();
        table::write_map(scene, *about_.scenario, scene, app.ui().catalogue(), table::reading_in(camera_.view()));
        for (std::size_t i = 0; i <= at_; ++i)
            for (const battles::CourseArrow& arrow : about_.pages.course[i].arrows)
                scene.regions.push_back(table::course_arrow(arrow.along, side_of(arrow), i == at_ ? kNow : kBefore));
        light(scene);
        return scene;
    }

    // Highlights the coins that the step mentions, if any.
    void light(render::Scene& scene) const {
        if (step().coins.empty() || scene.coins.size() != match_.coins.size()) return;
        for (render::CoinSprite& coin : scene.coins) coin.glow = kDimmed;
        std::vector<int> lit;
        for (const std::string& id : step().coins)
            if (const int coin = match_.find(id); coin != cw::kNoCoin) lit.push_back(coin);
        for (const int coin : lit) scene.coins[static_cast<std::size_t>(coin)].glow = kLit;
        table::mark_coins(scene, match_, lit, render::Ink::Amber);
    }

    cw::Side side_of(const battles::CourseArrow& arrow) const {
        return about_.swapped ? cw::other(arrow.side) : arrow.side;
    }

    void told(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.caption(say("STEP {1} OF {2}", static_cast<int>(at_) + 1, static_cast<int>(about_.pages.course.size())));
        ui.text(known(step().text), {.type = is_narrow(ui) ? Type::Body : Type::Lead});
        ui.space(4);
        ui.row({1, 1});
        if (ui.button(say("Step back"), Look::Plain, {at_ > 0, say("This is the first step.")})) --at_;
        if (is_last()) {
            if (ui.button(say("From the start"))) at_ = 0;
        } else if (ui.button(say("Next"), Look::Accent)) {
            ++at_;
        }
        if (is_narrow(ui)) return;
        ui.rule();
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            ui.sign(sign_of(side), cw::display_name(*about_.scenario, side));
        ui.remark(say("The coins are shown where they began the battle; arrows show where they went."));
    }

    BattleAbout about_;
    cw::Match match_;
    table::Camera camera_;
    std::size_t at_ = 0;
};

}  // namespace

void open_course(BattleApp& app, const BattleAbout& about) {
    app.push_screen([&app, about]() -> std::unique_ptr<Screen> {
        if (!about.pages.course.empty()) return std::make_unique<CourseScreen>(app, about);
        app.notify(say("Nobody has yet written down how this battle went."));
        return nullptr;
    });
}

}  // namespace screens
