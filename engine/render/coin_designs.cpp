#include "engine/render/coin_designs.h"

#include <algorithm>
#include <cctype>

#include "engine/core/hash.h"
#include "engine/core/lists.h"

namespace render {

namespace {

constexpr int kDesignCount = static_cast<int>(kDesigns.size());

constexpr std::array<std::string_view, kEmblems> kEmblemWords{
    "wheat",   "oak",     "maple",     "wheel",  "arrows", "star",     "sun",     "cross",    "fish",
    "bird",    "ship",    "horseshoe", "crown",  "rose",   "lily",     "blossom", "key",      "owl",
    "moon",    "mask",    "tower",     "anchor", "shield", "mountain", "tank",    "gun",      "helmet",
    "warship", "fighter", "starship",  "dragon", "knight", "bow",      "spear",   "elephant", "wizard"};
constexpr std::array<std::string_view, kBorders> kBorderWords{"line",   "beads",   "wreath", "rays",
                                                              "sides7", "sides11", "sides12"};

template <class Part, std::size_t Count>
std::optional<Part> part_of(const std::array<std::string_view, Count>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) return {};
    return static_cast<Part>(found - words.begin());
}

char capital(char c) { return c == '_' ? ' ' : static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

}  // namespace

CoinText::CoinText(std::string_view text) {
    const std::size_t size = std::min(text.size(), chars_.size() - 1);
    std::ranges::copy(text.substr(0, size), chars_.begin());
}

std::string_view CoinText::view() const { return chars_.data(); }

std::string_view word(Emblem emblem) { return kEmblemWords.at(static_cast<std::size_t>(emblem)); }
std::string_view word(Border border) { return kBorderWords.at(static_cast<std::size_t>(border)); }
std::optional<Emblem> emblem_of(std::string_view word) { return part_of<Emblem>(kEmblemWords, word); }
std::optional<Border> border_of(std::string_view word) { return part_of<Border>(kBorderWords, word); }

bool is_drawn(std::string_view design) { return core::contains(kDesigns, design); }

int layer_of(const CoinFace& face) { return face.heads ? face.drawn : kDesignCount + face.drawn; }

std::string face_picture(int layer) {
    const std::string design = kDesigns.at(static_cast<std::size_t>(layer % kDesignCount));
    return "coins/" + design + (layer < kDesignCount ? "_heads" : "_tails");
}

CoinFace coin_face(std::string_view design, bool heads) {
    CoinFace face;
    face.heads = heads;
    if (is_drawn(design)) {
        face.drawn = static_cast<int>(std::ranges::find(kDesigns, design) - kDesigns.begin());
        return face;
    }
    face.drawn = kStruck;
    face.emblem = static_cast<Emblem>(core::Hash().add(design).value() % static_cast<int>(Emblem::Tank));
    std::string name(design);
    std::ranges::transform(name, name.begin(), capital);
    face.legend = CoinText(name);
    return face;
}

}  // namespace render
