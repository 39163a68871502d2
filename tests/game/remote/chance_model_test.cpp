// A malicious host, alone or together with a guest, sends anything at any time: the other guest continues unharmed or
// leaves with a sentence (watch.h).

#include <doctest/doctest.h>

#include "game/remote/notices.h"
#include "tests/support/attempts.h"
#include "tests/support/villain.h"

namespace remote {

namespace {

constexpr int kSaid = 200;  // messages in a life, at most

// Vera is an honest guest; everybody else at the table is a villain.
struct AttackedGuest {
    AttackedGuest(int all, std::uint64_t seed) : seats(all), villain(all, all - 1, seed) {
        for (int who = 0; who < me(); ++who) people.people.push_back(villain.person(who, table));
        people.people.push_back({net::to_hex(vera.key.name()), vera.name, {me()}, {}, {}});
        people.here.assign(static_cast<std::size_t>(all), 1);
        begin({});
        come();
        say(welcome());
        say(people);
        say(Steps{0, 0, {}});
        take_promise();
        say(people);
        REQUIRE(joined());
        see();
    }

    int me() const { return seats - 1; }
    const Ledger& ledger() const { return guest->ledger(); }
    Welcome welcome() const { return {me(), table, PlainRounds::start_of(seats), Json::object(), "rounds", false}; }
    void begin(const Ledger& before) {
        guest = std::make_unique<Guest>(
            vera, code, [this] { return exchange.dial(); }, before);
        if (!before.table.empty()) guest->sit_down(*game);
    }
    // Her connection is lost, and she returns.
    void come() {
        exchange.cut_all();
        rogue.reset();
        for (int i = 0; i < 60 && !(rogue && rogue->ready()); ++i) {
            if (!rogue) now += 1;
            poll();
            auto lines = exchange.take();
            if (!lines.empty())
                rogue = std::make_unique<Rogue>(std::move(lines.front()), code, net::Channel::End::Host);
        }
        poll();
        last_give = last_ask = 0;
    }
    // Her program is killed, and restarts from what it has saved.
    void kill() {
        const Ledger kept = game->kept;
        auto again = std::make_unique<KeptRounds>(seats);
        if (game->on_disk) static_cast<PlainRounds&>(*again) = *game->on_disk;
        again->keep(kept);
        guest.reset();
        game = std::move(again);
        begin(kept);
    }
    void poll() {
        now += 0.05;
        guest->poll(now);
        if (guest->take_welcome()) guest->sit_down(*game);
        if (rogue) rogue->poll();
    }
    void say(const Message& message) {
        if (rogue && rogue->ready() && !rogue->ended()) rogue->say(message);
        poll();
    }
    void take_promise() {
        const Promise* hers = rogue ? rogue->heard<Promise>() : nullptr;
        if (!hers) return;
        Person& vera_there = people.people.back();
        vera_there.promise = hers->promise;
        vera_there.promise_proof = hers->proof;
        vera_there.salt = hers->salt;
    }
    void see() {
        listen();
        watch.look(ledger(), *game);
        villain.see(ledger(), *game);
    }
    // Checks what she has revealed.
    void listen() {
        if (!rogue) return;
        if (const int gives = rogue->count<Give>(); std::exchange(last_give, gives) < gives)
            watch.gave(rogue->heard<Give>()->link, game->kept);
        const int asks = rogue->count<Ask>();
        if (std::exchange(last_ask, asks) < asks && rogue->heard<Ask>()->opening) watch.opened(game->kept, *game);
    }
    bool joined() const { return guest->state() == Guest::State::Joined; }
    int seats;
    tests::Exchange exchange{2, {.most_late = 0}};
    const std::string code = new_code();
    const Key table = net::to_hex(net::Bytes(16, 't'));
    Self vera = kit::self_of('v', "Vera");
    std::unique_ptr<KeptRounds> game = std::make_unique<KeptRounds>(seats);
    Villain villain;
    People people;
    std::unique_ptr<Rogue> rogue;
    std::unique_ptr<Guest> guest;
    Watch watch;
    double now = 0;
    int last_give = 0, last_ask = 0;
};

// Vera's own actions.
void act(AttackedGuest& table) {
    Villain& by = table.villain;
    Guest& guest = *table.guest;
    const char* words[] = {"throw", "throw", "move", "move", "call"};
    switch (by.below(12)) {
        case 0:
        case 1:
        case 2:
            (void)guest.ask(PlainRounds::command(words[by.below(5)], table.me(), by.below(4)));
            break;
        case 3:
        case 4:
            (void)guest.seal(table.me(), {PlainRounds::command("bid", table.me(), by.below(9))});
            break;
        case 5:
            if (!guest.waits() && table.joined()) {
                guest.ask_back(static_cast<std::size_t>(by.below(table.ledger().steps.size() + 1)));
                table.watch.consents(table.ledger());
            }
            break;
        case 6:
            if (guest.offer()) {
                const bool yes = by.once_in(2);
                guest.answer(yes);
                if (yes) table.watch.consents(table.ledger());
            }
            break;
        case 7:
            guest.claim();
            break;
        default:
            break;
    }
    table.poll();
    table.see();
}

// Returns a throw: fixed by the host, changed, or based on a fixed one.
Message word_of_throw(AttackedGuest& table) {
    Villain& by = table.villain;
    const Ask* ask = table.rogue->heard<Ask>();
    const auto& fixed = table.ledger().fixed;
    Step step = by.throws(by.someone());
    if (ask && by.once_in(2)) {
        Step hers{by.place.revision, table.me(), ask->command, {}, {}, ask->proof};
        step = by.fixed(hers, by.once_in(4) ? by.someone() : 0, by.givers(table.me()));
    }
    if (!fixed.empty() && !by.once_in(4)) step = fixed.front();
    if (by.once_in(3)) step = by.with_links(step);
    if (by.once_in(2)) return Need{step};
    step = by.told(by.with_links(step));
    if (by.once_in(5)) step = by.bent(step);
    return NextStep{step};
}

// Returns a step of the host's, of Vera's, or a changed one; or a claim.
Step step_of(AttackedGuest& table) {
    Villain& by = table.villain;
    const Ask* ask = table.rogue->heard<Ask>();
    const int who = by.someone();
    Step step = by.told(by.asks(who, PlainRounds::command(by.once_in(5) ? "call" : "move", who, by.below(4))));
    if (ask && by.once_in(2)) {
        step = {by.place.revision, table.me(), ask->command, {}, {}, ask->proof, {}, ask->opening};
        if (step.opening) step.seals = table.ledger().seals;
        step = by.told(step);
    }
    if (by.once_in(8)) {
        const auto& fixed = table.ledger().fixed;
        step = by.claims(who, fixed.empty() || by.once_in(4) ? by.throws(who) : fixed.front());
    }
    return by.once_in(5) ? by.bent(step) : step;
}

Message word_of_seals(AttackedGuest& table) {
    Villain& by = table.villain;
    const auto& known = table.ledger().seals;
    if (by.once_in(2)) {
        const Round round = round_after(table.ledger(), table.ledger().steps.size());
        Step step = by.opens(by.someone(), round.seals.empty() ? std::vector<Seal>(known) : round.seals);
        return NextStep{by.once_in(5) ? by.bent(step) : step};
    }
    Sealed sealed{by.place.revision + (by.once_in(9) ? 1 : 0), {}};
    const HandIn* handed = table.rogue->heard<HandIn>();
    for (int who = 0; who < table.me(); ++who)
        if (!by.once_in(4)) sealed.seals.push_back(by.seals(who));
    if (handed && !by.once_in(4)) sealed.seals.push_back(handed->seal);
    return sealed;
}

// Returns a message about the table itself.
Message word_of_table(AttackedGuest& table) {
    Villain& by = table.villain;
    const int steps = static_cast<int>(table.ledger().steps.size()), revision = table.ledger().revision;
    switch (by.below(10)) {
        case 0:
            return Back{std::max(0, revision + by.below(4) - 1), by.below(static_cast<std::size_t>(steps) + 2)};
        case 1:
            return Back{revision + 1, steps};
        case 2:
            return Offer{by.below(4), by.below(static_cast<std::size_t>(steps) + 2)};
        case 3: {
            People people = table.people;
            Person& one = people.people[static_cast<std::size_t>(by.below(people.people.size()))];
            if (by.once_in(2)) one.name = "Somebody else";
            if (by.once_in(3)) one.promise = by.person(0, net::to_hex(net::Bytes(16, 'y'))).promise;
            if (by.once_in(3)) one.seats.push_back(by.below(4));
            if (by.once_in(3)) one.promise.clear();
            return people;
        }
        case 4: {
            Welcome welcome = table.welcome();
            if (by.once_in(3)) welcome.person = by.below(4) - 1;
            if (by.once_in(3)) welcome.trusted = true;
            if (by.once_in(5)) welcome.table = net::to_hex(net::Bytes(16, 'z'));
            return welcome;
        }
        case 5:
            return No{"late"};
        case 6:
            return No{by.once_in(2) ? "seal" : "refused"};
        case 7:
            return Want{by.below(static_cast<std::size_t>(steps) + 2)};
        case 8:
            return Ghost{by.below(4), Json("hand")};
        default:
            return table.people;
    }
}

// Returns the steps for her return: with one more, one fewer, or one changed.
Steps tail_of(AttackedGuest& table) {
    Villain& by = table.villain;
    const Ledger& ledger = table.ledger();
    const int steps = static_cast<int>(ledger.steps.size());
    Steps tail{by.once_in(3) ? by.below(static_cast<std::size_t>(steps) + 1) : steps, ledger.revision, {}};
    if (by.once_in(4)) tail.revision = std::max(0, ledger.revision + by.below(5) - 2);
    if (by.once_in(2)) tail.steps.push_back(step_of(table));
    if (!ledger.fixed.empty() && by.once_in(2)) tail.steps = {by.claims(by.someone(), ledger.fixed.front())};
    if (!tail.steps.empty()) tail.revision = tail.steps.back().revision;
    if (by.once_in(4)) tail.fixed = by.throws(by.someone());
    return tail;
}

// Vera returns after a moment or an hour, with the same program or a new one.
void come_back(AttackedGuest& table) {
    Villain& by = table.villain;
    const bool long_away = by.once_in(3);
    const bool waited = table.ledger().awake > 0;
    if (by.once_in(3)) {
        if (long_away && table.game->kept.awake > 60) table.game->kept.awake = table.game->kept.awake - 60;
        table.kill();
    } else if (long_away) {
        table.now += 3600;
    } else if (by.once_in(3)) {  // she waits all the time, and nobody answers
        table.exchange.close(true);
        for (int i = 0; i < 20; ++i) {
            table.now += 60;
            table.poll();
        }
        table.exchange.close(false);
    }
    if (long_away && waited) table.watch.slept(table.ledger());
    table.come();
    if (!table.rogue) return;
    table.villain.see(table.ledger(), *table.game);
    table.say(by.once_in(9) ? word_of_table(table) : Message(table.welcome()));
    table.say(table.people);
    table.say(tail_of(table));
    if (table.rogue) table.take_promise();
}

// Returns an unopened bid of the host's, one of Vera's, or all seals.
Message fair_word_of_bids(AttackedGuest& table) {
    Villain& by = table.villain;
    const Round round = round_after(table.ledger(), table.ledger().steps.size());
    const std::vector<Seal> seals = round.seals.empty() ? std::vector<Seal>(table.ledger().seals) : round.seals;
    if (is_complete(table.ledger().seals, *table.game) || !round.seals.empty()) {
        const Ask* ask = table.rogue->heard<Ask>();
        if (ask && ask->opening && ask->revision == by.place.revision) {
            Step step{ask->revision, table.me(), ask->command, {}, {}, ask->proof, {}, ask->opening};
            if (round.seals.empty()) step.seals = seals;
            return NextStep{by.told(step)};
        }
        for (int who = 0; who < table.me(); ++who)
            if (!table.game->has_bid(who)) return NextStep{by.opens(who, seals)};
    }
    Sealed sealed{by.place.revision, {}};
    for (int who = 0; who < table.me(); ++who) sealed.seals.push_back(by.seals(who));
    if (const HandIn* handed = table.rogue->heard<HandIn>(); handed && handed->revision == by.place.revision)
        sealed.seals.push_back(handed->seal);
    return sealed;
}

// Returns what an honest host would send.
Message fair_word(AttackedGuest& table) {
    Villain& by = table.villain;
    const auto& fixed = table.ledger().fixed;
    if (!fixed.empty()) return NextStep{by.told(by.with_links(fixed.front()))};
    const Ledger& ledger = table.ledger();
    if (has_consented(ledger)) return Back{by.place.revision, ledger.consent_to};
    if (!ledger.steps.empty() && by.once_in(6)) {
        const int keep = static_cast<int>(ledger.steps.size()) - 1;
        if (table.game->may_go_back(static_cast<std::size_t>(keep), ledger.steps.back().person) == Game::Back::Freely &&
            ledger.steps.back().person != table.me() && !ledger.steps.back().opening)
            return Back{by.place.revision, keep};
        return Offer{0, keep};
    }
    if (table.game->is_bidding()) return fair_word_of_bids(table);
    const Ask* ask = table.rogue->heard<Ask>();
    const int who = by.someone();
    const char* words[] = {"move", "throw", "throw", "call"};
    Step step = by.asks(who, PlainRounds::command(words[by.below(4)], who, by.below(4)));
    if (ask && ask->revision == by.place.revision && !ask->opening)
        step = {ask->revision, table.me(), ask->command, {}, {}, ask->proof};
    if (step.command.json["do"] != "throw") return NextStep{by.told(step)};
    return Need{by.fixed(step, 0, by.givers(step.person))};
}

void go_on_fairly(AttackedGuest& table) {
    table.villain.feigns = true;
    table.say(fair_word(table));
    table.villain.feigns = false;
    table.see();
}

void attempt(AttackedGuest& table) {
    Villain& by = table.villain;
    if (by.once_in(25) || !table.rogue || table.rogue->ended()) {
        come_back(table);
    } else if (const int kind = by.below(8); kind < 3) {
        table.say(word_of_throw(table));
    } else if (kind < 5) {
        table.say(NextStep{step_of(table)});
    } else if (kind < 7) {
        table.say(word_of_seals(table));
    } else {
        table.say(by.once_in(6) ? Message(tail_of(table)) : word_of_table(table));
    }
    table.see();
}

struct Seen {
    int attempts = 0, shown = 0, thrown = 0, dropped = 0, claimed = 0, refused = 0;
};

void live(int seats, std::uint64_t seed, Seen& seen) {
    CAPTURE(seed);
    AttackedGuest table(seats, seed);
    for (int i = 0; i < kSaid && table.guest->state() != Guest::State::Refused; ++i) {
        act(table);
        if (table.joined() && !table.villain.once_in(4)) {
            go_on_fairly(table);
            continue;
        }
        attempt(table);
        ++seen.attempts;
    }
    if (table.guest->state() == Guest::State::Refused) {
        const std::string why = table.guest->why();
        CHECK_MESSAGE(words::english(notice_of(why)) != why, why);
        ++seen.refused;
    }
    finds_what_was_bent(table.ledger(), table.game->record(), table.villain);
    seen.shown += table.watch.links_shown;
    seen.thrown += table.watch.thrown;
    seen.dropped += table.watch.dropped;
    seen.claimed += table.watch.claimed;
}

void live_often(int seats) {
    Seen seen;
    for (std::uint64_t seed = 1; seen.attempts < kit::attempts(false); ++seed) live(seats, seed, seen);
    MESSAGE(seats << " people: " << seen.attempts << " attempts, " << seen.shown << " links shown, " << seen.thrown
                  << " throws, " << seen.dropped << " steps dropped, " << seen.claimed << " claims taken, left "
                  << seen.refused << " times");
    // Some attempts had an effect, so they were not mere noise.
    CHECK((seen.shown > 0 || kit::kSanitized));
    CHECK((seen.thrown > 0 || kit::kSanitized));
    CHECK((seen.refused > 0 || kit::kSanitized));
}

}  // namespace

TEST_CASE("Whatever a host says, its guest is not harmed") { live_often(2); }
TEST_CASE("Whatever a host and a guest in league say, the third is not harmed") { live_often(3); }

}  // namespace remote
