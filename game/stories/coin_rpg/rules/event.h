#pragma once
// What happened, in order; each carries before and after, so that a table and a log need nothing else. Seats
// and contests count from 0, coins of a round, cards and Adventures from 1.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Characters, experience
struct CharacterAccepted {
    int seat;
    std::string name;
    bool reused;  // brought along
    int xp;       // to spend, Customization Points included
};
struct XpSpent {
    int seat;
    Purchase purchase;
    int before, after;  // XP
};
struct SeatDone {
    int seat;
    Phase before, after;
};
struct ProgressGained {
    int seat;
    int twelfths;
    int before, after;
};
struct XpGained {
    int seat;
    int before, after;
};
// Lights, Camera
struct SceneAdded {
    int seat, id, cost;
    Difficulty difficulty;
    int budget_left;
};
struct SceneRemoved {
    int seat, id;
    int budget_left;
};
struct SeatReopened {
    int seat;
};
struct ScenesDrawn {
    std::vector<int> row;
};
// The course of a Scene
struct SpendWindowOpened {
    int scene;
};
struct SpendWindowClosed {
    int scene;
};
struct SceneStarted {
    int scene, card;
    std::vector<int> participants, sitting_out, order;
};
struct BurnEnded {
    int seat;
    Trait trait;
    Coin before, after;
};
struct TraitRecovered {
    int seat;
    Trait trait;
    int before, after;
};
struct TurnStarted {
    int seat;
};
struct SceneEnded {
    int scene;
    std::vector<Fate> fates;  // by seat
};
struct SceneSkipped {
    int scene, card;
};
struct AdventureEnded {
    Outcome outcome;
};
struct AdventureOpened {
    int adventure;
};
// The round
struct AnswerChosen {
    int seat, contest;
    Trait trait;
};
struct RoundStarted {
    int seat, round;
};
struct CoinsLanded {
    int thrower;  // seat
    std::vector<TableCoin> coins;
};
enum class BurnKind { Survival, Fuel };
struct TraitBurned {
    int seat;
    Trait trait;
    BurnKind kind;
    Coin before, after;
};
struct HelperAdded {
    int seat, contest;
    Trait helper;
};
struct PowerUsed {
    int seat;
    Power power;
    std::optional<int> left;  // uses in this Adventure, where they are counted
};
struct CoinReplaced {
    TableCoin before, after;
};
struct CoinsSwapped {
    int contest;
    std::vector<int> take, give;
};
struct CoinsTurned {
    int contest;
    std::vector<int> coins;
    int kept;  // RPG-75: Tails that stay counted
};
struct RoundScored {
    int contest;
    Score score;
};
struct SceneDamaged {
    int contest;
    int before, after;
};
struct TraitDamaged {
    int seat, contest;
    Trait trait;
    int before, after, extra;
};
struct ContestBeaten {
    int contest, margin;
};
struct ZeroReached {
    AtZeroCase at_zero;
    Trait trait;
};
struct BlowCancelled {
    int seat;
    Trait trait;
    int before, after;
};
struct CoolnessSoaked {
    int seat;
    int before, after, ignored;
};
struct SceneLost {
    int seat;
};
struct SceneBeaten {
    int seat;
    std::vector<int> margins;  // by contest
};
// Telling
struct Narrated {
    int adventure, scene, card, seat;
    std::string name;
    Fate fate;
    std::vector<int> margins;
    std::string text;
};
struct NoteAdded {
    int adventure, scene, card, seat;
    std::string name;
    std::string text;
};

using Event =
    std::variant<CharacterAccepted, XpSpent, SeatDone, ProgressGained, XpGained, SceneAdded, SceneRemoved,
                 SeatReopened, ScenesDrawn, SpendWindowOpened, SpendWindowClosed, SceneStarted, BurnEnded,
                 TraitRecovered, TurnStarted, SceneEnded, SceneSkipped, AdventureEnded, AdventureOpened,
                 AnswerChosen, RoundStarted, CoinsLanded, TraitBurned, HelperAdded, PowerUsed, CoinReplaced,
                 CoinsSwapped, CoinsTurned, RoundScored, SceneDamaged, TraitDamaged, ContestBeaten,
                 ZeroReached, BlowCancelled, CoolnessSoaked, SceneLost, SceneBeaten, Narrated, NoteAdded>;

using Events = std::vector<Event>;

inline void append(Events& events, const Events& more) {
    events.insert(events.end(), more.begin(), more.end());
}

}  // namespace rules::coin_rpg
