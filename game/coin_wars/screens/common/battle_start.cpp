#include "game/coin_wars/screens/common/battle_start.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/rules/table_options.h"

namespace screens {

core::Result<battles::Battle, words::Phrase> named_battle(const battles::Library& library, const std::string& battle) {
    if (battle.empty())
        return core::failure(words::say("This battle is unknown here: it is neither in the box nor among your own."));
    auto found = battles::is_file_name(battle) ? battles::load_battle(library, core::path(battle))
                                               : battles::find_battle(library, battle);
    if (found) return std::move(*found);
    return core::failure(battles::told(found.error().front()));
}

BattleStart beginning(profile::SetUp set_up, cw::Scenario scenario) {
    return {std::move(set_up), std::make_shared<const cw::Scenario>(std::move(scenario))};
}

cw::Scenario with_preset(cw::Scenario scenario, profile::Preset preset) {
    using profile::Preset;
    if (preset == Preset::Kitchen) scenario.options = cw::with_preset(cw::kitchen_table(), scenario.options);
    if (preset == Preset::Tournament) scenario.options = cw::with_preset(cw::tournament(), scenario.options);
    return scenario;
}

cw::Scenario settled(const battles::Library& library, const battles::Battle& battle, const profile::SetUp& set_up) {
    cw::Scenario scenario = with_preset(battle.scenario, set_up.preset);
    if (scenario.first && !set_up.at_once) scenario.set_up_anew = true;
    if (!set_up.handicap || battle.origin == battles::Origin::Own) return scenario;
    const battles::OddsOfBattles odds = battles::load_odds(library);
    const auto row = odds.find(battle.name);
    if (row == odds.end() || !row->second.even_without) return scenario;
    const auto& left_out = row->second.even_without->coins;
    std::vector<int> gone;
    for (int coin = 0; coin < static_cast<int>(scenario.coins.size()); ++coin)
        if (std::ranges::find(left_out, scenario.coin(coin).id) != left_out.end()) gone.push_back(coin);
    editor::remove_coins(scenario, gone);
    return scenario;
}

BattleStart going_on(const profile::Saved& saved) {
    BattleStart start{profile::set_up_from(saved.record.about), nullptr, saved.record};
    start.played = saved.battle;
    return start;
}

Watch watching(const profile::Saved& saved, const std::filesystem::path& file) {
    return {.record = saved.record, .played = saved.battle, .file = file};
}

}  // namespace screens
