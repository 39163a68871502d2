// CD-41 to CD-43 and test vectors 70 to 74: odds, compared with the page's figures and with counting.

#include "game/stories/card_draw/rules/odds.h"

#include <functional>

#include "game/stories/card_draw/rules/forecast.h"
#include "tests/support/card_draw_table.h"

using namespace cards_kit;
using namespace rules::card_draw;
using core::Chance;

namespace {

CardSet set_of(const std::string& text) {
    CardSet set;
    for (const Card each : cards(text)) set.add(each);
    return set;
}
CardSet without(const std::string& text) {
    CardSet set = CardSet::whole();
    for (const Card each : cards(text)) set.remove(each);
    return set;
}
Handicap holds(const std::string& text) {
    Disadvantages held;
    for (const Card each : cards(text)) held.push_back({each});
    return Handicap(held);
}
Chance of(const OutcomeOdds& odds, Outcome outcome) { return odds[static_cast<std::size_t>(outcome)]; }
Chance of(const VersusOdds& odds, Versus versus) { return odds[static_cast<std::size_t>(versus)]; }
const Target kHearts8{Suit::Hearts, 8};

// Visits all ordered draws of `count` cards.
void each_draw(const CardSet& pile, std::size_t count, Cards drawn, const std::function<void(const Cards&)>& visit) {
    if (drawn.size() == count) return visit(drawn);
    for (const Card card : pile.list()) {
        CardSet rest = pile;
        rest.remove(card);
        Cards more = drawn;
        more.push_back(card);
        each_draw(rest, count, more, visit);
    }
}
Chance counted(const CardSet& pile, std::size_t count, const std::function<bool(const Cards&)>& good) {
    int all = 0, held = 0;
    each_draw(pile, count, {}, [&](const Cards& drawn) {
        ++all;
        held += good(drawn) ? 1 : 0;
    });
    return {held, all};
}

}  // namespace

TEST_CASE("CD-41: the table of the page, one card of a fresh deck") {
    for (int t = 2; t <= 14; ++t) {
        const OutcomeOdds odds = outcome_odds(CardSet::whole(), {}, {Suit::Spades, t});
        INFO(t);
        CHECK(of(odds, Outcome::Full) == Chance(15 - t, 52));
        CHECK(of(odds, Outcome::Partial) == Chance(15 - t, 52));
        CHECK(of(odds, Outcome::AtCost) == Chance(15 - t, 26));
        CHECK(of(odds, Outcome::SuitMiss) == Chance(t - 2, 52));
        CHECK(of(odds, Outcome::ColourMiss) == Chance(t - 2, 52));
        CHECK(of(odds, Outcome::Failure) == Chance(t - 2, 26));
        CHECK(hit_odds(CardSet::whole(), {}, {Suit::Spades, t}) == Chance(15 - t, 13));
    }
}

TEST_CASE("CD-42: two fresh cards against each other; the single highest of a fray") {
    const VersusOdds odds = versus_odds(CardSet::whole(), {}, Handicap());
    CHECK(of(odds, Versus::DecisiveFor) == Chance(2, 17));
    CHECK(of(odds, Versus::DecisiveAgainst) == Chance(2, 17));
    CHECK(of(odds, Versus::AdvantageFor) == Chance(2, 17));
    CHECK(of(odds, Versus::AdvantageAgainst) == Chance(2, 17));
    CHECK(of(odds, Versus::AlterFor) == Chance(4, 17));
    CHECK(of(odds, Versus::AlterAgainst) == Chance(4, 17));
    CHECK(of(odds, Versus::Tie) == Chance(1, 17));
    const std::vector<Chance> page{{8, 17},        {388, 1275},       {184, 833},     {3049, 17850},
                                   {11528, 83895}, {511192, 4502365}, {24068, 251685}};
    for (std::size_t others = 1; others <= 7; ++others)
        CHECK(single_highest_odds(CardSet::whole(), {}, std::vector<Drawer>(others), 0) == page[others - 1]);
}

TEST_CASE("70, 71, 74: challenges from the pile that is left, under disadvantages") {
    const OutcomeOdds ten = outcome_odds(without("7C 9D"), {}, {Suit::Hearts, 10});
    CHECK(of(ten, Outcome::Full) == Chance(1, 10));
    CHECK(of(ten, Outcome::Partial) == Chance(1, 10));
    CHECK(of(ten, Outcome::AtCost) == Chance(1, 5));
    CHECK(of(ten, Outcome::SuitMiss) == Chance(4, 25));
    CHECK(of(ten, Outcome::ColourMiss) == Chance(7, 50));
    CHECK(of(ten, Outcome::Failure) == Chance(3, 10));
    const CardSet left = without("7H");
    CHECK(of(outcome_odds(left, {}, kHearts8, 2), Outcome::Full) == Chance(329, 1275));
    CHECK(hit_odds(left, {}, kHearts8, 2) == Chance(1022, 1275));
    const OutcomeOdds held = outcome_odds(without("4H"), holds("4H"), kHearts8);
    CHECK(of(held, Outcome::Full) == Chance(0));
    CHECK(of(held, Outcome::Partial) == Chance(7, 51));
    CHECK(of(held, Outcome::AtCost) == Chance(14, 51));
    CHECK(of(held, Outcome::SuitMiss) == Chance(12, 51));
    CHECK(of(held, Outcome::ColourMiss) == Chance(6, 51));
    CHECK(of(held, Outcome::Failure) == Chance(12, 51));
}

TEST_CASE("72, 73: an opponent is about to draw") {
    struct Row {
        const char* own;
        int decisive_for, decisive_against, alter_for, alter_against;
    };
    for (const Row& row : {Row{"QS", 10, 2, 20, 4}, Row{"7C", 5, 7, 10, 14}}) {
        const Card own = card(row.own);
        // From the opponent's side, which draws against the known card.
        const VersusOdds odds = versus_odds(without(row.own), {}, Drawn{own, own.rank});
        INFO(row.own);
        CHECK(of(odds, Versus::DecisiveAgainst) == Chance(row.decisive_for, 51));
        CHECK(of(odds, Versus::DecisiveFor) == Chance(row.decisive_against, 51));
        CHECK(of(odds, Versus::AdvantageAgainst) == Chance(row.decisive_for, 51));
        CHECK(of(odds, Versus::AdvantageFor) == Chance(row.decisive_against, 51));
        CHECK(of(odds, Versus::AlterAgainst) == Chance(row.alter_for, 51));
        CHECK(of(odds, Versus::AlterFor) == Chance(row.alter_against, 51));
        CHECK(of(odds, Versus::Tie) == Chance(1, 17));
    }
}

TEST_CASE("CD-43: every chance is what counting all draws of a small pile gives") {
    const CardSet pile = set_of("2C 9C KC 4D 9D 3H 8H AH 8S QS");
    for (const char* held : {"", "5H", "AH 7C", "3C 4D 6H 2S"}) {
        const Handicap own = holds(held), other = holds("6C 8S");
        INFO(held);
        const auto shown = [](const Handicap& who, Card drawn) { return Drawn{drawn, who.value(drawn)}; };
        for (const int n : {1, 2}) {
            const auto some = [n](const Cards& drawn, const std::function<bool(Card)>& good) {
                return std::any_of(drawn.begin(), drawn.begin() + n, good);
            };
            const OutcomeOdds outcomes = outcome_odds(pile, own, kHearts8, n);
            for (int i = 0; i < kOutcomes; ++i)
                CHECK(outcomes[static_cast<std::size_t>(i)] ==
                      counted(pile, static_cast<std::size_t>(n), [&](const Cards& drawn) {
                          return some(drawn, [&](Card each) {
                              return outcome(each.suit, own.value(each), Suit::Hearts, 8) == static_cast<Outcome>(i);
                          });
                      }));
            const Drawn known{card("9H"), 9};
            const VersusOdds against = versus_odds(pile, own, known, n), unknown = versus_odds(pile, own, other, n);
            for (int i = 0; i < kVersus; ++i) {
                const auto result = static_cast<Versus>(i);
                CHECK(of(against, result) == counted(pile, static_cast<std::size_t>(n), [&](const Cards& drawn) {
                          return some(drawn, [&](Card each) { return versus(shown(own, each), known) == result; });
                      }));
                CHECK(of(unknown, result) == counted(pile, static_cast<std::size_t>(n) + 1, [&](const Cards& drawn) {
                          return some(drawn, [&](Card each) {
                              return versus(shown(own, each), shown(other, drawn.back())) == result;
                          });
                      }));
            }
            CHECK(hindered_odds(pile, own, n) == counted(pile, static_cast<std::size_t>(n), [&](const Cards& drawn) {
                      return some(drawn, [&](Card each) { return own.holds(each.suit); });
                  }));
            // Three cards of others after mine, two of them held by one participant.
            const auto best = [&](const Cards& drawn, std::size_t from, std::size_t to, const Handicap& who) {
                int value = 0;
                for (std::size_t i = from; i < to; ++i) value = std::max(value, who.value(drawn[i]));
                return value;
            };
            const auto mine = static_cast<std::size_t>(n);
            CHECK(single_highest_odds(pile, {own, n}, {{other, 1}, {holds("3S"), 2}}, 7) ==
                  counted(pile, mine + 3, [&](const Cards& drawn) {
                      const int own_best = best(drawn, 0, mine, own);
                      return own_best > 7 && own_best > best(drawn, mine, mine + 1, other) &&
                             own_best > best(drawn, mine + 1, mine + 3, holds("3S"));
                  }));
        }
    }
    CHECK(single_highest_odds(set_of("2C 3C"), {}, std::vector<Drawer>(2), 0) == Chance(0));
}

TEST_CASE("section 6: what the panel says before a draw and in the window") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type KH").hans().begin();
    CHECK(!draw_forecast(table.match()));
    const auto targets = target_forecast(table.match(), table.character("franz"), Suit::Hearts);
    CHECK(targets.size() == 13);
    CHECK(targets[10].automatic);
    CHECK(!targets[11].automatic);
    CHECK(of(targets[6].outcomes, Outcome::Full) == Chance(7, 52));
    table.did(challenge("hearts", 8, {{"extenuating", true}}));
    auto draw = draw_forecast(table.match());
    REQUIRE(draw);
    CHECK(*draw->odds.hit == Chance(7, 13));
    table.draws("7H");
    const auto window = window_forecast(table.match());
    REQUIRE(window.size() == 1);
    CHECK(window[0].now.outcome == Outcome::SuitMiss);
    REQUIRE(window[0].plays.size() == 3);
    CHECK(window[0].plays[2].becomes.outcome == Outcome::Full);
    CHECK(window[0].bonus[0].chance == Chance(28, 51));  // any hit is an improvement
    CHECK(*window[0].disadvantage->hit == Chance(28, 51));
    CHECK(*window[0].incapacity == Chance(0));
    table.all_pass();
    draw = draw_forecast(table.match());
    CHECK(draw->odds.cards == 2);
    CHECK(of(*draw->odds.outcomes, Outcome::Full) == Chance(329, 1275));
    table.did({{"cmd", "stop"}, {"seat", "p1"}});

    table.did(competition("franz/x hans/y gm:a/y"));
    draw = draw_forecast(table.match());
    REQUIRE(draw->odds.rivals.size() == 2);
    CHECK(!draw->odds.rivals[0].known);
    CHECK(of(draw->odds.rivals[1].odds, Versus::Tie) ==
          of(versus_odds(table.match().pile, {}, Handicap()), Versus::Tie));
    table.draws("QS");
    draw = draw_forecast(table.match());
    REQUIRE(draw->odds.rivals.size() == 1);
    CHECK(draw->odds.rivals[0].opponent == "franz");
    CHECK(draw->odds.rivals[0].known);
    table.draws("QH 4C");
    const auto both = window_forecast(table.match());
    REQUIRE(both.size() == 2);
    CHECK(both[0].now.against[0].result == Versus::Tie);
    CHECK(both[0].now.against[1].result == Versus::AdvantageFor);
    CHECK(both[1].bonus.size() == 1);
    table.all_pass().next_scene().did(fray({{"pcs", {"franz"}}}));
    table.did(gm("fray_round", {{"gm_cards", 1}}));
    CHECK(draw_forecast(table.match())->odds.highest->exact());
    table.draws("9C");
    draw = draw_forecast(table.match());
    const int higher = count(table.match().pile, [](Card each) { return each.rank > 9; });
    CHECK(*draw->odds.highest == Chance(higher, table.match().pile.size()));
}
