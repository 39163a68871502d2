#pragma once
// 4.3: when a command may come and from whom, whether it is kept, and what it costs; and with what its rule is
// asked.

#include "game/kit/commands/rule.h"

namespace rules::universalis {

struct Match;
struct CommandContext;
// What else it asks for, between its time and its price, and what comes of it; the bodies stand in the file of its
// section (universalis.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = void(CommandContext&, const Command&);

enum class When {
    TenetGo,         // Tenets: the player on the go
    Tenet,           // that, or one's own turn
    Bidding,         // every player
    Framing,         // the framer
    Own,             // Turn: the active player
    OwnPlus,         // that, or the framer in Framing
    OwnAftermath,    // Own, or the narrator in the Aftermath
    OwnStar,         // OwnPlus, or the narrator
    Interrupt,       // Turn; in Framing it has its own refusal
    AnybodysTurn,    // Turn: any player
    Scene,           // Turn or Framing: any player
    Dialogue,        // from Framing to the Aftermath: any player
    Dispute,         // Tenets, Framing, Turn, Aftermath: any player
    Between,         // Bidding, before the first bid is sealed: any player
    Anytime,         // as long as the game lasts: any player
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

// Whether what it did can be challenged, and whether it is one of the acts that can be undone (4.3).
enum class Kept { No, Said, Done, DoneForGood };

struct Terms {
    When when;
    Kept kept;
    int cost = 0;  // coins, unless the price is in what is asked (checks_prices.cpp)
};

}  // namespace rules::universalis
