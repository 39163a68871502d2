// Names of the leagues' tables and entrants, and how they were measured.

#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/lab/battleground.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/coin_wars/screens/lab/choices.h"
#include "game/coin_wars/screens/lab/league_view.h"

namespace screens {

Phrase LeagueView::name(std::size_t entrant) const {
    const std::string& key = table().entrants[entrant];
    if (const lab::PointList* list = lab::find_point_list(key)) return list->name;
    return battles::find_formation(key)->name;
}

Phrase display_name(const lab::LeagueTable& table) {
    const lab::AlikeCoins* coins = lab::find_alike(table.key);
    return coins ? Phrase(coins->name) : say("Lists of 250 points");
}

Phrase how_measured(const lab::League& league) {
    const Phrase rules = rules_name(league.rules);
    if (league.ground == "attack")
        return say(
            "{1} pairs of battles in each cell: one attacking, one defending. The attacker goes first and must take "
            "half of the defender's money by the end of round {2}. Led by: {3}. Rules: {4}. Random seed {5}, version "
            "{6}.",
            league.pairs, lab::kAttackTurns, bot_name(league.bot), rules, league.seed, plain(league.version));
    return say("{1} pairs of battles in each cell. Led by: {2}. Rules: {3}. Bare felt. Random seed {4}, version {5}.",
               league.pairs, bot_name(league.bot), rules, league.seed, plain(league.version));
}

}  // namespace screens
