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

inline constexpr int kProtocol = 1;
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

using Key = Text<rules::TextBounds{0, 0}, 64>;     // 32 bytes
using Proof = Text<rules::TextBounds{0, 0}, 128>;  // a signature, 64 bytes
using Revision = Number<0, 1'000'000'000>;
using Milliseconds = Number<0, 1'000'000'000>;
using Seat = Number<kNobody, 1000>;
using StepCount = Number<0, static_cast<int>(rules::kMaxSteps)>;
using PersonName = Text<rules::TextBounds{0, kLongestName}, 4 * kLongestName>;
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
    FIELDS(person, n, link)
};

// Whoever has ever sat at this table; `person` in Link is the place in the list.
struct Person {
    Key key{};
    PersonName name{};
    rules::List<int, kMaxSeats, Number<0, 1000>> seats{};
    Key promise{};          // the end of their chain of hashes
    Proof promise_proof{};  // signed: the table and the promise
    FIELDS(key, name, seats, promise, promise_proof)
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
    Raw command{};
    Link link{};
    Proof proof{};  // as of a step of that revision
    FIELDS(command, link, proof)
};

// A step as the host has ordered it.
struct Step {
    Revision revision{};  // which it makes
    Number<0, kMaxPeople> person{};
    Raw command{};
    Key hash{};                    // of the match after it
    rules::List<Link, 2> links{};  // if something was thrown: of who asked, and of a witness
    Proof proof{};                 // signed by who asked
    std::optional<Opening> opening{};
    Seals seals{};  // of the round, with the first opening
    std::optional<Claim> claim{};
    bool alone = false;  // done at one screen, before the table was shared: whoever laid it has signed it for all seats
    FIELDS(revision, person, command, hash, links, proof, maybe(opening), maybe(seals), maybe(claim), maybe(alone))
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
    Revision revision{};
    Text<rules::TextBounds{0, 0}, 8 * rules::kMaxSteps> digests{};  // of each step (digests_of)
    NAMED_FIELDS("hello", protocol, program, key, proof, name, table, promise, promise_proof, revision, digests)
};
// Somebody has said something.
struct Word {
    Number<kNobody, kMaxPeople> person{};  // who; of a watcher: nobody
    PersonName name{};
    Sentence text{};
    NAMED_FIELDS("word", person, name, text)
};
// Where somebody's hand is, and what it holds; the latest counts, what was before it may be left out. `what` is the
// game's own (screens); none: it rests.
struct Ghost {
    Number<kNobody, kMaxPeople> person{};
    Raw what{};
    NAMED_FIELDS("ghost", person, rules::maybe(what))
};
struct Ping {
    int at = 0;  // milliseconds by the sender's clock
    NAMED_FIELDS("ping", at)
};
struct Pong {
    int at = 0;
    NAMED_FIELDS("pong", at)
};
struct Bye {
    Sentence why{};  // a code: "full", "taken", "protocol", "left", ...; empty: goes away for now
    NAMED_FIELDS("bye", why)
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
    NAMED_FIELDS("people", people, here)
};
// The game goes back to so many steps, then come these.
struct Steps {
    StepCount keep{};
    Revision revision{};
    rules::List<Step, rules::kMaxSteps> steps{};
    NAMED_FIELDS("steps", keep, revision, steps)
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
// The witness's link for a command that the host has fixed.
struct Need {
    Revision revision{};
    Number<0, kMaxPeople> person{};  // who asks for the command
    Raw command{};
    Link link{};
    Proof proof{};
    NAMED_FIELDS("need", revision, person, command, link, proof)
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
    NAMED_FIELDS("promise", promise, proof)
};
struct Ask {
    Revision revision{};  // which it would make
    Raw command{};
    rules::List<Link, 1> link{};  // if it throws
    Proof proof{};
    std::optional<Opening> opening{};
    NAMED_FIELDS("ask", revision, command, link, proof, maybe(opening))
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
