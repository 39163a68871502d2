// Names of the ground avoid coins and each other.

#include <doctest/doctest.h>

#include <filesystem>
#include <map>

#include "engine/measure/measure.h"
#include "engine/render/pennants.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "tests/support/at_least.h"

namespace {

namespace cw = rules::coin_wars;

// Returns the overlap of text and coin in coin radii; below 0 if they are apart.
double depth(const core::Box& writing, const render::CoinSprite& coin) {
    const core::Vec2 half{writing.width() / 2, writing.height() / 2}, off = coin.at - writing.center();
    return std::min(half.x + coin.radius - std::abs(off.x), half.y + coin.radius - std::abs(off.y)) / coin.radius;
}

}  // namespace

TEST_CASE("in every battle the names of the ground are written clear of the coins and of each other") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    for (const battles::LibraryFile& file : tests::at_least(25, library.files(battles::LibraryKind::Battles))) {
        const auto battle = screens::named_battle(library, file.name);
        REQUIRE_MESSAGE(battle, file.name);
        const cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(battle->scenario));
        render::Scene scene = table::resting_scene(match, {});
        table::mark_armies(scene, match, cw::kNoArmy, {});
        table::write_grounds(scene, battle->scenario, scene, {});
        const std::vector<core::Box> boxes = table::written_boxes(scene, table::LabelReading{}.scale);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (const render::CoinSprite& coin : scene.coins) CHECK_MESSAGE(depth(boxes[i], coin) < 0.1, file.name);
            for (const render::Pennant& pennant : scene.pennants) {
                const core::Vec2 reach = render::reach_of(pennant);
                CHECK_MESSAGE(!boxes[i].grown(-0.1).meets({pennant.at, pennant.at + reach}), file.name);
            }
            for (std::size_t j = 0; j < i; ++j) CHECK_MESSAGE(!boxes[i].meets(boxes[j]), file.name);
        }
        // If several pieces share a name, one may show it although there is no room.
        std::map<std::string, int> cut;
        std::size_t box = 0;
        for (const render::PaperSheet& paper : scene.paper) {
            if (!paper.written_at || (paper.name.empty() && paper.note.empty())) continue;
            CHECK_MESSAGE(!paper.faint, file.name, " ", paper.name);
            const core::Box writing = boxes[box++], sheet = core::box_around(paper.polygon);
            if (!paper.name.empty() && measure::inside(paper.polygon, *paper.written_at) &&
                writing.height() > sheet.height())
                CHECK_MESSAGE(++cut[paper.name] == 1, file.name, " ", paper.name);
        }
    }
}
