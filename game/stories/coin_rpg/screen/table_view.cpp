// Drawing the RPG's table: the pile, the Scene being played, the Character, the tray with a lane and a score for each
// contest.

#include <algorithm>

#include "engine/ui/small_print.h"
#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/cards.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::coin_rpg {

namespace {

constexpr Vec2 kFloorLow{6.55, 0.8}, kFloorHigh{14.2, 5.5};  // of the tray
constexpr double kChalkGap = 0.12;                           // inches kept free at a lane's centre
constexpr double kTallyHigh = 0.72, kMaxTally = 1.25;        // inches: height of a tally

// Lays the coins in rows, by number.
void arrange(View& view, render::Scene& scene) {
    view.round.places.clear();
    const auto lanes = lanes_of(view);
    for (std::size_t contest = 0; contest < lanes.size(); ++contest)
        for (const rpg::Side side : {rpg::Side::Own, rpg::Side::Scene}) {
            std::vector<RowCoin> coins;
            for (const rpg::TableCoin& coin : view.match().turn.coins)
                if (coin.side == side && coin.contest == static_cast<int>(contest))
                    coins.push_back({&view.coins[static_cast<std::size_t>(coin.coin)], coin.face, coin.number});
            const std::size_t first = scene.coins.size();
            place_in_rows(side == rpg::Side::Own ? lanes[contest].own : lanes[contest].scene, coins, scene);
            for (std::size_t i = 0; i < coins.size(); ++i)
                view.round.places.push_back({coins[i].number, {scene.coins[first + i].at, coins[i].type->radius()}});
        }
}

// Shows the coins as they fell: the tray has them in the order of their numbers.
void show_fallen(View& view, render::Scene& scene) {
    view.round.tray.show(scene);
    view.round.places.clear();
    for (const measure::Disc& disc : view.round.tray.places())
        view.round.places.push_back({static_cast<int>(view.round.places.size()) + 1, disc});
}

void draw_chalk(const View& view, render::Scene& scene) {
    for (const Lane& lane : lanes_of(view)) {
        const double x = (lane.own.high.x + lane.scene.low.x) / 2;
        scene.lines.push_back({{{x, lane.own.low.y}, {x, lane.own.high.y}}, false, true});
    }
}

// One side's part of the tally: "Bodiness", "  +2 -4".
struct TallyPart {
    Phrase name, figures{};
    Phrase whole() const { return name + figures; }
};
Phrase figures_of(int plus, int minus) { return plain("  +") + Phrase(plus) + plain("  \u2212") + Phrase(minus); }

// Prints a part of a tally; shortens its name if it does not fit.
void print_part(ui::Ui& ui, const TallyPart& part, const Rect& cell) {
    const double figures = ui.text_width(part.figures, Type::Small);
    const Phrase shown = fitted(ui, part.name, cell.width() - ui.px(8) - figures) + part.figures;
    const double y = cell.y0 + (cell.height() - ui.line_height(Type::Small)) / 2;
    ui.paint().print({cell.x0 + ui.px(6), y}, shown, Type::Small, palette::kInk);
    ui.explain(shown, {cell.x0 + ui.px(6), y, cell.x1, y + ui.line_height(Type::Small)}, Type::Small);
}

// Side by side, each as wide as its text; parts that need more than their share divide what is left.
void print_row(ui::Ui& ui, const std::vector<TallyPart>& parts, const Rect& row) {
    const auto wanted = [&ui](const TallyPart& part) { return ui.text_width(part.whole(), Type::Small) + ui.px(14); };
    const double share = row.width() / static_cast<double>(parts.size());
    double all = 0, modest = 0;
    int greedy = 0;
    for (const TallyPart& part : parts) {
        all += wanted(part);
        if (wanted(part) > share)
            ++greedy;
        else
            modest += wanted(part);
    }
    double x = row.x0;
    for (const TallyPart& part : parts) {
        const double wide = all <= row.width() ? wanted(part) + (row.width() - all) / static_cast<double>(parts.size())
                            : wanted(part) > share ? (row.width() - modest) / greedy
                                                   : wanted(part);
        print_part(ui, part, {x, row.y0, x + wide, row.y1});
        x += wide;
    }
}

// As many rows as the text needs.
std::vector<std::vector<TallyPart>> rows_of(const ui::Ui& ui, const std::vector<TallyPart>& parts, double width) {
    std::vector<std::vector<TallyPart>> rows;
    double left = 0;
    for (const TallyPart& part : parts) {
        const double wants = ui.text_width(part.whole(), Type::Small) + ui.px(14);
        if (rows.empty() || wants > left) {
            rows.emplace_back();
            left = width;
        }
        rows.back().push_back(part);
        left -= wants;
    }
    return rows;
}

// The outcome, readable from across the table: the Scene's once it is over, else the round's.
struct Verdict {
    Phrase text{};
    ui::Colour ink{};
};
Verdict verdict_of(const rpg::Match& match, std::size_t contest) {
    const rpg::Contest& fought = match.contest(static_cast<int>(contest));
    const rpg::Score score = rpg::score(match, static_cast<int>(contest));
    const bool told = match.phase == rpg::Phase::Narrate && contest == 0;
    if (told && match.seat(match.current()).fate == rpg::Fate::Lost)
        return {say("{1} loses the Scene.", hero_name(match, match.current())), palette::kAccent};
    if (told) return {say("{1} beats the Scene.", hero_name(match, match.current())), palette::kHeads};
    if (!fought.is_open()) return {say("beaten"), palette::kHeads};
    if (match.phase == rpg::Phase::Reinforce) return {};
    const int ahead = score.character() - score.scene();
    return {match.phase == rpg::Phase::Adjust ? result_in_words(match, static_cast<int>(contest))
                                              : say("{1} against {2}", score.character(), score.scene()),
            ahead > 0   ? palette::kHeads
            : ahead < 0 ? palette::kAccent
                        : palette::kInk};
}

// The largest type that fits the width and leaves most of the lane for the coins.
Type verdict_type(const ui::Ui& ui, const Phrase& text, double width, double lane) {
    for (const Type type : {Type::Heading, Type::Lead, Type::Strong})
        if (ui.text_width(text, type) <= width && ui.line_height(type) <= lane / 6) return type;
    return Type::Small;
}

// "Bodiness +2 -4 | Physical +3 -1 | Offensive +3", with the outcome below; on more lines, and higher, in a narrow
// lane.
void draw_tally(View& view, std::size_t contest, const Lane& lane) {
    const rpg::Match& match = view.match();
    ui::Ui& ui = view.app.ui();
    Rect rect = view.place.on_screen(lane.strip_low, lane.strip_high);
    const rpg::Score score = rpg::score(match, static_cast<int>(contest));
    const rpg::Contest& fought = match.contest(static_cast<int>(contest));
    const Phrase own = fought.main ? rpg::name_of(match, match.current(), *fought.main) : Phrase();
    const Phrase scene = rpg::name_of(match.scene_card().parts[contest]);
    const bool called = match.phase != rpg::Phase::Reinforce;
    std::vector<TallyPart> parts{{own, figures_of(score.own_positives, score.own_negatives)},
                                 {scene, called ? figures_of(score.scene_positives, score.scene_negatives) : Phrase()}};
    if (score.offensive > 0)
        parts.push_back({rpg::name_of(rpg::PowerKind::Offensive), plain(" +") + Phrase(score.offensive)});
    if (score.kept > 0) parts.push_back({say("kept Tails +{1}", score.kept)});
    const auto rows = rows_of(ui, parts, rect.width());
    const Verdict verdict = verdict_of(match, contest);
    const double tall = view.place.on_screen(lane.own.low, lane.scene.high).height(), pad = ui.px(6);
    const Type type = verdict_type(ui, verdict.text, rect.width() - 2 * pad, tall);
    const double large = verdict.text.empty() ? 0 : ui.line_height(type);
    const double high = ui.line_height(Type::Small) * static_cast<double>(rows.size()) + ui.px(4) + large;
    rect.y0 = std::min(rect.y0, rect.y1 - high);
    ui.paint().paper(rect, 3);
    if (large > 0) {
        const Rect line{rect.x0 + pad, rect.y1 - large - ui.px(2), rect.x1 - pad, rect.y1};
        const Phrase shown = type == Type::Small ? fitted(ui, verdict.text, line.width()) : verdict.text;
        ui.paint().print({line.x0, line.y0}, shown, type, verdict.ink);
        ui.explain(shown, line, type);
        rect.y1 = line.y0;
    }
    const double each = rect.height() / static_cast<double>(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double top = rect.y0 + each * static_cast<double>(i);
        print_row(ui, rows[i], {rect.x0, top, rect.x1, top + each});
    }
}

// For all contests; named if there are several.
std::vector<VerdictLine> verdicts_of(const rpg::Match& match) {
    std::vector<VerdictLine> lines;
    const bool named = match.contests() > 1 && match.phase != rpg::Phase::Narrate;
    for (int i = 0; i < match.contests(); ++i) {
        const Verdict verdict = verdict_of(match, static_cast<std::size_t>(i));
        if (verdict.text.empty() || (i > 0 && !named)) continue;
        const Phrase part = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        lines.push_back({named ? say("{1}: {2}", part, verdict.text) : verdict.text, verdict.ink});
    }
    return lines;
}

void draw_results(View& view) {
    if (!view.place.legible) return draw_verdict_panel(view, verdicts_of(view.match()));
    const auto lanes = lanes_of(view);
    for (std::size_t i = 0; i < lanes.size(); ++i) draw_tally(view, i, lanes[i]);
}

// The coins' numbers, which identify them for Powers and for real coins.
void draw_numbers(const View& view) {
    const bool named = view.match().options.powers || view.tossing == Tossing::Told;
    if (!named || !view.place.legible || view.round.tray.moving()) return;
    ui::Ui& ui = view.app.ui();
    for (const CoinPlace& place : view.round.places) {
        const Phrase number = Phrase(place.number);
        const double wide = ui.text_width(number, Type::Small), high = ui.line_height(Type::Small);
        const Vec2 edge = place.disc.center + Vec2{0.7, -0.7} * place.disc.radius;
        const Vec2 at = view.place.view.to_pixels(edge);
        const Rect label{at.x - wide / 2 - ui.px(3), at.y - high / 2, at.x + wide / 2 + ui.px(3), at.y + high / 2};
        ui.paint().fill(label, palette::kCream, ui.px(3));
        ui.paint().print({label.x0 + ui.px(3), label.y0}, number, Type::Small, palette::kInk);
    }
}

}  // namespace

namespace {

// Height in inches that coins keep clear of: a line for both sides, or for two lanes side by side a line for each, plus
// one for the outcome.
double tally_high(const View& view, std::size_t columns) {
    if (!view.place.legible) return kTallyHigh;
    const ui::Ui& ui = view.app.ui();
    const double lines = (columns == 1 ? 2 : 3) * ui.line_height(Type::Small) + ui.px(12);
    return std::clamp(lines / view.place.whole, kTallyHigh, kMaxTally);
}

}  // namespace

std::vector<Lane> lanes_of(const View& view) {
    const std::size_t count = view.match().turn.contests.size();
    const std::size_t columns = count > 2 ? 2 : 1, rows = count > 1 ? 2 : 1;
    const Vec2 cell{(kFloorHigh.x - kFloorLow.x) / static_cast<double>(columns),
                    (kFloorHigh.y - kFloorLow.y) / static_cast<double>(rows)};
    const double tally = tally_high(view, columns);
    std::vector<Lane> lanes;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 low{kFloorLow.x + cell.x * static_cast<double>(i % columns),
                       kFloorHigh.y - cell.y * static_cast<double>(i / columns + 1)};
        const Vec2 high = low + cell;
        const double middle = (low.x + high.x) / 2, above = low.y + tally;
        lanes.push_back({{{low.x, above}, {middle - kChalkGap, high.y}},
                         {{middle + kChalkGap, above}, {high.x, high.y}},
                         {low.x + 0.06, low.y + 0.06},
                         {high.x - 0.06, above - 0.08}});
    }
    return lanes;
}

void draw_desk(View& view) {
    render::Scene scene = bare_tabletop();
    scene.trays = {{kFloorLow, kFloorHigh}};
    const bool playing = view.game && rpg::in_scene(view.match().phase);
    Cards cards(view);
    cards.lay(scene);
    if (playing) draw_chalk(view, scene);
    if (playing && (view.round.arranged || view.side_panel.back))
        arrange(view, scene);
    else if (view.side_panel.back)
        view.round.places.clear();
    else
        show_fallen(view, scene);
    view.loose.show(scene, view.place);
    view.camera.draw(view.app, view.place, std::move(scene));
    cards.mark();
    view.loose.mark(view.place.view);
    if (playing && !view.side_panel.back) mark_picking(view);
    if (playing) draw_numbers(view);
    if (playing && !view.round.tray.moving() && !view.match().turn.coins.empty()) draw_results(view);
    if (!view.side_panel.back) cards.follow();
}

}  // namespace screens::coin_rpg
