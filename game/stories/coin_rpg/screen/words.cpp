#include "game/stories/coin_rpg/screen/words.h"

#include <array>

#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace screens::coin_rpg {

namespace {

constexpr const char *kSceneMark = " (1)", *kAdventureMark = " (2)";

}  // namespace

// Marks a burned coin by how long it lasts.
std::string burn_mark(const rpg::Character& hero, rpg::Trait trait) {
    const rpg::Burns& burns = hero.burns[trait];
    return std::string(burns.fuel > 0 ? kSceneMark : "") + (burns.survival > 0 ? kAdventureMark : "");
}

Phrase card_marks(const rpg::Match& match, const rpg::Character& hero) {
    bool fuel = false, survival = false;
    for (const rpg::Trait trait : rpg::kTraits) {
        fuel = fuel || hero.burns[trait].fuel > 0;
        survival = survival || hero.burns[trait].survival > 0;
    }
    const bool scene = match.options.burn_recovery == rpg::BurnRecovery::ByKind;
    const auto meant = [](const char* mark, const Phrase& what) { return plain(mark + 1) + plain(" ") + what; };
    std::vector<Phrase> all;
    if (hero.sheet.card.strong) all.push_back(plain("* ") + say("Strong Trait"));
    if (hero.must_sit_out) all.push_back(say("sits out the next Scene"));
    if (hero.coolness_used) all.push_back(meant(kUsedMark, say("used, no healing next Scene")));
    if (fuel) all.push_back(meant(kSceneMark, scene ? say("until the next Scene") : say("until the next Adventure")));
    if (survival) all.push_back(meant(kAdventureMark, say("until the next Adventure")));
    return joined(all, rules::semicolon());
}

Phrase coins_in_words(const std::vector<rpg::TableCoin>& coins) {
    std::array<int, 4> counts{};
    for (const rpg::TableCoin& coin : coins) ++counts[static_cast<std::size_t>(coin.coin)];
    std::vector<Phrase> parts;
    for (std::size_t i = counts.size(); i-- > 0;)
        if (counts[i] > 0) parts.push_back(rpg::counted(static_cast<rpg::Coin>(i), counts[i]));
    return parts.empty() ? say("no coins") : joined(parts, rules::comma());
}

namespace {

// "2 off the Scene, 1 off Bodiness"
Phrase damage_in_words(const rpg::Match& match, int contest) {
    const rpg::Damage damage = rpg::damage(match, contest);
    const rpg::Contest& fought = match.contest(contest);
    std::vector<Phrase> all;
    if (damage.scene >= fought.scene_coins)
        all.push_back(say("beaten"));
    else if (damage.scene > 0)
        all.push_back(say("{1} off the Scene", damage.scene));
    if (damage.blow > 0)
        all.push_back(say("{1} off {2}", damage.blow, rpg::name_of(match, match.current(), *fought.main)));
    return all.empty() ? say("nothing changes") : joined(all, rules::comma());
}

}  // namespace

Phrase result_in_words(const rpg::Match& match, int contest) {
    const rpg::Score score = rpg::score(match, contest);
    return say("{1} to {2}: {3}", score.character(), score.scene(), damage_in_words(match, contest));
}

Phrase ending_in_words(const rpg::Match& match) {
    return match.outcome == rpg::Outcome::Finished ? say("The Adventure is finished")
                                                   : say("The Adventure ends in defeat");
}

Phrase in_wholes(int twelfths) { return plain(rpg::mixed(twelfths)); }

Phrase ratings_in_words(const rpg::Match& match, const rpg::Sheet& sheet) {
    std::vector<Phrase> all;
    for (const rpg::Trait trait : rpg::kTraits) {
        const int rating = rpg::rating(sheet, trait);
        const bool own = trait == rpg::Trait::Miscellaneous && !rpg::misc_name(sheet).empty();
        const Phrase name = own ? plain(rpg::misc_name(sheet)) : rpg::name_of(trait, match.options);
        if (rating > 0) all.push_back(name + plain(" ") + Phrase(rating));
    }
    return joined(all, rules::comma());
}

Phrase refusal_text(const rules::Refusal& refusal) {
    return refusal.rule.empty() ? refusal.message : say("{1}: {2}", plain(refusal.rule), refusal.message);
}

Phrase worth_in_words(rpg::Difficulty difficulty) {
    return rpg::name_of(difficulty) + rules::comma() + in_wholes(rpg::twelfths(difficulty));
}

Phrase parts_in_words(const std::vector<rpg::ScenePart>& parts) {
    std::vector<Phrase> all;
    for (const rpg::ScenePart& part : parts) all.push_back(rpg::name_of(part) + plain(" ") + Phrase(part.coins));
    return joined(all, rules::comma());
}

Phrase scene_title(const rpg::SceneCard& card) {
    if (card.title.empty() && card.id == 0) return {};  // still being written
    return card.title.empty() ? say("Scene card {1}", card.id) : plain(card.title);
}

Phrase player_name(const rpg::Match& match, int seat) { return plain(match.seat(seat).player); }

Phrase hero_name(const rpg::Match& match, int seat) { return plain(match.character(seat).sheet.card.name); }

}  // namespace screens::coin_rpg
