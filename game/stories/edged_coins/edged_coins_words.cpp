#include "game/stories/edged_coins/edged_coins_words.h"

#include <array>

#include "game/stories/edged_coins/rules/ranks.h"

namespace story {

using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

Phrase person_name(const ec::Match& match, const std::string& id) {
    if (id.empty()) return say("The CM");
    const ec::Character* character = match.find(id);
    return plain(character ? character->name() : id);
}

Phrase seat_name(const ec::Match& match, ec::Seat seat) {
    if (seat == ec::kCm) return say("The CM");
    return plain(match.seats[static_cast<std::size_t>(seat.number - 1)]);
}

Phrase difficulty_name(ec::Difficulty difficulty) {
    constexpr std::array kNames{words::mark("very easy"), words::mark("easy"), words::mark("normal"),
                                words::mark("difficult"), words::mark("very difficult")};
    return kNames[static_cast<std::size_t>(difficulty)];
}

Phrase rank_name(int rank) {
    if (ec::row_of(rank).title.empty()) return say("rank {1}", rank);
    return Phrase(rank) + plain(" ") + Phrase(ec::row_of(rank).title);
}

Phrase toss_name(ec::TossKind kind, const std::string& name) {
    if (kind == ec::TossKind::Damage) return say("Damage");
    if (kind == ec::TossKind::Burn) return say("The fire");
    return plain(name);
}

Phrase signed_figure(int number) {
    if (number == 0) return Phrase(0);
    return plain(number > 0 ? "+" : "\u2212") + Phrase(number > 0 ? number : -number);
}

Phrase affliction_in_words(const ec::Affliction& affliction) {
    if (affliction.is_burn()) return say("Burning {1}", affliction.strength);
    return plain(affliction.name) + plain(" ") + Phrase(affliction.severity);
}

Phrase no_limit_or(const std::optional<int>& explosions) {
    if (!explosions) return say("no limit on explosions");
    return say_many(*explosions, "{1} explosion left", "{1} explosions left");
}

}  // namespace story
