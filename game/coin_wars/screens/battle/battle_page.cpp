// The battle's log as a page to save: the players, a heading for each round, a line for each command's result, and the
// calculations as footnotes.

#include "engine/core/path.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/profile/day.h"
#include "game/shell/saved_pages.h"

namespace screens {

namespace {

using Part = story::DocumentPart;

Phrase who_fights(const BattleGame& game, cw::Side side) {
    const Phrase player = game.player(side);
    return player.empty() ? say("A person") : player;
}

story::StoryDocument page_of(const Battle& battle) {
    const BattleGame& game = battle.game;
    story::StoryDocument page{battle.ui.translated(battles::title_words(game.scenario().title)), profile::today()};
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        page.parts.push_back({.kind = Part::Kind::Entry,
                              .text = who_fights(game, side),
                              .who = table::display_name(game.scenario(), side)});
    int round = 0;
    for (const LogLine& line : game.story()) {
        if (covers(battle, line)) continue;
        if (line.told.turn != round) {
            round = line.told.turn;
            page.parts.push_back({.kind = Part::Kind::Chapter, .text = say("Round {1}", round)});
        }
        const Phrase text =
            line.told.detail.empty() ? line.told.text : joined({line.told.text, line.told.detail}, plain(" \u2013 "));
        std::vector<Phrase> notes;
        if (!line.told.sums.empty()) notes.push_back(joined(line.told.sums, rules::semicolon()));
        page.parts.push_back({.kind = Part::Kind::Happened, .text = text, .tosses = notes});
    }
    if (battle.match().phase != cw::Phase::Over) return page;
    page.parts.push_back({.kind = Part::Kind::Happened, .text = table::why_it_ended(battle.match())});
    return page;
}

}  // namespace

void save_battle_page(const Battle& battle) {
    const auto kept = save_document(battle.app, page_of(battle));
    battle.app.notify(
        kept ? say("The page was saved as {1}, with a PDF and a web page beside it.", plain(core::text(kept->page)))
             : kept.error());
}

}  // namespace screens
