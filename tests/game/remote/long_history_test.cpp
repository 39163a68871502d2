// A game with more than a mebibyte of steps: everybody who joins, watches or returns receives all of it, over a
// connection that cannot take it at once.

#include <doctest/doctest.h>

#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "game/remote/session_game.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "tests/support/edged_coins_table.h"
#include "tests/support/queue_line.h"
#include "tests/support/shared_battle.h"

namespace remote {

namespace {

using rules::edged_coins::EdgedCoins;
using EdgedStory = PlainGame<EdgedCoins>;

constexpr std::size_t kMebibyte = 1u << 20;

EdgedStory new_edged_story() {
    const Json start{{"seats", {"Ann", "Ben"}}};
    return EdgedStory(rules::GameSession<EdgedCoins>(EdgedCoins::start(start).value(), 1));
}

struct Sitter {
    EdgedStory game = new_edged_story();
    std::unique_ptr<Guest> table{};
};

struct LongTale {
    LongTale() {
        ask({{"cmd", "add_character"}, {"seat", "cm"}, {"record", edged_kit::character("ada", "p1")}});
        ask({{"cmd", "start_play"}, {"seat", "cm"}});
    }
    void ask(const Json& command) {
        const auto refusal = host.ask(command);
        REQUIRE_MESSAGE(!refusal, words::english(refusal ? refusal->message : words::Phrase()));
    }
    // Tells at least this many bytes, in pieces of maximum length.
    void tell(std::size_t bytes) {
        std::string text;
        for (int i = 0; i < 1000; ++i) text += "\U0001F3B2";
        for (std::size_t told = 0; told < bytes; told += text.size())
            ask({{"cmd", "tell"}, {"seat", "cm"}, {"text", text}});
    }
    std::unique_ptr<Sitter> come(char seed, const std::string& code, const Ledger& before = {}) {
        auto sitter = std::make_unique<Sitter>();
        sitter->table = std::make_unique<Guest>(
            kit::self_of(seed, "Guest"), code, [this] { return exchange.dial(); }, before);
        return sitter;
    }
    // The connection is slow, so that data waits in it when the host checks how much does.
    void wait(Sitter& sitter) {
        for (int i = 0; i < 60; ++i) {
            host.poll(now += 0.05);
            sitter.table->poll(now);
            exchange.clog(true);
            if (sitter.table->take_welcome()) sitter.table->sit_down(sitter.game);
        }
    }
    void has_all(const Sitter& sitter) {
        CHECK(sitter.table->state() == Guest::State::Joined);
        CHECK(sitter.table->why() == "");
        CHECK(sitter.game.steps() == game.steps());
        CHECK(sitter.game.hash() == game.hash());
    }

    tests::Exchange exchange{1, {.most_late = 0}};
    EdgedStory game = new_edged_story();
    Self ann = kit::self_of('a', "Ann");
    Host host{ann,  Host::new_ledger(ann, {0}),        {1, 2}, {new_code(), new_code()},
              game, [this] { return exchange.take(); }};
    double now = 0;
};

}  // namespace

TEST_CASE("A history of more than a mebibyte reaches a guest, a watcher and who comes back") {
    LongTale story;
    story.tell(5 * kMebibyte / 4);
    auto guest = story.come('b', story.host.codes().seats);
    story.wait(*guest);
    story.has_all(*guest);
    auto watcher = story.come('c', story.host.codes().watchers);
    story.wait(*watcher);
    story.has_all(*watcher);
    CHECK(watcher->table->watches());

    // The guest's program stops, as much again is told meanwhile, and it returns with its old data.
    Ledger kept = guest->table->ledger();
    guest->table.reset();
    story.tell(5 * kMebibyte / 4);
    SUBCASE("with what it had seen") {
        guest->table = std::make_unique<Guest>(
            kit::self_of('b', "Guest"), story.host.codes().seats, [&] { return story.exchange.dial(); }, kept);
        guest->table->sit_down(guest->game);
        story.wait(*guest);
        story.has_all(*guest);
    }
    SUBCASE("without a file") {
        auto anew = story.come('b', story.host.codes().seats);
        story.wait(*anew);
        story.has_all(*anew);
        CHECK(anew->table->me() == 1);
    }
}

TEST_CASE("Who takes nothing of what is told after they came is behind, however long the history was") {
    LongTale story;
    story.tell(5 * kMebibyte / 4);
    auto guest = story.come('b', story.host.codes().seats);
    story.wait(*guest);
    story.has_all(*guest);
    for (int i = 0; i < 3; ++i) {
        story.tell(kMebibyte);
        story.host.poll(story.now += 0.05);
    }
    guest->table->poll(story.now);
    CHECK(guest->table->why() == "behind");
    story.now += 40;
    story.wait(*guest);
    story.has_all(*guest);
}

}  // namespace remote
