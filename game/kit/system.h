#pragma once
// The contract of a rule system. Coin Wars and the four story games each implement it, so that the session, undo,
// saves, replay, the protocol and the test kit are written only once.
//
// A System is a struct of types and static functions:
//   Match    a plain value: can be copied, compared, hashed and saved; no globals, clocks or randomness
//   Command  a variant of small structs named in the rule book's words
//   Event    likewise; carries the values before and after
//
//   name()                          "coin-wars"
//   start(json)                     the match for the options (a whole battle), or a Refusal "bad_battle"
//   options(match)                  those options again, complete: a record starts from them
//   check(match, command)           nullopt if legal, else the Refusal; changes nothing, cheap
//   nearest(match, command)         for a refused command: the nearest point at which it is legal, if any
//   apply(match, command, random, hand)
//                                   the events; the command must have passed check
//   actor_of(match, command)        the number of the seat that may give the command; nullopt: anyone. Does not say
//                                   whether it is legal; check does
//   is_turn_of(match, seat)         optional, not part of the concept: true if this seat acts next; without it a game
//                                   cannot be played by file
//   concession(seat)                optional, not part of the concept: the command that gives up the game for a seat
//                                   that has left a throw unanswered; without it nobody can claim the game
//   is_sealed(match, command, hidden)   optional, not part of the concept: true if the others must not see the command
//                                   until they have committed theirs; `hidden`: the players agreed to set up unseen
//   seats_to_commit(match, sealed, hidden)  goes with is_sealed: the seats that may seal their next command now, given
//                                   those that already have
//   undo_needs_consent(match, command) true if undoing it needs both players
//   kUndoRule                       optional, not part of the concept: the rule in its book that refuses an undo;
//                                   default R-39, of Coin Wars
//   hash(match)                     64 bits
//   state(match)                    the protocol's `state` reply
//   command_from(json)              the command, or a Refusal
//   to_json(command)                the command in the protocol's words
//   to_json(match, event)           the event in the protocol's words; `match` is the one after it, for ids
//   command_schema(), event_schema()   JSON Schemas of the two above: {"oneOf": [...]}
//   table_schema()                  optional, not part of the concept: a JSON Schema of what start takes
//   ask(match, question)            optional, not part of the concept: the answer to a query of the protocol
//                                   ("legal", "odds"); nullopt if the system does not know it

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "game/kit/hand.h"
#include "game/kit/json.h"
#include "game/kit/refusal.h"

namespace rules {

template <class S>
concept System = requires(const typename S::Match match, typename S::Match changing, const typename S::Command command,
                          const typename S::Event event, core::Random random, Hand& hand, const Json json) {
    { S::name() } -> std::convertible_to<std::string_view>;
    { S::start(json) } -> std::same_as<core::Result<typename S::Match, Refusal>>;
    { S::options(match) } -> std::same_as<Json>;
    { S::check(match, command) } -> std::same_as<std::optional<Refusal>>;
    { S::nearest(match, command) } -> std::same_as<std::optional<core::Vec2>>;
    { S::apply(changing, command, random, hand) } -> std::same_as<std::vector<typename S::Event>>;
    { S::actor_of(match, command) } -> std::same_as<std::optional<int>>;
    { S::undo_needs_consent(match, command) } -> std::same_as<bool>;
    { S::hash(match) } -> std::same_as<std::uint64_t>;
    { S::state(match) } -> std::same_as<Json>;
    { S::command_from(json) } -> std::same_as<core::Result<typename S::Command, Refusal>>;
    { S::to_json(command) } -> std::same_as<Json>;
    { S::to_json(match, event) } -> std::same_as<Json>;
    { S::command_schema() } -> std::same_as<Json>;
    { S::event_schema() } -> std::same_as<Json>;
    requires std::equality_comparable<typename S::Match>;
};

}  // namespace rules
