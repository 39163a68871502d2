// Watchers: up to sixteen see everything; there is no room for more.

#include "game/remote/notices.h"
#include "tests/support/hostile_table.h"

namespace remote {

namespace {

struct Watcher {
    std::unique_ptr<Guest> table{};
    Battle game = new_battle();
};

struct Watched {
    void come() {
        auto watcher = std::make_unique<Watcher>();
        const Self self = kit::self_of(static_cast<char>('c' + watchers.size()), "Watcher");
        watcher->table = std::make_unique<Guest>(self, host.codes().watchers, [this] { return exchange.dial(); });
        watchers.push_back(std::move(watcher));
        wait();
    }
    void wait() {
        for (int i = 0; i < 30; ++i) {
            host.poll(now += 0.05);
            for (const auto& watcher : watchers) {
                watcher->table->poll(now);
                if (watcher->table->take_welcome()) watcher->table->sit_down(watcher->game);
            }
        }
    }

    tests::Exchange exchange{1, {}};
    Battle game = new_battle();
    Self ann = kit::self_of('a', "Ann");
    Host host{ann, Host::new_ledger(ann, {0}), {1}, {new_code(), new_code()}, game, [this] { return exchange.take(); }};
    std::vector<std::unique_ptr<Watcher>> watchers;
    double now = 0;
};

}  // namespace

TEST_CASE("Sixteen watch, the next is told why not and comes once somebody has left") {
    Watched table;
    for (std::size_t i = 0; i < kMaxWatchers; ++i) table.come();
    CHECK(table.host.watchers() == 16);
    table.come();
    CHECK(table.host.watchers() == 16);
    CHECK(table.watchers.back()->table->state() == Guest::State::Refused);
    CHECK(table.watchers.back()->table->why() == "full");
    CHECK(words::english(notice_of("full")) == "That table has no room for anybody else.");

    CHECK_FALSE(table.host.ask(kAgreeHeads));
    table.wait();
    for (std::size_t i = 0; i < kMaxWatchers; ++i) {
        CHECK(table.watchers[i]->table->watches());
        CHECK(table.watchers[i]->game.hash() == table.game.hash());
    }
    CHECK(table.watchers[0]->table->ask(kAgreeTails)->code == "watches");
    CHECK(table.host.free_seats() == std::vector{1});  // no watcher has taken it

    table.watchers.erase(table.watchers.begin());
    table.watchers.pop_back();
    table.wait();
    table.come();
    CHECK(table.host.watchers() == 16);
    CHECK(table.watchers.back()->game.hash() == table.game.hash());
}

TEST_CASE("Whatever can be wrong with a table is told in a sentence") {
    for (const char* code : {"stranger", "program", "full", "taken", "other_table", "connection refused",
                             "host not found", "host unreachable", "timed out", "no network", "seal", "sealed"}) {
        CAPTURE(code);
        CHECK(words::english(notice_of(code)).ends_with("."));
    }
}

}  // namespace remote
