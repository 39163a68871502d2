// Events in the protocol's words: coins by their ids.

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

Json card_json(const measure::Card& card) {
    return {{"corner", point_json(card.corner)},
            {"along", point_json(card.along)},
            {"edge", card.edge},
            {"left", card.left}};
}

Json maybe(const std::optional<Vec2>& at) { return at ? point_json(*at) : Json(nullptr); }

// none where nothing is rolled.
Json dice_json(const std::vector<Die>& dice) {
    if (dice.empty()) return nullptr;
    Json json = Json::array();
    for (const Die& die : dice)
        json.push_back({{"die", die.sides},
                        {"shown", die.roll},
                        {"adds_to", die.adds_to == Die::For::Offense ? "offense" : "defense"}});
    return json;
}

// What a single target has to withstand, dice included.
int force(const Strike& strike) {
    int force = strike.offense;
    for (const Die& die : strike.dice)
        if (die.adds_to == Die::For::Offense) force += die.roll;
    return force;
}

struct EventWriter {
    const Match& match;

    Json id(int coin) const { return coin == kNobody ? Json(nullptr) : Json(match.id(coin)); }
    Json army(int number) const { return number == kNoArmy ? Json(nullptr) : Json(army_id(number)); }
    Json ids(const std::vector<int>& coins) const { return coins_json(coins, *match.scenario); }
    Json shifts(const std::vector<Shift>& moves) const {
        Json json = Json::array();
        for (const Shift& move : moves)
            json.push_back(
                {{"coin", id(move.coin)}, {"from", point_json(move.from)}, {"to", point_json(move.to)}});
        return json;
    }

    Json strike(const char* name, const Strike& e) const {
        Json json{{"event", name},
                  {"attacker", id(e.attacker)},
                  {"target", id(e.target)},
                  {"army", army(e.army)},
                  {"target_army", army(e.target_army)},
                  {"ranged", e.ranged},
                  {"units", ids(e.units)},
                  {"offense", e.offense},
                  {"defense", e.defense},
                  {"dice", dice_json(e.dice)},
                  {"damage", e.target_army == kNoArmy ? force(e) : e.damage},
                  {"beats", e.beats},
                  {"rule", e.rule}};
        if (e.target_army != kNoArmy) json["damage_to_armored"] = e.damage_to_armored;
        return json;
    }

    Json operator()(const Agreed& e) const { return {{"event", "agreed"}, {"side", word(e.side)}}; }
    Json operator()(const FacesChosen& e) const { return {{"event", "faces"}, {"swapped", e.swapped}}; }
    Json operator()(const Tossed& e) const {
        return {{"event", "tossed"}, {"face", e.face == Face::Heads ? "heads" : "tails"}, {"real", e.real}};
    }
    Json operator()(const Ordered& e) const { return {{"event", "ordered"}, {"first", word(e.first)}}; }
    Json operator()(const EdgeTaken& e) const { return {{"event", "edge"}, {"side", word(e.side)}}; }
    Json operator()(const Placed& e) const {
        return {{"event", "placed"}, {"coin", id(e.coin)}, {"from", maybe(e.from)}, {"to", maybe(e.to)}};
    }
    Json operator()(const SaidReady& e) const { return {{"event", "ready"}, {"side", word(e.side)}}; }
    Json operator()(const Formed& e) const {
        return {{"event", "formed"},
                {"army", army(e.army)},
                {"side", word(e.side)},
                {"members", ids(e.members)},
                {"commander", id(e.commander)}};
    }
    Json operator()(const Joined& e) const {
        return {
            {"event", "joined"}, {"army", army(e.army)}, {"coins", ids(e.coins)}, {"other", army(e.other)}};
    }
    Json operator()(const CommanderChanged& e) const {
        return {
            {"event", "commander"}, {"army", army(e.army)}, {"before", id(e.before)}, {"after", id(e.after)}};
    }
    Json operator()(const Regrouped& e) const {
        return {{"event", "regrouped"},
                {"army", army(e.army)},
                {"moves", shifts(e.moves)},
                {"cut_off", ids(e.cut_off)}};
    }
    Json operator()(const Dissolved& e) const {
        return {{"event", "dissolved"}, {"army", army(e.army)}, {"coins", ids(e.coins)}};
    }
    Json operator()(const Moved& e) const {
        return {{"event", "moved"},
                {"coin", id(e.coin)},
                {"army", army(e.army)},
                {"from", point_json(e.from)},
                {"to", point_json(e.to)},
                {"card", card_json(e.card)},
                {"stopped_by", id(e.stopped_by)},
                {"stopped_by_ground", e.stopped_by_ground}};
    }
    Json operator()(const StoodStill& e) const {
        return {{"event", "stood_still"}, {"coin", id(e.coin)}, {"rule", e.rule}};
    }
    Json operator()(const Attacked& e) const { return strike("attacked", e.strike); }
    Json operator()(const AttackedBack& e) const { return strike("attacked_back", e.strike); }
    Json operator()(const WentBeyond& e) const { return {{"event", "went_beyond"}, {"coin", id(e.coin)}}; }
    Json operator()(const UsedTrait& e) const {
        return {{"event", "used_trait"}, {"trait", e.trait->word}, {"coin", id(e.coin)}, {"on", id(e.on)}};
    }
    Json operator()(const Awaited& e) const {
        Json json{{"event", "awaiting"}};
        json.update(decision_json(match, e.decision));
        return json;
    }
    Json operator()(const Decided& e) const {
        Json json{{"event", "decided"},
                  {"decision", word(e.decision.kind)},
                  {"side", word(e.decision.side)},
                  {"army", army(e.decision.army)}};
        if (e.decision.kind == Decision::Kind::Losses)
            json["losses"] = ids(e.losses);
        else
            json["split"] = e.split;
        return json;
    }
    Json operator()(const Fell& e) const {
        return {{"event", "fell"},    {"coin", id(e.coin)},     {"by", id(e.by)},
                {"how", word(e.how)}, {"at", point_json(e.at)}, {"army", army(e.army)}};
    }
    Json operator()(const PurseGrew& e) const {
        return {{"event", "purse"}, {"side", word(e.side)}, {"before", e.before}, {"after", e.after}};
    }
    Json operator()(const Broke& e) const {
        return {{"event", "broke"}, {"army", army(e.army)}, {"coins", ids(e.coins)}};
    }
    Json operator()(const SplitUp& e) const {
        return {{"event", "split"}, {"army", army(e.army)}, {"coins", ids(e.coins)}};
    }
    Json operator()(const Scattered& e) const { return {{"event", "scattered"}, {"moves", shifts(e.moves)}}; }
    Json operator()(const Arrived& e) const {
        return {{"event", "arrived"}, {"coin", id(e.coin)}, {"at", point_json(e.at)}};
    }
    Json operator()(const HeldUp& e) const {
        return {{"event", "held_up"}, {"coin", id(e.coin)}, {"turn", e.turn}};
    }
    Json operator()(const Passed& e) const { return {{"event", "passed"}, {"side", word(e.side)}}; }
    Json operator()(const TurnBegan& e) const {
        return {{"event", "turn"}, {"turn", e.turn}, {"side", word(e.side)}};
    }
    Json operator()(const QuietWarned& e) const { return {{"event", "quiet"}, {"turns_left", e.turns_left}}; }
    Json operator()(const NothingCanFall&) const { return {{"event", "nothing_can_fall"}}; }
    Json operator()(const DrawOffered& e) const {
        return {{"event", "draw_offered"}, {"side", word(e.side)}};
    }
    Json operator()(const DrawAnswered& e) const {
        return {{"event", "draw_answered"}, {"side", word(e.side)}, {"accepted", e.accepted}};
    }
    Json operator()(const Ended& e) const {
        return {{"event", "ended"},
                {"winner", e.outcome.winner ? Json(word(*e.outcome.winner)) : Json(nullptr)},
                {"by", e.outcome.by}};
    }
};

}  // namespace

Json CoinWars::to_json(const Match& match, const Event& event) {
    return std::visit(EventWriter{match}, event);
}

}  // namespace rules::coin_wars
