// The whole state as the table shows it (section 6), without what is sealed.

#include "game/kit/kind_of.h"
#include "game/stories/universalis/rules/bidding.h"
#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

Json cards_json(const Match& match) {
    Json json = Json::array();
    for (const Card& card : match.cards) {
        Json& each = json.emplace_back(written(card));
        each.erase("placement");
        each["importance"] = importance(match, card);
        each["in_scene"] = card.in_scene();
        each["controller"] = written(card.placement.controller);
        each["guest"] = card.placement.guest;
        each["involved"] = match.involves(card.id);
        if (card.master) each["subs"] = subs_of(match, card.id);
    }
    return json;
}

// UNI-5: a sealed bid is still shown as its owner's.
Json coins_json(const Match& match) {
    Json wealth = Json::array();
    for (int seat = 0; seat < match.count(); ++seat)
        wealth.push_back(match.coins.at(wealth_of(seat)) + match.coins.at(bid_of(seat)));
    return {{"bank", match.coins.bank},
            {"in_play", -match.coins.bank},
            {"pot", match.coins.pot},
            {"wealth", wealth},
            {"bonus", match.coins.bonus}};
}

Json fine_json(const Match& match) {
    if (!match.fine) return nullptr;
    Json voted = Json::array();
    for (const auto& vote : match.fine->votes) voted.push_back(vote.has_value());
    return {{"accuser", match.fine->accuser},
            {"accused", match.fine->accused},
            {"charge", match.fine->charge},
            {"voted", voted}};
}

Json flags_json(const std::vector<bool>& flags) {
    Json json = Json::array();
    for (const bool flag : flags) json.push_back(flag);
    return json;
}

}  // namespace

Json Universalis::state(const Match& match) {
    Json json{{"game", name()}};
    json.update(options(match));
    json["in_force"] = written(in_force(match));
    json["phase"] = word(match.phase);
    json["pause"] = word(match.pause());
    json["awaiting"] = awaited(match);
    json["seat"] = match.seat;
    json["turn"] = match.turn;
    json["passes"] = match.order.passes;
    json["last_framer"] = written(match.order.last_framer);
    json["coins"] = coins_json(match);
    json["sealed"] = flags_json(match.sealed);
    json["tie_order"] = match.phase == Phase::Bidding ? Json(tie_order(match)) : Json(nullptr);
    json["tenets"] = written(match.tenets);
    json["cards"] = cards_json(match);
    json["scene"] = written(match.scene);
    json["scenes"] = written(match.scenes);
    json["complication"] = written(match.complication);
    json["dispute"] = written(match.dispute);
    json["fine"] = fine_json(match);
    json["matter"] = written(match.matter);
    json["entries"] = written(match.entries);
    const Entry* event = latest_event(match);
    json["open_event"] = event ? Json(event->number) : Json(nullptr);
    return json;
}

}  // namespace rules::universalis
