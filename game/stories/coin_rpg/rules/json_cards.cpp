// Character cards, what was bought, and Scene cards.

#include "game/stories/coin_rpg/rules/json_parts.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

namespace {

Json ratings_json(const PerTrait<int>& ratings) {
    return per_trait_json(ratings, [](int rating) { return rating; });
}

PerTrait<int> ratings_from(const Field& field) {
    field.only({"bodiness", "braininess", "personality", "coolness", "miscellaneous"});
    PerTrait<int> ratings;
    for (const Trait trait : kTraits) ratings[trait] = number_from(field.at(word(trait)));
    return ratings;
}

PerTrait<Coin> coins_of_traits_from(const Field& field) {
    field.only({"bodiness", "braininess", "personality", "coolness", "miscellaneous"});
    PerTrait<Coin> coins;
    for (const Trait trait : kTraits) coins[trait] = coin_from(field.at(word(trait)));
    return coins;
}

std::string maybe_text(const Field& field, const char* key) {
    const auto found = field.find(key);
    return found ? text_from(*found) : "";
}

ScenePart part_from(const Field& field) {
    field.only({"trait", "coins", "name"});
    const Field heading = field.at("trait");
    ScenePart part{trait_from(heading), number_from(field.at("coins")), maybe_text(field, "name")};
    const bool alias = part.trait < Trait::Coolness && heading.json() == word(part.trait);
    part.heading = alias ? Heading::Character : Heading::Scene;
    return part;
}

Json part_json(const ScenePart& part) {
    Json json{{"trait", word(part)}, {"coins", part.coins}};
    if (!part.name.empty()) json["name"] = part.name;
    return json;
}

std::vector<Purchase> purchases_from(const Field& field) {
    std::vector<Purchase> purchases;
    for (const Field& each : field.items(limits::kList)) purchases.push_back(purchase_from(each));
    return purchases;
}

}  // namespace

Json card_json(const StartingCard& card) {
    Json json{{"name", card.name}, {"concept", card.concept_text}, {"ratings", ratings_json(card.ratings)}};
    if (!card.misc_name.empty()) json["misc_name"] = card.misc_name;
    if (card.strong) json["strong"] = word(*card.strong);
    if (card.start_power) json["start_power"] = power_json(*card.start_power);
    return json;
}

StartingCard card_from(const Field& field) {
    StartingCard card{text_from(field.at("name")), maybe_text(field, "concept"),
                      ratings_from(field.at("ratings")), maybe_text(field, "misc_name")};
    if (const auto strong = field.find("strong")) card.strong = trait_from(*strong);
    if (const auto power = field.find("start_power")) card.start_power = power_from(*power, {"rank"});
    return card;
}

Json purchase_json(const Purchase& purchase) {
    switch (purchase.what) {
        case Purchase::What::Coin:
            return {{"buy", "coin"}, {"trait", word(purchase.trait)}};
        case Purchase::What::Rating: {
            Json json{{"buy", "rating"}, {"trait", word(purchase.trait)}};
            if (!purchase.misc_name.empty()) json["misc_name"] = purchase.misc_name;
            return json;
        }
        case Purchase::What::Power:
            break;
    }
    Json json{{"buy", "power"}};
    json.update(power_json(purchase.power));
    return json;
}

Purchase purchase_from(const Field& field) {
    const auto what = static_cast<Purchase::What>(field.at("buy").choice({"coin", "rating", "power"}));
    if (what == Purchase::What::Power) return {what, {}, power_from(field, {"buy"})};
    field.only({"buy", "trait", "misc_name"});
    return {what, trait_from(field.at("trait")), {}, maybe_text(field, "misc_name")};
}

Json sheet_json(const Sheet& sheet) { return sheet_json(claim_of(sheet)); }

Json sheet_json(const SheetClaim& claim) {
    const Sheet& sheet = claim.sheet;
    Json purchases = Json::array(), ranks = Json::array();
    for (const Purchase& purchase : sheet.purchases) purchases.push_back(purchase_json(purchase));
    for (const auto& [power, rank] : claim.ranks) {
        Json json = power_json(power);
        json["rank"] = rank;
        ranks.push_back(json);
    }
    return {{"card", card_json(sheet.card)},
            {"purchases", purchases},
            {"ratings", ratings_json(claim.ratings)},
            {"coins", per_trait_json(claim.coins, [](Coin coin) { return word(coin); })},
            {"ranks", ranks},
            {"xp_obtained", sheet.xp_obtained},
            {"xp", sheet.xp},
            {"progress", sheet.progress}};
}

SheetClaim sheet_from(const Field& field) {
    field.only({"card", "purchases", "ratings", "coins", "ranks", "xp_obtained", "xp", "progress"});
    const Field card = field.at("card");
    card.only({"name", "concept", "ratings", "misc_name", "strong", "start_power"});
    SheetClaim claim{{card_from(card), purchases_from(field.at("purchases")),
                      field.at("xp_obtained").integer(-limits::kXp, limits::kXp),
                      field.at("xp").integer(-limits::kXp, limits::kXp), number_from(field.at("progress"))},
                     ratings_from(field.at("ratings")),
                     coins_of_traits_from(field.at("coins")),
                     {}};
    for (const Field& each : field.at("ranks").items(limits::kList))
        claim.ranks.emplace_back(power_from(each, {"rank"}), number_from(each.at("rank")));
    return claim;
}

Json parts_json(const std::vector<ScenePart>& parts) {
    Json json = Json::array();
    for (const ScenePart& part : parts) json.push_back(part_json(part));
    return json;
}

std::vector<ScenePart> parts_from(const Field& field) {
    std::vector<ScenePart> parts;
    for (const Field& each : field.items(limits::kList)) parts.push_back(part_from(each));
    return parts;
}

Json scene_card_json(const SceneCard& card) {
    return {{"id", card.id},
            {"author", card.author},
            {"title", card.title},
            {"traits", parts_json(card.parts)},
            {"description", card.description},
            {"coins", total_coins(card.parts)},
            {"cost", cost(card.parts)},
            {"difficulty", word(difficulty(total_coins(card.parts)))},
            {"twelfths", twelfths(difficulty(total_coins(card.parts)))}};
}

}  // namespace rules::coin_rpg
