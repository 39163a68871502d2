#pragma once
// What happened, in order, each with its word. Each has the values before and after, so that table and log
// need nothing else. Adventures count from 1.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/contest.h"

namespace rules::coin_rpg {

// Characters, experience
struct CharacterAccepted {
    SeatId seat;
    std::string name;
    bool reused;  // brought along
    int xp;       // to spend, Customization Points included
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
// The course of a Scene
struct SpendWindowOpened {
    int scene;
    NAMED_FIELDS("spend_window_opened", scene)
};
struct SpendWindowClosed {
    int scene;
    NAMED_FIELDS("spend_window_closed", scene)
};
struct SceneStarted {
    int scene;
    SceneId card;
    std::vector<int> participants, sitting_out, order;
    NAMED_FIELDS("scene_started", scene, card, participants, sitting_out, order)
};
struct BurnEnded {
    SeatId seat;
    Trait trait;
    Coin before, after;
    NAMED_FIELDS("burn_ended", seat, trait, before, after)
};
struct TraitRecovered {
    SeatId seat;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_recovered", seat, before, after, trait)
};
struct TurnStarted {
    SeatId seat;
    NAMED_FIELDS("turn_started", seat)
};
struct SceneEnded {
    int scene;
    std::vector<Fate> fates;  // by seat
    NAMED_FIELDS("scene_ended", scene, fates)
};
struct SceneSkipped {
    int scene;
    SceneId card;
    NAMED_FIELDS("scene_skipped", scene, card)
};
struct AdventureEnded {
    Outcome outcome;
    NAMED_FIELDS("adventure_ended", outcome)
};
struct AdventureOpened {
    int adventure;
    NAMED_FIELDS("adventure_opened", adventure)
};
// The round
struct AnswerChosen {
    SeatId seat;
    ContestId contest;
    Trait trait;
    NAMED_FIELDS("answer_chosen", seat, contest, trait)
};
struct RoundStarted {
    SeatId seat;
    int round;
    NAMED_FIELDS("round_started", seat, round)
};
struct CoinsLanded {
    SeatId thrower;  // seat
    std::vector<TableCoin> coins;
    NAMED_FIELDS("coins_landed", thrower, coins)
};
enum class BurnKind { Survival, Fuel };
ENUM_NAMES(BurnKind, "survival", "fuel")
struct TraitBurned {
    SeatId seat;
    Trait trait;
    BurnKind kind;
    Coin before, after;
    NAMED_FIELDS("trait_burned", seat, trait, kind, before, after)
};
struct HelperAdded {
    SeatId seat;
    ContestId contest;
    Trait helper;
    NAMED_FIELDS("helper_added", seat, contest, helper)
};
struct PowerUsed {
    SeatId seat;
    Power power;
    std::optional<int> left;  // uses in this Adventure, if they are counted
    NAMED_FIELDS("power_used", seat, under("power", power.kind), maybe(power.trait), maybe(left))
};
struct CoinReplaced {
    TableCoin before, after;
    NAMED_FIELDS("coin_replaced", before, after)
};
struct CoinsSwapped {
    ContestId contest;
    std::vector<CoinId> take, give;
    NAMED_FIELDS("coins_swapped", contest, take, give)
};
struct CoinsTurned {
    ContestId contest;
    std::vector<int> coins;
    int kept;  // RPG-75: Tails that stay counted
    NAMED_FIELDS("coins_turned", contest, coins, kept)
};
struct RoundScored {
    ContestId contest;
    Score score;
    NAMED_FIELDS("round_scored", contest, score)
};
struct SceneDamaged {
    ContestId contest;
    int before, after;
    NAMED_FIELDS("scene_damaged", contest, before, after)
};
struct TraitDamaged {
    SeatId seat;
    ContestId contest;
    Trait trait;
    int before, after, extra;
    NAMED_FIELDS("trait_damaged", seat, before, after, contest, trait, extra)
};
struct ContestBeaten {
    ContestId contest;
    int margin;
    NAMED_FIELDS("contest_beaten", contest, margin)
};
struct ZeroReached {
    AtZeroCase at_zero;
    Trait trait;
    NAMED_FIELDS("zero_reached", at_zero.contest, at_zero.value_before, at_zero.blow, at_zero.extra, trait)
};
struct BlowCancelled {
    SeatId seat;
    Trait trait;
    int before, after;
    NAMED_FIELDS("blow_cancelled", seat, before, after, trait)
};
struct CoolnessSoaked {
    SeatId seat;
    int before, after, ignored;
    NAMED_FIELDS("coolness_soaked", seat, before, after, ignored)
};
struct SceneLost {
    SeatId seat;
    NAMED_FIELDS("scene_lost", seat)
};
struct SceneBeaten {
    SeatId seat;
    std::vector<int> margins;  // by contest
    NAMED_FIELDS("scene_beaten", seat, margins)
};
// Narration
struct Narrated {
    int adventure, scene;
    SceneId card;
    SeatId seat;
    std::string name;
    Fate fate;
    std::vector<int> margins;
    std::string text;
    NAMED_FIELDS("narrated", adventure, scene, card, seat, name, fate, margins, text)
};
struct NoteAdded {
    int adventure, scene;
    SceneId card;
    SeatId seat;
    std::string name, text;
    NAMED_FIELDS("note_added", adventure, scene, card, seat, name, text)
};

//
using PlayerJoined = PlayerJoinedOf<PersonId>;
using PlayerLeft = PlayerLeftOf<PersonId>;
using SeatsSwapped = SeatsSwappedOf<PersonId>;
using PlayerRenamed = PlayerRenamedOf<PersonId>;
struct OrderChanged {
    std::vector<int> order;
    NAMED_FIELDS("order_changed", order)
};

struct Event
    : OneOf<CharacterAccepted, XpSpent, SeatDone, ProgressGained, XpGained, SceneAdded, SceneRemoved, SeatReopened,
            ScenesDrawn, SpendWindowOpened, SpendWindowClosed, SceneStarted, BurnEnded, TraitRecovered, TurnStarted,
            SceneEnded, SceneSkipped, AdventureEnded, AdventureOpened, AnswerChosen, RoundStarted, CoinsLanded,
            TraitBurned, HelperAdded, PowerUsed, CoinReplaced, CoinsSwapped, CoinsTurned, RoundScored, SceneDamaged,
            TraitDamaged, ContestBeaten, ZeroReached, BlowCancelled, CoolnessSoaked, SceneLost, SceneBeaten, Narrated,
            NoteAdded, PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed, OrderChanged> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, const Events& more) { events.insert(events.end(), more.begin(), more.end()); }

}  // namespace rules::coin_rpg
