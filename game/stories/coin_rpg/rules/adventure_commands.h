#pragma once
// Commands and events before the Scenes: characters, Lights, Camera.

#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/stories/coin_rpg/rules/command_terms.h"

namespace rules::coin_rpg {

// Characters
struct SubmitCharacter {
    SeatId seat{};
    StartingCard card{};
    static constexpr Terms kTerms{Phase::Characters};
    NAMED_FIELDS("submit_character", seat, card.name, maybe(keyed("concept", card.concept_text)), card.ratings,
                 maybe(card.misc_name), maybe(card.strong), maybe(card.start_power))
};
RULE(SubmitCharacter)
struct ReuseCharacter {
    SeatId seat{};
    SheetClaim sheet{};
    static constexpr Terms kTerms{Phase::Characters};
    NAMED_FIELDS("reuse_character", seat, sheet)
};
RULE(ReuseCharacter)
struct SpendXp {
    SeatId seat{};
    Purchase purchase{};
    static constexpr Terms kTerms{{Phase::Characters, Phase::SpendWindow}};
    NAMED_FIELDS("spend", seat, purchase)
};
RULE(SpendXp)
struct DoneSpending {
    SeatId seat{};
    static constexpr Terms kTerms{{Phase::Characters, Phase::SpendWindow}};
    NAMED_FIELDS("done_spending", seat)
};
RULE(DoneSpending)
// Lights
struct AddScene {
    SeatId seat{};
    BoundedText<limits::kTitle> title{};
    std::vector<ScenePart> parts{};
    BoundedText<limits::kDescription> description{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("add_scene", seat, maybe(title), keyed("traits", parts), description)
};
RULE(AddScene)
struct RemoveScene {
    SeatId seat{};
    SceneId id{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("remove_scene", seat, id)
};
RULE(RemoveScene)
struct FinishScenes {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("finish_scenes", seat)
};
RULE(FinishScenes)
struct ReopenScenes {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("reopen_scenes", seat)
};
RULE(ReopenScenes)
// Camera
// One roll for each choice among two or more cards: first among the Easy, then the Hard and Very Hard, then the rest;
// and, if there is a minimum, for the places in the row.
struct DrawScenes {
    Count count{};
    OrNone<List<SceneId, kMaxList>> row{};  // real cards that were drawn, in order; absent: the hand draws
    static constexpr Terms kTerms{Phase::Camera};
    NAMED_FIELDS("draw_scenes", count, told(row))
};
RULE_WITH_THROWS(DrawScenes)

using AdventureActions = Listed<SubmitCharacter, ReuseCharacter, SpendXp, DoneSpending, AddScene, RemoveScene,
                                FinishScenes, ReopenScenes, DrawScenes>;

// Characters, experience
struct CharacterAccepted {
    SeatId seat;
    std::string name;
    bool reused;  // from an earlier Adventure
    int xp;       // to spend, including Customization Points
    NAMED_FIELDS("character_accepted", seat, name, reused, xp)
};
struct XpSpent {
    SeatId seat;
    Purchase purchase;
    int before, after;  // XP
    NAMED_FIELDS("xp_spent", seat, before, after, purchase)
};
struct SeatDone {
    SeatId seat;
    Phase before, after;
    NAMED_FIELDS("seat_done", seat, before, after)
};
struct ProgressGained {
    SeatId seat;
    int twelfths, before, after;
    NAMED_FIELDS("progress_gained", seat, before, after, twelfths)
};
struct XpGained {
    SeatId seat;
    int before, after;
    NAMED_FIELDS("xp_gained", seat, before, after)
};
// Lights, Camera
struct SceneAdded {
    SeatId seat;
    SceneId id;
    int cost;
    Difficulty difficulty;
    int budget_left;
    NAMED_FIELDS("scene_added", seat, id, cost, difficulty, budget_left)
};
struct SceneRemoved {
    SeatId seat;
    SceneId id;
    int budget_left;
    NAMED_FIELDS("scene_removed", seat, id, budget_left)
};
struct SeatReopened {
    SeatId seat;
    NAMED_FIELDS("seat_reopened", seat)
};
struct ScenesDrawn {
    std::vector<int> row;
    NAMED_FIELDS("scenes_drawn", row)
};

using AdventureEvents = Listed<CharacterAccepted, XpSpent, SeatDone, ProgressGained, XpGained, SceneAdded, SceneRemoved,
                               SeatReopened, ScenesDrawn>;

}  // namespace rules::coin_rpg
