#pragma once
// What happened, in order, each with its word. Each has the values before and after, so that table and log
// need nothing else. Adventures count from 1.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Characters, experience
struct CharacterAccepted {
    SeatId seat;
    std::string name;
    bool reused;  // brought along
    int xp;       // to spend, Customization Points included
    static constexpr const char* kWord = "character_accepted";
    FIELDS(seat, name, reused, xp)
};
struct XpSpent {
    SeatId seat;
    Purchase purchase;
    int before, after;  // XP
    static constexpr const char* kWord = "xp_spent";
    FIELDS(seat, before, after, purchase)
};
struct SeatDone {
    SeatId seat;
    Phase before, after;
    static constexpr const char* kWord = "seat_done";
    FIELDS(seat, before, after)
};
struct ProgressGained {
    SeatId seat;
    int twelfths;
    int before, after;
    static constexpr const char* kWord = "progress_gained";
    FIELDS(seat, before, after, twelfths)
};
struct XpGained {
    SeatId seat;
    int before, after;
    static constexpr const char* kWord = "xp_gained";
    FIELDS(seat, before, after)
};
// Lights, Camera
struct SceneAdded {
    SeatId seat;
    SceneId id;
    int cost;
    Difficulty difficulty;
    int budget_left;
    static constexpr const char* kWord = "scene_added";
    FIELDS(seat, id, cost, difficulty, budget_left)
};
struct SceneRemoved {
    SeatId seat;
    SceneId id;
    int budget_left;
    static constexpr const char* kWord = "scene_removed";
    FIELDS(seat, id, budget_left)
};
struct SeatReopened {
    SeatId seat;
    static constexpr const char* kWord = "seat_reopened";
    FIELDS(seat)
};
struct ScenesDrawn {
    std::vector<int> row;
    static constexpr const char* kWord = "scenes_drawn";
    FIELDS(row)
};
// The course of a Scene
struct SpendWindowOpened {
    int scene;
    static constexpr const char* kWord = "spend_window_opened";
    FIELDS(scene)
};
struct SpendWindowClosed {
    int scene;
    static constexpr const char* kWord = "spend_window_closed";
    FIELDS(scene)
};
struct SceneStarted {
    int scene;
    SceneId card;
    std::vector<int> participants, sitting_out, order;
    static constexpr const char* kWord = "scene_started";
    FIELDS(scene, card, participants, sitting_out, order)
};
struct BurnEnded {
    SeatId seat;
    Trait trait;
    Coin before, after;
    static constexpr const char* kWord = "burn_ended";
    FIELDS(seat, trait, before, after)
};
struct TraitRecovered {
    SeatId seat;
    Trait trait;
    int before, after;
    static constexpr const char* kWord = "trait_recovered";
    FIELDS(seat, before, after, trait)
};
struct TurnStarted {
    SeatId seat;
    static constexpr const char* kWord = "turn_started";
    FIELDS(seat)
};
struct SceneEnded {
    int scene;
    std::vector<Fate> fates;  // by seat
    static constexpr const char* kWord = "scene_ended";
    FIELDS(scene, fates)
};
struct SceneSkipped {
    int scene;
    SceneId card;
    static constexpr const char* kWord = "scene_skipped";
    FIELDS(scene, card)
};
struct AdventureEnded {
    Outcome outcome;
    static constexpr const char* kWord = "adventure_ended";
    FIELDS(outcome)
};
struct AdventureOpened {
    int adventure;
    static constexpr const char* kWord = "adventure_opened";
    FIELDS(adventure)
};
// The round
struct AnswerChosen {
    SeatId seat;
    ContestId contest;
    Trait trait;
    static constexpr const char* kWord = "answer_chosen";
    FIELDS(seat, contest, trait)
};
struct RoundStarted {
    SeatId seat;
    int round;
    static constexpr const char* kWord = "round_started";
    FIELDS(seat, round)
};
struct CoinsLanded {
    SeatId thrower;  // seat
    std::vector<TableCoin> coins;
    static constexpr const char* kWord = "coins_landed";
    FIELDS(thrower, coins)
};
enum class BurnKind { Survival, Fuel };
struct TraitBurned {
    SeatId seat;
    Trait trait;
    BurnKind kind;
    Coin before, after;
    static constexpr const char* kWord = "trait_burned";
    FIELDS(seat, trait, kind, before, after)
};
struct HelperAdded {
    SeatId seat;
    ContestId contest;
    Trait helper;
    static constexpr const char* kWord = "helper_added";
    FIELDS(seat, contest, helper)
};
struct PowerUsed {
    SeatId seat;
    Power power;
    std::optional<int> left;  // uses in this Adventure, if they are counted
    static constexpr const char* kWord = "power_used";
    FIELDS(seat, under("power", power.kind), maybe(power.trait), maybe(left))
};
struct CoinReplaced {
    TableCoin before, after;
    static constexpr const char* kWord = "coin_replaced";
    FIELDS(before, after)
};
struct CoinsSwapped {
    ContestId contest;
    std::vector<CoinId> take, give;
    static constexpr const char* kWord = "coins_swapped";
    FIELDS(contest, take, give)
};
struct CoinsTurned {
    ContestId contest;
    std::vector<int> coins;
    int kept;  // RPG-75: Tails that stay counted
    static constexpr const char* kWord = "coins_turned";
    FIELDS(contest, coins, kept)
};
struct RoundScored {
    ContestId contest;
    Score score;
    static constexpr const char* kWord = "round_scored";
    FIELDS(contest, score)
};
struct SceneDamaged {
    ContestId contest;
    int before, after;
    static constexpr const char* kWord = "scene_damaged";
    FIELDS(contest, before, after)
};
struct TraitDamaged {
    SeatId seat;
    ContestId contest;
    Trait trait;
    int before, after, extra;
    static constexpr const char* kWord = "trait_damaged";
    FIELDS(seat, before, after, contest, trait, extra)
};
struct ContestBeaten {
    ContestId contest;
    int margin;
    static constexpr const char* kWord = "contest_beaten";
    FIELDS(contest, margin)
};
struct ZeroReached {
    AtZeroCase at_zero;
    Trait trait;
    static constexpr const char* kWord = "zero_reached";
    FIELDS(at_zero.contest, at_zero.value_before, at_zero.blow, at_zero.extra, trait)
};
struct BlowCancelled {
    SeatId seat;
    Trait trait;
    int before, after;
    static constexpr const char* kWord = "blow_cancelled";
    FIELDS(seat, before, after, trait)
};
struct CoolnessSoaked {
    SeatId seat;
    int before, after, ignored;
    static constexpr const char* kWord = "coolness_soaked";
    FIELDS(seat, before, after, ignored)
};
struct SceneLost {
    SeatId seat;
    static constexpr const char* kWord = "scene_lost";
    FIELDS(seat)
};
struct SceneBeaten {
    SeatId seat;
    std::vector<int> margins;  // by contest
    static constexpr const char* kWord = "scene_beaten";
    FIELDS(seat, margins)
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
    static constexpr const char* kWord = "narrated";
    FIELDS(adventure, scene, card, seat, name, fate, margins, text)
};
struct NoteAdded {
    int adventure, scene;
    SceneId card;
    SeatId seat;
    std::string name;
    std::string text;
    static constexpr const char* kWord = "note_added";
    FIELDS(adventure, scene, card, seat, name, text)
};

struct Event
    : std::variant<CharacterAccepted, XpSpent, SeatDone, ProgressGained, XpGained, SceneAdded, SceneRemoved,
                   SeatReopened, ScenesDrawn, SpendWindowOpened, SpendWindowClosed, SceneStarted, BurnEnded,
                   TraitRecovered, TurnStarted, SceneEnded, SceneSkipped, AdventureEnded, AdventureOpened,
                   AnswerChosen, RoundStarted, CoinsLanded, TraitBurned, HelperAdded, PowerUsed, CoinReplaced,
                   CoinsSwapped, CoinsTurned, RoundScored, SceneDamaged, TraitDamaged, ContestBeaten,
                   ZeroReached, BlowCancelled, CoolnessSoaked, SceneLost, SceneBeaten, Narrated, NoteAdded> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

using Events = std::vector<Event>;

inline void append(Events& events, const Events& more) {
    events.insert(events.end(), more.begin(), more.end());
}

}  // namespace rules::coin_rpg
