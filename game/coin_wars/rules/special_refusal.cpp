#include "game/coin_wars/rules/special_refusal.h"

#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

namespace {

Refusal refused(const Match& match, const SpecialRule& rule, int coin, Phrase what) {
    return refuse(kSpecialRule, "BX-9", say("{1}: {2}", known(rule.name), std::move(what)), {}, {match.id(coin)});
}

}  // namespace

std::optional<Refusal> check_special(const Match& match, int coin, bool SpecialWhat::*deed) {
    const SpecialRule* rule = special_forbidding(match, coin, deed);
    if (rule == nullptr) return std::nullopt;
    const Phrase name = name_of(match, coin);
    if (deed == &SpecialWhat::no_move) return refused(match, *rule, coin, say("{1} may not move.", name));
    if (deed == &SpecialWhat::no_attack) return refused(match, *rule, coin, say("{1} may not attack.", name));
    if (deed == &SpecialWhat::no_charge) return refused(match, *rule, coin, say("{1} may not charge.", name));
    if (deed == &SpecialWhat::no_army) return refused(match, *rule, coin, say("{1} may not be in an Army.", name));
    return refused(match, *rule, coin, say("{1} may not shoot.", name));
}

Refusal refuse_to_fire(const Match& match, int coin) {
    if (auto refusal = check_special(match, coin, &SpecialWhat::no_shot)) return *refusal;
    const SpecialRule* rule = special_that(match, coin, [](const SpecialWhat& what) { return what.shots > 0; });
    return refused(match, *rule, coin, say("{1} has no shots left.", name_of(match, coin)));
}

}  // namespace rules::coin_wars
