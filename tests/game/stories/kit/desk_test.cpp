#include "game/stories/kit/tabletop.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numbers>

using namespace story;

namespace {

Desk desk_of(int cards) {
    Desk desk;
    for (int i = 0; i < cards; ++i) desk.lay("Card " + std::to_string(i + 1), "");
    return desk;
}

}  // namespace

TEST_CASE("a new card is laid where there is room") {
    Desk desk = desk_of(4);
    for (const Card& one : desk.cards())
        for (const Card& other : desk.cards()) {
            if (one.number == other.number) continue;
            const bool apart = std::abs(one.at.x - other.at.x) >= 2 * kCardHalf.x ||
                               std::abs(one.at.y - other.at.y) >= 2 * kCardHalf.y;
            CHECK(apart);
        }
    for (int i = 4; i < static_cast<int>(kMostCards); ++i) CHECK(desk.lay("", ""));
    CHECK_FALSE(desk.lay("one too many", ""));
}

TEST_CASE("the uppermost card is found, turned cards as they lie") {
    Desk desk = desk_of(2);
    desk.move(1, {5, 5});
    desk.move(2, {6, 5.5});
    CHECK(desk.card_at({5.5, 5.2}) == 2);
    CHECK(desk.card_at({3, 4}) == 1);
    CHECK_FALSE(desk.card_at({12, 1}));
    desk.move(1, {5, 5});
    CHECK(desk.card_at({5.5, 5.2}) == 1);
    desk.turn(1, std::numbers::pi / 2);
    CHECK(desk.card_at({5, 7.4}) == 1);
    CHECK_FALSE(desk.card_at({3, 4}));
    desk.move(1, {-4, 30});
    CHECK(desk.find(1)->at == Vec2{0, kDesk.y});
}

TEST_CASE("cards laid on each other are a pile; it is shuffled and drawn from") {
    Desk desk = desk_of(5);
    desk.move(2, desk.find(1)->at + Vec2{0.3, 0.1});
    CHECK(desk.find(2)->at == desk.find(1)->at);
    CHECK(desk.pile_of(1) == std::vector{1, 2});
    CHECK(desk.pile_of(4) == std::vector{4});
    desk.gather(3);
    CHECK(desk.pile_of(5).size() == 5);
    CHECK(std::ranges::all_of(desk.cards(), &Card::face_down));
    const int upper = desk.pile_of(1).back();
    CHECK(desk.draw(1) == upper);
    CHECK_FALSE(desk.find(upper)->face_down);
    CHECK(desk.pile_of(3).size() == 4);
    CHECK(desk.pile_of(upper).size() == 1);
}

TEST_CASE("each order of a shuffled pile is as likely as the others") {
    core::Random random(7);
    std::map<std::vector<int>, int> seen;
    constexpr int kTimes = 6000;
    for (int i = 0; i < kTimes; ++i) {
        Desk desk = desk_of(3);
        desk.gather(1);
        desk.shuffle(1, random);
        ++seen[desk.pile_of(1)];
    }
    CHECK(seen.size() == 6);
    for (const auto& [order, times] : seen) CHECK(std::abs(times - kTimes / 6) < 150);
}

TEST_CASE("what was taken away can be brought back") {
    Desk desk = desk_of(2);
    const Card card = *desk.find(1);
    desk.take_away(1);
    CHECK_FALSE(desk.find(1));
    CHECK(desk.can_bring_back());
    CHECK(desk.bring_back() == 1);
    CHECK(*desk.find(1) == card);
    CHECK_FALSE(desk.can_bring_back());
}

TEST_CASE("a desk is written down and read again; bad ones are refused with their place") {
    Desk desk = desk_of(3);
    CHECK(desk.write(2, "Wren", "A lock-keeper.\nOwes everybody."));
    CHECK_FALSE(desk.write(2, "two\nlines", ""));
    CHECK_FALSE(desk.write(2, "Wren", "a line\xE2\x80\xA8separated"));
    desk.turn(2, 0.25);
    desk.turn_over(3);
    desk.take_away(1);
    CHECK(desk.lay_counter("dime"));
    desk.turn_counter(0);
    const auto read = Desk::from(desk.json());
    REQUIRE(read);
    CHECK(read->json() == desk.json());
    CHECK(read->cards() == desk.cards());

    const auto refused = [&](const char* pointer, const rules::Json& value) {
        rules::Json json = desk.json();
        json[rules::Json::json_pointer(pointer)] = value;
        const auto result = Desk::from(json);
        REQUIRE_FALSE(result);
        return words::english(result.error().message);
    };
    CHECK(refused("/cards/0/at", {99, 1}).starts_with("/cards/0/at"));
    CHECK(refused("/cards/0/number", 3).starts_with("/cards/1/number"));
    CHECK(refused("/cards/0/number", 4).starts_with("/cards/0/number"));
    CHECK(refused("/cards/0/title", std::string(61, 'x')).starts_with("/cards/0/title"));
    CHECK(refused("/counters/0/coin", "ducat").starts_with("/counters/0/coin"));
    CHECK(refused("/format", "coinwars-desk/9").starts_with("/format"));
}

TEST_CASE("a deck of playing cards is laid, shuffled, dealt and drawn from") {
    Desk desk = desk_of(1);
    const auto top = desk.lay_deck();
    REQUIRE(top);
    const std::vector<int> pile = desk.pile_of(*top);
    CHECK(pile.size() == 52);
    CHECK(desk.find(pile.front())->playing == rules::playing::Card{rules::playing::Suit::Clubs, 2});
    CHECK(std::ranges::all_of(pile, [&](int card) { return desk.find(card)->face_down; }));

    core::Random random(7);
    desk.shuffle(*top, random);
    const std::vector<int> shuffled = desk.pile_of(*top);
    CHECK(shuffled != pile);
    const int below = shuffled.front();
    desk.deal(*top, 5);
    CHECK(desk.pile_of(below).size() == 47);
    std::vector<Vec2> places;
    for (int i = 0; i < 5; ++i) {
        const Card& dealt = *desk.find(shuffled[51 - static_cast<std::size_t>(i)]);
        CHECK(dealt.face_down);
        CHECK(desk.pile_of(dealt.number).size() == 1);
        if (!places.empty()) CHECK(dealt.at.x > places.back().x);
        places.push_back(dealt.at);
    }
    const int drawn = desk.draw(below);
    CHECK_FALSE(desk.find(drawn)->face_down);

    // Index cards stay where they are.
    desk.gather(below);
    CHECK(desk.pile_of(below).size() == 52);
    CHECK(desk.pile_of(1).size() == 1);
    const auto read = Desk::from(desk.json());
    REQUIRE(read);
    CHECK(read->cards() == desk.cards());
    rules::Json bad = desk.json();
    bad["cards"][5]["playing"] = "1X";
    CHECK_FALSE(Desk::from(bad));

    for (int i = 0; i < 2; ++i) REQUIRE(desk.lay_deck());
    CHECK_FALSE(desk.lay_deck());
}
