#include "game/coin_wars/screens/common/battle_start.h"

#include "engine/core/path.h"
#include "game/coin_wars/battles/odds.h"
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

rules::Json with_preset(rules::Json battle, profile::Preset preset) {
    if (preset == profile::Preset::Battle) return battle;
    rules::Json& options = battle["rules"];
    if (!options.is_object()) options = rules::Json::object();
    // what a preset decides. Terrain, dice and the like belong to the battle and stay.
    options.erase("preset");
    for (const auto& option : cw::table_options())
        if (!option.of_battle) options.erase(option.key);
    options["preset"] = preset == profile::Preset::Kitchen ? "kitchen" : "tournament";
    return battle;
}

rules::Json settled(const battles::Library& library, const battles::Battle& battle, const profile::SetUp& set_up) {
    rules::Json json = with_preset(battle.json, set_up.preset);
    if (battle.scenario.first && !set_up.at_once) json["set_up_anew"] = true;
    if (!set_up.handicap || battle.origin == battles::Origin::Own) return json;
    const battles::OddsOfBattles odds = battles::load_odds(library);
    const auto row = odds.find(battle.name);
    if (row == odds.end() || !row->second.even_without) return json;
    return battles::without(std::move(json), *row->second.even_without);
}

BattleStart going_on(const profile::Saved& saved) {
    BattleStart start{profile::set_up_from(saved.record.about), saved.record.start, saved.record};
    start.played = saved.battle;
    return start;
}

}  // namespace screens
