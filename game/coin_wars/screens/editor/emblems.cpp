// The emblem on a unit's coins (BX-10), the same on both faces, so that it can be recognized at any size.

#include <algorithm>
#include <array>

#include "game/coin_wars/editor/units.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

struct EmblemRow {
    std::string_view word;
    words::Key label;
};
constexpr std::array kEmblemRows{EmblemRow{"", mark("As its coin")},
                                 EmblemRow{"spear", mark("Spears")},
                                 EmblemRow{"bow", mark("Bow")},
                                 EmblemRow{"knight", mark("Knight")},
                                 EmblemRow{"elephant", mark("Elephant")},
                                 EmblemRow{"helmet", mark("Helmet")},
                                 EmblemRow{"gun", mark("Gun")},
                                 EmblemRow{"tank", mark("Tank")},
                                 EmblemRow{"ship", mark("Sailing ship")},
                                 EmblemRow{"warship", mark("Steamship")},
                                 EmblemRow{"fighter", mark("Starfighter")},
                                 EmblemRow{"starship", mark("Starship")},
                                 EmblemRow{"dragon", mark("Dragon")},
                                 EmblemRow{"wizard", mark("Wizard")},
                                 EmblemRow{"horseshoe", mark("Horseshoe")},
                                 EmblemRow{"tower", mark("Tower")},
                                 EmblemRow{"crown", mark("Crown")},
                                 EmblemRow{"owl", mark("Owl")}};

void draw_emblem(EditorView& view, const cw::CoinType& unit, const EmblemRow& row, const Rect& rect) {
    cw::Scenario tried = view.scenario();
    editor::set_emblem(tried, unit.name, row.word);
    const std::string key = unit.name;
    const std::string_view word = row.word;
    if (view.ui.area(row.label, rect))
        view.change(say("Choose an emblem"),
                    [&](editor::Draft& draft) { editor::set_emblem(draft.scenario, key, word); });
    const bool chosen = editor::emblem_of(view.scenario(), key) == word;
    if (chosen || view.ui.hovered() || view.ui.focused())
        view.ui.paint().fill(rect, chosen ? palette::kChosen : palette::kChosen.faded(0.5), view.ui.px(4));
    const double face = rect.height() - view.ui.px(6);
    const auto type = std::ranges::find(tried.types, key, &cw::CoinType::name);
    view.app.portrait(ui::sized(rect.center() - Vec2{face, face} / 2, face, face),
                      table::sprite(*type, unit.unit_side.value_or(cw::Side::Heads)));
}

}  // namespace

void draw_emblems(EditorView& view, const cw::CoinType& unit) {
    constexpr std::size_t kColumns = 6;
    view.ui.caption(say("EMBLEM"));
    const cw::CoinType of = unit;  // a press changes the draft
    for (std::size_t first = 0; first < kEmblemRows.size(); first += kColumns) {
        const Rect row = view.ui.take(view.ui.px(48));
        const double wide = row.width() / kColumns;
        for (std::size_t i = first; i < std::min(first + kColumns, kEmblemRows.size()); ++i)
            draw_emblem(view, of, kEmblemRows[i],
                        ui::sized({row.x0 + static_cast<double>(i - first) * wide, row.y0}, wide, row.height()));
    }
}

}  // namespace screens
