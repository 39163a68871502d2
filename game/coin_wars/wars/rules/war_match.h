#pragma once
// A war at one moment, as a plain value. Copies share the plan, which never changes. Nations and places are indices in
// the plan's order.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/wars/rules/war_plan.h"

namespace rules::war {

// Muster: coins are bought and laid for the next battle. Battle: it is fought, on a table of its own. Road: the winner
// chooses where the war goes.
enum class Phase { Muster, Battle, Road, Over };
ENUM_NAMES(Phase, "muster", "battle", "road", "over")

// A nation's coins, including those laid in its places for the next battle, and its purse.
struct WarForce {
    Counts pool;
    int purse = 0;
    std::vector<std::string> laid;  // coin type at each place of the battle's line; empty: none
    bool ready = false;
    FIELDS(pool, purse, laid, ready)

    int fielded() const;
    // Coins of the type that are not laid.
    int free(const std::string& type) const;
};

// A finished battle. Lists are by nation.
struct FoughtBattle {
    PlaceId place;
    OrNone<NationId> winner;  // none: a draw
    std::string by;           // see the outcome of a battle
    int turns = 0;
    std::vector<Counts> brought, lost;  // coins by type
    std::vector<int> taken;             // cents: CW-30
    std::vector<LeaderName> fell;
    std::vector<HeldGround> held;
    std::string degree{};  // of the victory, for display only: not a field, so that wars keep their hash
    FIELDS(place, winner, by, turns, brought, lost, taken, fell, held)
};

struct FallenLeader {
    LeaderName name;
    PlaceId place;
    FIELDS(name, place)
};

struct WarEnd {
    OrNone<NationId> winner;  // none: neither nation
    std::string by;           // "course", "muster" (a nation cannot field what the battle requires), "yield"
    Prose words;              // from the file
    FIELDS(winner, by, words)
};

struct Match {
    std::shared_ptr<const WarPlan> plan;
    std::uint64_t plan_hash = 0;
    Phase phase = Phase::Muster;
    int place = 0;
    std::vector<WarForce> hosts;
    std::vector<FoughtBattle> fought;
    std::vector<FallenLeader> fallen;
    std::optional<WarEnd> end;

    friend bool operator==(const Match& a, const Match& b);

    const Place& at() const { return plan->places[static_cast<std::size_t>(place)]; }
    const NationSetup& nation(int which) const { return plan->nations[static_cast<std::size_t>(which)]; }
    const WarForce& host(int nation) const { return hosts[static_cast<std::size_t>(nation)]; }
    WarForce& host(int nation) { return hosts[static_cast<std::size_t>(nation)]; }
    bool has_fallen(const std::string& leader) const;
};

// Where the war can go from the battle just fought; none: it ends there.
const Way& way_from(const Match& match);
// The nation that chooses among them; -1: either.
int who_chooses(const Match& match);

}  // namespace rules::war
