// `coinwars-cli table`: see remote_command.h.

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/net/lan.h"
#include "engine/net/websocket.h"
#include "game/cli/out_lock.h"
#include "game/cli/remote_command.h"
#include "game/cli/table_loop.h"
#include "game/cli/table_talk.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "game/remote/page_folder.h"

namespace cli {

namespace {

constexpr double kLinger = 20;  // seconds after the end in which absent players may still return

// Resumes the saved battle, or starts a new one.
core::Result<std::unique_ptr<SavedBattle>, std::string> laid(const battles::Library& library, const TableCall& call) {
    const bool file = battles::is_file_name(call.battle);
    const auto battle =
        file ? battles::load_battle(library, core::path(call.battle)) : battles::find_battle(library, call.battle);
    if (!battle) return core::failure(battles::sentence(battle.error().front()));
    const auto out = core::path(call.out);
    rules::Record start;
    start.game = cw::CoinWars::name();
    start.start = battle->json;
    start.about["battle"] = battle->name;
    auto fresh = SavedBattle::from(start, out);
    auto kept = SavedBattle::opened(library, out);
    if (!kept || !fresh) return kept ? std::move(fresh) : std::move(kept);
    if (!*kept) return fresh;
    if ((*kept)->record().start != (*fresh)->record().start)
        return core::failure(call.out + ": another battle is saved there. Name another file.");
    return kept;
}

std::vector<int> free_seats(const remote::Ledger& ledger) {
    std::vector<int> free;
    for (const int seat : {0, 1})
        if (std::ranges::none_of(ledger.people,
                                 [&](const remote::Person& person) { return core::contains(person.seats, seat); }))
            free.push_back(seat);
    return free;
}

// Tracks whether everyone with a seat has seen the end: each was here after it and has left.
class Farewells {
public:
    bool all_gone(const remote::Host& host, double now) {
        if (since_ < 0) since_ = now;
        const auto& people = host.ledger().people;
        seen_.resize(people.size());
        bool somebody = false, missing = !host.free_seats().empty();
        for (int who = 0; who < static_cast<int>(people.size()); ++who) {
            if (who == host.me() || people[static_cast<std::size_t>(who)].seats.empty()) continue;
            const bool here = host.is_here(who);
            if (here) seen_[static_cast<std::size_t>(who)] = true;
            somebody |= here;
            missing |= !seen_[static_cast<std::size_t>(who)];
        }
        if (somebody) since_ = now;
        return !somebody && (!missing || now - since_ > kLinger);
    }

private:
    double since_ = -1;
    std::vector<bool> seen_;
};

void invite(const net::Network& network, const remote::Codes& codes, std::uint16_t port, bool page, Streams streams) {
    const auto addresses = network.own_addresses();
    const std::string host = addresses.empty() ? "127.0.0.1" : addresses.front();
    streams.out << "to join:     " << remote::link_of({codes.seats, host, port}) << '\n'
                << "to watch:    " << remote::link_of({codes.watchers, host, port}) << '\n'
                << "On the same network the code after # is enough.\n"
                << (page ? "The links also open in a browser.\n"
                         : "The links open in the program only: there is no page for browsers here.\n")
                << std::flush;
}

struct TableLayout {
    remote::Self self;
    std::unique_ptr<SavedBattle> battle;
    remote::Ledger ledger;
    std::unique_ptr<BotSeat> bot;  // nullptr: no bot
};

core::Result<TableLayout, std::string> prepared(const battles::Library& library, const TableCall& call,
                                                std::string& bot_fault) {
    auto self = self_of(library, "table", call);
    if (!self) return core::failure(self.error());
    auto battle = laid(library, call);
    if (!battle) return core::failure(battle.error());
    const int side = call.side == "tails" ? 1 : 0;
    const bool plays = !call.bot.bot.empty();
    auto ledger = (*battle)->ledger();
    if (!ledger) ledger = remote::Host::new_ledger(*self, plays ? std::vector{side} : std::vector<int>{});
    const auto me = ledger->find(net::to_hex(self->key.name()));
    if (!me || *me != ledger->me || plays != ledger->sits(*me, side))
        return core::failure(call.out + ": this battle was saved by somebody else, or with other seats.");
    TableLayout table{std::move(*self), std::move(*battle), std::move(*ledger), nullptr};
    if (!plays) return table;
    auto bot = bot_of(call.bot, bot_fault);
    if (!bot) return core::failure(bot.error());
    table.bot = std::make_unique<BotSeat>(std::move(*bot), static_cast<cw::Side>(side), call.bot.seed);
    return table;
}

void keep_order(TableLayout& table, net::Network& network, net::Listener& listener, bool page, Streams streams) {
    SavedBattle& battle = *table.battle;
    const remote::Codes codes = codes_of(table.self, table.ledger);
    const auto beacon = net::answer_in_lan(network, codes.seats, listener.port());
    const auto for_watchers = net::answer_in_lan(network, codes.watchers, listener.port());
    invite(network, codes, listener.port(), page, streams);
    remote::Host host(table.self, table.ledger, free_seats(table.ledger), codes, battle,
                      [&] { return listener.take(); });
    battle.keep(host.ledger());
    TableTalk talk(streams.out);
    Farewells farewells;
    save_turning([&] {
        network.poll();
        host.poll(seconds_now());
        if (table.bot) table.bot->poll(host, battle);
        talk.follow(host, battle);
        if (!battle.fault().empty() || (table.bot && table.bot->gave_up())) return false;
        return battle.match().phase != cw::Phase::Over || !farewells.all_gone(host, seconds_now());
    });
}

}  // namespace

int lay_table(const battles::Library& library, const TableCall& call, Streams streams) {
    std::string bot_fault;
    const auto lock = lock_out(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    auto table = prepared(library, call, bot_fault);
    if (!table) return refuse(table.error(), 1, streams);
    net::Network network;
    const std::filesystem::path page =
        call.page.empty() ? library.assets().parent_path() / "page" : core::path(call.page);
    const auto listener = network.listen(static_cast<std::uint16_t>(call.port), remote::pages_in(page));
    if (!listener) return refuse("Nobody can join: " + words::english(listener.error()) + ".", 1, streams);
    keep_order(*table, network, **listener, remote::has_page(page), streams);
    let_go(network);
    table->bot.reset();
    return told_end(*table->battle, bot_fault, streams);
}

}  // namespace cli
