// Commands in the protocol's words: writing.

#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/json_calls.h"
#include "game/stories/card_draw/rules/json_parts.h"

namespace rules::card_draw {

Json called_json(const SetOption& c) {
    Json json{{"name", c.name}};
    std::visit([&](const auto& value) { json["value"] = value; }, c.value);
    return json;
}

Json called_json(const StartChallenge& c) {
    return {{"character", c.character},
            {"name", c.name},
            {"suit", word(c.suit)},
            {"tn", c.tn},
            {"extenuating", c.extenuating}};
}

Json called_json(const StartCompetition& c) {
    Json list = Json::array();
    for (const Entrant& each : c.participants)
        list.push_back({{"participant", each.participant}, {"side", each.side}});
    return {{"name", c.name}, {"participants", list}};
}

Json called_json(const WinRound& c) {
    Json json{{"kind", word(c.kind)}, {"text", c.text}};
    if (c.target) json["target"] = *c.target;
    return json;
}

namespace {

// The command's word, then its arguments.
struct DeedWriter {
    using Written = std::pair<const char*, Json>;

    static Written bare(const char* cmd) { return {cmd, Json::object()}; }
    static Json of(const std::string& participant) { return {{"participant", participant}}; }
    template <class D>
    static Json drawing(const D& c) {
        Json json = of(c.participant);
        if (!c.cards.empty()) json["cards"] = cards_json(c.cards);
        return json;
    }

    Written operator()(const SetOption& c) const { return {"set_option", called_json(c)}; }
    Written operator()(const AddCharacter& c) const {
        return {"add_character", {{"character", c.id}, {"name", c.name}, {"owner", word(c.seat)}}};
    }
    Written operator()(const RemoveCharacter& c) const { return {"remove_character", {{"character", c.id}}}; }
    Written operator()(const DrawBackground& c) const {
        Json json{{"character", c.character}, {"kind", word(c.kind)}};
        if (c.back) json["back"] = word(*c.back);
        if (!c.cards.empty()) json["cards"] = cards_json(c.cards);
        return {"draw_background", json};
    }
    Written operator()(const NameBackground& c) const {
        return {
            "name_background",
            {{"character", c.character}, {"card", word(c.card)}, {"name", c.name}, {"scope", word(c.scope)}}};
    }
    Written operator()(const RemoveBackground& c) const {
        return {"remove_background",
                {{"character", c.character}, {"card", word(c.card)}, {"confirm", c.confirm}}};
    }
    Written operator()(const StartCampaign&) const { return bare("start_campaign"); }
    Written operator()(const EndCampaign&) const { return bare("end_campaign"); }
    Written operator()(const BeginSession&) const { return bare("begin_session"); }
    Written operator()(const EndSession&) const { return bare("end_session"); }
    Written operator()(const BeginScene& c) const { return {"begin_scene", {{"title", c.title}}}; }
    Written operator()(const EndScene&) const { return bare("end_scene"); }
    Written operator()(const GrantBonus& c) const {
        return {"grant_bonus", {{"character", c.character}, {"reason", word(c.reason)}}};
    }
    Written operator()(const GrantAdvantage& c) const {
        return {"grant_advantage", {{"character", c.character}}};
    }
    Written operator()(const SetIncapacitated& c) const {
        return {"set_incapacitated", {{"character", c.character}, {"on", c.on}}};
    }
    Written operator()(const Reshuffle&) const { return bare("reshuffle"); }
    Written operator()(const StartChallenge& c) const { return {"start_challenge", called_json(c)}; }
    Written operator()(const StartCompetition& c) const { return {"start_competition", called_json(c)}; }
    Written operator()(const StartFray& c) const {
        Json json{{"name", c.name}};
        if (c.pcs) json["pcs"] = *c.pcs;
        json["opponents"] = c.opponents;
        json["goals_pcs"] = c.goals_pcs;
        json["goals_gm"] = c.goals_gm;
        return {"start_fray", json};
    }
    Written operator()(const FrayRound& c) const { return {"fray_round", {{"gm_cards", c.gm_cards}}}; }
    Written operator()(const NextDraw&) const { return bare("next_draw"); }
    Written operator()(const DrawCard& c) const { return {"draw", drawing(c)}; }
    Written operator()(const Choose& c) const {
        return {"choose", {{"participant", c.participant}, {"index", c.index}}};
    }
    Written operator()(const PlayCard& c) const {
        return {"play_card",
                {{"participant", c.participant}, {"card", word(c.card)}, {"description", c.description}}};
    }
    Written operator()(const SpendBonus& c) const { return {"spend_bonus", drawing(c)}; }
    Written operator()(const Keep& c) const {
        return {"keep", {{"participant", c.participant}, {"which", word(c.which)}}};
    }
    Written operator()(const DrawDisadvantage& c) const { return {"draw_disadvantage", drawing(c)}; }
    Written operator()(const Pass& c) const { return {"pass", of(c.participant)}; }
    Written operator()(const Redraw&) const { return bare("redraw"); }
    Written operator()(const Stop&) const { return bare("stop"); }
    Written operator()(const Accept&) const { return bare("accept"); }
    Written operator()(const GoOn& c) const { return {"go_on", {{"change_suit", c.change_suit}}}; }
    Written operator()(const AlterScene& c) const {
        return {"alter_scene", c.text ? Json{{"text", *c.text}} : Json{{"skip", true}}};
    }
    Written operator()(const WinRound& c) const { return {"fray_success", called_json(c)}; }
    Written operator()(const Surrender& c) const { return {"surrender", {{"side", word(c.side)}}}; }
    Written operator()(const Concede& c) const { return {"concede", of(c.participant)}; }
    Written operator()(const EndTest& c) const { return {"end_test", {{"reason", c.reason}}}; }
};

}  // namespace

Json CardDraw::to_json(const Command& command) {
    const auto [cmd, arguments] = std::visit(DeedWriter{}, command.deed);
    Json json{{"cmd", cmd}, {"seat", word(command.seat)}};
    json.update(arguments);
    return json;
}

}  // namespace rules::card_draw
