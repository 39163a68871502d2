// One pair of line-ups, or both sides of a battle: who won how often, what was left, who went first, and where to look
// closer.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

// Shares of battles, and A's score.
struct Shares {
    double a = 0, b = 0, draws = 0;
    lab::Estimate score;
};
Shares shares_of(const LabView& view) {
    const lab::Standing& known = view.standing();
    const auto share = [&](std::size_t result) {
        return static_cast<double>(known.tally.results[result]) / static_cast<double>(known.tally.battles());
    };
    Shares shares{share(view.party(0)), share(view.party(1)), share(static_cast<std::size_t>(lab::Result::Draw)),
                  lab::score(known.tally, known.kind, view.bench.alpha())};
    const auto [low, high] = shares.score.interval;
    if (view.party(0) == 1) shares.score = {1 - shares.score.value, {1 - high, 1 - low}};
    return shares;
}

Phrase interval_of(const LabView& view, const Shares& shares) {
    const auto pairs = static_cast<int>(view.bench.contests().size());
    const Phrase score = percent(shares.score.value), interval = percent(shares.score.interval);
    if (pairs > 1)
        return say("Score of {1}: {2} (95 % interval for all {4} pairs together: {3})", view.a(), score, interval,
                   pairs);
    return say("Score of {1}: {2} (95 % interval: {3})", view.a(), score, interval);
}

// Prints the first phrase that fits, in the middle of the rectangle.
void print_fitting(ui::Ui& ui, const Rect& rect, const std::vector<Phrase>& ways, ui::Colour ink) {
    for (const Phrase& words : ways) {
        const double wide = ui.text_width(words, Type::Strong) + 2, line = ui.line_height(Type::Strong);
        if (wide + ui.px(8) > rect.width()) continue;
        ui.place(ui::sized({rect.center().x - wide / 2, rect.center().y - line / 2}, wide, line));
        return ui.text(words, {Type::Strong, ink});
    }
}

// Draws the shares of battles as a bar, with the interval of A's score below it.
void draw_shares(LabView& view, const Shares& shares) {
    ui::Ui& ui = view.ui;
    const Rect row = ui.take(ui.px(40));
    const double a = row.x0 + row.width() * shares.a, b = row.x1 - row.width() * shares.b;
    const ui::Painter paint = ui.paint();
    const double gap = ui.px(1.5);
    const Rect left{row.x0, row.y0, std::round(a - gap), row.y1}, middle{std::round(a), row.y0, std::round(b), row.y1},
        right{std::round(b + gap), row.y0, row.x1, row.y1};
    if (left.width() > 0) paint.fill(left, ui.side_colour(ui::Sign::Solid));
    if (middle.width() > 0) paint.fill(middle, kDrawInk);
    if (right.width() > 0) paint.fill(right, ui.side_colour(ui::Sign::Dashed));
    constexpr ui::Colour kWhite{0xff, 0xff, 0xff};
    print_fitting(ui, left, {say("{1} wins {2}", view.a(), percent(shares.a)), percent(shares.a)}, kWhite);
    print_fitting(ui, middle, {say("draws {1}", percent(shares.draws)), percent(shares.draws)}, palette::kInk);
    print_fitting(ui, right, {say("{1} wins {2}", view.b(), percent(shares.b)), percent(shares.b)}, kWhite);
    const Rect below = ui.take(ui.line_height(Type::Small));
    const lab::Interval& sure = shares.score.interval;
    draw_bracket(ui, below.x0 + below.width() * sure.low, below.x0 + below.width() * sure.high, below.y0 + ui.px(4));
    const Phrase words = interval_of(view, shares);
    const double wide = ui.text_width(words, Type::Small) + 2, bracket = below.x0 + below.width() * sure.low - ui.px(8);
    const bool fits_left = below.x0 + wide < bracket;
    const double x = fits_left ? below.x0 : below.x1 - wide;
    if (!fits_left && below.x0 + below.width() * sure.high + ui.px(8) > x) return ui.remark(words);
    ui.place({x, below.y0, x + wide, below.y1});
    ui.remark(words);
}

Phrase why_it_ended(const LabView& view) {
    const lab::Standing& known = view.standing();
    const int battles = 2 * known.pairs;
    if (known.why == lab::Why::Sure)
        return say_many(battles, "{1} battle, decided early", "{1} battles, decided early");
    const Phrase all = say_many(battles, "{1} battle", "{1} battles");
    if (known.why == lab::Why::Going && view.fights()) return all + rules::comma() + say("still being fought");
    return all;
}

struct Fact {
    Phrase name, value;
};
std::vector<Fact> facts_of(const LabView& view) {
    if (view.standing().pairs == 0) return {};
    const lab::Tally& tally = view.standing().tally;
    const auto battles = static_cast<double>(std::max<lab::Count>(1, tally.battles()));
    const auto money = [&](std::size_t which) {
        const std::size_t party = view.party(which);
        const double left = static_cast<double>(tally.brought[party] - tally.lost[party]) / battles;
        return cw::in_money(scenario_of(view.bench, view.pair), static_cast<int>(std::lround(left)));
    };
    const lab::Estimate first = lab::first_mover(tally, view.standing().kind, view.bench.alpha());
    const bool anybody_won = tally.first_won[0] + tally.first_won[1] > 0;
    const lab::Count cut = tally.ends[static_cast<std::size_t>(lab::End::Cut)] +
                           tally.ends[static_cast<std::size_t>(lab::End::Limit)] +
                           tally.ends[static_cast<std::size_t>(lab::End::Purse)];
    return {{say("Money left, on average"), say("{1} to {2}", money(0), money(1))},
            {say("Going first wins"),
             anybody_won ? say("{1} ({2})", percent(first.value), percent(first.interval)) : say("nobody won")},
            {say("Ended by purse or limit"), percent(static_cast<double>(cut) / battles)}};
}

// Says so if the order of play decides, not the line-ups.
void draw_place(LabView& view) {
    const lab::PlaceWins place = lab::place_wins(view.standing().tally, view.standing().kind, view.bench.alpha());
    if (place == lab::PlaceWins::First) view.ui.remark(say("The order decides: each of them wins when it goes first."));
    if (place == lab::PlaceWins::Second)
        view.ui.remark(say("The order decides: each of them wins when it goes second."));
}

// Lists the results under other conditions.
void draw_others(LabView& view) {
    if (view.bench.is_battle()) return;
    for (const OtherAnswer& answer : view.other_answers(view.pair).each) {
        const Phrase score = say("{1} ({2})", percent(answer.score.value), percent(answer.score.interval));
        const Phrase says = answer.says == lab::Again::Reverses ? say("reverses")
                            : answer.says == lab::Again::Holds  ? say("holds")
                                                                : say("undecided");
        view.ui.fact(answer.question, joined({score, says}, rules::comma()));
    }
}

// Returns the type that this party loses most; "nothing" if it has lost none.
Phrase falls_most(const LabView& view, std::size_t which) {
    const auto& types = view.standing().tally.by_type[view.party(which)];
    const auto max = std::ranges::max_element(types, {}, &lab::TypeLosses::lost);
    if (max == types.end() || max->lost == 0) return say("nothing");
    return cw::title_of(scenario_of(view.bench, view.pair).types[static_cast<std::size_t>(max - types.begin())]);
}

// nullptr until some of the battles have been examined.
const lab::FirstContact* contact_of(LabView& view) {
    if (view.fights() || view.standing().pairs == 0) return nullptr;
    view.contact.look_at(view.bench, view.pair);
    return view.contact.found();
}

// How many battles the result rests on, and how many of those examined passed without a blow.
Phrase battles_told(LabView& view) {
    const lab::FirstContact* const found = contact_of(view);
    if (!found || found->battles == found->looked_at) return why_it_ended(view);
    const int without = found->looked_at - found->battles;
    return joined(
        {why_it_ended(view), say("no blow was struck in {1} of the {2} looked at", without, found->looked_at)},
        rules::comma());
}

// Explains the result from the battles themselves.
void draw_cause(LabView& view) {
    const lab::FirstContact* const found = contact_of(view);
    if (!found || found->battles == 0) return;
    const std::size_t first = found->struck[view.party(0)] >= found->struck[view.party(1)] ? 0 : 1;
    const auto width = [&](std::size_t which) {
        return figure(static_cast<double>(found->width[view.party(which)]) / found->battles, 1);
    };
    view.ui.remark(say("Looked at: {1} of the {2} battles.", found->looked_at, 2 * view.standing().pairs) + plain(" ") +
                   say("{1} strikes first in {2} of them, {3} in {4}.", first == 0 ? view.a() : view.b(),
                       found->struck[view.party(first)], first == 0 ? view.b() : view.a(),
                       found->struck[view.party(1 - first)]) +
                   plain(" ") +
                   say("On average, {1} coins of {2} and {3} of {4} are then in contact.", width(0), view.a(), width(1),
                       view.b()));
    // Translators: {1} and {3} are line-ups, {2} and {4} kinds of coin.
    view.ui.remark(
        say("Most often lost: {1} {2}, {3} {4}.", view.a(), falls_most(view, 0), view.b(), falls_most(view, 1)));
}

void draw_pair_buttons(LabView& view) {
    if (view.errand.under_way()) {
        view.ui.button(say("Loading"), Look::Plain, {false, say("Loading")});
        return;
    }
    const bool known = view.standing().pairs > 0;
    if (view.ui.button(say("Watch a typical battle"), Look::Plain, {known, say("No battle has been fought yet.")}))
        view.watch_median();
}

// Figures on the left, actions on the right.
void draw_facts(LabView& view) {
    ui::Ui& ui = view.ui;
    const std::vector<Fact> facts = facts_of(view);
    const double line = ui.line_height(Type::Body), step = line + ui.px(4);
    const Phrase watch = say("Watch a typical battle"), play = say("Play it");
    const double wide = std::max(button_width(ui, watch, 140), button_width(ui, play, 140)), high = ui.px(34);
    const bool beside = ui.rest().width() > wide + ui.px(330);
    const Rect room = ui.take(std::max(step * static_cast<double>(facts.size()), beside ? 2 * high + ui.px(8) : 0.0));
    const double right = beside ? room.x1 - wide - ui.px(24) : room.x1;
    double y = room.y0;
    for (const Fact& fact : facts) {
        const double value = ui.text_width(fact.value, Type::Strong) + 2;
        ui.place({room.x0, y, right - value - ui.px(8), y + line});
        ui.text(fact.name, {Type::Body, palette::kSoft});
        ui.place({right - value, y, right, y + line});
        ui.text(fact.value, {Type::Strong, palette::kInk, ui::Align::Right});
        y += step;
    }
    if (!beside) {
        button_row(ui, {watch, play});
        draw_pair_buttons(view);
        if (ui.button(play)) view.play();
        return;
    }
    ui.place({room.x1 - wide, room.y0, room.x1, room.y0 + high});
    draw_pair_buttons(view);
    ui.place({room.x1 - wide, room.y0 + high + ui.px(8), room.x1, room.y0 + 2 * high + ui.px(8)});
    if (ui.button(play)) view.play();
}

// Draws the table at the start of one of their battles, if there is room below.
void draw_meeting(LabView& view) {
    ui::Ui& ui = view.ui;
    const double room = ui.rest().height() - ui.line_height(Type::Small) - ui.px(24);
    if (room < ui.px(150)) return;
    ui.space(8);
    ui.caption(say("HOW THEY MEET"));
    const cw::Scenario& scenario = scenario_of(view.bench, view.pair);
    const Rect row = ui.take(room);
    const double wide = std::min(row.width(), room * scenario.width / scenario.height);
    const double high = wide * scenario.height / scenario.width;
    const Rect table = ui::sized({std::round(row.center().x - wide / 2), row.y0}, std::round(wide), std::round(high));
    draw_preview(view.app, table, preview_of(scenario, Faces::AsWritten));
}

}  // namespace

void draw_pair(LabView& view) {
    view.ui.heading(say("{1} against {2}", view.a(), view.b()));
    if (view.standing().pairs > 0) {
        const lab::Estimate score = shares_of(view).score;
        view.ui.text(verdict(view.a(), view.b(), score.interval, view.fights()), {.type = Type::Strong});
    }
    view.ui.remark(battles_told(view));
    if (!nothing_yet(view)) draw_shares(view, shares_of(view));
    draw_facts(view);
    draw_place(view);
    draw_others(view);
    draw_cause(view);
    draw_meeting(view);
}

}  // namespace screens
