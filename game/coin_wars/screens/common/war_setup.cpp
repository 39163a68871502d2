#include "game/coin_wars/screens/common/war_setup.h"

#include "game/coin_wars/wars/war_battle.h"

namespace screens {

namespace {

// The file with the coins that both nations have placed. It is parsed only with them, so it is not checked yet.
rules::Json laid(const rules::war::Match& match, const rules::Json& file) {
    try {
        return wars::battle_of(match, file);
    } catch (const rules::Json::exception&) {
        return file;  // only a file with faults, which are told when it is parsed
    }
}

}  // namespace

core::Result<WarSetUp, words::Phrase> set_up_of(const battles::Library& library, const profile::WarGame& game) {
    const rules::war::Match& match = game.match();
    const std::string& name = match.at().battle;
    const auto file = battles::find_battle_json(library, name);
    if (!file) return core::failure(battles::told(file.error().front()));
    auto battle = battles::battle_from_json(library, laid(match, *file), name);
    if (!battle) return core::failure(battles::told(battle.error().front()));
    profile::SetUp set_up;
    set_up.battle = match.at().battle;
    set_up.war = profile::WarBattle{game.name(), match.plan->title, match.fought.size()};
    const auto& ledger = game.ledger();
    for (int nation = 0; nation < 2; ++nation) {
        const std::size_t side = rules::coin_wars::index(wars::side_of(match, nation));
        const bool own = !ledger || ledger->sits(ledger->me, nation);
        set_up.players[side] = game.leader(nation);
        if (own) set_up.bots[side] = game.seats().bots[static_cast<std::size_t>(nation)];
        if (own && ledger) set_up.player = static_cast<int>(side);
    }
    return WarSetUp{std::move(*battle), std::move(set_up)};
}

}  // namespace screens
