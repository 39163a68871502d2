#pragma once
// Commands and events of preparation, scenes and turns (2.2 to 2.5, 2.10).

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/kit/one_of.h"
#include "game/stories/universalis/rules/command_terms.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// An existing card, or the name of a new one.
using PlaceOrName = OneOf<CardId, Text<limits::kName>>;

struct ProposeTenet {
    SeatId seat{};
    TenetKind kind{};
    Text<limits::kShort> text{};
    std::optional<Setting> setting{};
    static constexpr Terms kTerms{{Phase::Tenets, Phase::Turn}, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("propose_tenet", seat, kind, text, maybe(setting))
};
RULE(ProposeTenet)
// Without a text, strikes it out.
struct ModifyTenet {
    SeatId seat{};
    TenetId tenet{};
    std::optional<Text<limits::kShort>> text{};
    static constexpr Terms kTerms{{Phase::Tenets, Phase::Turn}, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("modify_tenet", seat, tenet, maybe(text))
};
RULE(ModifyTenet)
struct PassTenet {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Tenets};
    NAMED_FIELDS("pass_tenet", seat)
};
RULE_BY_TERMS(PassTenet)
struct SealBid {
    SeatId seat{};
    Amount<0> coins{};
    static constexpr Terms kTerms{Phase::Bidding, Who::Anybody};
    NAMED_FIELDS("seal_bid", seat, coins)
};
RULE(SealBid)
struct NameScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    std::optional<SceneId> returns_to{};
    static constexpr Terms kTerms{Phase::Framing, Who::Awaited, Kept::Said};
    NAMED_FIELDS("name_scene", seat, title, maybe(returns_to))
};
RULE(NameScene)
struct SetLocation {
    SeatId seat{};
    PlaceOrName place{};
    static constexpr Terms kTerms{kOwnTurn, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("set_location", seat, place)
};
RULE(SetLocation)
struct SetTime {
    SeatId seat{};
    SceneTime time{};
    static constexpr Terms kTerms{Phase::Framing, Who::Awaited, Kept::Done};
    NAMED_FIELDS("set_time", seat, time)
};
RULE(SetTime)
struct DescribeEvent {
    SeatId seat{};
    Text<limits::kStory> text{};
    std::vector<CardId> cards{};
    static constexpr Terms kTerms{kScene, Who::Awaited, Kept::Done, 1};
    NAMED_FIELDS("describe_event", seat, text, maybe(cards))
};
RULE(DescribeEvent)
struct Narrate {
    SeatId seat{};
    Text<limits::kStory> text{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Said};
    NAMED_FIELDS("narrate", seat, text)
};
RULE(Narrate)
struct Speak {
    SeatId seat{};
    CardId card{};
    Text<limits::kStory> text{};
    static constexpr Terms kTerms{
        {Phase::Framing, Phase::Turn, Phase::Consent, Phase::Rolling, Phase::Aftermath}, Who::Anybody, Kept::Said};
    NAMED_FIELDS("speak", seat, card, text)
};
RULE(Speak)
struct EndTurn {
    SeatId seat{};
    static constexpr Terms kTerms{kOwnTurn};
    NAMED_FIELDS("end_turn", seat)
};
RULE(EndTurn)
struct Interrupt {
    SeatId seat{};
    static constexpr Terms kTerms{kOwnTurn, Who::Anybody, Kept::No, 1};
    NAMED_FIELDS("interrupt", seat)
};
RULE(Interrupt)
struct EndScene {
    SeatId seat{};
    bool fade = false;
    static constexpr Terms kTerms{Phase::Turn};
    NAMED_FIELDS("end_scene", seat, maybe(fade))
};
RULE(EndScene)
struct StartMiniScene {
    SeatId seat{};
    Text<limits::kShort> title{};
    Text<limits::kMaybeShort> place{}, time{};
    std::optional<SceneId> returns_to{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
    NAMED_FIELDS("start_mini_scene", seat, title, maybe(place), maybe(time), maybe(returns_to))
};
RULE(StartMiniScene)
struct EndMiniScene {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Said};
    NAMED_FIELDS("end_mini_scene", seat)
};
RULE(EndMiniScene)

using SceneCommands = Listed<ProposeTenet, ModifyTenet, PassTenet, SealBid, NameScene, SetLocation, SetTime,
                             DescribeEvent, Narrate, Speak, EndTurn, Interrupt, EndScene, StartMiniScene, EndMiniScene>;

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
// passes: consecutive
struct TenetPassed {
    SeatId seat;
    int passes;
    NAMED_FIELDS("tenet_passed", seat, passes)
};
// Tenets: on to the left neighbour
struct GoPassed {
    int before, after;
    NAMED_FIELDS("go_passed", before, after)
};
// UNI-10: the settings in force
struct SettingChanged {
    Settings before, after;
    NAMED_FIELDS("setting_changed", before, after)
};
struct BiddingOpened {
    NAMED_FIELDS("bidding_opened")
};
// without the amount: UNI-5
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
// before, after: cards
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
// its entry has the act's number
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
// seat: who interrupts
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
// coins: for each player
struct Refreshed {
    int coins;
    NAMED_FIELDS("refreshed", coins)
};
struct MiniSceneStarted {
    SeatId seat;
    MiniScene mini;
    NAMED_FIELDS("mini_scene_started", seat, mini)
};
// guests that left or stayed (UNI-66)
struct MiniSceneEnded {
    std::string title;
    std::vector<int> left, stayed;
    NAMED_FIELDS("mini_scene_ended", title, left, stayed)
};

using SceneEvents = Listed<TenetProposed, TenetModified, TenetPassed, GoPassed, SettingChanged, BiddingOpened,
                           BidSealed, BidsRevealed, FramingStarted, SceneNamed, LocationSet, TimeSet, EventTold,
                           FramingEnded, Narrated, DialogueSpoken, TurnEnded, TurnStarted, Interrupted, SceneEnded,
                           SceneFaded, PotForfeited, Refreshed, MiniSceneStarted, MiniSceneEnded>;

}  // namespace rules::universalis
