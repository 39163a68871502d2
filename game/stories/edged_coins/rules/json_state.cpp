// The whole state, as the table shows it (section 6); the hash is taken of it.

#include "engine/core/hash.h"
#include "game/stories/edged_coins/rules/awaiting.h"
#include "game/stories/edged_coins/rules/chain.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/json_calls.h"
#include "game/stories/edged_coins/rules/json_parts.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

Json characters_json(const Match& match) {
    Json json = Json::array();
    for (const Character& each : match.characters) {
        Json& card = json.emplace_back(record_json(each, RecordHas::IdAndSeat));
        card["acted"] = each.acted;
        card["out"] = each.is_out();
    }
    return json;
}

Json awaiting_json(const Match& match) {
    Json json = Json::array();
    for (const Awaited& each : awaiting(match))
        json.push_back({{"seat", word(each.seat)}, {"character", text_or_null(each.character)}});
    return json;
}

const char* name_of(Modifier::Of of) {
    switch (of) {
        case Modifier::Of::Difficulty:
            return "difficulty";
        case Modifier::Of::Opposition:
            return "opposition";
        case Modifier::Of::Comparison:
            return "comparison";
        case Modifier::Of::Effort:
            return "effort";
        case Modifier::Of::Granted:
            return "granted";
    }
    return "";
}

Json modifiers_json(const Match& match, const Toss& toss) {
    Json json = Json::array();
    for (const Modifier& each : modifiers(match, toss))
        json.push_back({{"of", name_of(each.of)}, {"by", each.by}, {"detail", each.detail}});
    return json;
}

Json throws_json(const Toss& toss) {
    Json json = Json::array();
    for (const Thrown& each : toss.throws)
        json.push_back({{"row", each.row}, {"faces", each.faces}, {"heads", each.heads}});
    return json;
}

Json row_json(int rank) {
    const Row& row = row_of(rank);
    return {{"rank", rank},
            {"title", text_or_null(std::string(row.title.english()))},
            {"coins", row.coins},
            {"heads", row.heads}};
}

// The toss strip, and where the chain stands.
Json toss_json(const Match& match, const Toss& toss) {
    Json json{{"kind", word(toss.kind)},
              {"owner", text_or_null(toss.owner)},
              {"name", text_or_null(toss.name)},
              {"affected", toss.affected},
              {"base", toss.base},
              {"difficulty", word(toss.difficulty)},
              {"opposed", toss.opposed},
              {"modifiers", modifiers_json(match, toss)},
              {"sum", rank_sum(match, toss)},
              {"rank", rank_of(match, toss)},
              {"row", row_json(rank_of(match, toss))},
              {"chance", fraction_json(success(rank_of(match, toss), match.options.rank_six))},
              {"explosive", toss.explosive},
              {"limit", number_or_null(toss.limit)},
              {"explosion", toss.explosion},
              {"explosions_left", number_or_null(explosions_left(toss))},
              {"successes", toss.successes},
              {"fixed_rank", number_or_null(toss.rank)},
              {"next_row", toss.row},
              {"throws", throws_json(toss)},
              {"success", toss.success},
              {"passed", toss.passed}};
    return json;
}

// The damage ladder.
Json damage_json(const Match& match) {
    const Damage& damage = *match.call->damage;
    return {{"target", damage.target},
            {"by", word(damage.by)},
            {"comparison", comparison_json(damage.comparison)},
            {"points", 1 + (match.toss ? match.toss->successes : 0)},
            {"hc_left", match.character(damage.target).hc}};
}

Json call_json(const Match& match) {
    if (!match.call) return nullptr;
    const Call& call = *match.call;
    const bool acts = call.kind != CallKind::Damage && call.kind != CallKind::Round;
    return {{"kind", word(call.kind)},
            {"main", acts ? toss_json(match, call.main) : Json(nullptr)},
            {"opposers", opposers_json(call.opposers)},
            {"target", text_or_null(call.target)},
            {"weapon", call.weapon ? Json(*call.weapon) : Json(nullptr)},
            {"affliction", text_or_null(call.affliction)},
            {"damage", call.damage ? damage_json(match) : Json(nullptr)},
            {"burns", call.burns},
            {"grounds", call.grounds}};
}

Json proposal_json(const Match& match) {
    if (!match.proposal) return nullptr;
    return {{"character", match.proposal->character},
            {"text", match.proposal->text},
            {"cost", number_or_null(match.proposal->cost)},
            {"resume", word(match.proposal->resume)}};
}

}  // namespace

Json EdgedCoins::state(const Match& match) {
    Json afflictions = Json::array();
    for (const Affliction& each : match.afflictions) afflictions.push_back(affliction_json(each));
    Json json{{"game", name()}};
    json.update(options(match));
    json["phase"] = word(match.phase);
    json["round"] = number_or_null(match.round);
    json["awaiting"] = awaiting_json(match);
    json["characters"] = characters_json(match);
    json["afflictions"] = afflictions;
    json["afflictions_made"] = match.afflictions_made;
    json["call"] = call_json(match);
    json["toss"] = match.toss ? toss_json(match, *match.toss) : Json(nullptr);
    json["proposal"] = proposal_json(match);
    return json;
}

std::uint64_t EdgedCoins::hash(const Match& match) {
    core::Hash hash;
    hash.add(std::string_view(state(match).dump()));
    return hash.value();
}

}  // namespace rules::edged_coins
