#pragma once
// A player or watcher at a table hosted by another machine. Reconnects by itself when the connection is lost, and
// repeats the pending request.

#include <functional>

#include "game/remote/round_trip.h"
#include "game/remote/table.h"

namespace remote {

class Guest final : public Table {
public:
    // Opens a new connection to the host; nullptr: impossible right now.
    using Dial = std::function<std::unique_ptr<net::Connection>()>;

    // `before`: the ledger from an earlier visit to the table, else empty. sit_down() supplies the game once the host
    // has said which one it is.
    Guest(Self self, std::string code, Dial dial, Ledger before = {});
    ~Guest() override;

    // Returns the host's welcome once, when a new table has let us in and said who is seated: open that game and call
    // sit_down().
    std::optional<Welcome> take_welcome();
    void sit_down(Game& game);
    // The table that was refused because of its trusted dice, if any: the player may have agreed to them before.
    const std::optional<Welcome>& not_agreed() const { return not_agreed_; }

    void poll(double now) override;
    double silence() const override;
    bool is_heard() const override { return state_ == State::Joined; }
    int owed_by() const override;
    bool waits() const override { return asked_.has_value() || going_back_; }
    void ask_back(std::size_t steps) override;
    void answer(bool yes) override;
    void say(const std::string& text) override;
    void show(const Json& hand) override;

    enum class State { Dialling, Joining, Joined, Lost, Refused };
    State state() const { return state_; }
    // Why we were refused, or why the last connection ended; a code, see notices.h.
    const std::string& why() const { return why_; }
    double next_try() const { return try_at_ - now_; }           // seconds, while lost
    void try_now();                                              // without waiting for next_try()
    double round_trip() const { return round_trip_.seconds(); }  // 0: unknown

private:
    void send_ask(const Json& command) override;
    void hand_in() override;
    void has_claimed(const Step&) override { asked_.reset(); }
    void dial();
    void greet();
    void hear(const Message& message);
    void on_table_message(const Message& message);
    void on_offer(const Offer& offer);
    void on_refusal(const No& no);
    void welcomed(const Welcome& welcome);
    void take_steps(const Steps& steps);
    void join();
    void do_step(const NextStep& next);
    // guest_throws.cpp
    void give_link(const Need& need);
    void send_fixed();
    bool is_left_out(const Step& step) const;
    bool has_lost_chain() const;
    std::optional<std::string> why_not(const Step& step) const;
    std::optional<std::string> take_people(const People& people);
    void take_seals(const Sealed& sealed);
    bool is_as_before(const Welcome& welcome) const;
    bool finds_itself(std::span<const Person> people) const;
    void do_back(const Back& back);
    void open_own();
    void ask_again();
    void lose(const std::string& why);
    void refuse(const std::string& why);
    void send(const Message& message);

    void send_hand();

    std::string code_;
    Dial dial_;
    std::optional<SealedLine> line_;
    std::optional<Welcome> welcome_, not_agreed_;
    std::vector<Message> waiting_;  // until sit_down()
    std::optional<Json> asked_;
    std::optional<Json> hand_;          // ours, not sent yet
    int told_owes_ = kNobody;           // according to the host
    std::optional<Step> fixed_before_;  // the throw that was waiting when we joined
    Key salt_{};                        // of our own chain
    bool has_come_ = false;             // we have been at this table before
    bool asks_throw_ = false;           // by asked_
    bool going_back_ = false;
    bool greeted_ = false;
    State state_ = State::Dialling;
    std::string why_;
    RoundTrip round_trip_;
    double now_ = 0, heard_ = 0, try_at_ = 0, pause_ = 1, hand_sent_ = -1;
    bool started_ = false;
};

}  // namespace remote
