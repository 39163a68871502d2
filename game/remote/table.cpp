#include "game/remote/table.h"

#include <algorithm>

namespace remote {

bool Table::is_here(int person) const {
    return person >= 0 && person < static_cast<int>(here_.size()) && here_[static_cast<std::size_t>(person)] != 0;
}

std::optional<rules::Refusal> Table::ask(const Json& command) {
    if (!game_ || watches()) return rules::Refusal{"watches", "", words::say("You watch this table.")};
    if (auto refusal = not_now()) return refusal;
    if (waits()) return rules::Refusal{"waits", "", words::say("What you did before is still on its way.")};
    if (auto refusal = check_form(*game_, command)) return refusal;
    if (const auto seat = game_->speaks(command); seat && !mine(*seat))
        return rules::Refusal{"not_your_seat", "", words::say("That is for the other side to do.")};
    send_ask(command);
    return std::nullopt;
}

bool Table::may_go_back(std::size_t steps) const {
    return game_ && !watches() && !waits() && std::ranges::any_of(ledger_.person(me()).seats, [&](int seat) {
               return game_->may_go_back(steps, seat) != Game::Back::Never;
           });
}

std::optional<Json> Table::hand_of(int person) const {
    const auto found = std::ranges::find(hands_, person, &std::pair<int, Json>::first);
    if (found == hands_.end() || found->second.is_null()) return std::nullopt;
    return found->second;
}

void Table::take_chain() {
    chain_.emplace(net::hash(self_.key.seed() + ledger_.table), static_cast<std::size_t>(kChainLength));
}

Link Table::next_link() const {
    const int n = ledger_.last_link(me()) + 1;
    return {me(), n, net::to_hex(chain_->link(static_cast<std::size_t>(n)))};
}

std::optional<std::string> Table::carry_out(const Step& step) {
    if (step.revision != ledger_.revision + 1) return "revision";
    if (step.person >= static_cast<int>(ledger_.people.size()) || !holds_proof(ledger_, step)) return "proof";
    if (!holds_links(step)) return "link";
    if (check_form(*game_, step.command)) return "refused";
    if (const auto seat = game_->speaks(step.command); seat && !ledger_.sits(step.person, *seat)) return "seat";
    if (game_->throws(step.command) == step.links.empty()) return "link";
    const std::size_t before = game_->steps();
    if (game_->submit(step.command, joint_seed(ledger_.table, step.revision, step.command, step.links)))
        return "refused";
    if (!step.hash.empty() && game_->hash() != step.hash) {
        game_->go_back(before);
        return "differs";
    }
    ledger_.revision = step.revision;
    ledger_.steps.push_back({step.revision, step.person, step.links, step.proof});
    ledger_.fixed.clear();
    game_->keep(ledger_);
    return std::nullopt;
}

// Of two people or, if dice are trusted, of one; or of nobody.
bool Table::holds_links(const Step& step) const {
    if (step.links.empty()) return true;
    if (!holds_number(ledger_, step.links)) return false;
    return std::ranges::all_of(
        step.links, [&](const Link& link) { return holds_link(ledger_, link, ledger_.last_link(link.person)); });
}

void Table::go_back(std::size_t steps) {
    if (steps >= ledger_.steps.size()) return;
    ledger_.steps.resize(steps);
    game_->go_back(steps);
    game_->keep(ledger_);
}

}  // namespace remote
