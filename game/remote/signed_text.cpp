#include "game/remote/signed_text.h"

#include <algorithm>

#include "game/kit/kind_of.h"
#include "game/remote/first_kind.h"

namespace remote {
namespace {

constexpr std::string_view kPromise = "coinwars-remote/2 promise ", kTrusted = "coinwars-remote/2 trusted ",
                           kAsked = "coinwars-remote/2 step ", kFixed = "coinwars-remote/2 fixed ",
                           kGiven = "coinwars-remote/2 given ", kStart = "coinwars-remote/2 start ";

std::string with(std::string_view what, const Json& of) { return std::string(what).append(of.dump()); }

}  // namespace

net::Bytes first_sum(const Key& table, const rules::Record& record) {
    return net::hash(with(kStart, Json{std::string(table), record.game, record.start}));
}

net::Bytes sum_after(const net::Bytes& before, const Step& step) {
    return net::hash(before + rules::written(step).dump());
}

std::vector<net::Bytes> sums_of(const Ledger& ledger, const rules::Record& record) {
    std::vector<net::Bytes> sums{first_sum(ledger.table, record)};
    for (const Step& step : ledger.steps_of(record, 0)) sums.push_back(sum_after(sums.back(), step));
    return sums;
}

net::HashChain chain_of(const net::SigningKey& key, const Key& table, const Key& salt) {
    return net::HashChain(net::hash(key.seed() + table + salt), static_cast<std::size_t>(kChainLength));
}

std::string promise_text(const Ledger& ledger, const Key& promise, const PersonName& name) {
    return with(ledger.trusted ? kTrusted : kPromise,
                Json{std::string(ledger.table), std::string(promise), std::string(name)});
}

std::string asked_text(const Place& place, const Json& command, const std::string& more) {
    return with(kAsked, Json{std::string(place.table), place.revision, net::to_hex(place.sum), command}) + more;
}

std::string fix_text(const Place& place, const Step& step, const std::string& more) {
    Json givers = Json::array();
    for (const Giver& giver : step.fix->givers) givers.push_back(Json{giver.person.number, giver.n.number});
    return with(kFixed, Json{std::string(place.table), place.revision, net::to_hex(place.sum), step.command.json,
                             step.person.number, step.fix->orderer.number, std::move(givers)}) +
           more;
}

std::string given_text(const std::string& fix) { return std::string(kGiven) + fix; }

net::Bytes bytes_of(const std::string& hex) { return net::from_hex(hex).value_or(""); }

bool is_signed(const Person& person, const std::string& text, const Proof& proof) {
    return net::is_signed_by(bytes_of(person.key), text, bytes_of(proof));
}

bool holds_promise(const Ledger& ledger, const Person& person) {
    return is_signed(person, promise_text(ledger, person.promise, person.name), person.promise_proof) ||
           first_kind::holds_promise(ledger, person);
}

std::string digests_of(const std::vector<net::Bytes>& sums) {
    std::string digests;
    for (std::size_t i = 1; i < sums.size(); ++i) digests += net::to_hex(sums[i]).substr(0, kDigest);
    return digests;
}

std::string digests_of(const Ledger& ledger, const rules::Record& record) {
    return digests_of(sums_of(ledger, record));
}

std::size_t common_steps(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    while ((count + 1) * kDigest <= std::min(a.size(), b.size()) &&
           a.substr(count * kDigest, kDigest) == b.substr(count * kDigest, kDigest))
        ++count;
    return count;
}

}  // namespace remote
