#include "game/coin_wars/lab/openings.h"

#include "game/coin_wars/battles/match_terms.h"

namespace lab {

namespace {

using battles::Where;

struct Opening {
    const char* formation;
    battles::Mix mix;
    double depth;  // depth of the table, inches
};

// From skirmishers without Armies to whole lines of Armies; every fighting type occurs.
std::vector<Opening> all_openings() {
    return {
        {"line", {{"quarter", 4, Where::Centre}, {"dime", 10, Where::Wings}, {"nickel", 10, Where::Front}}, 28},
        {"phalanx",
         {{"quarter", 2, Where::Centre},
          {"dime", 5, Where::Wings},
          {"nickel", 9, Where::Rear},
          {"penny", 25, Where::Front}},
         30},
        {"crescent", {{"quarter", 3, Where::Centre}, {"nickel", 12, Where::Rear}, {"penny", 20, Where::Front}}, 32},
        {"wedge", {{"quarter", 2, Where::Front}, {"dime", 16, Where::Wings}}, 30},
        {"skirmish", {{"nickel", 15, Where::Front}, {"dime", 5, Where::Wings}}, 34},
        {"echelon",
         {{"dollar", 1, Where::Centre},
          {"quarter", 2, Where::Left},
          {"nickel", 15, Where::Front},
          {"half_dollar", 1, Where::Rear}},
         30},
    };
}

}  // namespace

core::Result<std::vector<Meeting>, battles::Faults> openings(const battles::Library& library) {
    const auto types = battles::types_of(library, {"us"});
    if (!types) return core::failure(types.error());
    std::vector<Meeting> meetings;
    for (const Opening& opening : all_openings()) {
        battles::FormationPlan plan;
        plan.formation = battles::find_formation(opening.formation);
        plan.mix = opening.mix;
        const Force force = force_of(*types, plan, opening.formation);
        auto meeting = meet(force, force, bare_felt(36, opening.depth));
        if (!meeting) return core::failure(battles::Faults{{opening.formation, "", words::english(meeting.error())}});
        meetings.push_back(std::move(*meeting));
    }
    return meetings;
}

}  // namespace lab
