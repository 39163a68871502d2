#pragma once
// What the machines at a shared table say to each other. Whoever keeps the order is called the host; everybody else is
// a guest. A message is an object with its word under "say": {"say": "ask", "revision": 7, "command": {...}, ...}.
// Bytes are written as lower-case hexadecimal digits.
//
// The revision counts every change of the game that the host has ordered: a step, or going back. A saved table knows
// its own, so two who meet again know who has seen more.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/kit/json.h"
#include "game/kit/limits.h"
#include "game/kit/one_of.h"
#include "game/kit/refusal.h"

namespace rules {
class Kind;
}

namespace remote {

using rules::Json;
using rules::maybe;
using rules::Number;
using rules::Text;

inline constexpr int kProtocol = 2;
inline constexpr int kNobody = -1;
inline constexpr int kMaxPeople = 12, kMaxSeats = 12;
inline constexpr std::size_t kLongestName = 60, kLongestWord = 200;  // characters
inline constexpr int kChainLength = 10'000;                          // throws that a person can take part in
inline constexpr std::size_t kMaxSealed = 100;                       // commands in one seal

// Seconds between two messages of somebody's hand.
inline constexpr double kHandEach = 0.1;
// Seconds by which the host's clock may differ from one's own before one goes by one's own.
inline constexpr double kClockSlack = 1;
// Seconds between pings, and of silence after which the other end is not there.
inline constexpr double kPingEach = 5, kSilence = 15;
// Seconds that a line is believed to take, there and back: nobody gets more for their clock by answering late.
inline constexpr double kRoundTripMost = 1;

using Key = Text<rules::TextBounds{0, 0}, 64>;     // 32 bytes
using Proof = Text<rules::TextBounds{0, 0}, 128>;  // a signature, 64 bytes
using Revision = Number<0, 1'000'000'000>;
using Milliseconds = Number<0, 1'000'000'000>;
using Seat = Number<kNobody, 1000>;
using StepCount = Number<0, static_cast<int>(rules::kMaxSteps)>;
using PersonName = Text<rules::TextBounds{0, kLongestName}, 4 * kLongestName>;
using WordId = Text<rules::TextBounds{0, 0}, 16>;  // 8 bytes by chance
using Sentence = Text<rules::TextBounds{0, kLongestWord}, 4 * kLongestWord>;

// Any JSON value, to be read by somebody else: a command, a battle.
struct Raw {
    Json json{};
    Raw() = default;
    Raw(Json any) : json(std::move(any)) {}
    operator const Json&() const { return json; }
    friend bool operator==(const Raw&, const Raw&) = default;
    static const rules::Kind& field_kind();
};

// A link of somebody's chain of hashes (engine/net/secret.h): the n-th.
struct Link {
    Number<0, kMaxPeople> person{};
    Number<1, kChainLength> n{};
    Key link{};
    rules::OrNone<Proof> proof{};  // signed: that it is given for this throw as it was fixed, and for no other
    FIELDS(person, n, link, maybe(proof))
};

// Who gives a link for a throw, and which of theirs.
struct Giver {
    Number<0, kMaxPeople> person{};
    Number<1, kChainLength> n{};
    FIELDS(person, n)
};
// That a throw comes next, for all that it will be made of, before anybody has shown a link for it (chance.h).
struct Fix {
    Number<0, kMaxPeople> orderer{};
    rules::List<Giver, kMaxPeople> givers{};  // who has asked for the throw is the first
    Proof proof{};                            // signed by the orderer
    FIELDS(orderer, givers, proof)
};

// Whoever has ever sat at this table; `person` in Link is the place in the list.
struct Person {
    Key key{};
    PersonName name{};
    rules::List<int, kMaxSeats, Number<0, 1000>> seats{};
    Key promise{};              // the end of their chain of hashes
    Proof promise_proof{};      // signed: the table, the promise and the name
    rules::OrNone<Key> salt{};  // of that chain, so that no other table of the same name has it
    FIELDS(key, name, seats, promise, promise_proof, maybe(salt))
};

// What a seat has sealed: a hash of each command, in the order in which they will be opened (sealing.h).
struct Seal {
    Number<0, kMaxPeople> person{};
    Number<0, 1000> seat{};
    rules::List<Key, kMaxSealed> hashes{};
    Proof proof{};  // signed: for which revision, and all of this
    FIELDS(person, seat, hashes, proof)
};
using Seals = rules::OrNone<rules::List<Seal, kMaxSeats>>;
// With a command that had been sealed: whose seal it was in, and what nobody else could know.
struct Opening {
    Number<0, 1000> seat{};
    Key nonce{};
    FIELDS(seat, nonce)
};

// The throw that somebody has left unanswered: of whoever claims the battle for it (claim.h).
struct Claim {
    Number<0, kMaxPeople> person{};  // who asked for it
    Raw command{};
    Proof proof{};  // as of a step of that revision
    std::optional<Fix> fix{};
    std::optional<Link> link{};  // instead of it, of the first kind: of the claimant, who had asked (first_kind.h)
    FIELDS(maybe(person), command, proof, maybe(fix), maybe(link))
};

// A step as the host has ordered it.
struct Step {
    Revision revision{};  // which it makes
    Number<0, kMaxPeople> person{};
    Raw command{};
    Key hash{};                             // of the match after it
    rules::List<Link, kMaxPeople> links{};  // if something was thrown: of each giver, in the order of the fix
    Proof proof{};                          // signed by who asked
    std::optional<Fix> fix{};               // if something was thrown
    std::optional<Opening> opening{};
    Seals seals{};  // of the round, with the first opening
    std::optional<Claim> claim{};
    bool alone = false;  // done at one screen, before the table was shared: whoever laid it has signed it for all seats
    FIELDS(revision, person, command, hash, links, proof, maybe(fix), maybe(opening), maybe(seals), maybe(claim),
           maybe(alone))
};

// --- both
struct Hello {
    Number<0, 1000> protocol{};
    Text<rules::TextBounds{0, 0}, 64> program{};
    Key key{};
    Proof proof{};  // signed: the transcript of the handshake
    PersonName name{};
    Key table{};    // at which they have sat before; empty: none
    Key promise{};  // for that table; without one, Promise follows
    Proof promise_proof{};
    rules::OrNone<Key> salt{};
    Revision revision{};
    Text<rules::TextBounds{0, 0}, 8 * rules::kMaxSteps> digests{};  // of each step (digests_of)
    NAMED_FIELDS("hello", protocol, program, key, proof, name, table, promise, promise_proof, maybe(salt), revision,
                 digests)
};
// Somebody has said something. It is sent again where it may not have arrived; its id tells that it is the same.
struct Word {
    Number<kNobody, kMaxPeople> person{};  // who; of a watcher: nobody
    PersonName name{};
    Sentence text{};
    WordId id{};
    NAMED_FIELDS("word", person, name, text, id)
};
// Where somebody's hand is, and what it holds; the latest counts, what was before it may be left out. `what` is the
// game's own (screens); none: it rests.
struct Ghost {
    Number<kNobody, kMaxPeople> person{};
    Raw what{};
    NAMED_FIELDS("ghost", person, rules::maybe(what))
};
struct Ping {
    int at = 0;  // milliseconds by the sender's clock; the answer has the same
    NAMED_FIELDS("ping", at)
};
struct Pong {
    int at = 0;
    NAMED_FIELDS("pong", at)
};
struct Bye {
    // A code (notices.h): "full", "taken", ...; "unheard", "behind": the line is ended, come again; empty: goes away for now.
    Sentence why{};
    NAMED_FIELDS("bye", why)
};

// A throw that is fixed, with the links that have been given for it: whoever gives one and has not is asked for it. A guest
// who comes with one that the host may not know of says so as well.
struct Need {
    Step step{};
    NAMED_FIELDS("need", step)
};

// --- host
struct Welcome {
    Number<kNobody, kMaxPeople> person{};  // whom the guest is in the list; nobody: a watcher
    Key table{};
    Raw start{}, about{};  // of the record
    Text<rules::TextBounds{0, 0}, 64> game{};
    bool trusted = false;  // dice: see Ledger
    NAMED_FIELDS("welcome", person, table, game, start, about, maybe(trusted))
};
struct People {
    rules::List<Person, kMaxPeople> people{};
    rules::List<int, kMaxPeople, Number<0, 1>> here{};  // whether each is at the table now
    Number<kNobody, kMaxPeople> owes = kNobody;         // the throw its link; nobody: none does
    NAMED_FIELDS("people", people, here, maybe(owes))
};
// The game goes back to so many steps, then come these.
struct Steps {
    StepCount keep{};
    Revision revision{};
    rules::List<Step, rules::kMaxSteps> steps{};
    std::optional<Step> fixed{};  // the throw that comes next: it was fixed before the guest came
    NAMED_FIELDS("steps", keep, revision, steps, maybe(fixed))
};
struct NextStep {
    Step step{};
    Milliseconds time{};  // for which the table has waited for it, by the host's clock, without the way of the ask
    NAMED_FIELDS("step", step, time)
};
struct Back {
    Revision revision{};
    StepCount keep{};
    NAMED_FIELDS("back", revision, keep)
};
// Somebody wants to go back, and everybody has to agree.
struct Offer {
    Number<0, kMaxPeople> person{};
    StepCount keep{};
    NAMED_FIELDS("offer", person, keep)
};
// All that has been sealed for this revision, and not been opened yet.
struct Sealed {
    Revision revision{};
    Seals seals{};
    NAMED_FIELDS("sealed", revision, maybe(seals))
};
// The guest has seen more than the host: the steps after so many, as Steps.
struct Want {
    StepCount keep{};
    NAMED_FIELDS("want", keep)
};
// What was asked for is not done.
struct No {
    Sentence code{};  // the refusal's, "not_agreed" or "late"
    NAMED_FIELDS("no", code)
};

// --- guest; it sends Steps as well, when asked by Want
struct Promise {
    Key promise{};
    Proof proof{};
    rules::OrNone<Key> salt{};
    NAMED_FIELDS("promise", promise, proof, maybe(salt))
};
struct Ask {
    Revision revision{};  // which it would make
    Raw command{};
    Proof proof{};
    std::optional<Opening> opening{};
    NAMED_FIELDS("ask", revision, command, proof, maybe(opening))
};
struct HandIn {
    Revision revision{};  // of the first step that opens
    Seal seal{};
    NAMED_FIELDS("seal", revision, seal)
};
struct Give {
    Revision revision{};
    Link link{};
    NAMED_FIELDS("give", revision, link)
};
// Consent to going back is for the revision that this makes: any other change of the order ends it at every machine.
struct AskBack {
    Revision revision{};
    StepCount keep{};
    NAMED_FIELDS("ask_back", revision, keep)
};
struct Answer {
    Revision revision{};
    StepCount keep{};
    bool yes = false;
    NAMED_FIELDS("answer", revision, keep, yes)
};
// The step of this revision came out otherwise here.
struct Differs {
    Revision revision{};
    NAMED_FIELDS("differs", revision)
};

using Message = rules::OneOf<Hello, Word, Ghost, Ping, Pong, Bye, Welcome, People, Steps, NextStep, Back, Offer, Sealed,
                             Need, Want, No, Promise, Ask, HandIn, Give, AskBack, Answer, Differs>;

Json to_json(const Message& message);
core::Result<Message, rules::Refusal> message_from(const Json& json);

}  // namespace remote
