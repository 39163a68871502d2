#pragma once
// The loose objects on the story table: index cards that people write on, playing cards, and coins laid down as
// counters. Cards can be moved, turned over, piled up, shuffled, drawn and dealt. A tabletop knows no game; what a card
// means is up to the players.
//
// Inches from the mat's lower left corner, angles in radians, counterclockwise. Cards are identified by numbers, which
// are never reused.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/vec2.h"
#include "game/kit/json.h"
#include "game/kit/player_text.h"
#include "game/kit/refusal.h"
#include "game/stories/kit/playing_card.h"

namespace story {

using core::Vec2;

inline constexpr Vec2 kMat{15, 10};                                // default size
inline constexpr Vec2 kTrayLow{6.6, 0.75}, kTrayHigh{14.2, 4.35};  // the floor of the tray that stands there
inline constexpr double kTrayRim = 0.4;                            // the tray's rim, with some clearance
inline constexpr Vec2 kMatStep{3, 2}, kLargestMat{54, 36};         // how a table without a game grows
inline constexpr Vec2 kCardHalf{2.5, 1.5};                         // an index card
inline constexpr Vec2 kPlayingHalf{1.25, 1.75};                    // a playing card
inline constexpr std::size_t kMaxCards = 200, kMaxCounters = 200;
inline constexpr rules::TextBounds kTitleBounds{0, 60}, kTextBounds{0, 1000, rules::Lines::Many};

struct Card {
    int number = 0;
    std::string title, text;
    Vec2 at;  // centre
    double angle = 0;
    bool face_down = false;
    std::optional<rules::playing::Card> playing{};  // if set, nothing is written on it
    Vec2 half() const { return playing ? kPlayingHalf : kCardHalf; }
    friend bool operator==(const Card&, const Card&) = default;
};

struct Counter {
    std::string coin;  // "penny", "nickel", "dime", "quarter"
    Vec2 at;
    bool heads = true;
    friend bool operator==(const Counter&, const Counter&) = default;
};

// Whose table it is. A table without a game (Own) has a tray, which objects keep clear of, and its mat grows when a new
// or dealt card would find no room; at a game's table, things lie wherever they are put, on kMat.
enum class Ground { OfAGame, Own };

class Tabletop {
public:
    explicit Tabletop(Ground ground = Ground::OfAGame) : ground_(ground) {}
    Vec2 mat() const { return mat_; }
    bool empty() const { return cards_.empty() && counters_.empty(); }
    // From bottom to top.
    const std::vector<Card>& cards() const { return cards_; }
    const std::vector<Counter>& counters() const { return counters_; }
    const Card* find(int number) const;
    // The topmost one at that place.
    std::optional<int> card_at(Vec2 place) const;
    std::optional<std::size_t> counter_at(Vec2 place) const;

    // Adds a card on top of all others, where there is room if possible. Returns its number, or nullopt if kMaxCards
    // already lie there.
    std::optional<int> lay(std::string title, std::string text);
    // Adds a deck of 52 playing cards, face down in sorted order, the two of clubs at the bottom. Returns its top card,
    // or nullopt if there is no room for that many.
    std::optional<int> place_deck();
    // Returns false and changes nothing if the texts do not fit a card: too long, or with control characters.
    bool write(int number, std::string title, std::string text);
    // Moves the card on top of all others; its centre stays on the mat. Near another card's centre it snaps onto it,
    // and they form a pile.
    void move(int number, Vec2 to);
    void turn(int number, double by);
    void turn_over(int number);
    // Can be undone by bring_back(), last one first.
    void take_away(int number);
    bool can_bring_back() const { return !away_.empty() && cards_.size() < kMaxCards; }
    int bring_back();

    // All cards stacked with this one, from bottom to top, including itself.
    std::vector<int> pile_of(int number) const;
    // Stacks all cards of its kind (index cards or playing cards) face down on this one.
    void gather(int number);
    void shuffle(int number, core::Random& random);  // its pile, uniformly
    // Lays the top card of its pile face up beside it; returns that card's number.
    int draw(int number);
    // Deals up to `count` cards from the top of its pile, leaving at least the lowest, face down in a row: below the
    // pile, or at a table without a game in the nearest free row.
    void deal(int number, int count);

    // Returns false if kMaxCounters already lie there.
    bool lay_counter(const std::string& coin);
    void move_counter(std::size_t which, Vec2 to);
    void turn_counter(std::size_t which);
    void take_counter(std::size_t which);

    rules::Json json() const;
    // A refusal's message begins with the JSON pointer.
    static core::Result<Tabletop, rules::Refusal> from(const rules::Json& json, Ground ground = Ground::OfAGame);

    friend bool operator==(const Tabletop&, const Tabletop&) = default;

private:
    Card& at(int number);
    void raise(int number);
    Vec2 put_down(Vec2 place, Vec2 half) const;
    bool grow();
    Vec2 room_for(Vec2 half);
    std::optional<Vec2> free_place(Vec2 half) const;
    bool is_bare(Vec2 low, Vec2 high) const;
    std::optional<Vec2> free_row(Vec2 from, Vec2 half, double wide) const;

    Ground ground_;
    Vec2 mat_ = kMat;
    std::vector<Card> cards_, away_;
    std::vector<Counter> counters_;
    int next_ = 1;
};

}  // namespace story
