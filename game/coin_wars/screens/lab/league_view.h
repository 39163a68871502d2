#pragma once
// The page of the shipped leagues (lab/league.h), one table at a time, with the selected pair.

#include <array>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/battleground.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/small_charts.h"

namespace screens {

struct LeagueTab {
    const lab::League* league = nullptr;
    const lab::LeagueTable* table = nullptr;
};

// Mean scores of two kinds of entrants.
struct ScoreByKind {
    std::array<double, 2> score{};
    std::array<int, 2> count{};
};

struct LeagueView {
    BattleApp& app;
    lab::League formations, lists;  // as measured
    std::vector<LeagueTab> tabs{};
    std::size_t tab = 0;
    // For the table being shown, by entrant.
    std::vector<lab::Force> forces{};
    std::vector<std::size_t> order{};       // best first
    ScoreByKind by_touch{};                 // [1]: at least half of the coins form one group; [0]: the others
    ScoreByKind by_width{};                 // [1]: wider than the median; [0]: the others
    std::size_t row = 0, column = 1;        // the pair, entrants
    std::optional<lab::Meeting> meeting{};  // theirs
    bool asked = false;                     // in a narrow window the pair covers the table
    ui::Ui& ui = app.ui();

    const lab::League& league() const { return *tabs[tab].league; }
    const lab::LeagueTable& table() const { return *tabs[tab].table; }
    // Returns the error level of one cell, so that all intervals of the table together hold at 95 %.
    double alpha() const { return lab::alpha_of_each(0.05, table().cells.size()); }
    Phrase name(std::size_t entrant) const;
    void choose_tab(std::size_t chosen);
    void choose_pair(std::size_t a, std::size_t b);
};

Phrase display_name(const lab::LeagueTable& table);
// Lists the number of pairs, the bots, the rules, the seed and the version.
Phrase how_measured(const lab::League& league);

// --- parts
void draw_league_table(LeagueView& view);  // fills the rest of the panel
void draw_league_pair(LeagueView& view);

}  // namespace screens
