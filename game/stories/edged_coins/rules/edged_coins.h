#pragma once
// Edged Coins, a role-playing game of tossed coins, as a `rules::System`. A session starts from
//
//   {"seats": ["Ada", "Ben"], "options": {"rank_six": "as_written", "power_rule": "caps_explosions"}}
//
// the names of one to eight players, p1 first; the CM has an extra seat. Options may be omitted.

#include <vector>

#include "game/kit/system.h"
#include "game/stories/edged_coins/rules/command.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

struct EdgedCoins {
    using Match = edged_coins::Match;
    using Command = edged_coins::Command;
    using Event = edged_coins::Event;

    static std::string_view name() { return "edged-coins"; }
    static constexpr int kHashSince = 2;  // the first record version with these hashes
    // Refuses with "malformed"; the message names the place as a JSON pointer.
    static core::Result<Match, Refusal> start(const Json& table);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<core::Vec2> nearest(const Match&, const Command&) { return std::nullopt; }
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    // Seat 0 is the game's leader, the CM.
    static std::optional<int> actor_of(const Match&, const Command& command) { return command.seat.number; }
    static constexpr const char* kUndoRule = "R-29";
    static bool undo_needs_consent(const Match&, const Command&) { return false; }
    static std::uint64_t hash(const Match& match);
    static Json state(const Match& match);
    static core::Result<Command, Refusal> command_from(const Json& json);
    static Json to_json(const Command& command);
    static Json to_json(const Match& match, const Event& event);
    // JSON Schemas of the above.
    static Json command_schema();
    static Json event_schema();
    static Json table_schema();
    // Answers the protocol's questions `legal` (for a seat) and `odds`; nullopt for any other.
    static std::optional<core::Result<Json, Refusal>> ask(const Match& match, const Json& question);
};

struct TossedCoin {
    int number;     // from 1
    TossKind kind;  // its purpose
    bool second;    // in a throw that follows a failed one
    friend bool operator==(const TossedCoin&, const TossedCoin&) = default;
};
// The coins that a legal command tosses, in order; empty if it tosses none.
std::vector<TossedCoin> coins_for(const Match& match, const Command& command);

}  // namespace rules::edged_coins
