// A battle shared over loopback: bytes and time of a command, and a newcomer who receives the whole battle.

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "engine/net/websocket.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "game/remote/session_game.h"
#include "ratio.h"
#include "report/figure.h"

namespace bench {

namespace {

namespace cw = rules::coin_wars;
using cw::CoinWars;
using Game = remote::PlainGame<CoinWars>;

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

std::size_t bytes_allocated() { return mallinfo2().uordblks; }

// Counts the bytes sent.
class CountingLine final : public net::Connection {
public:
    CountingLine(std::unique_ptr<net::Connection> line, std::size_t& bytes) : line_(std::move(line)), bytes_(bytes) {}
    State state() const override { return line_->state(); }
    void send(std::string message) override {
        bytes_ += message.size();
        line_->send(std::move(message));
    }
    std::vector<std::string> take() override { return line_->take(); }
    std::size_t waiting() const override { return line_->waiting(); }
    void end() override { line_->end(); }
    std::string fault() const override { return line_->fault(); }
    std::string address() const override { return line_->address(); }

private:
    std::unique_ptr<net::Connection> line_;
    std::size_t& bytes_;
};

rules::Json two_lines() {
    const auto shelf = battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    const auto found = std::ranges::find(shelf.battles, "two-lines", &battles::Battle::name);
    if (found == shelf.battles.end()) throw std::runtime_error("there is no two-lines");
    return found->json;
}

Game new_game(const rules::Json& start) {
    return Game(rules::GameSession<CoinWars>(CoinWars::start(start).value(), 1));
}

class SharedTable {
public:
    SharedTable() : listener_(std::move(network_.listen(0).value())) {
        guest_ = sit(host_.codes().seats, other_);
        while (guest_->state() != remote::Guest::State::Joined) poll();
    }

    // Recruits fight to the end; only the time after each decision is measured.
    void fight() {
        const auto recruit = bots::find_level("recruit");
        const std::array players{recruit->make({}), recruit->make({})};
        core::Random random(3);
        while (game_.session().match().phase != cw::Phase::Over) {
            const cw::Match& match = game_.session().match();
            const cw::Side side = bots::is_asked(match, cw::Side::Heads) ? cw::Side::Heads : cw::Side::Tails;
            const rules::Json command = CoinWars::to_json(*players[cw::index(side)]->next(match, side, random));
            const auto seat = (*game_.propose(command))->actor_of();
            remote::Table& table = seat && *seat == 1 ? static_cast<remote::Table&>(*guest_) : host_;
            const std::size_t before = game_.steps();
            const double from = seconds();
            if (table.ask(command)) throw std::runtime_error("a command was refused");
            while (game_.steps() == before || other_->steps() == before) poll();
            spent_.push_back(seconds() - from);
        }
    }

    // A watcher joins: returns the seconds until they have seen everything.
    double newcomer() {
        std::unique_ptr<Game> theirs;
        const double from = seconds();
        const auto watcher = sit(host_.codes().watchers, theirs);
        while (!theirs || theirs->steps() < game_.steps()) {
            poll();
            turn(*watcher, theirs);
        }
        return seconds() - from;
    }

    // Returns the host's bytes for each watcher once all have seen the battle, without the watchers' own bytes.
    double bytes_a_watcher(std::size_t count) {
        for (int i = 0; i < 100; ++i) poll();  // drops watchers that have left
        const std::size_t before = bytes_allocated();
        {
            std::vector<std::unique_ptr<Game>> theirs(count);
            std::vector<std::unique_ptr<remote::Guest>> watchers;
            for (std::unique_ptr<Game>& game : theirs) {
                watchers.push_back(sit(host_.codes().watchers, game));
                while (!game || game->steps() < game_.steps()) {
                    poll();
                    turn(*watchers.back(), game);
                }
            }
        }
        return static_cast<double>(bytes_allocated() - before) / static_cast<double>(count);
    }

    std::size_t steps() const { return game_.steps(); }
    // Returns the median seconds of a command, from the request until both machines have it.
    double median() {
        std::ranges::nth_element(spent_, spent_.begin() + static_cast<std::ptrdiff_t>(spent_.size() / 2));
        return spent_[spent_.size() / 2];
    }
    std::size_t bytes() const { return bytes_; }

private:
    std::unique_ptr<remote::Guest> sit(const std::string& code, std::unique_ptr<Game>& game) {
        const remote::Self self{net::SigningKey(net::random_bytes(32)), "Ben", "1"};
        auto guest = std::make_unique<remote::Guest>(self, code, [this] {
            return std::make_unique<CountingLine>(network_.connect("127.0.0.1", listener_->port()), bytes_);
        });
        turn(*guest, game);
        return guest;
    }
    void turn(remote::Guest& guest, std::unique_ptr<Game>& game) {
        guest.poll(now_);
        if (const auto welcome = guest.take_welcome()) {
            game = std::make_unique<Game>(new_game(welcome->start));
            guest.sit_down(*game);
        }
    }
    void poll() {
        now_ += 0.05;  // of the tables' clock, to stay below the rate limit
        network_.poll();
        host_.poll(now_);
        if (guest_) turn(*guest_, other_);
    }
    std::vector<std::unique_ptr<net::Connection>> knocks() {
        auto lines = listener_->take();
        for (auto& line : lines) line = std::make_unique<CountingLine>(std::move(line), bytes_);
        return lines;
    }

    net::Network network_;
    std::unique_ptr<net::Listener> listener_;
    std::size_t bytes_ = 0;
    double now_ = 0;
    std::vector<double> spent_;
    Game game_ = new_game(two_lines());
    std::unique_ptr<Game> other_;
    remote::Self ann_{net::SigningKey(net::random_bytes(32)), "Ann", "1"};
    remote::Host host_{ann_,  remote::Host::new_ledger(ann_, {0}), {1}, {remote::new_code(), remote::new_code()},
                       game_, [this] { return knocks(); }};
    std::unique_ptr<remote::Guest> guest_;
};

// The seconds to sign and to check a signature: the minimum cost of any table.
struct Signing {
    double sign = 1, check = 1;
};
Signing signing() {
    const net::SigningKey key(net::random_bytes(32));
    const std::string text(107, 'x');
    constexpr int kTimes = 200;
    Signing best;
    for (int round = 0; round < 5; ++round) {
        const double from = seconds();
        net::Bytes proof;
        for (int i = 0; i < kTimes; ++i) proof = key.sign(text);
        const double signed_at = seconds();
        for (int i = 0; i < kTimes; ++i)
            if (!net::is_signed_by(key.name(), text, proof)) throw std::runtime_error("a signature does not hold");
        best.sign = std::min(best.sign, (signed_at - from) / kTimes);
        best.check = std::min(best.check, (seconds() - signed_at) / kTimes);
    }
    return best;
}

}  // namespace

bool tell_shared_table() {
    SharedTable table;
    const std::size_t before = table.bytes();
    table.fight();
    const auto steps = static_cast<double>(table.steps());
    const double bytes = static_cast<double>(table.bytes() - before) / steps;
    bool all = tell({"a command at a shared table, both ways, sealed", with_unit(bytes, 0, "bytes"), "", bytes,
                     Bound::AtMost, 1500, 0});
    const Signing need = signing();
    const double shared = table.median(), signs = need.sign + 2 * need.check;
    all = tell({"a command at a shared table over loopback / its signature, checked at both ends",
                with_unit(shared * 1e3, 3, "ms"), with_unit(signs * 1e3, 3, "ms"), shared / signs, Bound::AtMost, 8,
                1}) &&
          all;
    double newcomer = table.newcomer();
    for (int i = 0; i < 4; ++i) newcomer = std::min(newcomer, table.newcomer());
    const double checks = need.check * steps;
    all = tell({"a newcomer takes up a whole battle of " + std::to_string(table.steps()) +
                    " steps / its signatures checked",
                with_unit(newcomer * 1e3, 1, "ms"), with_unit(checks * 1e3, 1, "ms"), newcomer / checks, Bound::AtMost,
                4, 1}) &&
          all;
    const double kilobytes = table.bytes_a_watcher(16) / 1024;
    return tell({"memory of a host for each of 16 who watch", with_unit(kilobytes, 0, "KiB"), "", kilobytes,
                 Bound::AtMost, 256, 0}) &&
           all;
}

}  // namespace bench
