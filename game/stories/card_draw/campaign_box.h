#pragma once
// What lies ready for Card Draw (assets/stories): a box of a campaign's beginning, "coinwars-campaign/1". A
// box that has been read holds by the rules: each character can be brought with its cards, and each prepared
// test can be started in its scene, at a table with the usual options.

#include <string>
#include <vector>

#include "game/stories/card_draw/rules/command.h"
#include "game/stories/kit/story_box.h"

namespace story {

inline constexpr const char* kCampaignFormat = "coinwars-campaign/1";

// A character with its hand, all of it named.
struct HandedCharacter {
    std::string id, name;
    rules::card_draw::Seat seat;
    std::vector<rules::card_draw::Background> hand{};
};
// The GM's commands that bring it to a table: added, each card drawn and named.
std::vector<rules::card_draw::Command> brought(const HandedCharacter& character);

// What the GM can start at a click: StartChallenge, StartCompetition or StartFray.
struct PreparedTest {
    std::string title, notes;
    rules::card_draw::Action action;
};
struct PreparedScene {
    std::string title;
    std::string say;    // to the players
    std::string notes;  // for the GM alone
    std::string done;   // how it ends
    // The GM's, brought before the scene begins; who is at the table already stays as he is.
    std::vector<HandedCharacter> characters{};
    std::vector<PreparedTest> tests{};  // among the party and these characters
};
// Titles of scenes differ, and those of tests within one, case aside; no card stands twice at one table.
struct CampaignBox {
    std::string title, summary;
    std::string say;                       // how it begins
    std::vector<HandedCharacter> party{};  // the players': a seat may have several
    std::vector<PreparedScene> scenes{};
};
core::Result<CampaignBox, Complaints> campaign_from(const rules::Json& box);

}  // namespace story
