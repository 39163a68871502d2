#pragma once
// A campaign of Card Draw for tests: commands as JSON through the session, cards from a script.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit/session/game_session.h"
#include "game/kit/session/json_session.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/choices.h"

namespace cards_kit {

using rules::Json;
using rules::card_draw::Card;
using rules::card_draw::CardDraw;
using rules::card_draw::Cards;
using rules::card_draw::Match;
using rules::card_draw::Phase;

// Splits, for example, "7C 10D".
inline std::vector<std::string> split(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> parts;
    for (std::string part; in >> part;) parts.push_back(part);
    return parts;
}
inline Card card(const std::string& word) { return rules::card_draw::card_from(word).value(); }
inline Cards cards(const std::string& text) {
    Cards list;
    for (const std::string& each : split(text)) list.push_back(card(each));
    return list;
}

// Turns up the cards of a script, one for each roll, wherever they are in the pile.
class ScriptedHand : public rules::Hand {
public:
    Cards left;
    const Match* match = nullptr;  // the match whose pile it draws from
    rules::Face toss(core::Random&) override {
        FAIL("nothing is tossed here");
        return rules::Face::Heads;
    }
    int roll(int sides, core::Random&) override {
        REQUIRE_MESSAGE(!left.empty(), "more cards were drawn than the script has");
        const Cards pile = match->pile.list();
        REQUIRE(static_cast<int>(pile.size()) == sides);
        const auto it = std::ranges::find(pile, left.front());
        REQUIRE_MESSAGE(it != pile.end(), word(left.front()) << " is not in the pile");
        left.erase(left.begin());
        return static_cast<int>(it - pile.begin()) + 1;
    }
};

inline Json with(Json json, const Json& changes) {
    json.update(changes);
    return json;
}
inline Json gm(const char* cmd, const Json& more = Json::object()) {
    return with({{"cmd", cmd}, {"seat", "gm"}}, more);
}
inline Json by(const char* cmd, const char* seat, const std::string& participant, const Json& more = Json::object()) {
    return with({{"cmd", cmd}, {"seat", seat}, {"participant", participant}}, more);
}
inline Json challenge(const char* suit, int tn, const Json& more = Json::object()) {
    return with(gm("start_challenge", {{"character", "franz"}, {"name", "The wall"}, {"suit", suit}, {"tn", tn}}),
                more);
}
// Parses "franz/x hans/y gm:wolf/y".
inline Json competition(const std::string& entrants) {
    Json list = Json::array();
    for (const std::string& each : split(entrants)) {
        const std::size_t slash = each.find('/');
        list.push_back({{"participant", each.substr(0, slash)}, {"side", each.substr(slash + 1)}});
    }
    return gm("start_competition", {{"name", "The quarrel"}, {"participants", list}});
}
inline Json fray(const Json& more = Json::object()) {
    return with(gm("start_fray", {{"name", "The brawl"}, {"opponents", 3}}), more);
}

class Table {
public:
    explicit Table(const Json& options = {{"starting_professions", 0}})
        : session_(*CardDraw::start({{"seats", {"Ada", "Ben", "Cleo"}}, {"options", options}}), 1) {}

    // Adds a character of p1, p2 or p3 with these cards: "innate 2C, type JD".
    Table& pc(const std::string& id, const char* seat, const std::string& hand_text) {
        did(gm("add_character", {{"character", id}, {"name", id}, {"owner", seat}}));
        return given(id, hand_text);
    }
    // Adds a character of the GM with such a hand or none.
    Table& npc(const std::string& id, const std::string& hand_text = "") { return pc(id, "gm", hand_text); }
    Table& given(const std::string& id, const std::string& hand_text) {
        std::istringstream in(hand_text);
        for (std::string kind, drawn; in >> kind >> drawn;) {
            if (drawn.back() == ',') drawn.pop_back();
            did(gm("draw_background", {{"character", id}, {"kind", kind}, {"cards", Json::array({drawn})}}));
            const Json made = events.back()["card"]["card"];
            did(gm("name_background",
                   {{"character", id}, {"card", made}, {"name", "A " + kind}, {"scope", "general"}}));
        }
        return *this;
    }
    // Low cards, which never succeed without a draw: franz is p1's, hans p2's, ida p3's.
    Table& franz() { return pc("franz", "p1", "innate 2C, temperament 2D, type 2S"); }
    Table& hans() { return pc("hans", "p2", "innate 2D, temperament 2C, type 2H"); }
    Table& ida() { return pc("ida", "p3", "innate 2H, temperament 3C, type 3D"); }
    Table& begin() {
        did(gm("start_campaign"));
        did(gm("begin_session"));
        did(gm("begin_scene", {{"title", "The first"}}));
        return *this;
    }
    Table& next_scene() {
        did(gm("end_scene"));
        did(gm("begin_scene", {{"title", "Another"}}));
        return *this;
    }
    Table& next_session() {
        did(gm("end_scene"));
        did(gm("end_session"));
        did(gm("begin_session"));
        did(gm("begin_scene", {{"title", "A new evening"}}));
        return *this;
    }
    // Makes as many draws as there are cards, each by the seat whose turn it is.
    Table& draws(const std::string& text) {
        hand.left = cards(text);
        while (!hand.left.empty()) {
            const std::size_t before = hand.left.size();
            // The hand is not asked for the last card.
            if (match().pile.size() == 1) {
                REQUIRE(match().pile.at(0) == hand.left.front());
                hand.left.erase(hand.left.begin());
            }
            const auto next = rules::card_draw::awaiting(match()).front();
            did(by("draw", word(next.seat).c_str(), next.participant));
            REQUIRE(hand.left.size() < before);
        }
        return *this;
    }
    // The same for draws by another command.
    Table& draws(const Json& command, const std::string& text) {
        hand.left = cards(text);
        did(command);
        CHECK_MESSAGE(hand.left.empty(), "fewer cards were drawn than told");
        return *this;
    }
    Table& all_pass() {
        while (match().phase == Phase::Improve) {
            const auto next = rules::card_draw::awaiting(match()).front();
            did(by("pass", word(next.seat).c_str(), next.participant));
        }
        return *this;
    }
    // Draws, and nobody improves the result.
    Table& judged(const std::string& text) { return draws(text).all_pass(); }

    // Submits a command that must be accepted. Returns the events as JSON, also kept in `events`.
    const std::vector<Json>& did(const Json& json) {
        const auto command = CardDraw::command_from(json);
        REQUIRE_MESSAGE(command, json.dump() << ": " << words::english(command.error().message));
        hand.match = &session_.match();
        const auto done = session_.submit(*command, hand);
        REQUIRE_MESSAGE(done, json.dump() << ": " << words::english(done.error().message));
        events.clear();
        for (const auto& event : *done) events.push_back(CardDraw::to_json(session_.match(), event));
        for (const Json& event : events) all.push_back(event);
        return events;
    }
    // Returns the code of the refusal and checks that the state is unchanged.
    std::string refused(const Json& json) {
        const Match before = session_.match();
        const auto command = CardDraw::command_from(json);
        if (!command) return reason(command.error());
        hand.match = &session_.match();
        const auto done = session_.submit(*command, hand);
        REQUIRE_MESSAGE(!done, json.dump() << " was accepted");
        CHECK_MESSAGE(session_.match() == before, json.dump());
        return reason(done.error());
    }

    const Match& match() const { return session_.match(); }
    Phase phase() const { return match().phase; }
    Json state() const { return CardDraw::state(match()); }
    const rules::GameSession<CardDraw>& session() const { return session_; }
    // Returns the last event of that name since the start, or null if there was none.
    Json last(std::string_view name) const {
        for (auto it = all.rbegin(); it != all.rend(); ++it)
            if ((*it)["event"] == name) return *it;
        return nullptr;
    }
    int count(std::string_view name) const {
        return static_cast<int>(std::ranges::count_if(all, [&](const Json& event) { return event["event"] == name; }));
    }
    std::string outcome() const { return last("challenge_judged")["outcome"].get<std::string>(); }
    std::string result() const { return last("challenge_ended")["result"].get<std::string>(); }
    const rules::card_draw::Character& character(const char* id) const { return match().character(id); }
    // Returns, for example, "4H 10S".
    std::string held(const char* id) const {
        std::string text;
        for (const auto& each : character(id).disadvantages)
            text.append(text.empty() ? "" : " ").append(word(each.card));
        return text;
    }

    ScriptedHand hand;
    std::vector<Json> events, all;
    std::string rule;  // of the last refusal

private:
    template <class What>
    static std::string word(const What& what) {
        return rules::card_draw::word(what);
    }
    std::string reason(const rules::Refusal& refusal) {
        CHECK(!refusal.message.empty());
        rule = refusal.rule;
        return refusal.code;
    }

    rules::GameSession<CardDraw> session_;
};

}  // namespace cards_kit
