#include "game/remote/sealing.h"

namespace remote {
namespace {

// See signed_text.h: none of these can pass for another.
constexpr std::string_view kSeal = "coinwars-remote/1 seal ", kHidden = "coinwars-remote/1 hidden ",
                           kNonce = "coinwars-remote/1 nonce ";

// The secret nonce keeps anyone from trying commands until one fits.
Key hash_of(const Key& table, int seat, std::size_t n, const Json& command, const Key& nonce) {
    return net::to_hex(net::hash(std::string(kHidden).append(Json{table, seat, n, command, nonce}.dump())));
}

Json json_of(const Seal& seal) {
    Json hashes = Json::array();
    for (const Key& hash : seal.hashes) hashes.push_back(std::string(hash));
    return {seal.person.number, seal.seat.number, std::move(hashes)};
}

Round begun_by(const std::vector<Seal>& seals) { return {seals, std::vector<std::size_t>(seals.size())}; }

// The start of the round that these steps end within; `steps` if they end outside one.
std::size_t begin_of_round(const Ledger& ledger, std::size_t steps) {
    for (std::size_t i = steps; i-- > 0 && ledger.steps[i].opening;)
        if (!ledger.steps[i].seals.empty()) return i;
    return steps;
}

}  // namespace

bool Round::over() const {
    for (std::size_t i = 0; i < seals.size(); ++i)
        if (opened[i] < seals[i].hashes.size()) return false;
    return true;
}

std::optional<std::size_t> Round::find(int seat) const {
    const auto found = find_seat(seals, seat);
    if (found == seals.end()) return std::nullopt;
    return static_cast<std::size_t>(found - seals.begin());
}

Round round_after(const Ledger& ledger, std::size_t steps) {
    const std::size_t begin = begin_of_round(ledger, steps);
    if (begin == steps) return {};
    Round round = begun_by(ledger.steps[begin].seals);
    for (std::size_t i = begin; i < steps; ++i)
        if (const auto place = round.find(ledger.steps[i].opening->seat)) ++round.opened[*place];
    return round.over() ? Round{} : round;
}

Round round_of(const Ledger& ledger, std::size_t steps, const Step& step) {
    Round round = round_after(ledger, steps);
    return round.seals.empty() ? begun_by(step.seals) : round;
}

std::size_t before_round(const Ledger& ledger, std::size_t steps) {
    if (steps > ledger.steps.size() || round_after(ledger, steps).seals.empty()) return steps;
    return begin_of_round(ledger, steps);
}

Opening opening_of(const Secret& secret, std::size_t n) {
    return {secret.seat, net::to_hex(net::hash(std::string(kNonce).append(secret.key).append(std::to_string(n))))};
}

Seal seal_of(const Ledger& ledger, const Secret& secret) {
    Seal seal{ledger.me, secret.seat, {}, {}};
    for (std::size_t n = 0; n < secret.commands.size(); ++n)
        seal.hashes.push_back(hash_of(ledger.table, secret.seat, n, secret.commands[n], opening_of(secret, n).nonce));
    return seal;
}

std::string seal_text(const Key& table, int revision, const Seal& seal) {
    return std::string(kSeal).append(Json{table, revision, json_of(seal)}.dump());
}

std::string opening_text(const std::optional<Opening>& opening, const std::vector<Seal>& seals) {
    if (!opening) return {};
    Json all = Json::array();
    for (const Seal& seal : seals) all.push_back(json_of(seal));
    return Json{opening->seat.number, std::string(opening->nonce), std::move(all)}.dump();
}

bool is_complete(const std::vector<Seal>& seals, const Game& game) {
    std::vector<int> seats;
    for (const Seal& seal : seals) seats.push_back(seal.seat);
    return !seats.empty() && game.seats_to_commit(seats).empty();
}

bool holds_seals(const Ledger& ledger, const std::vector<Seal>& seals, int revision, const Game& game) {
    std::vector<int> seats;
    for (const Seal& seal : seals) {
        const std::vector<int> due = game.seats_to_commit(seats);
        if (std::ranges::find(due, seal.seat.number) == due.end() || seal.hashes.empty()) return false;
        if (!ledger.sits(seal.person, seal.seat)) return false;
        const Person& person = ledger.person(seal.person);
        const auto key = net::from_hex(person.key), proof = net::from_hex(seal.proof);
        if (!key || !proof || !net::is_signed_by(*key, seal_text(ledger.table, revision, seal), *proof)) return false;
        seats.push_back(seal.seat);
    }
    return true;
}

bool holds_opening(const Ledger& ledger, const Round& round, const Step& step, const Game& game,
                   const Proposal& proposal) {
    const auto seat = proposal.seals();
    if (round.seals.empty() || !seat) return round.seals.empty() && !seat && !step.opening;
    if (!step.opening || step.opening->seat != *seat) return false;
    const auto place = round.find(*seat);
    if (!place) return false;
    const bool begins = std::ranges::all_of(round.opened, [](std::size_t count) { return count == 0; });
    if (begins == step.seals.empty()) return false;
    if (begins && !(is_complete(round.seals, game) && holds_seals(ledger, round.seals, step.revision, game)))
        return false;
    const Seal& seal = round.seals[*place];
    const std::size_t n = round.opened[*place];
    return seal.person == step.person && n < seal.hashes.size() &&
           seal.hashes[n] == hash_of(ledger.table, *seat, n, step.command, step.opening->nonce);
}

}  // namespace remote
