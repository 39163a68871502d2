// 2.11: Challenges, settled by talk or by bids, and the effect of a lost one on an act (UNI-73, R-28, 4.3).

#include <algorithm>

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

namespace {

// UNI-73, UNI-74
Check check_unsettled(const Match& match, int seat, const Entry& entry) {
    if (entry.settled)
        return refuse("settled", "UNI-73", say("This was challenged and upheld: it is settled for good."));
    if (entry.status != EntryStatus::Stands)
        return refuse("settled", "UNI-73", say("This was challenged and has already been struck."));
    if (std::ranges::find(entry.dropped_by, seat) == entry.dropped_by.end()) return std::nullopt;
    return refuse("settled", "UNI-74",
                  say("{1} has dropped a Challenge to this; others may still challenge it.", player(match, seat)));
}

// UNI-69: the challenger, then to the left, the challenged player last.
std::vector<int> bidding_order(const Match& match, const Dispute& dispute) {
    std::vector<int> order{dispute.challenger};
    for (const int seat : from_left_of(match, dispute.challenger))
        if (seat != dispute.challenger && seat != dispute.challenged) order.push_back(seat);
    order.push_back(dispute.challenged);
    return order;
}

void drop(Match& match) {
    match.find_entry(match.dispute->entry)->dropped_by.push_back(match.dispute->challenger);
    match.dispute.reset();
}

// Each restores what the act changed, unless the end of a turn has changed it since.
struct Restoring {
    Match& match;
    const Entry& entry;

    bool same_turn() const { return entry.turn == match.turn; }

    void operator()(const CardMade& was) const {
        std::erase_if(match.cards, [&](const Card& card) { return card.id == was.card; });
    }
    void operator()(const TraitMade& was) const {
        std::erase_if(match.card(was.card).traits, [&](const Trait& trait) { return trait.id == was.trait; });
    }
    void operator()(const TraitWas& was) const {
        Trait& trait = *match.card(was.card).find(was.trait);
        trait.active = was.active;
        trait.bound = was.bound;
    }
    // If its mini-scene is over, a guest has left with it.
    void operator()(const CardWas& was) const {
        Card& card = match.card(was.card);
        const bool has_left = was.placement.guest && !match.scene->mini;
        card.placement = has_left ? Placement{} : was.placement;
        card.eliminated = was.eliminated;
    }
    void operator()(const LocationWas& was) const { match.scene->location = was.card; }
    void operator()(const TimeWasUnset&) const { match.scene->time.reset(); }
    void operator()(const TenetMade& was) const { match.tenet(was.tenet).undone = true; }
    void operator()(const TenetWas& was) const {
        match.tenet(was.tenet).text = was.text;
        match.tenet(was.tenet).struck = was.struck;
    }
    void operator()(const MiniSceneOpened&) const { match.scene->mini.reset(); }
    void operator()(const WasFraming&) const {
        if (same_turn()) match.phase = Phase::Framing;
    }
    void operator()(const ComplicationOpened&) const { match.complication.reset(); }
    void operator()(const EventSuspended& was) const {
        EventStory& event = *match.find_entry(was.entry)->event;
        event.obstructed = false;
        event.fate = EventFate::Happened;
    }
    // If the Complication has lapsed since, all of this is gone anyway.
    void operator()(const CardInvolved& was) const {
        if (match.complication) std::erase(match.complication->involved, was.card);
    }
    void operator()(const PoolMade& was) const {
        if (match.complication)
            std::erase_if(match.complication->pools, [&](const Pool& pool) { return pool.pool == was.pool; });
    }
    void operator()(const DiceMoved& was) const {
        if (match.complication) match.complication->find(was.pool)->dice -= was.by;
    }
    void operator()(const TraitSpent& was) const {
        if (match.complication) std::erase(match.complication->used, was);
    }
    void operator()(const VetoWasSpent& was) const {
        if (match.complication) match.complication->may_not_refuse.push_back(was.seat);
    }
    void operator()(const PoolsWereUntouched&) const {
        if (same_turn()) match.lapses.pools_touched = false;
    }
    void operator()(const TraitFrozen& was) const {
        auto& frozen = match.complication->frozen;
        const auto last =
            std::find_if(frozen.rbegin(), frozen.rend(), [&](const Frozen& each) { return each.trait == was.trait; });
        frozen.erase(std::next(last).base());
    }
};

// Returns each line's coins to their source; a recipient who has too little left returns nothing.
void refund(CommandContext& context, const std::vector<Line>& paid) {
    for (auto line = paid.rbegin(); line != paid.rend(); ++line) {
        const bool can_return =
            line->to.kind == Account::Kind::Bank || context.match.coins.at(line->to) >= line->amount;
        context.move(LineKind::Refund, can_return ? line->to : kBank, line->from, line->amount);
    }
}

// True if every later act has itself been undone.
bool is_latest(const Match& match, const Entry& entry) {
    return entry.mechanical && std::ranges::none_of(match.entries, [&entry](const Entry& other) {
               return other.number > entry.number && other.mechanical && other.status != EntryStatus::Undone;
           });
}

// Undoes the latest act and refunds its cost, depending on the option; strikes any other only in the log.
void undo_or_strike(CommandContext& context, Entry& entry) {
    Match& match = context.match;
    if (!is_latest(match, entry)) {
        entry.status = EntryStatus::Struck;
        context.tell(ActStruck{entry.number, entry.text});
        return;
    }
    const Settings before = in_force(match);
    const bool comes_back = before.options.challenge_refund == ChallengeRefund::Refund;
    entry.status = EntryStatus::Undone;
    context.tell(ActUndone{entry.number, entry.text});
    for (auto change = entry.changes.rbegin(); change != entry.changes.rend(); ++change)
        visit(Restoring{match, entry}, *change);
    if (comes_back) refund(context, entry.paid);
    context.tell_settings(before);
}

void settle(CommandContext& context, int solution) {
    Match& match = context.match;
    const Dispute dispute = std::move(*match.dispute);
    match.dispute.reset();
    context.tell(ChallengeSettled{dispute.entry, solution, dispute.solutions[static_cast<std::size_t>(solution)].text,
                                  dispute.solutions});
    Entry& entry = *match.find_entry(dispute.entry);
    if (solution == kStands)
        entry.settled = true;
    else
        undo_or_strike(context, entry);
}

// UNI-72: most coins; on a tie, the first in the list.
int highest(const std::vector<Solution>& solutions) {
    return static_cast<int>(std::ranges::max_element(solutions, {}, &Solution::coins) - solutions.begin());
}

void next_bidder(Dispute& dispute) { dispute.next = (dispute.next + 1) % static_cast<int>(dispute.order.size()); }

int add_solution(CommandContext& context, const std::string& text) {
    auto& solutions = context.match.dispute->solutions;
    solutions.push_back({text, context.seat});
    const int number = static_cast<int>(solutions.size()) - 1;
    context.tell(AlternativeSuggested{context.seat, number, text});
    return number;
}

}  // namespace

Check check(const Match& match, const Challenge& command) {
    const Entry* entry = match.find_entry(command.entry);
    if (entry && entry->seat == command.seat) return refuse("self_target", "UNI-67", say("You did that yourself."));
    if (!entry || !entry->challengeable)
        return refuse("not_challengeable", "R-25",
                      say("This cannot be challenged: only what was done or said in this scene can."));
    return check_unsettled(match, command.seat, *entry);
}

void apply(CommandContext& context, const Challenge& command) {
    Match& match = context.match;
    const int challenged = match.find_entry(command.entry)->seat;
    Dispute dispute{command.entry, command.seat, challenged};
    dispute.solutions = {{"", challenged}, {command.demand, command.seat}};
    match.dispute = std::move(dispute);
    context.tell(ChallengeOpened{command.entry, command.seat, challenged, command.demand});
}

void apply(CommandContext& context, const Suggest& command) { add_solution(context, command.text); }

void apply(CommandContext& context, const AgreeOn& command) {
    Dispute& dispute = *context.match.dispute;
    auto& own = command.seat == dispute.challenger ? dispute.challenger_agrees : dispute.challenged_agrees;
    own = command.solution;
    context.tell(AgreementNamed{command.seat, command.solution});
    if (dispute.challenger_agrees == dispute.challenged_agrees) settle(context, command.solution);
}

void apply(CommandContext& context, const WithdrawChallenge& command) {
    context.tell(ChallengeWithdrawn{context.match.dispute->entry, command.seat});
    drop(context.match);
}

void apply(CommandContext& context, const CloseTalk& command) {
    Dispute& dispute = *context.match.dispute;
    dispute.bidding = true;
    dispute.order = bidding_order(context.match, dispute);
    context.tell(TalkClosed{command.seat, dispute.order});
}

Check check(const Match& match, const BidOn& command) {
    const auto* solution = get_if<SolutionId>(&command.solution);
    if (match.dispute->opened || (solution && *solution == kDemand)) return std::nullopt;
    return refuse("first_bid", "UNI-70", say("Your first bid must be on your own demand."));
}

void apply(CommandContext& context, const BidOn& command) {
    context.pay_from_purse(command.seat, LineKind::ChallengeBid, command.coins);
    const auto* text = get_if<1>(&command.solution);
    const int solution = text ? add_solution(context, *text) : int{get<SolutionId>(command.solution)};
    Dispute& dispute = *context.match.dispute;
    Solution& backed = dispute.solutions[static_cast<std::size_t>(solution)];
    const int before = backed.coins;
    backed.coins += command.coins;
    dispute.opened = true;
    dispute.passes = 0;
    next_bidder(dispute);
    context.tell(ChallengeBidPlaced{command.seat, solution, command.coins, before, backed.coins});
}

void apply(CommandContext& context, const PassBid& command) {
    Match& match = context.match;
    Dispute& dispute = *match.dispute;
    context.tell(ChallengePassed{command.seat, ++dispute.passes});
    if (!dispute.opened) {
        context.tell(ChallengeDropped{dispute.entry, dispute.challenger});
        return drop(match);
    }
    if (dispute.passes == match.count()) return settle(context, highest(dispute.solutions));
    next_bidder(dispute);
}

}  // namespace rules::universalis
