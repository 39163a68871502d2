#pragma once
// Commands of preparation, scenes, turns and cards (2.2 to 2.10).

#include <variant>

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// A card that is there, or the name of a new one.
using PlaceOrName = std::variant<CardId, Text<limits::kName>>;

struct ProposeTenet {
    SeatId seat{};
    TenetKind kind{};
    Text<limits::kShort> text{};
    std::optional<Setting> setting{};
    static constexpr const char* kWord = "propose_tenet";
    static constexpr When kWhen = When::Tenet;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, kind, text, maybe(setting))
};
// A new text, or none: struck out.
struct ModifyTenet {
    SeatId seat{};
    TenetId tenet{};
    std::optional<Text<limits::kShort>> text{};
    static constexpr const char* kWord = "modify_tenet";
    static constexpr When kWhen = When::Tenet;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, tenet, maybe(text))
};
struct PassTenet {
    SeatId seat{};
    static constexpr const char* kWord = "pass_tenet";
    static constexpr When kWhen = When::TenetGo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct SealBid {
    SeatId seat{};
    Amount<0> coins{};
    static constexpr const char* kWord = "seal_bid";
    static constexpr When kWhen = When::Bidding;
    static constexpr Kept kKept = Kept::No;
    FIELDS(seat, coins)
};
struct NameScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    std::optional<SceneId> returns_to{};
    static constexpr const char* kWord = "name_scene";
    static constexpr When kWhen = When::Framing;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    FIELDS(seat, title, maybe(returns_to))
};
struct SetLocation {
    SeatId seat{};
    PlaceOrName place{};
    static constexpr const char* kWord = "set_location";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, place)
};
struct SetTime {
    SeatId seat{};
    SceneTime time{};
    static constexpr const char* kWord = "set_time";
    static constexpr When kWhen = When::Framing;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, time)
};
struct DescribeEvent {
    SeatId seat{};
    Text<limits::kStory> text{};
    std::vector<CardId> cards{};
    static constexpr const char* kWord = "describe_event";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, text, maybe(cards))
};
struct Narrate {
    SeatId seat{};
    Text<limits::kStory> text{};
    static constexpr const char* kWord = "narrate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    FIELDS(seat, text)
};
struct Speak {
    SeatId seat{};
    CardId card{};
    Text<limits::kStory> text{};
    static constexpr const char* kWord = "speak";
    static constexpr When kWhen = When::Dialogue;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    FIELDS(seat, card, text)
};
struct EndTurn {
    SeatId seat{};
    static constexpr const char* kWord = "end_turn";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct Interrupt {
    SeatId seat{};
    static constexpr const char* kWord = "interrupt";
    static constexpr When kWhen = When::Interrupt;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 1;
    FIELDS(seat)
};
struct EndScene {
    SeatId seat{};
    bool fade = false;
    static constexpr const char* kWord = "end_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::No;
    FIELDS(seat, maybe(fade))
};
struct StartMiniScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    Text<limits::kMaybeShort> place{}, time{};
    std::optional<SceneId> returns_to{};
    static constexpr const char* kWord = "start_mini_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    FIELDS(seat, title, maybe(place), maybe(time), maybe(returns_to))
};
struct EndMiniScene {
    SeatId seat{};
    static constexpr const char* kWord = "end_mini_scene";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Said;
    static constexpr int kCost = 0;
    FIELDS(seat)
};

struct CreateComponent {
    SeatId seat{};
    Text<limits::kName> name{};
    CardKind kind{};
    bool introduce = false;
    static constexpr const char* kWord = "create_component";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, name, kind, maybe(introduce))
};
struct CreateMaster {
    SeatId seat{};
    Text<limits::kName> name{};
    static constexpr const char* kWord = "create_master";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, name)
};
struct Introduce {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "introduce";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card)
};
struct Exit {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "exit";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card)
};
struct AddTrait {
    SeatId seat{};
    CardId card{};
    Text<limits::kName> text{};
    static constexpr const char* kWord = "add_trait";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card, text)
};
struct RemoveTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr const char* kWord = "remove_trait";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card, trait)
};
struct RestoreTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr const char* kWord = "restore_trait";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card, trait)
};
struct Eliminate {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "eliminate";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card)
};
struct Reinstate {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "reinstate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card)
};
// UNI-50: several levels in one act, all or nothing; the elimination last, the reinstating first.
struct ReduceImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool eliminate = false;
    static constexpr const char* kWord = "reduce_importance";
    static constexpr When kWhen = When::OwnAftermath;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, card, maybe(traits), maybe(eliminate))
};
struct RestoreImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool reinstate = false;
    static constexpr const char* kWord = "restore_importance";
    static constexpr When kWhen = When::OwnStar;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, card, maybe(traits), maybe(reinstate))
};
struct Link {
    SeatId seat{};
    CardId card{}, master{};
    static constexpr const char* kWord = "link";
    static constexpr When kWhen = When::OwnPlus;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card, master)
};
struct TakeOver {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "take_over";
    static constexpr When kWhen = When::Scene;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 1;
    FIELDS(seat, card)
};

}  // namespace rules::universalis
