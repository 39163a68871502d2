// Clips of dice that roll across the felt and stay to be read.

#include <algorithm>
#include <numbers>

#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/clip_parts.h"

namespace table {

namespace {

constexpr double kRead = 0.9;     // seconds that rolled dice lie before their effect is shown
constexpr double kLaid = 0.35;    // seconds to lay down a real die with its result
constexpr double kTurned = 0.14;  // seconds of the last turn onto its face
constexpr double kApart = 1.15;   // between dice that are laid down, inches

double between_faces(int sides) {
    constexpr double degree = std::numbers::pi / 180;
    switch (sides) {
        case 4:
            return 110 * degree;
        case 8:
            return 70 * degree;
        case 10:
            return 60 * degree;
        case 12:
            return 63 * degree;
        case 20:
            return 42 * degree;
        default:
            return 90 * degree;
    }
}

// A rolling die at a moment: turning from the previous face onto the next.
render::DieSprite rolling(render::DieSprite die, const physics::RollTrajectory& roll, double time) {
    const physics::RollSample now = roll.at(time);
    die.at = now.position;
    die.lift = now.lift;
    die.angle = now.angle;
    die.shown = now.shown;
    if (time >= roll.seconds()) return die;
    const auto at = std::min(static_cast<std::size_t>(time * physics::kSamplesASecond), roll.samples.size() - 1);
    std::size_t from = at, to = at;
    while (from > 0 && roll.samples[from - 1].shown == now.shown) --from;
    while (to + 1 < roll.samples.size() && roll.samples[to].shown == now.shown) ++to;
    const double begun = static_cast<double>(from) / physics::kSamplesASecond,
                 end = static_cast<double>(to) / physics::kSamplesASecond;
    const bool last = to + 1 == roll.samples.size();
    const double turned =
        last ? std::min(0.0, (time - begun) / kTurned - 1) / 2 : (time - begun) / std::max(end - begun, 1e-3) - 0.5;
    const Vec2 next = roll.at(time + 0.03).position - now.position;
    if (core::length(next) < 1e-4) return die;
    die.roll = left_of(unit(next)) * (turned * between_faces(roll.sides));
    return die;
}

std::optional<physics::RollTrajectory> take_roll(Shown& shown, const cw::Die& die) {
    for (auto it = shown.begin(); it != shown.end(); ++it) {
        const auto* roll = get_if<physics::RollTrajectory>(&*it);
        if (!roll || roll->sides != die.sides || roll->shown != die.roll) continue;
        physics::RollTrajectory taken = *roll;
        shown.erase(it);
        return taken;
    }
    return std::nullopt;
}

struct Thrown {
    render::DieSprite die;  // in its final place
    std::optional<physics::RollTrajectory> roll;
    Vec2 aside{};  // shift from where it stopped rolling to its final place
};

// Real dice are laid in pairs.
Vec2 laid_off(std::size_t before) {
    const double column = static_cast<double>(before % 2), row = static_cast<double>(before / 2);
    return Vec2{column - 0.5, 0.5 - row} * (1.05 * kApart);
}

// A place beside the dice already there, for a die that came to rest too close.
Vec2 beside_others(Vec2 at, const std::vector<render::DieSprite>& lying) {
    for (int round = 0; round < 8; ++round)
        for (const render::DieSprite& other : lying)
            if (const double near = distance(at, other.at); near < kApart)
                at = other.at + (near > 1e-3 ? unit(at - other.at) : Vec2{1, 0}) * (kApart + 0.001);
    return at;
}

// The sum of a throw, once its dice lie still: above them; for a second throw, below.
Figure sum_beside(const std::vector<Thrown>& dice, const Phrase& sum, bool second, double when) {
    Vec2 middle;
    for (const Thrown& one : dice) middle = middle + one.die.at / static_cast<double>(dice.size());
    double radius = 0;
    for (const Thrown& one : dice) radius = std::max(radius, distance(middle, one.die.at) + one.die.radius);
    return {sum, middle, radius, {0, second ? -1.0 : 1.0}, true, when};
}

}  // namespace

DiceThrown dice_clip(std::span<const render::DieSprite> lying, std::span<const cw::Die> rolls, const Phrase& sum,
                     cw::Side striker, Vec2 beside, Shown& shown) {
    DiceThrown thrown{{}, {lying.begin(), lying.end()}};
    std::vector<Thrown> dice;
    double longest = 0;
    for (const cw::Die& die : rolls) {
        const cw::Side owner = die.adds_to == cw::Die::For::Offense ? striker : cw::other(striker);
        Thrown one{{}, take_roll(shown, die)};
        one.die.sides = die.sides;
        one.die.shown = die.roll;
        one.die.side = owner == cw::Side::Heads ? render::Ring::Solid : render::Ring::Dashed;
        one.die.at = beside + laid_off(thrown.lying.size());
        if (one.roll) one.die = rolling(one.die, *one.roll, one.roll->seconds());
        one.aside = beside_others(one.die.at, thrown.lying) - one.die.at;
        one.die.at = one.die.at + one.aside;
        longest = std::max(longest, one.roll ? one.roll->seconds() : kLaid);
        thrown.clip.cues = together(std::move(thrown.clip.cues),
                                    one.roll ? rolled(*one.roll) : put_down(die.sides, kLaid, one.die.at));
        thrown.lying.push_back(one.die);
        dice.push_back(std::move(one));
    }
    thrown.clip.seconds = longest + kRead;
    thrown.clip.figures.push_back(sum_beside(dice, sum, !lying.empty(), longest / thrown.clip.seconds));
    thrown.clip.show = [before = std::vector(lying.begin(), lying.end()), dice, longest](render::Scene& scene,
                                                                                         double t) {
        scene.dice = before;
        const double time = t * (longest + kRead);
        for (const Thrown& one : dice) {
            render::DieSprite die = one.die;
            if (one.roll) {
                die = rolling(die, *one.roll, std::min(time, one.roll->seconds()));
                die.at = die.at + one.aside * eased(std::min(time / std::max(one.roll->seconds(), 0.01), 1.0));
            }
            if (!one.roll) die.lift = std::max(0.0, 1 - time / kLaid) * 0.8;
            scene.dice.push_back(die);
        }
    };
    return thrown;
}

}  // namespace table
