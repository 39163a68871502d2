// Malicious guests, alone or two together, send anything at any time and know their own links. The host continues
// unharmed; invalid messages are ignored or close the connection with a sentence: see watch.h.

#include <doctest/doctest.h>

#include "game/remote/notices.h"
#include "tests/support/attempts.h"
#include "tests/support/villain.h"

namespace remote {

namespace hostile_guests {

constexpr int kSaid = 150;            // messages in a life
constexpr std::size_t kLongest = 30;  // steps of a life

// Vera is an honest host; all guests are villains.
struct AttackedHost {
    AttackedHost(int all, std::uint64_t seed)
        : seats(all), villain(all, 0, seed), rogues(static_cast<std::size_t>(all)) {
        for (int seat = 1; seat < all; ++seat) free.push_back(seat);
        begin(Host::new_ledger(vera, {0}));
        for (int who = 1; who < all; ++who) come(who);
        see();
    }

    const Ledger& ledger() const { return host->ledger(); }
    void begin(const Ledger& ledger) {
        host = std::make_unique<Host>(vera, ledger, free, codes, *game, [this] { return exchange.take(); });
        poll();
    }
    std::unique_ptr<Rogue>& rogue(int who) { return rogues[static_cast<std::size_t>(who)]; }
    Hello hello_of(int who) {
        Hello hello = remote::hello_of(*rogue(who), villain.self(who));
        hello.table = ledger().table;
        hello.revision = ledger().revision;
        hello.digests = digests_of(ledger(), game->record());
        return hello;
    }
    bool knock(int who) {
        rogue(who) = std::make_unique<Rogue>(exchange.dial(), codes.seats, net::Channel::End::Guest);
        for (int i = 0; i < 5 && !rogue(who)->ready(); ++i) poll();
        return rogue(who)->ready();
    }
    void come(int who) {
        if (!knock(who)) return;
        say(who, hello_of(who));
        const Person person = villain.person(who, ledger().table);
        say(who, Promise{person.promise, person.promise_proof, {}});
        free.clear();
        for (int seat = 1; seat < seats; ++seat)
            if (ledger().holder(seat) == kNobody) free.push_back(seat);
    }
    void kill() {
        const Ledger kept = game->kept;
        auto again = std::make_unique<KeptRounds>(seats);
        if (game->on_disk) static_cast<PlainRounds&>(*again) = *game->on_disk;
        again->keep(kept);
        host.reset();
        game = std::move(again);
        begin(kept.people.empty() ? Host::new_ledger(vera, {0}) : kept);  // data that was never saved starts anew
    }
    void poll() {
        now += 0.05;
        host->poll(now);
        for (auto& each : rogues)
            if (each) each->poll();
    }
    void say(int who, const Message& message) {
        auto& line = rogue(who);
        if (line && line->ready() && !line->ended()) line->say(message);
        poll();
    }
    void see() {
        watch.look(ledger(), *game);
        villain.see(ledger(), *game);
    }
    // Checks what a villain was told when her connection was closed.
    void check_farewells() {
        for (auto& each : rogues) {
            const Bye* bye = each ? each->heard<Bye>() : nullptr;
            if (!bye || bye->why.empty()) continue;
            const std::string why = bye->why;
            CHECK_MESSAGE(words::english(notice_of(why)) != why, why);
            ++dropped_lines;
        }
    }

    int seats;
    tests::Exchange exchange{2, {.most_late = 0}};
    const Codes codes{new_code(), new_code()};
    Self vera = kit::self_of('v', "Vera");
    std::unique_ptr<KeptRounds> game = std::make_unique<KeptRounds>(seats);
    std::vector<int> free;
    Villain villain;
    std::vector<std::unique_ptr<Rogue>> rogues;  // by person; Vera has none
    std::unique_ptr<Host> host;
    Watch watch;
    double now = 0;
    int dropped_lines = 0;
};

// Vera's own actions.
void act(AttackedHost& table) {
    Villain& by = table.villain;
    Host& host = *table.host;
    const char* words[] = {"throw", "throw", "move", "move", "call"};
    switch (by.below(12)) {
        case 0:
        case 1:
            (void)host.ask(PlainRounds::command(words[by.below(5)], 0, by.below(4)));
            break;
        case 2:
        case 3:
            (void)host.seal(0, {PlainRounds::command("bid", 0, by.below(9))});
            break;
        case 4:
            if (host.waits()) break;
            host.ask_back(static_cast<std::size_t>(by.below(table.ledger().steps.size() + 1)));
            table.watch.consents_to(table.watch.revision(), table.ledger().consent_to);
            break;
        case 5:
            if (host.offer()) {
                const bool yes = by.once_in(2);
                if (yes) table.watch.consents_to(table.ledger().revision, host.offer()->keep);
                host.answer(yes);
            }
            break;
        case 6:
            host.claim();
            break;
        default:
            return;
    }
    table.poll();
    table.see();
}

Message asked_of(AttackedHost& table, int who, const char* word) {
    Villain& by = table.villain;
    const Step step = by.asks(who, PlainRounds::command(word, who, by.below(4)));
    return Ask{step.revision, step.command, step.proof, {}};
}

Give give_of(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const auto& fixed = table.ledger().fixed;
    const Step step = fixed.empty() ? by.throws(who) : fixed.front();
    return {step.revision, by.link(who, step)};
}

// Seals or opens a bid.
Message word_of_bids(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const Round round = round_after(table.ledger(), table.ledger().steps.size());
    const auto& seals = table.ledger().seals;
    if (round.seals.empty() && (!is_complete(seals, *table.game) || by.bends(4)))
        return HandIn{by.place.revision, by.seals(by.bends(6) ? by.someone() : who)};
    const Step step = by.opens(who, round.seals.empty() ? std::vector<Seal>(seals) : round.seals);
    Ask ask{step.revision, step.command, step.proof, step.opening};
    if (by.bends(6)) ask.command = PlainRounds::command("bid", who, by.below(9));
    return ask;
}

// Returns what an honest guest would send.
Message fair_word(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const auto& offer = table.host->offer();
    if (!table.ledger().fixed.empty()) return give_of(table, who);
    if (offer && offer->person != who) return Answer{by.place.revision, offer->keep, !by.once_in(4)};
    if (table.game->is_bidding()) return word_of_bids(table, who);
    const int steps = static_cast<int>(table.ledger().steps.size());
    if (steps > 0 && by.once_in(6)) return AskBack{by.place.revision, steps - 1};
    const char* words[] = {"move", "move", "throw", "throw", "call"};
    return asked_of(table, who, words[by.below(5)]);
}

Message bent_ask(AttackedHost& table, int who) {
    Villain& by = table.villain;
    Message word = asked_of(table, who, by.once_in(2) ? "throw" : "move");
    Ask ask = *get_if<Ask>(&word);
    switch (by.below(5)) {
        case 0:
            ask.command = PlainRounds::command("move", 0);
            break;
        case 1:
            ask.revision = ask.revision + by.below(3);
            break;
        case 2:
            ask.proof = table.ledger().steps.empty() ? Proof() : table.ledger().steps.back().proof;
            break;
        case 3:
            ask.command = PlainRounds::command("give up", by.below(3));
            break;
        default:
            ask.opening = Opening{who, net::to_hex(net::Bytes(32, 'n'))};
            break;
    }
    return ask;
}

// Returns any message: a throw that she fixed, a link, an undo, another seal, and more.
Message bad_word(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const int revision = by.place.revision + by.below(3) - 1, steps = static_cast<int>(table.ledger().steps.size());
    const int keep = by.below(static_cast<std::size_t>(steps) + 2);
    switch (by.below(12)) {
        case 0:
        case 1: {
            Step step = by.throws(by.once_in(3) ? by.someone() : who);
            return Need{by.once_in(2) ? by.with_links(step) : step};
        }
        case 2: {
            Give give = give_of(table, by.once_in(3) ? by.someone() : who);
            if (by.once_in(2))
                give.link.link = net::to_hex(by.chain(who).link(static_cast<std::size_t>(1 + by.below(9))));
            return give;
        }
        case 3:
            return AskBack{std::max(0, revision), keep};
        case 4:
            return Answer{std::max(0, revision), keep, true};
        case 5:
            return word_of_bids(table, who);
        case 6:
        case 7:
            return bent_ask(table, who);
        case 8: {
            Steps tail{steps, std::max(0, revision), {}};
            tail.steps.push_back(by.bent(by.told(by.asks(who, PlainRounds::command("move", who)))));
            return tail;
        }
        case 9: {
            const Person other = by.person(by.someone(), net::to_hex(net::Bytes(16, 'y')));
            return Promise{other.promise, other.promise_proof, {}};
        }
        case 10:
            return Promise{by.person(who, table.ledger().table).promise, {}, {}};
        default:
            return Need{by.bent(by.throws(who))};
    }
}

// Returns a step that the host would have forgotten: a move, a throw, a claim, valid or not.
Step forgotten(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const auto& fixed = table.ledger().fixed;
    Step step = by.told(by.asks(who, PlainRounds::command("move", who)));
    if (by.once_in(3)) step = by.told(by.with_links(by.throws(who)));
    if (!fixed.empty() && by.once_in(2)) step = by.told(by.with_links(fixed.front()));
    if (by.once_in(3)) step = by.claims(who, fixed.empty() || by.once_in(4) ? by.throws(who) : fixed.front());
    return by.once_in(4) ? by.bent(step) : step;
}

// Vera's program sleeps or is killed, or a villain leaves and returns with more than the host has.
void come_back(AttackedHost& table, int who) {
    Villain& by = table.villain;
    const bool waits = table.ledger().awake > 0, long_away = by.once_in(3);
    if (by.once_in(8)) {
        if (long_away && table.game->kept.awake > 60) table.game->kept.awake = table.game->kept.awake - 60;
        if (long_away && waits) table.watch.slept(table.ledger());
        table.kill();
    } else if (by.once_in(8)) {  // the villain stays away while Vera waits
        table.rogue(who).reset();
        for (int i = 0; i < 20; ++i) {
            table.now += 60;
            table.poll();
        }
    } else if (long_away && by.once_in(4)) {
        table.now += 3600;
        if (waits) table.watch.slept(table.ledger());
        table.poll();
    }
    table.see();
    for (int other = 1; other < table.seats; ++other)
        if (auto& line = table.rogue(other); other != who && (!line || line->ended())) table.come(other);
    if (by.once_in(2)) return table.come(who);
    if (!table.knock(who)) return;
    Hello hello = table.hello_of(who);
    hello.revision = hello.revision + 1 + by.below(3);
    table.say(who, hello);
    by.see(table.ledger(), *table.game);
    Steps tail{static_cast<int>(table.ledger().steps.size()), hello.revision, {}};
    if (!by.once_in(4)) tail.steps.push_back(forgotten(table, who));
    if (!tail.steps.empty() && by.once_in(2)) tail.revision = tail.steps.back().revision;
    table.say(who, tail);
}

void attempt(AttackedHost& table) {
    Villain& by = table.villain;
    const int who = by.someone();
    const auto& line = table.rogue(who);
    if (!line || line->ended() || by.once_in(40)) {
        table.check_farewells();
        come_back(table, who);
    } else {
        table.say(who, bad_word(table, who));
    }
    table.see();
}

void go_on_fairly(AttackedHost& table) {
    Villain& by = table.villain;
    by.feigns = true;
    const int who = by.someone();
    if (auto& line = table.rogue(who); !line || line->ended()) table.come(who);
    by.see(table.ledger(), *table.game);
    table.say(who, fair_word(table, who));
    by.feigns = false;
    table.see();
}

struct Seen {
    int attempts = 0, thrown = 0, dropped = 0, claimed = 0, ended = 0;
};

void live(int seats, std::uint64_t seed, Seen& seen) {
    CAPTURE(seed);
    AttackedHost table(seats, seed);
    for (int i = 0; i < kSaid && !table.game->is_over() && table.ledger().steps.size() < kLongest; ++i) {
        act(table);
        if (table.villain.once_in(2)) {
            go_on_fairly(table);
            continue;
        }
        attempt(table);
        ++seen.attempts;
    }
    table.check_farewells();
    finds_what_was_bent(table.ledger(), table.game->record(), table.villain);
    seen.thrown += table.watch.thrown;
    seen.dropped += table.watch.dropped;
    seen.claimed += table.watch.claimed;
    seen.ended += table.dropped_lines;
}

void live_often(int seats) {
    Seen seen;
    for (std::uint64_t seed = 1; seen.attempts < kit::attempts(true); ++seed) live(seats, seed, seen);
    MESSAGE(seats << " people: " << seen.attempts << " attempts, " << seen.thrown << " throws, " << seen.dropped
                  << " steps dropped, " << seen.claimed << " claims taken, " << seen.ended << " lines ended");
    // Some attempts had an effect, so they were not mere noise.
    CHECK((seen.thrown > 0 || kit::kSanitized));
    CHECK((seen.dropped > 0 || kit::kSanitized));
    CHECK((seen.ended > 0 || kit::kSanitized));
}

}  // namespace hostile_guests

TEST_CASE("Whatever a guest says, its host is not harmed") { hostile_guests::live_often(2); }

TEST_CASE("Whatever two guests in league say, their host is not harmed") { hostile_guests::live_often(3); }

}  // namespace remote
