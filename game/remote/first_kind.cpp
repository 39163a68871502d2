#include "game/remote/first_kind.h"

#include "game/remote/chance.h"
#include "game/remote/check.h"
#include "game/remote/signed_text.h"

namespace remote::first_kind {
namespace {

constexpr std::string_view kPromise = "coinwars-remote/1 promise ", kTrusted = "coinwars-remote/1 trusted ",
                           kAsked = "coinwars-remote/1 step ", kChance = "coinwars-remote/1 chance ";

}  // namespace

bool holds_promise(const Ledger& ledger, const Person& person) {
    const std::string text =
        std::string(ledger.trusted ? kTrusted : kPromise).append(ledger.table).append(" ").append(person.promise);
    return is_signed(person, text, person.promise_proof);
}

bool holds_proof(const Ledger& ledger, const Step& step, const std::string& more) {
    if (!step.links.empty() && step.links.front().person != step.person) return false;
    const Json link =
        step.links.empty() ? Json() : Json{step.links.front().n.number, std::string(step.links.front().link)};
    const std::string text =
        std::string(kAsked)
            .append(Json{std::string(ledger.table), step.revision.number, step.command.json, link}.dump())
            .append(more);
    return is_signed(ledger.person(step.person), text, step.proof);
}

bool holds_number(const Ledger& ledger, const Step& step) {
    if (step.links.size() == 1) return ledger.trusted;
    return step.links.size() == 2 && step.links[0].person != step.links[1].person;
}

std::uint64_t seed(const Key& table, const Step& step) {
    std::string text =
        std::string(kChance).append(Json{std::string(table), step.revision.number, step.command.json}.dump());
    for (const Link& link : step.links) text += link.link;
    return seed_of(text);
}

std::string claim_text(const Claim& claim) {
    return Json{"claim", claim.command.json, claim.link->n.number, std::string(claim.link->link)}.dump();
}

bool is_in(const Ledger& ledger, const rules::Record& record) {
    if (ledger.steps.empty()) return false;
    const Step first = ledger.steps_of(record, 0).front();
    return holds_proof(ledger, first, more_of(first, round_of(ledger, 0, first)));
}

}  // namespace remote::first_kind
