#pragma once
// Coin Wars, the battle rules, with the interface that `rules::System` requires. Its functions follow the order of the
// rule book.

#include "game/coin_wars/rules/coin_wars_hash.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/opening.h"
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
    // 0: Heads, 1: Tails, nullopt: either may (toss the coin, swap the faces).
    static std::optional<int> actor_of(const Match& match, const Command& command);
    // True if this seat is to give the next command. Both may agree, toss the coin and swap the faces.
    static bool is_turn_of(const Match& match, int seat);
    static Command concession(int seat);
    // Set-up is sealed where the players agreed to set up unseen. The loser of the toss, who may take the other edge,
    // commits first.
    static bool is_sealed(const Match& match, const Command& command, bool hidden);
    static std::vector<int> seats_to_commit(const Match& match, const std::vector<int>& sealed, bool hidden);
    static bool undo_needs_consent(const Match& match, const Command& command);
    static std::uint64_t hash(const Match& match);
    static Json state(const Match& match);
    static core::Result<Command, Refusal> command_from(const Json& json);
    static Json to_json(const Command& command);
    // Names coins by id. `match`: the match after the event.
    static Json to_json(const Match& match, const Event& event);
    // JSON Schemas of commands and events.
    static Json command_schema();
    static Json event_schema();
    // Answers the protocol's questions `legal` and `odds`; nullopt for any other question.
    static std::optional<core::Result<Json, Refusal>> ask(const Match& match, const Json& question);
};

// Reads a self-contained battle: `coin_set` holds the rows. Checks for unknown types, duplicate ids, overlaps, coins
// off the table and sizes beyond the limits. The Refusal's `message` names the JSON pointer.
core::Result<Scenario, Refusal> scenario_from_json(const Json& battle);
struct Review {
    Scenario scenario;
    std::vector<Complaint> complaints;  // at most kComplaints
};
// Like scenario_from_json, but reports every error, not only the first. Parts that could not be read are left out of
// the scenario; otherwise it is complete.
Review review_scenario(const Json& battle);
Json to_json(const Scenario& scenario);
// The match at the start of the swapped battle, its coins in the order of files: so its record reads back as the same
// battle.
Match begin_swapped(const Scenario& scenario);

}  // namespace rules::coin_wars
