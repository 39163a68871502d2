#pragma once
// A battle that can be watched or gone on with, as a card: its table as it stands at the end, how it ended, when it was fought.

#include "game/coin_wars/profile/replay_facts.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/screens/common/preview.h"

namespace screens {

struct ReplayCard {
    Phrase name;                                  // what it is pressed by
    const profile::ReplayFacts* facts = nullptr;  // null: not read yet, or it cannot be
    const Preview* picture = nullptr;             // null: still to be made
    Phrase when{};                                // "22 Nov, 21:24"
    profile::ReplayEnd end = profile::ReplayEnd::Unknown;
    bool renamed = false;  // the name is one of the player's own, and no sentence of the program
    bool has_more = false;
};

double replay_card_height(const ui::Ui& ui);
enum class ReplayTouch { Nothing, Pressed, More };
ReplayTouch draw_replay_card(BattleApp& app, const ReplayCard& card, const Rect& rect);

// "2026-11-22 21.24.46" as "22 Nov, 21:24" and "November 2026"; empty if it is no time.
Phrase day_and_hour(const std::string& when);
Phrase month_of(const std::string& when);

}  // namespace screens
