#include "game/coin_wars/print/card_pages.h"

#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/print/measuring_card.h"
#include "game/coin_wars/print/rule_cards.h"
#include "game/coin_wars/print/side_cards.h"

namespace print {

namespace {

using words::joined;
using words::known;
using words::plain;
using words::say;

std::vector<Card> story_cards(const Job& job) {
    const battles::Battle& battle = job.battle;
    Notes notes(job);
    notes.add(joined({known(battle.era), known(battle.date)}, plain(", ")));
    notes.add(known(battle.summary));
    notes.add_apart(known(battle.history));
    for (const std::string& note : battle.notes) notes.add_apart(known(note));
    std::vector<Card> cards = notes.cards(known(battle.title));
    cards.front().push_back(
        Text{{kPadding, 0.05},
             job.in_words(say("The rules of Coin Wars are by Integral Entertainment, who gave "
                              "them away free of charge.")),
             5.5,
             Face::Plain,
             Align::Left,
             0.25});
    return cards;
}

// Four cards per page, landscape.
std::vector<Page> laid_on_pages(const Paper& paper, const std::vector<Card>& cards) {
    constexpr std::size_t kColumns = 2, kRows = 2;
    const double width = paper.height, height = paper.width;
    const Vec2 middle = room_of(width, height).center();
    const Vec2 low = middle - Vec2{kColumns * kCardWide / 2, kRows * kCardHigh / 2};
    std::vector<Page> pages;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t place = i % (kColumns * kRows);
        if (place == 0) pages.push_back({{width, height, {Layer{}}}, say("Index cards to cut out")});
        std::vector<Mark>& marks = pages.back().sheet.layers.front().marks;
        const Vec2 at = low + Vec2{kCardWide * static_cast<double>(place % kColumns),
                                   kCardHigh * static_cast<double>(kRows - 1 - place / kColumns)};
        marks.push_back(rectangle({at, at + Vec2{kCardWide, kCardHigh}}, {.width = 0.6}));
        for (const Mark& mark : cards[i]) marks.push_back(moved(mark, at));
    }
    return pages;
}

}  // namespace

std::vector<Page> card_pages(const Job& job) {
    std::vector<Card> cards{measuring_card(job), counting_card(job)};
    for (const auto& more : {side_cards(job, cw::Side::Heads), side_cards(job, cw::Side::Tails),
                             rule_cards(job), story_cards(job)})
        cards.insert(cards.end(), more.begin(), more.end());
    return laid_on_pages(job.paper, cards);
}

}  // namespace print
