#include "game/coin_wars/screens/help/list_figures.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/kit/phrases.h"

namespace screens {

namespace {

using rules::known;
using rules::plain;
using rules::say;
using words::Phrase;

// Returns, for example, "28 × Nickel, 2 × Quarter".
Phrase coins_of(const lab::PointList& list, const std::vector<lab::cw::CoinType>& types) {
    std::map<std::string_view, int> counts;
    for (const lab::ListBlock& block : list.blocks) {
        counts["quarter"] += block.times * block.quarters;
        counts[block.type] += block.times * block.coins;
    }
    std::vector<Phrase> parts;
    for (const lab::cw::CoinType& type : types)
        if (const int count = counts[type.name]; count > 0)
            parts.push_back(Phrase(count) + plain(" \u00d7 ") + known(type.title));
    return joined(parts, rules::comma());
}

Phrase percent(double share) { return say("{1} %", static_cast<int>(std::lround(100 * share))); }

struct Against {
    std::size_t entrant = 0;
    double score = 0;
};
std::vector<Against> against_each(const lab::LeagueTable& table, std::size_t row) {
    std::vector<Against> all;
    for (std::size_t i = 0; i < table.entrants.size(); ++i)
        if (i != row) all.push_back({i, lab::score(table.cell(row, i).pairs, lab::IntervalKind::Fixed).value});
    return all;
}

}  // namespace

HelpTable list_figures(const battles::Library& library, const words::Catalogue& catalogue) {
    HelpTable figures;
    for (const Phrase& head : {say("List"), say("Coins"), say("Score"), say("Best against"), say("Worst against")})
        figures.head.push_back(catalogue(head));
    const auto types = battles::types_of(library, {"us"});
    const lab::League league = lab::load_league(library, "lists");
    const lab::LeagueTable* table = league.find("points");
    if (!types || !table) return figures;
    const auto name = [&](std::size_t entrant) { return Phrase(lab::find_point_list(table->entrants[entrant])->name); };
    for (const std::size_t row : table->order()) {
        const auto all = against_each(*table, row);
        const auto [worst, best] = std::ranges::minmax_element(all, {}, &Against::score);
        const auto pair = [&](const Against& one) { return name(one.entrant) + plain(" ") + percent(one.score); };
        std::vector<std::string> cells;
        for (const Phrase& cell : {name(row), coins_of(*lab::find_point_list(table->entrants[row]), *types),
                                   percent(table->against_all(row).value), pair(*best), pair(*worst)})
            cells.push_back(catalogue(cell));
        figures.rows.push_back(std::move(cells));
    }
    return figures;
}

}  // namespace screens
