#include "game/stories/edged_coins/rules/character_record.h"

#include <set>

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

Check check_base_ranks(const std::vector<Trait>& traits) {
    for (const Trait& trait : traits)
        if (auto refusal = check_range("EC-4", say("The base rank of \"{1}\"", plain(trait.name)), trait.rank,
                                       0, limits::kBaseRank))
            return refusal;
    return std::nullopt;
}

Check check_cost(const Talent& talent) {
    const Phrase name = plain(talent.name);
    if (auto refusal =
            check_range("EC-34", say("The least cost of \"{1}\"", name), talent.min_cost, 1, limits::kCoins))
        return refusal;
    return check_range("EC-34", say("The highest cost of \"{1}\"", name), talent.max_cost, talent.min_cost,
                       limits::kCoins);
}

Refusal twice(const std::string& name) {
    return refuse("duplicate", "EC-34", say("The name {1} stands twice.", plain(excerpt(name))));
}

template <class Named>
Check check_different(const std::vector<Named>& list) {
    std::set<std::string> names;
    for (const Named& each : list)
        if (!names.insert(folded(each.name)).second) return twice(each.name);
    return std::nullopt;
}

}  // namespace

Check check_ranges(const Character& record) {
    const Sheet& sheet = *record.sheet;
    if (auto refusal = check_range("EC-34", say("The most HC"), sheet.hc_max, 1, limits::kCoins))
        return refusal;
    if (auto refusal = check_range("EC-34", say("The most EC"), sheet.ec_max, 0, limits::kCoins))
        return refusal;
    if (auto refusal = check_range("EC-34", plain("HC"), record.hc, 0, sheet.hc_max)) return refusal;
    if (auto refusal = check_range("EC-34", plain("EC"), record.ec, 0, sheet.ec_max)) return refusal;
    if (auto refusal = check_base_ranks(sheet.skills)) return refusal;
    if (auto refusal = check_base_ranks(sheet.resistances)) return refusal;
    for (const Weapon& weapon : sheet.weapons)
        if (auto refusal = check_range("EC-34", say("The Power of \"{1}\"", plain(weapon.name)), weapon.power,
                                       0, limits::kPower))
            return refusal;
    if (sheet.armor)
        if (auto refusal = check_range("EC-34", say("The Power of \"{1}\"", plain(sheet.armor->name)),
                                       sheet.armor->power, 0, limits::kPower))
            return refusal;
    for (const Talent& talent : sheet.talents)
        if (auto refusal = check_cost(talent)) return refusal;
    return std::nullopt;
}

Check check_unique(const Match& match, const Character& record, Joining joining) {
    const Sheet& sheet = *record.sheet;
    for (const Character& other : match.characters) {
        if (joining == Joining::Known && other.id == record.id) continue;
        if (folded(other.id) == folded(record.id)) return twice(record.id);
        if (folded(other.name()) == folded(sheet.name)) return twice(sheet.name);
    }
    if (auto refusal = check_different(sheet.skills)) return refusal;
    if (auto refusal = check_different(sheet.resistances)) return refusal;
    if (auto refusal = check_different(sheet.weapons)) return refusal;
    if (auto refusal = check_different(sheet.talents)) return refusal;
    for (const Weapon& weapon : sheet.weapons)
        if (!find(sheet.skills, weapon.skill))
            return refuse("unknown_skill", "R-25",
                          say("\"{1}\" is used with a skill {2} that the character has not.",
                              plain(weapon.name), plain(excerpt(weapon.skill))));
    return std::nullopt;
}

}  // namespace rules::edged_coins
