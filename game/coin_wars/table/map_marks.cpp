#include "game/coin_wars/table/map_marks.h"

#include <algorithm>

#include "engine/render/paper_writing.h"
#include "game/coin_wars/rules/map_plan.h"

namespace table {

namespace {

constexpr double kWidth = 0.045, kLetters = 0.34;  // inches
constexpr double kMinLetters = 11.5;               // pixels

void write(render::Scene& scene, const rules::coin_wars::MapPlan& plan, const Catalogue& language, double letters) {
    const bool light = render::lies_on_light(scene, plan.box.center());
    for (const auto& stroke : plan.strokes) {
        render::Line line{stroke.points, stroke.closed};
        line.width = kWidth;
        if (light) line.ink = render::Ink::Dim;
        scene.lines.push_back(std::move(line));
    }
    for (const auto& words : plan.words) scene.writings.push_back({language(words.words), words.at, letters, light});
}

}  // namespace

void write_map(render::Scene& scene, const rules::coin_wars::Scenario& scenario, const render::Scene& lies,
               const Catalogue& language, LabelReading reading) {
    std::vector<core::Vec2> lying;
    for (const render::CoinSprite& coin : lies.coins) lying.push_back(coin.at);
    const double letters = std::max(kLetters, kMinLetters / reading.scale);
    const rules::coin_wars::MapPlan plan =
        rules::coin_wars::map_plan(scenario, rules::coin_wars::units_of(language), lying, letters / kLetters);
    write(scene, plan, language, letters);
    if (!plan.strokes.empty()) reading.covered.push_back(plan.box);
    write_grounds(scene, scenario, lies, language, reading);
}

}  // namespace table
