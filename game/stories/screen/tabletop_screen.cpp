// The story table without any rules: index cards, coins and dice, as people use them.

#include <algorithm>

#include "game/shell/page_frame.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/screen/view.h"

namespace screens {

namespace {

constexpr std::size_t kTold = 12;       // throws that are remembered
constexpr std::size_t kTrayHolds = 28;  // coins and dice; then it is emptied first

class StoryTableScreen final : public Screen {
public:
    explicit StoryTableScreen(App& app)
        : view_{.app = app,
                .loose = LooseThings(app, app.profile() / "story_table.json"),
                .tray = {},
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {}

    std::string_view name() const override { return "story_table"; }
    bool animating() const override { return view_.tray.moving() || view_.loose.moving(); }
    bool keeps_tab() const override { return true; }
    std::optional<rules::Json> state() const override {
        rules::Json state = view_.loose.desk().json();
        state["in_tray"] = view_.tray.size();
        return state;
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.view.to_pixels(table); }

    void frame(App& app) override {
        lay_out_story(view_);
        view_.loose.follow(view_.view, LooseThings::Keys::All);
        advance_tray(app, view_.tray, view_.view);
        view_.loose.advance(view_.view);
        draw_story_desk(view_);
        draw_page_rail(app, say("Story table"), WayOut::Title);
        draw_story_tools(view_);
    }

private:
    StoryTableView view_;
};

}  // namespace

void StoryTableView::toss() {
    std::vector<rules::CoinType> thrown;
    for (std::size_t i = 0; i < coins.size(); ++i)
        thrown.insert(thrown.end(), static_cast<std::size_t>(to_toss[i]), coins[i]);
    if (tray.size() + thrown.size() > kTrayHolds) tray.clear();
    int heads = 0;
    for (const rules::Face face : tray.toss(thrown, story_tray(), random))
        heads += face == rules::Face::Heads ? 1 : 0;
    told.push_front(
        say("{1} heads, {2} tails", Phrase(heads), Phrase(static_cast<int>(thrown.size()) - heads)));
    if (told.size() > kTold) told.pop_back();
}

void StoryTableView::roll() {
    if (tray.size() + static_cast<std::size_t>(dice) > kTrayHolds) tray.clear();
    int sum = 0;
    std::vector<Phrase> shown;
    for (int i = 0; i < dice; ++i) {
        const int one = tray.roll({sides}, story_tray(), random);
        shown.push_back(Phrase(one));
        sum += one;
    }
    told.push_front(dice == 1 ? say("d{1}: {2}", Phrase(sides), Phrase(sum))
                              : say("{1}d{2}: {3} = {4}", Phrase(dice), Phrase(sides),
                                    joined(shown, plain(" + ")), Phrase(sum)));
    if (told.size() > kTold) told.pop_back();
}

std::unique_ptr<Screen> make_story_table(App& app) { return std::make_unique<StoryTableScreen>(app); }

table::TrayPart story_tray() { return {story::kTrayLow, story::kTrayHigh}; }

void lay_out_story(StoryTableView& view) {
    const ui::Ui& ui = view.app.ui();
    const DeskPlace place = place_desk(view.app, std::min(ui.px(330), ui.width() * 0.42));
    view.tools = place.tools;
    view.view = place.view;
}

void draw_story_desk(StoryTableView& view) {
    render::Scene scene = bare_desk();
    scene.trays = {{story_tray().low, story_tray().high}};
    view.loose.show(scene, view.view.scale);
    view.tray.show(scene);
    view.app.renderer().draw(scene, view.view);
    view.loose.mark(view.view);
}

}  // namespace screens
