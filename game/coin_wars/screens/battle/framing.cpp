#include "game/coin_wars/screens/battle/framing.h"

#include <algorithm>
#include <utility>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

using core::Box;

constexpr double kAround = 1.5;  // inches around the coins in the first view
constexpr Vec2 kMinSeen{15, 9};  // inches: minimum size of the view, even if all coins are close together

bool any_in_hand(const cw::Match& match) {
    return std::any_of(match.coins.begin(), match.coins.end(),
                       [](const cw::Coin& coin) { return coin.place == cw::Place::Hand; });
}

// Where a hint that is shown leads.
std::optional<Vec2> hinted_place(const Battle& battle) {
    if (!shows_hint(battle) || battle.advising.shows() != Advising::Shows::Action) return std::nullopt;
    const table::Aim& aim = battle.advising.aim();
    return aim.path.legs.empty() ? std::nullopt : std::optional(aim.path.legs.back().to);
}

// The places that a goal names.
void add_areas(const cw::Condition& goal, std::vector<Vec2>& corners) {
    corners.insert(corners.end(), goal.area.begin(), goal.area.end());
    for (const cw::Condition& part : goal.of) add_areas(part, corners);
}

}  // namespace

void Framing::follow(int width, int height) {
    const Layout layout = layout_of(*battle_);
    double left = -table::kWood;
    const auto& coins = battle_->game.stage().scene().coins;
    for (int i = 0; i < static_cast<int>(coins.size()); ++i)
        if (const render::CoinSprite& coin = coins[static_cast<std::size_t>(i)]; !battle_->covers(i))
            left = std::min(left, coin.at.x - coin.radius - 0.2);
    const cw::Scenario& scenario = battle_->game.scenario();
    const Box whole{{left, -1.45}, {scenario.width + 0.55, scenario.height + 0.55}};
    const Box free{{layout.table.x0, layout.table.y0}, {layout.table.x1, layout.table.y1}};
    const render::View before = battle_->camera.view();
    battle_->camera.frame(whole, free, width, height);
    const bool laying = is_laid_out();
    const bool forming = layout.narrow && battle_->deployment.formations.is_open();
    if (!begun_ || laying != laying_ || forming != forming_ || before.width != width || before.height != height)
        show(clear_of_purses(battle_part(whole)));
    else if (layout.table.y0 != top_)
        make_room(before, layout.table.y0 - top_);
    begun_ = true;
    top_ = layout.table.y0;
    laying_ = laying;
    forming_ = forming;
}

// True while coins are still to be placed, possibly anywhere.
bool Framing::is_laid_out() const {
    const cw::Match& match = battle_->game.match();
    return match.phase < cw::Phase::Play || any_in_hand(match);
}

bool Framing::is_players_own(const render::View& view) const {
    return view.scale != framed_.scale || view.center != framed_.center;
}

void Framing::show(const Box& part) {
    battle_->camera.show(part);
    shown_ = part;
    framed_ = battle_->camera.view();
}

// Adjusts to a new height of the goals. The framed part or the player's own view stays in view; a coin that the goals
// would cover moves down with them.
void Framing::make_room(const render::View& before, double more) {
    if (!is_players_own(before)) return show(shown_);
    const auto covered = [&](const render::CoinSprite& coin) {
        const double upper = before.to_pixels(coin.at).y - coin.radius * before.scale;
        return upper >= top_ && upper + more / 2 < top_ + more;
    };
    const bool hides = std::ranges::any_of(battle_->game.stage().scene().coins, covered);
    battle_->camera.pan({0, hides ? more : more / 2});
}

// Grows the part at the ends where a purse would cover coins.
Box Framing::clear_of_purses(Box part) {
    constexpr double kMore = 0.25;  // inches
    constexpr int kTries = 24;
    for (int i = 0; i < kTries; ++i) {
        battle_->camera.show(part);
        const Box before = part;
        const TableSeen seen = seen_();
        const std::vector<Rect> purses = purse_places(battle_->ui, seen);
        if (!purses.empty() && lies_on_coin(seen, purses.front())) part.low.y -= kMore;
        if (!purses.empty() && lies_on_coin(seen, purses.back())) part.high.y += kMore;
        if (part.low.y == before.low.y && part.high.y == before.high.y) break;
    }
    return part;
}

// Returns the zone for formations in a narrow window, next to the panel; otherwise the whole table while coins are
// still to be placed; then the area of the coins present or arriving, and of the places that decide.
Box Framing::battle_part(const Box& whole) const {
    const BattleGame& game = battle_->game;
    if (layout_of(*battle_).narrow && battle_->deployment.formations.is_open())
        return core::box_around(cw::deployment_zone(game.scenario(), game.match().side)).grown(0.5);
    std::vector<Vec2> places;
    const cw::Match& match = game.shown_match();
    const auto& sprites = game.stage().scene().coins;
    for (int coin = 0; coin < match.count(); ++coin) {
        const bool arrives = match.coin(coin).place == cw::Place::Arriving;
        if ((arrives || match.on_table(coin)) && !battle_->covers(coin))
            places.push_back(sprites[static_cast<std::size_t>(coin)].at);
    }
    if (places.empty() || is_laid_out()) return whole;
    const Box coins = core::box_around(places).grown(kAround);
    std::vector<Vec2> corners{coins.low, coins.high};
    for (const auto& goal : game.scenario().victory.goals)
        if (goal) add_areas(*goal, corners);
    const Box all = core::box_around(corners);
    const Vec2 half{std::max(all.width(), kMinSeen.x) / 2, std::max(all.height(), kMinSeen.y) / 2};
    return {all.center() - half, all.center() + half};
}

void Framing::glide(double seconds) {
    const bool counts = battle_->game.stage().counted().has_value();
    if (counts && !std::exchange(counted_, counts)) glide_.start(battle_->camera, std::nullopt);
    counted_ = counts;
    const bool own = is_players_own(battle_->camera.view());
    const bool rests = battle_->playing() && !battle_->game.stage().moving() && !glide_.under_way();
    if (rests && !own && any_out_of_view()) widen();
    glide_.step(battle_->camera, layout_of(*battle_).table, seconds);
    if (!own && !counted_) framed_ = battle_->camera.view();
}

bool Framing::is_out_of_view(Vec2 at, double radius) const {
    const render::View& view = battle_->camera.view();
    return !layout_of(*battle_).table.grown(-radius * view.scale).contains(view.to_pixels(at));
}

bool Framing::any_out_of_view() const {
    const BattleGame& game = battle_->game;
    for (int coin = 0; coin < game.match().count(); ++coin) {
        const render::CoinSprite& sprite = game.stage().scene().coins[static_cast<std::size_t>(coin)];
        const bool lies = game.match().on_table(coin) && !battle_->covers(coin);
        if (lies && is_out_of_view(sprite.at, sprite.radius / 2)) return true;
    }
    const auto hinted = hinted_place(*battle_);
    return hinted && is_out_of_view(*hinted, 0);
}

// By what is out of view, unless no larger part can be shown.
void Framing::widen() {
    const Box coins = battle_part(shown_);
    std::vector<Vec2> corners{coins.low, coins.high, shown_.low, shown_.high};
    if (const auto hinted = hinted_place(*battle_)) {
        corners.push_back(*hinted - Vec2{1, 1});
        corners.push_back(*hinted + Vec2{1, 1});
    }
    const Box wider = core::box_around(corners);
    if (wider.low == shown_.low && wider.high == shown_.high) return;
    shown_ = wider;
    glide_.start(battle_->camera, shown_);
}

}  // namespace screens
