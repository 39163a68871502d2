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
// A box for as many players as its party has seats: where fewer have come, some play two.
rules::card_draw::Seat seat_at(rules::card_draw::Seat seat, int players);
// The GM's commands that bring it to a table: added, each card drawn and named.
std::vector<rules::card_draw::Command> brought(const HandedCharacter& character);

// What the GM can start at a click: StartChallenge, StartCompetition or StartFray.
using PreparedTest = Prepared<rules::card_draw::Action>;
struct PreparedScene {
    std::string title;
    std::string say;    // to the players
    std::string notes;  // for the GM alone
    std::string done;   // how it ends
    // The GM's, brought before the scene begins; who is at the table already stays as he is.
    std::vector<HandedCharacter> characters{};
    std::vector<PreparedTest> tests{};  // among the party and these characters
};
// A step of a first session that is played to show how it is done; cards are told, so that it always goes the
// same way. Characters of a scene are brought by themselves before it begins.
struct SessionStep {
    std::string say;
    rules::card_draw::Command command;
};
// Titles of scenes differ, and those of tests within one, case aside; no card stands twice at one table.
struct CampaignBox {
    std::string title, summary;
    std::string say;                       // how it begins
    std::vector<HandedCharacter> party{};  // the players': a seat may have several
    std::vector<PreparedScene> scenes{};
    std::vector<SessionStep> first_session{};  // from the party's coming on; may be empty
};
core::Result<CampaignBox, Complaints> campaign_from(const rules::Json& box);

}  // namespace story
