#include "game/remote/correspondence.h"

#include <algorithm>
#include <tuple>

namespace remote {
namespace {

// The longer of two lists, if it starts with the other one.
std::optional<std::vector<Person>> joined(const std::vector<Person>& a, const std::vector<Person>& b) {
    const auto& [fewer, more] = a.size() < b.size() ? std::tie(a, b) : std::tie(b, a);
    for (std::size_t who = 0; who < fewer.size(); ++who)
        if (fewer[who].key != more[who].key || fewer[who].seats != more[who].seats ||
            fewer[who].promise != more[who].promise)
            return std::nullopt;
    return more;
}

}  // namespace

std::optional<Ledger> seated(Ledger ledger, const Self& self, const std::vector<int>& seats) {
    // Nothing is sealed by file, and another player's secrets are not ours.
    ledger.seals.clear();
    ledger.secrets.clear();
    ledger.consent = 0;
    ledger.consent_to = 0;
    ledger.awake = ledger.away = 0;
    const Key key = net::to_hex(self.key.name());
    const auto known = ledger.find(key);
    const auto free = std::ranges::find_if(seats, [&](int seat) { return ledger.holder(seat) == kNobody; });
    if (!known && (free == seats.end() || ledger.people.size() >= static_cast<std::size_t>(kMaxPeople)))
        return std::nullopt;
    ledger.me = known ? *known : static_cast<int>(ledger.people.size());
    ledger.by_file = true;
    if (known) return ledger;
    const Key salt = net::to_hex(net::random_bytes(32));
    Person own{key, self.name, {}, net::to_hex(chain_of(self.key, ledger.table, salt).promise()), {}, salt};
    own.seats.push_back(*free);
    own.promise_proof = net::to_hex(self.key.sign(promise_text(ledger, own.promise, own.name)));
    ledger.people.push_back(std::move(own));
    return ledger;
}

core::Result<TurnLetter, std::string> letter_of(const Ledger& own, const rules::Record& had, const Ledger& theirs,
                                                const rules::Record& record) {
    const auto no = [](const char* code) { return core::failure(std::string(code)); };
    if (own.table != theirs.table) return no("other_table");
    if (had.start != record.start || own.trusted != theirs.trusted) return no("changed");
    auto people = joined(own.people, theirs.people);
    if (!people) return no("taken");
    const std::size_t common = common_steps(digests_of(own, had), digests_of(theirs, record));
    if (common < own.steps.size()) return no(common == theirs.steps.size() ? "older" : "fork");
    TurnLetter letter{std::move(*people), theirs.steps_of(record, common), {}};
    // No machine can measure how long a file was in transit, so no file may claim.
    if (std::ranges::any_of(letter.steps, [](const Step& step) { return step.claim || step.alone; })) return no("bent");
    if (!own.fixed.empty()) {
        if (letter.steps.empty()) return TurnLetter{};
        if (!is_same_throw(own.fixed.front(), letter.steps.front())) return no("bent");
    }
    if (theirs.fixed.empty() || theirs.fixed.front().person == own.me) return letter;
    letter.fixed = theirs.fixed.front();
    return letter;
}

Correspondence::Correspondence(Self self, Ledger ledger, Game& game, TurnLetter letter)
    : Table(std::move(self), std::move(ledger)), letter_(std::move(letter)) {
    take_game(game);
    ledger_.by_file = true;
    if (!letter_.people.empty()) ledger_.people.assign(letter_.people.begin(), letter_.people.end());
    Person& own = ledger_.people[static_cast<std::size_t>(me())];
    take_chain(own.salt);
    own.promise = net::to_hex(chain_->promise());
    own.promise_proof = signed_by_me(promise_text(ledger_, own.promise, own.name));
}

void Correspondence::next() {
    ++changes_;
    if (!letter_.steps.empty()) {
        const Step step = letter_.steps.front();
        letter_.steps.erase(letter_.steps.begin());
        ledger_.revision = std::max(0, step.revision - 1);
        const auto code = carry_out(step, From::File);
        if (!code) return;
        notices_.push_back(*code);
        letter_ = {};
    } else if (letter_.fixed) {
        bear_witness(*std::exchange(letter_.fixed, std::nullopt));
    }
}

// The throw is fixed, so knowing this link gives no advantage.
void Correspondence::bear_witness(Step step) {
    ledger_.revision = std::max(0, step.revision - 1);
    step.hash.clear();
    const int n = last_links(ledger_, ledger_.steps.size())[static_cast<std::size_t>(me())] + 1;
    if (!step.fix)  // of the first protocol
        step.links.push_back({me(), n, net::to_hex(chain_->link(static_cast<std::size_t>(n))), {}});
    else if (find_giver(*step.fix, me()) && !has_given(step, me()))
        add_link(step, own_link(step));
    if (const auto code = carry_out(step, From::Here)) notices_.push_back(*code);
}

int Correspondence::holder() const {
    if (!ledger_.fixed.empty()) return kNobody;
    std::vector<int> awaited;
    for (const int seat : {0, 1})
        if (game_->is_turn_of(seat)) awaited.push_back(ledger_.holder(seat));
    if (awaited.empty()) return kNobody;
    if (awaited.size() == 1) return awaited.front();
    return ledger_.steps.empty() ? 0 : static_cast<int>(ledger_.steps.back().person);
}

bool Correspondence::to_send() const {
    if (catching_up() || holder() == me()) return false;
    if (!ledger_.fixed.empty()) return ledger_.fixed.front().person == me();
    if (ledger_.steps.empty()) return false;
    const Signed& last = ledger_.steps.back();
    return last.person == me() ||
           std::ranges::any_of(last.links, [&](const Link& link) { return link.person == me(); });
}

std::optional<rules::Refusal> Correspondence::not_now() const {
    if (catching_up() || holder() == me()) return std::nullopt;
    return rules::Refusal{"not_your_turn", "",
                          words::say("It is the other side's turn: open the file that they send back.")};
}

std::optional<rules::Refusal> Correspondence::no_seals() const {
    return rules::Refusal{
        "sealed", "",
        words::say("Hidden set-up needs both players connected: keep the table open until both are ready.")};
}

void Correspondence::send_ask(const Json& command) {
    Step step = next_step(command);
    ++changes_;
    if (!proposed(*game_, command).value()->throws()) {
        if (const auto code = carry_out(step, From::Here)) notices_.push_back(*code);
        return;
    }
    // Nobody else can order anything before the file goes out, so our own link may go with it.
    const int other = only_other(ledger_);
    std::vector<int> givers{me()};  // and the person who opens the file
    if (!ledger_.trusted) givers.push_back(other == kNobody ? static_cast<int>(ledger_.people.size()) : other);
    step.fix = fix_for(step, givers);
    if (!step.fix) return notices_.push_back("chain");
    add_link(step, own_link(step));
    ledger_.fixed = {step};
    game_->keep(ledger_);
    if (!ledger_.trusted) return;
    if (const auto code = carry_out(step, From::Here)) notices_.push_back(*code);
}

bool Correspondence::may_go_back(std::size_t steps) const {
    if (waits() || steps >= ledger_.steps.size()) return false;
    const auto mine = [&](const Signed& step) { return step.person == me(); };
    if (!std::all_of(ledger_.steps.begin() + static_cast<std::ptrdiff_t>(steps), ledger_.steps.end(), mine))
        return false;
    return std::ranges::any_of(ledger_.person(me()).seats,
                               [&](int seat) { return game_->may_go_back(steps, seat) == Game::Back::Freely; });
}

void Correspondence::ask_back(std::size_t steps) {
    if (!may_go_back(steps)) return;
    go_back(steps);
    ++ledger_.revision;
    ++changes_;
    game_->keep(ledger_);
}

}  // namespace remote
