#include "game/shell/remote_play.h"

#include <exception>
#include <utility>

#include "engine/core/utf8.h"
#include "game/remote/key_file.h"
#include "game/remote/notices.h"
#include "game/remote/page_folder.h"

namespace screens {

namespace {

constexpr const char* kNext = "next";  // Bye: another game follows

}  // namespace

core::Result<void, Phrase> RemotePlay::open_network() {
    try {
        if (!network_) network_ = std::make_unique<net::Network>();
    } catch (const std::exception&) {
        return core::failure(remote::notice_of("no network"));
    }
    return {};
}

core::Result<remote::Self, words::Phrase> RemotePlay::self(const std::string& name) {
    auto key = remote::key_in(profile_);
    if (!key) return core::failure(key.error());
    // Stacked marks count as one character with their letter, so limit the name by characters and bytes.
    const std::string sent(core::whole_characters(name, 4 * remote::kLongestName));
    return remote::Self{std::move(*key), sent, COINWARS_VERSION};
}

core::Result<void, Phrase> RemotePlay::invite(remote::Game& game, const std::string& name, const Seats& seats,
                                              const std::optional<remote::Ledger>& before) {
    const auto follow = follow_;
    if (!follow) leave();
    follow_.reset();
    if (before && before->me == remote::kNobody) return core::failure(say("You are watching this table."));
    if (auto opened = open_network(); !opened) return opened;
    auto own = self(name);
    if (!own) return core::failure(own.error());
    remote::Ledger ledger = before        ? *before
                            : seats.begun ? remote::Host::new_ledger(*own, seats.own, *seats.begun)
                                          : remote::Host::new_ledger(*own, seats.own);
    ledger.by_file = false;
    if (follow) ledger.codes = *follow;
    const remote::Codes codes = remote::codes_of(*own, ledger);
    if (!follow)
        if (auto opened = open_door(codes); !opened) return opened;
    host_ = std::make_unique<remote::Host>(std::move(*own), std::move(ledger), seats.free, codes, game,
                                           [this] { return listener_->take(); });
    return {};
}

core::Result<void, Phrase> RemotePlay::open_door(const remote::Codes& codes) {
    auto listener = network_->listen(remote::kPort, remote::pages_in(page_));
    if (!listener) listener = network_->listen(0, remote::pages_in(page_));
    if (!listener) return core::failure(say("Others cannot reach this table: {1}", listener.error()));
    listener_ = std::move(*listener);
    beacon_ = net::answer_in_lan(*network_, codes.seats, listener_->port());
    watchers_beacon_ = net::answer_in_lan(*network_, codes.watchers, listener_->port());
    addresses_ = network_->own_addresses();
    mapping_ = net::open_from_outside(*network_, listener_->port());
    return {};
}

core::Result<void, Phrase> RemotePlay::join(const remote::Invitation& to, const std::string& name,
                                            const std::optional<remote::Ledger>& before) {
    leave();
    if (auto opened = open_network(); !opened) return opened;
    auto own = self(name);
    if (!own) return core::failure(own.error());
    joined_by_ = to;
    answered_ = false;
    if (to.host.empty()) seeker_ = net::seek_in_lan(*network_, to.code);
    const auto dial = [this]() -> std::unique_ptr<net::Connection> {
        if (!seeker_) return network_->connect(joined_by_.host, joined_by_.port);
        const auto found = seeker_->found();
        return found ? network_->connect(found->host, found->port) : nullptr;
    };
    remote::Ledger ledger = before.value_or(remote::Ledger{});
    ledger.by_file = false;
    guest_ = std::make_unique<remote::Guest>(std::move(*own), to.code, dial, std::move(ledger));
    return {};
}

core::Result<void, Phrase> RemotePlay::correspond(remote::Game& game, const std::string& name, remote::Ledger ledger,
                                                  remote::TurnLetter letter) {
    leave();
    if (ledger.me == remote::kNobody) return core::failure(say("You are watching this table."));
    auto own = self(name);
    if (!own) return core::failure(own.error());
    by_file_ = std::make_unique<remote::Correspondence>(std::move(*own), std::move(ledger), game, std::move(letter));
    return {};
}

core::Result<remote::Ledger, Phrase> RemotePlay::new_table(const std::string& name, const std::vector<int>& own) {
    const auto me = self(name);
    if (!me) return core::failure(me.error());
    return remote::Host::new_ledger(*me, own);
}

void RemotePlay::leave() {
    ++tables_;
    host_.reset();
    guest_.reset();
    welcome_.reset();
    follow_.reset();
    there_.reset();
    by_file_.reset();
    if (network_) network_->poll();  // sends the farewell
    mapping_.reset();
    beacon_.reset();
    watchers_beacon_.reset();
    seeker_.reset();
    listener_.reset();
}

void RemotePlay::hand_on() {
    if (!host_) {
        auto there = guest_ ? std::optional(joined_by_) : std::nullopt;
        leave();
        there_ = std::move(there);
        return;
    }
    const remote::Ledger& ledger = host_->ledger();
    follow_ = ledger.codes.empty() ? ledger.table : ledger.codes;
    host_->dismiss(kNext);
    host_.reset();
    network_->poll();  // sends it to the guests
}

std::optional<remote::Invitation> RemotePlay::take_call() {
    // A guest who was away during the call finds another game under the same code.
    const bool called = guest_ && guest_->state() == remote::Guest::State::Refused &&
                        (guest_->why() == kNext || guest_->why() == "other_table");
    if (!called || std::exchange(answered_, true)) return std::nullopt;
    return joined_by_;
}

std::optional<remote::Welcome> RemotePlay::take_welcome(std::string_view game) {
    if (!guest_ || !welcome_ || welcome_->game != game) return std::nullopt;
    return std::exchange(welcome_, std::nullopt);
}

remote::Table* RemotePlay::table() const {
    if (host_) return host_.get();
    if (by_file_) return by_file_.get();
    return guest_.get();
}

remote::Invitation RemotePlay::invitation() const {
    if (const auto outside = mapping_ ? mapping_->outside() : std::nullopt)
        return {host_->codes().seats, outside->host, outside->port};
    return {host_->codes().seats, addresses_.empty() ? "" : addresses_.front(), listener_->port()};
}

bool RemotePlay::has_page() const { return remote::has_page(page_); }

bool RemotePlay::poll(double now) {
    if (!active()) return false;
    network_->poll();
    table()->poll(now);
    return std::exchange(seen_, table()->changes()) != table()->changes();
}

}  // namespace screens
