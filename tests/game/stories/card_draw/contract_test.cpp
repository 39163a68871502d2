// Card Draw under the contract tests of every rule system, and the invariants of every state on the way.

#include <map>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/forecast.h"
#include "tests/support/card_draw_proposals.h"
#include "tests/support/card_draw_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"

using namespace cards_kit;

namespace {

// CD-1, CD-3: each of the 52 cards and of the 104 background cards is in exactly one place.
struct Places {
    std::array<int, 52> deck{};
    std::array<std::array<int, 52>, 2> packs{};

    void add(Card card) { ++deck[static_cast<std::size_t>(card.index())]; }
    void add(const rules::card_draw::Backed& card) {
        ++packs[static_cast<std::size_t>(card.back)][static_cast<std::size_t>(card.card.index())];
    }
    void add(const rules::card_draw::Participant& participant) {
        for (const auto& drawn : participant.choice) add(drawn.card);
        if (participant.current && participant.current->source == rules::card_draw::Source::Drawn)
            add(participant.current->card);
    }
};

Places places(const Match& match) {
    using namespace rules::card_draw;
    Places places;
    for (const Card card : match.pile.list()) places.add(card);
    for (const Card card : match.discard) places.add(card);
    for (const Character& each : match.characters) {
        for (const Disadvantage& held : each.disadvantages) places.add(held.card);
        for (const Background& background : each.hand) places.add(background.card);
    }
    if (match.test)
        for (const Participant& each : match.test->participants) places.add(each);
    if (match.test && match.test->bonus) places.add(match.test->bonus->drawn.card);
    for (const Back back : {Back::Red, Back::Blue}) {
        for (const Card card : match.pack(back).shuffled.list()) places.add(Backed{back, card});
        for (const Card card : match.pack(back).bottom) places.add(Backed{back, card});
    }
    return places;
}

void expect_all_cards(const Match& match) {
    const Places all = places(match);
    const auto once = [](const auto& counts) { return std::ranges::count(counts, 1) == 52; };
    CHECK(once(all.deck));
    CHECK(once(all.packs[0]));
    CHECK(once(all.packs[1]));
}

void expect_sound_hands(const rules::card_draw::Character& character) {
    using namespace rules::card_draw;
    CHECK(character.hand.size() <= (character.is_pc() ? 20 : 10));
    for (const BackgroundKind kind : {BackgroundKind::Innate, BackgroundKind::Temperament, BackgroundKind::Type})
        CHECK(std::ranges::count(character.hand, kind, &Background::kind) <= 1);
    CHECK((character.bonus >= 0 && character.bonus <= 99));
    CHECK((character.is_pc() || (character.bonus == 0 && character.disadvantages.empty())));
}

void expect_sound(const Match& match) {
    using namespace rules::card_draw;
    expect_all_cards(match);
    for (const Character& each : match.characters) {
        expect_sound_hands(each);
        const bool judged_soon = match.phase == Phase::Improve || match.phase == Phase::BonusChoice;
        for (const Disadvantage& held : each.disadvantages) CHECK((judged_soon || held.until != Until::Judgement));
        CHECK((match.phase >= Phase::Scene || (!each.incapacitated && !each.advantage)));
    }
    const bool testing = match.phase > Phase::Scene && match.phase < Phase::Ended;
    CHECK(match.test.has_value() == testing);
    CHECK(awaiting(match).empty() == (match.phase == Phase::Ended));
    const Json state = CardDraw::state(match);
    CHECK(state["pile"].is_number_integer());
    CHECK(state["packs"]["red"].is_number_integer());
}

// Someone due to decide has a legal choice: the game never gets stuck.
void expect_a_way_on(const Match& match) {
    using namespace rules::card_draw;
    if (match.phase == Phase::Setup || match.phase == Phase::Ended) return;
    int open = 0;
    for (int seat = 0; seat <= static_cast<int>(match.seats.size()); ++seat)
        for (const Choice& choice : choices(match, {seat})) open += choice.refusal ? 0 : 1;
    CHECK_MESSAGE(open > 0, "nothing is left to do in " << CardDraw::state(match).dump());
}

// The odds of exclusive results add up to one.
void expect_sound_odds(const Match& match) {
    using namespace rules::card_draw;
    const auto draw = draw_forecast(match);
    (void)window_forecast(match);
    if (!draw || draw->odds.cards != 1) return;
    const auto sums_to_one = [](const auto& odds) {
        core::Chance sum;
        for (const core::Chance& each : odds) sum += each;
        CHECK(sum == core::Chance(1));
    };
    if (draw->odds.outcomes) sums_to_one(*draw->odds.outcomes);
    for (const RivalOdds& each : draw->odds.rivals) sums_to_one(each.odds);
    if (draw->odds.highest) CHECK((draw->odds.highest->value() >= 0 && draw->odds.highest->value() <= 1));
}

}  // namespace

TEST_CASE("Card Draw holds the contract of a rule system, whole campaigns at random; no card is lost") {
    const auto start = CardDraw::start({{"seats", {"Ada", "Ben", "Cy"}}});
    REQUIRE(start);
    int ended = 0;
    std::map<Phase, int> phases;
    for (std::uint64_t seed = 1; seed <= kit::seeds(14); ++seed) {
        Match seen;
        const auto propose = [&](const Match& match, core::Random& random) {
            if (match != seen) {
                expect_sound(match);
                expect_a_way_on(match);
                expect_sound_odds(match);
                ++phases[match.phase];
                if (match.phase == Phase::Ended) ++ended;
                seen = match;
            }
            return kit::cards::propose(match, random);
        };
        kit::hold_contract<CardDraw>(*start, seed, propose, {300, 60, 150});
    }
    if (kit::kSanitized) return;
    CHECK(ended > 0);
    CHECK(phases.size() == 14);
}

TEST_CASE("Card Draw holds the contract under both options") {
    const auto start =
        CardDraw::start({{"seats", {"Ada"}}, {"options", {{"starting_professions", 0}, {"reshuffle", "every_scene"}}}});
    REQUIRE(start);
    CHECK(CardDraw::start(CardDraw::options(*start)).value() == *start);
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        kit::hold_contract<CardDraw>(*start, seed, kit::cards::propose, {200, 60, 100});
}
