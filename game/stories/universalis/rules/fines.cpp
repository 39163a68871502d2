#include "game/stories/universalis/rules/fines.h"

#include <algorithm>

namespace rules::universalis {

namespace {

// UNI-76: the side with fewer votes pays one coin a vote against it, at most what it has; a tie costs nobody.
void settle(Doing& doing, const std::vector<Vote>& votes) {
    Match& match = doing.match;
    const FineCase fine = *match.fine;
    match.fine.reset();
    const int for_accuser = static_cast<int>(std::ranges::count(votes, Vote::Accuser));
    const int for_accused = static_cast<int>(votes.size()) - for_accuser;
    FineSettled settled{fine.accuser, fine.accused, votes, std::nullopt, 0};
    if (for_accuser == for_accused) {
        match.lapses.no_fine.push_back(fine.accuser);
    } else {
        settled.payer = for_accuser > for_accused ? fine.accused : fine.accuser;
        settled.paid = std::min(std::max(for_accuser, for_accused), match.purse(*settled.payer));
        doing.pay_from_purse(*settled.payer, LineKind::Fine, settled.paid);
    }
    doing.tell(std::move(settled));
}

}  // namespace

Check check(const Match& match, const CallFine& command) {
    if (command.player == command.seat)
        return refuse("SELF_TARGET", "UNI-75", say("Nobody calls a fine on himself."));
    if (std::ranges::find(match.lapses.no_fine, command.seat) == match.lapses.no_fine.end())
        return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-76",
                  say("Your last fine came to nothing: you call the next when the turn, the go or the phase "
                      "has changed."));
}

void apply(Doing& doing, const CallFine& command) {
    Match& match = doing.match;
    match.fine = FineCase{command.seat, command.player, command.charge};
    match.fine->votes.resize(match.players.size());
    doing.tell(FineCalled{command.seat, command.player, command.charge});
}

void apply(Doing& doing, const AnswerFine& command) {
    doing.match.fine->answered = true;
    doing.tell(FineAnswered{command.seat, command.text});
}

void apply(Doing& doing, const WithdrawFine& command) {
    Match& match = doing.match;
    doing.tell(FineWithdrawn{command.seat, match.fine->accused});
    match.lapses.no_fine.push_back(command.seat);
    match.fine.reset();
}

Check check(const Match& match, const CastVote& command) {
    if (!match.fine->votes[static_cast<std::size_t>(command.seat)]) return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-75", say("You have voted already."));
}

void apply(Doing& doing, const CastVote& command) {
    auto& votes = doing.match.fine->votes;
    votes[static_cast<std::size_t>(command.seat)] = command.vote;
    doing.tell(VoteSealed{command.seat});
    std::vector<Vote> all;
    for (const auto& vote : votes)
        if (vote) all.push_back(*vote);
    if (all.size() == votes.size()) settle(doing, all);
}

}  // namespace rules::universalis
