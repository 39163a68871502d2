#pragma once
// A war of three battles that ship, for tests: Two lines, then Leuctra or Two lines again.

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/session/game_session.h"

namespace tests {

namespace war = rules::war;
using WarSession = rules::GameSession<war::War>;

const battles::Library& library();
// As its file would be.
rules::Json small_war();
// Its faults, each as one sentence; "holds" if there are none.
std::string faults_of(const rules::Json& file);
// The match at its beginning; the file must hold.
war::Match begun(const rules::Json& file);

// The code of the refusal; empty if it was done.
std::string done(WarSession& session, const war::Command& command);
// Both lines stand as they lie.
void stand(WarSession& session);

}  // namespace tests
