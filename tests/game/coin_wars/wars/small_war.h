#pragma once
// A war of three shipped battles for tests: Two lines, then Leuctra or Two lines again.

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/session/game_session.h"

namespace tests {

namespace war = rules::war;
using WarSession = rules::GameSession<war::War>;

const battles::Library& library();
// In the form of its file.
rules::Json small_war();
// Its faults, each as one sentence; "holds" if there are none.
std::string faults_of(const rules::Json& file);
// The match at its start; the file must be valid.
war::Match begun(const rules::Json& file);

// Submits the command; returns the code of the refusal, or an empty text.
std::string done(WarSession& session, const war::Command& command);
// Both lines are final as they are.
void stand(WarSession& session);

}  // namespace tests
