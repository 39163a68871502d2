#pragma once
// The parts of a throw. First it is fixed: the command, its place in the order, and whose hash-chain links go into it.
// The host (by file: the asker) signs that, and only then does anyone reveal a link, signed for this throw alone. From
// then on this throw comes next or nothing does (order.h): nobody who knows the outcome can still influence it, and a
// player who does not continue owes a link.

#include <cstdint>
#include <string>
#include <vector>

#include "game/remote/ledger.h"
#include "game/remote/signed_text.h"

namespace remote {

// The number of the last link that each person has given in the first `steps` steps; 0: none.
std::vector<int> last_links(const Ledger& ledger, std::size_t steps);
// True if the link belongs to the promised chain and directly follows `last`. Nobody may skip one: choosing among links
// would be choosing the result.
bool is_next_link(const Ledger& ledger, const Link& link, int last);

// The next link of each person, the first of whom asks for the throw; empty if someone's chain is used up.
std::vector<Giver> next_of(const std::vector<int>& people, const std::vector<int>& last);
// True if someone may have revealed a link: promises can no longer be replaced.
bool may_know_links(const Ledger& ledger);
const Giver* find_giver(const Fix& fix, int person);
// The people whose links are missing.
std::vector<int> missing(const Step& fixed);
bool has_given(const Step& fixed, int person);
// Inserts it in the order of the fix.
void add_link(Step& fixed, Link link);

// True if the fix is signed and has enough givers; `text` is its fix_text.
bool holds_fix(const Ledger& ledger, const Step& step, const std::string& text, const std::vector<int>& last);
// True if the fix asks for this link and the link was given for it.
bool holds_given(const Ledger& ledger, const Fix& fix, const std::string& text, const Link& link);
bool holds_all_given(const Ledger& ledger, const Step& step, const std::string& text);
// The seed of everything thrown.
std::uint64_t joint_seed(const std::string& text, const rules::List<Link, kMaxPeople>& links);
std::uint64_t seed_of(const std::string& text);

// True if both are the same throw, regardless of links.
bool is_same_throw(const Step& a, const Step& b);

}  // namespace remote
