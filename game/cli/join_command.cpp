// `coinwars-cli join`: see remote_command.h.

#include <algorithm>

#include "engine/core/path.h"
#include "engine/net/lan.h"
#include "engine/net/websocket.h"
#include "game/cli/out_lock.h"
#include "game/cli/remote_command.h"
#include "game/cli/table_loop.h"
#include "game/cli/table_talk.h"
#include "game/remote/guest.h"
#include "game/remote/invitation.h"
#include "game/remote/notices.h"

namespace cli {

namespace {

using State = remote::Guest::State;

constexpr double kFarewells = 20;  // seconds after the end in which the table may still learn of it

// Connects to the table: to the host in the link, or to the one that answers for the code in the local network.
class Dialler {
public:
    Dialler(net::Network& network, const remote::Invitation& to) : network_(network), to_(to) {
        if (to.host.empty()) seeker_ = net::seek_in_lan(network, to.code);
    }
    std::unique_ptr<net::Connection> dial() {
        if (!seeker_) return network_.connect(to_.host, to_.port);
        const auto found = seeker_->found();
        return found ? network_.connect(found->host, found->port) : nullptr;
    }

private:
    net::Network& network_;
    remote::Invitation to_;
    std::unique_ptr<net::Seeker> seeker_;
};

// A visit to a table, from the first attempt to connect.
class Visit {
public:
    Visit(const JoinCall& call, remote::Self self, std::unique_ptr<SavedBattle> battle, Streams streams)
        : call_(call), streams_(streams), talk_(streams.out), battle_(std::move(battle)), self_(std::move(self)) {}

    // Returns the same as join_table.
    int stay(const remote::Invitation& to);

private:
    // Why the visit ends, a sentence; nullopt: it does not.
    std::optional<std::string> end_of_visit(const remote::Guest& guest);
    void sit_down(remote::Guest& guest, const remote::Welcome& welcome);
    void take_seat(const remote::Guest& guest);
    bool turn(remote::Guest& guest);
    bool is_over() const { return battle_ && battle_->match().phase == cw::Phase::Over; }

    const JoinCall& call_;
    Streams streams_;
    TableTalk talk_;
    std::unique_ptr<SavedBattle> battle_;
    remote::Self self_;
    std::string fault_, bot_fault_;
    std::unique_ptr<BotSeat> bot_;
    bool joined_ = false;
    double over_since_ = -1;  // seconds; negative: not over
};

std::optional<std::string> Visit::end_of_visit(const remote::Guest& guest) {
    if (!fault_.empty()) return fault_;
    if (battle_ && !battle_->fault().empty()) return "";  // reported at the end
    if (bot_ && bot_->gave_up()) return "";
    const bool at_once = guest.why() == "stranger" || guest.why() == "host not found";
    if (guest.state() == State::Refused || (!joined_ && at_once)) return words::english(remote::notice_of(guest.why()));
    return std::nullopt;
}

void Visit::sit_down(remote::Guest& guest, const remote::Welcome& welcome) {
    if (std::string(welcome.game) != cw::CoinWars::name()) {
        fault_ = "A story is being played there; bots play only battles.";
        return;
    }
    rules::Record start;
    start.game = cw::CoinWars::name();
    start.start = welcome.start;
    if (welcome.about.json.is_object()) start.about = welcome.about;
    start.about.erase("remote");
    auto battle = SavedBattle::from(start, core::path(call_.out));
    if (!battle) {
        fault_ = battle.error();
        return;
    }
    battle_ = std::move(*battle);
    guest.sit_down(*battle_);
}

// Called as soon as the table has told us our seat.
void Visit::take_seat(const remote::Guest& guest) {
    joined_ = true;
    if (guest.watches()) return talk_.print("You are watching.");
    if (call_.bot.bot.empty()) {
        fault_ = "This code is for a seat: let a bot play it with --bot, or watch with the other code.";
        return;
    }
    auto bot = bot_of(call_.bot, bot_fault_);
    if (!bot) {
        fault_ = bot.error();
        return;
    }
    const auto side = guest.mine(0) ? cw::Side::Heads : cw::Side::Tails;
    talk_.print(std::string("You play ") + (side == cw::Side::Heads ? "heads." : "tails."));
    bot_ = std::make_unique<BotSeat>(std::move(*bot), side, call_.bot.seed);
}

bool Visit::turn(remote::Guest& guest) {
    guest.poll(seconds_now());
    if (const auto welcome = guest.take_welcome()) sit_down(guest, *welcome);
    if (guest.state() == State::Joined && !joined_) take_seat(guest);
    if (bot_) bot_->poll(guest, *battle_);
    if (battle_) talk_.follow(guest, *battle_);
    if (guest.state() != State::Joined) talk_.print(words::english(remote::notice_of(guest.why())));
    if (end_of_visit(guest)) return false;
    if (!is_over()) return true;
    if (over_since_ < 0) over_since_ = seconds_now();
    return guest.state() != State::Joined && seconds_now() - over_since_ < kFarewells;
}

int Visit::stay(const remote::Invitation& to) {
    net::Network network;
    Dialler dialler(network, to);
    std::optional<std::string> why;
    {
        const auto before = battle_ ? battle_->ledger().value_or(remote::Ledger{}) : remote::Ledger{};
        remote::Guest guest(
            self_, to.code, [&] { return dialler.dial(); }, before);
        if (battle_) guest.sit_down(*battle_);
        save_turning([&] {
            network.poll();
            return turn(guest);
        });
        why = end_of_visit(guest);
    }
    let_go(network);
    bot_.reset();
    if (why) (void)refuse(*why, 1, streams_);
    return is_over() || (battle_ && joined_) ? told_end(*battle_, bot_fault_, streams_) : 1;
}

}  // namespace

int join_table(const battles::Library& library, const JoinCall& call, Streams streams) {
    const auto to = remote::read_invitation(call.to);
    if (!to)
        return refuse(call.to + ": this is not a code. A code is twenty letters and digits in four groups.", 2,
                      streams);
    auto self = self_of(library, "join", call);
    if (!self) return refuse(self.error(), 1, streams);
    const auto lock = lock_out(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    auto battle = SavedBattle::opened(library, core::path(call.out));
    if (!battle) return refuse(battle.error(), 1, streams);
    return Visit(call, std::move(*self), std::move(*battle), streams).stay(*to);
}

}  // namespace cli
