#pragma once
// The table currently shared with other machines, if any, and its network. The program has one, which outlives every
// screen. The game at that table belongs to a screen, which gives up the table before it closes.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/net/lan.h"
#include "engine/net/port_mapping.h"
#include "game/remote/correspondence.h"
#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "game/shell/app.h"

namespace screens {

class RemotePlay {
public:
    // `profile`: the folder with this user's key, created when needed. `page`: the folder of the page for browsers, if
    // any.
    void keep_in(std::filesystem::path profile, std::filesystem::path page) {
        profile_ = std::move(profile);
        page_ = std::move(page);
    }
    // True if a browser can open the link from invitation().
    bool has_page() const;

    // Opens this user's own table: `before` if it was shared already, otherwise a new one with seats for the host and
    // for guests. `begun`: the commands played at this screen before, for a new table. The error is a sentence.
    struct Seats {
        std::vector<int> own, free;
        const rules::Record* begun = nullptr;
    };
    core::Result<void, Phrase> invite(remote::Game& game, const std::string& name, const Seats& seats,
                                      const std::optional<remote::Ledger>& before = {});
    // Joins somebody's table. `before`: the ledger, if this user sat there before.
    core::Result<void, Phrase> join(const remote::Invitation& to, const std::string& name,
                                    const std::optional<remote::Ledger>& before = {});
    // Continues a game by file from `ledger`, with the letter received. Fails if this user only watched the game.
    core::Result<void, Phrase> correspond(remote::Game& game, const std::string& name, remote::Ledger ledger,
                                          remote::TurnLetter letter = {});
    // Creates a new table by file, with these seats for this user.
    core::Result<remote::Ledger, Phrase> new_table(const std::string& name, const std::vector<int>& own);
    // Returns this user's identity, the same at every table. The error is a sentence.
    core::Result<remote::Self, words::Phrase> self(const std::string& name);
    void leave();  // leaves any shared table
    // Ends the current game at this user's table for another to follow: guests are told to come back, and the next
    // invite() opens it under the same codes.
    void hand_on();
    bool goes_on() const { return follow_.has_value(); }
    // Returns the table that a departing guest should join again, if another game follows there.
    const std::optional<remote::Invitation>& follows_there() const { return there_; }
    // Returns the invitation to follow if the host has just called the guest to its next game; only once.
    std::optional<remote::Invitation> take_call();

    // Holds what a joined table plays until the screen of that game takes it, once.
    void store_welcome(remote::Welcome welcome) { welcome_ = std::move(welcome); }
    std::optional<remote::Welcome> take_welcome(std::string_view game);
    // Returns a number that changes with the shared table, so that a screen can tell whether its table is still there.
    int tables() const { return tables_; }

    remote::Table* table() const;
    remote::Host* host() const { return host_.get(); }
    remote::Guest* guest() const { return guest_.get(); }
    remote::Correspondence* by_file() const { return by_file_.get(); }
    // Returns the invitation to pass on, with the address opened by the router, otherwise this machine's likeliest.
    remote::Invitation invitation() const;
    const remote::Invitation& joined_by() const { return joined_by_; }

    // Call often. True if something has arrived or ended since the last call. `now`: seconds.
    bool poll(double now);
    // True while data may arrive at any time.
    bool active() const { return host_ || guest_; }

private:
    core::Result<void, Phrase> open_network();
    core::Result<void, Phrase> open_door(const remote::Codes& codes);

    std::filesystem::path profile_, page_;
    std::unique_ptr<net::Network> network_;
    std::unique_ptr<net::Listener> listener_;
    std::unique_ptr<net::Beacon> beacon_, watchers_beacon_;
    std::unique_ptr<net::PortMapping> mapping_;
    std::unique_ptr<net::Seeker> seeker_;
    std::unique_ptr<remote::Host> host_;
    std::unique_ptr<remote::Guest> guest_;
    std::unique_ptr<remote::Correspondence> by_file_;
    remote::Invitation joined_by_;
    std::optional<remote::Welcome> welcome_;
    std::optional<remote::Invitation> there_;
    std::optional<std::string> follow_;   // this table's id; its codes pass to the next game
    bool answered_ = false;               // the host's call to the next game
    std::vector<std::string> addresses_;  // of this machine, likeliest first
    int tables_ = 0;
    std::uint64_t seen_ = 0;  // changes of the table
};

}  // namespace screens
