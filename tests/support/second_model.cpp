#include "tests/support/second_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace tests {

namespace {

using namespace rules::coin_wars;

constexpr double kUnclear = 0.003;  // inches: nearer to a bound than this, either answer is accepted
constexpr double kMin = 0.1, kMax = 0.3;

double rims_apart(const Match& match, int a, Vec2 at_a, int b, Vec2 at_b) {
    return std::hypot(at_a.x - at_b.x, at_a.y - at_b.y) - (match.type(a).diameter + match.type(b).diameter) / 2;
}

template <class E>
const E* first_of(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (const auto* found = get_if<E>(&event)) return found;
    return nullptr;
}

// nullopt: too near to a bound to tell
using Verdict = std::optional<bool>;

Verdict less(double value, double bound) {
    if (std::abs(value - bound) < kUnclear) return std::nullopt;
    return value < bound;
}

double card_range(const Match& match) {
    const CardRange range = match.scenario->options.card_range;
    return range == CardRange::LongEdge ? 5 : range == CardRange::ShortEdge ? 3 : std::sqrt(34.0);
}

double from_line(Vec2 p, Vec2 a, Vec2 b) {
    const double dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    const double t = length > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0.0, 1.0) : 0;
    return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

// BX-12, without measuring: true if no ground that blocks sight is on the line.
bool lies_open(const Match& match, Vec2 from, Vec2 to) {
    constexpr int kSteps = 400;
    for (const Terrain& ground : match.scenario->terrain) {
        if (ground.sight == Sight::Open) continue;
        for (int i = 0; i <= kSteps; ++i)
            if (measure::inside(ground.polygon, from + (to - from) * (static_cast<double>(i) / kSteps))) return false;
    }
    return true;
}

// R-13 and the option `fire_blocked`.
Verdict hits(const Match& match, int shooter, int target) {
    const Vec2 from = match.coin(shooter).at, to = match.coin(target).at;
    Verdict sees = less(rims_apart(match, shooter, from, target, to), card_range(match));
    if (!lies_open(match, from, to)) return std::nullopt;
    const FireBlocked blocked = match.scenario->options.fire_blocked;
    if (blocked == FireBlocked::No) return sees;
    for (int i = 0; i < match.count(); ++i) {
        if (i == shooter || i == target || !match.on_table(i)) continue;
        if (blocked == FireBlocked::Enemies && match.side_of(i) == match.side_of(shooter)) continue;
        const Verdict crossed = less(from_line(match.coin(i).at, from, to), match.type(i).diameter / 2);
        if (!crossed) sees = std::nullopt;
        if (crossed == true) return false;
    }
    return sees;
}

std::vector<int> party_of(const Match& match, int coin) {
    if (match.coin(coin).army == kNoArmy) return {coin};
    std::vector<int> all;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.coin(i).army == match.coin(coin).army) all.push_back(i);
    return all;
}

// True if a scattered coin had a place to go: free, and 0.1 to 0.3 in from its neighbouring survivor.
bool has_place(const Match& after, int coin, const std::vector<int>& survivors) {
    const Vec2 at = after.coin(coin).at;
    const double r = after.type(coin).diameter / 2;
    for (double far = 0.02; far <= kMax + kMin; far += 0.04)
        for (int angle = 0; angle < 24; ++angle) {
            const double turn = angle * std::numbers::pi / 12;
            const Vec2 p{at.x + far * std::cos(turn), at.y + far * std::sin(turn)};
            bool free = p.x >= r && p.y >= r && p.x <= after.scenario->width - r && p.y <= after.scenario->height - r;
            double nearest = std::numeric_limits<double>::infinity();
            for (int i = 0; free && i < after.count(); ++i) {
                if (i == coin || !after.on_table(i)) continue;
                const double apart = rims_apart(after, coin, p, i, after.coin(i).at);
                const bool ours = std::ranges::find(survivors, i) != survivors.end();
                free = apart > (ours ? kMin : 0.01);
                if (ours) nearest = std::min(nearest, apart);
            }
            if (free && nearest < kMax) return true;
        }
    return false;
}

double nearest_of(const Match& match, int coin, const std::vector<int>& survivors) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const int other : survivors)
        if (other != coin)
            nearest = std::min(nearest, rims_apart(match, coin, match.coin(coin).at, other, match.coin(other).at));
    return nearest;
}

}  // namespace

SecondModel::Counts& SecondModel::Counts::operator+=(const Counts& more) {
    for (const auto count : {&Counts::survivors, &Counts::driven_apart, &Counts::left_close, &Counts::beyond,
                             &Counts::shot_back, &Counts::silent})
        this->*count += more.*count;
    return *this;
}

std::string SecondModel::fault(const Match& before, const Command& command, const std::vector<Event>& events,
                               const Match& after) {
    std::string fault = fault_of_beyond(command, events, after);
    if (fault.empty() && holds_alternative<Attack>(command)) fault = fault_of_return_fire(before, events);
    if (fault.empty()) measure_scattering(before, events, after);
    return fault;
}

std::string SecondModel::fault_of_beyond(const Command& command, const std::vector<Event>& events, const Match& after) {
    if (const auto* attack = get_if<Attack>(&command))
        for (const std::string& id : attack->beyond) doomed_.insert(after.find(id));
    if (first_of<WentBeyond>(events)) counts_.beyond += static_cast<int>(doomed_.size());
    // By the first rulings nobody strikes back at a single coin that goes beyond.
    if (const auto* back = first_of<AttackedBack>(events);
        back && back->strike.beats && back->strike.target_army == kNoArmy && doomed_.contains(back->strike.target)) {
        if (after.scenario->rulings.number < 2) return "who goes beyond is struck back";
        beaten_ = back->strike.target;
    }
    for (const Event& event : events) {
        const auto* went = get_if<WentBeyond>(&event);
        if (went) doomed_.insert(went->coin);
        const auto* fell = get_if<Fell>(&event);
        if (!fell) continue;
        const bool taken = fell->coin == beaten_;
        if ((fell->how == How::Beyond) != (doomed_.contains(fell->coin) && !taken))
            return after.id(fell->coin) + " is lost, and not as it should be: by going beyond";
        if (taken && fell->how != How::AttackBack) return after.id(fell->coin) + " was beaten, and not taken";
        doomed_.erase(fell->coin);
        if (taken) beaten_ = -1;
    }
    if (!after.fight && !doomed_.empty()) return after.id(*doomed_.begin()) + " went beyond and is still there";
    return "";
}

std::string SecondModel::fault_of_return_fire(const Match& before, const std::vector<Event>& events) {
    const auto* attacked = first_of<Attacked>(events);
    if (!attacked || !attacked->strike.ranged) return "";
    const Strike& strike = attacked->strike;
    const bool single = strike.army == kNoArmy && strike.target_army == kNoArmy;
    if (single && (before.type(strike.attacker).spy || before.type(strike.target).spy)) return "";
    std::vector<int> expected;
    const bool removed = strike.army == kNoArmy && first_of<WentBeyond>(events) && before.scenario->rulings.number < 2;
    for (const int coin : party_of(before, strike.target)) {
        if (removed || !before.type(coin).long_range || before.coin(coin).cut_off) continue;
        bool clear = true, any = false;
        for (const int attacker : strike.units) {
            const Verdict one = hits(before, coin, attacker);
            any = any || one == true;
            clear = clear && one.has_value();
        }
        if (!any && !clear) return "";
        if (any) expected.push_back(coin);
    }
    const auto* back = first_of<AttackedBack>(events);
    std::vector<int> units;
    if (back) units = back->strike.units;
    std::ranges::sort(units);
    ++(units.empty() ? counts_.silent : counts_.shot_back);
    return units == expected ? "" : "others shoot back than have range and a free line";
}

void SecondModel::measure_scattering(const Match& before, const std::vector<Event>& events, const Match& after) {
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
        const auto* broke = get_if<Broke>(&events[i]);
        const auto* split = get_if<SplitUp>(&events[i]);
        if (!broke && !split) continue;
        const CoinIds& survivors = broke ? broke->coins : split->coins;
        // Later moves hide the survivors' places.
        const bool moved_on =
            std::any_of(events.begin() + static_cast<std::ptrdiff_t>(i) + 2, events.end(), [](const Event& later) {
                return holds_alternative<Scattered>(later) || holds_alternative<Moved>(later) ||
                       holds_alternative<Arrived>(later);
            });
        if (moved_on) continue;
        for (const int coin : survivors) {
            ++counts_.survivors;
            const double now = nearest_of(after, coin, survivors);
            if (nearest_of(before, coin, survivors) <= kMax && now > kMax + kUnclear) ++counts_.driven_apart;
            if (now < kMin - kUnclear && has_place(after, coin, survivors)) ++counts_.left_close;
        }
    }
}

}  // namespace tests
