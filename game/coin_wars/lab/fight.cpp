#include "game/coin_wars/lab/fight.h"

#include "engine/core/lists.h"
#include "game/coin_wars/lab/fight_loop.h"
#include "game/coin_wars/lab/random_streams.h"
#include "game/coin_wars/lab/touching_groups.h"
#include "game/kit/hands/quick_hand.h"

namespace lab {

namespace {

using cw::Scenario;
using cw::Side;

// The start of a pair's battles: who plays what, who goes first, how the deployment is jittered.

constexpr int kTries = 8;

class Jitter {
public:
    explicit Jitter(Scenario& scenario) : scenario_(scenario) {}

    // Shifts each group of the side; `forward` turns the shift into the side's own frame.
    void shift_side(Side side, double max, std::uint64_t key) {
        const double forward = side == Side::Heads ? 1 : -1;
        std::uint64_t number = 0;
        for (const std::vector<int>& group : groups_of(scenario_, side)) {
            core::Random random(stream(key, number++));
            for (int i = 0; i < kTries; ++i) {
                const double x = random.between(-max, max);
                const double y = random.between(-max, max);
                if (try_shift(group, side, core::round_to_grid(Vec2{x, y} * forward))) break;
            }
        }
    }

private:
    bool try_shift(const std::vector<int>& group, Side side, Vec2 way) {
        const auto stands = [&](int coin) { return may_stand(group, side, coin, way); };
        if (!std::ranges::all_of(group, stands)) return false;
        for (const int coin : group) {
            cw::CoinSetup& setup = scenario_.coin(coin);
            setup.at = *setup.at + way;
        }
        return true;
    }

    bool may_stand(const std::vector<int>& group, Side side, int coin, Vec2 way) const {
        const measure::Disc before = disc_of(scenario_, coin), after{before.center + way, before.radius};
        const Vec2 at = after.center;
        const double r = after.radius;
        if (at.x < r || at.y < r || at.x > scenario_.width - r || at.y > scenario_.height - r) return false;
        const std::vector<Vec2>& zone = scenario_.sides[cw::index(side)].zone;
        if (!zone.empty() && measure::inside(zone, before) && !measure::inside(zone, after)) return false;
        for (const cw::Terrain& terrain : scenario_.terrain) {
            // On terrain of any kind: a coin on a hill stays on it.
            if (measure::inside(terrain.polygon, before.center) != measure::inside(terrain.polygon, at)) return false;
            if (terrain.kind == cw::Ground::Impassable && measure::gap(before, terrain.polygon) >= 0 &&
                measure::gap(after, terrain.polygon) < 0)
                return false;
        }
        return keeps_apart(group, coin, after);
    }

    bool keeps_apart(const std::vector<int>& group, int coin, const measure::Disc& after) const {
        const measure::Disc before = disc_of(scenario_, coin);
        const Side side = scenario_.coin(coin).side;
        for (int other = 0; other < static_cast<int>(scenario_.coins.size()); ++other) {
            const cw::CoinSetup& setup = scenario_.coin(other);
            if (!setup.at || setup.arrives > 0 || setup.watching) continue;
            if (setup.side == side && core::contains(group, other)) continue;
            // Makes no new contact; a coin that touches an enemy at the start does not move.
            const measure::Disc disc = disc_of(scenario_, other);
            if (measure::touching(after, disc)) return false;
            if (setup.side != side && measure::touching(before, disc)) return false;
        }
        return true;
    }

    Scenario& scenario_;
};

}  // namespace

std::uint64_t chance(const Contest& contest, int pair, int battle, Stream which) {
    const std::uint64_t seed = stream(contest.seed, pair, which);
    // If nothing else distinguishes the two battles of a pair, their seeds must differ.
    const bool alike = contest.swap == Swap::Sides && contest.meeting(pair).fixed_sides;
    return alike && battle == 1 ? mixed(seed) : seed;
}

std::unique_ptr<rules::Hand> make_hand(const Contest& contest) {
    return contest.hand ? contest.hand() : std::make_unique<hands::QuickHand>();
}

std::optional<FightResult> fight(const Contest& contest, int pair, int battle, Control* control) {
    cw::Match match = start_of(contest, pair, battle);
    core::Random dice(chance(contest, pair, battle, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    std::vector<cw::Event> events;
    return fight_on(
        contest, pair, battle, control, [&]() -> const cw::Match& { return match; },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            if (cw::CoinWars::check(match, command)) return nullptr;
            events = cw::CoinWars::apply(match, command, dice, *hand);
            return &events;
        });
}

Casting casting(const Contest& contest, int pair, int battle) {
    const Meeting& meeting = contest.meeting(pair);
    core::Random random(stream(contest.seed, pair, Stream::First));
    Side first = random.below(2) == 0 ? Side::Heads : Side::Tails;
    const bool second = battle == 1;
    Casting cast;
    if (contest.swap == Swap::Bots || !meeting.fixed_sides) {
        cast.a = second ? Side::Tails : Side::Heads;
    } else if (second) {
        first = cw::other(first);
    }
    cast.first = meeting.laid[0]->first.value_or(first);
    if (cast.a == Side::Tails) cast.player = {1, 0};
    return cast;
}

cw::Match start_of(const Contest& contest, int pair, int battle) {
    const Meeting& meeting = contest.meeting(pair);
    const bool edges_change = contest.swap == Swap::Sides && !meeting.fixed_sides;
    Scenario scenario = *meeting.laid[edges_change && battle == 1 ? 1 : 0];
    scenario.first = casting(contest, pair, battle).first;
    Jitter jitter(scenario);
    // The streams belong to the forces: the first force is Heads in the first battle of a pair.
    const Side one = edges_change && battle == 1 ? Side::Tails : Side::Heads;
    jitter.shift_side(one, contest.jitter, stream(contest.seed, pair, Stream::OneForce));
    jitter.shift_side(cw::other(one), contest.jitter, stream(contest.seed, pair, Stream::OtherForce));
    return cw::begin(std::make_shared<const Scenario>(std::move(scenario)));
}

}  // namespace lab
