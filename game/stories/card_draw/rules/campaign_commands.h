#pragma once
// Commands and events outside the tests: before the campaign, between sessions and in scenes.

#include <optional>
#include <string>

#include "game/kit/commands/sections.h"
#include "game/kit/one_of.h"
#include "game/stories/card_draw/rules/command_terms.h"

namespace rules::card_draw {

// Setup, and the GM between tests
struct SetOption {
    Name<"option", limits::kTextBytes> name;                       // "starting_professions": 0 to 5;
    OneOf<int, Name<"option's value", limits::kTextBytes>> value;  // "reshuffle": "when_empty", "every_scene"
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("set_option", name, value)
};
RULE(SetOption)  // bad_option
struct AddCharacter {
    OwnId character;
    OwnName name;
    Seat owner;
    static constexpr Terms kTerms{kBetweenScenes};
    NAMED_FIELDS("add_character", character, name, owner)
};
RULE(AddCharacter)  // duplicate
struct RemoveCharacter {
    CharacterId character;
    static constexpr Terms kTerms{kBetweenScenes};
    NAMED_FIELDS("remove_character", character)
};
RULE_BY_TERMS(RemoveCharacter)
struct DrawBackground {
    CharacterId character;
    BackgroundKind kind = BackgroundKind::Other;
    std::optional<Back> back{};  // only the GM may name it
    ManualCards cards{};         // of a hand made earlier and open to all: not `told`
    static constexpr Terms kTerms{kBuilding, Who::Maker};
    NAMED_FIELDS("draw_background", character, kind, maybe(back), maybe(cards))
};
RULE_WITH_THROWS(DrawBackground)  // kind_taken, too_many_cards, pack_empty
struct NameBackground {
    CharacterId character;
    Backed card;
    OwnName name;
    Scope scope = Scope::General;
    std::optional<Suit> favours{};
    static constexpr Terms kTerms{kBuilding, Who::PlayerOrGm};
    NAMED_FIELDS("name_background", character, card, name, scope, maybe(favours))
};
RULE(NameBackground)
struct RemoveBackground {
    CharacterId character;
    Backed card;
    bool confirm = false;  // required for an innate card
    static constexpr Terms kTerms{kBuilding};
    NAMED_FIELDS("remove_background", character, card, maybe(confirm))
};
RULE(RemoveBackground)  // confirm_needed
struct StartCampaign {
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("start_campaign")
};
RULE(StartCampaign)  // no_characters, incomplete_character
struct EndCampaign {
    static constexpr Terms kTerms{Phase::BetweenSessions};
    NAMED_FIELDS("end_campaign")
};
RULE_BY_TERMS(EndCampaign)
struct BeginSession {
    static constexpr Terms kTerms{Phase::BetweenSessions};
    NAMED_FIELDS("begin_session")
};
RULE_BY_TERMS(BeginSession)
struct EndSession {
    static constexpr Terms kTerms{Phase::BetweenScenes};
    NAMED_FIELDS("end_session")
};
RULE_BY_TERMS(EndSession)
struct BeginScene {
    SceneTitle title;
    static constexpr Terms kTerms{Phase::BetweenScenes};
    NAMED_FIELDS("begin_scene", title)
};
RULE_BY_TERMS(BeginScene)
struct EndScene {
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenDraws, Phase::Miss, Phase::Partial}};
    NAMED_FIELDS("end_scene")
};
RULE_BY_TERMS(EndScene)
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
ENUM_NAMES(Reason, "role_play", "contribution", "incapacitated", "heroism", "intentional_failure")
struct GrantBonus {
    CharacterId character;
    Reason reason = Reason::RolePlay;
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenSessions, Phase::BetweenScenes}};
    NAMED_FIELDS("grant_bonus", character, reason)
};
RULE(GrantBonus)  // not_a_pc
struct GrantAdvantage {
    CharacterId character;
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenDraws}};
    NAMED_FIELDS("grant_advantage", character)
};
RULE(GrantAdvantage)  // already_has
struct SetIncapacitated {
    CharacterId character;
    bool on = true;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("set_incapacitated", character, on)
};
RULE(SetIncapacitated)  // already_has: no change
struct Reshuffle {
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("reshuffle")
};
RULE_BY_TERMS(Reshuffle)

using CampaignActions = Listed<SetOption, AddCharacter, RemoveCharacter, DrawBackground, NameBackground,
                               RemoveBackground, StartCampaign, EndCampaign, BeginSession, EndSession, BeginScene,
                               EndScene, GrantBonus, GrantAdvantage, SetIncapacitated, Reshuffle>;

// narration, at any time
struct Tell {
    OrNone<ParticipantId> participant{};  // absent: the GM
    Telling text{};                       // empty: told aloud
    static constexpr Terms kTerms{kNotEnded, Who::Teller, Of::Session};
    NAMED_FIELDS("tell", maybe(participant), maybe(text))
};
RULE_BY_TERMS(Tell)
struct WriteScene {
    SceneText text;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("write_scene", text)
};
RULE_BY_TERMS(WriteScene)

using TellingActions = Listed<Tell, WriteScene>;

// Characters and the campaign's course
struct OptionSet : SetOption {
    static constexpr const char* kWord = "option_set";
};
struct CharacterAdded {
    std::string character, name;
    Seat owner;
    NAMED_FIELDS("character_added", character, name, owner)
};
struct CharacterRemoved {
    Character record;  // as it was; its cards are back in their packs, its disadvantages discarded
    NAMED_FIELDS("character_removed", record)
};
struct BackgroundDrawn {
    std::string character;
    Background card;
    NAMED_FIELDS("background_drawn", character, card)
};
struct BackgroundNamed {
    std::string character;
    Background before, after;
    NAMED_FIELDS("background_named", character, before, after)
};
struct BackgroundRemoved {
    std::string character;
    Background card;  // now at the bottom of its pack
    NAMED_FIELDS("background_removed", character, card)
};
struct CampaignStarted {
    NAMED_FIELDS("campaign_started")
};
struct CampaignEnded {
    NAMED_FIELDS("campaign_ended")
};
struct SessionBegun {
    int session;
    Ids refreshed;  // characters whose red cards are ready again
    NAMED_FIELDS("session_begun", session, refreshed)
};
struct SessionEnded {
    int session;
    NAMED_FIELDS("session_ended", session)
};
struct SceneBegun {
    int scene;
    std::string title;
    Ids refreshed;  // characters whose blue cards are ready again
    NAMED_FIELDS("scene_begun", scene, title, refreshed)
};
struct SceneEnded {
    int scene;
    std::string title;
    Ids recovered, unbarred, advantage_lost;  // characters
    NAMED_FIELDS("scene_ended", scene, title, recovered, unbarred, advantage_lost)
};
struct Shuffled {
    int cards;  // in the pile now
    NAMED_FIELDS("shuffled", cards)
};
struct Reshuffled {
    int cards;
    NAMED_FIELDS("reshuffled", cards)
};
struct DisadvantageExpired {
    std::string character;
    Card card;
    NAMED_FIELDS("disadvantage_expired", character, card)
};
struct BonusGranted {
    std::string character;
    Reason reason;
    Change bonus;
    NAMED_FIELDS("bonus_granted", character, reason, bonus)
};
struct AdvantageGranted {
    std::string participant;
    bool won;  // won in a competition, else granted by the GM
    NAMED_FIELDS("advantage_granted", participant, won)
};
struct WasIncapacitated {
    std::string character;
    std::optional<Card> by;  // the second disadvantage of its suit; nullopt: the GM
    NAMED_FIELDS("incapacitated", character, by)
};
struct Recovered {
    std::string character;
    NAMED_FIELDS("recovered", character)
};

using CampaignEvents =
    Listed<OptionSet, CharacterAdded, CharacterRemoved, BackgroundDrawn, BackgroundNamed, BackgroundRemoved,
           CampaignStarted, CampaignEnded, SessionBegun, SessionEnded, SceneBegun, SceneEnded, Shuffled, Reshuffled,
           DisadvantageExpired, BonusGranted, AdvantageGranted, WasIncapacitated, Recovered>;

//
struct Told : Tell {
    static constexpr const char* kWord = "told";
};
struct SceneWritten : WriteScene {
    static constexpr const char* kWord = "scene_written";
};

using TellingEvents = Listed<Told, SceneWritten>;

}  // namespace rules::card_draw
