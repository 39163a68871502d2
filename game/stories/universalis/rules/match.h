#pragma once
// A table of Universalis: a plain value with everything a save needs (section 4.1). What was told and the ledger's
// lines are in the events. Seats count from 0, clockwise; cards, Traits, Tenets, scenes, turns and entries from 1.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/seating.h"
#include "game/stories/universalis/rules/act_entry.h"
#include "game/stories/universalis/rules/card.h"
#include "game/stories/universalis/rules/coin_accounts.h"
#include "game/stories/universalis/rules/settings.h"

namespace rules::universalis {

enum class Phase { Tenets, Bidding, Framing, Turn, Consent, Rolling, Aftermath, Ended };
ENUM_NAMES(Phase, "tenets", "bidding", "framing", "turn", "consent", "rolling", "aftermath", "ended")
enum class PauseKind { None, Talk, ChallengeBid, FineAnswer, FineVote, Assent };
ENUM_NAMES(PauseKind, "none", "talk", "challenge_bid", "fine_answer", "fine_vote", "assent")

enum class TenetKind { SocialContract, StoryElement, RulesGimmick };
ENUM_NAMES(TenetKind, "social_contract", "story_element", "rules_gimmick")
struct Tenet {
    int id = 0;
    TenetKind kind{};
    std::string text;
    int by = 0;
    bool struck = false, undone = false;
    std::optional<Setting> setting{};
    bool stands() const { return !struck && !undone; }
    FIELDS(id, kind, text, by, struck, undone, setting)
};

struct MiniScene {
    std::string title, place, time;
    std::optional<int> returns_to{};
    FIELDS(title, place, time, returns_to)
};

enum class SceneTime { Present, Past, Future };
ENUM_NAMES(SceneTime, "present", "past", "future")
enum class SceneStatus { Running, Over, Faded };
ENUM_NAMES(SceneStatus, "running", "over", "faded")
struct Scene {
    int number = 0;
    std::string title;
    int framer = 0;
    std::optional<int> location{};
    std::optional<SceneTime> time{};  // unset counts as present
    std::optional<int> returns_to{};
    std::optional<MiniScene> mini{};
    SceneStatus status{};
    FIELDS(number, title, framer, location, time, returns_to, mini, status)
};

// UNI-93: who changed which Trait in this Aftermath.
struct Frozen {
    int trait, by;
    FIELDS(trait, by)
};

// 2.13
struct Complication {
    int owner = 0;
    std::string aim;
    std::vector<int> involved{};                       // cards
    std::vector<Pool> pools{};                         // the Complication Pool first
    std::vector<TraitSpent> used{};                    // UNI-83
    std::vector<int> has_refused{}, may_not_refuse{};  // UNI-86
    std::optional<int> suspended_event{};              // entry
    std::vector<int> asked{};                          // Consent: who has yet to answer, the first is due
    std::vector<PoolRoll> rolled{};                    // the last roll
    std::vector<int> winners{}, losers{};              // seats
    std::vector<int> narrators{};                      // Aftermath: the first narrates
    std::vector<Frozen> frozen{};
    bool losers_follow = false;  // their order is fixed

    bool involves(int card) const;
    const Pool* find(PoolId pool) const;
    Pool* find(PoolId pool) { return const_cast<Pool*>(static_cast<const Complication&>(*this).find(pool)); }
    int seat_of(PoolId pool) const { return pool.is_complication() ? owner : pool.seat; }
    FIELDS(owner, aim, involved, pools, used, has_refused, may_not_refuse, suspended_event, asked, rolled, winners,
           losers, narrators, frozen, losers_follow)
};

// 2.11: the first solution is that the act stands, the second is the demand, then alternatives, oldest first.
struct Solution {
    std::string text;
    int by = 0, coins = 0;
    FIELDS(text, by, coins)
};
inline constexpr int kStands = 0, kDemand = 1;
struct Dispute {
    int entry = 0, challenger = 0, challenged = 0;
    std::vector<Solution> solutions{};
    std::optional<int> challenger_agrees{}, challenged_agrees{};  // to which solution
    bool bidding = false;
    std::vector<int> order{};  // of bidding
    int next = 0, passes = 0;  // index in the order; consecutive passes
    bool opened = false;       // somebody has bid
    int bidder() const { return order[static_cast<std::size_t>(next)]; }
    FIELDS(entry, challenger, challenged, solutions, challenger_agrees, challenged_agrees, bidding, order, next, passes,
           hash_only(opened))
};

// 2.12: votes are sealed until all have voted.
enum class Vote { Accuser, Accused };
ENUM_NAMES(Vote, "accuser", "accused")
struct FineCase {
    int accuser = 0, accused = 0;
    std::string charge;
    bool answered = false;
    std::vector<std::optional<Vote>> votes{};  // by seat
    bool has_votes() const;
    FIELDS(accuser, accused, answered, charge, votes)
};

// 2.14: what needs everybody's assent.
enum class MatterKind { EndGame, Adjust };
ENUM_NAMES(MatterKind, "end_game", "adjust")
struct Adjustment {
    SeatId player{};
    Amount<kAnyAmount> coins{};  // from the bank to the player's Wealth, or back
    FIELDS(player, coins)
};
struct Matter {
    int by = 0;
    MatterKind kind{};
    std::vector<Adjustment> adjust{};
    std::string reason;
    std::vector<int> asked{};  // the first is due
    FIELDS(by, kind, adjust, reason, asked)
};

// Who began, and whose turn comes next.
struct Order {
    int first_player = 0;
    std::optional<int> last_framer{};
    int passes = 0;  // on Tenets, in a row
    friend bool operator==(const Order&, const Order&) = default;
};

// Things that are unavailable for now.
struct Lapses {
    bool pools_touched = false;                  // by the active player this turn (UNI-86)
    bool call_refused = false;                   // this turn (UNI-85)
    std::vector<SeatId> no_fine{}, no_matter{};  // seats, until the turn, go or phase changes (UNI-76, 4.4)
    friend bool operator==(const Lapses&, const Lapses&) = default;
};

// The latest numbers in use.
struct Numbers {
    int acts = 0, lines = 0, cards_made = 0, traits_made = 0;
    friend bool operator==(const Numbers&, const Numbers&) = default;
};

struct Match {
    Settings settings{};                 // from the start; for those in force see in_force()
    std::vector<std::string> players{};  // includes those who have left
    Seating seating{};
    Coins coins{};
    Phase phase = Phase::Tenets;
    int seat = 0;  // whose go or turn it is
    Order order{};
    int turn = 0;
    std::vector<bool> sealed{};  // Bidding, by seat
    std::vector<Tenet> tenets{};
    std::vector<Card> cards{};
    std::optional<Scene> scene{};
    std::vector<Scene> scenes{};  // those already over
    std::optional<Complication> complication{};
    Lapses lapses{};
    std::optional<Dispute> dispute{};
    std::optional<FineCase> fine{};
    std::optional<Matter> matter{};
    std::vector<Entry> entries{};
    Numbers numbers{};

    // Who sits there, clockwise; and how many.
    std::vector<int> seated() const { return seating.of(players.size()); }
    int count() const { return static_cast<int>(seated().size()); }
    bool has(int who) const { return sits(seated(), who); }
    int left_of(int who) const { return rules::left_of(seated(), who); }
    // 1.2: from `from` to `who`; the left neighbour is 1, `from` itself count().
    int distance(int who, int from) const { return rules::distance(seated(), who, from); }
    PauseKind pause() const;
    bool is_framer(int who) const { return scene && scene->framer == who; }
    int pot_of(int who) const { return is_framer(who) ? coins.pot : 0; }
    // The coins that the player can spend right now, excluding the Bonus.
    int purse(int who) const { return coins.at(wealth_of(who)) + pot_of(who); }
    // As everyone sees it: a sealed bid still counts (UNI-5).
    int seen_purse(int who) const { return purse(who) + coins.at(bid_of(who)); }
    bool is_winner(int who) const;
    bool involves(int card) const { return complication && complication->involves(card); }

    const Card* find(int card) const;
    const Card& card(int id) const { return *find(id); }
    Card& card(int id) { return const_cast<Card&>(*find(id)); }
    const Tenet& tenet(int id) const { return tenets[static_cast<std::size_t>(id - 1)]; }
    Tenet& tenet(int id) { return tenets[static_cast<std::size_t>(id - 1)]; }
    const Entry* find_entry(int number) const;
    Entry* find_entry(int number) { return const_cast<Entry*>(static_cast<const Match&>(*this).find_entry(number)); }
    FIELDS(settings, players, coins, phase, seat, order.first_player, order.last_framer, turn, order.passes, sealed,
           tenets, cards, scene, scenes, complication, lapses.pools_touched, lapses.call_refused, dispute, fine, matter,
           lapses.no_fine, lapses.no_matter, entries, numbers.acts, numbers.lines, numbers.cards_made,
           numbers.traits_made, hash_only(seating))
    friend bool operator==(const Match&, const Match&) = default;
};

// UNI-10
Settings in_force(const Match& match);
// UNI-45
int importance(const Match& match, const Card& card);
// The Master's Subs in play, UNI-57.
std::vector<int> subs_of(const Match& match, int master);
// All seats, starting at the left of `seat` and ending with it.
std::vector<int> from_left_of(const Match& match, int seat);

// 4.3: the seats that have to decide.
std::vector<int> awaited(const Match& match);

}  // namespace rules::universalis
