#include "game/remote/check.h"

#include <algorithm>

#include "game/remote/chance.h"
#include "game/remote/claim.h"
#include "game/remote/first_kind.h"

namespace remote {
namespace {

// Returns a code if the step's signer may not make it.
std::optional<std::string> wrong_seat(const Ledger& ledger, const Before& before, const Step& step, Game& game,
                                      const Proposal& proposal) {
    if (step.alone) {
        const auto first = ledger.steps.begin();
        const bool all = std::all_of(first, first + static_cast<std::ptrdiff_t>(before.steps),
                                     [](const Signed& each) { return each.alone; });
        const bool sound = all && step.person == 0 && step.links.empty() && !step.claim && !step.opening;
        return sound ? std::nullopt : std::optional<std::string>("seat");
    }
    if (step.claim)
        return holds_claim(ledger, before, step, game, proposal) ? std::nullopt : std::optional<std::string>("claim");
    const auto seat = proposal.actor_of();
    return seat && !ledger.sits(step.person, *seat) ? std::optional<std::string>("seat") : std::nullopt;
}

bool are_next_links(const Ledger& ledger, const Before& before, const Step& step) {
    return std::ranges::all_of(step.links, [&](const Link& link) {
        const auto at = static_cast<std::size_t>(link.person.number);
        return at < before.last.size() && is_next_link(ledger, link, before.last[at]);
    });
}

}  // namespace

std::string more_of(const Step& step, const Round& round) {
    return opening_text(step.opening, round.seals) + claim_text(step.claim);
}

core::Result<Asked, std::string> asked(const Ledger& ledger, const Before& before, const Step& step, Game& game) {
    const auto no = [](std::string code) { return core::failure(std::move(code)); };
    if (step.person >= static_cast<int>(ledger.people.size())) return no("proof");
    const Round round = round_of(ledger, before.steps, step);
    const Place place{ledger.table, step.revision, before.sum};
    const std::string more = more_of(step, round);
    Asked all;
    if (!is_signed(ledger.person(step.person), asked_text(place, step.command, more), step.proof)) {
        all.first_kind = before.first_kind && !step.fix && first_kind::holds_proof(ledger, step, more);
        if (!all.first_kind) return no("proof");
    }
    if (step.revision <= before.revision) return no("order");
    auto proposal = proposed(game, step.command);
    if (!proposal) return no("refused");
    all.proposal = std::move(*proposal);
    if (auto code = wrong_seat(ledger, before, step, game, *all.proposal)) return no(std::move(*code));
    if (!holds_opening(ledger, round, step, game, *all.proposal)) return no("seal");
    all.throws = all.proposal->throws();
    if (step.fix) all.fix_text = fix_text(place, step, more);
    return all;
}

std::optional<std::string> fault_of_fixed(const Ledger& ledger, const Before& before, const Step& step, Game& game) {
    const auto all = asked(ledger, before, step, game);
    if (!all) return all.error();
    if (!all->throws || step.claim || step.alone) return "link";
    if (all->first_kind) {
        const bool holds = step.links.size() == 1 && are_next_links(ledger, before, step);
        return holds ? std::nullopt : std::optional<std::string>("link");
    }
    if (!holds_fix(ledger, step, all->fix_text, before.last)) return "link";
    const auto holds = [&](const Link& link) { return holds_given(ledger, *step.fix, all->fix_text, link); };
    if (!std::ranges::all_of(step.links, holds)) return "link";
    return std::nullopt;
}

core::Result<Checked, std::string> checked(const Ledger& ledger, const Before& before, const Step& step, Game& game) {
    auto all = asked(ledger, before, step, game);
    if (!all) return core::failure(std::string(all.error()));
    Checked result{std::move(all->proposal), 0, all->first_kind};
    bool holds = !step.fix && step.links.empty();
    if (all->throws && all->first_kind) {
        holds = first_kind::holds_number(ledger, step) && are_next_links(ledger, before, step);
        result.seed = first_kind::seed(ledger.table, step);
    } else if (all->throws) {
        holds = holds_fix(ledger, step, all->fix_text, before.last) && holds_all_given(ledger, step, all->fix_text);
        result.seed = joint_seed(all->fix_text, step.links);
    }
    if (!holds) return core::failure(std::string("link"));
    return result;
}

std::optional<Violation> first_violation(const Ledger& ledger, const rules::Record& record, Game& game) {
    for (const Person& person : ledger.people)
        if (!person.promise.empty() && !holds_promise(ledger, person)) return Violation{0, "promise"};
    if (ledger.steps.size() != record.steps.size())
        return Violation{std::min(ledger.steps.size(), record.steps.size()), "proof"};
    Before before{0, 0, first_sum(ledger.table, record), std::vector<int>(ledger.people.size()), true};
    for (const Step& step : ledger.steps_of(record, 0)) {
        const auto all = checked(ledger, before, step, game);
        if (!all) return Violation{before.steps, all.error()};
        if (all->proposal->submit(all->seed)) return Violation{before.steps, "refused"};
        if (game.hash() != step.hash) return Violation{before.steps, "chance"};
        for (const Link& link : step.links) before.last[static_cast<std::size_t>(link.person.number)] = link.n;
        ++before.steps;
        before.revision = step.revision;
        before.sum = sum_after(before.sum, step);
        before.first_kind = all->first_kind;
    }
    const rules::Record again = game.record();
    for (std::size_t i = 0; i < record.steps.size(); ++i)
        if (again.steps[i].hand != record.steps[i].hand) return Violation{i, "chance"};
    if (!ledger.fixed.empty() && fault_of_fixed(ledger, before, ledger.fixed.front(), game))
        return Violation{before.steps, "fixed"};
    return std::nullopt;
}

}  // namespace remote
