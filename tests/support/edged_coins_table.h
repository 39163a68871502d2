#pragma once
// A session of Edged Coins for tests: commands as JSON through the session, faces from a script.

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "game/kit/session/game_session.h"
#include "game/kit/session/json_session.h"
#include "game/stories/edged_coins/rules/edged_coins.h"

namespace edged_kit {

using rules::Json;
using rules::edged_coins::EdgedCoins;
using rules::edged_coins::Match;
using rules::edged_coins::Phase;

// Shows the faces of a script, one for each toss.
class ScriptedHand : public rules::Hand {
public:
    std::string left;
    rules::Face toss(core::Random&) override {
        REQUIRE_MESSAGE(!left.empty(), "more coins were thrown than the script has");
        const char face = left.front();
        left.erase(0, 1);
        return face == 'H' ? rules::Face::Heads : rules::Face::Tails;
    }
    int roll(int, core::Random&) override {
        FAIL("nothing is rolled here");
        return 1;
    }
};

// Defaults where a test vector says nothing: HC 10, no EC, rank 2.
inline Json character(const std::string& id, const std::string& seat) {
    return {{"id", id},
            {"seat", seat},
            {"name", "The " + id},
            {"hc", 10},
            {"hc_max", 20},
            {"ec", 0},
            {"ec_max", 99},
            {"skills", {{"r0", 0}, {"r1", 1}, {"r2", 2}, {"r3", 3}, {"r4", 4}, {"r5", 5}}},
            {"resistances", {{"will", 1}}},
            {"weapons", Json::array()},
            {"armor", nullptr},
            {"talents", Json::array({{{"name", "Cat's Eyes"}, {"min_cost", 1}, {"max_cost", 3}, {"text", ""}}})}};
}
inline Json weapon(int power) { return {{"name", "Blade"}, {"power", power}, {"skill", "r2"}}; }

class Table {
public:
    explicit Table(const Json& options = Json::object())
        : session_(*EdgedCoins::start({{"seats", {"Ada", "Ben"}}, {"options", options}}), 1) {}

    // Adds a character. The actor is p1's, the target p2's, the others the CM's.
    Table& add(Json record) {
        did({{"cmd", "add_character"}, {"seat", "cm"}, {"record", std::move(record)}});
        return *this;
    }
    Table& begin() {
        did({{"cmd", "start_play"}, {"seat", "cm"}});
        return *this;
    }
    Table& rounds() {
        did({{"cmd", "next_round"}, {"seat", "cm"}});
        return *this;
    }
    // Submits a command that must be accepted. Returns the events as JSON, also kept in `events`.
    const std::vector<Json>& did(const Json& json) {
        const auto done = submit(json);
        REQUIRE_MESSAGE(done, json.dump() << ": " << words::english(done.error().message));
        events.clear();
        for (const auto& event : *done) events.push_back(EdgedCoins::to_json(session_.match(), event));
        for (const Json& event : events) all.push_back(event);
        return events;
    }
    // Returns the code of the refusal and checks that the state is unchanged.
    std::string refused(const Json& json) {
        const Match before = session_.match();
        const auto command = EdgedCoins::command_from(json);
        if (!command) return reason(command.error());
        const auto done = session_.submit(*command, hand);
        REQUIRE_MESSAGE(!done, json.dump() << " was accepted");
        CHECK_MESSAGE(session_.match() == before, json.dump());
        return reason(done.error());
    }
    // Plays "TT/HH;H" throw by throw; a slash leads to the second throw of a toss.
    Table& throws(std::string_view script) {
        while (!script.empty()) {
            const std::size_t end = script.find_first_of("/;");
            hand.left = script.substr(0, end);
            thrown();
            CHECK_MESSAGE(hand.left.empty(), "fewer coins were thrown than told: " << hand.left << " is left");
            if (end == std::string_view::npos) break;
            const bool second = script[end] == '/';
            CHECK_MESSAGE((match().phase == Phase::Air) == second, "phase at " << script.substr(end));
            script.remove_prefix(end + 1);
        }
        return *this;
    }
    const std::vector<Json>& thrown() {
        REQUIRE(match().toss);
        return did({{"cmd", "throw"}, {"seat", word(match().thrower(*match().toss))}});
    }

    const Match& match() const { return session_.match(); }
    Phase phase() const { return match().phase; }
    Json state() const { return EdgedCoins::state(match()); }
    int hc(const char* id) const { return match().character(id).hc; }
    int ec(const char* id) const { return match().character(id).ec; }
    int rank() const { return state()["toss"]["rank"].get<int>(); }
    const rules::GameSession<EdgedCoins>& session() const { return session_; }
    // Returns the last event of that name since the start, or null if there was none.
    Json last(std::string_view name) const {
        for (auto it = all.rbegin(); it != all.rend(); ++it)
            if ((*it)["event"] == name) return *it;
        return nullptr;
    }
    int count(std::string_view name) const {
        int count = 0;
        for (const Json& event : all) count += event["event"] == name ? 1 : 0;
        return count;
    }
    bool succeeded() const { return last("toss_final")["success"].get<bool>(); }

    ScriptedHand hand;
    std::vector<Json> events, all;
    std::string rule;  // of the last refusal

private:
    static std::string word(rules::edged_coins::Seat seat) { return rules::edged_coins::word(seat); }
    core::Result<std::vector<rules::edged_coins::Event>, rules::Refusal> submit(const Json& json) {
        const auto command = EdgedCoins::command_from(json);
        REQUIRE_MESSAGE(command, json.dump() << ": " << words::english(command.error().message));
        return session_.submit(*command, hand);
    }
    std::string reason(const rules::Refusal& refusal) {
        CHECK(!refusal.message.empty());
        rule = refusal.rule;
        return refusal.code;
    }

    rules::GameSession<EdgedCoins> session_;
};

// The actor with the target, in play.
inline Json actor() { return character("actor", "p1"); }
inline Json target() { return character("target", "p2"); }
inline Json with(Json record, const Json& changes) {
    record.update(changes);
    return record;
}

inline Json call(const std::string& skill, const std::string& difficulty = "normal", const Json& more = {}) {
    Json json{{"cmd", "call_toss"}, {"seat", "cm"},  {"owner", "actor"},
              {"kind", "skill"},    {"name", skill}, {"difficulty", difficulty}};
    if (more.is_object()) json.update(more);
    return json;
}
inline Json attack(const Json& more = Json::object()) {
    Json json{{"cmd", "call_attack"}, {"seat", "cm"}, {"attacker", "actor"}, {"target", "target"}, {"skill", "r2"}};
    json.update(more);
    return json;
}
inline Json by(const char* cmd, const char* seat, const char* character, const Json& more = Json::object()) {
    Json json{{"cmd", cmd}, {"seat", seat}, {"character", character}};
    json.update(more);
    return json;
}
inline Json cm(const char* cmd, const Json& more = Json::object()) {
    Json json{{"cmd", cmd}, {"seat", "cm"}};
    json.update(more);
    return json;
}

}  // namespace edged_kit
