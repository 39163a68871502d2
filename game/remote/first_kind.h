#pragma once
// Steps of the first protocol, in files from that time: the asker of a throw signed their own link with it, and another
// person, the witness, added theirs. These signatures cover neither the start nor the names nor earlier steps. They are
// still read and checked for what they say, but no longer made, and none may follow a step of the current protocol.

#include <cstdint>
#include <string>

#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote::first_kind {

bool holds_promise(const Ledger& ledger, const Person& person);
// `more`: as in asked_text.
bool holds_proof(const Ledger& ledger, const Step& step, const std::string& more);
bool holds_number(const Ledger& ledger, const Step& step);
std::uint64_t seed(const Key& table, const Step& step);
std::string claim_text(const Claim& claim);
// True if the ledger begins with such a step.
bool is_in(const Ledger& ledger, const rules::Record& record);

}  // namespace remote::first_kind
