#include "game/shell/remote_play.h"

#include <utility>

#include "engine/platform/files.h"

namespace screens {
namespace {

constexpr const char* kKeyFile = "key";  // 64 digits: the seed of this user's signatures

struct Sentence {
    const char* code;
    words::Key sentence;
};
constexpr Sentence kSentences[] = {
    {"stranger", mark("The table there does not know this code.")},
    {"program", mark("The table there is of another version of Coin Wars.")},
    {"full", mark("That table has no room for more.")},
    {"taken", mark("All seats there are taken. Each belongs to whoever sat down first.")},
    {"elsewhere", mark("Another program of yours has taken this seat.")},
    {"other_table", mark("Another battle lies there now.")},
    {"left", mark("The other side has left. The battle is kept on both machines.")},
    {"differs", mark("The two machines have come to different ends. The battle is kept as it stood before.")},
    {"malformed", mark("What came from there makes no sense. Nothing of it was done.")},
    {"proof", mark("A step came that was not signed by whoever it names. Nothing of it was done.")},
    {"link", mark("A throw came that was not made by both. Nothing of it was done.")},
    {"bent", mark("A throw was changed after it was known. Nothing of it was done.")},
    {"seat", mark("A step came for a side that is not theirs. Nothing of it was done.")},
    {"refused", mark("A step came that the rules refuse. Nothing of it was done.")},
    {"parted", mark("The others went on otherwise: the table is as they have it.")},
    {"not_agreed", mark("The other side wants it to stay as it is.")},
    {"flood", mark("Too much came at once, and the line was ended.")},
    {"connection refused", mark("Nobody waits at that address.")},
    {"host not found", mark("There is no such address.")},
    {"host unreachable", mark("There is no way to that address.")},
    {"timed out", mark("That address does not answer.")},
    {"no network", mark("There is no network.")},
};

}  // namespace

Phrase remote_notice(const std::string& code) {
    for (const Sentence& each : kSentences)
        if (code == each.code) return each.sentence;
    return code.empty() || code == "late" ? Phrase() : plain(code);
}

net::Network& RemotePlay::network() {
    if (!network_) network_ = std::make_unique<net::Network>();
    return *network_;
}

core::Result<remote::Self, std::string> RemotePlay::self(const std::string& name) {
    const auto file = profile_ / kKeyFile;
    std::error_code none;
    if (std::filesystem::exists(file, none)) {
        const auto text = platform::read_file(file, 1000);
        if (!text) return core::failure(text.error());
        const auto seed = net::from_hex(text->substr(0, text->find_last_not_of(" \n") + 1));
        if (!seed || seed->size() != 32) return core::failure(file.string() + ": this is no key of 64 digits.");
        return remote::Self{net::SigningKey(*seed), name, COINWARS_VERSION};
    }
    remote::Self fresh{net::SigningKey::random(), name, COINWARS_VERSION};
    if (auto kept = platform::write_file(file, net::to_hex(fresh.key.seed()) + "\n"); !kept)
        return core::failure(kept.error());
    std::filesystem::permissions(file, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, none);
    return fresh;
}

core::Result<void, Phrase> RemotePlay::invite(remote::Game& game, const std::string& name, const Seats& seats,
                                              const std::optional<remote::Ledger>& before) {
    leave();
    auto own = self(name);
    if (!own) return core::failure(plain(own.error()));
    auto listener = network().listen(remote::kPort);
    if (!listener) listener = network().listen(0);
    if (!listener) return core::failure(say("Others cannot reach this table: {1}", plain(listener.error())));
    listener_ = std::move(*listener);
    const remote::Codes codes{remote::new_code(), remote::new_code()};
    beacon_ = net::answer_in_lan(network(), codes.seats, listener_->port());
    addresses_ = network().own_addresses();
    mapping_ = net::open_from_outside(network(), listener_->port());
    remote::Ledger ledger = before ? *before : remote::Host::new_ledger(*own, seats.own);
    host_ = std::make_unique<remote::Host>(std::move(*own), std::move(ledger), seats.free, codes, game,
                                           [this] { return listener_->take(); });
    return {};
}

core::Result<void, Phrase> RemotePlay::join(const remote::Invitation& to, const std::string& name,
                                            const std::optional<remote::Ledger>& before) {
    leave();
    auto own = self(name);
    if (!own) return core::failure(plain(own.error()));
    joined_by_ = to;
    if (to.host.empty()) seeker_ = net::seek_in_lan(network(), to.code);
    const auto dial = [this]() -> std::unique_ptr<net::Line> {
        if (!seeker_) return network().connect(joined_by_.host, joined_by_.port);
        const auto found = seeker_->found();
        return found ? network().connect(found->host, found->port) : nullptr;
    };
    guest_ = std::make_unique<remote::Guest>(std::move(*own), to.code, dial, before.value_or(remote::Ledger{}));
    return {};
}

void RemotePlay::leave() {
    host_.reset();
    guest_.reset();
    if (network_) network_->poll();  // the farewell goes out
    mapping_.reset();
    beacon_.reset();
    seeker_.reset();
    listener_.reset();
}

remote::Table* RemotePlay::table() const {
    if (host_) return host_.get();
    return guest_.get();
}

remote::Invitation RemotePlay::invitation() const {
    if (const auto outside = mapping_ ? mapping_->outside() : std::nullopt)
        return {host_->codes().seats, outside->host, outside->port};
    return {host_->codes().seats, addresses_.empty() ? "" : addresses_.front(), listener_->port()};
}

bool RemotePlay::poll(double now) {
    if (!active()) return false;
    network().poll();
    table()->poll(now);
    return std::exchange(seen_, table()->changes()) != table()->changes();
}

}  // namespace screens
