#pragma once
// The messages between machines at a shared table. The machine that keeps the order is the host; all others are guests.
// A message is an object with its word under "say": {"say": "ask", "revision": 7, "command": {...}, ...}. Bytes are
// written as lower-case hexadecimal digits.
//
// The revision counts every change the host has ordered: steps and goings back. A saved table remembers its own, so
// when two meet again, they know who has seen more.

#include <optional>

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

// Seconds between two messages about a player's hand.
inline constexpr double kHandEach = 0.1;
// Seconds, besides the round trip, by which a guest lets the host's clock differ from its own.
inline constexpr double kClockSlack = 1;
// Seconds between pings, and of silence until the other end counts as gone.
inline constexpr double kPingEach = 5, kSilence = 15;
// The longest round trip that is credited, seconds: answering late gains no time on the clock.
inline constexpr double kMaxRoundTrip = 1;

using Key = Text<rules::TextBounds{0, 0}, 64>;     // 32 bytes
using Proof = Text<rules::TextBounds{0, 0}, 128>;  // a signature, 64 bytes
using Revision = Number<0, 1'000'000'000>;
using Milliseconds = Number<0, 1'000'000'000>;
using Seat = Number<kNobody, 1000>;
using StepCount = Number<0, static_cast<int>(rules::kMaxSteps)>;
using PersonName = Text<rules::TextBounds{0, kLongestName}, 4 * kLongestName>;
using WordId = Text<rules::TextBounds{0, 0}, 16>;  // 8 random bytes
using Sentence = Text<rules::TextBounds{0, kLongestWord}, 4 * kLongestWord>;

// Unparsed JSON: a command, a battle.
struct Raw {
    Json json{};
    Raw() = default;
    Raw(Json any) : json(std::move(any)) {}
    operator const Json&() const { return json; }
    friend bool operator==(const Raw&, const Raw&) = default;
    static const rules::Kind& field_kind();
};

// Link number `n` of a person's hash chain (engine/net/secret.h).
struct Link {
    Number<0, kMaxPeople> person{};
    Number<1, kChainLength> n{};
    Key link{};
    rules::OrNone<Proof> proof{};  // signed: given for this throw as fixed, and for no other
    FIELDS(person, n, link, maybe(proof))
};

// Who gives a link for a throw, and its number.
struct Giver {
    Number<0, kMaxPeople> person{};
    Number<1, kChainLength> n{};
    FIELDS(person, n)
};
// Fixes that a throw comes next and what it is made of, before anyone reveals a link for it (chance.h).
struct Fix {
    Number<0, kMaxPeople> orderer{};
    rules::List<Giver, kMaxPeople> givers{};  // the asker comes first
    Proof proof{};                            // signed by the orderer
    FIELDS(orderer, givers, proof)
};

// Anyone who has ever been seated here; the index in the list is `person` in Link.
struct Person {
    Key key{};
    PersonName name{};
    rules::List<int, kMaxSeats, Number<0, 1000>> seats{};
    Key promise{};              // the end of their hash chain
    Proof promise_proof{};      // signed: the table, the promise and the name
    rules::OrNone<Key> salt{};  // of the chain: makes it differ from that of another table with the same name
    FIELDS(key, name, seats, promise, promise_proof, maybe(salt))
};

// A seat's sealed commands: a hash of each, in the order in which they will be opened (sealing.h).
struct Seal {
    Number<0, kMaxPeople> person{};
    Number<0, 1000> seat{};
    rules::List<Key, kMaxSealed> hashes{};
    Proof proof{};  // signed: the revision and all of the above
    FIELDS(person, seat, hashes, proof)
};
using Seals = rules::OrNone<rules::List<Seal, kMaxSeats>>;
// Goes with a command that was sealed: the seat of its seal, and the secret part of its hash.
struct Opening {
    Number<0, 1000> seat{};
    Key nonce{};
    FIELDS(seat, nonce)
};

// The unanswered throw over which someone claims the battle (claim.h).
struct Claim {
    Number<0, kMaxPeople> person{};  // the asker
    Raw command{};
    Proof proof{};  // like that of a step with this revision
    std::optional<Fix> fix{};
    std::optional<Link> link{};  // instead, in the first protocol: of the claimant, who was the asker (first_kind.h)
    FIELDS(maybe(person), command, proof, maybe(fix), maybe(link))
};

// A step in the host's order.
struct Step {
    Revision revision{};  // the revision after it
    Number<0, kMaxPeople> person{};
    Raw command{};
    Key hash{};                             // of the match after it
    rules::List<Link, kMaxPeople> links{};  // if something was thrown: one per giver, in the order of the fix
    Proof proof{};                          // signed by the asker
    std::optional<Fix> fix{};               // if something was thrown
    std::optional<Opening> opening{};
    Seals seals{};  // all of the round, with its first opening
    std::optional<Claim> claim{};
    bool alone = false;  // done on one screen before the table was shared: the host has signed it for all seats
    FIELDS(revision, person, command, hash, links, proof, maybe(fix), maybe(opening), maybe(seals), maybe(claim),
           maybe(alone))
};

// --- sent by both
struct Hello {
    Number<0, 1000> protocol{};
    Text<rules::TextBounds{0, 0}, 64> program{};
    Key key{};
    Proof proof{};  // signed: the transcript of the handshake
    PersonName name{};
    Key table{};    // where they have been before; empty: none
    Key promise{};  // for that table; if empty, Promise follows
    Proof promise_proof{};
    rules::OrNone<Key> salt{};
    Revision revision{};
    Text<rules::TextBounds{0, 0}, 8 * rules::kMaxSteps> digests{};  // one per step (digests_of)
    NAMED_FIELDS("hello", protocol, program, key, proof, name, table, promise, promise_proof, maybe(salt), revision,
                 digests)
};
// Someone says something. Resent if it may not have arrived; the id identifies repeats.
struct Word {
    Number<kNobody, kMaxPeople> person{};  // the speaker; kNobody for a watcher
    PersonName name{};
    Sentence text{};
    WordId id{};
    NAMED_FIELDS("word", person, name, text, id)
};
// Where a player's hand is and what it holds; only the latest counts, earlier ones may be skipped. The game's screens
// define `what`; null: the hand rests.
struct Ghost {
    Number<kNobody, kMaxPeople> person{};
    Raw what{};
    NAMED_FIELDS("ghost", person, rules::maybe(what))
};
struct Ping {
    int at = 0;  // milliseconds by the sender's clock; echoed in the answer
    NAMED_FIELDS("ping", at)
};
struct Pong {
    int at = 0;
    NAMED_FIELDS("pong", at)
};
struct Bye {
    // A code (notices.h): "full", "taken", ...; "unheard", "behind": reconnect; empty: leaves for now.
    Sentence why{};
    NAMED_FIELDS("bye", why)
};

// A fixed throw and the links given so far: asks the receiver for its link if that is missing. A guest sends it too, if
// it brings a throw that the host may not know of.
struct Need {
    Step step{};
    NAMED_FIELDS("need", step)
};

// --- sent by the host
struct Welcome {
    Number<kNobody, kMaxPeople> person{};  // the guest's index in People; kNobody for a watcher
    Key table{};
    Raw start{}, about{};  // of the record
    Text<rules::TextBounds{0, 0}, 64> game{};
    bool trusted = false;  // trusted dice: see Ledger
    NAMED_FIELDS("welcome", person, table, game, start, about, maybe(trusted))
};
struct People {
    rules::List<Person, kMaxPeople> people{};
    rules::List<int, kMaxPeople, Number<0, 1>> here{};  // 1 for each person at the table now
    Number<kNobody, kMaxPeople> owes = kNobody;         // who owes the throw a link; kNobody: no one
    NAMED_FIELDS("people", people, here, maybe(owes))
};
// The game goes back to `keep` steps, then these follow.
struct Steps {
    StepCount keep{};
    Revision revision{};
    rules::List<Step, rules::kMaxSteps> steps{};
    std::optional<Step> fixed{};  // fixed before the guest joined, comes next
    NAMED_FIELDS("steps", keep, revision, steps, maybe(fixed))
};
struct NextStep {
    Step step{};
    Milliseconds time{};  // how long the table waited for it by the host's clock, without the asker's network delay
    NAMED_FIELDS("step", step, time)
};
struct Back {
    Revision revision{};
    StepCount keep{};
    NAMED_FIELDS("back", revision, keep)
};
// Someone wants to go back; everyone has to agree.
struct Offer {
    Number<0, kMaxPeople> person{};
    StepCount keep{};
    NAMED_FIELDS("offer", person, keep)
};
// Everything sealed for this revision and not opened yet.
struct Sealed {
    Revision revision{};
    Seals seals{};
    NAMED_FIELDS("sealed", revision, maybe(seals))
};
// The guest has seen more than the host: asks for Steps from `keep` on.
struct Want {
    StepCount keep{};
    NAMED_FIELDS("want", keep)
};
// A request is refused.
struct No {
    Sentence code{};  // the refusal's, "not_agreed" or "late"
    NAMED_FIELDS("no", code)
};

// --- sent by guests; they also send Steps, in answer to Want
struct Promise {
    Key promise{};
    Proof proof{};
    rules::OrNone<Key> salt{};
    NAMED_FIELDS("promise", promise, proof, maybe(salt))
};
struct Ask {
    Revision revision{};  // the revision after it
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
// Consent applies only to the revision that going back makes: any other change of the order voids it everywhere.
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
// The step of this revision had a different result here.
struct Differs {
    Revision revision{};
    NAMED_FIELDS("differs", revision)
};

using Message = rules::OneOf<Hello, Word, Ghost, Ping, Pong, Bye, Welcome, People, Steps, NextStep, Back, Offer, Sealed,
                             Need, Want, No, Promise, Ask, HandIn, Give, AskBack, Answer, Differs>;

Json to_json(const Message& message);
core::Result<Message, rules::Refusal> message_from(const Json& json);

}  // namespace remote
