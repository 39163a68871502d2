// Components on the mat: in the scene's frame, off-stage below it, Masters with their Subs beside each other.

#include <cmath>
#include <numbers>

#include "game/rules/universalis/checks.h"
#include "game/screens/universalis/table.h"
#include "game/screens/universalis/words.h"
#include "game/table/look.h"

namespace screens {

namespace {

using Pose = UniMotion::Pose;

constexpr double kUniHead = 0.62, kUniPad = 0.18, kTraitCoin = 0.115;  // inches
constexpr Vec2 kLargestCard{4.1, 3.1}, kMasterCard{3.1, 1.9};
constexpr double kNameCard = 2.4, kNarrowCard = 2.9;

ui::Rect rect_of(const Pose& pose) {
    return {pose.at.x - pose.half.x, pose.at.y - pose.half.y, pose.at.x + pose.half.x,
            pose.at.y + pose.half.y};
}

Pose pose_of(const ui::Rect& rect) { return {rect.center(), {rect.width() / 2, rect.height() / 2}}; }

// From the plate of whoever acts.
Pose origin_of(const UniTable& table) {
    const auto seat = static_cast<std::size_t>(table.view.actor());
    return {table.places.seats[seat].plate.center(), {0.5, 0.3}};
}

void strike(UniTable& table, Vec2 from, Vec2 to) {
    table.scene.lines.push_back({{from, to}, false, false, 0.035, render::Ink::Red, true});
}

void lay_lock(UniTable& table, Vec2 at) {
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

void lay_tick(UniTable& table, Vec2 at) {
    table.scene.lines.push_back(
        {{at + Vec2{-0.1, 0.06}, at, at + Vec2{0.14, 0.17}}, false, false, 0.035, render::Ink::Heads, true});
}

Phrase below_head(const uni::Match& match, const uni::Card& card) {
    if (card.master) return say("Master");
    const bool place = match.scene && match.scene->location == card.id;
    std::vector<Phrase> parts{place ? say("the scene's place") : uni_kind(card.kind)};
    if (card.in_scene()) parts.push_back(uni_player(match, *card.placement.controller));
    if (card.placement.guest) parts.push_back(say("guest"));
    return joined(parts, plain(", "));
}

bool drawn_on(const uni::Match& match, int card, int trait) {
    return match.complication &&
           std::ranges::any_of(match.complication->used, [&](const uni::TraitSpent& used) {
               return used.trait == trait && (used.card == card || match.card(card).master);
           });
}

// A coin beside each active Trait; struck ones crossed out.
void write_traits(UniTable& table, render::SheetSprite& paper, const uni::Card& card, double from) {
    const double step = paper.rule, low = 2 * paper.half_size.y - 0.08;
    const double left = kUniPad + 2 * kTraitCoin + 0.1, wide = 2 * paper.half_size.x - left - kUniPad;
    const auto fit = static_cast<std::size_t>(std::max(0.0, (low - from) / step));
    double y = from;
    for (std::size_t i = 0; i < card.traits.size() && i < fit; ++i) {
        const uni::Trait& trait = card.traits[i];
        y += step;
        if (i + 1 == fit && card.traits.size() > fit) {
            const auto more = static_cast<int>(card.traits.size() - i);
            table.write(paper, table.words(say_many(more, "and {1} more", "and {1} more")),
                        {{left, y}, table.pen, wide});
            return;
        }
        const std::string text =
            trait.link_to ? table.words(say("linked to {1}", plain(trait.text))) : trait.text;
        const bool used = drawn_on(table.match(), card.id, trait.id);
        table.write(paper, text, {{left, y}, table.pen, wide - (used ? 0.25 : 0)});
        const Vec2 upper = paper.center + Vec2{-paper.half_size.x, paper.half_size.y};
        const Vec2 base = upper + Vec2{kUniPad, -y};
        if (trait.active) table.stack(base + Vec2{kTraitCoin, table.pen * 0.3}, 1, {.radius = kTraitCoin});
        if (!trait.active) {
            const double length = std::min(wide, table.pen * 0.46 * static_cast<double>(text.size()) + 0.3);
            strike(table, base + Vec2{left - kUniPad - 0.06, table.pen * 0.2},
                   base + Vec2{left - kUniPad + length, table.pen * 0.34});
        }
        if (used) lay_tick(table, upper + Vec2{2 * paper.half_size.x - 0.28, -y});
    }
}

void mark_card(UniTable& table, const uni::Card& card, const ui::Rect& rect) {
    const uni::Match& match = table.match();
    UniView& view = table.view;
    if (match.involves(card.id)) lay_lock(table, {rect.x1 - 0.26, rect.y1 + 0.02});
    if (card.placement.guest)
        table.scene.lines.push_back(
            {{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}},
             true,
             true,
             0.05,
             render::Ink::Amber,
             true});
    if (card.id == view.card && view.page == UniPage::Cards) table.frame(rect);
    table.touch(rect, say("Card {1}", plain(card.name)), [&view, id = card.id] {
        view.card = id;
        view.page = UniPage::Cards;
    });
}

void lay_tab(UniTable& table, const uni::Card& card, const ui::Rect& rect) {
    if (!card.in_scene()) return;
    auto& tab = table.sheet({rect.x0 + 0.12, rect.y1 - 0.2, rect.x0 + 0.82, rect.y1 + 0.13});
    colour_of_seat(tab, *card.placement.controller);
}

// All that stands on it, as large as there is room.
void lay_card(UniTable& table, const uni::Card& card, const ui::Rect& goal) {
    const Pose pose = table.view.motion.slide(card.id, pose_of(goal), origin_of(table));
    const ui::Rect rect = rect_of(pose);
    lay_tab(table, card, rect);
    auto& paper = table.sheet(rect);
    paper.ruled = true;
    paper.rule = table.pen * 1.15;
    const double wide = rect.width();
    const bool narrow = wide < kNarrowCard;
    const double size = std::min(0.42, table.pen * (narrow ? 1.1 : 1.3)), right = wide - kUniPad;
    const std::string importance = std::to_string(uni::importance(table.match(), card));
    if (!card.eliminated && !narrow)
        table.stack({rect.x0 + kUniPad + 0.13, rect.y1 - 0.38}, 1, {.radius = 0.15});
    const double left = narrow ? kUniPad : kUniPad + 0.38;
    table.write(paper, card.name, {{left, 0.5}, size, right - left - (narrow ? 0 : 0.8)});
    const double first = kUniHead + paper.rule * 0.92;
    // Where the name needs all of the head, Importance stands below it.
    table.write_right(paper, importance, {{right, narrow ? first : 0.52}, narrow ? 0.36 : 0.5, 1});
    table.write(paper, table.words(below_head(table.match(), card)),
                {{kUniPad, first}, table.pen * 0.86, wide - 2 * kUniPad - (narrow ? 0.35 : 0)});
    write_traits(table, paper, card, first);
    mark_card(table, card, rect);
}

// Name and Importance alone.
void lay_name(UniTable& table, const uni::Card& card, const ui::Rect& goal) {
    const Pose pose = table.view.motion.slide(card.id, pose_of(goal), origin_of(table));
    const ui::Rect rect = rect_of(pose);
    auto& paper = table.sheet(rect);
    const double base = rect.height() * 0.64;
    table.write(paper, card.name, {{0.14, base}, table.pen, rect.width() - 0.66});
    table.write_right(paper, std::to_string(uni::importance(table.match(), card)),
                      {{rect.width() - 0.14, base}, table.pen * 1.15, 1});
    if (card.eliminated) strike(table, {rect.x0 + 0.1, rect.y0 + 0.14}, {rect.x1 - 0.1, rect.y1 - 0.14});
    mark_card(table, card, rect);
}

// Off-stage, then those out of play.
void lay_wings(UniTable& table, std::vector<const uni::Card*> cards) {
    if (cards.empty()) return;
    std::ranges::stable_sort(cards, {}, [](const uni::Card* card) { return card->eliminated; });
    const ui::Rect& wings = table.places.wings;
    const double step = std::min(kNameCard + 0.15, wings.width() / static_cast<double>(cards.size()));
    double x = wings.x0;
    for (const uni::Card* card : cards) {
        lay_name(table, *card, {x, wings.y0, x + step - 0.12, wings.y1});
        x += step;
    }
}

void lay_head(UniTable& table) {
    const uni::Match& match = table.match();
    const ui::Rect& rect = table.places.strip;
    auto& strip = table.sheet(rect);
    const double wide = rect.width() - 0.4, size = std::min(table.pen * 1.25, 0.42);
    if (!match.scene) {
        const Phrase text = match.phase == uni::Phase::Tenets  ? say("What holds for this story")
                            : match.phase == uni::Phase::Ended ? say("The story is over")
                                                               : say("The next scene is bid for");
        table.write(strip, table.words(text), {{0.2, rect.height() * 0.6}, size, wide});
        return;
    }
    const uni::Scene& scene = *match.scene;
    std::vector<Phrase> parts;
    if (scene.location) parts.push_back(uni_card(match, *scene.location));
    parts.push_back(uni_time(scene.time.value_or(uni::SceneTime::Present)));
    if (scene.returns_to) parts.push_back(say("back to scene {1}", *scene.returns_to));
    parts.push_back(say("framed by {1}", uni_player(match, scene.framer)));
    const Phrase title = scene.mini            ? say("Meanwhile: {1}", plain(scene.mini->title))
                         : scene.title.empty() ? say("Scene {1}", scene.number)
                                               : say("{1}: {2}", scene.number, plain(scene.title));
    table.write(strip, table.words(title), {{0.2, rect.height() * 0.44}, size, wide});
    table.write(strip, table.words(joined(parts, plain(", "))),
                {{0.2, rect.height() * 0.82}, table.pen, wide});
}

void lay_frame(UniTable& table) {
    const ui::Rect rect = table.places.frame.grown(0.08);
    table.scene.lines.push_back(
        {{{rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}},
         true,
         false,
         0.035});
}

}  // namespace

void lay_uni_scene(UniTable& table) {
    const uni::Match& match = table.match();
    lay_head(table);
    lay_frame(table);
    std::vector<const uni::Card*> in, off, masters;
    const bool room_for_masters = !match.complication && !match.dispute && !match.fine;
    for (const uni::Card& card : match.cards) {
        if (card.in_scene())
            in.push_back(&card);
        else if (card.master && !card.eliminated && room_for_masters)
            masters.push_back(&card);
        else
            off.push_back(&card);
    }
    const ui::Rect inside = table.places.frame.grown(-0.16);
    const auto places =
        uni_grid({inside.x0, inside.y0, inside.x1, inside.y1 - 0.12}, in.size(), kLargestCard);
    for (std::size_t i = 0; i < in.size(); ++i) lay_card(table, *in[i], places[i]);
    lay_wings(table, off);
    const ui::Rect& lower = table.places.lower;
    const auto row = uni_grid({lower.x0 + lower.width() * 0.46, lower.y0, lower.x1, lower.y1}, masters.size(),
                              kMasterCard);
    for (std::size_t i = 0; i < masters.size(); ++i) lay_card(table, *masters[i], row[i]);
}

}  // namespace screens
