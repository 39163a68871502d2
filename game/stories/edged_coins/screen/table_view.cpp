// Drawing Edged Coins' table: place cards with their piles, open sheets, the tray with the thrown coins, the strip that
// explains the rank and the tallies below the coins.

#include <algorithm>

#include "game/stories/edged_coins/screen/place_cards.h"
#include "game/stories/edged_coins/screen/toss_history.h"
#include "game/stories/edged_coins/screen/words.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::edged_coins {

namespace {

constexpr std::size_t kTossedCoin = 3;  // quarters: the largest faces

// Nothing falls on a table of the past.
bool is_falling(const View& view, std::size_t lane) { return !view.side_panel.back && view.tray.lanes[lane].moving(); }

// The toss in each lane: the last toss thrown, else the next one. The second lane exists only if somebody has opposed.
std::vector<const SeenToss*> lying(const std::vector<SeenToss>& seen) {
    std::vector<const SeenToss*> lanes{nullptr};
    for (const SeenToss& toss : seen) {
        lanes.resize(std::max(lanes.size(), toss.lane() + 1), nullptr);
        const bool to_come = toss.throws.empty() && !toss.taken_up;
        if (!to_come || !lanes[toss.lane()]) lanes[toss.lane()] = &toss;
    }
    return lanes;
}

// The middle of the part, as wide as a row of `count` coins.
table::TrayPart row_in(const table::TrayPart& part, std::size_t count) {
    const Vec2 middle = (part.low + part.high) / 2, size = part.high - part.low;
    const Vec2 half{std::min(static_cast<double>(count), size.x) / 2, std::min(1.0, size.y) / 2};
    return {middle - half, middle + half};
}

void place_coins(const View& view, const Lane& lane, const SeenToss& toss, render::Scene& scene) {
    int number = 1;
    for (const SeenThrow& thrown : toss.throws) {
        std::vector<RowCoin> coins;
        for (const char face : thrown.faces)
            coins.push_back(
                {&view.coins[kTossedCoin], face == 'H' ? rules::Face::Heads : rules::Face::Tails, number++});
        place_in_rows(row_in(thrown.second ? lane.second : lane.first, coins.size()), coins, scene);
    }
}

void draw_chalk_lines(const Places& places, const std::vector<Lane>& lanes, bool second, render::Scene& scene) {
    if (lanes.size() > 1) {
        const double x = (lanes[0].first.high.x + lanes[1].first.low.x) / 2;
        scene.lines.push_back({{{x, places.tray.low.y}, {x, places.tray.high.y}}, false, true});
    }
    if (!second) return;
    for (const Lane& lane : lanes) {
        const double y = (lane.first.low.y + lane.second.high.y) / 2;
        scene.lines.push_back({{{lane.first.low.x + 0.1, y}, {lane.first.high.x - 0.1, y}}, false, true});
    }
}

// The faces of the throw's coins that have come to rest.
std::string faces_so_far(const View& view, const SeenToss& toss) {
    std::string faces = toss.throws.empty() ? "" : toss.throws.back().faces;
    const table::TossTray& tray = view.tray.lanes[toss.lane()];
    if (view.tray.arranged[toss.lane()] || !is_falling(view, toss.lane())) return faces;
    std::size_t before = 0;
    for (std::size_t i = 0; i + 1 < toss.throws.size(); ++i) before += toss.throws[i].faces.size();
    const auto rest = tray.at_rest();
    faces.clear();
    for (std::size_t i = before; i < rest.size(); ++i) faces += rest[i] == rules::Face::Heads ? 'H' : 'T';
    return faces;
}

Phrase standing(const View& view, const SeenToss& toss) {
    if (is_falling(view, toss.lane())) return say("falling");
    if (toss.damage) return say("{1} HC lost", *toss.damage);
    // A chain counts by its successes: its last toss has failed or reached its limit.
    if (toss.successes.value_or(0) > 0) return say_many(*toss.successes, "{1} success", "{1} successes");
    if (toss.success && toss.ready.kind == ec::TossKind::Burn) return *toss.success ? say("burns on") : say("goes out");
    if (toss.success) return *toss.success ? say("success") : say("failure");
    return toss.throws.empty() ? say("to be thrown") : say("to be thrown again");
}

// A fire that burns on is good for nobody.
bool is_good(const SeenToss& toss) {
    if (toss.ready.kind == ec::TossKind::Burn) return !*toss.success;
    return *toss.success || toss.damage || toss.successes.value_or(0) > 0;
}

// "Row   (Oda)" above "o 1   o 1      success"
void draw_tally_strip(const View& view, const Lane& lane, const SeenToss& toss) {
    ui::Ui& ui = view.app.ui();
    Rect rect = view.place.on_screen(lane.tally_low, lane.tally_high);
    const ui::Painter paint = ui.paint();
    const bool large = rect.height() >= ui.px(58);
    const Type first = large ? Type::Body : Type::Small, second = large ? Type::FigureSmall : Type::Strong;
    const bool settled = toss.success && !is_falling(view, toss.lane());
    const double pad = ui.px(8), radius = ui.px(large ? 8 : 6.5), small = ui.line_height(first),
                 strong = settled ? ui.line_height(Type::Heading) : ui.line_height(second);
    rect.y0 = std::min(rect.y0, rect.y1 - small - strong);  // higher if the print is large
    paint.paper(rect, 3);
    const double top = rect.y0 + std::max(0.0, (rect.height() - small - strong) / 2);
    const Phrase who = toss.damage ? toss.harmed : toss.who;
    const Phrase head = toss_name(toss.ready.kind, toss.ready.name) + rules::comma() + rank_name(toss.ready.rank);
    print_on_paper(ui, rect, {rect.x0 + pad, top}, head, {first});
    const double left = rect.x1 - pad - ui.text_width(who, first);
    if (left > rect.x0 + pad + ui.text_width(head, first) + pad)
        print_on_paper(ui, rect, {left, top}, who, {first, palette::kSoft});
    const std::string faces = faces_so_far(view, toss);
    const int heads = static_cast<int>(std::ranges::count(faces, 'H'));
    const int needed = toss.throws.empty() ? toss.ready.heads : ec::row_of(toss.throws.back().row).heads;
    const double y = top + small;
    double x = rect.x0 + pad;
    const auto count = [&](ui::Sign sign, const Phrase& number) {
        paint.sign({x + radius, y + strong / 2}, radius, sign);
        x += 2 * radius + ui.px(5);
        paint.print({x, y + (strong - ui.line_height(second)) / 2}, number, second, palette::kInk);
        x += ui.text_width(number, second) + ui.px(12);
    };
    count(ui::Sign::Solid, Phrase(heads));
    count(ui::Sign::Dashed, Phrase(static_cast<int>(faces.size()) - heads));
    const Phrase need = say("{1} needed", needed);
    if (!toss.success)
        print_on_paper(ui, rect, {x, y + (strong - ui.line_height(Type::Small)) / 2}, need,
                       {Type::Small, palette::kSoft});
    if (!toss.success) x += ui.text_width(need, Type::Small) + ui.px(8);
    const Phrase result = standing(view, toss);
    const bool good = settled && is_good(toss);
    const ui::Colour ink = !settled ? palette::kSoft : good ? palette::kHeads : palette::kAccent;
    // The verdict must be readable from across the table.
    const bool shout = settled && rect.x1 - pad - ui.text_width(result, Type::Heading) > x;
    const Type type = shout ? Type::Heading : Type::Strong;
    const double at = rect.x1 - pad - ui.text_width(result, type);
    if (at > x) print_on_paper(ui, rect, {at, y + (strong - ui.line_height(type)) / 2}, result, {type, ink});
}

// For each toss that is finished.
std::vector<VerdictLine> verdicts_of(const View& view, const std::vector<const SeenToss*>& last) {
    std::vector<VerdictLine> lines;
    for (const SeenToss* toss : last) {
        if (!toss || !toss->success || is_falling(view, toss->lane())) continue;
        const Phrase whose = toss->damage ? toss->harmed : toss->who;
        lines.push_back(
            {say("{1}: {2}", whose, standing(view, *toss)), is_good(*toss) ? palette::kHeads : palette::kAccent});
    }
    return lines;
}

// The damage ladder: the points so far, and how much may still come.
Phrase ladder_in_words(const ec::Match& match) {
    const ec::Toss& toss = *match.toss;
    return say("Damage so far: {1}, {2}; {3} has {4} HC", 1 + toss.successes,
               no_limit_or(toss.limit ? std::optional(*toss.limit - toss.explosion) : std::nullopt),
               person_name(match, match.call->damage->target), match.character(match.call->damage->target).hc);
}

// For each toss of the chain: whether it succeeded.
std::vector<ui::Sign> chain_of(const View& view, const std::vector<SeenToss>& seen) {
    std::vector<ui::Sign> signs;
    const SeenToss* last = nullptr;
    for (const SeenToss& toss : seen)
        if (toss.lane() == 0) {
            if (last && last->ready.kind != toss.ready.kind) signs.clear();
            last = &toss;
            const bool known = toss.success && !is_falling(view, 0) && !is_falling(view, 1);
            signs.push_back(!known ? ui::Sign::None : *toss.success ? ui::Sign::Solid : ui::Sign::Dashed);
        }
    if (signs.size() < 2) signs.clear();
    return signs;
}

constexpr double kRing = 6.5, kRingStep = 18;  // points

// A ring for each of the last tosses, as many as fit into two fifths of the width. Returns their left edge.
double draw_chain(const View& view, std::vector<ui::Sign> signs, const Rect& rect) {
    ui::Ui& ui = view.app.ui();
    const double radius = ui.px(kRing), step = ui.px(kRingStep);
    const auto room = static_cast<std::size_t>(rect.width() * 0.4 / step);
    if (signs.size() > room) signs.erase(signs.begin(), signs.end() - static_cast<std::ptrdiff_t>(room));
    const double left = rect.x1 - ui.px(8) - step * static_cast<double>(signs.size());
    double x = left;
    for (const ui::Sign sign : signs) {
        const Vec2 at{x + step / 2, rect.y0 + ui.px(4) + radius + ui.px(3)};
        if (sign == ui::Sign::None)
            ui.paint().circle(at, radius, palette::kSoft.faded(0.5), 1);
        else
            ui.paint().sign(at, radius, sign);
        x += step;
    }
    return left;
}

// Wraps into lines of that width, only between the parts.
std::vector<Phrase> in_lines(const ui::Ui& ui, const std::vector<Phrase>& parts, Type type, double room) {
    std::vector<Phrase> lines;
    for (const Phrase& part : parts) {
        const Phrase longer = lines.empty() ? part : lines.back() + plain("   ") + part;
        if (lines.empty() || ui.text_width(longer, type) > room)
            lines.push_back(part);
        else
            lines.back() = longer;
    }
    return lines;
}

// Base, each modifier, the resulting row; below it the ladder. Never blank: what does not fit continues on the next
// line.
void draw_toss_strip(const View& view, const Places& places, const std::vector<SeenToss>& seen) {
    const ec::Match& match = view.match();
    const ec::Toss* toss = match.toss ? &*match.toss : match.call ? &match.call->main : nullptr;
    if (!toss || match.phase == ec::Phase::Idle) return;
    ui::Ui& ui = view.app.ui();
    Rect rect = view.place.on_screen(places.strip_low, places.strip_high);
    ui.paint().paper(rect, 3);
    const double pad = ui.px(8), room = draw_chain(view, chain_of(view, seen), rect) - rect.x0 - 2 * pad;
    const auto parts = strip_in_words(match, *toss);
    const bool ladder = toss->kind == ec::TossKind::Damage;
    const Phrase rungs = ladder ? ladder_in_words(match) : Phrase();
    const auto height_of_ladder = [&](Type type) {
        return ladder ? ui.text_height(rungs, type, rect.width() - 2 * pad) : 0;
    };
    const auto height = [&](Type type) {
        const auto lines = in_lines(ui, parts, type, room).size();
        return ui.line_height(type) * static_cast<double>(lines) + height_of_ladder(type);
    };
    const Type type = height(Type::Body) <= rect.height() ? Type::Body : Type::Small;
    const auto lines = in_lines(ui, parts, type, room);
    if (height(type) > rect.height()) {  // higher if the print is large
        rect.y1 = rect.y0 + height(type);
        ui.paint().paper(rect, 3);
        draw_chain(view, chain_of(view, seen), rect);
    }
    double y = rect.y0 + std::max(0.0, (rect.height() - height(type)) / 2);
    for (const Phrase& line : lines) {
        print_on_paper(ui, rect, {rect.x0 + pad, y}, line, {type});
        y += ui.line_height(type);
    }
    if (ladder)
        ui.paint().print_lines({rect.x0 + pad, y, rect.x1 - pad, y + height_of_ladder(type)}, rungs, type,
                               palette::kSoft);
}

}  // namespace

void draw_desk(View& view) {
    const Places places = places_on(view.place.tabletop, view.game ? view.match().characters.size() : 1);
    render::Scene scene = bare_tabletop(view.place.tabletop);
    scene.trays = {{places.tray.low, places.tray.high}};
    const Cards cards(view, places);
    cards.lay(scene);
    const auto& back = view.side_panel.back;
    const auto seen =
        view.game ? tosses_seen(*view.game, back ? *back + 1 : view.game->steps().size()) : std::vector<SeenToss>{};
    const auto last = lying(seen);
    const auto lanes = lanes_in(places, last.size());
    bool second = false;
    for (std::size_t i = 0; i < last.size(); ++i) {
        if (!last[i] || last[i]->throws.empty()) continue;
        second = second || last[i]->throws.size() > 1 || !last[i]->success;
        if (back || view.tray.arranged[i])
            place_coins(view, lanes[i], *last[i], scene);
        else
            view.tray.lanes[i].show(scene);
    }
    draw_chalk_lines(places, lanes, second, scene);
    view.loose.show(scene, view.place);
    view.camera.draw(view.app, view.place, std::move(scene));
    cards.mark();
    view.loose.mark(view.place.view);
    if (!view.game) return;
    if (view.place.legible) {
        for (std::size_t i = 0; i < last.size(); ++i)
            if (last[i]) draw_tally_strip(view, lanes[i], *last[i]);
        draw_toss_strip(view, places, seen);
    } else {
        draw_verdict_panel(view, verdicts_of(view, last));
    }
    cards.follow();
    std::vector<std::string> names;
    for (const ec::Character& each : view.match().characters) names.push_back(view.unseen(each.id) ? "?" : each.name());
    if (const auto pressed = pressed_card(view, places.people, names))
        view.point_at(view.match().characters[*pressed].id);
}

}  // namespace screens::edged_coins
