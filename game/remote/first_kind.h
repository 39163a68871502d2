#pragma once
// Steps of the first protocol, in files that were kept then: who asked for a throw signed their own link with it, and a
// witness, somebody else, added theirs. No such signature covers the start, the names or what came before. They are still
// read and checked by what they say; nobody makes one any more, and none comes after one of today's.

#include <cstdint>
#include <string>

#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote::first_kind {

bool holds_promise(const Ledger& ledger, const Person& person);
// `more` as in asked_text.
bool holds_proof(const Ledger& ledger, const Step& step, const std::string& more);
bool holds_number(const Ledger& ledger, const Step& step);
std::uint64_t seed(const Key& table, const Step& step);
std::string claim_text(const Claim& claim);
// Whether the ledger begins with such a step.
bool is_in(const Ledger& ledger, const rules::Record& record);

}  // namespace remote::first_kind
