#include "game/remote/ledger.h"

#include <algorithm>

#include "game/kit/kind_of.h"
#include "game/remote/claim.h"
#include "game/remote/sealing.h"

namespace remote {
namespace {

// The texts that are signed begin with what they are, so that none can stand for another.
constexpr std::string_view kPromise = "coinwars-remote/1 promise ", kTrusted = "coinwars-remote/1 trusted ",
                           kAsked = "coinwars-remote/1 step ", kChance = "coinwars-remote/1 chance ";

net::Bytes bytes_of(const std::string& hex) { return net::from_hex(hex).value_or(""); }

bool is_signed(const Person& person, const std::string& text, const Proof& proof) {
    return net::is_signed_by(bytes_of(person.key), text, bytes_of(proof));
}

Json own_link(const Link* link) { return link ? Json{link->n.number, link->link} : Json(); }

}  // namespace

std::optional<int> Ledger::find(const Key& key) const {
    const auto found = std::ranges::find(people, key, &Person::key);
    if (found == people.end()) return std::nullopt;
    return static_cast<int>(found - people.begin());
}

int Ledger::holder(int seat) const {
    for (int who = 0; who < static_cast<int>(people.size()); ++who)
        if (sits(who, seat)) return who;
    return kNobody;
}

bool Ledger::sits(int who, int seat) const {
    if (who < 0 || who >= static_cast<int>(people.size())) return false;
    return std::ranges::find(person(who).seats, seat) != person(who).seats.end();
}

int Ledger::last_link(int who) const {
    int last = 0;
    for (const Signed& step : steps)
        for (const Link& link : step.links)
            if (link.person == who) last = std::max<int>(last, link.n);
    return last;
}

std::vector<Step> Ledger::steps_of(const rules::Record& record, std::size_t from) const {
    std::vector<Step> list;
    for (std::size_t i = from; i < steps.size(); ++i) {
        const Signed& each = steps[i];
        list.push_back({each.revision, each.person, record.steps[i].command, record.steps[i].hash, each.links,
                        each.proof, each.opening, each.seals, each.claim, each.alone});
    }
    return list;
}

Json to_json(const Ledger& ledger) { return rules::written(ledger); }

void follow(std::optional<Ledger>& kept, const Ledger& now) {
    if (!kept) kept.emplace();
    auto& steps = kept->steps;
    std::size_t same = kept->table == now.table ? std::min(steps.size(), now.steps.size()) : 0;
    while (same > 0 && !(steps[same - 1] == now.steps[same - 1])) --same;
    steps.resize(same);
    steps.insert(steps.end(), now.steps.begin() + static_cast<std::ptrdiff_t>(same), now.steps.end());
    static_cast<LedgerState&>(*kept) = now;
}

rules::About about_game(Json about, const std::optional<Ledger>& ledger) {
    rules::About all{std::move(about)};
    if (!ledger) return all;
    Ledger without_steps;
    static_cast<LedgerState&>(without_steps) = *ledger;
    all.json["remote"] = to_json(without_steps);
    all.key = "remote";
    all.owner = ledger->table;
    all.note = [&steps = ledger->steps](std::size_t step) {
        return step < steps.size() ? rules::written(steps[step]) : Json();
    };
    return all;
}

core::Result<Ledger, rules::Refusal> ledger_from(const Json& json) {
    return rules::reading([&] {
        const rules::Field field(json, "bad_argument");
        auto ledger = rules::read<Ledger>(field);
        const int people = static_cast<int>(ledger.people.size());
        const auto known = [&](int who) { return who >= 0 && who < people; };
        const auto sealed = [&](const Seal& seal) { return known(seal.person); };
        const auto sound = [&](const Signed& step) {
            return known(step.person) && std::ranges::all_of(step.seals, sealed) &&
                   std::ranges::all_of(step.links, [&](const Link& link) { return known(link.person); });
        };
        std::vector<int> taken;
        for (const Person& person : ledger.people)
            for (const int seat : person.seats) {
                if (std::ranges::find(taken, seat) != taken.end()) field.at("people").refuse("two have the same seat");
                taken.push_back(seat);
            }
        if (ledger.me != kNobody && !known(ledger.me)) field.at("me").refuse("nobody of that number sits there");
        if (!std::ranges::all_of(ledger.steps, sound)) field.at("steps").refuse("somebody unknown asked for a step");
        if (std::ranges::any_of(ledger.secrets, [](const Secret& one) { return one.commands.empty(); }))
            field.at("secrets").refuse("a secret without commands");
        if (!std::ranges::all_of(ledger.witness, known)) field.at("witness").refuse("nobody of that number sits there");
        if (!std::ranges::all_of(ledger.seals, sealed)) field.at("seals").refuse("somebody unknown has sealed");
        return ledger;
    });
}

std::string promise_text(const Ledger& ledger, const Key& promise) {
    return std::string(ledger.trusted ? kTrusted : kPromise).append(ledger.table).append(" ").append(promise);
}

std::string asked_text(const Key& table, int revision, const Json& command, const Link* link,
                       const std::string& opening) {
    return std::string(kAsked).append(Json{table, revision, command, own_link(link)}.dump()).append(opening);
}

std::uint64_t joint_seed(const Key& table, int revision, const Json& command, const std::vector<Link>& links) {
    std::string text = std::string(kChance).append(Json{table, revision, command}.dump());
    for (const Link& link : links) text += link.link;
    const net::Bytes hash = net::hash(text);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | static_cast<unsigned char>(hash[i]);
    return seed;
}

bool holds_promise(const Ledger& ledger, const Person& person) {
    return is_signed(person, promise_text(ledger, person.promise), person.promise_proof);
}

bool holds_proof(const Ledger& ledger, const Step& step, const std::string& opening) {
    const Link* link = step.links.empty() ? nullptr : &step.links.front();
    if (link && link->person != step.person) return false;
    return is_signed(ledger.person(step.person),
                     asked_text(ledger.table, step.revision, step.command, link, opening + claim_text(step.claim)),
                     step.proof);
}

bool holds_link(const Ledger& ledger, const Link& link, int before) {
    if (link.person >= static_cast<int>(ledger.people.size()) || link.n != before + 1) return false;
    const Person& person = ledger.person(link.person);
    return !person.promise.empty() &&
           net::is_link(bytes_of(link.link), static_cast<std::size_t>(link.n.number), bytes_of(person.promise));
}

bool holds_number(const Ledger& ledger, const rules::List<Link, 2>& links) {
    if (links.size() == 1) return ledger.trusted;
    return links.size() == 2 && links[0].person != links[1].person;
}

bool holds_fixed(const Ledger& ledger, const Step& step) {
    return step.links.size() == 1 && step.person < static_cast<int>(ledger.people.size()) &&
           holds_proof(ledger, step) && holds_link(ledger, step.links.front(), ledger.last_link(step.person));
}

std::optional<std::string> wrong_seat(const Ledger& ledger, const Step& step, std::size_t number, int before,
                                      Game& game, const Proposal& proposal) {
    if (step.alone) {
        const auto first = ledger.steps.begin();
        const bool all = std::all_of(first, first + static_cast<std::ptrdiff_t>(number),
                                     [](const Signed& each) { return each.alone; });
        const bool sound = all && step.person == 0 && step.links.empty() && !step.claim && !step.opening;
        return sound ? std::nullopt : std::optional<std::string>("seat");
    }
    if (step.claim)
        return holds_claim(ledger, step, before, game, proposal) ? std::nullopt : std::optional<std::string>("claim");
    const auto seat = proposal.actor_of();
    return seat && !ledger.sits(step.person, *seat) ? std::optional<std::string>("seat") : std::nullopt;
}

std::string digests_of(const Ledger& ledger, const rules::Record& record) {
    std::string digests;
    net::Bytes sum;
    for (std::size_t i = 0; i < ledger.steps.size(); ++i) {
        const auto& step = record.steps[i];
        const Signed& by = ledger.steps[i];
        sum = net::hash(sum + step.command.dump() + step.hash + std::to_string(by.person) +
                        (by.opening ? std::string(by.opening->nonce) : std::string()));
        digests += net::to_hex(sum).substr(0, kDigest);
    }
    return digests;
}

std::size_t common_steps(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    while ((count + 1) * kDigest <= std::min(a.size(), b.size()) &&
           a.substr(count * kDigest, kDigest) == b.substr(count * kDigest, kDigest))
        ++count;
    return count;
}

namespace {

// The code of what does not hold in this step, the `number`-th, which `game` comes to next. `last`: the last link of each
// person; `before`: the last revision.
std::optional<std::string> bent(const Ledger& ledger, const Step& step, std::size_t number, int before,
                                std::vector<int>& last, Game& game) {
    const Round round = round_of(ledger, number, step);
    if (!holds_proof(ledger, step, opening_text(step.opening, round.seals))) return "proof";
    if (step.revision <= before) return "order";
    if (!step.links.empty() && !holds_number(ledger, step.links)) return "link";
    for (const Link& link : step.links) {
        int& before_it = last[static_cast<std::size_t>(link.person.number)];
        if (!holds_link(ledger, link, before_it)) return "link";
        before_it = link.n;
    }
    const auto proposal = proposed(game, step.command);
    if (!proposal) return "refused";
    const int known = last[static_cast<std::size_t>(step.person.number)];
    if (auto code = wrong_seat(ledger, step, number, known, game, **proposal)) return code;
    if (!holds_opening(ledger, round, step, game, **proposal)) return "seal";
    if ((*proposal)->throws() == step.links.empty()) return "link";
    if ((*proposal)->submit(joint_seed(ledger.table, step.revision, step.command, step.links))) return "refused";
    if (game.hash() != step.hash) return "chance";
    return std::nullopt;
}

}  // namespace

std::optional<Violation> first_violation(const Ledger& ledger, const rules::Record& record, Game& game) {
    for (const Person& person : ledger.people)
        if (!person.promise.empty() && !holds_promise(ledger, person)) return Violation{0, "promise"};
    if (ledger.steps.size() != record.steps.size())
        return Violation{std::min(ledger.steps.size(), record.steps.size()), "proof"};
    std::vector<int> last(ledger.people.size());
    const std::vector<Step> steps = ledger.steps_of(record, 0);
    int before = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (auto code = bent(ledger, steps[i], i, before, last, game)) return Violation{i, *code};
        before = steps[i].revision;
    }
    const rules::Record again = game.record();
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (again.steps[i].hand != record.steps[i].hand) return Violation{i, "chance"};
    return std::nullopt;
}

}  // namespace remote
