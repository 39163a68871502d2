#include "game/coin_wars/battles/formation_plan.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>

#include "engine/measure/crowd.h"
#include "engine/measure/direction.h"
#include "game/coin_wars/battles/formation_recipes.h"

namespace battles {

namespace {

struct Drawn {
    Layout layout;
    std::vector<std::string> types;  // for each place
};

std::vector<std::string> types_of(std::span<const Member> members) {
    std::vector<std::string> types;
    for (const Member& member : members) types.push_back(member.type);
    return types;
}

double widest(std::span<const Member> members) {
    double diameter = 0;
    for (const Member& member : members) diameter = std::max(diameter, member.diameter);
    return diameter;
}

// Mirroring also mirrors where the types stand.
Drawn by_recipe(const FormationPlan& plan, std::span<const Member> members, double width) {
    Shape shape = plan.shape;
    if (width > 0) shape.width = width;
    const int count = static_cast<int>(members.size());
    Shape as_given = shape;
    as_given.mirrored = false;
    const auto types = types_at(lay_out(*plan.formation, count, as_given).centres, mix_of(types_of(members), plan.mix));
    return {lay_out(*plan.formation, count, shape), types};
}

Drawn by_places(const FormationPlan& plan) {
    Drawn drawn;
    for (const Spot& spot : plan.places) {
        recipes::add(drawn.layout, spot.at, 0);
        drawn.types.push_back(spot.type);
    }
    drawn.layout = recipes::centred(std::move(drawn.layout));
    if (plan.shape.mirrored)
        for (Vec2& centre : drawn.layout.centres) centre.x = -centre.x;
    return drawn;
}

// The place of each member: the first free one of its type; after all of those, the first free one.
std::vector<std::size_t> seats(const Drawn& drawn, std::span<const Member> members) {
    std::vector<bool> taken(drawn.types.size());
    std::vector<std::optional<std::size_t>> seat(members.size());
    const auto sit = [&](std::size_t member, const auto& suits) {
        for (std::size_t place = 0; place < taken.size() && !seat[member]; ++place)
            if (!taken[place] && suits(place)) {
                taken[place] = true;
                seat[member] = place;
            }
    };
    for (std::size_t i = 0; i < members.size(); ++i)
        sit(i, [&](std::size_t place) { return drawn.types[place] == members[i].type; });
    for (std::size_t i = 0; i < members.size(); ++i) sit(i, [](std::size_t) { return true; });
    std::vector<std::size_t> places;
    for (const auto& each : seat) places.push_back(*each);
    return places;
}

// Inches per diameter, large enough that no rims overlap.
double pitch(const std::vector<Vec2>& centres, std::span<const Member> members) {
    double inches = widest(members);
    for (std::size_t i = 0; i < centres.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const double apart = distance(centres[i], centres[k]);
            const double needed = (members[i].diameter + members[k].diameter) / 2;
            // Callers allow for rounding.
            if (apart * inches < needed * (1 - 1e-9)) inches = needed / apart;
        }
    return inches;
}

double to_four_decimals(double value) { return std::nearbyint(value * 1e4) / 1e4 + 0.0; }

// A table so large that its edges never matter, with the formation in the middle.
constexpr double kTable = 4096;
constexpr Vec2 kMiddle{kTable / 2, kTable / 2};

// The most common diameter; the widest of equally common ones.
double commonest(std::span<const Member> members) {
    std::map<double, int> counts;
    for (const Member& member : members) ++counts[member.diameter];
    const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
    return std::max_element(counts.rbegin(), counts.rend(), less)->first;
}

// The coins in the same touching group as `first`, including it.
std::vector<std::size_t> linked_to(std::size_t first, const std::vector<measure::Disc>& discs,
                                   std::vector<std::size_t> rest) {
    std::erase(rest, first);
    std::vector<std::size_t> linked{first};
    for (std::size_t i = 0; i < linked.size(); ++i) {
        const measure::Disc link = discs[linked[i]];
        const auto touches = [&](std::size_t k) { return measure::touching(discs[k], link); };
        std::ranges::copy_if(rest, std::back_inserter(linked), touches);
        std::erase_if(rest, touches);
    }
    return linked;
}

}  // namespace

std::vector<std::string> types_of(const FormationPlan& plan) {
    std::vector<std::string> types;
    for (const Group& group : plan.mix) types.insert(types.end(), static_cast<std::size_t>(group.coins), group.type);
    for (const Spot& spot : plan.places) types.push_back(spot.type);
    return types;
}

Stand on_line(Vec2 left, Vec2 right) {
    return {(left + right) / 2, left_of(unit(right - left)), distance(left, right)};
}

Stand facing(Vec2 front, double degrees) {
    constexpr int kTurn = 36000;
    const int hundredths = static_cast<int>(std::nearbyint(std::fmod(degrees, 360) * 100));
    return {front, measure::direction((hundredths + kTurn) % kTurn, kTurn)};
}

std::optional<TakenUp> take_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand) {
    if (members.empty()) return TakenUp{};
    if (!plan.formation && plan.places.size() < members.size()) return std::nullopt;
    const Drawn drawn = plan.formation ? by_recipe(plan, members, stand.width / widest(members)) : by_places(plan);
    std::vector<Vec2> centres;
    TakenUp taken;
    for (const std::size_t place : seats(drawn, members)) {
        centres.push_back(drawn.layout.centres[place]);
        taken.parts.push_back(drawn.layout.parts[place]);
    }
    const double inches = pitch(centres, members);
    const Vec2 right = -left_of(stand.forward);
    for (const Vec2 centre : centres)
        taken.at.push_back(core::round_to_grid(stand.front + (right * centre.x + stand.forward * centre.y) * inches));
    return taken;
}

FormationPlan plan_of(std::span<const Member> members, std::span<const Vec2> at, Vec2 forward) {
    assert(!members.empty() && members.size() == at.size());
    const double diameter = widest(members);
    const Vec2 right = -left_of(forward);
    Layout layout;
    for (const Vec2 place : at) recipes::add(layout, Vec2{dot(place, right), dot(place, forward)} / diameter, 0);
    layout = recipes::centred(std::move(layout));
    FormationPlan plan;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Vec2 centre = layout.centres[i];
        plan.places.push_back({members[i].type, {to_four_decimals(centre.x), to_four_decimals(centre.y)}});
    }
    return plan;
}

std::optional<TakenUp> close_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand) {
    const bool closed = plan.formation && plan.formation->one_army && plan.shape.spacing == kMinSpacing;
    if (!closed || members.empty()) return take_up(plan, members, stand);
    const double common = commonest(members);
    std::vector<Member> even(members.begin(), members.end());
    for (Member& member : even) member.diameter = common;
    auto taken = take_up(plan, even, stand);
    const Vec2 shift = core::round_to_grid(kMiddle - stand.front);
    std::vector<measure::Disc> wanted;
    std::vector<std::size_t> common_ones;
    for (std::size_t i = 0; i < members.size(); ++i) {
        wanted.push_back({taken->at[i] + shift, members[i].diameter / 2});
        if (members[i].diameter == common) common_ones.push_back(i);
    }
    const auto from_front = [&](std::size_t i) { return distance(wanted[i].center, kMiddle); };
    const auto settled = linked_to(*std::ranges::min_element(common_ones, {}, from_front), wanted, common_ones);

    measure::GatherTask task{{kTable, kTable, {}, {}}, {}, {}};
    for (const std::size_t i : settled) task.settled.push_back(wanted[i]);
    std::vector<std::size_t> brought;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (std::ranges::count(settled, i) > 0) continue;
        brought.push_back(i);
        task.coming.push_back({wanted[i], wanted[i].center});
    }
    const auto places = measure::gather(task);
    for (std::size_t k = 0; k < brought.size(); ++k)
        if (places[k]) taken->at[brought[k]] = *places[k] - shift;
    return taken;
}

}  // namespace battles
