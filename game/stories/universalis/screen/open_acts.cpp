// What anybody may do out of turn now, by name: the questions before a turn ends, and the line that leads
// there.

#include <algorithm>

#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

bool is_open(const uni::Match& match, const uni::Command& command) {
    return !uni::Universalis::check(match, command);
}

bool may_take_over(const uni::Match& match, int seat) {
    return std::ranges::any_of(match.cards, [&](const uni::Card& card) {
        return is_open(match, uni::TakeOver{seat, card.id});
    });
}

bool may_obstruct(const uni::Match& match, int seat) {
    const uni::Entry* event = match.phase == uni::Phase::Turn ? uni::latest_event(match) : nullptr;
    return event && is_open(match, uni::CreateObstacle{seat, event->number, 1, uni::kBlank});
}

bool may_challenge(const uni::Match& match, int seat) {
    return std::any_of(match.entries.rbegin(), match.entries.rend(), [&](const uni::Entry& entry) {
        return is_open(match, uni::Challenge{seat, entry.number, uni::kBlank});
    });
}

bool may_fine(const uni::Match& match, int seat) {
    return std::ranges::any_of(other_seats(match, seat), [&](int other) {
        return is_open(match, uni::CallFine{seat, other, uni::kBlank});
    });
}

}  // namespace

std::vector<Phrase> open_acts(const uni::Match& match, int but) {
    const std::vector<int> others = other_seats(match, but);
    const auto any = [&](auto may) {
        return std::ranges::any_of(others, [&](int seat) { return may(match, seat); });
    };
    std::vector<Phrase> open;
    if (any([](const uni::Match& now, int seat) { return is_open(now, uni::Interrupt{seat}); }))
        open.push_back(say("Interrupt"));
    if (any(may_take_over)) open.push_back(say("Take over"));
    if (any(may_obstruct)) open.push_back(say("Obstacle"));
    if (any(may_challenge)) open.push_back(say("Challenge"));
    if (any(may_fine)) open.push_back(say("A Fine"));
    return open;
}

void draw_ways(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const auto way = [&](const Phrase& where, const Phrase& go, Page page) {
        draw_note(ui, where);
        if (ui.button(go, ui::Look::Bare)) view.page = page;
    };
    if (match.complication && match.phase == uni::Phase::Turn)
        way(say("A Complication is open: dice are bought for its pools."), say("To its pools"),
            Page::Conflict);
    if (const auto open = open_acts(match, view.actor()); !open.empty())
        way(say("Open to the others now: {1}.", joined(open, plain(", "))), say("To what they may do"),
            Page::AnyTime);
}

}  // namespace screens::universalis
