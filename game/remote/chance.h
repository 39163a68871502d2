#pragma once
// What a throw is made of. It is fixed first: what is thrown for, its place in the order, and who gives which of their links
// for it. Whoever keeps the order signs that (by file: who asks), and only then anybody shows a link, signed for this throw
// and no other. From then on this throw comes next or nothing does (order.h): so nobody can choose any more when they know
// what it will be, and who does not go on owes a link.

#include <cstdint>
#include <string>
#include <vector>

#include "game/remote/ledger.h"
#include "game/remote/signed_text.h"

namespace remote {

// The last link that each has given for a step, of so many; 0: none.
std::vector<int> last_links(const Ledger& ledger, std::size_t steps);
// Whether the link is of the promised chain and comes after `last`. Nobody may leave one out: who could choose among them
// could choose what is thrown.
bool is_next_link(const Ledger& ledger, const Link& link, int last);

// The links that these give next, the first of whom asks for the throw; none, if somebody's chain is at its end.
std::vector<Giver> next_of(const std::vector<int>& people, const std::vector<int>& last);
// Somebody may have shown a link: nobody may promise another chain any more.
bool may_know_links(const Ledger& ledger);
const Giver* find_giver(const Fix& fix, int person);
// Who has not given theirs yet.
std::vector<int> missing(const Step& fixed);
bool has_given(const Step& fixed, int person);
// In the order of the fix.
void add_link(Step& fixed, Link link);

// Whether the fix is signed, and of enough people; `text` is its fix_text.
bool holds_fix(const Ledger& ledger, const Step& step, const std::string& text, const std::vector<int>& last);
// Whether the link is one that the fix asks for, and given for it.
bool holds_given(const Ledger& ledger, const Fix& fix, const std::string& text, const Link& link);
bool holds_all_given(const Ledger& ledger, const Step& step, const std::string& text);
// All that is thrown follows from it.
std::uint64_t joint_seed(const std::string& text, const rules::List<Link, kMaxPeople>& links);
std::uint64_t seed_of(const std::string& text);

// The same throw, whatever links it has got.
bool is_same_throw(const Step& a, const Step& b);

}  // namespace remote
