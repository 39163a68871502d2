#pragma once
// What happened in preparation, scenes, turns and on cards.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// UNI-7, UNI-9
struct TenetProposed {
    Tenet tenet;
    NAMED_FIELDS("tenet_proposed", tenet)
};
struct TenetModified {
    SeatId seat;
    Tenet before, after;
    NAMED_FIELDS("tenet_modified", seat, before, after)
};
// passes: in a row
struct TenetPassed {
    SeatId seat;
    int passes;
    NAMED_FIELDS("tenet_passed", seat, passes)
};
// Tenets: to the left neighbour
struct GoPassed {
    int before, after;
    NAMED_FIELDS("go_passed", before, after)
};
// UNI-10: what is in force
struct SettingChanged {
    Settings before, after;
    NAMED_FIELDS("setting_changed", before, after)
};
struct BiddingOpened {
    NAMED_FIELDS("bidding_opened")
};
// no amount: UNI-5
struct BidSealed {
    SeatId seat;
    NAMED_FIELDS("bid_sealed", seat)
};
// bids: by seat
struct BidsRevealed {
    std::vector<int> bids;
    SeatId winner;
    bool tied;
    NAMED_FIELDS("bids_revealed", bids, winner, tied)
};
struct FramingStarted {
    SceneId scene;
    SeatId framer;
    NAMED_FIELDS("framing_started", scene, framer)
};
struct SceneNamed {
    SeatId seat;
    std::string title;
    std::optional<SceneId> returns_to;
    NAMED_FIELDS("scene_named", seat, title, returns_to)
};
// cards
struct LocationSet {
    SeatId seat;
    std::optional<int> before;
    int after;
    std::string name;
    NAMED_FIELDS("location_set", seat, before, after, name)
};
struct TimeSet {
    SeatId seat;
    SceneTime time;
    NAMED_FIELDS("time_set", seat, time)
};
// its entry is the act's number
struct EventTold {
    SeatId seat;
    std::string text;
    std::vector<CardId> cards;
    NAMED_FIELDS("event_told", seat, text, cards)
};
struct FramingEnded {
    SeatId framer;
    NAMED_FIELDS("framing_ended", framer)
};
struct Narrated {
    SeatId seat;
    std::string text;
    NAMED_FIELDS("narrated", seat, text)
};
struct DialogueSpoken {
    SeatId seat;
    CardId card;
    std::string name, text;
    NAMED_FIELDS("dialogue_spoken", seat, card, name, text)
};
struct TurnEnded {
    SeatId seat;
    NAMED_FIELDS("turn_ended", seat)
};
struct TurnStarted {
    SeatId seat;
    int turn;
    NAMED_FIELDS("turn_started", seat, turn)
};
// by whom, whose turn
struct Interrupted {
    SeatId seat, interrupted;
    NAMED_FIELDS("interrupted", seat, interrupted)
};
struct SceneEnded {
    SceneId scene;
    SeatId framer;
    NAMED_FIELDS("scene_ended", scene, framer)
};
struct SceneFaded {
    SceneId scene;
    SeatId framer;
    NAMED_FIELDS("scene_faded", scene, framer)
};
struct PotForfeited {
    int coins;
    NAMED_FIELDS("pot_forfeited", coins)
};
// each player
struct Refreshed {
    int coins;
    NAMED_FIELDS("refreshed", coins)
};
struct MiniSceneStarted {
    SeatId seat;
    MiniScene mini;
    NAMED_FIELDS("mini_scene_started", seat, mini)
};
// guests that left, or stay (UNI-66)
struct MiniSceneEnded {
    std::string title;
    std::vector<int> left, stayed;
    NAMED_FIELDS("mini_scene_ended", title, left, stayed)
};
struct ComponentCreated {
    SeatId seat;
    Card card;
    NAMED_FIELDS("component_created", seat, card)
};
struct ComponentIntroduced {
    CardId card;
    std::string name;
    Placement after;
    NAMED_FIELDS("component_introduced", card, name, after)
};
struct ComponentExited {
    CardId card;
    std::string name;
    Placement before;
    NAMED_FIELDS("component_exited", card, name, before)
};
// before, after: Importance, here and below
struct TraitAdded {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_added", seat, card, name, trait, before, after)
};
struct TraitRemoved {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_removed", seat, card, name, trait, before, after)
};
struct TraitRestored {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_restored", seat, card, name, trait, before, after)
};
struct ComponentEliminated {
    SeatId seat;
    CardId card;
    std::string name;
    Placement before;
    NAMED_FIELDS("component_eliminated", seat, card, name, before)
};
struct ComponentReinstated {
    SeatId seat;
    CardId card;
    std::string name;
    NAMED_FIELDS("component_reinstated", seat, card, name)
};
struct ComponentLinked {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    CardId master;
    std::string master_name;
    NAMED_FIELDS("component_linked", seat, card, name, trait, master, master_name)
};
// seats
struct ControlTaken {
    CardId card;
    std::string name;
    int before, after;
    NAMED_FIELDS("control_taken", card, name, before, after)
};

}  // namespace rules::universalis
