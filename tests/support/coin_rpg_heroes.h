#pragma once
// Heroes and Scenes of Coin Wars the RPG in a few words, for tests.
//
// Heroes: Traits with value and coin (P, N, D, Q; none: Pennies), Powers with their rank ("Luck 1",
// "Offensive Bod 3"), "XP 2", "Progress 119", "Misc 3N" (named Cooking). Remaining points go to a Trait
// that is not named.

#include <doctest/doctest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace kit {

namespace rpg = rules::coin_rpg;
using rpg::Coin;
using rpg::Trait;

inline constexpr Trait kBod = Trait::Bodiness, kBrain = Trait::Braininess, kPers = Trait::Personality,
                       kCool = Trait::Coolness, kMisc = Trait::Miscellaneous;

inline std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, by);) {
        const std::size_t first = part.find_first_not_of(' ');
        if (first != std::string::npos) parts.push_back(part.substr(first, part.find_last_not_of(' ') - first + 1));
    }
    return parts;
}

inline const std::vector<std::pair<std::string, Trait>>& trait_words() {
    static const std::vector<std::pair<std::string, Trait>> words{
        {"Bod", kBod}, {"Brain", kBrain}, {"Pers", kPers}, {"Cool", kCool}, {"Misc", kMisc}};
    return words;
}

inline std::optional<Trait> trait_of(const std::string& word) {
    for (const auto& [name, trait] : trait_words())
        if (word == name) return trait;
    return std::nullopt;
}

inline std::optional<rpg::PowerKind> power_of(const std::string& word) {
    for (const rpg::PowerKind kind : rpg::kPowerKinds) {
        std::string name;
        for (const char c : rpg::word(kind))
            if (c != '_') name += c;
        std::string lower;
        for (const char c : word) lower += static_cast<char>(std::tolower(c));
        if (name == lower) return kind;
    }
    return std::nullopt;
}

// A hero parsed from such text.
struct Wanted {
    std::vector<Trait> named;
    rpg::PerTrait<int> ratings;
    rpg::PerTrait<int> steps;  // above Penny
    std::vector<rpg::Power> ranks;
    int xp = 0, progress = 0;
};

inline Wanted wanted(const std::string& text) {
    Wanted hero;
    for (const std::string& part : split(text, ',')) {
        const std::vector<std::string> words = split(part, ' ');
        const std::string& last = words.back();
        if (words[0] == "XP") {
            hero.xp = std::stoi(last);
        } else if (words[0] == "Progress") {
            hero.progress = std::stoi(last);
        } else if (const auto trait = trait_of(words[0])) {
            hero.named.push_back(*trait);
            hero.ratings[*trait] = std::stoi(last);
            const std::size_t coin = std::string("PNDQ").find(last.back());
            hero.steps[*trait] = coin == std::string::npos ? 0 : static_cast<int>(coin);
        } else {
            const auto kind = power_of(words[0]);
            REQUIRE_MESSAGE(kind, part);
            const auto link = words.size() > 2 ? trait_of(words[1]) : std::nullopt;
            hero.ranks.insert(hero.ranks.end(), static_cast<std::size_t>(std::stoi(last)), {*kind, link});
        }
    }
    return hero;
}

// Returns a sheet: twelve points at the start, the rest bought.
inline rpg::Sheet sheet(const std::string& name, const std::string& text) {
    Wanted hero = wanted(text);
    rpg::Sheet sheet;
    sheet.card.name = name;
    sheet.card.misc_name = "Cooking";
    int points = 0;
    for (const Trait trait : rpg::kTraits) {
        sheet.card.ratings[trait] = std::min(hero.ratings[trait], 12 - points);
        for (int bought = sheet.card.ratings[trait]; bought < hero.ratings[trait]; ++bought)
            sheet.purchases.push_back({rpg::Purchase::What::Rating, trait});
        points += sheet.card.ratings[trait];
    }
    for (const Trait spare : {kPers, kBrain, kBod})
        if (std::ranges::find(hero.named, spare) == hero.named.end()) {
            sheet.card.ratings[spare] += 12 - points;
            points = 12;
        }
    REQUIRE_MESSAGE(points == 12, text);
    for (const Trait trait : {kBod, kBrain, kCool, kPers})
        if (hero.steps[trait] > 0 && sheet.card.ratings[trait] > 0) sheet.card.strong = trait;
    const auto first = std::ranges::find_if(
        hero.ranks, [](const rpg::Power& power) { return power.kind != rpg::PowerKind::FastLearner; });
    if (!sheet.card.strong && first != hero.ranks.end()) {
        sheet.card.start_power = *first;
        hero.ranks.erase(first);
    }
    if (!sheet.card.strong && !sheet.card.start_power)
        for (const Trait trait : {kBod, kBrain, kPers})
            if (std::ranges::find(hero.named, trait) == hero.named.end() && sheet.card.ratings[trait] > 0)
                sheet.card.strong = trait;
    REQUIRE_MESSAGE((sheet.card.strong || sheet.card.start_power), text);
    for (const Trait trait : rpg::kTraits)
        for (int step = sheet.card.strong == trait ? 1 : 0; step < hero.steps[trait]; ++step)
            sheet.purchases.push_back({rpg::Purchase::What::Coin, trait});
    for (const rpg::Power& power : hero.ranks) sheet.purchases.push_back({rpg::Purchase::What::Power, {}, power});
    for (const rpg::Purchase& purchase : sheet.purchases) sheet.xp_obtained += rpg::cost(purchase);
    sheet.xp_obtained += hero.xp;
    sheet.xp = hero.xp;
    sheet.progress = hero.progress;
    return sheet;
}

// Parses "Physical 4, Run Like the Wind 2".
inline std::vector<rpg::ScenePart> parts(const std::string& text) {
    static const std::map<std::string, rpg::ScenePart> headings{
        {"Physical", {kBod, 0}},
        {"Intellectual", {kBrain, 0}},
        {"Social", {kPers, 0}},
        {"Coolness", {kCool, 0}},
        {"Bodiness", {kBod, 0, "", rpg::Heading::Character}},
        {"Braininess", {kBrain, 0, "", rpg::Heading::Character}},
        {"Personality", {kPers, 0, "", rpg::Heading::Character}}};
    std::vector<rpg::ScenePart> parts;
    for (const std::string& each : split(text, ',')) {
        const std::size_t space = each.rfind(' ');
        const std::string name = each.substr(0, space);
        rpg::ScenePart part = headings.count(name) ? headings.at(name) : rpg::ScenePart{kMisc, 0, name};
        part.coins = std::stoi(each.substr(space));
        parts.push_back(part);
    }
    return parts;
}

}  // namespace kit
