#include "game/coin_wars/table/map_marks.h"

#include "engine/render/paper_writing.h"
#include "game/coin_wars/rules/map_plan.h"

namespace table {

namespace {

constexpr double kWidth = 0.045, kLetters = 0.34;  // inches

}  // namespace

void mark_map(render::Scene& scene, const rules::coin_wars::Scenario& scenario,
              const std::vector<render::CoinSprite>& coins, const Catalogue& language) {
    std::vector<core::Vec2> lying;
    for (const render::CoinSprite& coin : coins) lying.push_back(coin.at);
    const rules::coin_wars::MapPlan plan =
        rules::coin_wars::map_plan(scenario, rules::coin_wars::units_of(language), lying);
    const bool light = render::lies_on_light(scene, plan.box.center());
    for (const auto& stroke : plan.strokes) {
        render::Line line{stroke.points, stroke.closed};
        line.width = kWidth;
        if (light) line.ink = render::Ink::Dim;
        scene.lines.push_back(std::move(line));
    }
    for (const auto& words : plan.words) scene.writings.push_back({language(words.words), words.at, kLetters, light});
}

}  // namespace table
