#include "game/kit/table/playing_cards.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace table;

namespace {

constexpr CardPose kPile{{2, 2}, 0, 1.75, false};
constexpr CardPose kPlace{{8, 5}, 0.1, 1.75, true};

PlacedCard card(int id, const CardPose& pose) { return {id, {}, pose, kPile}; }

const render::SheetSprite& only(const render::Scene& scene) {
    REQUIRE(scene.sheets.size() == 1);
    return scene.sheets.front();
}

render::Scene shown(const CardMoves& moves) {
    render::Scene scene;
    moves.show(scene);
    return scene;
}

}  // namespace

TEST_CASE("what lies there at first does not move; a new card comes out of its pile and turns over") {
    CardMoves moves;
    moves.lay({card(1, kPlace)});
    CHECK_FALSE(moves.moving());
    moves.lay({});
    moves.advance(0, 0);
    CHECK(shown(moves).sheets.empty());

    moves.lay({card(2, kPlace)});
    CHECK(moves.moving());
    moves.advance(0.02, 1);
    const auto begun = only(shown(moves));
    CHECK(begun.moving);
    CHECK(begun.printed->back);
    CHECK(core::distance(begun.center, kPile.at) < 1);
    double narrowest = 1;
    for (int i = 0; i < 60 && moves.moving(); ++i) {
        moves.advance(0.02, 1);
        narrowest = std::min(narrowest, only(shown(moves)).squeeze);
    }
    CHECK(narrowest < 0.4);
    const auto lies = only(shown(moves));
    CHECK_FALSE(lies.moving);
    CHECK_FALSE(lies.printed->back);
    CHECK(lies.center == kPlace.at);
    CHECK_FALSE(moves.take_sounds().empty());
}

TEST_CASE("cards that are gone return to their pile; a card that is sent on does not jump") {
    CardMoves moves;
    moves.lay({card(1, kPlace), card(2, kPlace)});
    CardPose aside = kPlace;
    aside.at = {12, 5};
    moves.lay({card(1, aside)});
    CHECK(shown(moves).sheets.size() == 2);
    moves.advance(0.2, 1);
    const Vec2 under_way = shown(moves).sheets.front().center;
    aside.at = {12, 1};
    moves.lay({card(1, aside)});
    CHECK(core::distance(shown(moves).sheets.front().center, under_way) < 0.8);
    moves.advance(0, 0);
    CHECK_FALSE(moves.moving());
    CHECK(only(shown(moves)).center == aside.at);
}

TEST_CASE("a card that is taken away or comes back while it moves goes on from where it is") {
    CardMoves moves;
    moves.lay({});
    moves.lay({card(1, kPlace)});
    moves.advance(0.2, 1);
    const Vec2 coming = only(shown(moves)).center;
    CHECK(core::distance(coming, kPile.at) > 0.5);
    CHECK(core::distance(coming, kPlace.at) > 0.5);
    moves.lay({});
    CHECK(core::distance(only(shown(moves)).center, coming) < 0.01);
    moves.advance(0.1, 1);
    const Vec2 leaving = only(shown(moves)).center;
    CHECK(core::distance(leaving, kPile.at) > 0.1);
    moves.lay({card(1, kPlace)});
    CHECK(core::distance(only(shown(moves)).center, leaving) < 0.01);
    moves.advance(0, 0);
    CHECK(only(shown(moves)).center == kPlace.at);
}

TEST_CASE("a heap is as high as its cards, and no higher than a deck looks") {
    CHECK(card_heap(0, {}, kPile).empty());
    CHECK(card_heap(1, {}, kPile).size() == 1);
    CHECK(card_heap(52, {}, kPile).size() == 5);
    for (const auto& sheet : card_heap(30, {}, kPile)) CHECK(sheet.printed->back);
}
