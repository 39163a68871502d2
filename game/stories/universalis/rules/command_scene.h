#pragma once
// Commands of preparation, scenes, turns and cards (2.2 to 2.10).

#include <variant>

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// A card that is there, or the name of a new one.
using PlaceOrName = std::variant<int, std::string>;

struct ProposeTenet {
    int seat = 0;
    TenetKind kind{};
    std::string text{};
    std::optional<Setting> setting{};
    static constexpr const char* kWord = "propose_tenet";
    static constexpr When kWhen = When::Tenet;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{plain_at("kind", &ProposeTenet::kind),
                                               text_at("text", &ProposeTenet::text, limits::kShort),
                                               plain_at("setting", &ProposeTenet::setting)};
};
// A new text, or none: struck out.
struct ModifyTenet {
    int seat = 0, tenet = 0;
    std::optional<std::string> text{};
    static constexpr const char* kWord = "modify_tenet";
    static constexpr When kWhen = When::Tenet;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{tenet_at("tenet", &ModifyTenet::tenet),
                                               text_at("text", &ModifyTenet::text, limits::kShort)};
};
struct PassTenet {
    int seat = 0;
    static constexpr const char* kWord = "pass_tenet";
    static constexpr When kWhen = When::TenetGo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct SealBid {
    int seat = 0, coins = 0;
    static constexpr const char* kWord = "seal_bid";
    static constexpr When kWhen = When::Bidding;
    static constexpr Kept kKept = Kept::No;
    static constexpr auto kFields = std::tuple{amount_at("coins", &SealBid::coins, 0)};
};
struct NameScene {
    int seat = 0;
    std::string title{};
    std::optional<int> returns_to{};
    static constexpr const char* kWord = "name_scene";
    static constexpr When kWhen = When::Framing;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{text_at("title", &NameScene::title, limits::kShort),
                                               scene_at("returns_to", &NameScene::returns_to)};
};
struct SetLocation {
    int seat = 0;
    PlaceOrName place{};
    static constexpr const char* kWord = "set_location";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields =
        std::tuple{Member<SetLocation, PlaceOrName>{"place", &SetLocation::place, Is::Card, limits::kName}};
};
struct SetTime {
    int seat = 0;
    SceneTime time{};
    static constexpr const char* kWord = "set_time";
    static constexpr When kWhen = When::Framing;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields = std::tuple{plain_at("time", &SetTime::time)};
};
struct DescribeEvent {
    int seat = 0;
    std::string text{};
    std::vector<int> cards{};
    static constexpr const char* kWord = "describe_event";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{text_at("text", &DescribeEvent::text, limits::kStory),
                                               card_at("cards", &DescribeEvent::cards)};
};
struct Narrate {
    int seat = 0;
    std::string text{};
    static constexpr const char* kWord = "narrate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{text_at("text", &Narrate::text, limits::kStory)};
};
struct Speak {
    int seat = 0, card = 0;
    std::string text{};
    static constexpr const char* kWord = "speak";
    static constexpr When kWhen = When::Dialogue;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    static constexpr auto kFields =
        std::tuple{card_at("card", &Speak::card), text_at("text", &Speak::text, limits::kStory)};
};
struct EndTurn {
    int seat = 0;
    static constexpr const char* kWord = "end_turn";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct Interrupt {
    int seat = 0;
    static constexpr const char* kWord = "interrupt";
    static constexpr When kWhen = When::Interrupt;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 1;
    static constexpr auto kFields = fields();
};
struct EndScene {
    int seat = 0;
    bool fade = false;
    static constexpr const char* kWord = "end_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::No;
    static constexpr auto kFields = std::tuple{plain_at("fade", &EndScene::fade)};
};
struct StartMiniScene {
    int seat = 0;
    std::string title{}, place{}, time{};
    std::optional<int> returns_to{};
    static constexpr const char* kWord = "start_mini_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{text_at("title", &StartMiniScene::title, limits::kShort),
                                               text_at("place", &StartMiniScene::place, limits::kMaybeShort),
                                               text_at("time", &StartMiniScene::time, limits::kMaybeShort),
                                               scene_at("returns_to", &StartMiniScene::returns_to)};
};
struct EndMiniScene {
    int seat = 0;
    static constexpr const char* kWord = "end_mini_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};

struct CreateComponent {
    int seat = 0;
    std::string name{};
    CardKind kind{};
    bool introduce = false;
    static constexpr const char* kWord = "create_component";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{text_at("name", &CreateComponent::name, limits::kName),
                                               plain_at("kind", &CreateComponent::kind),
                                               plain_at("introduce", &CreateComponent::introduce)};
};
struct CreateMaster {
    int seat = 0;
    std::string name{};
    static constexpr const char* kWord = "create_master";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{text_at("name", &CreateMaster::name, limits::kName)};
};
struct Introduce {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "introduce";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{card_at("card", &Introduce::card)};
};
struct Exit {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "exit";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{card_at("card", &Exit::card)};
};
struct AddTrait {
    int seat = 0, card = 0;
    std::string text{};
    static constexpr const char* kWord = "add_trait";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields =
        std::tuple{card_at("card", &AddTrait::card), text_at("text", &AddTrait::text, limits::kName)};
};
struct RemoveTrait {
    int seat = 0, card = 0, trait = 0;
    static constexpr const char* kWord = "remove_trait";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields =
        std::tuple{card_at("card", &RemoveTrait::card), trait_at("trait", &RemoveTrait::trait)};
};
struct RestoreTrait {
    int seat = 0, card = 0, trait = 0;
    static constexpr const char* kWord = "restore_trait";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields =
        std::tuple{card_at("card", &RestoreTrait::card), trait_at("trait", &RestoreTrait::trait)};
};
struct Eliminate {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "eliminate";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{card_at("card", &Eliminate::card)};
};
struct Reinstate {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "reinstate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{card_at("card", &Reinstate::card)};
};
// UNI-50: several levels in one act, all or nothing; the elimination last, the reinstating first.
struct ReduceImportance {
    int seat = 0, card = 0;
    std::vector<int> traits{};
    bool eliminate = false;
    static constexpr const char* kWord = "reduce_importance";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{card_at("card", &ReduceImportance::card), trait_at("traits", &ReduceImportance::traits),
                   plain_at("eliminate", &ReduceImportance::eliminate)};
};
struct RestoreImportance {
    int seat = 0, card = 0;
    std::vector<int> traits{};
    bool reinstate = false;
    static constexpr const char* kWord = "restore_importance";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{card_at("card", &RestoreImportance::card), trait_at("traits", &RestoreImportance::traits),
                   plain_at("reinstate", &RestoreImportance::reinstate)};
};
struct Link {
    int seat = 0, card = 0, master = 0;
    static constexpr const char* kWord = "link";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields =
        std::tuple{card_at("card", &Link::card), card_at("master", &Link::master)};
};
struct TakeOver {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "take_over";
    static constexpr When kWhen = When::Scene;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    static constexpr auto kFields = std::tuple{card_at("card", &TakeOver::card)};
};

}  // namespace rules::universalis
