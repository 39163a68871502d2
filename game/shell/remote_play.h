#pragma once
// The table that is shared with other machines now, if any, and the network below it. There is one in the program; it
// outlives every screen. The game at that table belongs to a screen, which gives up the table before it goes.

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
    // `profile`: the folder with this user's key, made when it is needed; `page`: that of the page for browsers, if any.
    void keep_in(std::filesystem::path profile, std::filesystem::path page) {
        profile_ = std::move(profile);
        page_ = std::move(page);
    }
    // Whether a browser can open what invitation() says.
    bool has_page() const;

    // Opens a table of one's own: `before` if it was shared already, else a new one with these seats for the host and
    // those for whoever comes; `begun`: what was done at this screen before, of such a new one. The error is a sentence.
    struct Seats {
        std::vector<int> own, free;
        const rules::Record* begun = nullptr;
    };
    core::Result<void, Phrase> invite(remote::Game& game, const std::string& name, const Seats& seats,
                                      const std::optional<remote::Ledger>& before = {});
    // Goes to somebody's table; `before`: that at which one has sat.
    core::Result<void, Phrase> join(const remote::Invitation& to, const std::string& name,
                                    const std::optional<remote::Ledger>& before = {});
    // Goes on by files: from `ledger`, with what has come.
    core::Result<void, Phrase> correspond(remote::Game& game, const std::string& name, remote::Ledger ledger,
                                          remote::Letter letter = {});
    // A new table by file, with these seats for oneself.
    core::Result<remote::Ledger, Phrase> new_table(const std::string& name, const std::vector<int>& own);
    // Who one is at every table. The error is a sentence.
    core::Result<remote::Self, words::Phrase> self(const std::string& name);
    void leave();  // whatever is shared
    // Another game follows at one's own table: everybody there is told to come again, and the next invite() lays it for
    // the same codes.
    void hand_on();
    bool goes_on() const { return follow_.has_value(); }
    // Where a guest has left the table at which another game follows, to go there again.
    const std::optional<remote::Invitation>& follows_there() const { return there_; }
    // A guest was told so: where to; taken once.
    std::optional<remote::Invitation> take_call();

    // What somebody's table plays, for the screen that will lie there: taken once, by that game's.
    void keep_welcome(remote::Welcome welcome) { welcome_ = std::move(welcome); }
    std::optional<remote::Welcome> take_welcome(std::string_view game);
    // Another number whenever what is shared changes: tells whether it is still what one has begun.
    int tables() const { return tables_; }

    remote::Table* table() const;
    remote::Host* host() const { return host_.get(); }
    remote::Guest* guest() const { return guest_.get(); }
    remote::Correspondence* by_file() const { return by_file_.get(); }
    // What to tell who shall come: with the address that the router has opened, else this machine's likeliest.
    remote::Invitation invitation() const;
    const remote::Invitation& joined_by() const { return joined_by_; }

    // Call often; true if something has come in or ended since the last call. `now`: seconds.
    bool poll(double now);
    // Something may come in at any time.
    bool active() const { return host_ || guest_; }

private:
    core::Result<void, Phrase> open_network();
    core::Result<void, Phrase> open_door(const remote::Codes& codes);

    std::filesystem::path profile_, page_;
    std::unique_ptr<net::Network> network_;
    std::unique_ptr<net::Listener> listener_;
    std::unique_ptr<net::Beacon> beacon_;
    std::unique_ptr<net::PortMapping> mapping_;
    std::unique_ptr<net::Seeker> seeker_;
    std::unique_ptr<remote::Host> host_;
    std::unique_ptr<remote::Guest> guest_;
    std::unique_ptr<remote::Correspondence> by_file_;
    remote::Invitation joined_by_;
    std::optional<remote::Welcome> welcome_;
    std::optional<remote::Invitation> there_;
    std::optional<std::string> follow_;   // the table whose codes the next has, at which another game follows
    bool answered_ = false;               // the call to it
    std::vector<std::string> addresses_;  // of this machine, the likeliest first
    int tables_ = 0;
    std::uint64_t seen_ = 0;  // changes of the table
};

}  // namespace screens
