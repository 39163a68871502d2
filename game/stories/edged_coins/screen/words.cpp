#include "game/stories/edged_coins/screen/words.h"

#include <array>

namespace screens::edged_coins {

namespace {

// A modifier's name on the strip.
Phrase modifier_name(const ec::Match& match, const ec::Toss& toss, const ec::Modifier& modifier) {
    switch (modifier.of) {
        case ec::Modifier::Of::Difficulty:
            return difficulty_name(toss.difficulty);
        case ec::Modifier::Of::Opposition:
            return say("opposed");
        case ec::Modifier::Of::Comparison:
            return say("Power");
        case ec::Modifier::Of::Effort:
            return say("effort by {1}", person_name(match, modifier.detail));
        case ec::Modifier::Of::Granted:
            return modifier.detail.empty() ? say("granted") : plain(modifier.detail);
    }
    return {};
}

Phrase row_title(int rank) { return Phrase(ec::row_of(rank).title); }

}  // namespace

Phrase decider_name(const ec::Match& match, ec::Seat seat, const std::string& character) {
    if (character.empty()) return seat_name(match, seat);
    return say("{1} for {2}", seat_name(match, seat), person_name(match, character));
}

Phrase passive_name(ec::Passive passive) {
    constexpr std::array kNames{words::mark("cannot be resisted passively"), words::mark("drops by 1 each time"),
                                words::mark("ends at once")};
    return kNames[static_cast<std::size_t>(passive)];
}

Phrase row_in_words(int rank, ec::RankSix rank_six) {
    const ec::Row& row = ec::row_of(rank);
    const Phrase thrown =
        say_many(row.coins, "{1} coin, {2} must show heads", "{1} coins, {2} must show heads", row.heads);
    const auto next = ec::follows(rank, rank_six);
    return next ? say("{1}; otherwise thrown again as {2}", thrown, row_title(*next)) : thrown;
}

std::vector<Phrase> strip_in_words(const ec::Match& match, const ec::Toss& toss) {
    const bool harm = toss.kind == ec::TossKind::Damage || toss.kind == ec::TossKind::Burn;
    std::vector<Phrase> parts{harm ? say("Potency {1}", toss.base)
                                   : plain(toss.name) + plain(" ") + rank_name(toss.base)};
    const auto all = ec::modifiers(match, toss);
    for (const ec::Modifier& each : all)
        parts.push_back(modifier_name(match, toss, each) + plain(" ") + signed_figure(each.by));
    const int sum = ec::rank_sum(match, toss), rank = ec::clamped(sum);
    if (sum != rank) parts.push_back(say("sum {1}", signed_figure(sum)));
    if (!all.empty() || harm || sum != rank) parts.push_back(plain("= ") + rank_name(rank));
    return parts;
}

Phrase counts_in_words(const ec::Character& character) {
    return say("HC {1} of {2}, EC {3} of {4}", character.hc, character.sheet->hc_max, character.ec,
               character.sheet->ec_max);
}

Phrase weapon_in_words(const ec::Weapon& weapon) {
    return say("{1} {2} ({3})", plain(weapon.name), weapon.power, plain(weapon.skill));
}

std::vector<Phrase> notes_in_words(const ec::Sheet& sheet) {
    std::vector<Phrase> notes, arms, talents;
    for (const ec::Weapon& weapon : sheet.weapons) arms.push_back(weapon_in_words(weapon));
    if (!arms.empty()) notes.push_back(say("Weapons: {1}", joined(arms, rules::comma())));
    if (sheet.armor) notes.push_back(say("Armor: {1} {2}", plain(sheet.armor->name), sheet.armor->power));
    for (const ec::Talent& talent : sheet.talents)
        talents.push_back(talent.min_cost == talent.max_cost
                              ? say("{1}, {2} EC", plain(talent.name), talent.min_cost)
                              : say("{1}, {2} to {3} EC", plain(talent.name), talent.min_cost, talent.max_cost));
    if (!talents.empty()) notes.push_back(say("Talents: {1}", joined(talents, rules::semicolon())));
    return notes;
}

Phrase traits_in_words(const std::vector<ec::Trait>& traits) {
    std::vector<Phrase> all;
    for (const ec::Trait& trait : traits) all.push_back(plain(trait.name) + plain(" ") + rank_name(trait.rank));
    return joined(all, rules::comma());
}

}  // namespace screens::edged_coins
