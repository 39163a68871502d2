#pragma once
// One villain or two together: everything they can sign, for an honest player's table in its real state.

#include "game/remote/sealing.h"
#include "tests/support/hostile_table.h"
#include "tests/support/watch.h"

namespace remote {

class Villain {
public:
    // The seats are people; all but `honest` are villains.
    Villain(int seats, int honest, std::uint64_t seed) : random(seed), seats_(seats), honest_(honest) {
        for (int who = 0; who < seats; ++who) {
            selves_.push_back(kit::self_of(static_cast<char>('k' + who), "Mallory " + std::to_string(who)));
            chains_.emplace_back(net::Bytes(32, static_cast<char>('c' + who)), 40);
        }
    }

    int below(std::size_t count) { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); }
    bool once_in(std::size_t count) { return below(count) == 0; }
    const Self& self(int person) const { return selves_[static_cast<std::size_t>(person)]; }
    const net::HashChain& chain(int person) const { return chains_[static_cast<std::size_t>(person)]; }
    // Once in `count` times she misbehaves, unless she pretends to be honest.
    bool bends(std::size_t count) { return !feigns && once_in(count); }
    int someone() {
        const int who = below(static_cast<std::size_t>(seats_ - 1));
        return who < honest_ ? who : who + 1;
    }
    Proof signs(int person, const std::string& text) const { return signed_by(self(person), text); }

    // Looks at the table's state and the possible next steps.
    void see(const Ledger& ledger, const PlainRounds& game) {
        ledger_ = &ledger;
        game_ = &game;
        place = next_place(ledger, game);
    }
    const Ledger& ledger() const { return *ledger_; }
    const PlainRounds& game() const { return *game_; }
    Place place;

    Step asks(int person, const Json& command) const {
        return {place.revision, person, command, {}, {}, signs(person, asked_text(place, command))};
    }
    // Fixes a throw for these people.
    Step fixed(Step step, int orderer, const std::vector<int>& givers) {
        const std::vector<int> last = last_links(*ledger_, ledger_->steps.size());
        step.fix = Fix{orderer, {}, {}};
        for (const int who : givers) {
            const auto at = static_cast<std::size_t>(who);
            const int n = at < last.size() ? last[at] + 1 : 1;
            step.fix->givers.push_back({who, bends(20) ? n + below(3) : n});
        }
        step.fix->proof = signs(orderer, fix_text(place, step));
        return step;
    }
    // The asker and all others, or some of them.
    std::vector<int> givers(int asker) {
        std::vector<int> all{asker};
        for (int who = 0; who < seats_; ++who)
            if (who != asker && !bends(5)) all.push_back(who);
        return all;
    }
    Step throws(int orderer) {
        const int who = someone();
        return fixed(asks(who, PlainRounds::command("throw", who)), orderer, givers(who));
    }
    Link link(int person, const Step& step) const {
        const Giver* giver = find_giver(*step.fix, person);
        const int n = std::clamp(giver ? giver->n.number : 1, 1, 40);
        return {person, n, net::to_hex(chain(person).link(static_cast<std::size_t>(n))),
                signs(person, given_text(fix_text(place, step)))};
    }
    // Adds her links; the honest player's only as far as they are already known.
    Step with_links(Step step) {
        for (const Giver& giver : step.fix->givers)
            if (giver.person != honest_ && giver.person < seats_ && !has_given(step, giver.person))
                add_link(step, link(giver.person, step));
        return step;
    }
    // Adds the resulting state's hash.
    Step told(Step step) const {
        PlainRounds again = *game_;
        if (const auto proposal = proposed(again, step.command))
            (void)(*proposal)->submit(step.fix ? joint_seed(fix_text(place, step), step.links) : 0);
        step.hash = again.hash();
        return step;
    }
    Step claims(int person, const Step& fixed) const {
        Step step{place.revision, person, *game_->concession(honest_), {}, {}, {}};
        step.claim = claim_for(fixed);
        step.proof = signs(person, asked_text(place, step.command, claim_text(step.claim)));
        return told(step);
    }
    // Seals her bid for the next revision; usually another one each time.
    Seal seals(int person) {
        Secret& secret = secrets_.try_emplace(person).first->second;
        if (secret.commands.empty() || bends(3)) {
            secret = {person, net::to_hex(net::Bytes(32, static_cast<char>(below(256)))), {}};
            secret.commands.push_back(PlainRounds::command("bid", person, below(9)));
        }
        Seal seal = seal_of(as(person), secret);
        seal.proof = signs(person, seal_text(ledger_->table, place.revision, seal));
        return seal;
    }
    // Opens her last sealed bid.
    Step opens(int person, const std::vector<Seal>& seals) const {
        const auto found = secrets_.find(person);
        Step step{place.revision, person, PlainRounds::command("bid", person, 7), {}, {}, {}};
        if (found != secrets_.end()) step.command = found->second.commands.front();
        if (found != secrets_.end()) step.opening = opening_of(found->second, 0);
        if (round_after(*ledger_, ledger_->steps.size()).seals.empty()) step.seals = seals;
        const Round round = round_of(*ledger_, ledger_->steps.size(), step);
        step.proof = signs(person, asked_text(place, step.command, more_of(step, round)));
        return told(step);
    }
    Person person(int who, const Key& table) const {
        const Self& self = this->self(who);
        Person person{net::to_hex(self.key.name()), self.name, {who}, net::to_hex(chain(who).promise()), {}};
        person.promise_proof = signs(who, promise_at(table, person.promise, person.name));
        return person;
    }
    // Changes somebody's step in one place.
    Step bent(Step step) {
        switch (below(8)) {
            case 0:
                step.hash = std::string(16, '0');
                break;
            case 1:
                step.hash.clear();
                break;
            case 2:
                step.proof = ledger_->steps.empty() ? Proof() : ledger_->steps.back().proof;
                break;
            case 3:
                step.person = honest_;
                break;
            case 4:
                step.revision = step.revision + below(4);
                break;
            case 5:
                step.alone = true;
                break;
            case 6:
                step.command = PlainRounds::command("give up", honest_);
                break;
            default:
                step.links.clear();
                break;
        }
        return step;
    }

    core::Random random;
    bool feigns = false;

private:
    Ledger as(int person) const {
        Ledger one;
        one.table = ledger_->table;
        one.me = person;
        return one;
    }

    int seats_, honest_;
    std::vector<Self> selves_;
    std::vector<net::HashChain> chains_;
    std::map<int, Secret> secrets_;
    const Ledger* ledger_ = nullptr;
    const PlainRounds* game_ = nullptr;
};

// Returns the fault found in a saved game, or "".
inline std::string fault_in(const Ledger& ledger, const rules::Record& record, int seats) {
    PlainRounds again(seats);
    const auto bent = first_violation(ledger, record, again);
    return bent ? bent->code : "";
}

// Changes a saved game in one place after signing; the change must be found.
inline void finds_what_was_bent(const Ledger& kept, const rules::Record& played, Villain& villain) {
    const int seats = played.start["seats"].get<int>();
    CHECK(fault_in(kept, played, seats) == "");
    if (kept.steps.empty()) return;
    Ledger ledger = kept;
    rules::Record record = played;
    const auto at = static_cast<std::size_t>(villain.below(kept.steps.size()));
    Signed& step = ledger.steps[at];
    switch (villain.below(9)) {
        case 0:
            step.person = (step.person + 1) % static_cast<int>(kept.people.size());
            break;
        case 1:
            step.proof = villain.signs(0, "something else");
            break;
        case 2:
            record.steps[at].command["n"] = 77;
            break;
        case 3:
            record.steps[at].hash = std::string(16, '0');
            break;
        case 4:
            record.start["seats"] = seats + 1;
            break;
        case 5:
            ledger.table = net::to_hex(net::Bytes(16, 'x'));
            break;
        case 6:
            ledger.people.front().name = "Somebody";
            break;
        case 7:
            step.revision = step.revision + 1000;
            break;
        default:
            if (at + 1 == kept.steps.size()) return;  // nobody can prove that a step is the last
            ledger.steps.erase(ledger.steps.begin() + static_cast<std::ptrdiff_t>(at));
            record.steps.erase(record.steps.begin() + static_cast<std::ptrdiff_t>(at));
    }
    CHECK_FALSE(fault_in(ledger, record, seats).empty());
}

}  // namespace remote
