#include "game/stories/coin_rpg/rules/character_sheet.h"

#include <algorithm>
#include <numeric>

#include "game/kit/player_text.h"
#include "game/kit/text_refusal.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

bool is_linked(PowerKind kind) {
    return kind == PowerKind::Offensive || kind == PowerKind::Defensive || kind == PowerKind::SuperTrait;
}

bool has_fitting_link(const Power& power) {
    if (is_linked(power.kind) != power.trait.has_value()) return false;
    return power.kind != PowerKind::SuperTrait || power.trait != Trait::Coolness;
}

Phrase name_of(PowerKind kind) {
    switch (kind) {
        case PowerKind::Luck:
            return say("Luck");
        case PowerKind::SoCool:
            return say("So Cool");
        case PowerKind::Offensive:
            // Translators: a Power of Coin Wars the RPG.
            return say("Offensive");
        case PowerKind::Defensive:
            // Translators: a Power of Coin Wars the RPG.
            return say("Defensive");
        case PowerKind::Flamebait:
            return say("Flamebait");
        case PowerKind::GrabbyHands:
            return say("Grabby Hands");
        case PowerKind::SuperCool:
            return say("Super Cool");
        case PowerKind::SuperTrait:
            return say("Super Trait");
        case PowerKind::FastLearner:
            return say("Fast Learner");
    }
    return {};
}

Phrase name_of(const Power& power) { return name_of(power, Options()); }

Phrase name_of(Trait trait, const Options& options) {
    return trait == Trait::Coolness && !options.coolness.empty() ? plain(options.coolness) : name_of(trait);
}

Phrase name_of(const Power& power, const Options& options) {
    if (!power.trait) return name_of(power.kind);
    // Translators: a Power and the Trait it is linked to: "Offensive (Bodiness)".
    return say("{1} ({2})", name_of(power.kind), name_of(*power.trait, options));
}

int rating(const Sheet& sheet, Trait trait) {
    return sheet.card.ratings[trait] +
           static_cast<int>(std::ranges::count_if(sheet.purchases, [trait](const Purchase& bought) {
               return bought.what == Purchase::What::Rating && bought.trait == trait;
           }));
}

Coin coin(const Sheet& sheet, Trait trait) {
    const Coin first = sheet.card.strong == trait ? Coin::Nickel : Coin::Penny;
    const auto steps = std::ranges::count_if(sheet.purchases, [trait](const Purchase& bought) {
        return bought.what == Purchase::What::Coin && bought.trait == trait;
    });
    return stepped(first, static_cast<int>(steps));
}

int rank(const Sheet& sheet, const Power& power) {
    const auto bought = std::ranges::count_if(sheet.purchases, [&power](const Purchase& each) {
        return each.what == Purchase::What::Power && each.power == power;
    });
    const auto& start = sheet.card.start_power;
    return static_cast<int>(bought) + (start && Power(*start) == power ? 1 : 0);
}

std::vector<Power> powers_of(const Sheet& sheet) {
    std::vector<Power> powers;
    if (sheet.card.start_power) powers.push_back(*sheet.card.start_power);
    for (const Purchase& bought : sheet.purchases)
        if (bought.what == Purchase::What::Power && std::ranges::find(powers, bought.power) == powers.end())
            powers.push_back(bought.power);
    return powers;
}

std::vector<PowerOnCard> powers_on_card(const Sheet& sheet) {
    std::vector<PowerOnCard> all;
    if (sheet.card.start_power) all.push_back({*sheet.card.start_power, {}, 1});
    for (const Purchase& bought : sheet.purchases) {
        if (bought.what != Purchase::What::Power) continue;
        const auto same = std::ranges::find_if(
            all, [&bought](const PowerOnCard& each) { return each.power == bought.power && each.own == bought.own; });
        if (same == all.end())
            all.push_back({bought.power, bought.own, 1});
        else
            ++same->rank;
    }
    return all;
}

Phrase name_of(const Sheet& sheet, const Power& power, const Options& options) {
    std::vector<Phrase> names;
    for (const PowerOnCard& each : powers_on_card(sheet))
        if (each.power == power) names.push_back(each.own ? plain(each.own->name) : name_of(power, options));
    return names.empty() ? name_of(power, options) : joined(names, comma());
}

std::string misc_name(const Sheet& sheet) {
    for (const Purchase& bought : sheet.purchases)
        if (!bought.misc_name.empty()) return bought.misc_name;
    return sheet.card.misc_name;
}

Phrase name_of_power(const Purchase& purchase, const Options& options) {
    return purchase.own ? plain(purchase.own->name) : name_of(purchase.power, options);
}

Phrase name_of(const PowerOnCard& on_card, const Options& options) {
    if (!on_card.own) return name_of(on_card.power, options) + plain(" ") + Phrase(on_card.rank);
    // Translators: a Power of the players' own, its rank, the Power of the rule book that it works as.
    return say("{1} {2}, as {3}", plain(on_card.own->name), on_card.rank, name_of(on_card.power, options));
}

int cost(const Purchase& purchase) {
    if (purchase.what != Purchase::What::Power) return 1;
    if (purchase.own) return purchase.own->price;
    return purchase.power.kind == PowerKind::FastLearner ? 3 : 1;
}

Purchase normalized(const Purchase& purchase) {
    switch (purchase.what) {
        case Purchase::What::Coin:
            return {purchase.what, purchase.trait};
        case Purchase::What::Rating:
            return {purchase.what, purchase.trait, {}, purchase.misc_name};
        case Purchase::What::Power:
            return {purchase.what, {}, purchase.power, {}, purchase.own};
    }
    return purchase;
}

namespace {

Refusal at_cap(const Phrase& what, int max, std::string rule) {
    return {"trait_cap", std::move(rule), say("{1} cannot go above {2}.", what, max)};
}

std::optional<Refusal> check_coin(const Sheet& sheet, Trait trait) {
    if (coin(sheet, trait) == Coin::Quarter)
        return Refusal{"coin_top", "RPG-60", say("A Quarter is the highest coin.")};
    if (rating(sheet, trait) < 1) return Refusal{"empty_trait", "RPG-60", say("This Trait has no coins.")};
    return std::nullopt;
}

// The first point of a nameless Miscellaneous Trait needs a name; nothing else may have one.
std::optional<Refusal> check_rating(const Sheet& sheet, const Purchase& purchase, const Options& options) {
    if (rating(sheet, purchase.trait) >= limits::kRating)
        return at_cap(name_of(purchase.trait), limits::kRating, "RPG-60");
    const bool needs_name = purchase.trait == Trait::Miscellaneous && misc_name(sheet).empty();
    if (needs_name ? !is_misc_name(purchase.misc_name, options) : !purchase.misc_name.empty()) return no_misc_name();
    return std::nullopt;
}

std::optional<Refusal> check_power(const Sheet& sheet, const Power& power, const Options& options) {
    const bool learner = power.kind == PowerKind::FastLearner;
    if (!learner && has_fitting_link(power) && rank(sheet, power) >= limits::kRank)
        return at_cap(name_of(power), limits::kRank, "RPG-69");
    if (!options.powers) return powers_off();
    if (!has_fitting_link(power)) return no_link();
    if (learner && rank(sheet, power) > 0) return Refusal{"power_owned", "RPG-60", say("Already learned.")};
    return std::nullopt;
}

// RPG-83: a name stands for one Power, on a card and at the table.
std::optional<Refusal> check_own(const Sheet& sheet, const Purchase& purchase) {
    const OwnPower& own = *purchase.own;
    if (auto fault = fault_of_name(own.name, limits::kName, say("A Power's name"), {}))
        return no_name("RPG-83", std::move(*fault));
    if (auto refusal = check_text(own.about, "RPG-83")) return refusal;
    if (const int min = cost({Purchase::What::Power, {}, purchase.power}); own.price < min)
        return Refusal{"own_price", "RPG-83",
                       say("A Power that works like {1} costs {2} XP or more.", name_of(purchase.power), min)};
    for (const PowerOnCard& each : powers_on_card(sheet))
        if (each.own && folded(each.own->name) == folded(own.name) &&
            (each.own != purchase.own || each.power != purchase.power))
            return Refusal{"own_power", "RPG-83",
                           say("{1} is already on the card, as another Power.", plain(own.name))};
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> check_purchase(const Sheet& sheet, const Purchase& purchase, const Options& options) {
    switch (purchase.what) {
        case Purchase::What::Coin:
            return check_coin(sheet, purchase.trait);
        case Purchase::What::Rating:
            return check_rating(sheet, purchase, options);
        case Purchase::What::Power:
            if (auto refusal = check_power(sheet, purchase.power, options)) return refusal;
            return purchase.own ? check_own(sheet, purchase) : std::nullopt;
    }
    return std::nullopt;
}

bool is_misc_name(const std::string& name, const Options& options) {
    if (!is_written(name, limits::kName)) return false;
    const std::string wanted = folded(name);
    for (const char* refused :
         {"Coolness", "Badassness", "Bodiness", "Physical", "Braininess", "Intellectual", "Personality", "Social"})
        if (wanted == folded(refused)) return false;
    return options.coolness.empty() || wanted != folded(options.coolness);
}

namespace {

int points_of(const StartingCard& card) {
    return std::accumulate(kTraits.begin(), kTraits.end(), 0,
                           [&card](int sum, Trait trait) { return sum + card.ratings[trait]; });
}

std::optional<Refusal> check_strong(const StartingCard& card, const Options& options) {
    const auto& strong = card.strong;
    const bool wrong =
        strong ? card.start_power || *strong == Trait::Miscellaneous || card.ratings[*strong] < 1 : !card.start_power;
    if (wrong)
        return Refusal{"bad_strong_trait", "RPG-5",
                       say("Choose one Trait with points as the Strong Trait; Miscellaneous cannot be Strong.")};
    if (!card.start_power) return std::nullopt;
    if (!options.powers) return powers_off();
    if (card.start_power->kind == PowerKind::FastLearner)
        return Refusal{"power_start", "RPG-70", say("This Power cannot replace the Strong Trait.")};
    if (!has_fitting_link(*card.start_power)) return no_link();
    if (card.start_power->rank.value_or(1) != 1)
        return Refusal{"power_start", "RPG-70", say("A Power in place of the Strong Trait has rank 1.")};
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> check_card(const StartingCard& card, const Options& options) {
    if (auto fault = fault_of_name(card.name, limits::kName, say("A Character's name"), {}))
        return no_name("RPG-3", std::move(*fault));
    if (auto refusal = check_text(card.concept_text, "RPG-3")) return refusal;
    const int points = points_of(card);
    if (points != limits::kPoints ||
        std::ranges::any_of(kTraits, [&card](Trait trait) { return card.ratings[trait] < 0; }))
        return Refusal{"sum_not_12", "RPG-3",
                       say("The Traits add up to {1}; they must add up to 12, with none below 0.", points)};
    const bool named = card.ratings[Trait::Miscellaneous] > 0 || !card.misc_name.empty();
    if (named && !is_misc_name(card.misc_name, options)) return no_misc_name();
    return check_strong(card, options);
}

SheetClaim claim_of(const Sheet& sheet) {
    SheetClaim claim{sheet, {}, {}, {}};
    for (const Trait trait : kTraits) {
        claim.ratings[trait] = rating(sheet, trait);
        claim.coins[trait] = coin(sheet, trait);
    }
    for (const Power& power : powers_of(sheet)) claim.ranks.push_back({power, rank(sheet, power)});
    return claim;
}

namespace {

Refusal adds_not_up(const Phrase& detail) {
    return {"bad_sheet", "RPG-65", say("This Character card does not add up: {1}", detail)};
}

std::optional<Refusal> check_purchases(const Sheet& sheet, const Options& options) {
    Sheet rebuilt{sheet.card};
    int spent = 0;
    for (const Purchase& purchase : sheet.purchases) {
        if (const auto refusal = check_purchase(rebuilt, purchase, options)) return adds_not_up(refusal->message);
        rebuilt.purchases.push_back(purchase);
        spent += cost(purchase);
    }
    if (sheet.xp < 0 || sheet.xp_obtained != spent + sheet.xp)
        return adds_not_up(
            say("{1} XP earned do not equal {2} spent plus {3} left.", sheet.xp_obtained, spent, sheet.xp));
    if (sheet.progress < 0 || sheet.progress > 119)
        return adds_not_up(say("Progress of {1} twelfths is not between 0 and 119.", sheet.progress));
    return std::nullopt;
}

bool same_ranks(const SheetClaim& a, const SheetClaim& b) { return std::ranges::is_permutation(a.ranks, b.ranks); }

}  // namespace

std::optional<Refusal> check_sheet(const SheetClaim& claim, const Options& options) {
    Options with_powers = options;
    with_powers.powers = true;  // RPG-69: they stay on the card at any table
    if (const auto refusal = check_card(claim.sheet.card, with_powers)) return adds_not_up(refusal->message);
    if (auto refusal = check_purchases(claim.sheet, with_powers)) return refusal;
    const SheetClaim real = claim_of(claim.sheet);
    if (claim.ratings != real.ratings) return adds_not_up(say("Its ratings do not match what was bought."));
    if (claim.coins != real.coins) return adds_not_up(say("Its coins do not match what was bought."));
    if (!same_ranks(claim, real)) return adds_not_up(say("Its Powers do not match what was bought."));
    return std::nullopt;
}

}  // namespace rules::coin_rpg
