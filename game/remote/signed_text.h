#pragma once
// What somebody at a table signs. Each text begins with what it is, so that none can stand for another, and says for which
// place it is: a signature can be put behind no other history than its own.

#include <string>
#include <string_view>
#include <vector>

#include "engine/net/secret.h"
#include "game/remote/ledger.h"

namespace remote {

// The sum of a table and its start; and of all that there was at the table when a step has been done, the step as it is sent.
net::Bytes first_sum(const Key& table, const rules::Record& record);
net::Bytes sum_after(const net::Bytes& before, const Step& step);
// Of no step, of one, ... of all in the ledger.
std::vector<net::Bytes> sums_of(const Ledger& ledger, const rules::Record& record);

// Where in the order something shall stand.
struct Place {
    Key table{};
    int revision = 0;  // which it makes
    net::Bytes sum{};  // of all before it
};

// The chain of one's own links for a table; and the promise of it, so that nobody can be given another name or promise.
net::HashChain chain_of(const net::SigningKey& key, const Key& table, const Key& salt);
std::string promise_text(const Ledger& ledger, const Key& promise, const PersonName& name);
// A command that somebody asks for. `more`: of one that had been sealed (sealing.h), or a claim (claim.h).
std::string asked_text(const Place& place, const Json& command, const std::string& more = {});
// A throw and who gives links for it; and a link that is given for it.
std::string fix_text(const Place& place, const Step& step, const std::string& more = {});
std::string given_text(const std::string& fix);

net::Bytes bytes_of(const std::string& hex);  // none, if it is no such text
bool is_signed(const Person& person, const std::string& text, const Proof& proof);
bool holds_promise(const Ledger& ledger, const Person& person);

// Eight digits of each sum but the first: those of two tables are equal as far as their games are.
inline constexpr std::size_t kDigest = 8;
std::string digests_of(const std::vector<net::Bytes>& sums);
std::string digests_of(const Ledger& ledger, const rules::Record& record);
std::size_t common_steps(std::string_view a, std::string_view b);

}  // namespace remote
