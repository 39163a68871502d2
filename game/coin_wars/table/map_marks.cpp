#include "game/coin_wars/table/map_marks.h"

#include "engine/measure/measure.h"
#include "engine/render/palette.h"
#include "game/coin_wars/rules/map_plan.h"

namespace table {

namespace {

constexpr double kWidth = 0.045, kLetters = 0.34;  // inches
constexpr float kLight = 0.13f;                    // paper brighter than this is written on in dark ink

bool lies_on_light(const render::Scene& scene, core::Vec2 point) {
    bool light = false;
    for (const render::PaperSheet& paper : scene.paper) {  // the uppermost comes last
        if (paper.away || !measure::inside(paper.polygon, point)) continue;
        const render::Rgb colour = render::color_of(paper.colour);
        light = 0.21f * colour[0] + 0.72f * colour[1] + 0.07f * colour[2] > kLight;
    }
    return light;
}

}  // namespace

void mark_map(render::Scene& scene, const rules::coin_wars::Scenario& scenario, const Catalogue& language) {
    const rules::coin_wars::MapPlan plan = rules::coin_wars::map_plan(scenario, rules::coin_wars::units_of(language));
    const bool light = lies_on_light(scene, plan.box.center());
    for (const auto& stroke : plan.strokes) {
        render::Line line{stroke.points, stroke.closed};
        line.width = kWidth;
        if (light) line.ink = render::Ink::Dim;
        scene.lines.push_back(std::move(line));
    }
    for (const auto& words : plan.words) scene.writings.push_back({language(words.words), words.at, kLetters, light});
}

}  // namespace table
