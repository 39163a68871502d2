// A selected coin and a pointer: what a click means.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/aim.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

std::string said(const cw::Match& match, const Aim& aim) {
    if (aim.strike) return "charge " + match.id(aim.strike->target) + (aim.strike->via ? "" : " here");
    if (!aim.command) return aim.refusal ? "refused " + aim.refusal->code : "nothing";
    if (const auto* attack = get_if<cw::Attack>(&*aim.command))
        return (aim.ranged ? "fire " : "attack ") + attack->target;
    if (const auto* charge = get_if<cw::Charge>(&*aim.command))
        return "charge " + charge->target + (charge->to ? " on" : " stay");
    if (get_if<cw::Move>(&*aim.command))
        return aim.path.met.empty() ? "move" : "move, meets " + match.id(aim.path.met[0]);
    return "other";
}

}  // namespace

TEST_CASE("a click with a Penny, Nickel, Dime or Half-Dollar selected means what lies under the pointer") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},
                                    {"h2", "penny", {10, 14}},
                                    {"h3", "nickel", {20, 10}},
                                    {"h4", "dime", {28, 10}},
                                    {"h5", "half_dollar", {4, 20}},
                                    {"t1", "penny", {12, 10}},
                                    {"t2", "nickel", {20.8325, 10}},
                                    {"t3", "dime", {20, 15}},
                                    {"t4", "penny", {28, 13}},
                                    {"t5", "nickel", {32, 10}},
                                    {"t6", "dollar", {5, 22.9}}});
    struct Row {
        const char* coin;
        Vec2 pointer;
        const char* expected;
    };
    const Row rows[]{
        {"h1", {8, 10}, "move"},
        {"h1", {10, 10.2}, "nothing"},            // the coin itself
        {"h1", {10, 14}, "nothing"},              // selects an own coin
        {"h1", {12, 10}, "move, meets t1"},       // an enemy out of touch: moves towards it
        {"h1", {12.2, 10.2}, "move, meets t1"},   // from a different side
        {"h1", {20, 15}, "move"},                 // too far: as close as possible
        {"h1", {5.5, 10}, "move"},                // slightly beyond the limit: the card snaps
        {"h1", {3, 10}, "refused out_of_reach"},  // far beyond: refused
        {"h1", {10, 13.4}, "refused overlap"},    // onto an own coin
        {"h3", {20.8325, 10}, "attack t2"},       // touches
        {"h3", {20, 15}, "fire t3"},              // in range
        {"h3", {28, 13}, "refused into_enemy"},   // the path would press against t2
        {"h4", {28, 13}, "charge t4"},            // the path is free
        {"h4", {32, 10}, "charge t5 stay"},       // would fall there: no second leg to aim
        {"h4", {12, 10}, "move"},                 // out of reach
        {"h5", {5, 22.9}, "move, meets t6"},
        {"t1", {13, 12}, "refused not_your_side"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.coin);
        CAPTURE(row.pointer.x);
        CAPTURE(row.pointer.y);
        const int coin = match.find(row.coin);
        CHECK(said(match, aim(match, {coin}, row.pointer)) == row.expected);
    }
}

TEST_CASE("whatever an aim proposes, the rules accept, and the ghost lies where the coin will rest") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},
                                    {"h2", "quarter", {10, 12}},
                                    {"h4", "dime", {14, 10}},
                                    {"t1", "penny", {12, 11}},
                                    {"t2", "nickel", {16, 10}},
                                    {"t3", "penny", {13, 13}}});
    for (const char* id : {"h1", "h2", "h4"}) {
        const int coin = match.find(id);
        for (int step = 0; step < 400; ++step) {
            const Vec2 pointer{6 + 0.6 * (step % 20), 5 + 0.6 * (step / 20)};
            const Aim made = aim(match, {coin}, pointer);
            if (made.instead) CHECK(!cw::CoinWars::check(match, *made.instead));
            if (!made.command) continue;
            REQUIRE(!cw::CoinWars::check(match, *made.command));
            const auto* move = get_if<cw::Move>(&*made.command);
            if (!move) continue;
            CHECK(made.path.legs.back().to == cw::landing(match, coin, move->to).at);
            CHECK(made.path.distance <= match.type(coin).reach() + 0.002);
        }
    }
}

TEST_CASE("R-5: the card snaps at its limit and says so") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {30, 20}}});
    const Aim full = aim(match, {0}, {14.5, 10});
    REQUIRE(full.command);
    CHECK(words::english(full.reading) == "3.75 in");
    CHECK(words::english(full.note) == "0.00 in of 3.75 left");
    const Aim part = aim(match, {0}, {12.94, 10});
    CHECK(words::english(part.reading) == "2.94 in");
    CHECK(words::english(part.note) == "0.81 in of 3.75 left");
}

TEST_CASE("a refusal offers the nearest legal point") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {30, 20}}});
    const Aim far = aim(match, {0}, {20, 10});
    REQUIRE(far.refusal);
    CHECK(far.refusal->rule == "CW-8");
    REQUIRE(far.instead);
    CHECK(get<cw::Move>(*far.instead).to.x == doctest::Approx(13.75));
    CHECK(far.asked == Vec2{20, 10});
}

TEST_CASE("X-22: after its strike a Dime has the rest of its way in any direction, or stays") {
    const cw::Match match =
        battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {11.7275, 10}}, {"t2", "penny", {30, 20}}});
    const Aim first = aim(match, {0}, match.coin(1).at);
    REQUIRE(first.strike);
    const AimPlan plan{0, first.strike};
    const Aim stay = aim(match, plan, match.coin(1).at);
    REQUIRE(stay.command);
    CHECK(!get<cw::Charge>(*stay.command).to);
    const Aim on = aim(match, plan, {11, 16});
    REQUIRE(on.command);
    CHECK(on.path.allowance == doctest::Approx(4.705).epsilon(0.002));
    CHECK(distance(on.path.legs.back().from, on.path.legs.back().to) == doctest::Approx(4.705).epsilon(0.002));
    // The place of the coin that falls is free.
    const Aim through = aim(match, plan, {13, 10});
    REQUIRE(through.command);
    CHECK(through.path.legs.back().to.x == doctest::Approx(13));
}

TEST_CASE("both outcomes stand before an attack") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "nickel", {10.7925, 10}}});
    const Aim made = aim(match, {0}, match.coin(1).at);
    REQUIRE(made.odds);
    CHECK(made.odds->strike.offense == 1);
    CHECK(made.odds->strike.defense == 5);
    CHECK(made.odds->target.falls == 0);
    CHECK(made.odds->attacker.falls == 1);
}

TEST_CASE("R-5: the shown card touches the coin at both ends, however long the way") {
    for (const double way : {0.3, 1.0, 2.9, 3.0, 3.2, 3.6, 3.75}) {
        const measure::Disc start{{5, 5}, 0.375};
        const Vec2 to{5, 5 + way};
        for (const CardSide hand : {CardSide::Right, CardSide::Left}) {
            const measure::Card card = card_beside(start, to, 3, hand);
            const measure::Segment edge{card.corner, card.corner + card.along * card.edge};
            CHECK(measure::gap(start, edge) <= 1e-9);
            CHECK(measure::gap({to, 0.375}, edge) <= 1e-9);
        }
    }
}

TEST_CASE(
    "CW-12: the shown card of a shot touches both coins, and only touches them while an edge is long "
    "enough") {
    for (const double away : {1.0, 3.0, 4.4, 5.5, 6.0, 6.6}) {
        const measure::Disc shooter{{5, 5}, 0.4175}, target{{5 + away * 0.6, 5 + away * 0.8}, 0.6025};
        for (const CardSide hand : {CardSide::Right, CardSide::Left}) {
            const auto card = card_at_both(shooter, target, hand);
            REQUIRE(card);
            const std::vector<Vec2> outline = measure::corners(*card);
            CHECK(measure::gap(shooter, measure::Polygon(outline)) <= 0.002);
            CHECK(measure::gap(target, measure::Polygon(outline)) <= 0.002);
            if (away < 5) CHECK(measure::gap(target, measure::Polygon(outline)) > -0.001);
        }
    }
}

TEST_CASE("the card lies on the side where it hides fewer coins") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"h2", "penny", {12, 11}}, {"t1", "penny", {30, 20}}});
    CHECK(free_hand(match, 0, Vec2{10, 13}) == CardSide::Left);
    CHECK(free_hand(match, 0, Vec2{10, 7}) == CardSide::Right);
}

TEST_CASE("the card of an Army lies beside where its coins will stand") {
    const auto led_from = [](double right, bool army) {
        cw::Match match = battle({{"h1", "penny", {10, 10}}, {"h2", "penny", {10 + right, 9.2}}});
        if (army) cw::muster(match, std::vector<int>{0, 1}, cw::kNoCoin);
        return free_hand(match, 0, Vec2{10, 13});
    };
    CHECK(led_from(0.75, false) == CardSide::Right);
    CHECK(led_from(0.75, true) == CardSide::Left);
    CHECK(led_from(-0.75, true) == CardSide::Right);
}

TEST_CASE("R-20, CW-12: whoever reaches one coin of an Army may be aimed at any coin of it") {
    cw::Match match = battle({{"h1", "penny", {10, 10}},
                              {"h2", "penny", {10.75, 10}},
                              {"h3", "nickel", {14, 10}},
                              {"t1", "penny", {10.75, 13}},
                              {"t2", "penny", {10.75, 13.75}},
                              {"t3", "penny", {10.75, 14.5}},
                              {"t4", "penny", {10.75, 15.25}},
                              {"t5", "penny", {10.75, 16}},
                              {"t6", "penny", {10.75, 16.75}}});
    cw::muster(match, std::vector<int>{0, 1}, cw::kNoCoin);
    cw::muster(match, std::vector<int>{3, 4, 5, 6, 7, 8}, cw::kNoCoin);
    const Vec2 rear = match.coin(match.find("t6")).at;
    // The coin nearest to the one under the pointer.
    CHECK(said(match, aim(match, {0}, rear)) == "move, meets t2");
    CHECK(said(match, aim(match, {2}, rear)) == "fire t4");
    // Too far for both: the refusal with the smallest shortfall.
    cw::Match far = match;
    for (const int coin : {3, 4, 5, 6, 7, 8}) far.coin(coin).at.y += 4;
    const Aim refused = aim(far, {0}, rear + Vec2{0, 4});
    REQUIRE(refused.refusal);
    CHECK(refused.refusal->code == "out_of_reach");
    CHECK(*refused.refusal->by == doctest::Approx(2.5).epsilon(0.01));
}

TEST_CASE("R-40: what follows a move is told as it can happen") {
    const cw::Match kitchen = battle({{"h1", "quarter", {10, 10}}, {"t1", "penny", {12, 10}}});
    CHECK(aim(kitchen, {0}, {12, 10}).next_turn);
    cw::Match match = kitchen;
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    scenario->options.engage = cw::Engage::MoveThenAttack;
    match.scenario = scenario;
    const Aim now = aim(match, {0}, {12, 10});
    CHECK(now.next);
    CHECK_FALSE(now.next_turn);
    // The move uses the last action.
    match.actions_left = 1;
    CHECK(aim(match, {0}, {12, 10}).next_turn);
    // A Spy never strikes an Army.
    cw::Match spy = battle({{"h1", "half_dollar", {10, 10}}, {"t1", "penny", {12, 10}}, {"t2", "penny", {12.75, 10}}});
    cw::muster(spy, std::vector<int>{1, 2}, cw::kNoCoin);
    const Aim up = aim(spy, {0}, {12, 10});
    CHECK(up.legal());
    CHECK_FALSE(up.next);
}

TEST_CASE("the worst of those who could strike it there is told first, with what it would do") {
    const cw::Match match = battle(
        {{"h1", "nickel", {10, 10}}, {"t1", "nickel", {10, 16}}, {"t2", "dime", {14, 13}}, {"t3", "penny", {30, 20}}});
    Aim made = aim(match, {0}, {10, 12});
    look_out(made, match);
    REQUIRE(made.threats.size() == 2);
    CHECK(match.id(made.threats.front().coin) == "t2");
    CHECK(made.threats.front().odds.target.falls == 1);
    CHECK(made.threats.back().odds.target.falls == 0);
}

TEST_CASE(
    "BX-9 BX-11: the card of half an edge and of the diagonal is a whole card that touches the coin at both ends") {
    for (const double edge : {1.5, 2.5, measure::kCardDiagonal}) {
        const measure::Disc start{{5, 5}, 0.375}, end{{5, 5.6 + edge}, 0.375};
        for (const CardSide hand : {CardSide::Right, CardSide::Left}) {
            const std::vector<Vec2> outline = measure::corners(card_beside(start, end.center, edge, hand));
            CHECK(measure::gap(start, measure::Polygon(outline)) <= 1e-9);
            CHECK(measure::gap(end, measure::Polygon(outline)) <= 1e-9);
            CHECK(distance(outline[0], outline[1]) + distance(outline[1], outline[2]) == doctest::Approx(8));
        }
    }
}

TEST_CASE("BX-11: along a road the card is laid with its longer edge") {
    cw::Scenario scenario = *battle({{"h1", "penny", {5, 5}}, {"t1", "penny", {30, 20}}}).scenario;
    scenario.terrain = {{"Road", cw::Ground::Fast, {{4, 4}, {16, 4}, {16, 6}, {4, 6}}}};
    const cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(scenario));
    const Aim made = aim(match, {0}, {10.5, 5});
    REQUIRE(made.command);
    REQUIRE(made.card);
    const measure::Segment edge{made.card->corner, made.card->corner + made.card->along * made.card->edge};
    CHECK(made.card->edge == measure::kCardLong);
    CHECK(measure::gap(measure::Disc{{5, 5}, 0.375}, edge) <= 1e-9);
    CHECK(measure::gap(measure::Disc{made.path.legs[0].to, 0.375}, edge) <= 1e-9);
}

TEST_CASE("R-14 BX-9: the way on after a strike is shown as long as it may be, whatever holds where it strikes") {
    cw::Scenario scenario =
        *battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {13.0275, 10}}, {"t2", "penny", {30, 20}}}).scenario;
    scenario.terrain = {{"Marsh", cw::Ground::Plain, {{12, 8}, {16, 8}, {16, 15}, {12, 15}}}};
    scenario.advanced.special = {
        {"Mire", {.side = cw::Side::Heads, .on = "Marsh"}, {}, {.move = cw::SpecialWhat::CardEdge::Half}}};
    const cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(scenario));
    const Survey found = survey(match, {0, Strike{Vec2{13.0275, 10}, 1}});
    REQUIRE(found.reach.size() == 720);
    CHECK(found.reach[180] == doctest::Approx(3.405).epsilon(0.01));
}
