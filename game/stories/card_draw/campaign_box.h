#pragma once
// Ready-made content for Card Draw (assets/stories): the opening of a campaign, "coinwars-campaign/1". A box that has
// been read obeys the rules: each character can join with its cards, and each prepared test can start in its scene, at
// a table with the usual options.

#include <string>
#include <vector>

#include "game/stories/card_draw/rules/command.h"
#include "game/stories/kit/story_box.h"

namespace story {

inline constexpr const char* kCampaignFormat = "coinwars-campaign/1";

// A character with its hand, with every card named.
struct HandedCharacter {
    std::string id, name;
    rules::card_draw::Seat seat;
    std::vector<rules::card_draw::Background> hand{};
};
// Maps a seat of the party to a seat at the table, where these players sit (Match::seated): with fewer players than
// party seats, some play two characters.
rules::card_draw::Seat seat_at(rules::card_draw::Seat seat, const std::vector<int>& seated);
// The GM's commands that bring it to a table: add it, draw and name each card.
std::vector<rules::card_draw::Command> brought(const HandedCharacter& character);

// A test that the GM can start with one click: StartChallenge, StartCompetition or StartFray.
using PreparedTest = Prepared<rules::card_draw::Action>;
struct PreparedScene {
    std::string title;
    std::string say;    // to the players
    std::string notes;  // for the GM alone
    std::string done;   // how it ends
    // The GM's characters, added before the scene begins; any already at the table stay unchanged.
    std::vector<HandedCharacter> characters{};
    std::vector<PreparedTest> tests{};  // among the party and these characters
};
// One step of a guided first session. Its cards are given, so that it always goes the same way. A scene's characters
// are added automatically before it begins.
struct SessionStep {
    std::string say;
    rules::card_draw::Command command;
};
// Scene titles are unique, and so are test titles within a scene, ignoring case; no card appears twice at a table.
struct CampaignBox {
    std::string title, summary;
    std::string say;                       // how it begins
    std::vector<HandedCharacter> party{};  // the players' characters: a seat may have several
    std::vector<PreparedScene> scenes{};
    std::vector<SessionStep> first_session{};  // starts with the party's arrival; may be empty
};
core::Result<CampaignBox, Complaints> campaign_from(const rules::Json& box);

}  // namespace story
