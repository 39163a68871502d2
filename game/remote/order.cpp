#include "game/remote/order.h"

#include <algorithm>
#include <span>

#include "game/remote/chance.h"
#include "game/remote/claim.h"
#include "game/remote/sealing.h"

namespace remote {
namespace {

std::span<const Signed> after(const Ledger& ledger, std::size_t keep) {
    return std::span<const Signed>(ledger.steps).subspan(std::min(keep, ledger.steps.size()));
}

bool has_own_seals(const Ledger& ledger, const Step& step) {
    return std::ranges::all_of(step.seals, [&](const Seal& seal) {
        const auto secret = find_seat(ledger.secrets, seal.seat);
        return secret == ledger.secrets.end() || seal_of(ledger, *secret).hashes == seal.hashes;
    });
}

// true if another player may undo it without asking.
bool is_free_for_others(const Ledger& ledger, const Game& game, std::size_t step) {
    for (int who = 0; who < static_cast<int>(ledger.people.size()); ++who)
        for (const int seat : ledger.person(who).seats)
            if (who != ledger.me && game.may_undo(step, seat) == Game::Back::Freely) return true;
    return false;
}

}  // namespace

std::optional<std::string> may_come(const Ledger& ledger, const Game& game, const Step& step) {
    if (!ledger.fixed.empty() && !is_same_throw(step.claim ? claimed_throw(step) : step, ledger.fixed.front()))
        return "bent";
    // The host decides which seals a watcher learns of.
    if (ledger.me != kNobody && is_complete(ledger.seals, game) && step.seals != ledger.seals) return "bent";
    if (!has_own_seals(ledger, step)) return "bent";
    return std::nullopt;
}

std::optional<std::string> may_go_back_to(const Ledger& ledger, const Game& game, std::size_t keep, int revision) {
    if (keep > ledger.steps.size()) return "malformed";
    if (revision <= ledger.revision) return "revision";
    if (!ledger.fixed.empty()) return "bent";
    if (ledger.me == kNobody) return std::nullopt;
    if (undoes_throw(ledger, keep)) return "bent";
    // After an absence, several goings back look like one: first as far as we consented, then each step by its player.
    const std::size_t steps = ledger.steps.size();
    const bool consented = has_consented(ledger);
    if (!consented && is_opening(ledger, game)) return "bent";
    for (std::size_t i = consented ? std::min(steps, static_cast<std::size_t>(ledger.consent_to.number)) : steps;
         i-- > keep;)
        if (ledger.steps[i].opening || !is_free_for_others(ledger, game, i)) return "bent";
    return std::nullopt;
}

bool has_consented(const Ledger& ledger) { return ledger.consent == ledger.revision + 1; }

bool undoes_throw(const Ledger& ledger, std::size_t keep) {
    return std::ranges::any_of(after(ledger, keep),
                               [](const Signed& step) { return !step.links.empty() || step.claim; });
}

bool is_opening(const Ledger& ledger, const Game& game) {
    return !round_after(ledger, ledger.steps.size()).seals.empty() || is_complete(ledger.seals, game);
}

}  // namespace remote
