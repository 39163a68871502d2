// Events in the protocol's words: coins by their ids.

#include <algorithm>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/json_parts.h"

namespace rules::coin_wars {

namespace {

Json card_json(const measure::Card& card) {
    return {{"corner", point_json(card.corner)},
            {"along", point_json(card.along)},
            {"edge", card.edge},
            {"left", card.left}};
}

Json maybe(const std::optional<Vec2>& at) { return at ? point_json(*at) : Json(nullptr); }

struct Writer {
    const Match& match;

    Json id(int coin) const { return coin == kNobody ? Json(nullptr) : Json(match.id(coin)); }

    template <class Strike>
    Json strike(const char* name, const Strike& e) const {
        return {{"event", name},
                {"attacker", id(e.attacker)},
                {"target", id(e.target)},
                {"ranged", e.ranged},
                {"units", {id(e.attacker)}},
                {"offense", e.offense},
                {"defense", e.defense},
                {"dice", nullptr},
                {"damage", std::max(0, e.offense)},
                {"beats", e.beats},
                {"rule", e.rule}};
    }

    Json operator()(const Agreed& e) const { return {{"event", "agreed"}, {"side", word(e.side)}}; }
    Json operator()(const FacesChosen& e) const { return {{"event", "faces"}, {"swapped", e.swapped}}; }
    Json operator()(const Tossed& e) const {
        return {{"event", "tossed"}, {"face", e.face == Face::Heads ? "heads" : "tails"}, {"real", e.real}};
    }
    Json operator()(const Ordered& e) const { return {{"event", "ordered"}, {"first", word(e.first)}}; }
    Json operator()(const Placed& e) const {
        return {{"event", "placed"}, {"coin", id(e.coin)}, {"from", maybe(e.from)}, {"to", maybe(e.to)}};
    }
    Json operator()(const SaidReady& e) const { return {{"event", "ready"}, {"side", word(e.side)}}; }
    Json operator()(const Moved& e) const {
        return {{"event", "moved"},
                {"coin", id(e.coin)},
                {"from", point_json(e.from)},
                {"to", point_json(e.to)},
                {"card", card_json(e.card)},
                {"stopped_by", id(e.stopped_by)},
                {"stopped_by_ground", e.stopped_by_ground}};
    }
    Json operator()(const Attacked& e) const { return strike("attacked", e); }
    Json operator()(const AttackedBack& e) const { return strike("attacked_back", e); }
    Json operator()(const Fell& e) const {
        return {{"event", "fell"},
                {"coin", id(e.coin)},
                {"by", id(e.by)},
                {"how", word(e.how)},
                {"at", point_json(e.at)}};
    }
    Json operator()(const PurseGrew& e) const {
        return {{"event", "purse"}, {"side", word(e.side)}, {"before", e.before}, {"after", e.after}};
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

Json CoinWars::to_json(const Match& match, const Event& event) { return std::visit(Writer{match}, event); }

}  // namespace rules::coin_wars
