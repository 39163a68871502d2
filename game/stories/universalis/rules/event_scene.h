#pragma once
// What happened in preparation, scenes, turns and on cards.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// UNI-7, UNI-9
struct TenetProposed {
    Tenet tenet;
    static constexpr const char* kWord = "tenet_proposed";
    FIELDS(tenet)
};
struct TenetModified {
    SeatId seat;
    Tenet before;
    Tenet after;
    static constexpr const char* kWord = "tenet_modified";
    FIELDS(seat, before, after)
};
// passes: in a row
struct TenetPassed {
    SeatId seat;
    int passes;
    static constexpr const char* kWord = "tenet_passed";
    FIELDS(seat, passes)
};
// Tenets: to the left neighbour
struct GoPassed {
    int before;
    int after;
    static constexpr const char* kWord = "go_passed";
    FIELDS(before, after)
};
// UNI-10: what is in force
struct SettingChanged {
    Settings before;
    Settings after;
    static constexpr const char* kWord = "setting_changed";
    FIELDS(before, after)
};
struct BiddingOpened {
    static constexpr const char* kWord = "bidding_opened";
    FIELDS()
};
// no amount: UNI-5
struct BidSealed {
    SeatId seat;
    static constexpr const char* kWord = "bid_sealed";
    FIELDS(seat)
};
// bids: by seat
struct BidsRevealed {
    std::vector<int> bids;
    SeatId winner;
    bool tied;
    static constexpr const char* kWord = "bids_revealed";
    FIELDS(bids, winner, tied)
};
struct FramingStarted {
    SceneId scene;
    SeatId framer;
    static constexpr const char* kWord = "framing_started";
    FIELDS(scene, framer)
};
struct SceneNamed {
    SeatId seat;
    std::string title;
    std::optional<SceneId> returns_to;
    static constexpr const char* kWord = "scene_named";
    FIELDS(seat, title, returns_to)
};
// cards
struct LocationSet {
    SeatId seat;
    std::optional<int> before;
    int after;
    std::string name;
    static constexpr const char* kWord = "location_set";
    FIELDS(seat, before, after, name)
};
struct TimeSet {
    SeatId seat;
    SceneTime time;
    static constexpr const char* kWord = "time_set";
    FIELDS(seat, time)
};
// its entry is the act's number
struct EventTold {
    SeatId seat;
    std::string text;
    std::vector<CardId> cards;
    static constexpr const char* kWord = "event_told";
    FIELDS(seat, text, cards)
};
struct FramingEnded {
    SeatId framer;
    static constexpr const char* kWord = "framing_ended";
    FIELDS(framer)
};
struct Narrated {
    SeatId seat;
    std::string text;
    static constexpr const char* kWord = "narrated";
    FIELDS(seat, text)
};
struct DialogueSpoken {
    SeatId seat;
    CardId card;
    std::string name;
    std::string text;
    static constexpr const char* kWord = "dialogue_spoken";
    FIELDS(seat, card, name, text)
};
struct TurnEnded {
    SeatId seat;
    static constexpr const char* kWord = "turn_ended";
    FIELDS(seat)
};
struct TurnStarted {
    SeatId seat;
    int turn;
    static constexpr const char* kWord = "turn_started";
    FIELDS(seat, turn)
};
// by whom, whose turn
struct Interrupted {
    SeatId seat;
    SeatId interrupted;
    static constexpr const char* kWord = "interrupted";
    FIELDS(seat, interrupted)
};
struct SceneEnded {
    SceneId scene;
    SeatId framer;
    static constexpr const char* kWord = "scene_ended";
    FIELDS(scene, framer)
};
struct SceneFaded {
    SceneId scene;
    SeatId framer;
    static constexpr const char* kWord = "scene_faded";
    FIELDS(scene, framer)
};
struct PotForfeited {
    int coins;
    static constexpr const char* kWord = "pot_forfeited";
    FIELDS(coins)
};
// each player
struct Refreshed {
    int coins;
    static constexpr const char* kWord = "refreshed";
    FIELDS(coins)
};
struct MiniSceneStarted {
    SeatId seat;
    MiniScene mini;
    static constexpr const char* kWord = "mini_scene_started";
    FIELDS(seat, mini)
};
// guests that left, or stay (UNI-66)
struct MiniSceneEnded {
    std::string title;
    std::vector<int> left;
    std::vector<int> stayed;
    static constexpr const char* kWord = "mini_scene_ended";
    FIELDS(title, left, stayed)
};
struct ComponentCreated {
    SeatId seat;
    Card card;
    static constexpr const char* kWord = "component_created";
    FIELDS(seat, card)
};
struct ComponentIntroduced {
    CardId card;
    std::string name;
    Placement after;
    static constexpr const char* kWord = "component_introduced";
    FIELDS(card, name, after)
};
struct ComponentExited {
    CardId card;
    std::string name;
    Placement before;
    static constexpr const char* kWord = "component_exited";
    FIELDS(card, name, before)
};
// before, after: Importance, here and below
struct TraitAdded {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_added";
    FIELDS(seat, card, name, trait, before, after)
};
struct TraitRemoved {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_removed";
    FIELDS(seat, card, name, trait, before, after)
};
struct TraitRestored {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_restored";
    FIELDS(seat, card, name, trait, before, after)
};
struct ComponentEliminated {
    SeatId seat;
    CardId card;
    std::string name;
    Placement before;
    static constexpr const char* kWord = "component_eliminated";
    FIELDS(seat, card, name, before)
};
struct ComponentReinstated {
    SeatId seat;
    CardId card;
    std::string name;
    static constexpr const char* kWord = "component_reinstated";
    FIELDS(seat, card, name)
};
struct ComponentLinked {
    SeatId seat;
    CardId card;
    std::string name;
    Trait trait;
    CardId master;
    std::string master_name;
    static constexpr const char* kWord = "component_linked";
    FIELDS(seat, card, name, trait, master, master_name)
};
// seats
struct ControlTaken {
    CardId card;
    std::string name;
    int before;
    int after;
    static constexpr const char* kWord = "control_taken";
    FIELDS(card, name, before, after)
};

}  // namespace rules::universalis
