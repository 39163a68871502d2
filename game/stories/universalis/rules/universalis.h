#pragma once
// Universalis, a game of inventing a story together, as a `rules::System`. A table starts from
//
//   {"players": ["Ann", "Ben"], "start_coins": 25, "refreshment": 5, "first": 0,
//    "options": {"aftermath_purse": "bonus", "trait_reach": "involved", "challenge_refund": "refund",
//                "consent": "all"}}
//
// two to eight different names, clockwise; everything but the names may be omitted.

#include "game/kit/system.h"
#include "game/stories/universalis/rules/command.h"
#include "game/stories/universalis/rules/event.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct Universalis {
    using Match = universalis::Match;
    using Command = universalis::Command;
    using Event = universalis::Event;

    static std::string_view name() { return "universalis"; }
    // player_count, duplicate_name, text_required, text_too_long, bad_amount, bad_setting, unknown_id; else
    // bad_argument. The message names the place as a JSON pointer.
    static core::Result<Match, Refusal> start(const Json& table);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<core::Vec2> nearest(const Match&, const Command&) { return std::nullopt; }
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    static std::optional<int> actor_of(const Match&, const Command& command) { return seat_of(command); }
    static constexpr const char* kUndoRule = "R-48";
    // taking back a bid, a vote, an Interrupt, or the end of a turn or a scene needs the whole table's consent.
    // Dice that were told can be taken back too, in the protocol.
    static bool undo_needs_consent(const Match& match, const Command& command);
    static bool is_sealed(const Match& match, const Command& command, bool hidden);
    static std::vector<int> seats_to_commit(const Match& match, const std::vector<int>& sealed, bool hidden);
    static std::uint64_t hash(const Match& match);
    // The public view: no sealed bid or vote, and Wealth as if nothing were sealed (UNI-5).
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

}  // namespace rules::universalis
