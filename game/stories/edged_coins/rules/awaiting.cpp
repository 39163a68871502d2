#include "game/stories/edged_coins/rules/awaiting.h"

#include "game/stories/edged_coins/rules/reactions.h"

namespace rules::edged_coins {

std::vector<Awaited> awaiting(const Match& match) {
    const auto of = [&](const std::string& id) { return Awaited{match.character(id).seat, id}; };
    switch (match.phase) {
        case Phase::Oppose:
            return {of(match.call->opposers.front().character)};
        case Phase::Prep:
        case Phase::Air:
            return {{match.thrower(*match.toss), match.toss->owner}};
        case Phase::React: {
            std::vector<Awaited> list;
            for (const std::string& id : answering(match)) list.push_back(of(id));
            return list;
        }
        case Phase::Answer:
            return {of(match.proposal->character)};
        case Phase::Ended:
            return {};
        default:
            return {{kCm, ""}};
    }
}

}  // namespace rules::edged_coins
