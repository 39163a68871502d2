#pragma once
// What commands and events both write.

#include "game/kit/json.h"
#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

Json called_json(const SetOption& option);
Json called_json(const StartChallenge& call);
Json called_json(const StartCompetition& call);
Json called_json(const WinRound& success);

}  // namespace rules::card_draw
