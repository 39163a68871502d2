#include <set>

#include "engine/measure/measure.h"
#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/print/print_job.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/kit/joiners.h"

namespace print {

namespace {

std::vector<Card> story_cards(const Job& job) {
    const battles::Battle& battle = job.battle;
    Notes notes(job);
    notes.add(joined({known(battle.era), known(battle.date)}, rules::comma()));
    notes.add(known(battle.summary));
    notes.add_apart(known(battle.history));
    for (const std::string& note : battle.notes) notes.add_apart(known(note));
    std::vector<Card> cards = notes.cards(known(battle.title));
    cards.front().push_back(Text{{kPadding, 0.05},
                                 job.in_words(say("The rules of Coin Wars are by Integral Entertainment, who gave "
                                                  "them away free of charge.")),
                                 5.5,
                                 Face::Plain,
                                 Align::Left,
                                 0.25});
    return cards;
}

// The types that fight in this battle and move along this edge.
Phrase movers(const cw::Scenario& scenario, double edge) {
    std::set<int> types;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (scenario.type(coin.type).move == edge) types.insert(coin.type);
    std::vector<Phrase> names;
    for (const int type : types) names.push_back(known(scenario.type(type).title));
    return joined(names, rules::comma());
}

void add_ticks(Card& card) {
    constexpr double kLong = 0.16, kShort = 0.08;
    constexpr Pen kTick{.width = 0.6};
    const auto length = [](int half) { return half % 2 == 0 ? kLong : kShort; };
    for (int half = 1; half < 2 * kCardWide; ++half)
        card.push_back(line({half / 2.0, 0}, {half / 2.0, length(half)}, kTick));
    for (int half = 1; half < 2 * kCardHigh; ++half)
        card.push_back(line({0, half / 2.0}, {length(half), half / 2.0}, kTick));
    for (int inch = 1; inch < kCardWide; ++inch)
        card.push_back(
            Text{{static_cast<double>(inch), kLong + 0.04}, std::to_string(inch), 7, Face::Plain, Align::Middle});
    for (int inch = 1; inch < kCardHigh; ++inch)
        card.push_back(Text{{kLong + 0.04, inch - 0.035}, std::to_string(inch), 7});
}

// The measuring card for play: its edges marked in inches, with the coins that move along each edge.
Card measuring_card(const Job& job) {
    Card card;
    add_ticks(card);
    constexpr double kLeft = 0.5, kBodySize = 8;
    double y = 2.68;
    const auto print = [&](const Phrase& phrase, double size, Face face) {
        for (const std::string& text : job.letters.wrap(job.in_words(phrase), size, 4.3, face)) {
            card.push_back(Text{{kLeft, y}, text, size, face});
            y -= size * 1.25 * kPoint;
        }
        y -= 3 * kPoint;
    };
    const cw::Scenario& scenario = job.scenario();
    print(say("What the index card measures"), 11, Face::Bold);
    const Phrase along_long = movers(scenario, measure::kCardLong);
    const Phrase along_short = movers(scenario, measure::kCardShort);
    if (!along_long.empty()) print(say("Long edge, 5 in: {1}", along_long), kBodySize, Face::Bold);
    if (!along_short.empty()) print(say("Short edge, 3 in: {1}", along_short), kBodySize, Face::Bold);
    print(say("Lay the edge beside the coin and slide the coin along it, at most from one end to the other. It stops "
              "where it touches an enemy coin; it can attack whatever it touches."),
          kBodySize, Face::Plain);
    for (const cw::AgreedRule& rule : cw::table_rules())
        if (rule.name == words::mark("Range of the card"))
            print(say("Long Range: {1}", rule.sentence_now(scenario)), kBodySize, Face::Plain);
    print(say("A turn has up to ten actions; each coin takes part in at most one. A coin that moves or attacks uses "
              "one; an Army uses three, or two if a coin with Command leads it."),
          kBodySize, Face::Plain);
    print(say("An attack takes its target if the Offense is at least the target's Defense. The target strikes back by "
              "the same rule, at the same moment."),
          kBodySize, Face::Plain);
    return card;
}

}  // namespace

std::vector<Page> card_pages(const Job& job) {
    std::vector<Card> cards{measuring_card(job), counting_card(job)};
    for (const auto& more :
         {side_cards(job, cw::Side::Heads), side_cards(job, cw::Side::Tails), rule_cards(job), story_cards(job)})
        cards.insert(cards.end(), more.begin(), more.end());
    std::vector<Page> pages;
    for (Sheet& sheet : cards_on_pages(job.paper, {kCardWide, kCardHigh}, cards))
        pages.push_back({std::move(sheet), say("Index cards to cut out")});
    return pages;
}

}  // namespace print
