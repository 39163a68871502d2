// The side panel beside the coins on sale: the money left, as coins; the coins bought; ready-made lists and the
// player's own.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr double kMaxCoin = 44;  // points, size of a coin on a page
constexpr double kGapOfCoins = 3;

// Returns the amount in as few coins as possible.
std::vector<render::CoinSprite> in_change(const Free& free, int cents) {
    std::vector<render::CoinSprite> coins;
    constexpr std::size_t kMax = 24;
    for (const cw::CoinType& type : free.change)
        for (; type.cents > 0 && cents >= type.cents && coins.size() < kMax; cents -= type.cents)
            coins.push_back(table::sprite(type, free.side_of(free.player)));
    return coins;
}

void draw_bar(ui::Ui& ui, double part) {
    const Rect rect = ui.take(ui.px(10));
    const ui::Painter paint = ui.paint();
    paint.fill(rect, palette::kSoft.faded(0.25), ui.px(4));
    paint.fill({rect.x0, rect.y0, rect.x0 + rect.width() * std::clamp(part, 0.0, 1.0), rect.y1}, palette::kBrass,
               ui.px(4));
}

void draw_money(Free& free) {
    ui::Ui& ui = free.ui;
    const battles::ArmyPurchase& purchase = free.purchase();
    ui.heading(purchase.from_purse() ? say("The purse") : say("Budget"));
    const auto by = purchase.price_by();
    if (!by) {
        ui.remark(purchase.from_purse() ? say("What the last battle left you. Coins cost nothing.")
                                        : say("Coins cost nothing: both sides agreed on that."));
    } else if (*by == cw::Price::FaceValue) {
        ui.fact(say("Still to spend"), cw::in_money(purchase.types(), static_cast<int>(std::lround(purchase.left()))));
        place_coins(free.app, ui.take(ui.px(kMaxCoin)),
                    in_change(free, static_cast<int>(std::lround(purchase.left()))));
    } else {
        ui.fact(say("Still to spend"), say("{1} points", figure(purchase.left())));
        draw_bar(ui, purchase.left() / (purchase.left() + purchase.spent()));
    }
    ui.fact(say("Coins"), say("{1} of at most {2}", purchase.count(), purchase.max_coins()));
}

void draw_bought(Free& free) {
    const battles::ArmyPurchase& purchase = free.purchase();
    free.ui.caption(purchase.from_purse() ? say("CHOSEN") : say("BOUGHT"));
    const auto coins = sprites_of(purchase.bought(), purchase.types(), free.side_of(free.player));
    place_coins(free.app, free.ui.take(height_of_coins(free.ui, coins.size(), 2)), coins);
    free.ui.remark(coins.empty() ? say("Nothing yet.") : listed(purchase.bought(), purchase.types()));
}

void take_list(Free& free, const battles::Purse& list) {
    free.purchase().take(list);
    free.type_counts();
}

void draw_ready_made(Free& free) {
    ui::Ui& ui = free.ui;
    ui.caption(say("READY-MADE LISTS"));
    for (const battles::ReadyList& ready : battles::ready_lists()) {
        const auto list = battles::filled(ready, free.purchase());
        if (!list) continue;
        if (ui.choice(ready.title, ready.note, free.purchase().bought() == *list)) take_list(free, *list);
    }
    if (free.player == 1 && !free.agreed().hidden && !free.purchase().from_purse() &&
        ui.button(say("The same as {1}", free.display_name(0))))
        take_list(free, free.musters[0].bought());
    if (free.purchase().from_purse() && ui.button(say("Take it all")))
        take_list(free, free.series->purse(free.player).value_or(battles::Purse{}));
    if (ui.button(say("Start afresh"), Look::Plain, {free.purchase().ready(), say("Nothing has been bought yet.")}))
        take_list(free, {});
}

void save_lists(Free& free) {
    if (const auto saved = profile::save_lists(free.app.profile(), free.lists.kept); !saved)
        free.app.notify(saved.error());
}

void draw_own(Free& free) {
    ui::Ui& ui = free.ui;
    ui.caption(say("YOUR LISTS"));
    std::string gone;
    for (const auto& [name, list] : free.lists.kept) {
        ui.row({3, 1.4});
        if (ui.button(plain(name))) take_list(free, list);
        if (ui.button(say("Forget"))) gone = name;
    }
    ui.input_text(say("Save this one as"), free.lists.new_name, profile::kMaxName);
    const bool named = free.lists.new_name.find_first_not_of(' ') != std::string::npos;
    const bool taken = free.lists.kept.contains(free.lists.new_name);
    if (ui.button(say("Save"), Look::Plain,
                  {named && !taken && free.purchase().ready() && free.lists.kept.size() < profile::kMaxLists,
                   !named                     ? say("Give it a name first.")
                   : taken                    ? say("You have a list of this name already.")
                   : !free.purchase().ready() ? say("Nothing has been bought yet.")
                                              : say("There is no room for more.")})) {
        free.lists.kept[free.lists.new_name] = free.purchase().bought();
        free.lists.new_name.clear();
        save_lists(free);
    }
    if (gone.empty()) return;
    free.lists.kept.erase(gone);
    save_lists(free);
}

}  // namespace

std::vector<render::CoinSprite> sprites_of(const battles::Purse& purse, const std::vector<cw::CoinType>& types,
                                           cw::Side side) {
    std::vector<render::CoinSprite> coins;
    for (auto type = types.rbegin(); type != types.rend(); ++type)
        if (const auto found = purse.find(type->name); found != purse.end())
            coins.insert(coins.end(), static_cast<std::size_t>(found->second), table::sprite(*type, side));
    return coins;
}

Phrase listed(const battles::Purse& purse, const std::vector<cw::CoinType>& types) {
    std::vector<Phrase> parts;
    for (auto type = types.rbegin(); type != types.rend(); ++type)
        if (const auto found = purse.find(type->name); found != purse.end())
            parts.push_back(found->second > 1 ? Phrase(found->second) + plain(" \u00d7 ") + known(type->title)
                                              : known(type->title));
    return joined(parts, rules::comma());
}

double height_of_coins(const ui::Ui& ui, std::size_t coins, std::size_t max_rows) {
    const double pitch = ui.px(kMaxCoin) + ui.px(kGapOfCoins);
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>(ui.rest().width() / pitch));
    return static_cast<double>(std::min(max_rows, (coins + columns - 1) / columns)) * pitch;
}

void place_coins(BattleApp& app, const Rect& rect, const std::vector<render::CoinSprite>& coins) {
    if (coins.empty()) return;
    ui::Ui& ui = app.ui();
    double largest = 0;
    for (const render::CoinSprite& coin : coins) largest = std::max(largest, coin.radius);
    // As large as possible: starts with a single row and shrinks until all rows fit.
    const double gap = ui.px(kGapOfCoins);
    double pitch = std::min(ui.px(kMaxCoin), rect.height());
    const auto fits = [&](double size) {
        const double columns = std::floor((rect.width() + gap) / (size + gap));
        const double rows = std::ceil(static_cast<double>(coins.size()) / std::max(1.0, columns));
        return columns >= 1 && rows * (size + gap) - gap <= rect.height();
    };
    while (pitch > ui.px(6) && !fits(pitch)) pitch -= 1;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((rect.width() + gap) / (pitch + gap)));
    std::vector<LaidCoin> laid;
    for (std::size_t i = 0; i < coins.size(); ++i)
        laid.push_back({{rect.x0 + pitch / 2 + static_cast<double>(i % columns) * (pitch + gap),
                         rect.y0 + pitch / 2 + static_cast<double>(i / columns) * (pitch + gap)},
                        coins[i]});
    place_coins(app, laid, pitch / (2 * largest));
}

void place_coins(BattleApp& app, const std::vector<LaidCoin>& coins, double scale) {
    render::View view;
    view.width = app.width();
    view.height = app.height();
    view.center = {0, 0};
    view.scale = scale;
    std::vector<render::CoinSprite> laid;
    for (const LaidCoin& each : coins) {
        laid.push_back(each.coin);
        laid.back().at = view.to_table(each.pixel);
    }
    app.ui().paint().custom([&app, view, laid] { app.renderer().draw_coins(laid, view); });
}

void draw_purse(Free& free, const Rect& rect) {
    free.ui.side_panel("purse", rect, [&] {
        draw_money(free);
        free.ui.rule();
        draw_bought(free);
        if (!free.notice.empty()) free.ui.text(free.notice, {Type::Small, palette::kAccent});
        free.ui.rule();
        draw_ready_made(free);
        free.ui.rule();
        draw_own(free);
    });
}

}  // namespace screens
