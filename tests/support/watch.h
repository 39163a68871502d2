#pragma once
// Invariants of an honest player's machine, whatever it receives. Call before and after each attempt.

#include <doctest/doctest.h>

#include <map>

#include "game/remote/check.h"
#include "game/remote/order.h"
#include "game/remote/table.h"
#include "tests/support/plain_rounds.h"

namespace remote {

// Also keeps the data on the disk, from which the program restarts after a crash.
struct KeptRounds final : PlainRounds {
    using PlainRounds::PlainRounds;
    void keep(const Ledger& ledger) override {
        kept = ledger;
        on_disk = static_cast<const PlainRounds&>(*this);
    }
    Ledger kept{};
    std::optional<PlainRounds> on_disk{};
};

class Watch {
public:
    // Checks after an attempt that nothing forbidden has happened.
    void look(const Ledger& now, const PlainRounds& game) {
        CHECK(now.revision >= revision_);
        look_at_order(now);
        look_at_links(now);
        look_at_seals(now, game);
        before_ = now.steps;
        revision_ = now.revision;
    }
    // Checks that a link sent out was saved before, for its throw.
    void gave(const Link& link, const Ledger& kept) {
        const auto has = [&](const auto& step) { return std::ranges::find(step.links, link) != step.links.end(); };
        CHECK((std::ranges::any_of(kept.fixed, has) || std::ranges::any_of(kept.steps, has)));
        ++links_shown;
    }
    // Checks that a sealed command may be opened.
    void opened(const Ledger& kept, const PlainRounds& game) {
        const Round round = round_after(kept, kept.steps.size());
        if (round.seals.empty()) {
            CHECK(is_complete(kept.seals, game));
            CHECK(holds_seals(kept, kept.seals, kept.revision + 1, game));
            bound_ = kept.seals;
        } else {
            bound_ = round.seals;
        }
        ++openings;
    }
    // This player agrees to an undo.
    void consents(const Ledger& now) { consents_to(now.revision, now.consent_to); }
    int revision() const { return revision_; }
    void consents_to(int revision, int keep) {
        agreed_at_ = revision;
        agreed_to_ = keep;
    }
    // This player's machine was away for long while something waited for it.
    void slept(const Ledger& now) { slept_at_ = now.revision; }

    int links_shown = 0, openings = 0, thrown = 0, dropped = 0, claimed = 0;

private:
    void look_at_order(const Ledger& now) {
        std::size_t common = 0;
        while (common < std::min(before_.size(), now.steps.size()) && before_[common] == now.steps[common]) ++common;
        const auto of_throw = [](const Signed& step) { return !step.links.empty() || step.claim; };
        const bool agreed = agreed_at_ == revision_ && static_cast<int>(common) >= agreed_to_;
        for (std::size_t i = common; i < before_.size(); ++i) {
            CHECK_FALSE(of_throw(before_[i]));
            const bool theirs = before_[i].person != now.me && before_[i].person == before_[common].person;
            CHECK((agreed || (theirs && !before_[i].opening)));
            ++dropped;
        }
        if (common < before_.size()) bound_.clear();
        int last = common > 0 ? now.steps[common - 1].revision.number : 0;
        for (std::size_t i = common; i < now.steps.size(); ++i) {
            const Signed& step = now.steps[i];
            CHECK(step.revision > last);
            last = step.revision;
            thrown += step.links.empty() ? 0 : 1;
            CHECK_FALSE((step.alone && i > 0 && !now.steps[i - 1].alone));
            if (!step.claim || step.person == now.me) continue;
            CHECK(slept_at_ == revision_);
            ++claimed;
        }
    }
    // A throw for which a link was revealed must be done, waiting or claimed; no link may serve two throws.
    void look_at_links(const Ledger& now) {
        for (const Step& step : now.fixed) learn(now, step.fix, step.links);
        for (const Signed& step : now.steps) learn(now, step.fix, step.links);
        for (const auto& each : shown_) {
            const Fix& fix = each.second;
            const auto done = [&fix](const Signed& step) {
                return step.fix == fix || (step.claim && step.claim->fix == fix);
            };
            const bool waits = !now.fixed.empty() && now.fixed.front().fix == fix;
            CHECK((waits || std::ranges::any_of(now.steps, done)));
        }
    }
    void learn(const Ledger& now, const std::optional<Fix>& fix, const std::vector<Link>& links) {
        for (const Link& link : links)
            if (link.person == now.me) CHECK(shown_.try_emplace(link.n, *fix).first->second == *fix);
    }
    // Once this player has opened a seal, nobody else is free to change theirs.
    void look_at_seals(const Ledger& now, const PlainRounds& game) {
        if (bound_.empty()) return;
        if (agreed_at_ == revision_ && now.revision > revision_ && now.steps.size() <= before_.size()) bound_.clear();
        for (const Signed& step : now.steps)
            if (std::vector<Seal>(step.seals) == bound_) return;
        CHECK((bound_.empty() || (std::vector<Seal>(now.seals) == bound_ && is_complete(now.seals, game))));
    }

    std::vector<Signed> before_;
    int revision_ = 0, agreed_at_ = -1, agreed_to_ = 0, slept_at_ = -1;
    std::map<int, Fix> shown_;
    std::vector<Seal> bound_;
};

}  // namespace remote
