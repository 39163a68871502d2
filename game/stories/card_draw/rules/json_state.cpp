// The whole state, as the table shows it (section 6).

#include "engine/core/hash.h"
#include "game/stories/card_draw/rules/awaiting.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/competition.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/fray.h"
#include "game/stories/card_draw/rules/improving.h"
#include "game/stories/card_draw/rules/json_parts.h"

namespace rules::card_draw {

namespace {

Json awaiting_json(const Match& match) {
    Json json = Json::array();
    for (const Awaited& each : awaiting(match))
        json.push_back({{"seat", word(each.seat)}, {"participant", text_or_null(each.participant)}});
    return json;
}

Json participants_json(const Match& match) {
    Json json = Json::array();
    for (const Participant& each : match.test->participants) {
        Json choice = Json::array();
        for (const Drawn& drawn : each.choice) choice.push_back(drawn_json(drawn));
        json.push_back({{"participant", each.id},
                        {"name", name_of(match, each.id)},
                        {"side", text_or_null(each.side)},
                        {"active", each.active},
                        {"advantage", has_advantage(match, each)},
                        {"choice", choice},
                        {"current", each.current ? current_json(*each.current) : Json(nullptr)},
                        {"passed", each.passed},
                        {"incapacitated", each.out}});
    }
    return json;
}

Json kind_json(const Challenge& challenge, const Match& match) {
    Json json{{"kind", "challenge"},
              {"suit", word(challenge.suit)},
              {"field", field_word(challenge.suit)},
              {"tn", challenge.tn},
              {"extenuating", challenge.extenuating},
              {"extra_time", challenge.extra_time},
              {"partial", challenge.partial ? Json(word(challenge.hit)) : Json(nullptr)},
              {"cards", cards_due(match, match.test->participants.front())}};
    return json;
}

Json kind_json(const Competition& competition, const Match& match) {
    Json lines = Json::array();
    for (const PairJudged& each : pairs(*match.test))
        lines.push_back({{"a", each.a},
                         {"b", each.b},
                         {"result", word(each.result)},
                         {"winner", text_or_null(each.winner)},
                         {"counts", each.counts}});
    return {{"kind", "competition"},
            {"draw", competition.draw},
            {"pairs", lines},
            {"altering", competition.altering}};
}

Json kind_json(const Fray& fray, const Match& match) {
    return {{"kind", "fray"},
            {"round", fray.round},
            {"opponents", fray.opponents},
            {"goals_pcs", fray.goals_pcs},
            {"goals_gm", fray.goals_gm},
            {"highest", text_or_null(highest(*match.test))},
            {"winner", text_or_null(fray.winner)}};
}

Json bonus_json(const Test& test) {
    if (!test.bonus) return nullptr;
    return {{"participant", test.bonus->participant}, {"drawn", drawn_json(test.bonus->drawn)}};
}

Json test_json(const Match& match) {
    if (!match.test) return nullptr;
    Json json{{"name", match.test->name}};
    json.update(std::visit([&](const auto& what) { return kind_json(what, match); }, match.test->what));
    json["begun"] = match.test->begun;
    json["participants"] = participants_json(match);
    json["bonus"] = bonus_json(*match.test);
    return json;
}

}  // namespace

Json CardDraw::state(const Match& match) {
    Json json{{"game", name()}};
    json.update(options(match));
    json["phase"] = word(match.phase);
    json["session"] = match.session;
    json["scene"] = match.scene;
    json["scene_title"] = text_or_null(match.scene_title);
    json["awaiting"] = awaiting_json(match);
    json["pile"] = match.pile.size();
    json["discard"] = cards_json(match.discard);
    json["packs"] = {{"red", match.pack(Back::Red).size()}, {"blue", match.pack(Back::Blue).size()}};
    json["characters"] = Json::array();
    for (const Character& each : match.characters) json["characters"].push_back(character_json(each));
    json["test"] = test_json(match);
    return json;
}

std::uint64_t CardDraw::hash(const Match& match) {
    core::Hash hash;
    hash.add(std::string_view(state(match).dump()));
    hash.add(match.pile.bits());
    for (const Pack& pack : match.packs) {
        hash.add(pack.shuffled.bits());
        for (const Card card : pack.bottom) hash.add(card.index());
    }
    return hash.value();
}

}  // namespace rules::card_draw
