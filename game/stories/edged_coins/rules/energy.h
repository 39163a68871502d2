#pragma once
// What Energy Coins buy before a throw or at any time no coin is in the air: efforts, talents, dramatic uses,
// and the modifiers that the CM grants for them (EC-25 to EC-28, R-16, R-17, R-22, R-27).

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

inline constexpr int kEffortCost = 1, kPowerCost = 2;

// not_enough_ec, already_bought, not_a_skill_toss
Check check(const Match& match, Seat seat, const EffortSkill& command);
Events apply(Match& match, const EffortSkill& command);
// not_enough_ec, already_bought, not_a_damage_toss, not_involved
Check check(const Match& match, Seat seat, const EffortPower& command);
Events apply(Match& match, const EffortPower& command);
// unknown_talent, not_enough_ec
Check check(const Match& match, Seat seat, const UseTalent& command);
Events apply(Match& match, const UseTalent& command);
// unknown_talent: it does not go on
Check check(const Match& match, Seat seat, const EndTalent& command);
Events apply(Match& match, const EndTalent& command);
Check check(const Match& match, Seat seat, const ProposeDramatic& command);
Events apply(Match& match, const ProposeDramatic& command);
Check check(const Match& match, Seat seat, const PriceDramatic& command);
Events apply(Match& match, const PriceDramatic& command);
// not_enough_ec
Check check(const Match& match, Seat seat, const AnswerDramatic& command);
Events apply(Match& match, const AnswerDramatic& command);
// no_ground
Check check(const Match& match, Seat seat, const GrantModifier& command);
Events apply(Match& match, const GrantModifier& command);

// It has that much.
Paid pay(Match& match, const std::string& character, int cost);

}  // namespace rules::edged_coins
