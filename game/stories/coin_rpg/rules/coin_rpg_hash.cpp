// 64 bits for a match: all of it, in its order.

#include "engine/core/hash.h"

#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace rules::coin_rpg {

namespace {

using core::Hash;

template <class List, class Add>
void add_all(Hash& hash, const List& list, Add add) {
    hash.add(static_cast<int>(list.size()));
    for (const auto& each : list) add(hash, each);
}

// Texts end where their length says.
void add(Hash& hash, const std::string& text) {
    hash.add(static_cast<int>(text.size())).add(std::string_view(text));
}

void add(Hash& hash, const Options& options) {
    hash.add(options.experience).add(options.powers).add(options.customization_points);
    hash.add(options.scene_budget).add(options.harder_scenes).add(options.burn_recovery);
    hash.add(options.everyone_out).add(options.easy_hard_minimum).add(options.defensive_price);
    for (const std::string* word : {&options.positive, &options.negative, &options.coolness})
        add(hash, *word);
}

void add(Hash& hash, const Power& power) { hash.add(power.kind).add(power.trait); }

void add(Hash& hash, const Purchase& purchase) {
    hash.add(purchase.what).add(purchase.trait);
    add(hash, purchase.power);
    add(hash, purchase.misc_name);
}

void add(Hash& hash, const Sheet& sheet) {
    const StartingCard& card = sheet.card;
    for (const std::string* text : {&card.name, &card.concept_text, &card.misc_name}) add(hash, *text);
    for (const Trait trait : kTraits) hash.add(card.ratings[trait]);
    hash.add(card.strong).add(card.start_power.has_value());
    if (card.start_power) add(hash, *card.start_power);
    add_all(hash, sheet.purchases, [](Hash& h, const Purchase& purchase) { add(h, purchase); });
    hash.add(sheet.xp_obtained).add(sheet.xp).add(sheet.progress);
}

void add(Hash& hash, const Character& character) {
    add(hash, character.sheet);
    for (const Trait trait : kTraits) {
        const Burns& burns = character.burns[trait];
        hash.add(character.values[trait]).add(burns.survival).add(burns.fuel);
    }
    const Uses& uses = character.uses;
    hash.add(uses.luck).add(uses.so_cool).add(uses.flamebait).add(uses.grabbed);
    hash.add(character.luck_in_scene).add(character.so_cool_in_scene);
    hash.add(character.coolness_used).add(character.must_sit_out);
}

void add(Hash& hash, const Seat& seat) {
    add(hash, seat.player);
    hash.add(seat.character.has_value());
    if (seat.character) add(hash, *seat.character);
    hash.add(seat.done).add(seat.points).add(seat.fate).add(seat.noted);
}

void add(Hash& hash, const SceneCard& card) {
    hash.add(card.id).add(card.author);
    add(hash, card.title);
    add_all(hash, card.parts, [](Hash& h, const ScenePart& part) {
        h.add(part.trait).add(part.coins).add(part.heading);
        add(h, part.name);
    });
    add(hash, card.description);
}

void add(Hash& hash, const Contest& contest) {
    hash.add(contest.main).add(contest.scene_coins).add(contest.margin);
    add_all(hash, contest.helpers, [](Hash& h, Trait helper) { h.add(helper); });
    hash.add(contest.offensive).add(contest.defensive).add(contest.kept);
}

void add(Hash& hash, const TableCoin& coin) {
    hash.add(coin.number).add(coin.coin).add(coin.side).add(coin.contest).add(coin.trait);
    hash.add(coin.face).add(coin.turned).add(coin.replaced);
}

void add(Hash& hash, const Turn& turn) {
    hash.add(turn.round);
    add_all(hash, turn.contests, [](Hash& h, const Contest& contest) { add(h, contest); });
    add_all(hash, turn.coins, [](Hash& h, const TableCoin& coin) { add(h, coin); });
    add_all(hash, turn.flamebait, [](Hash& h, Coin coin) { h.add(coin); });
    add_all(hash, turn.at_zero, [](Hash& h, const AtZeroCase& at_zero) {
        h.add(at_zero.contest).add(at_zero.value_before).add(at_zero.blow).add(at_zero.extra);
    });
}

}  // namespace

std::uint64_t CoinRpg::hash(const Match& match) {
    Hash hash;
    add(hash, match.options);
    add_all(hash, match.seats, [](Hash& h, const Seat& seat) { add(h, seat); });
    hash.add(match.phase).add(match.adventure);
    add_all(hash, match.pile, [](Hash& h, const SceneCard& card) { add(h, card); });
    hash.add(match.cards_written).add(match.row).add(match.scene).add(match.order).add(match.playing);
    add(hash, match.turn);
    hash.add(match.outcome);
    return hash.value();
}

}  // namespace rules::coin_rpg
