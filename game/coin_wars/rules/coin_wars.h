#pragma once
// Coin Wars, the battle rules: what `rules::System` asks for. The bodies read like the rule book's table of
// contents.

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/json_field.h"
#include "game/kit/system.h"

namespace rules::coin_wars {

struct CoinWars {
    using Match = coin_wars::Match;
    using Command = coin_wars::Command;
    using Event = coin_wars::Event;

    static std::string_view name() { return "coin-wars"; }
    static core::Result<Match, Refusal> start(const Json& battle);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<Vec2> nearest(const Match& match, const Command& command);
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    static bool ends_turn(const Match& match, const Command& command);
    static std::uint64_t hash(const Match& match);
    static Json state(const Match& match);
    static core::Result<Command, Refusal> command_from(const Json& json);
    static Json to_json(const Command& command);
    // Coins by their ids; the match after the event.
    static Json to_json(const Match& match, const Event& event);
    // The protocol's questions `legal` and `odds`; nothing for any other.
    static std::optional<core::Result<Json, Refusal>> ask(const Match& match, const Json& question);
};

// The match in which this scenario begins: phase `play` where all coins are placed and `first` is a side,
// else `agree`.
Match begin(std::shared_ptr<const Scenario> scenario);

// The battle as data, complete in itself: `coin_set` holds the rows. Validated: no unknown type, no double
// id, no overlap, all on the table, sizes within kLimits; the Refusal's `message` names the JSON pointer.
core::Result<Scenario, Refusal> scenario_from_json(const Json& battle);
// The same while somebody is still at work on it: what does not fit together is told, not refused.
struct Review {
    Scenario scenario;
    std::vector<Complaint> complaints;  // at most kComplaints
};
core::Result<Review, Refusal> review_scenario(const Json& battle);
Json to_json(const Scenario& scenario);
// All of it in 64 bits; a match keeps it (Match::scenario_hash).
std::uint64_t hash_of(const Scenario& scenario);

}  // namespace rules::coin_wars
