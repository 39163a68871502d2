#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/print/print_job.h"

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
                                 job.translated(say("The rules of Coin Wars are by Integral Entertainment, who gave "
                                                    "them away free of charge.")),
                                 5.5,
                                 Face::Plain,
                                 Align::Left,
                                 0.25});
    return cards;
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
