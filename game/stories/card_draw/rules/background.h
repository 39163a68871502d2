#pragma once
// CD-3 to CD-10: background cards, the hand that is a character's sheet, and the packs they come from.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/stories/card_draw/rules/cards.h"
#include "game/stories/card_draw/rules/ids.h"

namespace rules::card_draw {

// CD-4: red may be played once per session, blue once per scene. Never the colour of the suit.
enum class Back { Red, Blue };
WORDS_OF(Back, "red", "blue")
enum class Kind { Innate, Temperament, Type, Profession, Hobby, Other };
WORDS_OF(Kind, "innate", "temperament", "type", "profession", "hobby", "other")
// CD-7: without effect on play.
enum class Scope { General, Specific };
WORDS_OF(Scope, "general", "specific")

// CD-6: at most one of each of these in a hand.
constexpr bool is_single(Kind kind) { return kind <= Kind::Type; }
// the pack a kind is drawn from unless the GM names the other one.
constexpr Back usual_back(Kind kind) { return kind == Kind::Innate ? Back::Red : Back::Blue; }

// A card of the two packs, "blue JD": no other is like it.
struct Backed {
    Back back = Back::Blue;
    Card card;
    static const rules::Kind& field_kind();
    friend bool operator==(const Backed&, const Backed&) = default;
};
std::string word(const Backed& card);
std::optional<Backed> backed_from(std::string_view word);
// In a sentence: "the queen of hearts (red back)".
Phrase spoken(Backed card);
Phrase spoken(Kind kind);

// CD-7: a suit's field, as it is written: clubs "physical", diamonds "skill", hearts "social", spades
// "reasoning".
struct SuitField {
    Suit suit{};
    static const rules::Kind& field_kind();
};
std::string field_word(Suit suit);
Phrase spoken_field(Suit suit);

struct Background {
    Backed card;
    Kind kind = Kind::Other;
    std::string name{};  // empty until the player has named it
    Scope scope = Scope::General;
    bool ready = true;  // not set aside
    static const rules::Kind& field_kind();
    friend bool operator==(const Background&, const Background&) = default;
};

// A pack: what has been shuffled, and what was laid at its bottom since, the first to come first.
struct Pack {
    CardSet shuffled = CardSet::whole();
    Cards bottom{};
    FIELDS(shuffled, bottom)
    int size() const { return shuffled.size() + static_cast<int>(bottom.size()); }
    // Whether that card can be on top now.
    bool may_give(Card card) const {
        return shuffled.empty() ? !bottom.empty() && bottom.front() == card : shuffled.has(card);
    }
    friend bool operator==(const Pack&, const Pack&) = default;
};

}  // namespace rules::card_draw
