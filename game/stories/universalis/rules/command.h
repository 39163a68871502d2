#pragma once
// All that players can ask for (4.4), each with its word, when it may come, and its price in coins where that
// does not hang on what is asked. A whole number that names something is checked to be known, a text to be
// written, by its field.

#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/command_conflict.h"
#include "game/stories/universalis/rules/command_scene.h"
#include "game/stories/universalis/rules/command_talk.h"

namespace rules::universalis {

struct Command : std::variant<ProposeTenet, ModifyTenet, PassTenet, SealBid, NameScene, SetLocation, SetTime,
                              DescribeEvent, Narrate, Speak, EndTurn, Interrupt, EndScene, StartMiniScene,
                              EndMiniScene, CreateComponent, CreateMaster, Introduce, Exit, AddTrait,
                              RemoveTrait, RestoreTrait, Eliminate, Reinstate, ReduceImportance,
                              RestoreImportance, Link, TakeOver, Originate, CreateObstacle, Involve, BuyDice,
                              BuyOffDice, DrawTrait, CallResolution, AnswerCall, RollDice, BuyDown,
                              DoneNarrating, Challenge, Suggest, AgreeOn, WithdrawChallenge, CloseTalk, BidOn,
                              PassBid, CallFine, AnswerFine, WithdrawFine, CastVote, ProposeMatter, Assent> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

inline int seat_of(const Command& command) {
    return std::visit([](const auto& each) { return each.seat; }, command);
}

}  // namespace rules::universalis
