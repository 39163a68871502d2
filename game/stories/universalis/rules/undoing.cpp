#include "game/stories/universalis/rules/undoing.h"

#include <algorithm>

#include "game/stories/universalis/rules/tenets.h"

namespace rules::universalis {

namespace {

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
    // A guest whose mini-scene is over has left with it.
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
        EventTale& event = *match.find_entry(was.entry)->event;
        event.obstructed = false;
        event.fate = EventFate::Happened;
    }
    // A Complication that has lapsed since took all of this with it.
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
        const auto last = std::find_if(frozen.rbegin(), frozen.rend(),
                                       [&](const Frozen& each) { return each.trait == was.trait; });
        frozen.erase(std::next(last).base());
    }
};

// Each line back to where it came from; who has nothing left of what he received returns nothing.
void refund(Doing& doing, const std::vector<Line>& paid) {
    for (auto line = paid.rbegin(); line != paid.rend(); ++line) {
        const bool can_return =
            line->to.kind == Account::Kind::Bank || doing.match.coins.at(line->to) >= line->amount;
        doing.move(LineKind::Refund, can_return ? line->to : kBank, line->from, line->amount);
    }
}

}  // namespace

bool is_latest(const Match& match, const Entry& entry) {
    return entry.mechanical && std::ranges::none_of(match.entries, [&entry](const Entry& other) {
               return other.number > entry.number && other.mechanical && other.status != EntryStatus::Undone;
           });
}

void undo_or_strike(Doing& doing, Entry& entry) {
    Match& match = doing.match;
    if (!is_latest(match, entry)) {
        entry.status = EntryStatus::Struck;
        doing.tell(ActStruck{entry.number, entry.text});
        return;
    }
    const Settings before = in_force(match);
    const bool comes_back = before.options.challenge_refund == ChallengeRefund::Refund;
    entry.status = EntryStatus::Undone;
    doing.tell(ActUndone{entry.number, entry.text});
    for (auto change = entry.changes.rbegin(); change != entry.changes.rend(); ++change)
        std::visit(Restoring{match, entry}, *change);
    if (comes_back) refund(doing, entry.paid);
    tell_setting(doing, before);
}

}  // namespace rules::universalis
