#pragma once
// Whoever keeps the order at a shared table. Guests come with the code of the seats or with that of the watchers; a seat
// belongs to the key that took it first, and whoever has that key sits there again whenever they come.

#include <array>
#include <functional>

#include "game/remote/table.h"

namespace remote {

inline constexpr std::size_t kMaxWatchers = 16;

struct Codes {
    std::string seats, watchers;
};
// Of this user's table: the same whenever it is laid again.
Codes codes_of(const Self& self, const Ledger& ledger);

class Host final : public Table {
public:
    // Lines that were opened since the last call.
    using PendingJoins = std::function<std::vector<std::unique_ptr<net::Line>>()>;

    // Of a new table, at which the host has these seats.
    static Ledger new_ledger(const Self& self, const std::vector<int>& own);
    // The same of a game that has begun at one screen: the host signs what was done there for all seats. Nothing was thrown.
    static Ledger new_ledger(const Self& self, const std::vector<int>& own, const rules::Record& begun);
    // `free`: seats that nobody has taken yet. The ledger has the host as `me`. `game` outlives the host.
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
    // Seats that nobody has taken, where a game gets more of them.
    void set_free(std::vector<int> seats) { free_ = std::move(seats); }
    void sit(int seat);  // the host takes it
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
    void hear_player(Peer& peer, const Message& message);
    void greet(Peer& peer, const Hello& hello);
    std::optional<int> place_of(Peer& peer, const Hello& hello);
    void welcome(Peer& peer);
    void bring_up(Peer& peer, const Hello& hello);
    void take_tail(Peer& peer, const Steps& tail);
    std::optional<std::string> take_all_forgotten(const Steps& tail);
    std::optional<std::string> take_forgotten(const Step& step);
    void tell_forgotten(const Peer& but, std::size_t keep, int revision);
    void take_promise(Peer& peer, const Promise& promise);
    void request(Peer& peer, const Ask& ask);
    void take_seal(Peer& peer, const HandIn& handed);
    // In the place of what the same seat has handed in before: as long as somebody has not sealed, nothing has been opened.
    bool add_seal(const Seal& seal);
    void move_hand(int person, const Json& hand);
    void show_hands(Peer& peer);
    void open_own();
    // Done, or a throw that waits for those who give links. The code says why not.
    std::optional<std::string> order(Step step);
    void finish(Step step);
    // host_throws.cpp
    void go_on_with_throw();
    std::optional<std::vector<int>> givers_for(const Step& step) const;
    void fix_it();
    void ask_for_links();
    void take_link(Peer& peer, const Give& give);
    void take_fixed(Peer& peer, const Step& fixed);
    bool covers_all_here(const Step& fixed) const;
    std::optional<Step> fixed_now() const;
    void request_back(int person, const AskBack& back);
    void take_answer(int person, const Answer& answer);
    void do_back(std::size_t steps);
    void drop(Peer& peer, const std::string& why);
    void tell_people();
    void tell(const Message& message, const Peer* but = nullptr);  // everybody who has been let in
    Peer* peer_of(int person) const;

    std::vector<int> free_;
    Codes codes_;
    PendingJoins knocks_;
    std::vector<std::unique_ptr<Peer>> peers_;
    std::vector<int> agreed_;      // to the offer, which any change of the order ends
    std::optional<Step> unfixed_;  // a throw for which not all are there yet who have to give a link
    int told_owes_ = kNobody;
    double now_ = 0;
};

}  // namespace remote
