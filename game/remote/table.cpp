#include "game/remote/table.h"

#include <algorithm>

namespace remote {

bool Table::is_here(int person) const {
    return person >= 0 && person < static_cast<int>(here_.size()) && here_[static_cast<std::size_t>(person)] != 0;
}

bool Table::all_here() const {
    for (int who = 0; who < static_cast<int>(ledger_.people.size()); ++who)
        if (!ledger_.person(who).seats.empty() && who != me() && !is_here(who)) return false;
    return true;
}

void Table::count_thought(double seconds) {
    thought_.reset();
    game_->waited(seconds);
}

std::optional<rules::Refusal> Table::ask(const Json& command) {
    if (!game_ || watches()) return rules::Refusal{"watches", "", words::say("You are watching this table.")};
    if (auto refusal = not_now()) return refusal;
    if (waits()) return rules::Refusal{"waits", "", words::say("Your last action is still on its way.")};
    const auto proposal = proposed(*game_, command);
    if (!proposal) return proposal.error();
    if (const auto seat = (*proposal)->actor_of(); seat && !mine(*seat))
        return rules::Refusal{"not_your_seat", "", words::say("Only the other side can do that.")};
    if (const auto seat = (*proposal)->seals()) return seal(*seat, {command});
    if (auto refusal = sealed_first()) return refusal;
    const std::vector<int> last = last_links(ledger_, ledger_.steps.size());
    if ((*proposal)->throws() && std::ranges::any_of(last, [](int n) { return n >= kChainLength; }))
        return rules::Refusal{"chain", "", words::say("No more throws can be made at this table: host a new table.")};
    send_ask(command);
    return std::nullopt;
}

bool Table::is_sealed(const Json& command) const {
    const auto proposal = game_->propose(command);
    return proposal && (*proposal)->seals();
}

std::optional<rules::Refusal> Table::sealed_first() const {
    if (ledger_.seals.empty() && ledger_.secrets.empty() && round().seals.empty()) return std::nullopt;
    return rules::Refusal{"sealed", "", words::say("Anything sealed must be opened first.")};
}

std::optional<rules::Refusal> Table::seal(int seat, const std::vector<Json>& commands) {
    if (!game_ || watches() || !mine(seat))
        return rules::Refusal{"not_your_seat", "", words::say("Only the other side can do that.")};
    if (auto refusal = no_seals()) return refusal;
    if (!is_due(seat) || find_seat(ledger_.secrets, seat) != ledger_.secrets.end() || commands.empty() ||
        commands.size() > kMaxSealed)
        return sealed_first().value_or(rules::Refusal{"sealed", "", words::say("There is nothing to seal now.")});
    Secret secret{seat, net::to_hex(net::random_bytes(32)), {}};
    secret.commands.assign(commands.begin(), commands.end());
    ledger_.secrets.push_back(std::move(secret));
    game_->keep(ledger_);  // save first: a seal must be openable after a crash
    ++changes_;
    hand_in();
    return std::nullopt;
}

bool Table::is_due(int seat) const {
    std::vector<int> others;
    for (const Seal& each : ledger_.seals)
        if (each.seat != seat) others.push_back(each.seat);
    const std::vector<int> due = game_->seats_to_commit(others);
    return round().seals.empty() && std::ranges::find(due, seat) != due.end();
}

bool Table::has_sealed(int seat) const {
    // If its secret is lost, our own seal must be made anew.
    if (mine(seat)) return find_seat(ledger_.secrets, seat) != ledger_.secrets.end();
    return find_seat(ledger_.seals, seat) != ledger_.seals.end();
}

bool Table::owes_opening(int person) const {
    const Round now = game_ ? round() : Round{};
    for (std::size_t i = 0; i < now.seals.size(); ++i)
        if (now.seals[i].person == person && now.opened[i] < now.seals[i].hashes.size()) return true;
    return false;
}

bool Table::will_claim() const {
    const int other = only_other(ledger_);
    return owed_.seconds() > 0 && other != kNobody && !ledger_.trusted && !ledger_.fixed.empty() &&
           is_between(ledger_.fixed.front(), me(), other) && !ledger_.fixed.front().opening &&
           game_->concession(ledger_.person(other).seats.front()).has_value();
}

bool Table::may_claim() const { return owed_for() >= kClaimAfter && will_claim(); }

void Table::claim() {
    if (!may_claim()) return;
    Step step{ledger_.revision + 1, me(), {}, {}, {}, {}};
    step.command = *game_->concession(ledger_.person(only_other(ledger_)).seats.front());
    step.claim = claim_for(ledger_.fixed.front());
    step.proof = signed_by_me(asked_text(place_of(step), step.command, claim_text(step.claim)));
    ++changes_;
    owed_ = {};
    if (const auto code = carry_out(step, From::Here)) return notices_.push_back(*code);
    step.hash = game_->hash();
    has_claimed(step);
}

bool Table::may_go_back(std::size_t steps) const {
    if (!game_ || watches() || waits()) return false;
    if (!ledger_.seals.empty() || !round().seals.empty()) return true;
    return !undoes_throw(ledger_, steps) && std::ranges::any_of(ledger_.person(me()).seats, [&](int seat) {
        return game_->may_go_back(steps, seat) != Game::Back::Never;
    });
}

std::size_t Table::where_to_go(std::size_t steps) const {
    const bool sealed = !ledger_.seals.empty() || !round().seals.empty();
    return before_round(ledger_, sealed ? ledger_.steps.size() : steps);
}

std::size_t Table::give_consent(std::size_t steps) {
    const std::size_t keep = where_to_go(steps);
    ledger_.consent = ledger_.revision + 1;
    ledger_.consent_to = static_cast<int>(keep);
    game_->keep(ledger_);
    return keep;
}

std::optional<Json> Table::hand_of(int person) const {
    const auto found = std::ranges::find(hands_, person, &std::pair<int, Json>::first);
    if (found == hands_.end() || found->second.is_null()) return std::nullopt;
    return std::optional<Json>(std::in_place, found->second);
}

void Table::take_chain(const Key& salt) { chain_.emplace(chain_of(self_.key, ledger_.table, salt)); }

void Table::take_game(Game& game) {
    game_ = &game;
    sums_ = sums_of(ledger_, game.record());
}

Before Table::before(bool first_kind) const {
    const std::size_t steps = ledger_.steps.size();
    return {steps, ledger_.revision, sums_.back(), last_links(ledger_, steps), first_kind};
}

std::optional<Fix> Table::fix_for(const Step& step, const std::vector<int>& givers) const {
    Step fixed = step;
    fixed.fix = Fix{me(), next_of(givers, last_links(ledger_, ledger_.steps.size())), {}};
    if (fixed.fix->givers.empty()) return std::nullopt;
    fixed.fix->proof = signed_by_me(text_of(fixed));
    return fixed.fix;
}

std::string Table::text_of(const Step& fixed) const {
    return fix_text(place_of(fixed), fixed, more_of(fixed, round_of(ledger_, ledger_.steps.size(), fixed)));
}

Link Table::own_link(const Step& fixed) const {
    const int n = find_giver(*fixed.fix, me())->n;
    return {me(), n, net::to_hex(chain_->link(static_cast<std::size_t>(n))), signed_by_me(given_text(text_of(fixed)))};
}

bool Table::has_answered() const {
    return !ledger_.fixed.empty() && ledger_.fixed.front().fix && has_given(ledger_.fixed.front(), me());
}

void Table::follow_absence(double now, bool waits) {
    const double last = std::exchange(followed_, now);
    if (!waits) {
        ledger_.awake = ledger_.away = 0;
        return;
    }
    const int minute = minute_now();
    double away = 0;
    if (last >= 0 && now - last > kClaimAfter / 5) away = now - last;
    if (last < 0 && ledger_.awake > 0) away = 60.0 * (minute - ledger_.awake);
    if (away > ledger_.away) ledger_.away = static_cast<int>(std::min(away, 1e9));
    if (ledger_.awake == minute) return;
    ledger_.awake = minute;
    if (game_) game_->keep(ledger_);
}

bool Table::owes_claim(const Step& step) const {
    if (watches() || step.person == me()) return true;
    return (!ledger_.fixed.empty() || step.claim->person == me()) && ledger_.away >= kClaimAfter;
}

Seal Table::sealed_by_me(const Secret& secret) const {
    Seal seal = seal_of(ledger_, secret);
    seal.proof = signed_by_me(seal_text(ledger_.table, ledger_.revision + 1, seal));
    return seal;
}

Round Table::round() const {
    Round now = round_after(ledger_, ledger_.steps.size());
    if (!now.seals.empty() || !is_complete(ledger_.seals, *game_)) return now;
    return {ledger_.seals, std::vector<std::size_t>(ledger_.seals.size())};
}

std::optional<Json> Table::to_open() const {
    if (!game_ || ledger_.secrets.empty() || ledger_.revision == stuck_) return std::nullopt;
    const Round now = round();
    for (const Secret& secret : ledger_.secrets) {
        const auto place = now.find(secret.seat);
        if (!place || now.seals[*place].hashes != seal_of(ledger_, secret).hashes) continue;
        const std::size_t n = now.opened[*place];
        if (n < secret.commands.size() && proposed(*game_, secret.commands[n])) return secret.commands[n];
    }
    return std::nullopt;
}

Step Table::next_step(const Json& command) const {
    Step step{ledger_.revision + 1, me(), command, {}, {}, {}};
    const auto proposal = game_->propose(command).value();
    std::string opening;
    if (const auto seat = proposal->seals()) {
        const auto secret = find_seat(ledger_.secrets, *seat);
        const Round now = round();
        const auto place = now.find(*seat);
        if (secret != ledger_.secrets.end() && place) {
            step.opening = opening_of(*secret, now.opened[*place]);
            opening = opening_text(step.opening, now.seals);
            if (round_after(ledger_, ledger_.steps.size()).seals.empty()) step.seals = now.seals;
        }
    }
    step.proof = signed_by_me(asked_text(place_of(step), command, opening));
    return step;
}

std::optional<std::string> Table::carry_out(Step step, From from) {
    if (step.revision != ledger_.revision + 1) return "revision";
    if (step.hash.empty() && from != From::Here) return "differs";
    const auto all = checked(ledger_, before(from != From::Line), step, *game_);
    if (!all) return all.error();
    const std::size_t done = game_->steps();
    if (all->proposal->submit(all->seed)) return "refused";
    if (step.hash.empty()) step.hash = game_->hash();
    if (game_->hash() != step.hash) {
        game_->go_back(done);
        return "differs";
    }
    sums_.push_back(sum_after(sums_.back(), step));
    ledger_.revision = step.revision;
    ledger_.steps.push_back({step.revision, step.person, step.links, step.proof, step.fix, step.opening, step.seals,
                             step.claim, step.alone});
    ledger_.fixed.clear();
    ledger_.awake = ledger_.away = 0;
    ledger_.seals.clear();
    if (step.opening && round_after(ledger_, ledger_.steps.size()).seals.empty()) ledger_.secrets.clear();
    game_->keep(ledger_);
    return std::nullopt;
}

void Table::drop_seals() {
    ledger_.seals.clear();
    ledger_.secrets.clear();
}

void Table::go_back(std::size_t steps) {
    if (steps >= ledger_.steps.size()) return;
    ledger_.steps.resize(steps);
    sums_.resize(steps + 1);
    game_->go_back(steps);
    game_->keep(ledger_);
}

}  // namespace remote
