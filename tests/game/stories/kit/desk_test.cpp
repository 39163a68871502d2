#include "game/stories/kit/tabletop.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numbers>

using namespace story;

namespace {

Tabletop desk_of(int cards) {
    Tabletop tabletop;
    for (int i = 0; i < cards; ++i) tabletop.lay("Card " + std::to_string(i + 1), "");
    return tabletop;
}

}  // namespace

TEST_CASE("a new card is laid where there is room") {
    Tabletop tabletop = desk_of(4);
    for (const Card& one : tabletop.cards())
        for (const Card& other : tabletop.cards()) {
            if (one.number == other.number) continue;
            const bool apart = std::abs(one.at.x - other.at.x) >= 2 * kCardHalf.x ||
                               std::abs(one.at.y - other.at.y) >= 2 * kCardHalf.y;
            CHECK(apart);
        }
    for (int i = 4; i < static_cast<int>(kMaxCards); ++i) CHECK(tabletop.lay("", ""));
    CHECK_FALSE(tabletop.lay("one too many", ""));
}

TEST_CASE("the uppermost card is found, turned cards as they lie") {
    Tabletop tabletop = desk_of(2);
    tabletop.move(1, {5, 5});
    tabletop.move(2, {6, 5.5});
    CHECK(tabletop.card_at({5.5, 5.2}) == 2);
    CHECK(tabletop.card_at({3, 4}) == 1);
    CHECK_FALSE(tabletop.card_at({12, 1}));
    tabletop.move(1, {5, 5});
    CHECK(tabletop.card_at({5.5, 5.2}) == 1);
    tabletop.turn(1, std::numbers::pi / 2);
    CHECK(tabletop.card_at({5, 7.4}) == 1);
    CHECK_FALSE(tabletop.card_at({3, 4}));
    tabletop.move(1, {-4, 30});
    CHECK(tabletop.find(1)->at == Vec2{0, kMat.y});
}

TEST_CASE("cards laid on each other are a pile; it is shuffled and drawn from") {
    Tabletop tabletop = desk_of(5);
    tabletop.move(2, tabletop.find(1)->at + Vec2{0.3, 0.1});
    CHECK(tabletop.find(2)->at == tabletop.find(1)->at);
    CHECK(tabletop.pile_of(1) == std::vector{1, 2});
    CHECK(tabletop.pile_of(4) == std::vector{4});
    tabletop.gather(3);
    CHECK(tabletop.pile_of(5).size() == 5);
    CHECK(std::ranges::all_of(tabletop.cards(), &Card::face_down));
    const int upper = tabletop.pile_of(1).back();
    CHECK(tabletop.draw(1) == upper);
    CHECK_FALSE(tabletop.find(upper)->face_down);
    CHECK(tabletop.pile_of(3).size() == 4);
    CHECK(tabletop.pile_of(upper).size() == 1);
}

TEST_CASE("each order of a shuffled pile is as likely as the others") {
    core::Random random(7);
    std::map<std::vector<int>, int> seen;
    constexpr int kTimes = 6000;
    for (int i = 0; i < kTimes; ++i) {
        Tabletop tabletop = desk_of(3);
        tabletop.gather(1);
        tabletop.shuffle(1, random);
        ++seen[tabletop.pile_of(1)];
    }
    CHECK(seen.size() == 6);
    for (const auto& [order, times] : seen) CHECK(std::abs(times - kTimes / 6) < 150);
}

TEST_CASE("what was taken away can be brought back") {
    Tabletop tabletop = desk_of(2);
    const Card card = *tabletop.find(1);
    tabletop.take_away(1);
    CHECK_FALSE(tabletop.find(1));
    CHECK(tabletop.can_bring_back());
    CHECK(tabletop.bring_back() == 1);
    CHECK(*tabletop.find(1) == card);
    CHECK_FALSE(tabletop.can_bring_back());
}

TEST_CASE("a desk is written down and read again; bad ones are refused with their place") {
    Tabletop tabletop = desk_of(3);
    CHECK(tabletop.write(2, "Wren", "A lock-keeper.\nOwes everybody."));
    CHECK_FALSE(tabletop.write(2, "two\nlines", ""));
    CHECK_FALSE(tabletop.write(2, "Wren", "a line\xE2\x80\xA8separated"));
    tabletop.turn(2, 0.25);
    tabletop.turn_over(3);
    tabletop.take_away(1);
    CHECK(tabletop.lay_counter("dime"));
    tabletop.turn_counter(0);
    const auto read = Tabletop::from(tabletop.json());
    REQUIRE(read);
    CHECK(read->json() == tabletop.json());
    CHECK(read->cards() == tabletop.cards());

    const auto refused = [&](const char* pointer, const rules::Json& value) {
        rules::Json json = tabletop.json();
        json[rules::Json::json_pointer(pointer)] = value;
        const auto result = Tabletop::from(json);
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
    Tabletop tabletop = desk_of(1);
    const auto top = tabletop.place_deck();
    REQUIRE(top);
    const std::vector<int> pile = tabletop.pile_of(*top);
    CHECK(pile.size() == 52);
    CHECK(tabletop.find(pile.front())->playing == rules::playing::Card{rules::playing::Suit::Clubs, 2});
    CHECK(std::ranges::all_of(pile, [&](int card) { return tabletop.find(card)->face_down; }));

    core::Random random(7);
    tabletop.shuffle(*top, random);
    const std::vector<int> shuffled = tabletop.pile_of(*top);
    CHECK(shuffled != pile);
    const int below = shuffled.front();
    tabletop.deal(*top, 5);
    CHECK(tabletop.pile_of(below).size() == 47);
    std::vector<Vec2> places;
    for (int i = 0; i < 5; ++i) {
        const Card& dealt = *tabletop.find(shuffled[51 - static_cast<std::size_t>(i)]);
        CHECK(dealt.face_down);
        CHECK(tabletop.pile_of(dealt.number).size() == 1);
        if (!places.empty()) CHECK(dealt.at.x > places.back().x);
        places.push_back(dealt.at);
    }
    const int drawn = tabletop.draw(below);
    CHECK_FALSE(tabletop.find(drawn)->face_down);

    // Index cards do not move.
    tabletop.gather(below);
    CHECK(tabletop.pile_of(below).size() == 52);
    CHECK(tabletop.pile_of(1).size() == 1);
    const auto read = Tabletop::from(tabletop.json());
    REQUIRE(read);
    CHECK(read->cards() == tabletop.cards());
    rules::Json bad = tabletop.json();
    bad["cards"][5]["playing"] = "1X";
    CHECK_FALSE(Tabletop::from(bad));

    for (int i = 0; i < 2; ++i) REQUIRE(tabletop.place_deck());
    CHECK_FALSE(tabletop.place_deck());
}

namespace {

bool over_tray(const Card& card) {
    return card.at.x + card.half().x > kTrayLow.x && card.at.x - card.half().x < kTrayHigh.x &&
           card.at.y + card.half().y > kTrayLow.y && card.at.y - card.half().y < kTrayHigh.y;
}

bool overlap(const Card& one, const Card& other) {
    return std::abs(one.at.x - other.at.x) < one.half().x + other.half().x &&
           std::abs(one.at.y - other.at.y) < one.half().y + other.half().y;
}

}  // namespace

TEST_CASE("sixty cards lie side by side at a table of its own, which grows for them") {
    Tabletop tabletop(Ground::Own);
    for (int i = 0; i < 60; ++i) REQUIRE(tabletop.lay("Card", "text"));
    CHECK(tabletop.mat().x > kMat.x);
    CHECK(tabletop.mat().x <= kLargestMat.x);
    for (const Card& one : tabletop.cards()) {
        CHECK_FALSE(over_tray(one));
        for (const Card& other : tabletop.cards())
            if (one.number != other.number) CHECK_FALSE(overlap(one, other));
    }
    const auto read = Tabletop::from(tabletop.json(), Ground::Own);
    REQUIRE(read);
    CHECK(*read == tabletop);
    // At a game's table the mat never grows.
    Tabletop game;
    for (int i = 0; i < 60; ++i) REQUIRE(game.lay("Card", "text"));
    CHECK(game.mat() == kMat);
    CHECK_FALSE(game.json().contains("mat"));
}

TEST_CASE("as many cards as are dealt at once fill the mat's width and stay on it") {
    for (int count = 1; count <= 12; ++count) {
        CAPTURE(count);
        Tabletop tabletop;
        const int top = *tabletop.place_deck();
        tabletop.deal(top, count);
        int dealt = 0;
        for (const Card& card : tabletop.cards()) {
            dealt += card.number > top - count ? 1 : 0;
            CHECK(card.at.x >= card.half().x - 1e-9);
            CHECK(card.at.x <= tabletop.mat().x - card.half().x + 1e-9);
        }
        CHECK(dealt == count);
    }
}

TEST_CASE("dealt cards have a row of their own, beside the tray and whatever lies there") {
    Tabletop tabletop(Ground::Own);
    REQUIRE(tabletop.lay("The lower lock", ""));
    const int top = *tabletop.place_deck();
    REQUIRE(tabletop.lay_counter("dime"));
    for (int round = 0; round < 3; ++round) tabletop.deal(tabletop.pile_of(top - 51).front(), 7);
    std::vector<Card> dealt;
    const Vec2 deck = tabletop.find(top - 51)->at;
    for (const Card& card : tabletop.cards())
        if (card.playing && card.at != deck) dealt.push_back(card);
    REQUIRE(dealt.size() == 21);
    const Card& written = *tabletop.find(1);
    for (const Card& card : dealt) {
        CHECK_FALSE(over_tray(card));
        CHECK_FALSE(overlap(card, written));
        for (const Card& other : dealt)
            if (card.number != other.number && card.at.y != other.at.y) CHECK_FALSE(overlap(card, other));
    }
}

TEST_CASE("what is put over the tray of a table of its own slides beside it") {
    Tabletop tabletop(Ground::Own);
    const int card = *tabletop.lay("", "");
    for (const Vec2 to : {Vec2{7, 2}, Vec2{10, 4}, Vec2{13, 1}}) {
        tabletop.move(card, to);
        CHECK_FALSE(over_tray(*tabletop.find(card)));
    }
    tabletop.move(card, {3, 3});
    CHECK(tabletop.find(card)->at == Vec2{3, 3});
    REQUIRE(tabletop.lay_counter("penny"));
    tabletop.move_counter(0, {10, 2.5});
    const Vec2 coin = tabletop.counters()[0].at;
    CHECK((coin.x < kTrayLow.x || coin.x > kTrayHigh.x || coin.y < kTrayLow.y || coin.y > kTrayHigh.y));
    // At a game's table it stays where it was put.
    Tabletop game = desk_of(1);
    game.move(1, {10, 2.5});
    CHECK(game.find(1)->at == Vec2{10, 2.5});
}

TEST_CASE("a mat of another size is refused") {
    rules::Json json = Tabletop(Ground::Own).json();
    json["mat"] = {18, 12};
    CHECK(Tabletop::from(json, Ground::Own));
    json["mat"] = {18, 13};
    CHECK_FALSE(Tabletop::from(json, Ground::Own));
    json["mat"] = {3000, 2000};
    CHECK_FALSE(Tabletop::from(json, Ground::Own));
}
