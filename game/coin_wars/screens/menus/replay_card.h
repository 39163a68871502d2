#pragma once
// A card for a battle to watch or resume: its table at the end, its result, and its date.

#include "game/coin_wars/profile/replay_facts.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/screens/common/preview.h"

namespace screens {

struct ReplayCard {
    Phrase name;                                  // the button's label
    const profile::ReplayFacts* facts = nullptr;  // nullptr: not read yet, or unreadable
    const Preview* picture = nullptr;             // nullptr: not ready yet
    Phrase when{};                                // "22 Nov, 21:24"
    profile::ReplayEnd end = profile::ReplayEnd::Unknown;
    bool renamed = false;  // the player has chosen the name; it is not translated
    bool has_more = false;
};

double replay_card_height(const ui::Ui& ui);
enum class ReplayTouch { Nothing, Pressed, More };
ReplayTouch draw_replay_card(BattleApp& app, const ReplayCard& card, const Rect& rect);

// Formats "2026-11-22 21.24.46" as "22 Nov, 21:24" and "November 2026"; empty if it is no time.
Phrase day_and_hour(const std::string& when);
Phrase month_of(const std::string& when);

}  // namespace screens
