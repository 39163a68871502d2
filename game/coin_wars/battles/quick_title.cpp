#include "game/coin_wars/battles/quick_title.h"

#include <algorithm>
#include <array>

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

// The ground that a battle is named after, and its name on the table.
struct Head {
    Key title, ground;
};
// In the order of the kinds of ground, kHeadsPerGround each; then those of open ground.
constexpr std::size_t kHeadsPerGround = 3;
constexpr std::array kHeads{Head{mark("The wood at {1}"), mark("Wood")},  // Defensive
                            Head{mark("The orchard at {1}"), mark("Orchard")},
                            Head{mark("The ruins at {1}"), mark("Ruins")},
                            Head{mark("The hill at {1}"), mark("Hill")},  // Offensive
                            Head{mark("The windmill at {1}"), mark("Windmill")},
                            Head{mark("The beacon at {1}"), mark("Beacon")},
                            Head{mark("The mill pond at {1}"), mark("Mill pond")},  // Impassable
                            Head{mark("The lake at {1}"), mark("Lake")},
                            Head{mark("The fish pond at {1}"), mark("Fish pond")},
                            Head{mark("The ford at {1}"), mark("Ford")},  // Slow
                            Head{mark("The marsh at {1}"), mark("Marsh")},
                            Head{mark("The bog at {1}"), mark("Bog")},
                            Head{mark("The hedges at {1}"), mark("Hedge")},  // Stop
                            Head{mark("The ditch at {1}"), mark("Ditch")},
                            Head{mark("The fence at {1}"), mark("Fence")},
                            Head{mark("The quarry at {1}"), mark("Quarry")},  // NoCharge
                            Head{mark("The rocks at {1}"), mark("Rocks")},
                            Head{mark("The mine at {1}"), mark("Old mine")},
                            Head{mark("The common at {1}"), Key("")},
                            Head{mark("The field at {1}"), Key("")},
                            Head{mark("The heath at {1}"), Key("")}};
// Titles from before they were named after ground alone; results still contain them.
constexpr std::array kFormerHeads{mark("The mill at {1}"),       mark("The bridge at {1}"),
                                  mark("The ferry at {1}"),      mark("The toll gate at {1}"),
                                  mark("The crossroads at {1}"), mark("The market at {1}")};

constexpr std::string_view kGap = "{1}";

std::string filled(Key head, Key town) {
    std::string text(head.english());
    return text.replace(text.find(kGap), kGap.size(), town.english());
}

}  // namespace

QuickNames quick_names(core::Random& random, std::optional<Ground> ground) {
    const std::size_t kind = ground ? static_cast<std::size_t>(*ground) : kHeads.size() / kHeadsPerGround - 1;
    const Head& head = kHeads[kind * kHeadsPerGround + random.below(kHeadsPerGround)];
    std::array<Key, kTowns.size()> towns = kTowns;
    for (std::size_t i = 0; i < 3; ++i)
        std::swap(towns[i], towns[i + random.below(static_cast<std::uint32_t>(towns.size() - i))]);
    return {filled(head.title, towns[0]),
            {std::string(towns[1].english()), std::string(towns[2].english())},
            std::string(head.ground.english())};
}

namespace {

// nullopt if the title does not begin with it.
std::optional<Phrase> title_with(Key head, std::string_view title) {
    const std::string_view before = head.english().substr(0, head.english().find(kGap));
    if (!title.starts_with(before)) return std::nullopt;
    const auto town = std::ranges::find(kTowns, title.substr(before.size()), &Key::english);
    if (town == kTowns.end()) return std::nullopt;
    Phrase phrase(head);
    phrase.parts.push_back(*town);
    return phrase;
}

}  // namespace

Phrase title_words(const std::string& title) {
    if (title.empty()) return words::say("A battle");
    for (const Head& head : kHeads)
        if (auto phrase = title_with(head.title, title)) return *phrase;
    for (const Key head : kFormerHeads)
        if (auto phrase = title_with(head, title)) return *phrase;
    return words::known(title);
}

}  // namespace battles
