#pragma once
// Which types stand where in a formation. Each group in turn takes its favourite places among the free ones, so a
// leader named first has first choice and the last group fills the rest.

#include <span>
#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/kit/fields.h"

namespace battles {

enum class Where {
    Front,   // the foremost, nearest to the middle first
    Rear,    // the rearmost, nearest to the middle first
    Left,    // the leftmost file from its head, then the next
    Right,   // the same from the right
    Wings,   // the outermost, on both sides equally
    Centre,  // nearest to the middle, from the front
};
ENUM_NAMES(Where, "front", "rear", "left", "right", "wings", "centre")

struct Group {
    std::string type;  // a type of a coin set: "penny"
    int coins = 1;     // at least 1
    Where where = Where::Front;
    friend bool operator==(const Group&, const Group&) = default;
};
using Mix = std::vector<Group>;

int coins(const Mix& mix);
// Scales to `count` coins, keeping the proportions as well as possible: largest remainders, ties to the earlier group.
// Groups that round to zero are dropped.
Mix scaled(const Mix& mix, int count);
// A mix of exactly these coins, each type where `wishes` puts it; types without a wish follow, in front.
Mix mix_of(std::span<const std::string> types, const Mix& wishes);

// The type at each place; the mix has one coin for each place.
std::vector<std::string> types_at(std::span<const core::Vec2> centres, const Mix& mix);

}  // namespace battles
