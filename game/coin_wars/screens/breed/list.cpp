// The best set-ups as a list, and the selected one as coins on a mat.

#include <algorithm>

#include "engine/core/box.h"
#include "game/coin_wars/screens/breed/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

void draw_entry(BreedView& view, const lab::Individual& individual) {
    ui::Ui& ui = view.ui;
    const Phrase coins = coins_in_words(individual.force), score = percent(individual.score);
    const double side = ui.px(32), line = ui.line_height(Type::Small), pad = ui.px(6);
    const double wide = ui.text_width(score, Type::Strong) + 2;
    const double room = ui.rest().width() - side - wide - 5 * pad;
    const double high = ui.text_height(coins, Type::Small, room);
    const Rect row = ui.take(std::max(high, side) + pad);
    if (ui.area(say("Look at {1}", coins), row)) view.cell = view.known.elites.cell_of(individual.traits);
    const bool chosen = view.chosen() == &individual;
    if (chosen || ui.hovered() || ui.focused())
        ui.paint().fill(row, chosen ? palette::kChosen : palette::kInk.faded(0.06), ui.px(4));
    draw_glyph(ui, ui::sized({row.x0 + pad, row.center().y - side / 2}, side, side), places_of(individual.force),
               palette::kInk);
    const double left = row.x0 + side + 3 * pad, right = row.x1 - wide - pad;
    ui.paint().print({right, row.center().y - ui.line_height(Type::Strong) / 2}, score, Type::Strong, palette::kInk);
    const double top = row.center().y - std::max(high, line) / 2;
    ui.paint().print_lines({left, top, left + room, top + high}, coins, Type::Small, palette::kInk);
}

void draw_coins(BreedView& view, const lab::Individual& individual, const Rect& mat) {
    std::vector<render::CoinSprite> coins;
    for (const PlacedCoin& place : places_of(individual.force)) {
        const lab::ForceCoin& coin = individual.force.coins[static_cast<std::size_t>(place.coin)];
        coins.push_back(table::sprite(individual.force.types[static_cast<std::size_t>(coin.type)], cw::Side::Heads));
        coins.back().at = place.at;
    }
    draw_line_up(view.app, mat, std::move(coins));
}

void draw_facts(BreedView& view, const lab::Individual& individual) {
    view.ui.fact(say("Points against the others"), percent(individual.score));
    if (const auto lost = view.best_against(individual))
        view.ui.fact(say("Points against the best one"), percent(1 - *lost));
    view.ui.fact(say("Share of value in Armies"), percent(individual.traits[0]));
    view.ui.fact(say("Share of value in shooters"), percent(individual.traits[1]));
    view.ui.fact(say("Behind the front, on average"), say("{1} in", figure(individual.traits[2], 1)));
}

}  // namespace

Phrase coins_in_words(const lab::Force& force) {
    std::vector<int> counts(force.types.size());
    for (const lab::ForceCoin& coin : force.coins) ++counts[static_cast<std::size_t>(coin.type)];
    std::vector<std::size_t> order;
    for (std::size_t type = 0; type < counts.size(); ++type)
        if (counts[type] > 0) order.push_back(type);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t type) { return counts[type]; });
    std::vector<Phrase> parts;
    for (const std::size_t type : order)
        parts.push_back(Phrase(counts[type]) + plain(" \u00d7 ") + known(force.types[type].title));
    return joined(parts, rules::comma());
}

std::vector<PlacedCoin> places_of(const lab::Force& force) {
    const Vec2 middle = core::box_around(force.coins, &lab::ForceCoin::at).center();
    std::vector<PlacedCoin> places;
    for (std::size_t i = 0; i < force.coins.size(); ++i)
        places.push_back({static_cast<int>(i), force.coins[i].at - middle});
    return places;
}

void draw_best_so_far(BreedView& view) {
    ui::Ui& ui = view.ui;
    if (view.best.empty()) {
        ui.space(8);
        ui.caption(say("HOW IT WORKS"));
        for (const Phrase& step :
             {say("1. Random set-ups fight sensible forces; the best of each kind is kept."),
              say("2. The best ones are changed and crossed. A set-up that beats the best of its "
                  "kind takes its place."),
              say("3. At the end, the best set-up of all fights the rest: can any of them beat it?")})
            ui.text(step);
        return ui.remark(say("A first result appears soon, and each later one is better. Stop whenever you like."));
    }
    const lab::Individual& best = *view.best.front();
    const double words = ui.text_height(coins_in_words(best.force), Type::Strong, ui.rest().width());
    const double room = ui.rest().height() - words - ui.line_height(Type::Small) - ui.px(100);
    if (room < ui.px(90)) return;
    ui.space(8);
    ui.caption(view.breeds() ? say("THE BEST SO FAR") : say("THE BEST"));
    ui.text(coins_in_words(best.force), {Type::Strong});
    draw_coins(view, best, ui.take(std::min(room, ui.px(420))));
    ui.row({3, 2});
    ui.text(say("{1} out of 100 points", figure(100 * best.score, 0)));
    if (!ui.button(say("Look at it"))) return;
    view.cell = view.known.elites.cell_of(best.traits);
    view.single = BreedSheet::Chosen;
}

void draw_individuals(BreedView& view, const Rect& rect) {
    constexpr std::size_t kShown = 40;
    ui::Ui& ui = view.ui;
    ui.side_panel("bred list", rect, [&] {
        ui.heading(say("The best"));
        if (view.best.empty()) return ui.text(say("Nothing has been bred yet."), {.colour = palette::kSoft});
        for (std::size_t i = 0; i < std::min(kShown, view.best.size()); ++i) draw_entry(view, *view.best[i]);
    });
}

void draw_individual(BreedView& view, const Rect& rect) {
    ui::Ui& ui = view.ui;
    ui.side_panel("bred", rect, [&] {
        const lab::Individual* individual = view.chosen();
        if (!individual) {
            ui.heading(say("Selected"));
            return ui.text(say("Nothing has been bred yet."), {.colour = palette::kSoft});
        }
        ui.text(coins_in_words(individual->force), {.type = Type::Lead});
        const double facts = view.best_against(*individual) ? 5 : 4;
        const double below = facts * (ui.line_height(Type::Body) + ui.px(8)) + ui.px(58);
        const Rect mat = ui.take(std::max(ui.px(150), ui.rest().height() - below));
        draw_coins(view, *individual, mat);
        draw_facts(view, *individual);
        button_row(ui, {say("Save as formation"), say("To the laboratory")});
        if (ui.button(say("Save as formation"), Look::Accent)) view.ask_name(BreedNext::Stay);
        if (ui.button(say("To the laboratory"))) view.to_laboratory();
    });
}

}  // namespace screens
