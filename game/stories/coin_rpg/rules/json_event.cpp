// Events in the protocol's words.

#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/json_parts.h"

namespace rules::coin_rpg {

namespace {

Json event(const char* name, const Json& fields) {
    Json json{{"event", name}};
    json.update(fields);
    return json;
}

Json changed(int before, int after) { return {{"before", before}, {"after", after}}; }

Json changed_for(int seat, int before, int after) {
    return {{"seat", seat}, {"before", before}, {"after", after}};
}

Json fates_json(const std::vector<Fate>& fates) {
    Json json = Json::array();
    for (const Fate fate : fates) json.push_back(word(fate));
    return json;
}

struct EventWriter {
    Json operator()(const CharacterAccepted& e) const {
        return event("character_accepted",
                     {{"seat", e.seat}, {"name", e.name}, {"reused", e.reused}, {"xp", e.xp}});
    }
    Json operator()(const XpSpent& e) const {
        Json json = event("xp_spent", changed_for(e.seat, e.before, e.after));
        json["purchase"] = purchase_json(e.purchase);
        return json;
    }
    Json operator()(const SeatDone& e) const {
        return event("seat_done", {{"seat", e.seat}, {"before", word(e.before)}, {"after", word(e.after)}});
    }
    Json operator()(const ProgressGained& e) const {
        Json json = event("progress_gained", changed_for(e.seat, e.before, e.after));
        json["twelfths"] = e.twelfths;
        return json;
    }
    Json operator()(const XpGained& e) const {
        return event("xp_gained", changed_for(e.seat, e.before, e.after));
    }
    Json operator()(const SceneAdded& e) const {
        return event("scene_added", {{"seat", e.seat},
                                     {"id", e.id},
                                     {"cost", e.cost},
                                     {"difficulty", word(e.difficulty)},
                                     {"budget_left", e.budget_left}});
    }
    Json operator()(const SceneRemoved& e) const {
        return event("scene_removed", {{"seat", e.seat}, {"id", e.id}, {"budget_left", e.budget_left}});
    }
    Json operator()(const SeatReopened& e) const { return event("seat_reopened", {{"seat", e.seat}}); }
    Json operator()(const ScenesDrawn& e) const { return event("scenes_drawn", {{"row", e.row}}); }
    Json operator()(const SpendWindowOpened& e) const {
        return event("spend_window_opened", {{"scene", e.scene}});
    }
    Json operator()(const SpendWindowClosed& e) const {
        return event("spend_window_closed", {{"scene", e.scene}});
    }
    Json operator()(const SceneStarted& e) const {
        return event("scene_started", {{"scene", e.scene},
                                       {"card", e.card},
                                       {"participants", e.participants},
                                       {"sitting_out", e.sitting_out},
                                       {"order", e.order}});
    }
    Json operator()(const BurnEnded& e) const {
        return event("burn_ended", {{"seat", e.seat},
                                    {"trait", word(e.trait)},
                                    {"before", word(e.before)},
                                    {"after", word(e.after)}});
    }
    Json operator()(const TraitRecovered& e) const {
        Json json = event("trait_recovered", changed_for(e.seat, e.before, e.after));
        json["trait"] = word(e.trait);
        return json;
    }
    Json operator()(const TurnStarted& e) const { return event("turn_started", {{"seat", e.seat}}); }
    Json operator()(const SceneEnded& e) const {
        return event("scene_ended", {{"scene", e.scene}, {"fates", fates_json(e.fates)}});
    }
    Json operator()(const SceneSkipped& e) const {
        return event("scene_skipped", {{"scene", e.scene}, {"card", e.card}});
    }
    Json operator()(const AdventureEnded& e) const {
        return event("adventure_ended", {{"outcome", word(e.outcome)}});
    }
    Json operator()(const AdventureOpened& e) const {
        return event("adventure_opened", {{"adventure", e.adventure}});
    }
    Json operator()(const AnswerChosen& e) const {
        return event("answer_chosen", {{"seat", e.seat}, {"contest", e.contest}, {"trait", word(e.trait)}});
    }
    Json operator()(const RoundStarted& e) const {
        return event("round_started", {{"seat", e.seat}, {"round", e.round}});
    }
    Json operator()(const CoinsLanded& e) const {
        return event("coins_landed", {{"thrower", e.thrower}, {"coins", coins_json(e.coins)}});
    }
    Json operator()(const TraitBurned& e) const {
        return event("trait_burned", {{"seat", e.seat},
                                      {"trait", word(e.trait)},
                                      {"kind", word(e.kind)},
                                      {"before", word(e.before)},
                                      {"after", word(e.after)}});
    }
    Json operator()(const HelperAdded& e) const {
        return event("helper_added", {{"seat", e.seat}, {"contest", e.contest}, {"helper", word(e.helper)}});
    }
    Json operator()(const PowerUsed& e) const {
        Json json = event("power_used", {{"seat", e.seat}});
        json.update(power_json(e.power));
        if (e.left) json["left"] = *e.left;
        return json;
    }
    Json operator()(const CoinReplaced& e) const {
        return event("coin_replaced",
                     {{"before", coins_json({e.before}).front()}, {"after", coins_json({e.after}).front()}});
    }
    Json operator()(const CoinsSwapped& e) const {
        return event("coins_swapped", {{"contest", e.contest}, {"take", e.take}, {"give", e.give}});
    }
    Json operator()(const CoinsTurned& e) const {
        return event("coins_turned", {{"contest", e.contest}, {"coins", e.coins}, {"kept", e.kept}});
    }
    Json operator()(const RoundScored& e) const {
        return event("round_scored", {{"contest", e.contest}, {"score", score_json(e.score)}});
    }
    Json operator()(const SceneDamaged& e) const {
        Json json = event("scene_damaged", {{"contest", e.contest}});
        json.update(changed(e.before, e.after));
        return json;
    }
    Json operator()(const TraitDamaged& e) const {
        Json json = event("trait_damaged", changed_for(e.seat, e.before, e.after));
        json.update({{"contest", e.contest}, {"trait", word(e.trait)}, {"extra", e.extra}});
        return json;
    }
    Json operator()(const ContestBeaten& e) const {
        return event("contest_beaten", {{"contest", e.contest}, {"margin", e.margin}});
    }
    Json operator()(const ZeroReached& e) const {
        Json json = event("zero_reached", at_zero_json(e.at_zero));
        json["trait"] = word(e.trait);
        return json;
    }
    Json operator()(const BlowCancelled& e) const {
        Json json = event("blow_cancelled", changed_for(e.seat, e.before, e.after));
        json["trait"] = word(e.trait);
        return json;
    }
    Json operator()(const CoolnessSoaked& e) const {
        Json json = event("coolness_soaked", changed_for(e.seat, e.before, e.after));
        json["ignored"] = e.ignored;
        return json;
    }
    Json operator()(const SceneLost& e) const { return event("scene_lost", {{"seat", e.seat}}); }
    Json operator()(const SceneBeaten& e) const {
        return event("scene_beaten", {{"seat", e.seat}, {"margins", e.margins}});
    }
    Json operator()(const Narrated& e) const {
        return event("narrated", {{"adventure", e.adventure},
                                  {"scene", e.scene},
                                  {"card", e.card},
                                  {"seat", e.seat},
                                  {"name", e.name},
                                  {"fate", word(e.fate)},
                                  {"margins", e.margins},
                                  {"text", e.text}});
    }
    Json operator()(const NoteAdded& e) const {
        return event("note_added", {{"adventure", e.adventure},
                                    {"scene", e.scene},
                                    {"card", e.card},
                                    {"seat", e.seat},
                                    {"name", e.name},
                                    {"text", e.text}});
    }
};

}  // namespace

Json CoinRpg::to_json(const Match&, const Event& event) { return std::visit(EventWriter{}, event); }

}  // namespace rules::coin_rpg
