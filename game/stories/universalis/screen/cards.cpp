// A card on the mat: its name, its Traits with their coins; and the same, large.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/stories/screen/text_fit.h"
#include "game/stories/universalis/screen/cast_list.h"
#include "game/stories/universalis/screen/list_fit.h"
#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens::universalis {

namespace {

using Pose = Motion::Pose;

constexpr double kHead = 0.62, kPad = 0.18, kTraitCoin = 0.115;  // inches
constexpr double kNarrowCard = 2.9;
constexpr double kLittleSmaller = 0.75;  // relative size to shrink to before wrapping onto two lines
constexpr double kSmallestName = 0.66;   // relative size below which a name is cut
constexpr double kTwoLines = 0.52;       // for a name on two lines: letters relative to the line's height over the edge
constexpr double kUnderMaster = 0.2;     // hidden inches
constexpr double kTraitLeft = kPad + 2 * kTraitCoin + 0.1, kTickRoom = 0.2;
constexpr double kRulesOfCard = 2.2;  // a card with room for fewer below its head is compact

// A Trait as written: inches.
struct TraitLines {
    std::vector<std::string> lines;
    double pen, step, wide;
};

ui::Rect rect_of(const Pose& pose) {
    return {pose.at.x - pose.half.x, pose.at.y - pose.half.y, pose.at.x + pose.half.x, pose.at.y + pose.half.y};
}

Pose pose_of(const ui::Rect& rect) { return {rect.center(), {rect.width() / 2, rect.height() / 2}}; }

// The plate of the acting player.
Pose origin_of(const Mat& table) {
    const auto seat = static_cast<std::size_t>(table.view.actor());
    return {table.places.seats[seat].plate.center(), {0.5, 0.3}};
}

void strike(Mat& table, Vec2 from, Vec2 to) {
    table.scene.lines.push_back({{from, to}, false, false, 0.035, render::Ink::Red, true});
}

void lay_lock(Mat& table, Vec2 at) {
    std::vector<Vec2> bow;
    for (int i = 0; i <= 8; ++i) {
        const double angle = std::numbers::pi * i / 8;
        bow.push_back(at + Vec2{0.075 * std::cos(angle), 0.1 + 0.1 * std::sin(angle)});
    }
    table.scene.lines.push_back({bow, false, false, 0.035, render::Ink::Red, true});
    auto& body = table.sheet({at.x - 0.13, at.y - 0.1, at.x + 0.13, at.y + 0.1});
    body.red = 0.42;
    body.green = 0.06;
    body.blue = 0.03;
    body.corner_lift = 0.02;
}

void lay_tick(Mat& table, Vec2 at) {
    table.scene.lines.push_back(
        {{at + Vec2{-0.1, 0.06}, at, at + Vec2{0.14, 0.17}}, false, false, 0.035, render::Ink::Heads, true});
}

Phrase below_head(const uni::Match& match, const uni::Card& card) {
    if (card.master) return say("Master");
    const bool place = match.scene && match.scene->location == card.id;
    std::vector<Phrase> parts{place ? say("the scene's place") : kind_name(card.kind)};
    if (card.in_scene()) parts.push_back(player_name(match, *card.placement.controller));
    if (card.placement.guest) parts.push_back(say("guest"));
    return joined(parts, rules::comma());
}

bool drawn_on(const uni::Match& match, int card, int trait) {
    return match.complication && std::ranges::any_of(match.complication->used, [&](const uni::TraitSpent& used) {
               return used.trait == trait && (used.card == card || match.card(card).master);
           });
}

// A long name goes onto two lines, smaller. `base`: of a single line, from the upper edge.
void write_name(const Mat& table, render::SheetSprite& paper, const std::string& name, const Mat::Writing& one) {
    const PenRoom room = table.pens();
    const double ems = room.ems(name);
    if (ems * one.size * kLittleSmaller <= one.wide) return table.write(paper, name, one);
    double small = std::min(one.size, one.at.y * kTwoLines);
    auto lines = room.wrapped(name, one.wide / small);
    for (const double min = small * kSmallestName; lines.size() > 2 && small > min;) {
        small *= 0.93;
        lines = room.wrapped(name, one.wide / small);
    }
    if (lines.size() < 2) return table.write(paper, name, {one.at, small, one.wide});
    std::string rest = lines[1];
    for (std::size_t i = 2; i < lines.size(); ++i) rest.append(" ").append(lines[i]);
    table.write(paper, lines.front(), {{one.at.x, one.at.y - small * 0.85}, small, one.wide});
    table.write(paper, rest, {{one.at.x, one.at.y + small * 0.15}, small, one.wide});
}

std::string text_of(const Mat& table, const uni::Trait& trait) {
    return trait.link_to ? table.words(say("linked to {1}", plain(trait.text))) : trait.text;
}

// One Trait, with a coin beside it if active, else crossed out. `y`: the baseline before it, from the upper edge;
// returns its last baseline.
double write_trait(Mat& table, render::SheetSprite& paper, const uni::Trait& trait, const TraitLines& of, double y) {
    const Vec2 upper = paper.center + Vec2{-paper.half_size.x, paper.half_size.y};
    const PenRoom room = table.pens();
    if (trait.active)
        table.stack(upper + Vec2{kPad + kTraitCoin, of.pen * 0.3 - y - of.step}, 1, {.radius = kTraitCoin});
    for (const std::string& line : of.lines) {
        y += of.step;
        table.write(paper, line, {{kTraitLeft, y}, of.pen, of.wide});
        if (trait.active) continue;
        const Vec2 base = upper + Vec2{kTraitLeft, -y};
        strike(table, base + Vec2{-0.06, of.pen * 0.2},
               base + Vec2{std::min(of.wide, room.ems(line) * of.pen) + 0.06, of.pen * 0.34});
    }
    return y;
}

// A long Trait takes several lines; many Traits get smaller letters.
void write_traits(Mat& table, render::SheetSprite& paper, const uni::Card& card, double from) {
    const double low = 2 * paper.half_size.y - 0.08, wide = 2 * paper.half_size.x - kTraitLeft - kPad;
    std::vector<std::string> texts;
    for (const uni::Trait& trait : card.traits) texts.push_back(text_of(table, trait));
    const FittedList list = fit_list(table.pens(), texts, {wide - kTickRoom, low - from, table.pen, paper.rule});
    paper.rule = list.step;
    double y = from;
    for (std::size_t i = 0; i < list.lines.size(); ++i) {
        const uni::Trait& trait = card.traits[i];
        if (drawn_on(table.match(), card.id, trait.id))
            lay_tick(table, paper.center + Vec2{paper.half_size.x - 0.28, paper.half_size.y - y - list.step});
        y = write_trait(table, paper, trait, {list.lines[i], list.pen, list.step, wide}, y);
    }
    if (list.more > 0)
        table.write(paper, table.words(say_many(list.more, "and {1} more", "and {1} more")),
                    {{kTraitLeft, y + list.step}, list.pen, wide});
}

// Its full text.
std::vector<Phrase> all_of(const uni::Match& match, const uni::Card& card) {
    std::vector<Phrase> lines{card.eliminated ? say("out of play") : below_head(match, card),
                              say("Importance {1}", uni::importance(match, card))};
    for (const uni::Trait& trait : card.traits) {
        const Phrase text = trait.link_to ? say("linked to {1}", plain(trait.text)) : plain(trait.text);
        lines.push_back(trait.active ? text : say("{1} (struck)", text));
    }
    return lines;
}

void mark_card(Mat& table, const uni::Card& card, const ui::Rect& rect) {
    const uni::Match& match = table.match();
    View& view = table.view;
    if (match.involves(card.id)) lay_lock(table, {rect.x1 - 0.26, rect.y1 + 0.02});
    if (card.placement.guest)
        table.scene.lines.push_back({{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}},
                                     true,
                                     true,
                                     0.05,
                                     render::Ink::Amber,
                                     true});
    if (card.id == view.acting.card && view.page == Page::Cards) table.frame(rect);
    const auto open = [&view, id = card.id] { open_card(view, id); };
    table.touch(rect, say("Card {1}", plain(card.name)), open, {plain(card.name), all_of(match, card)});
}

void lay_tab(Mat& table, const uni::Card& card, const ui::Rect& rect) {
    if (!card.in_scene()) return;
    auto& tab = table.sheet({rect.x0 + 0.12, rect.y1 - 0.2, rect.x0 + 0.82, rect.y1 + 0.13});
    colour_of_seat(tab, *card.placement.controller);
}

std::vector<Phrase> active_traits(const Mat& table, const uni::Card& card) {
    std::vector<Phrase> traits;
    for (const uni::Trait& trait : card.traits)
        if (trait.active) traits.push_back(plain(text_of(table, trait)));
    return traits;
}

// For crowded mats: the name, its Traits in one run, its owner, and its Importance. If no Trait fits, it shows their
// number; zooming in shows them.
void lay_compact(Mat& table, const uni::Card& card, const ui::Rect& rect) {
    constexpr double kEdge = 0.12;
    auto& paper = table.sheet(rect);
    const PenRoom room = table.pens();
    const double wide = rect.width() - 2 * kEdge, foot = rect.height() - 0.12, pen = table.pen * 0.92;
    const double of_name = table.view.place.nearer ? foot * 0.45 : foot - pen, low = foot - pen * 1.05;
    const FittedText name = room.fitted(card.name, {wide, std::max(pen * 1.05, of_name), pen, pen * 1.05});
    double y = 0;
    for (const std::string& line : name.lines) table.write(paper, line, {{kEdge, y += name.rule}, name.size, wide});
    const std::vector<Phrase> traits = active_traits(table, card);
    const Mat::Writing run{{kEdge, y + pen * (table.view.place.nearer ? 0.8 : 1)}, pen * 0.8, wide};
    const bool shown = run.at.y <= low || traits.empty();
    if (shown) table.write_lines(paper, table.words(joined(traits, rules::semicolon())), run, low);
    const Phrase head = below_head(table.match(), card);
    const int count = static_cast<int>(traits.size());
    const Phrase below = shown ? head : joined({say_many(count, "{1} Trait", "{1} Traits"), head}, rules::comma());
    table.write(paper, table.words(below), {{kEdge, foot}, pen * 0.8, wide - 0.45});
    table.write_right(paper, std::to_string(uni::importance(table.match(), card)),
                      {{rect.width() - kEdge, foot}, pen * 1.2, 1});
    mark_card(table, card, rect);
}

}  // namespace

void place_card(Mat& table, const uni::Card& card, const ui::Rect& goal) {
    const Pose pose = table.view.motion.slide(card.id, pose_of(goal), origin_of(table));
    const ui::Rect rect = rect_of(pose);
    lay_tab(table, card, rect);
    if (goal.height() < kHead + (1 + kRulesOfCard) * table.pen) return lay_compact(table, card, rect);
    auto& paper = table.sheet(rect);
    paper.ruled = true;
    paper.rule = table.pen * 1.15;
    const double wide = rect.width();
    const bool narrow = wide < kNarrowCard;
    const double size = std::min(0.42, table.pen * (narrow ? 1.1 : 1.3)), right = wide - kPad;
    const std::string importance = std::to_string(uni::importance(table.match(), card));
    if (!card.eliminated && !narrow) table.stack({rect.x0 + kPad + 0.13, rect.y1 - 0.38}, 1, {.radius = 0.15});
    const double left = narrow ? kPad : kPad + 0.38;
    write_name(table, paper, card.name, {{left, 0.5}, size, right - left - (narrow ? 0 : 0.8)});
    const double first = kHead + paper.rule * 0.92;
    // If the name needs the whole head, Importance goes below it.
    table.write_right(paper, importance, {{right, narrow ? first : 0.52}, narrow ? 0.36 : 0.5, 1});
    table.write(paper, table.words(below_head(table.match(), card)),
                {{kPad, first}, table.pen * 0.86, wide - 2 * kPad - (narrow ? 0.35 : 0)});
    write_traits(table, paper, card, first);
    mark_card(table, card, rect);
}

void lay_name(Mat& table, const uni::Card& card, const ui::Rect& goal) {
    const Pose pose = table.view.motion.slide(card.id, pose_of(goal), origin_of(table));
    const ui::Rect rect = rect_of(pose);
    auto& paper = table.sheet(rect);
    const double base = rect.height() * 0.64;
    write_name(table, paper, card.name, {{0.14, base}, table.pen, rect.width() - 0.66});
    table.write_right(paper, std::to_string(uni::importance(table.match(), card)),
                      {{rect.width() - 0.14, base}, table.pen * 1.15, 1});
    if (card.eliminated) strike(table, {rect.x0 + 0.1, rect.y0 + 0.14}, {rect.x1 - 0.1, rect.y1 - 0.14});
    mark_card(table, card, rect);
}

void lay_sub(Mat& table, const uni::Card& card, const ui::Rect& goal) {
    const Pose pose = table.view.motion.slide(card.id, pose_of(goal), origin_of(table));
    const ui::Rect strip_of = rect_of(pose);
    const ui::Rect rect{strip_of.x0, strip_of.y0, strip_of.x1, strip_of.y1 + kUnderMaster};
    auto& paper = table.sheet(rect);
    const double strip = strip_of.height(), base = rect.height() - strip * 0.3;
    table.write(paper, card.name, {{0.14, base}, std::min(table.pen, strip * 0.7), rect.width() - 0.66});
    table.write_right(paper, std::to_string(uni::importance(table.match(), card)),
                      {{rect.width() - 0.14, base}, std::min(table.pen * 1.1, strip * 0.75), 1});
    mark_card(table, card, strip_of);
}

}  // namespace screens::universalis
