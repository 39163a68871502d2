#include "game/coin_wars/rules/army_move.h"

#include "engine/core/lists.h"
#include "engine/measure/direction.h"
#include "engine/measure/placement.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/roads.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/touching.h"

namespace rules::coin_wars {

namespace {

constexpr double kSameFront = 0.1;

// How far the coin's rim extends in that direction.
double extent(const Match& match, int coin, Vec2 direction) {
    return core::dot(match.coin(coin).at, direction) + match.type(coin).radius();
}

// How far the coin's rim is behind the foremost rim, seen in the direction from the coin to `to`.
double behind(const Match& match, const std::vector<int>& body, int coin, Vec2 to) {
    const Vec2 direction = core::unit(to - match.coin(coin).at);
    double foremost = -std::numeric_limits<double>::infinity();
    for (const int other : body) foremost = std::max(foremost, extent(match, other, direction));
    return foremost - extent(match, coin, direction);
}

core::Result<int, Refusal> named_front(const Match& match, const std::vector<int>& body, Vec2 to,
                                       const std::string& named) {
    const int coin = match.find(named);
    if (coin == kNoCoin || match.coin(coin).army != match.coin(body.front()).army)
        return core::failure(refuse("not_front", "R-20", say("Coin {1} is not in that Army.", plain(named))));
    if (!core::contains(body, coin))
        return core::failure(
            refuse("not_front", "R-20", say("Coin {1} does not touch the main body of the Army.", plain(named))));
    if (is_in_front(match, body, coin, to)) return coin;
    const double back = behind(match, body, coin, to);
    return core::failure(refuse("not_front", "R-20",
                                say("{1} is not the front coin in that direction: another is {2} farther forward.",
                                    name_of(match, coin), inches_and_cm(back)),
                                back - kSameFront, {named}));
}

struct Gathered {
    measure::GatherTask task;
    std::vector<int> coins;  // same order as task.coming
};

// The others keep their formation if possible: each wants to shift like the front coin.
Gathered others_to_gather(const Match& match, const Path& path, Vec2 landed) {
    const int army = match.coin(path.coin).army;
    const Vec2 shift = landed - path.from;
    Gathered gathered{{surroundings(match, army), {{landed, match.type(path.coin).radius()}}, {}}, {}};
    const std::vector<int> all = members(match, army);
    gathered.coins.reserve(all.size());
    gathered.task.coming.reserve(all.size());
    for (const int coin : all) {
        if (coin == path.coin) continue;
        gathered.coins.push_back(coin);
        gathered.task.coming.push_back(coming(match, coin, match.coin(coin).at + shift));
    }
    return gathered;
}

// For the refusal: names the coins that have no place.
Refusal no_room(const Match& match, const Gathered& gathered) {
    const auto places = measure::gather(gathered.task);
    Ids left;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (!places[i]) left.push_back(match.id(gathered.coins[i]));
    const Phrase who = and_more(name_of(match, match.find(left.front())), left.size() - 1);
    return refuse(
        "no_room", "R-20",
        match.scenario->options.gather == Gather::OwnReach
            ? say("{1} cannot be brought up into contact: it is too far away, the way is blocked, or there is no free "
                  "place.",
                  who)
            : say("{1} cannot be brought up into contact: the way is blocked, or there is no free place.", who),
        std::nullopt, left);
}

bool touches_any(const Match& match, const std::vector<int>& coins, int target) {
    const std::vector<int> targets = party(match, target);
    return std::ranges::any_of(coins, [&](int coin) {
        return std::ranges::any_of(targets, [&](int other) { return touching(match, coin, other); });
    });
}

Regrouped put(Match& match, int army, const std::vector<int>& coins, const std::vector<Vec2>& places) {
    Regrouped regrouped{army, {}, {}};
    for (std::size_t i = 0; i < coins.size(); ++i) {
        Coin& coin = match.coin(coins[i]);
        coin.cut_off = false;
        if (coin.at != places[i]) regrouped.moves.push_back({coins[i], coin.at, places[i]});
        coin.at = places[i];
    }
    return regrouped;
}

constexpr int kDirections = 16;

// The smallest step in every direction.
const std::array<Vec2, kDirections>& min_steps() {
    static const std::array<Vec2, kDirections> steps = [] {
        std::array<Vec2, kDirections> made;
        for (int i = 0; i < kDirections; ++i)
            made[static_cast<std::size_t>(i)] = measure::direction(i, kDirections) * (8 * core::kGrid);
        return made;
    }();
    return steps;
}

// Steps towards cut-off members: they can be gathered only once the others are close.
std::vector<Vec2> steps_to_lost(const Match& match, int army, const std::vector<int>& body) {
    constexpr int kLengths = 4;
    std::vector<Vec2> steps;
    for (const int lost : members(match, army)) {
        if (!match.coin(lost).cut_off) continue;
        const int near = nearest_of(match, body, {lost});
        const Vec2 ahead = core::unit(match.coin(lost).at - match.coin(near).at);
        for (int i = 1; i <= kLengths; ++i) steps.push_back(ahead * (full_reach(match, near) * i / kLengths));
    }
    return steps;
}

// True if only other coins could make a small step of the whole Army illegal: no terrain, no gathering limit, no member
// cut off.
bool keeps_together(const Match& match, int army) {
    const Scenario& scenario = *match.scenario;
    if (!scenario.terrain.empty() || scenario.options.gather == Gather::OwnReach) return false;
    return std::ranges::none_of(members(match, army), [&](int coin) { return match.coin(coin).cut_off; });
}

// True if the shift meets none of the other coins: each is too far away, or behind.
bool is_clear(const measure::Disc& disc, Vec2 shift, const std::vector<measure::Disc>& around) {
    const double far = core::length(shift) + measure::kTouch;
    return std::ranges::all_of(around, [&](const measure::Disc& other) {
        return measure::apart(disc, other, far) || core::dot(other.center - disc.center, shift) <= 0;
    });
}

bool is_clear(const Match& match, const std::vector<int>& coins, Vec2 shift, const measure::Surroundings& around) {
    return std::ranges::all_of(coins, [&](int coin) {
        const measure::Disc disc = disc_of(match, coin);
        return measure::on_table({disc.center + shift, disc.radius}, around) && is_clear(disc, shift, around.enemies) &&
               is_clear(disc, shift, around.others);
    });
}

}  // namespace

measure::Surroundings surroundings(const Match& match, int army) {
    const Side side = side_of_army(match, army);
    measure::Surroundings around{match.scenario->width, match.scenario->height, {}, {}};
    around.enemies.reserve(static_cast<std::size_t>(match.count()));
    around.others.reserve(static_cast<std::size_t>(match.count()));
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.coin(i).army == army) continue;
        (match.side_of(i) == side ? around.others : around.enemies).push_back(disc_of(match, i));
    }
    return around;
}

measure::Coming coming(const Match& match, int coin, Vec2 wanted) {
    measure::Coming coming{disc_of(match, coin), wanted};
    if (match.scenario->options.gather == Gather::OwnReach)
        coming.farthest = longest_move(match, coin, match.coin(coin).at);
    each_barrier(match, coin, match.coin(coin).at,
                 [&](const Terrain& terrain) { coming.ground.emplace_back(terrain.polygon); });
    return coming;
}

bool is_in_front(const Match& match, const std::vector<int>& body, int coin, Vec2 to) {
    return behind(match, body, coin, to) <= kSameFront + measure::kTolerance;
}

core::Result<int, Refusal> front_for(const Match& match, int army, Vec2 to, const std::string& named) {
    const std::vector<int> all = body(match, army);
    if (!named.empty()) return named_front(match, all, to, named);
    int best = kNoCoin;
    double min = std::numeric_limits<double>::infinity();
    for (const int coin : all) {
        if (match.coin(coin).at == to) continue;
        const double back = behind(match, all, coin, to);
        const double nearer = core::distance(match.coin(coin).at, to);
        if (back > kSameFront + measure::kTolerance || (best != kNoCoin && nearer >= min)) continue;
        best = coin;
        min = nearer;
    }
    if (best != kNoCoin) return best;
    return core::failure(refuse("not_front", "R-20",
                                say("An Army is led by the coin farthest forward in the direction of its move, but "
                                    "that point is too close for any coin to be in front. Choose one farther away.")));
}

std::vector<Vec2> edges_of_front(const Match& match, int front) {
    std::vector<Vec2> edges;
    for (const int other : body(match, match.coin(front).army)) {
        const Vec2 apart = match.coin(other).at - match.coin(front).at;
        const double wider = match.type(other).radius() - match.type(front).radius();
        const double ahead = (kSameFront - wider) / core::length(apart);
        if (other == front || std::abs(ahead) >= 1) continue;
        const Vec2 along = core::unit(apart), aside = core::left_of(along) * std::sqrt(1 - ahead * ahead);
        edges.push_back(along * ahead + aside);
        edges.push_back(along * ahead - aside);
    }
    return edges;
}

Path path_of_front(const Match& match, int front, Vec2 to) {
    Path path = path_to(match, front, to);
    path.army = match.coin(front).army;
    return path;
}

std::optional<Refusal> check_march(const Match& match, const Path& path) {
    if (auto refusal = check_path(match, path)) return refusal;
    const Gathered gathered = others_to_gather(match, path, land(match, path).at);
    if (measure::gather_all(gathered.task)) return std::nullopt;
    return no_room(match, gathered);
}

std::optional<std::vector<std::pair<int, Vec2>>> places_after(const Match& match, const Path& path) {
    const Vec2 landed = land(match, path).at;
    const Gathered gathered = others_to_gather(match, path, landed);
    const auto places = measure::gather_all(gathered.task);
    if (!places) return std::nullopt;
    std::vector<std::pair<int, Vec2>> all{{path.coin, landed}};
    for (std::size_t i = 0; i < places->size(); ++i) all.emplace_back(gathered.coins[i], (*places)[i]);
    return all;
}

Events march(Match& match, const Throws& throws, const Path& path, int target) {
    const int army = match.coin(path.coin).army;
    const Landing landing = land(match, path);
    const Gathered gathered = others_to_gather(match, path, landing.at);
    const measure::Disc start{path.from, match.type(path.coin).radius()};
    const measure::Card card = measure::card_for_move(start, landing.at, edge_along(match, path));
    match.coin(path.coin).at = landing.at;
    Events events{Moved{path.coin, path.from, landing.at, card, landing.stopped_by, landing.stopped_by_ground, army}};

    const std::vector<Vec2> proposed = throws.gather(gathered.task);
    if (measure::is_gathered(gathered.task, proposed)) {
        Match tried = match;
        Regrouped regrouped = put(tried, army, gathered.coins, proposed);
        if (target == kNoCoin || touches_any(tried, members(tried, army), target)) {
            match = std::move(tried);
            events.push_back(std::move(regrouped));
            return events;
        }
    }
    events.push_back(put(match, army, gathered.coins, *measure::gather_all(gathered.task)));
    return events;
}

bool can_march(const Match& match, int army) {
    const std::vector<int> all = body(match, army);
    for (const int coin : members(match, army))
        if (special_forbidding(match, coin, &SpecialWhat::no_move)) return false;
    const bool together = keeps_together(match, army);
    const measure::Surroundings around = surroundings(match, army);
    const auto goes = [&](Vec2 step) {
        const auto front =
            std::ranges::max_element(all, {}, [&](int coin) { return extent(match, coin, core::unit(step)); });
        const Path path = path_of_front(match, *front, match.coin(*front).at + step);
        if (path.to == path.from) return false;
        if (together && is_clear(match, all, path.to - path.from, around)) return !check_path(match, path);
        return !check_march(match, path);
    };
    return std::ranges::any_of(min_steps(), goes) || std::ranges::any_of(steps_to_lost(match, army, all), goes);
}

}  // namespace rules::coin_wars
