// Between the battles of a series: the results so far, both purses, and how to continue.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"
#include "game/shell/remote_play.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kBesideMats = 1000;           // points of the window's width
constexpr double kPitch = 1.4, kAround = 0.9;  // inches between coins, and around a mat without any
constexpr double kLargestInch = 104;           // points of an inch

Phrase result_of(const Free& free, const battles::FoughtBattle& fought) {
    return fought.winner ? say("{1} wins", free.display_name(*fought.winner)) : say("A draw");
}

void draw_fought(Free& free) {
    int number = 0;
    for (const battles::FoughtBattle& fought : free.series->fought) {
        free.ui.fact(say("Battle {1}", ++number), result_of(free, fought));
        for (int player = 0; player < 2; ++player) {
            const battles::Purse& taken = fought.taken[static_cast<std::size_t>(player)];
            free.ui.remark(taken.empty() ? say("{1} took nothing.", free.display_name(player))
                                         : say("{1} took {2}.", free.display_name(player), listed(taken, free.types)));
        }
    }
}

// Says what comes next, or who has won the series.
void draw_verdict(Free& free) {
    ui::Ui& ui = free.ui;
    const battles::Series& series = *free.series;
    const auto [first, second] = series.wins();
    ui.text(say("{1} {2} : {3} {4}", free.display_name(0), first, second, free.display_name(1)), {.type = Type::Name});
    if (!series.over())
        return ui.remark(say("Best of {1}. The players swap sides: {2} now plays Heads.", series.terms.battles,
                             free.display_name(battles::Series::player_of(cw::Side::Heads, series.fought.size()))));
    const auto winner = series.winner();
    ui.text(winner ? say("{1} has won the series.", free.display_name(*winner)) : say("The series ends in a tie."),
            {.type = Type::Strong});
}

void draw_ways(Free& free) {
    ui::Ui& ui = free.ui;
    const bool over = free.series->over();
    if (!over && free.waiting) {
        if (ui.button(say("Continue the battle"), Look::Accent)) return free.app.continue_battle(*free.waiting);
    } else if (const auto& there = free.app.remote().follows_there(); !over && there) {
        ui.remark(say("Either player can host the next battle."));
        if (ui.button(say("Join their table"), Look::Accent)) return free.app.open(remote::link_of(*there));
        if (ui.button(say("Invite another player"))) return free.invite();
    } else if (!over && ui.button(say("Next battle"), Look::Accent)) {
        return free.app.remote().goes_on() ? free.invite() : free.to_muster();
    } else if (!over && !free.app.remote().goes_on() && ui.button(say("Invite another player"))) {
        return free.invite();
    }
    if (ui.button(over ? say("Another series") : say("End the series"), over ? Look::Accent : Look::Plain))
        return free.end_series();
}

Phrase number_of(const battles::Purse& purse) {
    const int coins = battles::coins_in(purse);
    return coins == 0 ? say("No coins are left.") : say_many(coins, "{1} coin", "{1} coins");
}

void draw_one_purse(Free& free, int player) {
    const auto purse = free.series->purse(player).value_or(battles::Purse{});
    free.ui.sign(sign_of(free.side_of(player)), free.display_name(player), {.type = Type::Heading});
    free.ui.text(number_of(purse));
    const auto sprites = sprites_of(purse, free.types, free.side_of(player));
    if (!sprites.empty()) {
        place_coins(free.app, free.ui.take(height_of_coins(free.ui, sprites.size(), 4)), sprites);
        free.ui.remark(listed(purse, free.types));
    }
}

// Coins in rows on a mat, as large as fits.
render::Scene on_mat(std::vector<render::CoinSprite> coins, const Rect& mat, double scale) {
    constexpr double kEdge = 0.35;  // inches of bound edge around the mat
    render::Scene scene;
    scene.yardstick = false;
    scene.width = mat.width() / scale - 2 * kEdge;
    scene.height = mat.height() / scale - 2 * kEdge;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>(scene.width / kPitch));
    const std::size_t rows = (coins.size() + columns - 1) / columns;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        const std::size_t row = i / columns, in_row = std::min(columns, coins.size() - row * columns);
        coins[i].at = Vec2{scene.width, scene.height} / 2 +
                      Vec2{(static_cast<double>(i % columns) - (static_cast<double>(in_row) - 1) / 2) * kPitch,
                           ((static_cast<double>(rows) - 1) / 2 - static_cast<double>(row)) * kPitch};
    }
    scene.coins = std::move(coins);
    return scene;
}

double scale_for(std::size_t coins, const Rect& mat, double max) {
    const auto fits = [&](double scale) {
        const double columns = std::floor((mat.width() / scale - kAround) / kPitch);
        const double rows = std::floor((mat.height() / scale - kAround) / kPitch);
        return columns * rows >= static_cast<double>(coins);
    };
    double scale = max;
    while (scale > 4 && !fits(scale)) scale -= 0.5;
    return scale;
}

// Draws a purse on a mat, under a strip of paper with its owner's name.
void draw_purse_on_mat(Free& free, int player, const Rect& rect) {
    ui::Ui& ui = free.ui;
    const auto purse = free.series->purse(player).value_or(battles::Purse{});
    const double strip = ui.px(44), pad = ui.px(14), line = ui.line_height(Type::Small);
    const Rect paper{rect.x0, rect.y0, rect.x1, rect.y0 + strip}, mat{rect.x0, paper.y1 + ui.px(8), rect.x1, rect.y1};
    const std::string name = "purse " + std::to_string(player);
    ui.overlay(name, rect, [&] {
        ui.paint().paper(paper, 3);
        const Phrase coins = number_of(purse);
        const double wide = ui.text_width(coins, Type::Small) + 2, high = ui.line_height(Type::Heading);
        ui.place({paper.x0 + pad, paper.center().y - high / 2, paper.x1 - 2 * pad - wide, paper.center().y + high / 2});
        ui.sign(sign_of(free.side_of(player)), free.display_name(player), {.type = Type::Heading});
        ui.place(ui::sized({paper.x1 - pad - wide, paper.center().y - line / 2}, wide, line));
        ui.remark(coins);
        const auto sprites = sprites_of(purse, free.types, free.side_of(player));
        const double scale = scale_for(sprites.size(), mat, ui.px(kLargestInch));
        const render::Scene scene = on_mat(sprites, mat, scale);
        draw_miniature(free.app, mat, scene, Vec2{scene.width, scene.height} / 2, scale);
    });
}

void draw_story(Free& free) {
    free.ui.rule();
    draw_fought(free);
    free.ui.space(6);
    if (!free.notice.empty()) free.ui.text(free.notice, {.colour = palette::kAccent});
}

// Draws the score on the left, both purses on mats beside it.
void draw_wide(Free& free) {
    ui::Ui& ui = free.ui;
    const double gap = ui.px(24), top = ui.top_bar_height() + gap;
    const Rect all{gap, top, ui.width() - gap, ui.height() - gap};
    const double left = std::clamp(std::round(all.width() * 0.36), ui.px(400), ui.px(640));
    const double half = std::round((all.height() - gap) / 2);
    for (int player = 0; player < 2; ++player)
        draw_purse_on_mat(
            free, player,
            ui::sized({all.x0 + left + gap, all.y0 + player * (half + gap)}, all.width() - left - gap, half));
    ui.side_panel("series", {all.x0, all.y0}, left, all.height(), [&] {
        draw_verdict(free);
        draw_story(free);
        ui.rule();
        ui.caption(say("THE PURSES"));
        for (int player = 0; player < 2; ++player) {
            const auto purse = free.series->purse(player).value_or(battles::Purse{});
            ui.sign(sign_of(free.side_of(player)), free.display_name(player), {.type = Type::Strong});
            ui.remark(purse.empty() ? say("No coins are left.") : listed(purse, free.types));
        }
        ui.remark(say("A purse is what survived, what was taken and what stayed at home."));
        ui.space(6);
        draw_ways(free);
    });
}

}  // namespace

void draw_series(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("Series"), say("Title"), {}});
    if (way == Way::Out) return free.out();
    if (ui.width() / ui.scale() >= kBesideMats) return draw_wide(free);
    const Halves halves = halves_of(ui, 1240);
    ui.side_panel("series", halves.left, [&] {
        draw_verdict(free);
        draw_story(free);
    });
    ui.side_panel("purses", halves.right, [&] {
        ui.caption(say("THE PURSES"));
        for (int player = 0; player < 2; ++player) {
            draw_one_purse(free, player);
            ui.rule();
        }
        ui.remark(say("A purse is what survived, what was taken and what stayed at home."));
        draw_ways(free);
    });
}

}  // namespace screens
