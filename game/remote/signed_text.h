#pragma once
// The texts that people at a table sign. Each begins with its kind, so that none can pass for another, and names its
// place in the order, so that a signature is valid only after its own history.

#include <string>
#include <string_view>
#include <vector>

#include "engine/net/secret.h"
#include "game/remote/ledger.h"

namespace remote {

// Running hashes: of a table and its start; and of everything up to and including a step, as it is sent.
net::Bytes first_sum(const Key& table, const rules::Record& record);
net::Bytes sum_after(const net::Bytes& before, const Step& step);
// The sums before the first step, after it, ... after the ledger's last.
std::vector<net::Bytes> sums_of(const Ledger& ledger, const rules::Record& record);

// A place in the order.
struct Place {
    Key table{};
    int revision = 0;  // the revision that results
    net::Bytes sum{};  // of everything before it
};

// Our chain of links for a table; and the text of its promise, which ties it to our name.
net::HashChain chain_of(const net::SigningKey& key, const Key& table, const Key& salt);
std::string promise_text(const Ledger& ledger, const Key& promise, const PersonName& name);
// A command someone asks for. `more`: the text of an opening (sealing.h) or a claim (claim.h).
std::string asked_text(const Place& place, const Json& command, const std::string& more = {});
// A throw and its givers; and a link given for it.
std::string fix_text(const Place& place, const Step& step, const std::string& more = {});
std::string given_text(const std::string& fix);

net::Bytes bytes_of(const std::string& hex);  // empty if it is not valid hex
bool is_signed(const Person& person, const std::string& text, const Proof& proof);
bool holds_promise(const Ledger& ledger, const Person& person);

// Hexadecimal digits of each sum.
inline constexpr std::size_t kDigest = 8;
// The beginnings of all sums but the first: those of two tables are equal for as many steps as their games are.
std::string digests_of(const std::vector<net::Bytes>& sums);
std::string digests_of(const Ledger& ledger, const rules::Record& record);
std::size_t common_steps(std::string_view a, std::string_view b);

}  // namespace remote
