#pragma once
// The machine that keeps the order at a shared table. Guests join with the players' or the watchers' code; a seat
// belongs to the key that took it first, and that key gets it back whenever its owner returns.

#include <functional>

#include "game/remote/table.h"

namespace remote {

inline constexpr std::size_t kMaxWatchers = 16;

struct Codes {
    std::string seats, watchers;
};
// The codes of this user's table: the same each time it is hosted.
Codes codes_of(const Self& self, const Ledger& ledger);

class Host final : public Table {
public:
    // Returns the connections opened since the last call.
    using PendingJoins = std::function<std::vector<std::unique_ptr<net::Connection>>()>;

    // For a new table where the host has these seats.
    static Ledger new_ledger(const Self& self, const std::vector<int>& own);
    // For a game begun on one screen: the host signs its steps for all seats. Requires that nothing was thrown.
    static Ledger new_ledger(const Self& self, const std::vector<int>& own, const rules::Record& begun);
    // `free`: seats not taken yet. The ledger's `me` is the host. `game` outlives the host.
    Host(Self self, Ledger ledger, std::vector<int> free, Codes codes, Game& game, PendingJoins knocks);
    ~Host() override;

    void poll(double now) override;
    double silence() const override;
    bool is_heard() const override;
    bool waits() const override { return !ledger_.fixed.empty() || unfixed_; }
    int owed_by() const override;
    void ask_back(std::size_t steps) override;
    void answer(bool yes) override;
    void say(const std::string& text) override;
    void show(const Json& hand) override;

    const std::vector<int>& free_seats() const { return free_; }
    // For games that get more seats.
    void set_free(std::vector<int> seats) { free_ = std::move(seats); }
    void sit(int seat);  // the host takes this seat
    void dismiss(const std::string& why) { tell(Bye{why}); }
    const Codes& codes() const { return codes_; }
    int watchers() const;

private:
    struct Peer;

    void send_ask(const Json& command) override;
    void hand_in() override;
    void has_claimed(const Step& step) override { tell(NextStep{step, {}}); }
    void let_in();
    void make_room();
    void look_after(Peer& peer);
    bool is_flooding(Peer& peer);
    void drop_idle(Peer& peer);
    void hear(Peer& peer, const Message& message);
    void on_player_message(Peer& peer, const Message& message);
    void greet(Peer& peer, const Hello& hello);
    std::optional<int> place_of(Peer& peer, const Hello& hello);
    void welcome(Peer& peer);
    void bring_up(Peer& peer, const Hello& hello);
    void take_recovered(Peer& peer, const Steps& tail);
    std::optional<std::string> apply_recovered(const Steps& tail);
    std::optional<std::string> apply_step(const Step& step);
    void send_recovered(const Peer& except, std::size_t keep, int revision);
    void take_promise(Peer& peer, const Promise& promise);
    void request(Peer& peer, const Ask& ask);
    void take_seal(Peer& peer, const HandIn& handed);
    // Replaces the seat's earlier seal: nothing has been opened while someone has yet to seal.
    bool add_seal(const Seal& seal);
    void move_hand(int person, const Json& hand);
    void show_hands(Peer& peer);
    void open_own();
    // Does the step, or holds a throw until all links are given. Returns the code if refused.
    std::optional<std::string> order(Step step);
    void finish(Step step);
    // host_throws.cpp
    void continue_throw();
    std::optional<std::vector<int>> givers_for(const Step& step) const;
    void fix_it();
    void ask_for_links();
    void take_link(Peer& peer, const Give& give);
    void take_fixed(Peer& peer, const Step& fixed);
    bool covers_all_here(const Step& fixed) const;
    std::optional<Step> fixed_now() const;
    void request_back(int person, const AskBack& back);
    void take_answer(int person, const Answer& answer);
    void go_back_if_agreed();
    void do_back(std::size_t steps);
    void drop(Peer& peer, const std::string& why);
    void tell_people();
    void tell(const Message& message, const Peer* but = nullptr);  // to everyone admitted
    Peer* peer_of(int person) const;

    std::vector<int> free_;
    Codes codes_;
    PendingJoins pending_joins_;
    std::vector<std::unique_ptr<Peer>> peers_;
    std::vector<int> agreed_;      // to the offer; any change of the order ends it
    std::optional<Step> unfixed_;  // a throw, until everyone who must give a link is here
    int told_owes_ = kNobody;
    double now_ = 0;
};

}  // namespace remote
