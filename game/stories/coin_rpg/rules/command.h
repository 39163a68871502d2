#pragma once
// All that players can ask for, each with its word.

#include <optional>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// What real coins showed, "HHT" in the order of coins_for(); without them the hand tosses.
using Faces = std::optional<Written<TextBounds{0, 0}>>;

// Characters
struct SubmitCharacter {
    SeatId seat{};
    StartingCard card{};
    static constexpr const char* kWord = "submit_character";
    FIELDS(seat, card.name, maybe(under("concept", card.concept_text)), card.ratings, maybe(card.misc_name),
           maybe(card.strong), maybe(card.start_power))
};
struct ReuseCharacter {
    SeatId seat{};
    SheetClaim sheet{};
    static constexpr const char* kWord = "reuse_character";
    FIELDS(seat, sheet)
};
struct Spend {
    SeatId seat{};
    Purchase purchase{};
    static constexpr const char* kWord = "spend";
    FIELDS(seat, purchase)
};
struct DoneSpending {
    SeatId seat{};
    static constexpr const char* kWord = "done_spending";
    FIELDS(seat)
};
// Lights
struct AddScene {
    SeatId seat{};
    Written<limits::kTitle> title{};
    std::vector<ScenePart> parts{};
    Written<limits::kDescription> description{};
    static constexpr const char* kWord = "add_scene";
    FIELDS(seat, maybe(title), under("traits", parts), description)
};
struct RemoveScene {
    SeatId seat{};
    SceneId id{};
    static constexpr const char* kWord = "remove_scene";
    FIELDS(seat, id)
};
struct FinishScenes {
    SeatId seat{};
    static constexpr const char* kWord = "finish_scenes";
    FIELDS(seat)
};
struct ReopenScenes {
    SeatId seat{};
    static constexpr const char* kWord = "reopen_scenes";
    FIELDS(seat)
};
// Camera
struct DrawScenes {
    Count count{};
    static constexpr const char* kWord = "draw_scenes";
    FIELDS(count)
};
// Action
struct ChooseAnswer {
    SeatId seat{};
    Trait trait{};
    static constexpr const char* kWord = "choose_answer";
    FIELDS(seat, trait)
};
struct Toss {
    SeatId seat{};
    Faces faces{};
    static constexpr const char* kWord = "toss";
    FIELDS(seat, maybe(faces))
};
// Which Trait is burned; none: So Cool.
struct Fuel : std::optional<Trait> {
    using std::optional<Trait>::optional;
    Fuel(std::optional<Trait> trait) : std::optional<Trait>(trait) {}
    static const rules::Kind& field_kind();
};
struct AddHelper {
    SeatId seat{};
    Trait helper{};
    ContestId contest{};
    Fuel pay{};
    Faces faces{};
    static constexpr const char* kWord = "add_helper";
    FIELDS(seat, helper, contest, pay, maybe(faces))
};
struct UseFlamebait {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    static constexpr const char* kWord = "use_flamebait";
    FIELDS(seat, coin, maybe(faces))
};
struct CallScene {
    SeatId seat{};
    Faces faces{};
    static constexpr const char* kWord = "call_scene";
    FIELDS(seat, maybe(faces))
};
struct UseLuck {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    static constexpr const char* kWord = "use_luck";
    FIELDS(seat, coin, maybe(faces))
};
struct UseGrabby {
    SeatId seat{};
    ContestId contest{};
    std::vector<CoinId> take{}, give{};
    static constexpr const char* kWord = "use_grabby";
    FIELDS(seat, contest, take, give)
};
struct UseOffensive {
    SeatId seat{};
    ContestId contest{};
    static constexpr const char* kWord = "use_offensive";
    FIELDS(seat, contest)
};
struct UseDefensive {
    SeatId seat{};
    ContestId contest{};
    static constexpr const char* kWord = "use_defensive";
    FIELDS(seat, contest)
};
struct Settle {
    SeatId seat{};
    static constexpr const char* kWord = "settle";
    FIELDS(seat)
};
enum class AtZeroChoice { Burn, Coolness, SitOut };
const rules::Kind& field_kind(AtZeroChoice);  // E_CHOICE
struct DecideAtZero {
    SeatId seat{};
    AtZeroChoice choice{};
    std::optional<CoinId> flamebait_coin{};
    Faces faces{};
    static constexpr const char* kWord = "decide_at_zero";
    FIELDS(seat, choice, maybe(flamebait_coin), maybe(faces))
};
struct Narrate {
    SeatId seat{};
    Written<limits::kNarration> text{};
    static constexpr const char* kWord = "narrate";
    FIELDS(seat, text)
};
struct SitOutNote {
    SeatId seat{};
    Written<limits::kNarration> text{};
    static constexpr const char* kWord = "sit_out_note";
    FIELDS(seat, text)
};
// Options stay as they are if none are given; those that are given are all of them.
struct NextAdventure {
    std::optional<Options> options{};
    static constexpr const char* kWord = "next_adventure";
    FIELDS(maybe(options))
};

struct Command : std::variant<SubmitCharacter, ReuseCharacter, Spend, DoneSpending, AddScene, RemoveScene,
                              FinishScenes, ReopenScenes, DrawScenes, ChooseAnswer, Toss, AddHelper,
                              UseFlamebait, CallScene, UseLuck, UseGrabby, UseOffensive, UseDefensive, Settle,
                              DecideAtZero, Narrate, SitOutNote, NextAdventure> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

}  // namespace rules::coin_rpg
