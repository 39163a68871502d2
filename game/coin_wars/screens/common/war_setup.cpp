#include "game/coin_wars/screens/common/war_setup.h"

#include "game/coin_wars/wars/war_battle.h"

namespace screens {

core::Result<WarSetUp, words::Phrase> set_up_of(const battles::Library& library, const profile::WarGame& game) {
    const war::Match& match = game.match();
    auto file = battles::find_battle(library, match.at().battle);
    auto battle =
        file ? battles::battle_from_json(library, wars::battle_of(match, file->json), file->name) : std::move(file);
    if (!battle) return core::failure(battles::told(battle.error().front()));
    profile::SetUp set_up;
    set_up.battle = match.at().battle;
    set_up.war = profile::WarBattle{game.name(), match.plan->title, match.fought.size()};
    const auto& ledger = game.ledger();
    for (int people = 0; people < 2; ++people) {
        const std::size_t side = cw::index(wars::side_of(match, people));
        const bool own = !ledger || ledger->sits(ledger->me, people);
        set_up.players[side] = game.leader(people);
        if (own) set_up.bots[side] = game.seats().bots[static_cast<std::size_t>(people)];
        if (own && ledger) set_up.player = static_cast<int>(side);
    }
    return WarSetUp{std::move(*battle), std::move(set_up)};
}

}  // namespace screens
