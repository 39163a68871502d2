#pragma once
// What a shared table knows of its game besides the record: who sits there, who asked for each step, both links of each
// throw, and signatures. It is kept in the record (Record::about, "remote"), so that each of them can go on with the
// game, and anybody can check that nobody bent its chance.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/net/secret.h"
#include "game/remote/game.h"
#include "game/remote/message.h"

namespace remote {

// A step without what stands in the record.
struct Signed {
    Revision revision{};
    Number<0, kMaxPeople> person{};
    rules::List<Link, 2> links{};
    Proof proof{};
    std::optional<Opening> opening{};
    Seals seals{};
    std::optional<Claim> claim{};
    bool alone = false;
    FIELDS(revision, person, links, proof, maybe(opening), maybe(seals), maybe(claim), maybe(alone))
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
    // The host's own throw that waits for its witness, or the last one that a guest has borne witness to: what was
    // fixed then may not become anything else.
    rules::List<Step, 1> fixed{};
    // Whom the host has asked to bear witness to it: nobody else may, or it could choose among them.
    rules::OrNone<rules::List<int, 1, Number<0, kMaxPeople>>> witness{};
    int me = kNobody;  // in `people`; a watcher is nobody
    Seals seals{};     // handed in for the next revision, and nothing of them has been opened
    rules::OrNone<rules::List<Secret, kMaxSeats>> secrets{};  // one's own, until all of them have been opened
    Revision consent{};                                       // to going back, if that makes this revision; 0: none
    bool trusted = false;  // dice: who asks throws alone, by one link; everybody has signed that with their promise
    bool by_file = false;  // the game went on by file last (correspondence.h)
};

struct Ledger : LedgerState {
    rules::List<Signed, rules::kMaxSteps> steps{};
    FIELDS(table, people, revision, steps, fixed, me, maybe(seals), maybe(secrets), maybe(consent), maybe(witness),
           maybe(trusted), maybe(by_file))

    std::optional<int> find(const Key& key) const;
    // Who has this seat; nobody: it is free.
    int holder(int seat) const;
    const Person& person(int which) const { return people[static_cast<std::size_t>(which)]; }
    bool sits(int person, int seat) const;
    // The last link that somebody has given for a step; 0: none.
    int last_link(int person) const;
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

// --- what is signed, and what chance is made of

std::string promise_text(const Ledger& ledger, const Key& promise);
// `link`: of who asks, if the command throws. `opening`: of one that had been sealed (sealing.h).
std::string asked_text(const Key& table, int revision, const Json& command, const Link* link,
                       const std::string& opening = {});
// Of all that can be thrown for this command. `links`: of who asks and of the witness, somebody else at the table.
std::uint64_t joint_seed(const Key& table, int revision, const Json& command, const std::vector<Link>& links);
// Whether the promise, the signature or a link is theirs; `before`: the last link that person has given. Nobody may leave
// out a link: who could choose among them could choose what is thrown.
bool holds_promise(const Ledger& ledger, const Person& person);
bool holds_proof(const Ledger& ledger, const Step& step, const std::string& opening = {});
bool holds_link(const Ledger& ledger, const Link& link, int before);
// Whether so many links are right for a throw, of different people.
bool holds_number(const Ledger& ledger, const rules::List<Link, 2>& links);
// A step that waits for its witness: somebody else has signed it, with their next link.
bool holds_fixed(const Ledger& ledger, const Step& step);
// The code of why the step, the `number`-th, is not for who has signed it: "seat" or "claim". `before`: their last link;
// `game`: before it; `proposal`: its command.
std::optional<std::string> wrong_seat(const Ledger& ledger, const Step& step, std::size_t number, int before,
                                      Game& game, const Proposal& proposal);

// Eight digits for each step, of all up to it: those of two tables are equal as far as their games are.
inline constexpr std::size_t kDigest = 8;
std::string digests_of(const Ledger& ledger, const rules::Record& record);
std::size_t common_steps(std::string_view a, std::string_view b);

// A kept game: the first step whose signature, links or throw does not hold, with the reason's code; nothing if all of
// them do. `game`: new, as the record starts.
struct Violation {
    std::size_t step = 0;
    std::string code;  // "promise", "proof", "order", "link", "refused", "seat", "claim", "seal", "chance"
};
std::optional<Violation> first_violation(const Ledger& ledger, const rules::Record& record, Game& game);

}  // namespace remote
