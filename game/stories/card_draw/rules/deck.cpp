#include "game/stories/card_draw/rules/deck.h"

namespace rules::card_draw {

namespace {

Refusal not_on_top(Card card, const Phrase& where) {
    return refuse("not_on_top", "CD-11",
                  say("This card cannot be drawn because it is not in {2}: {1}.", spoken(card), where));
}

Check check_told_count(int count, const Cards& told) {
    if (told.empty() || static_cast<int>(told.size()) == count) return std::nullopt;
    return refuse("wrong_card_count", "CD-11",
                  say_many(count, "{1} card is to be drawn now, but {2} were entered.",
                           "{1} cards are to be drawn now, but {2} were entered.", static_cast<int>(told.size())));
}

}  // namespace

Card Dealer::next(const CardSet& from) {
    if (!told_.empty()) return told_[given_++];
    if (from.size() == 1) return from.at(0);
    return from.at(throws_.roll(from.size()) - 1);
}

Check check_draw(const Match& match, int count, const Cards& told) {
    CardSet pile = match.pile;
    if (pile.size() + static_cast<int>(match.discard.size()) < count)
        return refuse("deck_exhausted", "CD-39",
                      say("There are not enough cards: all others are on the table or held."));
    if (auto refusal = check_told_count(count, told)) return refusal;
    bool shuffled = false;
    for (const Card card : told) {
        if (pile.empty() && !shuffled) {
            for (const Card each : match.discard) pile.add(each);
            shuffled = true;
        }
        if (!pile.has(card)) return not_on_top(card, say("the draw pile"));
        pile.remove(card);
    }
    return std::nullopt;
}

CardSet drawn_from(const Match& match) {
    if (!match.pile.empty()) return match.pile;
    CardSet discard;
    for (const Card card : match.discard) discard.add(card);
    return discard;
}

CardSet drawn_from(const Pack& pack) {
    if (!pack.shuffled.empty() || pack.bottom.empty()) return pack.shuffled;
    CardSet next;
    next.add(pack.bottom.front());
    return next;
}

Card draw(Match& match, Dealer& dealer, Events& events) {
    if (match.pile.empty()) events.push_back(join_discard(match));
    const Card card = dealer.next(match.pile);
    match.pile.remove(card);
    return card;
}

Check check_pack(const Match& match, Back back, const Cards& told) {
    const Pack& pack = match.pack(back);
    const Phrase name = back == Back::Red ? say("the red pack") : say("the blue pack");
    if (pack.size() == 0) return refuse("pack_empty", "CD-3", say("There are no cards left in {1}.", name));
    if (auto refusal = check_told_count(1, told)) return refusal;
    if (told.empty() || pack.may_give(told.front())) return std::nullopt;
    return not_on_top(told.front(), name);
}

Card draw_from_pack(Match& match, Back back, Dealer& dealer) {
    Pack& pack = match.pack(back);
    if (pack.shuffled.empty()) {
        const Card card = pack.bottom.front();
        pack.bottom.erase(pack.bottom.begin());
        return card;
    }
    const Card card = dealer.next(pack.shuffled);
    pack.shuffled.remove(card);
    return card;
}

Shuffled shuffle_all(Match& match) {
    match.discard.clear();
    match.pile = CardSet::whole();
    for (const Character& each : match.characters)
        for (const Disadvantage& held : each.disadvantages) match.pile.remove(held.card);
    return {match.pile.size()};
}

Reshuffled join_discard(Match& match) {
    for (const Card card : match.discard) match.pile.add(card);
    match.discard.clear();
    return {match.pile.size()};
}

void clear_table(Match& match) {
    for (Participant& each : match.test->participants) {
        if (each.current && each.current->source == Source::Drawn) match.discard.push_back(each.current->card);
        for (const Drawn& drawn : each.choice) match.discard.push_back(drawn.card);
        each.current.reset();
        each.choice.clear();
    }
}

}  // namespace rules::card_draw
