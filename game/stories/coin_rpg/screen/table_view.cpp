// The RPG's table as it is seen: the pile, the Scene that is played, the Character, the tray with a lane for
// each contest and its score.

#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/screen/cards.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

constexpr Vec2 kFloorLow{6.55, 0.8}, kFloorHigh{14.2, 5.5};  // of the tray
constexpr double kChalkGap = 0.12;                           // inches kept free at a lane's middle
constexpr double kRoomForNames = 5;                          // inches that a tally with names needs
constexpr double kTallyHigh = 0.72;                          // inches: of a tally's height

// In rows, by number.
void arrange(View& view, render::Scene& scene) {
    view.round.places.clear();
    const auto lanes = lanes_of(view.match());
    for (std::size_t contest = 0; contest < lanes.size(); ++contest)
        for (const rpg::Side side : {rpg::Side::Own, rpg::Side::Scene}) {
            std::vector<RowCoin> coins;
            for (const rpg::TableCoin& coin : view.match().turn.coins)
                if (coin.side == side && coin.contest == static_cast<int>(contest))
                    coins.push_back({&view.coins[static_cast<std::size_t>(coin.coin)], coin.face, coin.number});
            const std::size_t first = scene.coins.size();
            lay_in_rows(side == rpg::Side::Own ? lanes[contest].own : lanes[contest].scene, coins, scene);
            for (std::size_t i = 0; i < coins.size(); ++i)
                view.round.places.push_back({coins[i].number, {scene.coins[first + i].at, coins[i].type->radius()}});
        }
}

// As they fell: the tray has them in the order of their numbers.
void show_fallen(View& view, render::Scene& scene) {
    view.round.tray.show(scene);
    view.round.places.clear();
    for (const measure::Disc& disc : view.round.tray.places())
        view.round.places.push_back({static_cast<int>(view.round.places.size()) + 1, disc});
}

void draw_chalk(const View& view, render::Scene& scene) {
    for (const Lane& lane : lanes_of(view.match())) {
        const double x = (lane.own.high.x + lane.scene.low.x) / 2;
        scene.lines.push_back({{{x, lane.own.low.y}, {x, lane.own.high.y}}, false, true});
    }
}

// "Bodiness +2 -4 | Physical +3 -1 | 3 to 7"
void draw_tally(View& view, std::size_t contest, const Lane& lane) {
    const rpg::Match& match = view.match();
    ui::Ui& ui = view.app.ui();
    const Rect rect = view.place.on_screen(lane.strip_low, lane.strip_high);
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
        ui.paint().print({rect.x0 + wide * static_cast<double>(i) + ui.px(6), y}, parts[i], Type::Small, palette::kInk);
    }
}

}  // namespace

table::TrayPart tray_floor() { return {kFloorLow, kFloorHigh}; }

std::vector<Lane> lanes_of(const rpg::Match& match) {
    const std::size_t count = match.turn.contests.size();
    const std::size_t columns = count > 2 ? 2 : 1, rows = count > 1 ? 2 : 1;
    const Vec2 cell{(kFloorHigh.x - kFloorLow.x) / static_cast<double>(columns),
                    (kFloorHigh.y - kFloorLow.y) / static_cast<double>(rows)};
    std::vector<Lane> lanes;
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

void draw_desk(View& view) {
    render::Scene scene = bare_tabletop();
    scene.trays = {{kFloorLow, kFloorHigh}};
    const bool playing = view.game && rpg::in_scene(view.match().phase);
    Cards cards(view);
    cards.lay(scene);
    if (playing) draw_chalk(view, scene);
    if (playing && view.round.arranged)
        arrange(view, scene);
    else
        show_fallen(view, scene);
    view.loose.show(scene, view.place.view.scale);
    view.app.renderer().draw(scene, view.place.view);
    cards.mark();
    view.loose.mark(view.place.view);
    if (playing) mark_picking(view);
    if (!playing || view.place.narrow || view.round.tray.moving() || view.match().turn.coins.empty()) return;
    const auto lanes = lanes_of(view.match());
    for (std::size_t i = 0; i < lanes.size(); ++i) draw_tally(view, i, lanes[i]);
}

}  // namespace screens::coin_rpg
