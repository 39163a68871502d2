// The RPG's table as it is seen: the pile, the Scene that is played, the Character, the tray with a lane for
// each contest and what its coins come to.

#include <algorithm>

#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/screen/cards.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Rect;
using ui::Type;

constexpr Vec2 kFloorLow{6.55, 0.8}, kFloorHigh{14.2, 5.5};  // of the tray
constexpr double kChalkGap = 0.12;                           // inches kept free at a lane's middle
constexpr double kRoomForNames = 5;                          // inches that a tally with names needs
constexpr double kTallyHigh = 0.72;                          // inches: of a tally's height

// As the rules have them.
void arrange(RpgView& view, render::Scene& scene) {
    view.places.clear();
    const auto lanes = rpg_lanes(view.match());
    for (std::size_t contest = 0; contest < lanes.size(); ++contest)
        for (const rpg::Side side : {rpg::Side::Own, rpg::Side::Scene}) {
            std::vector<RowCoin> coins;
            for (const rpg::TableCoin& coin : view.match().turn.coins)
                if (coin.side == side && coin.contest == static_cast<int>(contest))
                    coins.push_back(
                        {&view.coins[static_cast<std::size_t>(coin.coin)], coin.face, coin.number});
            const std::size_t first = scene.coins.size();
            lay_in_rows(side == rpg::Side::Own ? lanes[contest].own : lanes[contest].scene, coins, scene);
            for (std::size_t i = 0; i < coins.size(); ++i)
                view.places.push_back(
                    {coins[i].number, {scene.coins[first + i].at, coins[i].type->radius()}});
        }
}

// As they fell: the tray has them in the order of their numbers.
void show_fallen(RpgView& view, render::Scene& scene) {
    view.tray.show(scene);
    view.places.clear();
    for (const measure::Disc& disc : view.tray.places())
        view.places.push_back({static_cast<int>(view.places.size()) + 1, disc});
}

void draw_chalk(const RpgView& view, render::Scene& scene) {
    for (const RpgLane& lane : rpg_lanes(view.match())) {
        const double x = (lane.own.high.x + lane.scene.low.x) / 2;
        scene.lines.push_back({{{x, lane.own.low.y}, {x, lane.own.high.y}}, false, true});
    }
}

// "Bodiness +2 -4 | Physical +3 -1 | 3 to 7"
void draw_tally(RpgView& view, std::size_t contest, const RpgLane& lane) {
    const rpg::Match& match = view.match();
    ui::Ui& ui = view.app.ui();
    const Vec2 a = view.view.to_pixels(lane.strip_low), b = view.view.to_pixels(lane.strip_high);
    const Rect rect{a.x, b.y, b.x, a.y};
    ui.paint().paper(rect, 3);
    const rpg::Score score = rpg::score(match, static_cast<int>(contest));
    const rpg::Contest& fought = match.contest(static_cast<int>(contest));
    const Phrase own = fought.main ? rpg::name_of(*fought.main) : Phrase();
    const Phrase scene = rpg::name_of(match.scene_card().parts[contest]);
    const bool short_of_room = lane.strip_high.x - lane.strip_low.x < kRoomForNames;
    const auto one = [&](const Phrase& name, int plus, int minus) {
        const Phrase sums = plain("+") + Phrase(plus) + plain("  \u2212") + Phrase(minus);
        return short_of_room ? sums : name + plain("  ") + sums;
    };
    std::vector<Phrase> parts{one(own, score.own_positives, score.own_negatives)};
    if (match.phase != rpg::Phase::Reinforce) {
        parts.push_back(one(scene, score.scene_positives, score.scene_negatives));
        parts.push_back(say("{1} to {2}", score.character(), score.scene()));
    } else {
        parts.push_back(scene);
    }
    const double wide = rect.width() / static_cast<double>(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool fits = ui.text_width(parts[i], Type::Small) <= wide - ui.px(6);
        if (!fits) continue;
        const double y = rect.y0 + (rect.height() - ui.line_height(Type::Small)) / 2;
        ui.paint().print({rect.x0 + wide * static_cast<double>(i) + ui.px(6), y}, parts[i], Type::Small,
                         palette::kInk);
    }
}

}  // namespace

table::TrayPart rpg_tray() { return {kFloorLow, kFloorHigh}; }

std::vector<RpgLane> rpg_lanes(const rpg::Match& match) {
    const std::size_t count = match.turn.contests.size();
    const std::size_t columns = count > 2 ? 2 : 1, rows = count > 1 ? 2 : 1;
    const Vec2 cell{(kFloorHigh.x - kFloorLow.x) / static_cast<double>(columns),
                    (kFloorHigh.y - kFloorLow.y) / static_cast<double>(rows)};
    std::vector<RpgLane> lanes;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 low{kFloorLow.x + cell.x * static_cast<double>(i % columns),
                       kFloorHigh.y - cell.y * static_cast<double>(i / columns + 1)};
        const Vec2 high = low + cell;
        const double middle = (low.x + high.x) / 2, above = low.y + kTallyHigh;
        lanes.push_back({{{low.x, above}, {middle - kChalkGap, high.y}},
                         {{middle + kChalkGap, above}, {high.x, high.y}},
                         {low.x + 0.06, low.y + 0.06},
                         {high.x - 0.06, above - 0.08}});
    }
    return lanes;
}

void lay_out_rpg(RpgView& view) {
    const ui::Ui& ui = view.app.ui();
    view.narrow = ui.width() / ui.scale() < 900;
    const DeskPlace place =
        place_desk(view.app, std::min(ui.px(392), ui.width() * (view.narrow ? 0.62 : 0.42)));
    view.tools = place.tools;
    view.view = place.view;
}

void draw_rpg_desk(RpgView& view) {
    render::Scene scene = bare_desk({kFloorLow, kFloorHigh});
    const bool playing = view.game && rpg::in_scene(view.match().phase);
    RpgCards cards(view);
    cards.lay(scene);
    if (playing) draw_chalk(view, scene);
    if (playing && view.arranged)
        arrange(view, scene);
    else
        show_fallen(view, scene);
    view.loose.show(scene, view.view.scale);
    view.app.renderer().draw(scene, view.view);
    cards.mark();
    view.loose.mark(view.view);
    if (playing) mark_rpg_picking(view);
    if (!playing || view.narrow || view.tray.moving() || view.match().turn.coins.empty()) return;
    const auto lanes = rpg_lanes(view.match());
    for (std::size_t i = 0; i < lanes.size(); ++i) draw_tally(view, i, lanes[i]);
}

}  // namespace screens
