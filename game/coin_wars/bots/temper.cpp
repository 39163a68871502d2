#include "game/coin_wars/bots/temper.h"

#include <algorithm>
#include <array>

namespace bots {

words::Key display_name(Temper temper) {
    constexpr std::array kNames{words::mark("Hold"), words::mark("Balanced"), words::mark("Press")};
    return kNames[static_cast<std::size_t>(temper)];
}

words::Key about(Temper temper) {
    constexpr std::array kSentences{words::mark("Stands on its ground and lets you come."),
                                    words::mark("Holds or attacks as the position asks."),
                                    words::mark("Goes for you and takes risks for it.")};
    return kSentences[static_cast<std::size_t>(temper)];
}

std::optional<Temper> temper_name(std::string_view word) {
    const auto& words = enum_names(Temper{});
    const auto it = std::ranges::find(words, word);
    if (it == words.end()) return std::nullopt;
    return static_cast<Temper>(it - words.begin());
}

Weights tempered(Weights weights, Temper temper) {
    switch (temper) {
        case Temper::Hold:
            weights.approach *= 0.3;
            weights.hunt *= 0.3;
            weights.shelter *= 2;
            weights.exposure *= 1.3;
            weights.idle = 0;
            break;
        case Temper::Balanced:
            break;
        case Temper::Press:
            weights.approach *= 3;
            weights.exposure *= 0.7;
            weights.shelter *= 0.3;
            break;
    }
    return weights;
}

}  // namespace bots
