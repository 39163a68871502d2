#pragma once
// What lies loose on the story table: index cards that are written on, playing cards, both moved, turned
// over, piled up, shuffled, drawn and dealt, and coins laid down as counters. A desk knows no game; what a
// card is worth is its owners' affair.
//
// Inches from the lower left corner of the mat, angles in radians, counterclockwise. Cards are named by their
// numbers, which are never given twice.

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

inline constexpr Vec2 kMat{15, 10};                                // the mat
inline constexpr Vec2 kTrayLow{6.6, 0.75}, kTrayHigh{14.2, 4.35};  // the floor of the tray that stands there
inline constexpr double kTrayRim = 0.4;                            // around it, with a little room
inline constexpr Vec2 kMatStep{3, 2}, kLargestMat{54, 36};         // how a table of its own grows
inline constexpr Vec2 kCardHalf{2.5, 1.5};                         // an index card
inline constexpr Vec2 kPlayingHalf{1.25, 1.75};                    // a playing card
inline constexpr std::size_t kMaxCards = 200, kMaxCounters = 200;
inline constexpr rules::TextBounds kTitleBounds{0, 60}, kTextBounds{0, 1000, rules::Lines::Many};

struct Card {
    int number = 0;
    std::string title, text;
    Vec2 at;  // its middle
    double angle = 0;
    bool face_down = false;
    std::optional<rules::playing::Card> playing{};  // then nothing is written on it
    Vec2 half() const { return playing ? kPlayingHalf : kCardHalf; }
    friend bool operator==(const Card&, const Card&) = default;
};

struct Counter {
    std::string coin;  // "penny", "nickel", "dime", "quarter"
    Vec2 at;
    bool heads = true;
    friend bool operator==(const Counter&, const Counter&) = default;
};

// Whose table it is. One of its own has a tray, over which nothing comes to lie, and its mat grows where a card that is
// laid or dealt would find no room; at a game's table things lie wherever they are put, on kMat.
enum class Ground { OfAGame, Own };

class Tabletop {
public:
    explicit Tabletop(Ground ground = Ground::OfAGame) : ground_(ground) {}
    Vec2 mat() const { return mat_; }
    bool empty() const { return cards_.empty() && counters_.empty(); }
    // From below to above.
    const std::vector<Card>& cards() const { return cards_; }
    const std::vector<Counter>& counters() const { return counters_; }
    const Card* find(int number) const;
    // The uppermost there.
    std::optional<int> card_at(Vec2 place) const;
    std::optional<std::size_t> counter_at(Vec2 place) const;

    // Upon all others, where there is room as far as there is; its number, or nothing if kMaxCards lie
    // there.
    std::optional<int> lay(std::string title, std::string text);
    // A deck of 52 playing cards, face down in order upon each other, the two of clubs below; its uppermost
    // card. Nothing if so many find no room.
    std::optional<int> lay_deck();
    // False, and nothing has changed, if these are no texts for a card: too long, or with control
    // characters.
    bool write(int number, std::string title, std::string text);
    // Upon all others; its middle stays on the mat. Near the middle of another card it is laid straight upon
    // it: then they are a pile.
    void move(int number, Vec2 to);
    void turn(int number, double by);
    void turn_over(int number);
    // It can be brought back, the last one first.
    void take_away(int number);
    bool can_bring_back() const { return !away_.empty() && cards_.size() < kMaxCards; }
    int bring_back();

    // All that lie upon each other with this one, from below to above, itself among them.
    std::vector<int> pile_of(int number) const;
    // All cards of its kind, index cards or playing cards, face down upon this one.
    void gather(int number);
    void shuffle(int number, core::Random& random);  // its pile, each order as likely as the others
    // The uppermost of its pile is laid face up beside it; which one.
    int draw(int number);
    // So many from the top of its pile, or as many as lie upon another one there, face down in a row: below it, at a
    // table of its own as near as there is a row in which nothing lies.
    void deal(int number, int count);

    // False if kMaxCounters lie there.
    bool lay_counter(const std::string& coin);
    void move_counter(std::size_t which, Vec2 to);
    void turn_counter(std::size_t which);
    void take_counter(std::size_t which);

    rules::Json json() const;
    // Refused in a sentence that begins with the JSON pointer.
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
