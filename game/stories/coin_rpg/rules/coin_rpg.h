#pragma once
// Coin Wars the RPG as a `rules::System`. The bodies read like the rule book's table of contents.
//
// After the original game "Coin Wars the RPG" by Integral Entertainment (integralent@gmail.com,
// http://geocities.com/integralent/), free to distribute and reuse as long as that credit stays.

#include "game/kit/json_field.h"
#include "game/kit/system.h"
#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

struct CoinRpg {
    using Match = coin_rpg::Match;
    using Command = coin_rpg::Command;
    using Event = coin_rpg::Event;

    static std::string_view name() { return "coin-rpg"; }
    static constexpr int kHashSince = 2;  // the first record version with these hashes
    // {"players": ["Anna", ...], "options": {...}}: 1 to 12 different names; options as in section 2.1, all optional.
    static core::Result<Match, Refusal> start(const Json& table);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<core::Vec2> nearest(const Match&, const Command&) { return std::nullopt; }
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    static std::optional<int> actor_of(const Match& match, const Command& command);
    static constexpr const char* kUndoRule = "R-56";
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
    // Answers the protocol's questions `legal` and `odds`; nullopt for any other.
    static std::optional<core::Result<Json, Refusal>> ask(const Match& match, const Json& question);
};

}  // namespace rules::coin_rpg
