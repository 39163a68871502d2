#pragma once
// RPG-2: the options the table agrees on. They may change only between Adventures.

#include <optional>
#include <string>

#include "game/kit/refusal.h"
#include "game/stories/coin_rpg/rules/ids.h"

namespace rules::coin_rpg {

enum class SceneBudget { Formula, Flat12 };  // RPG-13
ENUM_NAMES(SceneBudget, "formula", "flat12")
enum class BurnRecovery { ByKind, WholeAdventure };
ENUM_NAMES(BurnRecovery, "by_kind", "whole_adventure")
enum class EveryoneOut { GameOver, SkipScene };
ENUM_NAMES(EveryoneOut, "game_over", "skip_scene")
enum class DefensivePrice { SceneOnly, Both };
ENUM_NAMES(DefensivePrice, "scene_only", "both")

struct Options {
    bool experience = true;
    bool powers = false;
    Number<0, limits::kCustomizationPoints> customization_points = 0;
    SceneBudget scene_budget = SceneBudget::Formula;
    bool harder_scenes = false;
    BurnRecovery burn_recovery = BurnRecovery::ByKind;
    EveryoneOut everyone_out = EveryoneOut::GameOver;
    bool easy_hard_minimum = true;
    DefensivePrice defensive_price = DefensivePrice::SceneOnly;
    // Theme words; empty means the rule book's.
    std::string positive{}, negative{}, coolness{};
    static const rules::Kind& field_kind();  // bad_option names the option and what is not allowed
    FIELDS(maybe(experience), maybe(powers), maybe(customization_points), maybe(scene_budget), maybe(harder_scenes),
           maybe(burn_recovery), maybe(everyone_out), maybe(easy_hard_minimum), maybe(defensive_price), maybe(positive),
           maybe(negative), maybe(coolness))
};

// bad_option: a number or text is out of bounds.
std::optional<Refusal> check_options(const Options& options);

}  // namespace rules::coin_rpg
