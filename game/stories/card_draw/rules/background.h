#pragma once
// CD-3 to CD-10: background cards, the hand that forms a character's sheet, and the packs they come from.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit/fields.h"
#include "game/stories/card_draw/rules/ids.h"
#include "game/stories/kit/playing_card.h"

namespace rules::card_draw {

// CD-1, CD-2: the cards of Card Draw are those of one deck; a shuffled pile is known by its contents alone (CD-43).

using playing::Card;
using playing::card_at;
using playing::card_from;
using playing::Cards;
using playing::CardSet;
using playing::Colour;
using playing::colour;
using playing::kAce;
using playing::kDeckSize;
using playing::kLowest;
using playing::kRanks;
using playing::kSuits;
using playing::spoken;
using playing::spoken_rank;
using playing::Suit;
using playing::word;

// CD-4: red may be played once per session, blue once per scene. Not the suit's colour.
enum class Back { Red, Blue };
ENUM_NAMES(Back, "red", "blue")
enum class BackgroundKind { Innate, Temperament, Type, Profession, Hobby, Other };
ENUM_NAMES(BackgroundKind, "innate", "temperament", "type", "profession", "hobby", "other")
// CD-7: no effect on play.
enum class Scope { General, Specific };
ENUM_NAMES(Scope, "general", "specific")

// CD-6: at most one of each of these kinds in a hand.
constexpr bool is_single(BackgroundKind kind) { return kind <= BackgroundKind::Type; }
// the pack a kind is drawn from unless the GM names the other.
constexpr Back usual_back(BackgroundKind kind) { return kind == BackgroundKind::Innate ? Back::Red : Back::Blue; }

// A card of the two packs, "blue JD"; each is unique.
struct Backed {
    Back back = Back::Blue;
    Card card;
    static const rules::Kind& field_kind();
    friend bool operator==(const Backed&, const Backed&) = default;
};
std::string word(const Backed& card);
std::optional<Backed> backed_from(std::string_view word);
// As it reads inside a sentence: "the queen of hearts (red back)".
Phrase spoken(Backed card);
Phrase spoken(BackgroundKind kind);

// CD-7: a suit's field, as written: clubs "physical", diamonds "skill", hearts "social", spades "reasoning".
struct SuitField {
    Suit suit{};
    static const rules::Kind& field_kind();
};
std::string field_word(Suit suit);
Phrase spoken_field(Suit suit);

struct Background {
    Backed card;
    BackgroundKind kind = BackgroundKind::Other;
    std::string name{};  // empty until the player names it
    Scope scope = Scope::General;
    bool ready = true;              // not set aside
    std::optional<Suit> favours{};  // in a competition; only a reminder to the GM
    static const rules::Kind& field_kind();
    friend bool operator==(const Background&, const Background&) = default;
};

// A pack: the shuffled cards, and the cards later put at its bottom, the first of them drawn first.
struct Pack {
    CardSet shuffled = CardSet::whole();
    Cards bottom{};
    FIELDS(shuffled, bottom)
    int size() const { return shuffled.size() + static_cast<int>(bottom.size()); }
    // True if that card can be on top now.
    bool may_give(Card card) const {
        return shuffled.empty() ? !bottom.empty() && bottom.front() == card : shuffled.has(card);
    }
    friend bool operator==(const Pack&, const Pack&) = default;
};

// CD-33 to CD-36: cards that stay with a player and affect what that player draws.

// CD-36. Judgement: taken in the test now being improved, not settled yet.
enum class Until { Judgement, EndOfScene, EndOfSession };
ENUM_NAMES(Until, "judgement", "end_of_scene", "end_of_session")
struct Disadvantage {
    Card card;
    Until until = Until::Judgement;
    int number = 0;  // of the scene or session that ends it
    FIELDS(card, until, number)
};
using Disadvantages = std::vector<Disadvantage>;

// CD-12, CD-34: how held disadvantages change the cards drawn.
class Handicap {
public:
    Handicap() = default;
    explicit Handicap(const Disadvantages& held);

    int value(Card drawn) const;
    // CD-35: true if a disadvantage of that suit is held.
    bool holds(Suit suit) const { return lowest(suit) < kNone; }
    friend bool operator==(const Handicap&, const Handicap&) = default;

private:
    static constexpr int kNone = kAce + 1;
    int lowest(Suit suit) const { return lowest_[static_cast<std::size_t>(suit)]; }
    std::array<int, 4> lowest_{kNone, kNone, kNone, kNone};
};

}  // namespace rules::card_draw
