#pragma once
// One's own end of a shared table. The host's session orders the steps; every machine plays each of them through its own
// session and compares the hash. Nothing is done before it has a place in that order, so nothing that was done can be lost
// by the others. Nothing here waits, and nobody but poll() takes anything from a line.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/remote/chance.h"
#include "game/remote/claim.h"
#include "game/remote/order.h"
#include "game/remote/sealed_line.h"
#include "game/remote/stop_watch.h"
#include "game/remote/talk.h"

namespace remote {

// Who somebody is at every table: the profile's key and the name they go by.
struct Self {
    net::SigningKey key;
    PersonName name{};
    std::string program{};  // its version: two must be the same
};

class Table {
public:
    virtual ~Table() = default;

    // Call often. `now`: seconds, by a clock that never goes back.
    virtual void poll(double now) = 0;

    // Counts whatever has come in, and whatever has become of the lines.
    std::uint64_t changes() const { return changes_; }

    const Ledger& ledger() const { return ledger_; }
    bool plays(const Game& game) const { return game_ == &game; }
    int me() const { return ledger_.me; }
    bool watches() const { return me() == kNobody; }
    bool mine(int seat) const { return ledger_.sits(me(), seat); }
    // Whether somebody is at the table now, by their place among the people.
    bool is_here(int person) const;
    // Seconds since the line to the host, or to the guest who is to act, was heard of last; 0 if all is well.
    virtual double silence() const = 0;

    // The seconds for which all have waited for what comes next. It stands still while somebody is away or not heard of;
    // a table that nobody sits at together has none.
    double thought() const { return thought_.seconds(); }
    virtual bool keeps_time() const { return true; }

    // --- what one does
    // Refused at once, or on its way; done as soon as it has been ordered.
    std::optional<rules::Refusal> ask(const Json& command);
    // Commands of one seat that the others shall not see yet, in their order: they become steps by themselves once everybody
    // who has to has sealed (sealing.h). A single one may be asked for as well.
    std::optional<rules::Refusal> seal(int seat, const std::vector<Json>& commands);
    // This seat has sealed what it does next, and nothing of that has been done.
    bool has_sealed(int seat) const;
    // All have sealed, and somebody has to open now.
    bool owes_opening(int person) const;
    // Why nothing may be asked for before somebody else has acted; nothing: it may be.
    virtual std::optional<rules::Refusal> not_now() const { return std::nullopt; }
    // Who has not given a link that they were asked for, and is away or takes long; nobody: none does.
    virtual int owed_by() const { return kNobody; }
    // The seconds for which somebody has owed it; 0: nobody does.
    double owed_for() const { return owed_.seconds(); }
    // The battle may be claimed for it (claim.h), or it may be once they have owed it for long enough.
    bool may_claim() const;
    bool will_claim() const;
    void claim();
    // What was asked for has not been ordered yet.
    virtual bool waits() const = 0;
    // back to so many steps, if that is possible; the others are asked if they must be.
    virtual void ask_back(std::size_t steps) = 0;
    virtual bool may_go_back(std::size_t steps) const;
    // What somebody else wants to go back to, to be answered.
    const std::optional<Offer>& offer() const { return offer_; }
    virtual void answer(bool yes) = 0;
    // At most kLongestWord characters; whoever is away now hears it once they are here again.
    virtual void say(const std::string& text) = 0;
    virtual bool is_heard() const { return false; }  // by anybody, now
    // One's hand, for the others to see: the latest goes out, ten times a second at most and only if the line is free.
    virtual void show(const Json& hand) = 0;

    // --- what happened since the last call
    std::vector<Word> take_words() { return talk_.take(); }
    std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }  // codes, see notices.h
    // Where somebody's hand is; nothing: at rest, or unknown.
    std::optional<Json> hand_of(int person) const;

protected:
    Table(Self self, Ledger ledger) : self_(std::move(self)), ledger_(std::move(ledger)) {}

    virtual void send_ask(const Json& command) = 0;  // it is legal and one's own, or sealed
    virtual void has_claimed(const Step& step) = 0;
    // Why nothing can be sealed at such a table; nothing: it can.
    virtual std::optional<rules::Refusal> no_seals() const { return std::nullopt; }
    virtual void hand_in() = 0;  // one's own seals, as far as the others have not got them

    bool all_here() const;  // who has a seat
    // What comes next is on its way to the game.
    void count_thought(double seconds);

    // The game, as far as the ledger is.
    void take_game(Game& game);
    // The chain of one's own links for this table.
    void take_chain(const Key& salt);
    Proof signed_by_me(const std::string& text) const { return net::to_hex(self_.key.sign(text)); }
    // A command that is legal as the next step, as who asks signs it; opened, if it was sealed.
    Step next_step(const Json& command) const;
    Place place_of(const Step& step) const { return {ledger_.table, step.revision, sums_.back()}; }
    Before before(bool first_kind = false) const;
    // Signed by oneself, for these; none, if somebody's chain is at its end.
    std::optional<Fix> fix_for(const Step& step, const std::vector<int>& givers) const;
    // One's own for a throw that is fixed.
    Link own_link(const Step& fixed) const;
    std::string text_of(const Step& fixed) const;
    // What one owes oneself is none: a throw that is fixed, to which one has given one's own link.
    bool has_answered() const;
    // Notes how long this machine was away while a throw waits: what this clock skips, and, of a program that was stopped, what
    // the ledger tells.
    void follow_absence(double now, bool waits);
    // A claim against oneself is taken only for a throw that one knows, and if oneself was away for long enough.
    bool owes_claim(const Step& step) const;
    Seal sealed_by_me(const Secret& secret) const;
    // Which are under way, or complete and to be opened.
    Round round() const;
    std::optional<rules::Refusal> sealed_first() const;
    // The command is one that the others shall not see before they have done the like.
    bool is_sealed(const Json& command) const;
    // Whether it is for this seat to seal now, or to seal anew.
    bool is_due(int seat) const;
    // Of what one has sealed: what can be opened now.
    std::optional<Json> to_open() const;
    // Does the step here; the code says why it does not hold. Whoever else has done it tells what came of it.
    enum class From { Here, Line, File };
    std::optional<std::string> carry_out(Step step, From from);
    void go_back(std::size_t steps);
    void drop_seals();  // all that was sealed is given up
    // To going back to so many steps, where the order is now; how many that leaves, for a round is left as a whole.
    std::size_t give_consent(std::size_t steps);
    std::size_t where_to_go(std::size_t steps) const;

    Self self_;
    Ledger ledger_;
    Game* game_ = nullptr;
    std::vector<net::Bytes> sums_;  // of the table before its first step, before its second, ... (signed_text.h)
    std::optional<net::HashChain> chain_;
    std::vector<int> here_;
    std::uint64_t changes_ = 0;
    std::optional<Offer> offer_;
    Talk talk_;
    std::vector<std::string> notices_;
    std::vector<std::pair<int, Json>> hands_;
    Wait owed_, fixed_;  // a link; a throw has been
    StopWatch thought_;
    double followed_ = -1;  // when follow_absence() was called last; negative: never
    int stuck_ = -1;        // the revision at which an opening of one's own was refused
};

}  // namespace remote
