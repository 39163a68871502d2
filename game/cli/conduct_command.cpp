#include "game/cli/bot_calls.h"

#include "game/cli/early_end.h"
#include "game/coin_wars/lab/conduct.h"

namespace cli {

int conduct(const battles::Library& library, const ConductCall& call, Streams streams) {
    std::vector<lab::Contest> contests;
    for (const std::string& name : call.battles) {
        auto contest = contests_of(library, {name}, call.terms);
        if (!contest) return refuse(contest.error(), 1, streams);
        contests.push_back(std::move(contest->front()));
    }
    const EarlyEnd end(call.time);
    for (const lab::Contest& contest : contests) {
        const auto report = lab::conduct_of(contest, [&end](int) { return !end.asked(); });
        streams.out << lab::conduct_text(contest, report) << std::flush;
        if (end.asked()) break;
    }
    end.tell(streams.err);
    return end.status(0);
}

}  // namespace cli
