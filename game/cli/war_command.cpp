#include "game/cli/war_command.h"

#include <algorithm>

namespace cli {

int fight_war(const battles::Library& library, const WarCall& call, Streams streams) {
    const auto war = wars::find_war(library, call.war);
    if (!war) return refuse(battles::sentence(war.error().front()), 1, streams);
    const auto fought = lab::fight_wars(library, *war, call.terms);
    if (!fought) return refuse(battles::sentence(fought.error().front()), 1, streams);
    if (call.json)
        streams.out << lab::war_json(*war, *fought).dump(2) << '\n';
    else
        streams.out << lab::war_text(*war, *fought);
    return std::ranges::any_of(*fought, [](const lab::FoughtWar& one) { return one.by == "stuck"; }) ? 1 : 0;
}

}  // namespace cli
