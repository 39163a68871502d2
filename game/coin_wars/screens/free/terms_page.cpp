// What both agree on before a free battle: table, length, clock, series; who buys, for how much, from which
// sets.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

struct TableSize {
    int width, height;
};
constexpr TableSize kTables[] = {{24, 18}, {36, 24}, {48, 30}, {60, 36}, {72, 48}, {96, 48}};
constexpr int kMoney[] = {100, 250, 500, 1000};  // cents
constexpr int kMaxMoney = 3000, kMaxPoints = 1500;
constexpr int kMinute = 60;

void slide(ui::Ui& ui, const Phrase& label, double& value, const ui::Range& range) {
    int whole = static_cast<int>(std::lround(value));
    if (ui.slider(label, whole, range)) value = whole;
}

Phrase size_of(const TableSize& table) {
    return plain(std::to_string(table.width).append(" \u00d7 ").append(std::to_string(table.height)));
}

void draw_sizes(ui::Ui& ui, battles::Terms& terms) {
    for (std::size_t i = 0; i < std::size(kTables); ++i) {
        if (i % 3 == 0) ui.row({1, 1, 1});
        const TableSize& table = kTables[i];
        const bool chosen = terms.width == table.width && terms.height == table.height;
        if (!ui.button(size_of(table), chosen ? Look::Accent : Look::Plain)) continue;
        terms.width = table.width;
        terms.height = table.height;
        terms.zone = std::floor(terms.height / 3);
    }
}

ui::Colour colour_of(cw::Ground kind) {
    switch (kind) {
        case cw::Ground::Defensive:
            return {0x6f, 0x82, 0x4e};
        case cw::Ground::Offensive:
            return {0xc5, 0xa5, 0x6b};
        case cw::Ground::Impassable:
            return {0x5f, 0x7d, 0x90};
        case cw::Ground::Slow:
            return {0x91, 0x76, 0x5a};
        case cw::Ground::Stop:
            return {0x8e, 0x8f, 0x8d};
        case cw::Ground::NoCharge:
            return {0x9a, 0x66, 0x57};
        case cw::Ground::Fast:
            return {0xc5, 0xa5, 0x6b};
        case cw::Ground::Plain:
            return {0x55, 0x70, 0x45};
    }
    return {0x6f, 0x82, 0x4e};
}

// The mat with both zones and the ground.
void draw_mat(ui::Ui& ui, const battles::Terms& terms) {
    const Rect room = ui.take(std::min(ui.px(190), ui.rest().width() * 0.5));
    const double edge = std::max(2.0, ui.px(4));
    const double scale = std::min((room.width() - 2 * edge) / terms.width, (room.height() - 2 * edge) / terms.height);
    const Vec2 size{terms.width * scale, terms.height * scale};
    const Rect mat = ui::sized(room.center() - size / 2, size.x, size.y);
    const ui::Painter paint = ui.paint();
    paint.fill(mat.grown(edge), {0x14, 0x10, 0x0c}, edge);
    paint.fill(mat, {0x1d, 0x4a, 0x3a});
    const double depth = terms.zone * scale, line = std::max(1.0, ui.px(1.6));
    const ui::Colour heads = ui.side_colour(ui::Sign::Solid), tails = ui.side_colour(ui::Sign::Dashed);
    for (const cw::Terrain& ground : battles::terrain_of(terms)) {
        std::vector<Vec2> area;
        for (const Vec2 p : ground.polygon) area.push_back({mat.x0 + p.x * scale, mat.y1 - p.y * scale});
        paint.area(area, colour_of(ground.kind));
    }
    paint.fill({mat.x0, mat.y1 - depth, mat.x1, mat.y1}, heads.faded(0.22));
    paint.line({mat.x0, mat.y1 - depth}, {mat.x1, mat.y1 - depth}, heads, line);
    paint.fill({mat.x0, mat.y0, mat.x1, mat.y0 + depth}, tails.faded(0.22));
    paint.line({mat.x0, mat.y0 + depth}, {mat.x1, mat.y0 + depth}, tails, line);
}

void draw_table(Free& free) {
    ui::Ui& ui = free.ui;
    battles::Terms& terms = free.terms;
    ui.heading(say("The table"));
    draw_mat(ui, terms);
    const auto pieces = static_cast<int>(battles::terrain_of(terms).size());
    if (pieces > 0)
        ui.remark(say_many(pieces, "There is {1} piece of ground on it.", "There are {1} pieces of ground on it."));
    if (ui.button(say("Place ground"))) free.stage = Stage::Ground;
    draw_sizes(ui, terms);
    slide(ui, say("Width (in)"), terms.width,
          {static_cast<int>(battles::kMinWidth), static_cast<int>(battles::kMaxWidth), 1});
    slide(ui, say("Depth (in)"), terms.height,
          {static_cast<int>(battles::kMinHeight), static_cast<int>(battles::kMaxHeight), 1});
    slide(ui, say("Zones (in)"), terms.zone,
          {static_cast<int>(battles::kMinZone), static_cast<int>(battles::most_zone(terms.height)), 1});
    ui.remark(say("Each side sets up in a strip along its edge; the loser of the toss picks the edge."));
}

void draw_length(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("How long?"));
    ui.slider(say("Rounds"), terms.turns, {0, 30, 1});
    if (terms.turns == 0)
        return ui.remark(say("To the end: until one side has no coins left, or no coin has fallen for ten rounds."));
    ui.row({1, 1});
    const bool purse = terms.at_limit == cw::AtLimit::Purse;
    if (ui.choice(say("Then the larger purse wins"), {}, purse)) terms.at_limit = cw::AtLimit::Purse;
    if (ui.choice(say("Then it is a draw"), {}, !purse)) terms.at_limit = cw::AtLimit::Draw;
}

void draw_battles(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("One battle, or a series?"));
    ui.row({1, 1, 1, 1});
    for (const int battles : {1, 3, 5, 7}) {
        const Phrase label = battles == 1 ? say("One") : say("Best of {1}", battles);
        ui.in_row_of(say("One battle, or a series?"));
        if (ui.button(label, terms.battles == battles ? Look::Accent : Look::Plain)) terms.battles = battles;
    }
    if (terms.battles > 1)
        ui.remark(
            say("After each battle, what survived and what was taken make up the purse for the next one, and the "
                "players swap sides. What is not spent at the start is lost."));
}

void draw_amount(Free& free, cw::Budget& budget) {
    ui::Ui& ui = free.ui;
    if (budget.by == cw::Price::Points) return slide(ui, say("Point value"), budget.most, {10, kMaxPoints, 10});
    ui.row({1, 1, 1, 1});
    for (const int cents : kMoney)
        if (ui.button(battles::in_money(free.sets, free.terms.sets, cents),
                      budget.most == cents ? Look::Accent : Look::Plain))
            budget.most = cents;
    const auto most = static_cast<int>(std::lround(budget.most));
    slide(ui, say("Exactly {1}", battles::in_money(free.sets, free.terms.sets, most)), budget.most, {25, kMaxMoney, 5});
}

void draw_budget(Free& free) {
    ui::Ui& ui = free.ui;
    battles::Terms& terms = free.terms;
    auto& budget = terms.free.budget;
    const bool money = budget && budget->by == cw::Price::FaceValue, points = budget && budget->by == cw::Price::Points;
    ui.heading(say("What may a force cost?"));
    if (ui.choice(say("Money"), say("A coin costs its face value."), money) && !money)
        budget = cw::Budget{cw::Price::FaceValue, 250};
    if (ui.choice(say("Point value"), say("A coin costs what it has proved to be worth in battle, which is fairer."),
                  points) &&
        !points)
        budget = cw::Budget{cw::Price::Points, 250};
    if (ui.choice(say("Nothing"), say("Each player takes whatever they like; both agree on that."), !budget))
        budget.reset();
    if (budget) draw_amount(free, *budget);
    ui.slider(say("Max. coins"), terms.free.coins, {1, std::min(90, battles::room_in_zone(terms)), 1});
}

std::size_t types_in(const Free& free, const std::vector<std::string>& sets) {
    std::size_t types = 0;
    for (const battles::CoinSet& set : free.sets)
        if (std::ranges::find(sets, set.name) != sets.end()) types += set.rows.size();
    return types;
}

// At least one set, and no more types than a battle can hold.
void switch_set(Free& free, const std::string& name) {
    constexpr std::size_t kMaxTypes = 64;
    std::vector<std::string> sets;
    for (const battles::CoinSet& set : free.sets) {
        const bool in = std::ranges::find(free.terms.sets, set.name) != free.terms.sets.end();
        if (in != (set.name == name)) sets.push_back(set.name);
    }
    if (!sets.empty() && types_in(free, sets) <= kMaxTypes) free.terms.sets = std::move(sets);
}

void draw_sets(Free& free) {
    free.ui.heading(say("Which coins are on sale?"));
    for (std::size_t i = 0; i < free.sets.size(); ++i) {
        if (i % 2 == 0) free.ui.row({1, 1});
        const battles::CoinSet& set = free.sets[i];
        const bool in = std::ranges::find(free.terms.sets, set.name) != free.terms.sets.end();
        if (free.ui.toggle(known(set.title), in)) switch_set(free, set.name);
    }
    if (free.sets.size() % 2 == 1) free.ui.take(1);
}

void draw_manner(ui::Ui& ui, battles::Terms& terms) {
    ui.heading(say("How is it set up?"));
    if (ui.choice(say("In turn"), say("First one, then the other; both see everything."), !terms.hidden))
        terms.hidden = false;
    if (ui.choice(say("Hidden"), say("Each buys and sets up unseen, until both are ready."), terms.hidden))
        terms.hidden = true;
    ui.heading(say("Which table options?"));
    if (ui.choice(say("Tournament"),
                  say("A coin may move and strike in contact later in the same turn; a coin in the line of fire blocks "
                      "a shot."),
                  terms.tournament))
        terms.tournament = true;
    if (ui.choice(say("Kitchen table"),
                  say("The rules as written: you may pass through your own coins, and shots pass over coins."),
                  !terms.tournament))
        terms.tournament = false;
    ui.remark(say("Morale, dice and all other rules can still be changed in the agreement; ground is placed here."));
}

void draw_waiting_series(Free& free) {
    if (!free.series) return;
    ui::Ui& ui = free.ui;
    const auto [first, second] = free.series->wins();
    ui.caption(say("A SERIES IS UNDER WAY"));
    ui.text(say("{1} {2} : {3} {4}", free.called(0), first, second, free.called(1)), {.type = Type::Strong});
    if (ui.button(say("Continue the series"))) free.stage = Stage::Series;
    if (free.terms.battles > 1) ui.remark(say("A new series would replace it."));
    ui.rule();
}

void draw_first_half(Free& free) {
    ui::Ui& ui = free.ui;
    draw_table(free);
    ui.rule();
    draw_length(ui, free.terms);
    ui.rule();
    ui.heading(say("Against the clock?"));
    draw_clock_choice(ui, free.terms.clock);
    ui.rule();
    draw_battles(ui, free.terms);
}

// A person's name, or how the bot plays.
void draw_player(Free& free, const Phrase& label, std::size_t who) {
    const Phrase about = about_player(free.bots[who]);
    if (about.empty())
        free.ui.input_text(label, free.players[who]);
    else
        free.ui.remark(about);
}

void draw_second_half(Free& free) {
    ui::Ui& ui = free.ui;
    if (!free.notice.empty()) ui.text(free.notice, {.colour = palette::kAccent});
    draw_waiting_series(free);
    ui.heading(say("Who plays?"));
    draw_seats(ui, free.bots, {say("Heads"), say("Tails")});
    ui.row({1, 1});
    draw_player(free, say("Heads is played by"), 0);
    draw_player(free, say("Tails is played by"), 1);
    ui.rule();
    draw_budget(free);
    ui.rule();
    draw_sets(free);
    ui.rule();
    draw_manner(ui, free.terms);
    ui.rule();
    if (ui.button(say("Invite another player"))) free.invite();
}

}  // namespace

void draw_clock_choice(ui::Ui& ui, std::optional<battles::ClockTerms>& clock) {
    if (ui.toggle(say("A clock for each player"), clock.has_value()))
        clock = clock ? std::nullopt : std::optional(battles::ClockTerms{});
    if (!clock) return;
    int minutes = clock->bank / kMinute;
    if (ui.slider(say("Minutes"), minutes, {0, 120, 1})) clock->bank = minutes * kMinute;
    ui.slider(say("Seconds per turn"), clock->added, {5, 120, 5});
    ui.remark(say("When a player's time runs out, the turn ends; each later turn has only the added seconds."));
}

void draw_terms(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("Free battle"), say("Battles"), say("Buy the coins")});
    const Halves halves = halves_of(ui, 1320);
    if (ui.width() / ui.scale() < 900) {
        const double gap = ui.px(24);
        ui.slip("terms", {gap, halves.left.y0, ui.width() - gap, halves.left.y1}, [&] {
            draw_second_half(free);
            ui.rule();
            draw_first_half(free);
        });
    } else {
        ui.slip("table", halves.left, [&] { draw_first_half(free); });
        ui.slip("coins", halves.right, [&] { draw_second_half(free); });
    }
    free.terms = battles::within_bounds(std::move(free.terms));
    if (way == Way::Out) return free.out();
    if (way == Way::On) free.to_muster();
}

}  // namespace screens
