// UNI-96, UNI-97: matters that need everybody's assent; 2.12: Fines.

#include <algorithm>

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"
#include "game/stories/universalis/rules/scenes.h"

namespace rules::universalis {

namespace {

// UNI-5: how much could be taken from a player with a sealed bid would reveal the bid.
Check check_sealed(const Match& match, const Adjustment& adjustment) {
    const bool sealed = match.phase == Phase::Bidding && match.sealed[static_cast<std::size_t>(adjustment.player)];
    if (!sealed || adjustment.coins > 0) return std::nullopt;
    return refuse("sealed_bid", "UNI-5",
                  say("{1} has sealed a bid: coins cannot be taken from them until all bids are revealed.",
                      player(match, adjustment.player)));
}

// Wealth must stay between 0 and limits::kWealth.
Check check_adjustment(const Match& match, const Adjustment& adjustment) {
    if (auto refusal = check_sealed(match, adjustment)) return refusal;
    const int before = match.coins.at(wealth_of(adjustment.player));
    const bool moves =
        adjustment.coins != 0 && adjustment.coins >= -limits::kWealth && adjustment.coins <= limits::kWealth;
    if (moves && before + adjustment.coins >= 0 && before + adjustment.coins <= limits::kWealth) return std::nullopt;
    return refuse(
        "bad_amount", "UNI-97",
        say("An adjustment of {2} coins is not possible for {1}.", player(match, adjustment.player), adjustment.coins));
}

Check check_adjustments(const Match& match, const ProposeMatter& command) {
    std::vector<SeatId> players;
    for (const Adjustment& each : command.adjust) {
        if (!match.has(each.player))
            return refuse("unknown_id", "UNI-1", say("There is no player {1} at this table.", each.player + 1));
        if (std::ranges::find(players, each.player) != players.end())
            return refuse("unknown_id", "4.4", say("{1} is in the list twice.", player(match, each.player)));
        players.push_back(each.player);
    }
    if (command.reason.empty()) return refuse("text_required", "UNI-97", say("An adjustment needs a reason."));
    if (players.empty()) return refuse("bad_amount", "UNI-97", say("Say whose coins to adjust, and by how many."));
    for (const Adjustment& each : command.adjust)
        if (auto refusal = check_adjustment(match, each)) return refusal;
    return std::nullopt;
}

void adjust(CommandContext& context, const std::vector<Adjustment>& adjustments) {
    for (const Adjustment& each : adjustments) {
        const Account wealth = wealth_of(each.player);
        if (each.coins > 0)
            context.move(LineKind::Adjust, kBank, wealth, each.coins);
        else
            context.move(LineKind::Adjust, wealth, kBank, -each.coins);
    }
}

// UNI-96: the scene stays as it is.
void end_game(CommandContext& context) {
    Match& match = context.match;
    if (match.phase == Phase::Bidding) return_sealed_bids(context);
    if (match.coins.pot > 0) context.tell(PotForfeited{match.coins.pot});
    context.move(LineKind::PotForfeit, kPot, kBank, match.coins.pot);
    match.phase = Phase::Ended;
    context.tell(GameEnded{match.coins.wealth});
}

}  // namespace

Check check(const Match& match, const ProposeMatter& command) {
    if (command.matter == MatterKind::Adjust) {
        if (auto refusal = check_adjustments(match, command)) return refusal;
    } else if (!command.adjust.empty()) {
        return refuse("bad_amount", "UNI-96", say("Ending the game adjusts no coins."));
    }
    if (std::ranges::find(match.lapses.no_matter, command.seat) == match.lapses.no_matter.end()) return std::nullopt;
    return refuse("already_done", "4.4",
                  say("Your last proposal was refused: you can make another once the turn or the phase has changed."));
}

void apply(CommandContext& context, const ProposeMatter& command) {
    Match& match = context.match;
    Matter matter{command.seat, command.matter, command.adjust, command.reason, from_left_of(match, command.seat)};
    matter.asked.pop_back();  // the proposer
    match.matter = std::move(matter);
    context.tell(MatterProposed{command.seat, command.matter, command.adjust, command.reason});
}

void apply(CommandContext& context, const Assent& command) {
    Match& match = context.match;
    if (!command.yes) {
        match.lapses.no_matter.push_back(match.matter->by);
        context.tell(MatterRejected{command.seat, match.matter->kind});
        match.matter.reset();
        return;
    }
    context.tell(MatterAssented{command.seat});
    match.matter->asked.erase(match.matter->asked.begin());
    if (!match.matter->asked.empty()) return;
    const Matter matter = std::move(*match.matter);
    match.matter.reset();
    context.tell(MatterAdopted{matter.kind, matter.adjust, matter.reason});
    if (matter.kind == MatterKind::Adjust)
        adjust(context, matter.adjust);
    else
        end_game(context);
}

namespace {

// UNI-76: the side with fewer votes pays one coin for each vote against it, at most what it has; a tie costs nothing.
void settle(CommandContext& context) {
    Match& match = context.match;
    const FineCase fine = *match.fine;
    match.fine.reset();
    const int for_accuser = static_cast<int>(std::ranges::count(fine.votes, Vote::Accuser));
    const int for_accused = match.count() - for_accuser;
    FineSettled settled{fine.accuser, fine.accused, fine.votes, std::nullopt, 0};
    if (for_accuser == for_accused) {
        match.lapses.no_fine.push_back(fine.accuser);
    } else {
        settled.payer = for_accuser > for_accused ? fine.accused : fine.accuser;
        settled.paid = std::min(std::max(for_accuser, for_accused), match.purse(*settled.payer));
        context.pay_from_purse(*settled.payer, LineKind::Fine, settled.paid);
    }
    context.tell(std::move(settled));
}

}  // namespace

Check check(const Match& match, const CallFine& command) {
    if (command.player == command.seat)
        return refuse("self_target", "UNI-75", say("You cannot call a fine on yourself."));
    if (std::ranges::find(match.lapses.no_fine, command.seat) == match.lapses.no_fine.end()) return std::nullopt;
    return refuse("already_done", "UNI-76",
                  say("Your last fine came to nothing: you can call another once the turn or the phase has changed."));
}

void apply(CommandContext& context, const CallFine& command) {
    Match& match = context.match;
    match.fine = FineCase{command.seat, command.player, command.charge};
    match.fine->votes.resize(match.players.size());
    context.tell(FineCalled{command.seat, command.player, command.charge});
}

void apply(CommandContext& context, const AnswerFine& command) {
    context.match.fine->answered = true;
    context.tell(FineAnswered{command.seat, command.text});
}

void apply(CommandContext& context, const WithdrawFine& command) {
    Match& match = context.match;
    context.tell(FineWithdrawn{command.seat, match.fine->accused});
    match.lapses.no_fine.push_back(command.seat);
    match.fine.reset();
}

Check check(const Match& match, const CastVote& command) {
    if (!match.fine->votes[static_cast<std::size_t>(command.seat)]) return std::nullopt;
    return refuse("already_done", "UNI-75", say("You have already voted."));
}

void apply(CommandContext& context, const CastVote& command) {
    context.match.fine->votes[static_cast<std::size_t>(command.seat)] = command.vote;
    context.tell(VoteSealed{command.seat});
    if (awaited(context.match).empty()) settle(context);
}

}  // namespace rules::universalis
