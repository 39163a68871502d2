#pragma once
// A table of Universalis for tests: players A, B, C, ... by seat, cards and Traits by name; every command goes through
// JSON and the session, every state is checked against the rule book's invariants.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "game/kit/session/game_session.h"
#include "game/stories/universalis/rules/universalis.h"
#include "tests/support/universalis_sound.h"

namespace uni_kit {

using namespace rules::universalis;
using rules::Json;

inline constexpr int A = 0, B = 1, C = 2, D = 3, E = 4, F = 5;
inline constexpr PoolId CP = kComplicationPool;
inline PoolId of(int seat) { return {seat}; }

// Shows the dice of a script, one for each roll; no other throws are needed.
class ScriptedHand : public rules::Hand {
public:
    std::vector<int> left{};
    rules::Face toss(core::Random&) override {
        FAIL("nothing is tossed here");
        return rules::Face::Heads;
    }
    int roll(int sides, core::Random&) override {
        CHECK(sides == 10);
        REQUIRE_MESSAGE(!left.empty(), "more dice were rolled than the script has");
        const int shown = left.front();
        left.erase(left.begin());
        return shown;
    }
};

inline Json table_of(int players, const Json& more = Json::object()) {
    Json table{{"players", Json::array()}};
    for (int seat = 0; seat < players; ++seat)
        table["players"].push_back(std::string(1, static_cast<char>('A' + seat)));
    table.update(more);
    return table;
}

class Table {
public:
    explicit Table(int players = 3, const Json& more = Json::object())
        : session_(*Universalis::start(table_of(players, more)), 1) {}

    // Returns "ok", or the code of the refusal, which must change nothing (INV-5).
    std::string act(const Command& asked) {
        const Json json = Universalis::to_json(asked);
        const auto command = Universalis::command_from(json);
        REQUIRE_MESSAGE(command, json.dump() << ": " << words::english(command.error().message));
        const Match before = match();
        const auto done = session_.submit(*command, hand);
        if (!done) {
            CHECK_MESSAGE(match() == before, json.dump() << " changed the match");
            CHECK(!done.error().message.empty());
            CHECK(!done.error().rule.empty());
            return done.error().code;
        }
        for (const Event& event : *done) events.push_back(Universalis::to_json(match(), event));
        CHECK_MESSAGE(fault(match()) == "", json.dump());
        CHECK_MESSAGE(!done->empty(), json.dump() << ": nothing happened");
        return "ok";
    }
    Table& did(const Command& command) {
        const std::string code = act(command);
        REQUIRE_MESSAGE(code == "ok", Universalis::to_json(command).dump() << ": " << code);
        return *this;
    }
    Table& did(std::initializer_list<Command> commands) {
        for (const Command& command : commands) did(command);
        return *this;
    }

    const Match& match() const { return session_.match(); }
    const rules::GameSession<Universalis>& session() const { return session_; }
    Phase phase() const { return match().phase; }
    int seat() const { return match().seat; }
    Json state() const { return Universalis::state(match()); }
    int card(const std::string& name) const {
        for (const Card& each : match().cards)
            if (each.name == name) return each.id;
        FAIL("no card " << name);
        return 0;
    }
    const Card& at(const std::string& name) const { return match().card(card(name)); }
    // The newest with that text.
    int trait(const std::string& text) const {
        int found = 0;
        for (const Card& each : match().cards)
            for (const Trait& trait : each.traits)
                if (trait.text == text) found = trait.id;
        REQUIRE_MESSAGE(found > 0, "no Trait " << text);
        return found;
    }
    int importance(const std::string& name) const { return rules::universalis::importance(match(), at(name)); }
    // The number of the last act.
    int last() const { return match().numbers.acts; }
    const Entry& entry(int number) const { return *match().find_entry(number); }
    int dice(PoolId pool) const {
        const Pool* found = match().complication ? match().complication->find(pool) : nullptr;
        return found ? found->dice : -1;
    }
    int edge(PoolId pool) const { return match().complication->find(pool)->edge; }
    // Returns, for example, "20/22/23".
    std::string wealth() const { return joined(match().coins.wealth); }
    std::string bonus() const { return joined(match().coins.bonus); }
    int bank() const { return match().coins.bank; }
    int pot() const { return match().coins.pot; }
    std::vector<int> awaiting() const { return awaited(match()); }
    // Returns the last event of that name, or null if there was none.
    Json told(const std::string& name) const {
        for (auto it = events.rbegin(); it != events.rend(); ++it)
            if ((*it)["event"] == name) return *it;
        return nullptr;
    }
    // Adds up the Coins of all ledger lines of that kind.
    int paid(const std::string& kind) const {
        int sum = 0;
        for (const Json& event : events)
            if (event["event"] == "coins_moved" && event["line"]["kind"] == kind)
                sum += event["line"]["amount"].get<int>();
        return sum;
    }

    // Commands by names.
    DrawTrait draw(int who, PoolId pool, const std::string& name, const std::string& text) const {
        return {who, pool, card(name), card(name), trait(text)};
    }
    AddTrait add(int who, const std::string& name, const std::string& text) const { return {who, card(name), text}; }
    RemoveTrait remove(int who, const std::string& name, const std::string& text) const {
        return {who, card(name), trait(text)};
    }
    RestoreTrait restore(int who, const std::string& name, const std::string& text) const {
        return {who, card(name), trait(text)};
    }
    Originate against(int who, const std::string& target, const std::string& means = "") const {
        Originate command{who, {card(target)}};
        if (!means.empty()) command.means = {card(means)};
        return command;
    }

    ScriptedHand hand;
    std::vector<Json> events;

private:
    static std::string joined(const std::vector<int>& numbers) {
        std::string text;
        for (const int number : numbers) text += (text.empty() ? "" : "/") + std::to_string(number);
        return text;
    }
    rules::GameSession<Universalis> session_;
};

// Dice entered with the command, as if real.
inline RollDice rolls(int who, std::vector<int> dice) { return {who, std::move(dice)}; }
inline BuyDice buys(int who, PoolId pool, int dice) { return {who, pool, dice, "because"}; }
inline CreateComponent makes(int who, const char* name) { return {who, name, CardKind::Character, true}; }

// The fixtures of section 5.
inline Table f(int players, const Json& more = Json::object()) {
    Table table(players, more);
    for (int seat = 0; seat < players; ++seat) table.did(PassTenet{table.seat()});
    return table;
}
inline Table bids(Table table, const std::vector<int>& coins) {
    for (int seat = 0; seat < table.match().count(); ++seat)
        table.did(SealBid{seat, coins[static_cast<std::size_t>(seat)]});
    return table;
}
inline Table t(int players = 3, int bid = 2, const Json& more = Json::object()) {
    std::vector<int> coins(static_cast<std::size_t>(players), 0);
    coins.front() = bid;
    return bids(f(players, more), coins).did({SetLocation{A, "Inn"}, DescribeEvent{A, "Rain falls"}});
}
inline Table k(int players = 3, const Json& more = Json::object(), int bid = 2) {
    Table table = t(players, bid, more);
    table.did(makes(A, "Knight"));
    table.did({table.add(A, "Knight", "Strong"), table.add(A, "Knight", "Brave"), EndTurn{A}, makes(B, "Ogre")});
    table.did({table.add(B, "Ogre", "Huge"), table.add(B, "Ogre", "Dull"), EndTurn{B}, makes(C, "Witch")});
    table.did({table.add(C, "Witch", "Hexes"), EndTurn{C}});
    if (players > 3) table.did(EndTurn{D});
    return table;
}
inline Table x32(const Json& more = Json::object()) {
    Table table = k(3, more);
    table.did(table.against(A, "Ogre", "Knight"));
    table.did({table.draw(A, CP, "Knight", "Strong"), table.draw(A, CP, "Knight", "Brave"), buys(A, CP, 1), EndTurn{A},
               table.draw(B, of(B), "Ogre", "Huge"), buys(B, of(B), 1), CallResolution{B}, AnswerCall{C, true},
               AnswerCall{A, true}});
    return table;
}
inline Table x22() {
    Table table = k();
    table.did(table.against(A, "Ogre", "Knight"));
    table.did({table.draw(A, CP, "Knight", "Strong"), table.draw(A, CP, "Knight", "Brave"), buys(A, of(B), 2),
               CallResolution{A}, AnswerCall{B, true}, AnswerCall{C, true}});
    return table;
}
inline Table x421() {
    Table table = k();
    table.did(Originate{A, {table.card("Ogre"), table.card("Witch")}, {table.card("Knight")}});
    table.did({table.draw(A, CP, "Knight", "Strong"), table.draw(A, CP, "Knight", "Brave"), buys(A, CP, 2), EndTurn{A},
               table.draw(B, of(B), "Ogre", "Huge"), table.draw(B, of(B), "Ogre", "Dull"), EndTurn{B},
               table.draw(C, of(C), "Witch", "Hexes"), EndTurn{C}, CallResolution{A}, AnswerCall{B, true},
               AnswerCall{C, true}});
    return table;
}

// Describes a table: "20/22/23, bank -65".
inline std::string coins(const Table& table) { return table.wealth() + ", bank " + std::to_string(table.bank()); }

// Each command is refused with that code.
struct Row {
    Command command;
    const char* code;
};
inline void refuses(Table& table, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        INFO(Universalis::to_json(row.command).dump());
        CHECK(table.act(row.command) == row.code);
    }
}

}  // namespace uni_kit
