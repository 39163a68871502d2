// The aim keeps its promises: in random positions of all shipped battles, every own unit aims at every enemy, and the
// prediction is compared with the result of the command.

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/table/aim.h"
#include "table_kit.h"
#include "tests/support/propose.h"
#include "tests/support/sanitized.h"

namespace {

using namespace table;
using core::Random;

constexpr int kPositions = kit::kSanitized ? 200 : 2000;
constexpr double kFar = 6.5;          // inches between rims: no unit strikes farther in one turn
constexpr int kOneInFar = 60;         // share of the pairs that are farther apart
constexpr std::size_t kOfAnArmy = 3;  // roughly this many of its coins are aimed at
constexpr int kOneInFought = 3;       // share of the legal ones
constexpr double kNever = 1e-9;

bool once_in(std::uint32_t times, Random& random) { return random.below(times) == 0; }

// The lines of both sides with gaps, close to each other; the battle never ends by a goal.
std::shared_ptr<cw::Scenario> drawn_up(const cw::Scenario& battle, Random& random) {
    auto scenario = std::make_shared<cw::Scenario>(battle);
    scenario->first = kit::any_side(random);
    scenario->set_up_anew = false;
    scenario->victory = {};
    scenario->armies.clear();
    cw::TableOptions& options = scenario->options;
    if (once_in(2, random)) options.engage = cw::Engage::MoveThenAttack;
    if (once_in(4, random)) options.army_front = cw::ArmyFront::TwoRanks;
    if (once_in(4, random)) options.friends = cw::Friends::Block;
    if (once_in(4, random)) options.gather = cw::Gather::OwnReach;
    if (once_in(4, random)) options.fire_blocked = cw::FireBlocked::Any;
    if (once_in(2, random)) scenario->advanced.dice = 0;
    for (cw::CoinSetup& coin : scenario->coins) {
        if (coin.arrives > 0 || !coin.at) coin.watching = true;
        coin.arrives = 0;
        if (!coin.at) coin.at = Vec2{};
    }
    return scenario;
}

void close_up(cw::Match& match, Random& random) {
    for (cw::Coin& coin : match.coins)
        if (coin.place == cw::Place::Table && once_in(5, random)) coin.place = cw::Place::Watching;
    const std::vector<int> heads = kit::coins_of(match, cw::Side::Heads), tails = kit::coins_of(match, cw::Side::Tails);
    const double wanted = random.between(0, 4), aside = random.between(-2, 2);
    double min = 1e9;
    for (const int h : heads)
        for (const int t : tails) {
            const double radii = match.type(h).radius() + match.type(t).radius();
            const Vec2 apart = match.coin(t).at - match.coin(h).at + Vec2{aside, 0};
            if (std::abs(apart.x) >= radii) continue;
            min = std::min(min, std::abs(apart.y) - std::sqrt(radii * radii - apart.x * apart.x));
        }
    if (min > 1e8 || heads.empty() || tails.empty()) return;
    const bool above = match.coin(tails.front()).at.y > match.coin(heads.front()).at.y;
    const Vec2 shift{aside, (above ? -1 : 1) * (min - wanted)};
    for (const int t : tails) {
        cw::Coin& coin = match.coin(t);
        coin.at = core::round_to_grid(coin.at + shift);
        const double r = match.type(t).radius();
        if (coin.at.x < r || coin.at.x > match.scenario->width - r || coin.at.y < r ||
            coin.at.y > match.scenario->height - r)
            coin.place = cw::Place::Watching;
    }
}

void form_armies(cw::Match& match, Random& random) {
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        for (const std::vector<int>& coins : cw::possible_armies(match, side))
            if (!once_in(3, random)) cw::muster(match, coins, cw::commander_of(match, coins));
}

// Some units have moved or struck, some actions are used.
void spend(cw::Match& match, Random& random) {
    if (once_in(3, random)) match.actions_left = 1 + static_cast<int>(random.below(4));
    if (!once_in(3, random)) return;
    const bool struck = once_in(2, random);
    for (const int coin : kit::coins_of(match, match.side)) {
        if (cw::party(match, coin).front() != coin || once_in(2, random)) continue;
        for (const int one : cw::party(match, coin)) (struck ? match.coin(one).struck : match.coin(one).moved) = true;
    }
}

cw::Match a_position(const cw::Scenario& battle, Random& random) {
    cw::Match match = cw::begin(drawn_up(battle, random));
    close_up(match, random);
    form_armies(match, random);
    spend(match, random);
    return match;
}

std::string named(const cw::Match& match, int coin) {
    return match.in_army(coin) ? cw::army_id(match.coin(coin).army) + " of " + match.id(coin) : match.id(coin);
}

double gap_between(const cw::Match& match, int coin, int enemy) {
    double min = 1e9;
    for (const int one : cw::party(match, coin))
        for (const int other : cw::party(match, enemy))
            min = std::min(min, measure::gap(cw::disc_of(match, one), cw::disc_of(match, other)));
    return min;
}

cw::Attack attack_of(const cw::Match& match, int coin, int target) {
    const bool alone = !match.in_army(coin);
    return {alone ? match.id(coin) : "", match.id(target), alone ? "" : cw::army_id(match.coin(coin).army)};
}

bool touches(const cw::Match& match, int coin, int enemy) {
    return std::ranges::any_of(cw::party(match, enemy), [&](int other) { return cw::touching(match, coin, other); });
}

// --- No legal command is refused

struct Tried {
    bool legal = false;
    cw::Command command;
};

// That coin in front on a straight path into contact with that enemy, slightly to one side.
Tried tried(const cw::Match& match, int front, int met, Random& random) {
    const measure::Disc own = cw::disc_of(match, front), other = cw::disc_of(match, met);
    const Vec2 apart = own.center - other.center;
    const double turn = random.between(-1, 1);
    const Vec2 out = core::unit(core::unit(apart) + core::left_of(core::unit(apart)) * turn);
    const Vec2 to = core::round_to_grid(other.center + out * (own.radius + other.radius));
    if (core::distance(own.center, to) > cw::allowance(match, front, own.center)) return {};
    const bool alone = !match.in_army(front);
    const std::string army = alone ? "" : cw::army_id(match.coin(front).army);
    const cw::Move move{alone ? match.id(front) : "", to, army, alone ? "" : match.id(front)};
    if (cw::CoinWars::check(match, move)) return {};
    const Vec2 at = alone ? cw::landing(match, front, to).at : cw::marched(match, move).landing.at;
    return {measure::touching({at, own.radius}, other), move};
}

// A shot, or one of several paths into contact, that the rules allow.
Tried anything(const cw::Match& match, int coin, int enemy, Random& random) {
    for (const int met : cw::party(match, enemy))
        if (const cw::Command attack = attack_of(match, coin, met); !cw::CoinWars::check(match, attack))
            return {true, attack};
    const auto fronts = match.in_army(coin) ? cw::body(match, match.coin(coin).army) : std::vector<int>{coin};
    for (const int met : cw::party(match, enemy))
        for (const int front : fronts)
            if (const Tried found = tried(match, front, met, random); found.legal) return found;
    return {};
}

// --- Predictions come true

// Decides as the rules propose, without splitting.
void decide(cw::Match& match, Random& random) {
    hands::QuickHand hand;
    while (!match.awaiting.empty()) {
        const cw::Decision due = match.awaiting.front();
        cw::Decide answer{due.side, cw::army_id(due.army)};
        if (due.kind == cw::Decision::Kind::Split) {
            answer.split = false;
        } else {
            answer.losses.emplace();
            for (const int coin : due.proposal) answer.losses->push_back(match.id(coin));
        }
        REQUIRE_FALSE(cw::CoinWars::check(match, answer));
        cw::CoinWars::apply(match, answer, random, hand);
    }
}

void same_blow(const cw::Strike& said, const cw::Strike& done) {
    CHECK(said.offense == done.offense);
    CHECK(said.defense == done.defense);
    CHECK(said.units == done.units);
    CHECK(said.rule == done.rule);
    if (!done.dice.empty()) return;
    CHECK(said.beats == done.beats);
    CHECK(said.damage == done.damage);
}

void could_fall(const cw::Match& before, const cw::Match& after, int coin, const cw::FallOdds& said) {
    std::size_t fallen = 0;
    for (const int one : cw::party(before, coin)) fallen += after.coin(one).place == cw::Place::Fallen;
    REQUIRE(fallen < said.chances.size());
    CHECK(said.chances[fallen] > kNever);
}

// Compares a strike with its prediction. `before`: the match at the moment of the strike.
void fought(const cw::Match& before, const cw::Command& command, const cw::Odds& said, int coin, int target,
            Random& random) {
    REQUIRE_FALSE(cw::CoinWars::check(before, command));
    cw::Match after = before;
    hands::QuickHand hand;
    bool back = false;
    for (const cw::Event& event : cw::CoinWars::apply(after, command, random, hand)) {
        if (const auto* attacked = get_if<cw::Attacked>(&event)) same_blow(said.strike, attacked->strike);
        const auto* struck = get_if<cw::AttackedBack>(&event);
        if (struck == nullptr) continue;
        back = true;
        REQUIRE(said.back);
        same_blow(*said.back, struck->strike);
    }
    CHECK(back == said.back.has_value());
    decide(after, random);
    could_fall(before, after, target, said.target);
    could_fall(before, after, coin, said.attacker);
}

void moved(const cw::Match& before, const Aim& aim, Random& random) {
    cw::Match after = before;
    hands::QuickHand hand;
    cw::CoinWars::apply(after, *aim.command, random, hand);
    CHECK(after.coin(aim.coin).at == aim.path.legs.back().to);
    for (const auto& [coin, at] : aim.path.places) CHECK(after.coin(coin).at == at);
    if (!touches(after, aim.coin, aim.target)) {
        CHECK_FALSE(aim.next);
        return;
    }
    const cw::Command blow = attack_of(after, aim.coin, aim.target);
    const auto refusal = cw::CoinWars::check(after, blow);
    if (aim.next && !aim.next_turn) return fought(after, blow, *aim.next, aim.coin, aim.target, random);
    CHECK_MESSAGE(refusal, "a blow this turn was not told");
}

bool meets_said(const cw::Match& match, const Aim& made, int enemy) {
    if (made.path.legs.empty()) return false;
    const measure::Disc rest{made.path.legs.back().to, match.type(made.coin).radius()};
    return std::ranges::any_of(cw::party(match, enemy),
                               [&](int other) { return measure::touching(rest, cw::disc_of(match, other)); });
}

struct Counted {
    int legal = 0, refused = 0, this_turn = 0, next_turn = 0, shots = 0, charges = 0;
};

void hold(const cw::Match& match, int coin, int enemy, Random& random, Counted& counted) {
    const double x = random.between(-0.6, 0.6), y = random.between(-0.6, 0.6);
    const Vec2 pointer = match.coin(enemy).at + Vec2{x, y} * match.type(enemy).radius();
    const Aim made = aim(match, {coin}, pointer);
    const bool comes = made.legal() && (made.act != Act::Move || meets_said(match, made, enemy));
    // A coin that may not attack at all is refused, even if it could move there.
    if (!comes && !cw::special_forbidding(match, coin, &cw::SpecialWhat::no_attack)) {
        const Tried found = anything(match, coin, enemy, random);
        CHECK_MESSAGE(!found.legal, "possible: " << cw::CoinWars::to_json(found.command).dump());
    }
    if (!made.legal()) {
        ++counted.refused;
        CHECK(made.refusal);
        return;
    }
    ++counted.legal;
    REQUIRE(made.command);
    CHECK_FALSE(made.refusal);
    REQUIRE_FALSE(cw::CoinWars::check(match, *made.command));
    counted.shots += made.ranged;
    counted.charges += made.act == Act::Charge;
    counted.this_turn += made.next && !made.next_turn;
    counted.next_turn += made.next && made.next_turn;
    if (!once_in(kOneInFought, random)) return;
    if (made.act == Act::Move) return moved(match, made, random);
    REQUIRE(made.odds);
    fought(match, *made.command, *made.odds, coin, made.target, random);
}

}  // namespace

TEST_CASE("in every battle, an aim says what comes of it, and refuses only what nothing reaches") {
    const auto shelf = battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    REQUIRE_FALSE(shelf.battles.empty());
    const int each = kPositions / static_cast<int>(shelf.battles.size()) + 1;
    Counted counted;
    std::uint64_t seed = 0;
    for (const auto& battle : shelf.battles)
        for (int i = 0; i < each; ++i) {
            Random random(++seed);
            const cw::Match match = a_position(battle.scenario, random);
            if (match.phase != cw::Phase::Play) continue;
            const std::vector<int> enemies = kit::coins_of(match, cw::other(match.side));
            for (const int coin : kit::coins_of(match, match.side)) {
                if (cw::party(match, coin).front() != coin) continue;
                for (const int enemy : enemies) {
                    const auto alike = static_cast<std::uint32_t>(cw::party(match, enemy).size() / kOfAnArmy);
                    if (alike > 1 && !once_in(alike, random)) continue;
                    if (gap_between(match, coin, enemy) > kFar && !once_in(kOneInFar, random)) continue;
                    CAPTURE(battle.name);
                    CAPTURE(seed);
                    CAPTURE(named(match, coin));
                    CAPTURE(named(match, enemy));
                    hold(match, coin, enemy, random, counted);
                }
            }
        }
    MESSAGE(counted.legal << " legal, " << counted.refused << " refused, " << counted.this_turn << " blows this turn, "
                          << counted.next_turn << " next turn, " << counted.shots << " shots, " << counted.charges
                          << " charges");
    CHECK(counted.this_turn > 100);
    CHECK(counted.next_turn > 100);
    CHECK(counted.shots > 100);
    CHECK(counted.charges > 100);
}
