#pragma once
// Rule book, 4.3: when a command is legal and for whom, whether it is kept, and what it costs; and the signatures of
// its rule's functions.

#include "game/kit/commands/rule.h"

namespace rules::universalis {

struct Match;
struct CommandContext;
// A command's further checks, between its timing and its price, and its effects; the bodies are in the file of their
// section (universalis.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = void(CommandContext&, const Command&);

enum class When {
    TenetGo,         // Tenets: the player whose turn it is
    Tenet,           // the same, or on the player's own turn
    Bidding,         // every player
    Framing,         // the framer
    Own,             // Turn: the active player
    OwnPlus,         // the same, or the framer in Framing
    OwnAftermath,    // Own, or the narrator in the Aftermath
    OwnStar,         // OwnPlus, or the narrator
    Interrupt,       // Turn; Framing has its own refusal
    AnybodysTurn,    // Turn: any player
    Scene,           // Turn or Framing: any player
    Dialogue,        // from Framing to the Aftermath: any player
    Dispute,         // Tenets, Framing, Turn, Aftermath: any player
    Between,         // Bidding, before the first bid is sealed: any player
    Anytime,         // until the game ends: any player
    Matter,          // Tenets, Bidding, Turn: any player
    Consent,         // the player asked
    Rolling,         // the caller
    Narrator,        // Aftermath
    Talk,            // of a Challenge: any player
    TalkOfTheTwo,    // challenger and challenged
    TalkOfOne,       // the challenger
    ChallengeBid,    // the next in order
    FineAnswer,      // the accused
    FineWithdrawal,  // the accuser, before the first vote
    FineVote,        // every player
    Assent           // the player asked
};

// The trace that a command leaves (4.3).
enum class Kept {
    No,
    Said,        // can be challenged
    Done,        // can be challenged and undone
    DoneForGood  // can be undone, but not challenged
};

struct Terms {
    When when;
    Kept kept;
    int cost = 0;  // coins, unless it depends on the arguments (checks_prices.cpp)
};

}  // namespace rules::universalis
