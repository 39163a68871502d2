#include "game/stories/card_draw/rules/awaiting.h"

#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/improving.h"

namespace rules::card_draw {

std::vector<Awaited> awaiting(const Match& match) {
    const auto of = [&](const std::string& id) { return Awaited{seat_of(match, id), id}; };
    switch (match.phase) {
        case Phase::Draw:
            return {of(next_to_draw(*match.test)->id)};
        case Phase::Choose:
            return {of(next_to_choose(*match.test)->id)};
        case Phase::Improve: {
            std::vector<Awaited> list;
            for (const Participant* each : to_pass(match)) list.push_back(of(each->id));
            return list;
        }
        case Phase::BonusChoice:
            return {of(match.test->bonus->participant)};
        case Phase::Miss:
        case Phase::Partial:
            return {of(match.test->participants.front().id)};
        case Phase::Alter:
            return {of(match.test->competition().altering.front())};
        case Phase::FraySuccess:
            return {of(match.test->fray().winner)};
        case Phase::Ended:
            return {};
        default:
            return {{kGm, ""}};
    }
}

}  // namespace rules::card_draw
