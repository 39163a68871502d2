#pragma once
// This machine's end of a shared table. The host orders the steps; every machine plays each through its own session and
// compares the hash. Nothing is done before it has a place in that order, so the others cannot lose anything done. No
// call blocks, and only poll() receives messages.

#include <optional>
#include <string>
#include <vector>

#include "game/remote/chance.h"
#include "game/remote/claim.h"
#include "game/remote/order.h"
#include "game/remote/sealed_line.h"
#include "game/remote/talk.h"

namespace remote {

// A user's identity at every table: the profile's key and the name.
struct Self {
    net::SigningKey key;
    PersonName name{};
    std::string program{};  // its version: both ends must have the same
};

// Counts the seconds in which players could think: only while it runs; call follow() regularly.
class StopWatch {
public:
    void follow(double now, bool runs) {
        if (runs && last_ >= 0) seconds_ += now - last_;
        last_ = runs ? now : -1;
    }
    void reset() { seconds_ = 0; }
    double seconds() const { return seconds_; }

private:
    double last_ = -1, seconds_ = 0;  // negative: stopped
};

class Table {
public:
    virtual ~Table() = default;

    // Call often. `now`: seconds, from a clock that never goes back.
    virtual void poll(double now) = 0;

    // Increases with everything received and every change of the connections.
    std::uint64_t changes() const { return changes_; }

    const Ledger& ledger() const { return ledger_; }
    bool plays(const Game& game) const { return game_ == &game; }
    int me() const { return ledger_.me; }
    bool watches() const { return me() == kNobody; }
    bool mine(int seat) const { return ledger_.sits(me(), seat); }
    // True if this person is at the table now.
    bool is_here(int person) const;
    // Seconds since the host was last heard, or at the host the seated guest who has been silent longest; 0 if all is
    // well.
    virtual double silence() const = 0;

    // Seconds that everyone has waited for the next step. Stops while someone is away or silent; a table by file keeps
    // no time.
    double thought() const { return thought_.seconds(); }
    virtual bool keeps_time() const { return true; }

    // --- actions
    // Refuses at once or sends the command; it is done once it has been ordered.
    std::optional<rules::Refusal> ask(const Json& command);
    // Seals a seat's commands, in order, unseen by the others: they become steps by themselves once everyone required
    // has sealed (sealing.h). A single one can go through ask() as well.
    std::optional<rules::Refusal> seal(int seat, const std::vector<Json>& commands);
    // True if this seat has sealed its next commands and none has been done.
    bool has_sealed(int seat) const;
    // True if all have sealed and this person has to open now.
    bool owes_opening(int person) const;
    // Why asking has to wait for someone else to act; nullopt: it need not.
    virtual std::optional<rules::Refusal> not_now() const { return std::nullopt; }
    // Someone who is away or slow and was asked for a link; kNobody if there is none.
    virtual int owed_by() const { return kNobody; }
    // For how many seconds it has been owed; 0: it is not.
    double owed_for() const { return owed_.seconds(); }
    // True if the battle may be claimed for that now (claim.h), or could be if it is owed for long enough.
    bool may_claim() const;
    bool will_claim() const;
    void claim();
    // True if our request has not been ordered yet.
    virtual bool waits() const = 0;
    // goes back to `steps` steps if possible, asking the others if necessary.
    virtual void ask_back(std::size_t steps) = 0;
    virtual bool may_go_back(std::size_t steps) const;
    // The wish to go back that waits for answers; it may be our own, which answer(false) drops.
    const std::optional<Offer>& offer() const { return offer_; }
    virtual void answer(bool yes) = 0;
    // At most kLongestWord characters; anyone away hears it on return.
    virtual void say(const std::string& text) = 0;
    virtual bool is_heard() const { return false; }  // someone hears us now
    // Shows our hand to the others: at most ten times a second, only the latest, and only if the connection is idle.
    virtual void show(const Json& hand) = 0;

    // --- since the last call
    std::vector<Word> take_words() { return talk_.take(); }
    std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }  // codes, see notices.h
    // Where a person's hand is; nullopt: at rest or unknown.
    std::optional<Json> hand_of(int person) const;

protected:
    Table(Self self, Ledger ledger) : self_(std::move(self)), ledger_(std::move(ledger)) {}

    virtual void send_ask(const Json& command) = 0;  // it is legal and ours, or sealed
    virtual void has_claimed(const Step& step) = 0;
    // Why nothing can be sealed at this table; nullopt: it can.
    virtual std::optional<rules::Refusal> no_seals() const { return std::nullopt; }
    virtual void hand_in() = 0;  // sends our seals that the others lack

    bool all_here() const;  // everyone with a seat
    // Call when the next step is about to be done.
    void count_thought(double seconds);

    // Sets the game, which must be at the ledger's last step.
    void take_game(Game& game);
    // Sets our chain of links for this table.
    void take_chain(const Key& salt);
    Proof signed_by_me(const std::string& text) const { return net::to_hex(self_.key.sign(text)); }
    // Builds the next step from a legal command, signed by us; opened if it was sealed.
    Step next_step(const Json& command) const;
    Place place_of(const Step& step) const { return {ledger_.table, step.revision, sums_.back()}; }
    Before before(bool first_kind = false) const;
    // Signed by us, with these givers; nullopt if someone's chain is used up.
    std::optional<Fix> fix_for(const Step& step, const std::vector<int>& givers) const;
    // Our link for a fixed throw.
    Link own_link(const Step& fixed) const;
    std::string text_of(const Step& fixed) const;
    // True if a throw is fixed and our own link is given, so we owe nothing.
    bool has_answered() const;
    // While a throw waits, records this machine's absence: by gaps of this clock, and, if the program was stopped, by
    // the ledger.
    void follow_absence(double now, bool waits);
    // A claim against us is valid only for a throw that we know, and if we were away for long enough.
    bool owes_claim(const Step& step) const;
    Seal sealed_by_me(const Secret& secret) const;
    // The seals in progress, or complete and to be opened.
    Round round() const;
    std::optional<rules::Refusal> sealed_first() const;
    // True if the others must not see the command before they have made theirs.
    bool is_sealed(const Json& command) const;
    // True if this seat has to seal now, or may replace its seal.
    bool is_due(int seat) const;
    // Our next sealed command that can be opened now.
    std::optional<Json> to_open() const;
    // Does the step here; returns a code if it is invalid. Steps done elsewhere come with their result's hash.
    enum class From { Here, Line, File };
    std::optional<std::string> carry_out(Step step, From from);
    void go_back(std::size_t steps);
    void drop_seals();  // discards everything sealed
    // Consents to going back to `steps` steps at this point; returns how many remain, as rounds stay whole.
    std::size_t give_consent(std::size_t steps);
    std::size_t where_to_go(std::size_t steps) const;

    Self self_;
    Ledger ledger_;
    Game* game_ = nullptr;
    std::vector<net::Bytes> sums_;  // before the first step, before the second, ... (signed_text.h)
    std::optional<net::HashChain> chain_;
    std::vector<int> here_;
    std::uint64_t changes_ = 0;
    std::optional<Offer> offer_;
    Talk talk_;
    std::vector<std::string> notices_;
    std::vector<std::pair<int, Json>> hands_;
    Wait owed_, fixed_;  // of a link; of a throw being fixed
    StopWatch thought_;
    double followed_ = -1;  // time of the last follow_absence(); negative: none
    int stuck_ = -1;        // the revision at which our opening was refused
};

}  // namespace remote
