#pragma once
// Which types stand where in a formation. Each group in turn takes, of the places still free, those that it
// likes best; so a leader named first has the choice, and who is named last fills up.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/core/vec2.h"

namespace battles {

enum class Where {
    Front,   // the foremost, of these the nearest to the middle
    Rear,    // the hindmost, of these the nearest to the middle
    Left,    // the left-hand file, from its head; then the next
    Right,   // the same from the right
    Wings,   // the outermost, on both sides alike
    Centre,  // the nearest to the middle, from the front
};
// What files say, in that order.
inline constexpr std::array<const char*, 6> kWhereWords{"front", "rear", "left", "right", "wings", "centre"};

struct Group {
    std::string type;  // of a coin set: "penny"
    int coins = 1;     // at least 1
    Where where = Where::Front;
    friend bool operator==(const Group&, const Group&) = default;
};
using Mix = std::vector<Group>;

int coins(const Mix& mix);
// In the same proportions as near as can be: largest remainders, of equal ones the earlier group. Groups that
// come to nothing are left out.
Mix scaled(const Mix& mix, int count);
// These coins, each type where `wishes` puts it; types that it does not name follow, in front.
Mix mix_of(std::span<const std::string> types, const Mix& wishes);

// The type of each place; the mix has a coin for each of them.
std::vector<std::string> types_at(std::span<const core::Vec2> centres, const Mix& mix);

}  // namespace battles
