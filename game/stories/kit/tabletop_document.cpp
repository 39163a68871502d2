#include "game/stories/kit/tabletop_document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace story {

namespace {

using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;
using Kind = DocumentPart::Kind;

// Row by row from the top, each from the left; piles from bottom to top.
std::vector<const Card*> as_read(const Tabletop& tabletop) {
    std::vector<const Card*> cards;
    for (const Card& card : tabletop.cards()) cards.push_back(&card);
    const auto row = [](const Card* card) { return -std::round(card->at.y / (2 * kCardHalf.y)); };
    std::ranges::stable_sort(cards, {}, [&](const Card* card) { return std::pair(row(card), card->at.x); });
    return cards;
}

Phrase coins_in_words(const Tabletop& tabletop) {
    const std::array kinds{std::pair{"penny", words::mark("Pennies")}, std::pair{"nickel", words::mark("Nickels")},
                           std::pair{"dime", words::mark("Dimes")}, std::pair{"quarter", words::mark("Quarters")}};
    std::vector<Phrase> all;
    for (const auto& [coin, name] : kinds) {
        const auto count = std::ranges::count(tabletop.counters(), coin, &Counter::coin);
        if (count > 0) all.push_back(say("{1}: {2}", Phrase(name), static_cast<int>(count)));
    }
    return joined(all, rules::comma());
}

}  // namespace

std::vector<DocumentPart> tabletop_document(const Tabletop& tabletop, std::span<const Phrase> thrown) {
    std::vector<DocumentPart> parts;
    std::vector<Phrase> open;
    int covered = 0;
    for (const Card* card : as_read(tabletop)) {
        if (card->face_down) {
            ++covered;
        } else if (card->playing) {
            open.push_back(spoken(*card->playing));
        } else {
            parts.push_back({Kind::Scene, card->title.empty() ? say("A card without a headline") : plain(card->title)});
            if (!card->text.empty()) parts.push_back({Kind::Happened, plain(card->text)});
        }
    }
    const auto list = [&](const Phrase& what, const Phrase& text) {
        if (!text.empty()) parts.push_back({.kind = Kind::Entry, .text = text, .who = what});
    };
    if (!open.empty() || covered > 0 || !tabletop.counters().empty())
        parts.push_back({Kind::Scene, say("Also on the table")});
    list(say("Playing cards"), joined(open, rules::comma()));
    if (covered > 0) list(say("Face down"), say_many(covered, "{1} card", "{1} cards"));
    list(say("Coins"), coins_in_words(tabletop));
    if (!thrown.empty()) parts.push_back({Kind::Scene, say("Thrown")});
    for (std::size_t i = thrown.size(); i-- > 0;) parts.push_back({Kind::Entry, thrown[i]});
    return parts;
}

}  // namespace story
