#include "game/stories/card_draw/rules/judging.h"

#include <algorithm>

#include "game/stories/card_draw/rules/challenge.h"
#include "game/stories/card_draw/rules/competition.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/fray.h"

namespace rules::card_draw {

namespace {

Judged judged(const Test& test) {
    Judged judged;
    for (const Participant& each : test.participants)
        if (each.active && each.current) judged.cards.push_back({each.id, *each.current});
    return judged;
}

Events judge_kind(Match& match) {
    if (match.test->is_challenge()) return judge_challenge(match);
    return match.test->is_competition() ? judge_competition(match) : judge_fray(match);
}

}  // namespace

Events judge(Match& match) {
    Events events{judged(*match.test)};
    append(events, judge_kind(match));
    return events;
}

Events settle(Match& match, const Ids& successful) {
    Events events;
    for (const Participant& each : match.test->participants) {
        if (is_extra(each.id)) continue;
        const bool success = std::ranges::find(successful, each.id) != successful.end();
        for (Disadvantage& held : match.character(each.id).disadvantages) {
            if (held.until != Until::Judgement) continue;
            const bool used = each.current && each.current->source == Source::Disadvantage &&
                              each.current->card == held.card;
            held.until = used && success ? Until::EndOfSession : Until::EndOfScene;
            held.number = (used && success ? match.session : match.scene) + 1;
            events.push_back(LifetimeSet{each.id, held, used && success});
        }
    }
    clear_table(match);
    return events;
}

}  // namespace rules::card_draw
