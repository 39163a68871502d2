#pragma once
// What a shared table knows of its game besides the record: who sits there, who asked for each step, the links of each
// throw, and signatures. It is kept in the record (Record::about, "remote"), so that each of them can go on with the
// game, and anybody can check that nobody bent its chance.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/session/record_source.h"
#include "game/remote/message.h"

namespace remote {

// A step without what stands in the record.
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

// What one has sealed oneself: nobody else gets to see it before it is opened.
struct Secret {
    Number<0, 1000> seat{};
    Key key{};  // by chance; the nonces follow from it
    rules::List<Raw, kMaxSealed> commands{};
    FIELDS(seat, key, commands)
};

// All of it but its steps.
struct LedgerState {
    Key table{};  // 16 random bytes
    rules::List<Person, kMaxPeople> people{};
    Revision revision{};
    // The throw that comes next or nothing does, with the links that are known here.
    rules::List<Step, 1> fixed{};
    int me = kNobody;  // in `people`; a watcher is nobody
    Seals seals{};     // handed in for the next revision, and nothing of them has been opened
    rules::OrNone<rules::List<Secret, kMaxSeats>> secrets{};  // one's own, until all of them have been opened
    Revision consent{};                                       // to going back, if that makes this revision; 0: none
    StepCount consent_to{};                                   // to so many steps, or more
    // While a throw waits: the last minute, since 1970, in which this machine was awake, and the most seconds for which it
    // was not.
    Number<0, 2'000'000'000> awake{}, away{};
    bool trusted = false;  // dice: who asks throws alone, by one link; everybody has signed that with their promise
    bool by_file = false;  // the game went on by file last (correspondence.h)
    rules::OrNone<Key> codes{};  // the table whose codes this one has, which followed it there; none: its own
    rules::OrNone<rules::List<int, 1, Number<0, kMaxPeople>>>
        witness{};  // of the first kind (first_kind.h), read no more
};

struct Ledger : LedgerState {
    rules::List<Signed, rules::kMaxSteps> steps{};
    FIELDS(table, people, revision, steps, fixed, me, maybe(seals), maybe(secrets), maybe(consent), maybe(consent_to),
           maybe(awake), maybe(away), maybe(trusted), maybe(by_file), maybe(codes), maybe(witness))

    std::optional<int> find(const Key& key) const;
    // Who has this seat; nobody: it is free.
    int holder(int seat) const;
    const Person& person(int which) const { return people[static_cast<std::size_t>(which)]; }
    bool sits(int person, int seat) const;
    bool has_seat(int person) const { return !this->person(person).seats.empty(); }
    // The steps as they are sent, from the `from`-th on; `record` is of the same game.
    std::vector<Step> steps_of(const rules::Record& record, std::size_t from) const;
};

Json to_json(const Ledger& ledger);
core::Result<Ledger, rules::Refusal> ledger_from(const Json& json);
// `kept` becomes as `now` is; of steps that stand in both nothing is copied.
void follow(std::optional<Ledger>& kept, const Ledger& now);
// What a record says of the game besides its steps: `about`, and the ledger, if there is one, which outlives the answer. A step
// that the ledger has nothing of has null there, and the record holds no ledger any more (ledger_from).
rules::About about_game(Json about, const std::optional<Ledger>& ledger);

}  // namespace remote
