// The story table without any rules: index cards, coins and dice, as people use them; the tools at its right.

#include <algorithm>
#include <array>
#include <deque>

#include "game/kit/table/toss_tray.h"
#include "game/shell/page_frame.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

namespace {

constexpr std::size_t kTold = 12;       // throws that are remembered
constexpr std::size_t kTrayHolds = 28;  // coins and dice; then it is emptied first
constexpr int kMostCoins = 12;          // of a kind, in one throw
constexpr int kMostDice = 10;
constexpr std::array kSides{4, 6, 8, 10, 12, 20};

struct StoryTableView {
    App& app;
    LooseThings loose;
    table::TossTray tray;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    render::View view{};
    ui::Rect tools{};  // the slip at the right

    std::vector<int> to_toss{0, 0, 0, 0};  // by coin
    int dice = 1, sides = 6;
    std::deque<Phrase> told{};  // what was thrown, the newest first

    void toss();
    void roll();
};

// The mat's part in which the tray stands; its floor.
table::TrayPart story_tray() { return {story::kTrayLow, story::kTrayHigh}; }

void StoryTableView::toss() {
    std::vector<rules::CoinType> thrown;
    for (std::size_t i = 0; i < coins.size(); ++i)
        thrown.insert(thrown.end(), static_cast<std::size_t>(to_toss[i]), coins[i]);
    if (tray.size() + thrown.size() > kTrayHolds) tray.clear();
    int heads = 0;
    for (const rules::Face face : tray.toss(thrown, story_tray(), random)) heads += face == rules::Face::Heads ? 1 : 0;
    told.push_front(say("{1} heads, {2} tails", Phrase(heads), Phrase(static_cast<int>(thrown.size()) - heads)));
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
    told.push_front(
        dice == 1 ? say("d{1}: {2}", Phrase(sides), Phrase(sum))
                  : say("{1}d{2}: {3} = {4}", Phrase(dice), Phrase(sides), joined(shown, plain(" + ")), Phrase(sum)));
    if (told.size() > kTold) told.pop_back();
}

// Fits the desk into what the tools leave.
void lay_out_story(StoryTableView& view) {
    const ui::Ui& ui = view.app.ui();
    const TabletopView place = place_tabletop(view.app, std::min(ui.px(330), ui.width() * 0.42));
    view.tools = place.tools;
    view.view = place.view;
}

void draw_story_desk(StoryTableView& view) {
    render::Scene scene = bare_tabletop();
    scene.trays = {{story_tray().low, story_tray().high}};
    view.loose.show(scene, view.view.scale);
    view.tray.show(scene);
    view.app.renderer().draw(scene, view.view);
    view.loose.mark(view.view);
}

void draw_throws(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Coins and dice"));
    const std::array names{say("Pennies"), say("Nickels"), say("Dimes"), say("Quarters")};
    int all = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        ui.slider(names[i], view.to_toss[i], {0, kMostCoins, 1});
        all += view.to_toss[i];
    }
    button_row(ui, {say("Toss"), say("Lay down"), say("Clear the tray")});
    if (ui.button(say("Toss"), Look::Accent, all > 0)) view.toss();
    if (ui.button(say("Lay down"), Look::Plain, all > 0)) view.loose.lay_counters(view.to_toss);
    if (ui.button(say("Clear the tray"), Look::Plain, view.tray.size() > 0)) view.tray.clear();
    // Always a line, so that nothing below it jumps.
    const bool known = !view.told.empty() && !view.tray.moving();
    ui.text(known ? view.told.front() : say("Nothing lies there yet."),
            {known ? Type::Strong : Type::Body, known ? palette::kInk : palette::kSoft});
    ui.slider(say("Dice"), view.dice, {1, kMostDice, 1});
    for (std::size_t i = 0; i < kSides.size(); ++i) {
        if (i % 3 == 0) ui.row({1, 1, 1});
        const int sides = kSides[i];
        if (ui.button(say("d{1}", Phrase(sides)), view.sides == sides ? Look::Accent : Look::Plain)) view.sides = sides;
    }
    if (ui.button(say("Roll"))) view.roll();
}

// The chosen card, what is thrown, and what was.
void draw_story_tools(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    ui.slip("tools", view.tools, [&] {
        if (!view.loose.fault().empty()) ui.text(view.loose.fault(), {Type::Small, palette::kAccent});
        button_row(ui, {say("Coin Wars the RPG"), say("Edged Coins")});
        if (ui.button(say("Coin Wars the RPG"))) view.app.go("coin_rpg");
        if (ui.button(say("Edged Coins"))) view.app.go("edged_coins");
        ui.rule();
        view.loose.draw_tools();
        ui.rule();
        draw_throws(view);
        if (view.told.empty()) return;
        ui.rule();
        ui.heading(say("Thrown"));
        for (const Phrase& line : view.told) ui.text(line, {Type::Small, palette::kInk});
    });
}

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
        rules::Json state = view_.loose.tabletop().json();
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

std::unique_ptr<Screen> make_story_table(App& app) { return std::make_unique<StoryTableScreen>(app); }

}  // namespace screens
