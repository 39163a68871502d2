#pragma once
// A war: a sequence of battles, with the interface that `rules::System` requires. It starts from a complete plan that
// includes the lines of its battle files (war_plan.h).

#include "game/coin_wars/wars/rules/war_event.h"
#include "game/kit/system.h"

namespace rules::war {

struct War {
    using Match = war::Match;
    using Command = war::Command;
    using Event = war::Event;

    static std::string_view name() { return "war"; }
    // Refuses with "bad_war"; the message names the location as a JSON pointer.
    static core::Result<Match, Refusal> start(const Json& plan);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<core::Vec2> nearest(const Match&, const Command&) { return std::nullopt; }
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    // 0: the first nation, 1: the second. Either may report the result of the battle.
    static std::optional<int> actor_of(const Match& match, const Command& command);
    static bool is_turn_of(const Match& match, int seat);
    // Fought battles are final.
    static bool undo_needs_consent(const Match&, const Command& command) { return holds_alternative<Fought>(command); }
    static std::uint64_t hash(const Match& match);
    static Json state(const Match& match);
    static core::Result<Command, Refusal> command_from(const Json& json);
    static Json to_json(const Command& command);
    static Json to_json(const Match& match, const Event& event);
    static Json command_schema();
    static Json event_schema();
};

// The plan in a file or record; not checked yet. Throws a Refusal.
WarPlan plan_from(const Field& field);
Json to_json(const WarPlan& plan);

}  // namespace rules::war
