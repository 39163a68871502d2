#include "game/cli/table_loop.h"

#include <chrono>
#include <csignal>

#include "engine/core/utf8.h"
#include "engine/core/worker.h"
#include "game/cli/protocol.h"
#include "game/cli/table_talk.h"
#include "game/remote/key_file.h"

namespace cli {

namespace {

constexpr std::chrono::milliseconds kPause{4};
constexpr double kFarewell = 0.5;  // seconds

volatile std::sig_atomic_t asked_to_end = 0;

void ask_to_end(int) { asked_to_end = 1; }

}  // namespace

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void save_turning(const std::function<bool()>& turn) {
    asked_to_end = 0;
    const auto interrupt = std::signal(SIGINT, ask_to_end), terminate = std::signal(SIGTERM, ask_to_end);
    while (!asked_to_end && turn()) core::wait_for_workers(kPause);
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, terminate);
}

core::Result<remote::Self, std::string> self_of(const battles::Library& library, const std::string& role,
                                                const GuestCall& call) {
    const std::string& name = !call.name.empty() ? call.name : call.bot.bot;
    if (!core::is_utf8(name)) return core::failure(std::string("The name has bytes that are no UTF-8."));
    const std::string sent(core::whole_characters(name, 4 * remote::kLongestName));
    const auto key = library.own().empty() ? net::SigningKey::random() : remote::key_in(library.own());
    if (!key) return core::failure(words::english(key.error()));
    return remote::Self{net::SigningKey(net::hash("coinwars-cli " + role + " " + call.name, 32, key->seed())), sent,
                        std::string(version())};
}

void let_go(net::Network& network) {
    const double until = seconds_now() + kFarewell;
    while (seconds_now() < until) {
        network.poll();
        core::wait_for_workers(kPause);
    }
}

int told_end(const SavedBattle& battle, const std::string& bot_fault, Streams streams) {
    for (const std::string& fault : {battle.fault(), bot_fault})
        if (!fault.empty()) streams.err << fault << '\n';
    streams.out << end_of(battle) << '\n';
    return battle.match().phase == cw::Phase::Over && battle.fault().empty() ? 0 : 1;
}

}  // namespace cli
