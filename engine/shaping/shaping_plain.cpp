// Built without HarfBuzz: every letter stands by itself, from left to right.

#include "engine/shaping/shaping.h"
#include "engine/shaping/subset.h"

namespace shaping {

struct Shaper::Known {
    Line nothing{};
};

bool can_shape() { return false; }

bool needs_shaping(std::string_view) { return false; }

Shaper::Shaper(FontFinder) : known_(std::make_unique<Known>()) {}
Shaper::~Shaper() = default;

const Line& Shaper::line(std::string_view, const Hand&) { return known_->nothing; }

std::string subset(const FontPlace&, const std::set<char32_t>&) { return {}; }

}  // namespace shaping
