#include "game/cli/bot_calls.h"

#include "game/cli/early_end.h"
#include "game/coin_wars/lab/conduct.h"

namespace cli {

int conduct(const battles::Library& library, const ConductCall& call, Streams streams) {
    const EarlyEnd end(call.time);
    for (const std::string& name : call.battles) {
        const auto contests = contests_of(library, {name}, call.terms);
        if (!contests) return refuse(contests.error(), 1, streams);
        const auto report = lab::conduct_of(contests->front(), [&end](int) { return !end.asked(); });
        streams.out << lab::conduct_text(contests->front(), report) << std::flush;
        if (end.asked()) break;
    }
    end.tell(streams.err);
    return end.status(0);
}

}  // namespace cli
