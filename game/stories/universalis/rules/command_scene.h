#pragma once
// Commands of preparation, scenes, turns and cards (2.2 to 2.10).

#include "game/kit/one_of.h"
#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// A card that is there, or the name of a new one.
using PlaceOrName = OneOf<CardId, Text<limits::kName>>;

struct ProposeTenet {
    SeatId seat{};
    TenetKind kind{};
    Text<limits::kShort> text{};
    std::optional<Setting> setting{};
    static constexpr Terms kTerms{When::Tenet, Kept::Done, 1};
    NAMED_FIELDS("propose_tenet", seat, kind, text, maybe(setting))
};
RULE(ProposeTenet)
// A new text, or none: struck out.
struct ModifyTenet {
    SeatId seat{};
    TenetId tenet{};
    std::optional<Text<limits::kShort>> text{};
    static constexpr Terms kTerms{When::Tenet, Kept::Done, 1};
    NAMED_FIELDS("modify_tenet", seat, tenet, maybe(text))
};
RULE(ModifyTenet)
struct PassTenet {
    SeatId seat{};
    static constexpr Terms kTerms{When::TenetGo, Kept::No};
    NAMED_FIELDS("pass_tenet", seat)
};
RULE(PassTenet)
struct SealBid {
    SeatId seat{};
    Amount<0> coins{};
    static constexpr Terms kTerms{When::Bidding, Kept::No};
    NAMED_FIELDS("seal_bid", seat, coins)
};
RULE(SealBid)
struct NameScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    std::optional<SceneId> returns_to{};
    static constexpr Terms kTerms{When::Framing, Kept::Said};
    NAMED_FIELDS("name_scene", seat, title, maybe(returns_to))
};
RULE(NameScene)
struct SetLocation {
    SeatId seat{};
    PlaceOrName place{};
    static constexpr Terms kTerms{When::OwnPlus, Kept::Done, 1};
    NAMED_FIELDS("set_location", seat, place)
};
RULE(SetLocation)
struct SetTime {
    SeatId seat{};
    SceneTime time{};
    static constexpr Terms kTerms{When::Framing, Kept::Done};
    NAMED_FIELDS("set_time", seat, time)
};
RULE(SetTime)
struct DescribeEvent {
    SeatId seat{};
    Text<limits::kStory> text{};
    std::vector<CardId> cards{};
    static constexpr Terms kTerms{When::OwnStar, Kept::Done, 1};
    NAMED_FIELDS("describe_event", seat, text, maybe(cards))
};
RULE(DescribeEvent)
struct Narrate {
    SeatId seat{};
    Text<limits::kStory> text{};
    static constexpr Terms kTerms{When::Own, Kept::Said};
    NAMED_FIELDS("narrate", seat, text)
};
RULE(Narrate)
struct Speak {
    SeatId seat{};
    CardId card{};
    Text<limits::kStory> text{};
    static constexpr Terms kTerms{When::Dialogue, Kept::Said};
    NAMED_FIELDS("speak", seat, card, text)
};
RULE(Speak)
struct EndTurn {
    SeatId seat{};
    static constexpr Terms kTerms{When::OwnPlus, Kept::No};
    NAMED_FIELDS("end_turn", seat)
};
RULE(EndTurn)
struct Interrupt {
    SeatId seat{};
    static constexpr Terms kTerms{When::Interrupt, Kept::No, 1};
    NAMED_FIELDS("interrupt", seat)
};
RULE(Interrupt)
struct EndScene {
    SeatId seat{};
    bool fade = false;
    static constexpr Terms kTerms{When::Own, Kept::No};
    NAMED_FIELDS("end_scene", seat, maybe(fade))
};
RULE(EndScene)
struct StartMiniScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    Text<limits::kMaybeShort> place{}, time{};
    std::optional<SceneId> returns_to{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("start_mini_scene", seat, title, maybe(place), maybe(time), maybe(returns_to))
};
RULE(StartMiniScene)
struct EndMiniScene {
    SeatId seat{};
    static constexpr Terms kTerms{When::Own, Kept::Said};
    NAMED_FIELDS("end_mini_scene", seat)
};
RULE(EndMiniScene)

struct CreateComponent {
    SeatId seat{};
    Text<limits::kName> name{};
    CardKind kind{};
    bool introduce = false;
    static constexpr Terms kTerms{When::OwnPlus, Kept::Done, 1};
    NAMED_FIELDS("create_component", seat, name, kind, maybe(introduce))
};
RULE(CreateComponent)
struct CreateMaster {
    SeatId seat{};
    Text<limits::kName> name{};
    static constexpr Terms kTerms{When::OwnPlus, Kept::Done, 1};
    NAMED_FIELDS("create_master", seat, name)
};
RULE(CreateMaster)
struct Introduce {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::OwnPlus, Kept::Done, 1};
    NAMED_FIELDS("introduce", seat, card)
};
RULE(Introduce)
struct Exit {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::Own, Kept::Done, 1};
    NAMED_FIELDS("exit", seat, card)
};
RULE(Exit)
struct AddTrait {
    SeatId seat{};
    CardId card{};
    Text<limits::kName> text{};
    static constexpr Terms kTerms{When::OwnStar, Kept::Done, 1};
    NAMED_FIELDS("add_trait", seat, card, text)
};
RULE(AddTrait)
struct RemoveTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr Terms kTerms{When::OwnAftermath, Kept::Done, 1};
    NAMED_FIELDS("remove_trait", seat, card, trait)
};
RULE(RemoveTrait)
struct RestoreTrait {
    SeatId seat{};
    CardId card{};
    TraitId trait{};
    static constexpr Terms kTerms{When::OwnStar, Kept::Done, 1};
    NAMED_FIELDS("restore_trait", seat, card, trait)
};
RULE(RestoreTrait)
struct Eliminate {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::OwnAftermath, Kept::Done, 1};
    NAMED_FIELDS("eliminate", seat, card)
};
RULE(Eliminate)
struct Reinstate {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::Own, Kept::Done, 1};
    NAMED_FIELDS("reinstate", seat, card)
};
RULE(Reinstate)
// UNI-50: several levels in one act, all or nothing; the elimination last, the reinstating first.
struct ReduceImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool eliminate = false;
    static constexpr Terms kTerms{When::OwnAftermath, Kept::Done};
    NAMED_FIELDS("reduce_importance", seat, card, maybe(traits), maybe(eliminate))
};
RULE(ReduceImportance)
struct RestoreImportance {
    SeatId seat{};
    CardId card{};
    std::vector<TraitId> traits{};
    bool reinstate = false;
    static constexpr Terms kTerms{When::OwnStar, Kept::Done};
    NAMED_FIELDS("restore_importance", seat, card, maybe(traits), maybe(reinstate))
};
RULE(RestoreImportance)
struct Link {
    SeatId seat{};
    CardId card{}, master{};
    static constexpr Terms kTerms{When::OwnPlus, Kept::Done, 1};
    NAMED_FIELDS("link", seat, card, master)
};
RULE(Link)
struct TakeOver {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::Scene, Kept::Done, 1};
    NAMED_FIELDS("take_over", seat, card)
};
RULE(TakeOver)

}  // namespace rules::universalis
