// Whoever keeps to no rule says anything at any time, and knows its own links: the other goes on unharmed or leaves with a
// sentence, shows no link for two throws, and what it has kept holds.

#include <map>

#include "game/remote/notices.h"
#include "tests/support/hostile_table.h"
#include "tests/support/sanitized.h"

namespace remote {

namespace {

constexpr int kLives = kit::kSanitized ? 10 : 60, kSaid = 12;

// For which throw each link of somebody has been shown.
class Shown {
public:
    void add(const Link& link, const std::string& fix) {
        const auto [known, fresh] = throws_.try_emplace({link.person, link.n}, fix);
        CHECK((fresh || known->second == fix));
    }
    std::size_t count() const { return throws_.size(); }

private:
    std::map<std::pair<int, int>, std::string> throws_;
};

bool holds(const Ledger& ledger, const rules::Record& record) {
    Battle again = new_battle();
    return !first_violation(ledger, record, again);
}

// A host's next word, sensible or not.
Message word_of_host(HonestGuest& table, core::Random& random) {
    const auto below = [&](std::size_t count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    };
    const int revision = table.guest.ledger().revision + below(3);
    const Ask* ask = table.rogue->heard<Ask>();
    const Step bens = table.fixed(1, kToss, ask ? ask->proof : Proof());
    Step hers = table.need_of(kToss).step;
    if (below(4) == 0) hers.fix->givers[static_cast<std::size_t>(below(2))].n = 1 + below(3);
    hers.fix->proof = table.signed_by_host(fix_text(table.place(), hers));
    const auto& kept = table.guest.ledger().fixed;
    Step done = !kept.empty() ? kept.front() : below(2) == 0 ? bens : hers;
    add_link(done, table.hosts_link(done));
    if (const Give* give = table.rogue->heard<Give>(); give && !has_given(done, 1)) add_link(done, give->link);
    const Message words[] = {
        Need{bens},
        Need{hers},
        NextStep{table.told(done)},
        NextStep{table.step_of(0, below(2) == 0 ? kAgreeHeads : kFaces)},
        NextStep{table.step_of(1, kFaces)},
        Back{revision, below(5)},
        Steps{below(5), revision, {}},
        Offer{below(3), below(6)},
        Welcome{below(2), table.table, kit::small_battle(), Json::object(), "coin-wars", below(2) == 0},
        table.people,
        No{"late"},
        Want{below(4)},
    };
    return words[below(below(2) == 0 ? 3 : std::size(words))];
}

// The same of a guest.
Message word_of_guest(HonestHost& table, core::Random& random) {
    const auto below = [&](std::size_t count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    };
    const int revision = table.host.ledger().revision + below(3);
    Step own{table.place().revision, 1, kToss, {}, {}, table.ask_of(kToss).proof};
    own.fix = Fix{1, {{1, 1 + below(2)}, {0, 1 + below(2)}}, {}};
    own.fix->proof = signed_by(mallory(), fix_text(table.place(), own));
    const Need* need = table.rogue->heard<Need>();
    const Step& fixed = need ? need->step : own;
    const Message words[] = {
        table.ask_of(kToss),
        table.ask_of(below(2) == 0 ? kFaces : kAgreeTails),
        Need{own},
        Give{fixed.revision, table.link(fixed, 1 + below(2))},
        AskBack{revision, below(5)},
        Answer{revision, below(5), below(2) == 0},
        Steps{below(5), revision, {}},
    };
    return words[below(std::size(words))];
}

}  // namespace

TEST_CASE("A host that says anything at any time chooses nothing that its guest throws") {
    core::Random random(3);
    std::size_t shown = 0, thrown = 0;
    for (int life = 0; life < kLives; ++life) {
        HonestGuest table;
        table.to_the_toss();
        Shown links;
        if (life % 2 == 0) CHECK_FALSE(table.guest.ask(kToss));
        for (int i = 0; i < kSaid && table.guest.state() == Guest::State::Joined; ++i) {
            const auto fixed = table.guest.ledger().fixed;
            table.rogue->say(word_of_host(table, random));
            table.wait();
            // What was fixed is done, or it stands.
            const Ledger& now = table.guest.ledger();
            if (!fixed.empty() && now.steps.size() == 3) CHECK(is_same_throw(now.fixed.front(), fixed.front()));
            if (now.steps.size() == 3 && !now.fixed.empty() && table.rogue->heard<Give>())
                links.add(table.rogue->heard<Give>()->link, fix_text(table.place(), now.fixed.front()));
        }
        shown += links.count();
        thrown += table.guest.ledger().steps.size() == 4 ? 1 : 0;
        if (table.guest.state() == Guest::State::Refused)
            CHECK(words::english(notice_of(table.guest.why())) != table.guest.why());
        CHECK(holds(table.guest.ledger(), table.game.record()));
    }
    CHECK(shown > 5);
    CHECK(thrown > 0);
}

TEST_CASE("A guest that says anything at any time chooses nothing that its host throws") {
    core::Random random(4);
    std::size_t thrown = 0;
    for (int life = 0; life < kLives; ++life) {
        HonestHost table;
        table.to_the_toss();
        if (life % 2 == 0) CHECK_FALSE(table.host.ask(kToss));
        for (int i = 0; i < kSaid && !table.rogue->heard<Bye>(); ++i) {
            const auto fixed = table.host.ledger().fixed;
            table.rogue->say(word_of_guest(table, random));
            table.wait();
            const Ledger& now = table.host.ledger();
            if (fixed.empty()) continue;
            if (now.steps.size() == 3) CHECK(is_same_throw(now.fixed.front(), fixed.front()));
            if (now.steps.size() == 4) CHECK(now.steps.back().fix == fixed.front().fix);
        }
        thrown += table.host.ledger().steps.size() == 4 ? 1 : 0;
        CHECK(holds(table.host.ledger(), table.game.record()));
    }
    CHECK(thrown > 0);
}

}  // namespace remote
