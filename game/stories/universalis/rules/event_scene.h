#pragma once
// What happened in preparation, scenes, turns and on cards.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// UNI-7, UNI-9
struct TenetProposed {
    Tenet tenet;
    static constexpr const char* kWord = "tenet_proposed";
    static constexpr auto kFields = fields("tenet", &TenetProposed::tenet);
};
struct TenetModified {
    int seat;
    Tenet before;
    Tenet after;
    static constexpr const char* kWord = "tenet_modified";
    static constexpr auto kFields = fields("seat", &TenetModified::seat, "before", &TenetModified::before,
                                           "after", &TenetModified::after);
};
// passes: in a row
struct TenetPassed {
    int seat;
    int passes;
    static constexpr const char* kWord = "tenet_passed";
    static constexpr auto kFields = fields("seat", &TenetPassed::seat, "passes", &TenetPassed::passes);
};
// Tenets: to the left neighbour
struct GoPassed {
    int before;
    int after;
    static constexpr const char* kWord = "go_passed";
    static constexpr auto kFields = fields("before", &GoPassed::before, "after", &GoPassed::after);
};
// UNI-10: what is in force
struct SettingChanged {
    Settings before;
    Settings after;
    static constexpr const char* kWord = "setting_changed";
    static constexpr auto kFields =
        fields("before", &SettingChanged::before, "after", &SettingChanged::after);
};
struct BiddingOpened {
    static constexpr const char* kWord = "bidding_opened";
    static constexpr auto kFields = fields();
};
// no amount: UNI-5
struct BidSealed {
    int seat;
    static constexpr const char* kWord = "bid_sealed";
    static constexpr auto kFields = fields("seat", &BidSealed::seat);
};
// bids: by seat
struct BidsRevealed {
    std::vector<int> bids;
    int winner;
    bool tied;
    static constexpr const char* kWord = "bids_revealed";
    static constexpr auto kFields =
        fields("bids", &BidsRevealed::bids, "winner", &BidsRevealed::winner, "tied", &BidsRevealed::tied);
};
struct FramingStarted {
    int scene;
    int framer;
    static constexpr const char* kWord = "framing_started";
    static constexpr auto kFields =
        fields("scene", &FramingStarted::scene, "framer", &FramingStarted::framer);
};
struct SceneNamed {
    int seat;
    std::string title;
    std::optional<int> returns_to;
    static constexpr const char* kWord = "scene_named";
    static constexpr auto kFields =
        fields("seat", &SceneNamed::seat, "title", &SceneNamed::title, "returns_to", &SceneNamed::returns_to);
};
// cards
struct LocationSet {
    int seat;
    std::optional<int> before;
    int after;
    std::string name;
    static constexpr const char* kWord = "location_set";
    static constexpr auto kFields = fields("seat", &LocationSet::seat, "before", &LocationSet::before,
                                           "after", &LocationSet::after, "name", &LocationSet::name);
};
struct TimeSet {
    int seat;
    SceneTime time;
    static constexpr const char* kWord = "time_set";
    static constexpr auto kFields = fields("seat", &TimeSet::seat, "time", &TimeSet::time);
};
// its entry is the act's number
struct EventTold {
    int seat;
    std::string text;
    std::vector<int> cards;
    static constexpr const char* kWord = "event_told";
    static constexpr auto kFields =
        fields("seat", &EventTold::seat, "text", &EventTold::text, "cards", &EventTold::cards);
};
struct FramingEnded {
    int framer;
    static constexpr const char* kWord = "framing_ended";
    static constexpr auto kFields = fields("framer", &FramingEnded::framer);
};
struct Narrated {
    int seat;
    std::string text;
    static constexpr const char* kWord = "narrated";
    static constexpr auto kFields = fields("seat", &Narrated::seat, "text", &Narrated::text);
};
struct DialogueSpoken {
    int seat;
    int card;
    std::string name;
    std::string text;
    static constexpr const char* kWord = "dialogue_spoken";
    static constexpr auto kFields = fields("seat", &DialogueSpoken::seat, "card", &DialogueSpoken::card,
                                           "name", &DialogueSpoken::name, "text", &DialogueSpoken::text);
};
struct TurnEnded {
    int seat;
    static constexpr const char* kWord = "turn_ended";
    static constexpr auto kFields = fields("seat", &TurnEnded::seat);
};
struct TurnStarted {
    int seat;
    int turn;
    static constexpr const char* kWord = "turn_started";
    static constexpr auto kFields = fields("seat", &TurnStarted::seat, "turn", &TurnStarted::turn);
};
// by whom, whose turn
struct Interrupted {
    int seat;
    int interrupted;
    static constexpr const char* kWord = "interrupted";
    static constexpr auto kFields =
        fields("seat", &Interrupted::seat, "interrupted", &Interrupted::interrupted);
};
struct SceneEnded {
    int scene;
    int framer;
    static constexpr const char* kWord = "scene_ended";
    static constexpr auto kFields = fields("scene", &SceneEnded::scene, "framer", &SceneEnded::framer);
};
struct SceneFaded {
    int scene;
    int framer;
    static constexpr const char* kWord = "scene_faded";
    static constexpr auto kFields = fields("scene", &SceneFaded::scene, "framer", &SceneFaded::framer);
};
struct PotForfeited {
    int coins;
    static constexpr const char* kWord = "pot_forfeited";
    static constexpr auto kFields = fields("coins", &PotForfeited::coins);
};
// each player
struct Refreshed {
    int coins;
    static constexpr const char* kWord = "refreshed";
    static constexpr auto kFields = fields("coins", &Refreshed::coins);
};
struct MiniSceneStarted {
    int seat;
    MiniScene mini;
    static constexpr const char* kWord = "mini_scene_started";
    static constexpr auto kFields = fields("seat", &MiniSceneStarted::seat, "mini", &MiniSceneStarted::mini);
};
// guests that left, or stay (UNI-66)
struct MiniSceneEnded {
    std::string title;
    std::vector<int> left;
    std::vector<int> stayed;
    static constexpr const char* kWord = "mini_scene_ended";
    static constexpr auto kFields = fields("title", &MiniSceneEnded::title, "left", &MiniSceneEnded::left,
                                           "stayed", &MiniSceneEnded::stayed);
};
struct ComponentCreated {
    int seat;
    Card card;
    static constexpr const char* kWord = "component_created";
    static constexpr auto kFields = fields("seat", &ComponentCreated::seat, "card", &ComponentCreated::card);
};
struct ComponentIntroduced {
    int card;
    std::string name;
    Placement after;
    static constexpr const char* kWord = "component_introduced";
    static constexpr auto kFields = fields("card", &ComponentIntroduced::card, "name",
                                           &ComponentIntroduced::name, "after", &ComponentIntroduced::after);
};
struct ComponentExited {
    int card;
    std::string name;
    Placement before;
    static constexpr const char* kWord = "component_exited";
    static constexpr auto kFields = fields("card", &ComponentExited::card, "name", &ComponentExited::name,
                                           "before", &ComponentExited::before);
};
// before, after: Importance, here and below
struct TraitAdded {
    int seat;
    int card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_added";
    static constexpr auto kFields =
        fields("seat", &TraitAdded::seat, "card", &TraitAdded::card, "name", &TraitAdded::name, "trait",
               &TraitAdded::trait, "before", &TraitAdded::before, "after", &TraitAdded::after);
};
struct TraitRemoved {
    int seat;
    int card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_removed";
    static constexpr auto kFields =
        fields("seat", &TraitRemoved::seat, "card", &TraitRemoved::card, "name", &TraitRemoved::name, "trait",
               &TraitRemoved::trait, "before", &TraitRemoved::before, "after", &TraitRemoved::after);
};
struct TraitRestored {
    int seat;
    int card;
    std::string name;
    Trait trait;
    int before;
    int after;
    static constexpr const char* kWord = "trait_restored";
    static constexpr auto kFields = fields("seat", &TraitRestored::seat, "card", &TraitRestored::card, "name",
                                           &TraitRestored::name, "trait", &TraitRestored::trait, "before",
                                           &TraitRestored::before, "after", &TraitRestored::after);
};
struct ComponentEliminated {
    int seat;
    int card;
    std::string name;
    Placement before;
    static constexpr const char* kWord = "component_eliminated";
    static constexpr auto kFields =
        fields("seat", &ComponentEliminated::seat, "card", &ComponentEliminated::card, "name",
               &ComponentEliminated::name, "before", &ComponentEliminated::before);
};
struct ComponentReinstated {
    int seat;
    int card;
    std::string name;
    static constexpr const char* kWord = "component_reinstated";
    static constexpr auto kFields = fields("seat", &ComponentReinstated::seat, "card",
                                           &ComponentReinstated::card, "name", &ComponentReinstated::name);
};
struct ComponentLinked {
    int seat;
    int card;
    std::string name;
    Trait trait;
    int master;
    std::string master_name;
    static constexpr const char* kWord = "component_linked";
    static constexpr auto kFields =
        fields("seat", &ComponentLinked::seat, "card", &ComponentLinked::card, "name", &ComponentLinked::name,
               "trait", &ComponentLinked::trait, "master", &ComponentLinked::master, "master_name",
               &ComponentLinked::master_name);
};
// seats
struct ControlTaken {
    int card;
    std::string name;
    int before;
    int after;
    static constexpr const char* kWord = "control_taken";
    static constexpr auto kFields = fields("card", &ControlTaken::card, "name", &ControlTaken::name, "before",
                                           &ControlTaken::before, "after", &ControlTaken::after);
};

}  // namespace rules::universalis
