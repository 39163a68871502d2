// Commands in the protocol's words: writing.

#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/json_calls.h"
#include "game/stories/edged_coins/rules/json_parts.h"

namespace rules::edged_coins {

Json opposers_json(const std::vector<Opposer>& opposers) {
    Json json = Json::array();
    for (const Opposer& each : opposers)
        json.push_back({{"character", each.character}, {"difficulty", word(each.difficulty)}});
    return json;
}

Json called_json(const CallToss& c) {
    Json json{{"owner", c.owner},         {"kind", word(c.kind)},
              {"name", c.name},           {"difficulty", word(c.difficulty)},
              {"affects", c.affects},     {"opposers", opposers_json(c.opposers)},
              {"explosive", c.explosive}, {"uses_action", c.uses_action}};
    if (c.limit) json["limit"] = *c.limit;
    return json;
}

Json called_json(const CallAttack& c) {
    Json json{{"attacker", c.attacker}, {"target", c.target}};
    if (c.weapon) json["weapon"] = *c.weapon;
    json["skill"] = c.skill;
    json["difficulty"] = word(c.difficulty);
    json["opposers"] = opposers_json(c.opposers);
    return json;
}

namespace {

struct SourceWriter {
    Json operator()(const Fall& c) const { return {{"source", "fall"}, {"metres", c.metres}}; }
    Json operator()(const Fire& c) const { return {{"source", "fire"}, {"potency", c.potency}}; }
    Json operator()(const Trap& c) const {
        return {
            {"source", "trap"}, {"potency", c.potency}, {"armor_counts", c.armor_counts}, {"power", c.power}};
    }
};

// The command's word, then its arguments.
struct DeedWriter {
    using Written = std::pair<const char*, Json>;

    static Json of(const std::string& character) { return {{"character", character}}; }
    template <class D>
    static Json resistance(const D& c) {
        return {{"affliction", c.affliction},
                {"kind", word(c.kind)},
                {"name", c.name},
                {"difficulty", word(c.difficulty)}};
    }

    Written operator()(const SetOption& c) const {
        return {"set_option", {{"name", c.name}, {"value", c.value}}};
    }
    Written operator()(const AddCharacter& c) const {
        return {"add_character", {{"record", record_json(c.record, RecordHas::IdAndSeat)}}};
    }
    Written operator()(const EditCharacter& c) const {
        return {"edit_character",
                {{"character", c.id}, {"record", record_json(c.record, RecordHas::NeitherIdNorSeat)}}};
    }
    Written operator()(const RemoveCharacter& c) const { return {"remove_character", {{"character", c.id}}}; }
    Written operator()(const StartPlay&) const { return {"start_play", Json::object()}; }
    Written operator()(const EndPlay&) const { return {"end_play", Json::object()}; }
    Written operator()(const Adjust& c) const {
        return {"adjust", {{"character", c.character}, {"hc", c.hc}, {"ec", c.ec}, {"reason", c.reason}}};
    }
    Written operator()(const CallToss& c) const { return {"call_toss", called_json(c)}; }
    Written operator()(const CallAttack& c) const { return {"call_attack", called_json(c)}; }
    Written operator()(const DealDamage& c) const {
        Json json = std::visit(SourceWriter{}, c.source);
        json["target"] = c.target;
        return {"deal_damage", std::move(json)};
    }
    Written operator()(const Inflict& c) const {
        Json json{
            {"target", c.target}, {"name", c.name}, {"severity", c.severity}, {"passive", word(c.passive)}};
        if (!c.source.empty()) json["source"] = c.source;
        return {"inflict", std::move(json)};
    }
    Written operator()(const EndAffliction& c) const {
        return {"end_affliction", {{"affliction", c.id}, {"reason", c.reason}}};
    }
    Written operator()(const CallActiveResistance& c) const {
        return {"call_active_resistance", resistance(c)};
    }
    Written operator()(const CallPassiveResistance& c) const {
        return {"call_passive_resistance", resistance(c)};
    }
    Written operator()(const NextRound&) const { return {"next_round", Json::object()}; }
    Written operator()(const LeaveRounds&) const { return {"leave_rounds", Json::object()}; }
    Written operator()(const GrantModifier& c) const {
        return {"grant_modifier", {{"delta", c.delta}, {"reason", c.reason}}};
    }
    Written operator()(const UseTalent& c) const {
        return {"use_talent",
                {{"character", c.character}, {"talent", c.talent}, {"ec", c.ec}, {"note", c.note}}};
    }
    Written operator()(const ProposeDramatic& c) const {
        return {"propose_dramatic", {{"character", c.character}, {"text", c.text}}};
    }
    Written operator()(const PriceDramatic& c) const {
        return {"price_dramatic", c.cost ? Json{{"cost", *c.cost}} : Json{{"refuse", true}}};
    }
    Written operator()(const AnswerDramatic& c) const { return {"answer_dramatic", {{"accept", c.accept}}}; }
    Written operator()(const Oppose& c) const {
        return {"oppose", {{"character", c.character}, {"skill", c.skill}}};
    }
    Written operator()(const DeclineOppose& c) const { return {"decline_oppose", of(c.character)}; }
    Written operator()(const EffortSkill& c) const { return {"effort_skill", of(c.character)}; }
    Written operator()(const EffortPower& c) const {
        return {"effort_power", {{"character", c.character}, {"sign", c.sign}}};
    }
    Written operator()(const ThrowCoins& c) const {
        return {"throw", c.faces ? Json{{"faces", *c.faces}} : Json::object()};
    }
    Written operator()(const Retoss& c) const { return {"retoss", of(c.character)}; }
    Written operator()(const BuySuccess& c) const { return {"buy_success", of(c.character)}; }
    Written operator()(const ForceRetoss& c) const { return {"force_retoss", of(c.character)}; }
    Written operator()(const Invert& c) const { return {"invert", of(c.character)}; }
    Written operator()(const Pass& c) const { return {"pass", of(c.character)}; }
};

}  // namespace

Json EdgedCoins::to_json(const Command& command) {
    const auto [cmd, arguments] = std::visit(DeedWriter{}, command.deed);
    Json json{{"cmd", cmd}, {"seat", word(command.seat)}};
    json.update(arguments);
    return json;
}

}  // namespace rules::edged_coins
