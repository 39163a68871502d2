#include "game/cli/bot_calls.h"

#include <algorithm>

#include "game/cli/early_end.h"
#include "game/cli/progress_bar.h"

namespace cli {

int fight_war(const battles::Library& library, const WarCall& call, Streams streams) {
    const auto war = wars::find_war(library, call.war);
    if (!war) return refuse(battles::sentence(war.error().front()), 1, streams);
    const EarlyEnd end(call.time);
    ProgressBar bar(streams.err, call.progress);
    lab::WarTerms terms = call.terms;
    terms.look = [&](int done) {
        bar.show({done, terms.games, 0}, "wars");
        return !end.asked();
    };
    const auto fought = lab::fight_wars(library, *war, terms);
    bar.done();
    if (!fought) return refuse(battles::sentence(fought.error().front()), 1, streams);
    if (static_cast<int>(fought->size()) < terms.games) end.tell(streams.err);
    if (call.json)
        streams.out << lab::war_json(*war, *fought).dump(2) << '\n';
    else
        streams.out << lab::war_text(*war, *fought);
    return end.status(std::ranges::any_of(*fought, [](const lab::FoughtWar& one) { return one.by == "stuck"; }) ? 1
                                                                                                                : 0);
}

}  // namespace cli
