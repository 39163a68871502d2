#include "engine/render/faces.h"

#include <algorithm>

#include "engine/render/scene.h"

namespace render {

namespace {
constexpr int kDesignCount = static_cast<int>(kDesigns.size());
}

std::string face_file(int layer) {
    const std::string design = kDesigns.at(static_cast<std::size_t>(layer % kDesignCount));
    return "coins/" + design + (layer < kDesignCount ? "_heads.png" : "_tails.png");
}

int coin_face(const std::string& design, bool heads) {
    const auto* found = std::ranges::find(kDesigns, design);
    const int row = found == kDesigns.end() ? kDesignCount - 1 : static_cast<int>(found - kDesigns.begin());
    return heads ? row : kDesignCount + row;
}

}  // namespace render
