// Events in the protocol's words.

#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/json_calls.h"
#include "game/stories/edged_coins/rules/json_parts.h"

namespace rules::edged_coins {

namespace {

Json change_json(const Change& change) { return {{"before", change.before}, {"after", change.after}}; }

Json paid_json(const Paid& paid) {
    return {{"character", paid.character}, {"cost", paid.cost}, {"ec", change_json(paid.ec)}};
}

Json with(Json json, const Json& more) {
    json.update(more);
    return json;
}

// The event's word, then what it carries.
struct EventWriter {
    using Written = std::pair<std::string, Json>;

    static Json whole(const Character& record) { return record_json(record, RecordHas::IdAndSeat); }
    static Json of(const std::string& character) { return {{"character", character}}; }

    Written operator()(const OptionSet& e) const {
        return {"option_set", {{"name", e.name}, {"value", e.value}}};
    }
    Written operator()(const CharacterAdded& e) const {
        return {"character_added", {{"record", whole(e.record)}}};
    }
    Written operator()(const CharacterChanged& e) const {
        return {"character_changed", {{"before", whole(e.before)}, {"after", whole(e.after)}}};
    }
    Written operator()(const CharacterRemoved& e) const {
        return {"character_removed",
                {{"record", whole(e.record)}, {"afflictions", e.afflictions}, {"released", e.released}}};
    }
    Written operator()(const PlayStarted&) const { return {"play_started", Json::object()}; }
    Written operator()(const PlayEnded&) const { return {"play_ended", Json::object()}; }
    Written operator()(const Adjusted& e) const {
        return {"adjusted",
                {{"character", e.character},
                 {"hc", change_json(e.hc)},
                 {"ec", change_json(e.ec)},
                 {"reason", e.reason}}};
    }
    Written operator()(const TossCalled& e) const { return {"toss_called", called_json(e.call)}; }
    Written operator()(const AttackCalled& e) const { return {"attack_called", called_json(e.call)}; }
    Written operator()(const ResistanceCalled& e) const {
        return {"resistance_called",
                {{"affliction", e.affliction},
                 {"owner", e.owner},
                 {"kind", word(e.kind)},
                 {"name", e.name},
                 {"difficulty", word(e.difficulty)},
                 {"active", e.active},
                 {"opposer", text_or_null(e.opposer)}}};
    }
    Written operator()(const ModifierGranted& e) const {
        return {"modifier_granted", {{"delta", e.delta}, {"reason", e.reason}}};
    }
    Written operator()(const TalentUsed& e) const {
        return {"talent_used", with(paid_json(e.paid), {{"talent", e.talent}, {"note", e.note}})};
    }
    Written operator()(const DramaticProposed& e) const {
        return {"dramatic_proposed", {{"character", e.character}, {"text", e.text}}};
    }
    Written operator()(const DramaticPriced& e) const {
        return {"dramatic_priced", {{"character", e.character}, {"cost", e.cost}}};
    }
    Written operator()(const DramaticRefused& e) const { return {"dramatic_refused", of(e.character)}; }
    Written operator()(const DramaticPaid& e) const {
        return {"dramatic_paid", with(paid_json(e.paid), {{"text", e.text}})};
    }
    Written operator()(const DramaticDeclined& e) const {
        return {"dramatic_declined", {{"character", e.character}, {"cost", e.cost}}};
    }
    Written operator()(const EffortBought& e) const {
        return {"effort_bought", with(paid_json(e.paid), {{"by", e.by}, {"power", e.power}})};
    }
    Written operator()(const OppositionCalled& e) const {
        return {"opposition_called",
                {{"character", e.character}, {"skill", e.skill}, {"difficulty", word(e.difficulty)}}};
    }
    Written operator()(const OppositionDeclined& e) const { return {"opposition_declined", of(e.character)}; }
    Written operator()(const TossReady& e) const {
        return {"toss_ready",
                {{"kind", word(e.kind)},
                 {"owner", text_or_null(e.owner)},
                 {"name", text_or_null(e.name)},
                 {"explosion", e.explosion},
                 {"rank", e.rank},
                 {"coins", e.coins},
                 {"heads", e.heads},
                 {"chance", fraction_json(e.chance)},
                 {"falls_short", e.falls_short}}};
    }
    Written operator()(const CoinsThrown& e) const {
        return {"coins_thrown",
                {{"kind", word(e.kind)},
                 {"owner", text_or_null(e.owner)},
                 {"row", e.row},
                 {"count", e.count},
                 {"second", e.second}}};
    }
    Written operator()(const FacesRead& e) const {
        return {"faces_read",
                {{"faces", e.faces}, {"heads", e.heads}, {"needed", e.needed}, {"second", e.second}}};
    }
    Written operator()(const TossResult& e) const { return {"toss_result", {{"success", e.success}}}; }
    Written operator()(const WindowOpened& e) const { return {"window_opened", {{"eligible", e.eligible}}}; }
    Written operator()(const Bought& e) const {
        return {word(e.what), with(paid_json(e.paid), {{"before", e.before}})};
    }
    Written operator()(const HasPassed& e) const { return {"passed", of(e.character)}; }
    Written operator()(const TossFinal& e) const {
        return {"toss_final",
                {{"kind", word(e.kind)},
                 {"owner", text_or_null(e.owner)},
                 {"success", e.success},
                 {"successes", e.successes}}};
    }
    Written operator()(const Exploded& e) const { return {"explosion", {{"number", e.number}}}; }
    Written operator()(const LimitReached& e) const { return {"limit_reached", {{"limit", e.limit}}}; }
    Written operator()(const SafetyStop&) const { return {"safety_stop", Json::object()}; }
    Written operator()(const DamageStarted& e) const {
        return {"damage_started",
                {{"target", e.target},
                 {"by", word(e.by)},
                 {"potency", e.potency},
                 {"comparison", comparison_json(e.comparison)},
                 {"limit", number_or_null(e.limit)},
                 {"modified", number_or_null(e.modified)}}};
    }
    Written operator()(const DamageFinal& e) const {
        return {"damage_final", {{"target", e.target}, {"amount", e.amount}}};
    }
    Written operator()(const HcChanged& e) const {
        return {"hc_changed", {{"character", e.character}, {"hc", change_json(e.hc)}}};
    }
    Written operator()(const CharacterDown& e) const { return {"character_down", of(e.character)}; }
    Written operator()(const AfflictionAdded& e) const {
        return {"affliction_added", {{"affliction", affliction_json(e.affliction)}}};
    }
    Written operator()(const AfflictionReduced& e) const {
        return {"affliction_reduced",
                {{"id", e.id}, {"target", e.target}, {"severity", change_json(e.severity)}}};
    }
    Written operator()(const AfflictionEnded& e) const {
        return {"affliction_ended", {{"affliction", affliction_json(e.affliction)}, {"reason", e.reason}}};
    }
    Written operator()(const BurnTicked& e) const {
        return {"burn_ticked", {{"id", e.id}, {"target", e.target}, {"strength", e.strength}}};
    }
    Written operator()(const BurnEnded& e) const {
        return {"burn_ended", {{"id", e.id}, {"target", e.target}}};
    }
    Written operator()(const RoundStarted& e) const { return {"round_started", {{"round", e.round}}}; }
    Written operator()(const RoundsLeft& e) const { return {"rounds_left", {{"round", e.round}}}; }
};

}  // namespace

Json EdgedCoins::to_json(const Match&, const Event& event) {
    const auto [name, carried] = std::visit(EventWriter{}, event);
    return with({{"event", name}}, carried);
}

}  // namespace rules::edged_coins
