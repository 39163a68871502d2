#pragma once
// Card Draw, a role-playing game of drawn cards, as a `rules::System`. A campaign starts from
//
//   {"seats": ["Ada", "Ben"], "options": {"starting_professions": 1, "reshuffle": "when_empty"}}
//
// the names of one to eight players, p1 first; the GM has an extra seat. Options may be omitted.

#include <vector>

#include "game/kit/system.h"
#include "game/stories/card_draw/rules/command.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct CardDraw {
    using Match = card_draw::Match;
    using Command = card_draw::Command;
    using Event = card_draw::Event;

    static std::string_view name() { return "card-draw"; }
    static constexpr int kHashSince = 2;  // the first record version with these hashes
    // Refuses with "malformed"; the message names the place as a JSON pointer.
    static core::Result<Match, Refusal> start(const Json& table);
    static Json options(const Match& match);
    static std::optional<Refusal> check(const Match& match, const Command& command);
    static std::optional<core::Vec2> nearest(const Match&, const Command&) { return std::nullopt; }
    static std::vector<Event> apply(Match& match, const Command& command, core::Random& random, Hand& hand);
    // Seat 0 is the game's leader, the GM.
    static std::optional<int> actor_of(const Match&, const Command& command) { return command.seat.number; }
    static constexpr const char* kUndoRule = "R-31";
    static bool undo_needs_consent(const Match&, const Command&) { return false; }
    static std::uint64_t hash(const Match& match);
    // Everything that lies open on the table; for the pile and the packs, only the number of cards.
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

// Returns how many cards a legal command draws from the pile or a pack; 0 if it draws none.
int cards_for(const Match& match, const Command& command);
// Returns the candidates for the card after `shown`: what the pile or pack that it draws from can hold.
CardSet cards_to_come(const Match& match, const Command& command, const Cards& shown);

}  // namespace rules::card_draw
