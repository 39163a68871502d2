// The shipped battles and the player's own, each as a card on the table.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr double kCardWidth = 420, kCardHeight = 390, kGap = 28;

enum class Order { Time, Size, Length };
struct OrderRow {
    Order order;
    words::Key label;
};
constexpr std::array kOrders{OrderRow{Order::Time, mark("By time")}, OrderRow{Order::Size, mark("By size")},
                             OrderRow{Order::Length, mark("By length")}};

int coins_of(const battles::Battle& battle) { return battle.coins(cw::Side::Heads) + battle.coins(cw::Side::Tails); }

// Battles without a turn limit come last.
int length_of(const battles::Battle& battle) {
    const int turns = battle.scenario.victory.turns;
    return turns > 0 ? turns : 1'000'000;
}

class Battles final : public BattleAppScreen {
public:
    explicit Battles(BattleApp& app) : BattleAppScreen(app) { read(app); }

    std::string_view name() const override { return "battles"; }

    void draw(BattleApp& app) override {
        if (version_ != app.library().version()) read(app);
        draw_page_head(app, say("Which battle?"), WayOut::Title);
        ui::Ui& ui = app.ui();
        const double top = ui.rail_height();
        ui.scroll("battles", {0, top, ui.width(), ui.height()}, [&] {
            orders(app);
            cards(app);
            faults(app);
        });
    }

private:
    void read(BattleApp& app) {
        version_ = app.library().version();
        shelf_ = battles::load_battles(app.library());
        sort(order_);
        previews_.clear();
        for (const battles::Battle& battle : shelf_.battles)
            previews_[battle.name] = preview_of(battle.scenario, Faces::AsWritten);
    }

    int columns(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        const int most = std::max(1, static_cast<int>((ui.rest().width() - gap) / (wide + gap)));
        return std::min(most, std::max(1, static_cast<int>(shelf_.battles.size())));
    }
    double left_edge(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        return ui.rest().x0 + std::round((ui.rest().width() - columns(ui) * (wide + gap) + gap) / 2);
    }

    void orders(BattleApp& app) {
        ui::Ui& ui = app.ui();
        double x = left_edge(ui);
        ui.space(16);
        const double y = ui.rest().y0, high = ui.px(34);
        for (const OrderRow& row : kOrders) {
            const double width = button_width(ui, row.label, 96);
            ui.place(ui::sized({x, y}, width, high));
            x += width + ui.px(8);
            if (ui.button(row.label, row.order == order_ ? Look::Accent : Look::Plain)) sort(row.order);
        }
        const double make = button_width(ui, say("Make a battle"), 130);
        ui.place(ui::sized({x + ui.px(24), y}, make, high));
        if (ui.button(say("Make a battle"))) app.go("editor");
        x += make + ui.px(8);
        const double width = button_width(ui, say("Free battle"), 130);
        ui.place(ui::sized({x + ui.px(24), y}, width, high));
        if (ui.button(say("Free battle"))) app.go("free");
        ui.take(high - ui.px(kGap) + ui.px(8));
    }

    // Ties are in order of time.
    void sort(Order order) {
        order_ = order;
        const auto key = [order](const battles::Battle& battle) {
            if (order == Order::Time) return battle.year;
            return order == Order::Size ? coins_of(battle) : length_of(battle);
        };
        std::ranges::stable_sort(shelf_.battles, {}, &battles::Battle::year);
        std::stable_partition(shelf_.battles.begin(), shelf_.battles.end(),
                              [](const auto& battle) { return battle.year == 0; });
        if (order != Order::Time) std::ranges::stable_sort(shelf_.battles, {}, key);
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth), high = ui.px(kCardHeight);
        const Rect all = ui.rest();
        const int columns = this->columns(ui);
        const double left = left_edge(ui);
        double bottom = all.y0;
        for (std::size_t i = 0; i < shelf_.battles.size(); ++i) {
            const double column = static_cast<double>(i % static_cast<std::size_t>(columns));
            const double line = static_cast<double>(i / static_cast<std::size_t>(columns));
            const Rect rect = ui::sized({left + column * (wide + gap), all.y0 + gap + line * (high + gap)}, wide, high);
            card(app, shelf_.battles[i], rect);
            bottom = rect.y1 + gap;
        }
        ui.take(bottom - all.y0);
    }

    // At the bottom: the files that could not be read, and why.
    void faults(BattleApp& app) {
        if (shelf_.faults.empty()) return;
        ui::Ui& ui = app.ui();
        const Rect rest = ui.rest();
        const double left = left_edge(ui), width = rest.width() - 2 * (left - rest.x0), pad = ui.px(22),
                     wrap = width - 2 * pad;
        double high = 2 * pad + ui.line_height(Type::Heading);
        for (const battles::Fault& fault : shelf_.faults)
            high += ui.px(8) + ui.text_height(told(app, fault), Type::Small, wrap);
        std::vector<std::filesystem::path> drafts;  // an invalid battle can be repaired in the editor
        for (const battles::Fault& fault : shelf_.faults)
            if (is_draft(app, fault) && (drafts.empty() || drafts.back() != fault.file))
                drafts.emplace_back(fault.file);
        high += static_cast<double>(drafts.size()) * ui.px(44);
        ui.paint().paper(ui::sized({left, rest.y0}, width, high), 6);
        ui.take(pad - ui.px(8));
        const auto line = [&](const Phrase& text, const Print& how) {
            const double margin = left - rest.x0 + pad - ui.px(8);
            ui.row({margin, wrap, margin});
            ui.take(0);
            ui.text(text, how);
            ui.take(0);
        };
        line(say("Files left out"), {.type = Type::Heading});
        for (const battles::Fault& fault : shelf_.faults)
            line(told(app, fault), {.type = Type::Small, .colour = palette::kSoft});
        for (const std::filesystem::path& draft : drafts) {
            const Phrase label = say("Open {1} in the editor", plain(draft.stem().string()));
            const Rect row = ui.take(ui.px(36));
            ui.place(ui::sized({left + pad, row.y0}, button_width(ui, label, 96), ui.px(34)));
            if (ui.button(label)) edit_file(app, draft, battles::Origin::Own);
        }
        ui.take(pad);
    }
    static bool is_draft(const BattleApp& app, const battles::Fault& fault) {
        return std::filesystem::path(fault.file).parent_path() == app.library().own(battles::Kind::Battles);
    }
    // Own files are named relative to the player's folder.
    static Phrase told(const BattleApp& app, battles::Fault fault) {
        const std::string own = app.library().own().generic_string() + "/";
        if (own.size() > 1 && fault.file.starts_with(own)) fault.file.erase(0, own.size());
        return plain(battles::sentence(fault));
    }

    void card(BattleApp& app, const battles::Battle& battle, const Rect& rect) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        paint.paper(rect, 6);
        const Phrase title = battle.title.empty() ? plain(battle.name) : known(battle.title);
        const bool pressed = ui.area(title, rect);
        if (ui.hovered() || ui.focused()) {
            paint.fill(rect, palette::kChosen, ui.px(4));
            paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent, ui.px(2));
        }
        const double pad = ui.px(22), wrap = rect.width() - 2 * pad;
        double y = rect.y0 + ui.px(14);
        paint.print({rect.x0 + pad, y}, title, Type::Heading, palette::kInk);
        y += ui.line_height(Type::Heading);
        const double small = ui.line_height(Type::Small);
        const bool own = battle.origin == battles::Origin::Own;
        line(ui, own ? joined({say("Yours"), era_line(battle)}, plain(", ")) : era_line(battle),
             {rect.x0 + pad, y, rect.x1 - pad, y + small});
        y += small + ui.px(8);
        const double map_high = ui.px(236);
        draw_preview(app, ui::sized({rect.x0 + pad, y}, wrap, map_high), previews_.at(battle.name));
        y += map_high + ui.px(10);
        const auto& sides = battle.scenario.sides;
        line(ui, say("{1} against {2}", known(sides[0].name), known(sides[1].name)),
             {rect.x0 + pad, y, rect.x1 - pad, y + small});
        y += small;
        line(ui, joined({coins_line(battle), length_line(battle)}, plain(", ")),
             {rect.x0 + pad, y, rect.x1 - pad, y + small});
        if (pressed) app.choose(battle.name);
    }

    static void line(ui::Ui& ui, const Phrase& text, const Rect& rect) {
        ui.paint().print({rect.x0, rect.y0}, text, Type::Small, palette::kSoft);
        ui.explain(text, rect, Type::Small);
    }

    battles::Shelf shelf_;
    std::map<std::string, render::Scene> previews_;  // by the battles' names
    std::uint64_t version_ = 0;                      // version of the library when this was read
    Order order_ = Order::Time;
};

}  // namespace

std::unique_ptr<Screen> make_battles(BattleApp& app) { return std::make_unique<Battles>(app); }

}  // namespace screens
