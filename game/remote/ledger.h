#pragma once
// The data of a shared table's game besides the record: who is seated, who asked for each step, the links of each
// throw, and signatures. Saved in the record (Record::about, "remote"), so that any player can continue the game, and
// anyone can check that its chance was not manipulated.

#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/session/record_source.h"
#include "game/remote/message.h"

namespace remote {

// The parts of a step that are not in the record.
struct Signed {
    Revision revision{};
    Number<0, kMaxPeople> person{};
    rules::List<Link, kMaxPeople> links{};
    Proof proof{};
    std::optional<Fix> fix{};
    std::optional<Opening> opening{};
    Seals seals{};
    std::optional<Claim> claim{};
    bool alone = false;
    FIELDS(revision, person, links, proof, maybe(fix), maybe(opening), maybe(seals), maybe(claim), maybe(alone))
};

// Our own sealed commands; no one else sees them before they are opened.
struct Secret {
    Number<0, 1000> seat{};
    Key key{};  // random; the nonces are derived from it
    rules::List<Raw, kMaxSealed> commands{};
    FIELDS(seat, key, commands)
};

// The ledger without its steps.
struct LedgerState {
    Key table{};  // 16 random bytes
    rules::List<Person, kMaxPeople> people{};
    Revision revision{};
    // The throw that must come next, with the links known here.
    rules::List<Step, 1> fixed{};
    int me = kNobody;                                         // index in `people`; kNobody for a watcher
    Seals seals{};                                            // handed in for the next revision, none opened yet
    rules::OrNone<rules::List<Secret, kMaxSeats>> secrets{};  // our own, until all are opened
    Revision consent{};                                       // the revision whose going back we agreed to; 0: none
    StepCount consent_to{};                                   // back to this many steps or more
    // While a throw waits: the last minute, since 1970, when this machine was awake, and its longest absence in
    // seconds.
    Number<0, 2'000'000'000> awake{}, away{};
    bool trusted = false;        // trusted dice: the asker throws alone, with one link; part of every promise
    bool by_file = false;        // last played by file (correspondence.h)
    rules::OrNone<Key> codes{};  // the earlier table whose codes this one took over; empty: its own
    rules::OrNone<rules::List<int, 1, Number<0, kMaxPeople>>>
        witness{};  // of the first protocol (first_kind.h), no longer read
};

struct Ledger : LedgerState {
    rules::List<Signed, rules::kMaxSteps> steps{};
    FIELDS(table, people, revision, steps, fixed, me, maybe(seals), maybe(secrets), maybe(consent), maybe(consent_to),
           maybe(awake), maybe(away), maybe(trusted), maybe(by_file), maybe(codes), maybe(witness))

    std::optional<int> find(const Key& key) const;
    // The person in this seat; kNobody: it is free.
    int holder(int seat) const;
    const Person& person(int which) const { return people[static_cast<std::size_t>(which)]; }
    bool sits(int person, int seat) const;
    bool has_seat(int person) const { return !this->person(person).seats.empty(); }
    // The steps as they are sent, starting at `from`; `record` must be of the same game.
    std::vector<Step> steps_of(const rules::Record& record, std::size_t from) const;
};

Json to_json(const Ledger& ledger);
core::Result<Ledger, rules::Refusal> ledger_from(const Json& json);
// Updates `kept` to equal `now` without copying the steps they share.
void follow(std::optional<Ledger>& kept, const Ledger& now);
// A record's data besides its steps: `about`, and the ledger if there is one, which must outlive the result. A step
// unknown to the ledger has null there, which makes the ledger unreadable (ledger_from).
rules::About about_game(Json about, const std::optional<Ledger>& ledger);

}  // namespace remote
