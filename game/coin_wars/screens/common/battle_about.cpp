#include "game/coin_wars/screens/common/battle_about.h"

#include "game/coin_wars/rules/match_setup.h"

namespace screens {

BattleAbout about_battle(const battles::Battle& battle) {
    BattleAbout about{battle, std::make_shared<const rules::coin_wars::Scenario>(battle.scenario), {}};
    about.tally = rules::coin_wars::tally_of(rules::coin_wars::laid_out(about.scenario));
    return about;
}

}  // namespace screens
