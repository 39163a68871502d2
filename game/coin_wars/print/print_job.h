#pragma once
// A print job: what to print and how; every layout takes one.

#include "engine/words/catalogue.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"

namespace print {

namespace cw = rules::coin_wars;
using words::joined;
using words::known;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

struct Job {
    const battles::Battle& battle;
    const words::Catalogue& language;
    const Paper& paper;
    const FontMetrics& letters;
    Inks inks = Inks::Grey;

    const cw::Scenario& scenario() const { return battle.scenario; }
    std::string translated(const Phrase& phrase) const { return language(phrase); }
};

// The battle with the sides' faces swapped, as players may agree (CW-4).
battles::Battle with_swapped_faces(battles::Battle battle);

// A page and the text of its footer; `tile`: for a page of the table, its place, "B3".
struct Page {
    Sheet sheet;
    Phrase name;
    std::string tile{};
};

// The first page: a map of the battle with the layout of its pages, the legend, and a check of the print's scale.
Page overview_page(const Job& job);
// The deployment sheet: the table at true size over as many pages as needed, without empty ones. Marks are in table
// inches: the border, ground, zones, arrival areas, Armies, coins.
std::vector<Page> table_pages(const Job& job);
// Whether each cell of the tiling has a coin or ground in it, or will have coins, by rows; all true if the whole table
// is empty.
std::vector<bool> cells_in_use(const Job& job);
std::vector<Mark> table_marks(const Job& job);
Tiling table_tiling(const Job& job);
// Terrain to cut out, at true size: small pieces share a page, large ones cover several.
std::vector<Page> ground_pages(const Job& job);
// Index cards to cut out, 3 by 5 inches: the measuring card, one card per side, the agreed rules, the history.
std::vector<Page> card_pages(const Job& job);

}  // namespace print
