#include "game/coin_wars/battles/quick_title.h"

#include <algorithm>
#include <array>
#include <span>

namespace battles {

namespace {

using rules::coin_wars::Ground;
using words::Key;
using words::mark;
using words::Phrase;

constexpr std::array kTowns{mark("Aldersford"), mark("Thornby"),   mark("Wexholm"),     mark("Harrowby"),
                            mark("Millbrook"),  mark("Ashdown"),   mark("Kestrel"),     mark("Oxley"),
                            mark("Rookfield"),  mark("Saltmarsh"), mark("Winterton"),   mark("Brackwell"),
                            mark("Greystone"),  mark("Larkhill"),  mark("Foxhollow"),   mark("Cranmere"),
                            mark("Elmstead"),   mark("Highgate"),  mark("Stonebridge"), mark("Willowby")};

// In the order of the kinds of ground, kHeadsPerGround each; then those of open ground.
constexpr std::size_t kHeadsPerGround = 3;
constexpr std::array kHeads{
    mark("The wood at {1}"),       mark("The orchard at {1}"),  mark("The ruins at {1}"),      // Defensive
    mark("The hill at {1}"),       mark("The windmill at {1}"), mark("The beacon at {1}"),     // Offensive
    mark("The mill at {1}"),       mark("The lake at {1}"),     mark("The bridge at {1}"),     // Impassable
    mark("The ford at {1}"),       mark("The marsh at {1}"),    mark("The ferry at {1}"),      // Slow
    mark("The hedges at {1}"),     mark("The ditch at {1}"),    mark("The toll gate at {1}"),  // Stop
    mark("The quarry at {1}"),     mark("The rocks at {1}"),    mark("The mine at {1}"),       // NoCharge
    mark("The crossroads at {1}"), mark("The field at {1}"),    mark("The market at {1}")};

constexpr std::string_view kGap = "{1}";

std::string filled(Key head, Key town) {
    std::string text(head.english());
    return text.replace(text.find(kGap), kGap.size(), town.english());
}

}  // namespace

QuickNames quick_names(core::Random& random, std::optional<Ground> ground) {
    const std::size_t kind = ground ? static_cast<std::size_t>(*ground) : kHeads.size() / kHeadsPerGround - 1;
    const Key head = kHeads[kind * kHeadsPerGround + random.below(kHeadsPerGround)];
    std::array<Key, kTowns.size()> towns = kTowns;
    for (std::size_t i = 0; i < 3; ++i)
        std::swap(towns[i], towns[i + random.below(static_cast<std::uint32_t>(towns.size() - i))]);
    return {filled(head, towns[0]), {std::string(towns[1].english()), std::string(towns[2].english())}};
}

Phrase title_words(const std::string& title) {
    for (const Key head : kHeads) {
        const std::string_view before = head.english().substr(0, head.english().find(kGap));
        if (!title.starts_with(before)) continue;
        const auto town = std::ranges::find(kTowns, std::string_view(title).substr(before.size()), &Key::english);
        if (town == kTowns.end()) break;
        Phrase phrase(head);
        phrase.parts.push_back(*town);
        return phrase;
    }
    return words::known(title);
}

}  // namespace battles
