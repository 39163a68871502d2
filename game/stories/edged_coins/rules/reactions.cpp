#include "game/stories/edged_coins/rules/reactions.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/conclusion.h"
#include "game/stories/edged_coins/rules/energy.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

bool lists(const Ids& ids, const std::string& id) { return std::ranges::find(ids, id) != ids.end(); }

// EC-29: the owner, after a failure.
Check check_own(const Match& match, const std::string& id, int cost) {
    if (auto refusal = check_up(match, id)) return refusal;
    if (auto refusal = check_funds(match, id, cost)) return refusal;
    if (match.toss->success)
        return refuse("not_failed", "R-19", say("The toss has not failed: there is nothing to improve."));
    if (match.toss->owner == id) return std::nullopt;
    return refuse("not_own_toss", "EC-29",
                  say("This toss was not made by \"{1}\".", plain(match.character(id).name())));
}

// EC-30, EC-31: somebody else who is directly affected.
Check check_foreign(const Match& match, const std::string& id, int cost) {
    if (auto refusal = check_up(match, id)) return refusal;
    if (auto refusal = check_funds(match, id, cost)) return refusal;
    const Phrase name = plain(match.character(id).name());
    if (match.toss->owner == id)
        return refuse("own_toss", "EC-31", say("\"{1}\" made this toss: it must be another character's.", name));
    if (lists(match.toss->affected, id)) return std::nullopt;
    return refuse("not_affected", "R-21", say("The toss does not directly affect \"{1}\".", name));
}

// EC-29, EC-30: repeats the whole toss at the same effective rank.
Events toss_again(Match& match, const std::string& who, int cost, Purchase what) {
    Toss& toss = *match.toss;
    Events events{Bought{what, pay(match, who, cost), toss.success}};
    toss.throws.clear();
    toss.passed.clear();
    toss.next_row = *toss.fixed_rank;
    match.phase = Phase::Air;
    return events;
}

Events turn_result(Match& match, const std::string& who, int cost, Purchase what) {
    Toss& toss = *match.toss;
    Events events{Bought{what, pay(match, who, cost), toss.success}};
    toss.success = !toss.success;
    append(events, reopen_window(match));
    return events;
}

}  // namespace

Check check(const Match& match, const Retoss& command) { return check_own(match, command.character, kRetossCost); }
Events apply(Match& match, const Retoss& command) {
    return toss_again(match, command.character, kRetossCost, Purchase::Retoss);
}

Check check(const Match& match, const BuySuccess& command) { return check_own(match, command.character, kSuccessCost); }
Events apply(Match& match, const BuySuccess& command) {
    return turn_result(match, command.character, kSuccessCost, Purchase::Success);
}

Check check(const Match& match, const ForceRetoss& command) {
    return check_foreign(match, command.character, kForceCost);
}
Events apply(Match& match, const ForceRetoss& command) {
    return toss_again(match, command.character, kForceCost, Purchase::ForcedRetoss);
}

Check check(const Match& match, const Invert& command) { return check_foreign(match, command.character, kInvertCost); }
Events apply(Match& match, const Invert& command) {
    return turn_result(match, command.character, kInvertCost, Purchase::Inversion);
}

Check check(const Match& match, const Pass& command) {
    if (auto refusal = check_up(match, command.character)) return refusal;
    if (lists(answering(match), command.character)) return std::nullopt;
    return refuse(
        "nothing_to_pass", "EC-32",
        say("\"{1}\" has passed, or cannot answer this result.", plain(match.character(command.character).name())));
}

Events apply(Match& match, const Pass& command) {
    match.toss->passed.push_back(command.character);
    Events events{HasPassed{command.character}};
    if (answering(match).empty()) append(events, conclude(match));
    return events;
}

Events open_window(Match& match) {
    match.phase = Phase::React;
    return reopen_window(match);
}

Events reopen_window(Match& match) {
    match.toss->passed.clear();
    const Ids able = eligible(match);
    if (able.empty()) return conclude(match);
    return {WindowOpened{able}};
}

Wish wish_of(const Match& match, const std::string& id) {
    const Toss& toss = *match.toss;
    if (toss.owner == id) return Wish::Success;
    const bool against =
        toss.kind == TossKind::Opposing || toss.kind == TossKind::Damage || match.call->kind == CallKind::Attack;
    return against ? Wish::Failure : Wish::Either;
}

Ids eligible(const Match& match) {
    const Toss& toss = *match.toss;
    Ids able;
    const auto can_pay = [&](const std::string& id, int cost) {
        return !match.character(id).is_out() && match.character(id).ec >= cost;
    };
    if (!toss.owner.empty() && !toss.success && can_pay(toss.owner, kRetossCost)) able.push_back(toss.owner);
    for (const std::string& id : toss.affected)
        if (can_pay(id, kForceCost)) able.push_back(id);
    return able;
}

Ids answering(const Match& match) {
    Ids left = eligible(match);
    std::erase_if(left, [&](const std::string& id) { return lists(match.toss->passed, id); });
    return left;
}

}  // namespace rules::edged_coins
