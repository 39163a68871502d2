// The story table without rules: index cards, coins and dice, used as people like; its tools at the right. Any number
// of tables is kept, and each can be shared as a picture, as a page and as a file.

#include <algorithm>
#include <array>
#include <deque>

#include "engine/core/path.h"
#include "game/kit/file_name.h"
#include "game/kit/table/toss_tray.h"
#include "game/profile/day.h"
#include "game/profile/free_file.h"
#include "game/shell/page_frame.h"
#include "game/shell/saved_pages.h"
#include "game/shell/table_picture.h"
#include "game/stories/kit/tabletop_document.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/screens.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

namespace {

constexpr std::size_t kMaxNarration = 12;  // throws remembered
constexpr std::size_t kTrayHolds = 28;     // coins and dice; if full, it is emptied first
constexpr int kMaxCoins = 12;              // of each kind, in one throw
constexpr int kMaxDice = 10;
constexpr std::array kSides{4, 6, 8, 10, 12, 20};
constexpr const char* kName = "name";  // the draft with this table's name

enum class ToolPage { Cards, Coins, Table };

struct StoryTableView {
    App& app;
    FreeObjects loose;
    EarlierTables earlier;
    StoryDrafts drafts;
    table::TossTray tray;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    TabletopCamera camera{};
    TabletopView place{};

    std::vector<int> to_toss{0, 0, 0, 0};  // by coin
    int dice = 1, sides = 6;
    std::deque<Phrase> told{};  // throws, newest first

    ToolPage page = ToolPage::Cards;
    Phrase notice{};             // where something was saved, or why it was not
    bool asks_clear = false;     // a dialog asks whether to remove everything
    bool wants_picture = false;  // take one with the next frame

    void toss();
    void roll();
    // Switches to another table; keeps the current one unless it is empty.
    void change_table(std::optional<std::size_t> earlier_one);
    void save_as_page();
    void save_as_picture();
    std::string called() { return drafts.at(kName).empty() ? app.ui().translated(say("Tabletop")) : drafts.at(kName); }
};

// The mat's area inside the tray.
table::TrayPart story_tray() { return {story::kTrayLow, story::kTrayHigh}; }

void StoryTableView::toss() {
    std::vector<rules::CoinType> thrown;
    for (std::size_t i = 0; i < coins.size(); ++i)
        thrown.insert(thrown.end(), static_cast<std::size_t>(to_toss[i]), coins[i]);
    if (tray.size() + thrown.size() > kTrayHolds) tray.clear();
    int heads = 0;
    for (const rules::Face face : tray.toss(thrown, story_tray(), random)) heads += face == rules::Face::Heads ? 1 : 0;
    told.push_front(say("{1} heads, {2} tails", Phrase(heads), Phrase(static_cast<int>(thrown.size()) - heads)));
    if (told.size() > kMaxNarration) told.pop_back();
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
    if (told.size() > kMaxNarration) told.pop_back();
}

// Fits the table into the space beside the tools.
void lay_out_story(StoryTableView& view) {
    const ui::Ui& ui = view.app.ui();
    const TabletopRoom room{.side_panel = std::min(ui.px(330), ui.width() * 0.42),
                            .min = view.loose.tabletop().mat(),
                            .tallest = view.loose.tabletop().mat().y};
    view.place = view.camera.look(view.app, room, [&](Vec2 at) { return view.loose.lies_at(at); });
}

render::Scene story_scene(StoryTableView& view) {
    render::Scene scene = bare_tabletop(view.place.tabletop);
    scene.trays = {{story_tray().low, story_tray().high}};
    view.loose.show(scene, view.place);
    view.tray.show(scene);
    return scene;
}

void draw_story_desk(StoryTableView& view) {
    if (std::exchange(view.wants_picture, false)) view.save_as_picture();
    view.app.renderer().draw(story_scene(view), view.place.view);
    view.app.ui().overlay("table", view.place.room, [&] { view.loose.mark(view.place.view); });
    view.camera.draw_around(view.app, view.place);
}

void StoryTableView::change_table(std::optional<std::size_t> earlier_one) {
    const bool bare = loose.tabletop().empty();
    if (bare) loose.clear();
    const std::string title = drafts.at(kName);
    auto next = earlier_one ? earlier.change_for(*earlier_one, title, profile::today())
                            : earlier.put_aside(title, profile::today()).transform([] { return std::string(); });
    if (!next) {
        notice = next.error();
        return;
    }
    drafts.at(kName) = *next;
    app.restart();
}

void StoryTableView::save_as_page() {
    const std::vector<Phrase> thrown(told.begin(), told.end());
    const auto kept =
        save_document(app, {called(), profile::today(), story::tabletop_document(loose.tabletop(), thrown), {}});
    notice =
        kept ? say("The table was saved in {1}, with a PDF and a web page beside it.", plain(core::text(kept->page)))
             : kept.error();
}

void StoryTableView::save_as_picture() {
    constexpr Vec2 kWood{kWoodAround, kWoodAround};
    const auto file = profile::free_file(app.profile() / "pictures", rules::file_words(called()), ".png");
    const auto kept = picture_of_table(app, story_scene(*this), {Vec2{} - kWood, place.tabletop + kWood}, file);
    notice = kept ? say("The picture was saved as {1}", plain(core::text(file))) : kept.error();
}

void draw_throws(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Coins and dice"));
    const std::array names{say("Pennies"), say("Nickels"), say("Dimes"), say("Quarters")};
    int all = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        ui.slider(names[i], view.to_toss[i], {0, kMaxCoins, 1});
        all += view.to_toss[i];
    }
    button_row(ui, {say("Toss"), say("Lay down"), say("Clear the tray")});
    if (ui.button(say("Toss"), Look::Accent, {all > 0, say("Choose coins or dice first.")})) view.toss();
    if (ui.button(say("Lay down"), Look::Plain, {all > 0, say("Choose coins or dice first.")}))
        view.loose.place_counters(view.to_toss);
    if (ui.button(say("Clear the tray"), Look::Plain, {view.tray.size() > 0, say("It is still empty.")}))
        view.tray.clear();
    // Always draws a line, so that nothing below it jumps.
    const bool known = !view.told.empty() && !view.tray.moving();
    ui.text(known ? view.told.front() : say("There is nothing here yet."),
            {known ? Type::Strong : Type::Body, known ? palette::kInk : palette::kSoft});
    ui.slider(say("Dice"), view.dice, {1, kMaxDice, 1});
    for (std::size_t i = 0; i < kSides.size(); ++i) {
        if (i % 3 == 0) ui.row({1, 1, 1});
        const int sides = kSides[i];
        if (ui.button(say("d{1}", Phrase(sides)), view.sides == sides ? Look::Chosen : Look::Plain)) view.sides = sides;
    }
    if (ui.button(say("Roll"))) view.roll();
}

void draw_games(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    const std::array games{std::pair{say("Coin Wars the RPG"), "coin_rpg"},
                           std::pair{say("Edged Coins"), "edged_coins"}, std::pair{plain("Universalis"), "universalis"},
                           std::pair{say("Card Draw"), "card_draw"}};
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (i % 2 == 0) button_row(ui, {games[i].first, games[i + 1].first});
        if (ui.button(games[i].first)) view.app.go(games[i].second);
    }
}

void draw_cards_tools(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    draw_games(view);
    ui.rule();
    view.loose.draw_tools();
    ui.rule();
    if (ui.button(say("Take back"), Look::Plain, {view.loose.can_take_back(), say("There is nothing to take back.")}))
        view.loose.take_back();
}

void draw_throwing(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    draw_throws(view);
    ui.rule();
    view.loose.draw_chosen();
    if (view.told.empty()) return;
    ui.rule();
    ui.heading(say("Thrown"));
    for (const Phrase& line : view.told) ui.text(line, {Type::Small, palette::kInk});
}

void draw_this_table(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    const bool bare = view.loose.tabletop().empty();
    ui.heading(say("This table"));
    ui.input_text(say("Title of the table"), view.drafts.at(kName), 60);
    button_row(ui, {say("Clear the table"), say("Take back")});
    if (ui.button(say("Clear the table"), Look::Plain, {!bare, say("It is still empty.")})) view.asks_clear = true;
    if (ui.button(say("Take back"), Look::Plain, {view.loose.can_take_back(), say("There is nothing to take back.")}))
        view.loose.take_back();
    if (ui.button(say("Set it aside for a new one"), Look::Plain, {!bare, say("It is still empty.")}))
        view.change_table(std::nullopt);
    if (const auto which = view.earlier.pick(view.app)) view.change_table(*which);
    button_row(ui, {say("Save a picture"), say("Save as a web page")});
    if (ui.button(say("Save a picture"), Look::Plain, {!bare, say("It is still empty.")})) view.wants_picture = true;
    if (ui.button(say("Save as a web page"), Look::Plain, {!bare, say("It is still empty.")})) view.save_as_page();
    if (!view.notice.empty()) draw_note(ui, view.notice);
}

void ask_clear(StoryTableView& view) {
    const Reply reply = ask_first(
        view.app.ui(), {"clear", say("Clear the table?"),
                        say("All cards and coins are removed. “Take back” restores them while this page is open."),
                        say("Clear the table")});
    if (reply == Reply::None) return;
    view.asks_clear = false;
    if (reply != Reply::Yes) return;
    view.loose.wipe();
    view.tray.clear();
}

void draw_story_tools(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    const Tabs tabs = draw_tabs(ui, "tabs", view.place.tools, {say("Cards"), say("Coins and dice"), say("Table")},
                                static_cast<std::size_t>(view.page));
    view.page = static_cast<ToolPage>(tabs.chosen);
    ui.side_panel(std::string("tools ").append(std::to_string(tabs.chosen)), tabs.below, [&] {
        for (const Phrase& fault : {view.loose.fault(), view.drafts.fault()})
            if (!fault.empty()) ui.text(fault, {Type::Small, palette::kAccent});
        switch (view.page) {
            case ToolPage::Cards:
                return draw_cards_tools(view);
            case ToolPage::Coins:
                return draw_throwing(view);
            case ToolPage::Table:
                return draw_this_table(view);
        }
    });
    if (view.asks_clear) ask_clear(view);
    view.earlier.ask(view.app);
}

class StoryTableScreen final : public Screen {
public:
    explicit StoryTableScreen(App& app)
        : view_{.app = app,
                .loose = FreeObjects(app, app.profile() / "story_table.json"),
                .earlier = EarlierTables(app.profile(), kFreeTable),
                .drafts = StoryDrafts(story_file(app, "story-table.draft.json")),
                .tray = {},
                .coins = app.pocket_coins(),
                .random = core::Random(app.seed())} {}

    std::string_view name() const override { return "story_table"; }
    bool animating() const override { return view_.tray.moving() || view_.loose.moving(); }
    double wakes() const override {
        return view_.drafts.unsaved() || view_.loose.unsaved() ? profile::Retry::kAfter : 0;
    }
    void keep() override {
        view_.drafts.save_changes(profile::Retry::kAfter);
        view_.loose.save_last();
    }
    bool keeps_tab() const override { return true; }
    std::optional<rules::Json> state() const override {
        rules::Json state = view_.loose.tabletop().json();
        state["in_tray"] = view_.tray.size();
        return std::optional(std::move(state));
    }
    std::optional<Vec2> to_pixels(Vec2 table) const override { return view_.place.view.to_pixels(table); }

    void frame(App& app) override {
        lay_out_story(view_);
        view_.loose.follow(view_.place.view, FreeObjects::Keys::All);
        advance_tray(app, view_.tray, view_.place.view);
        view_.loose.advance(view_.place.view);
        draw_story_desk(view_);
        draw_page_top_bar(app, say("Tabletop"), WayOut::Title);
        draw_story_tools(view_);
        if (!app.ui().over_panel()) hint_ = view_.loose.told_at(view_.place, app.ui().pointer());
        draw_hint(app.ui(), hint_);
        view_.drafts.save_changes(app.clock_seconds());
    }

private:
    StoryTableView view_;
    Hint hint_{};  // of this frame
};

}  // namespace

std::unique_ptr<Screen> make_story_table(App& app) { return std::make_unique<StoryTableScreen>(app); }

}  // namespace screens
