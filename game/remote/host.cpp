#include "game/remote/host.h"

#include <algorithm>
#include <utility>

#include "game/remote/host_peer.h"
#include "game/remote/invitation.h"

namespace remote {
namespace {

constexpr double kHandshake = 5;            // seconds allowed to a stranger
constexpr std::size_t kStrangers = 8;       // connections before the handshake
constexpr int kRefusals = 200;              // until the connection is ended
constexpr std::size_t kBehind = 1u << 20;   // bytes that may be queued for a guest, besides a table's history
constexpr std::size_t kLongestHand = 4096;  // bytes of a hand, which goes to everyone

}  // namespace

Codes codes_of(const Self& self, const Ledger& ledger) {
    const std::string table = ledger.codes.empty() ? ledger.table : ledger.codes;
    const auto code = [&](const char* what) {
        return code_from(net::hash(std::string("code of ") + what + " " + table, 32, self.key.seed()));
    };
    return {code("the seats"), code("the watchers")};
}

Host::Host(Self self, Ledger ledger, std::vector<int> free, Codes codes, Game& game, PendingJoins knocks)
    : Table(std::move(self), std::move(ledger)),
      free_(std::move(free)),
      codes_(std::move(codes)),
      pending_joins_(std::move(knocks)) {
    take_game(game);
    Person& own = ledger_.people[static_cast<std::size_t>(me())];
    take_chain(own.salt);
    own.promise = net::to_hex(chain_->promise());
    own.promise_proof = signed_by_me(promise_text(ledger_, own.promise, own.name));
    here_.assign(ledger_.people.size(), 0);
    here_[static_cast<std::size_t>(me())] = 1;
    // A throw of the first protocol is asked for anew.
    if (!ledger_.fixed.empty() && !ledger_.fixed.front().fix) {
        const Step old = std::exchange(ledger_.fixed, {}).front();
        if (old.person == me() && proposed(*game_, old.command)) unfixed_ = next_step(old.command);
    }
    hand_in();
}

Host::~Host() { tell(Bye{}); }

void Host::poll(double now) {
    // A machine that has slept cannot tell who else was away.
    if (now - now_ > kClaimAfter / 5) owed_ = {};
    now_ = now;
    follow_absence(now, !ledger_.fixed.empty());
    let_in();
    for (std::size_t i = 0; i < peers_.size(); ++i) look_after(*peers_[i]);
    open_own();
    fixed_.follow(now, !ledger_.fixed.empty());
    owed_.follow(now, owed_by() != kNobody);
    thought_.follow(now, all_here() && silence() == 0);
    const bool left = std::ranges::any_of(peers_, [](const auto& peer) { return peer->gone && peer->greeted; });
    std::erase_if(peers_, [](const auto& peer) { return peer->gone; });
    if (!left && owed_by() == told_owes_) return;
    ++changes_;
    tell_people();
    continue_throw();
}

void Host::let_in() {
    for (auto& line : pending_joins_()) {
        make_room();
        peers_.push_back(std::make_unique<Peer>(
            Peer{SealedLine(std::move(line), {codes_.seats, codes_.watchers}, SealedLine::End::Host), now_, now_}));
        peers_.back()->line.bound(kLongestHello);
    }
}

// If there are too many strangers, drops the one that has waited longest without showing the code.
void Host::make_room() {
    const auto is_stranger = [](const auto& peer) { return !peer->greeted && !peer->gone; };
    if (static_cast<std::size_t>(std::ranges::count_if(peers_, is_stranger)) < kStrangers) return;
    auto oldest =
        std::ranges::find_if(peers_, [&](const auto& peer) { return is_stranger(peer) && !peer->line.ready(); });
    if (oldest == peers_.end()) oldest = std::ranges::find_if(peers_, is_stranger);
    drop(**oldest, "");
    peers_.erase(oldest);
}

void Host::look_after(Peer& peer) {
    peer.line.poll();
    const auto messages = peer.line.take();
    if (is_flooding(peer)) return drop(peer, "flood");
    for (const Message& message : messages) {
        peer.heard = now_;
        if (--peer.allowance < 0) return drop(peer, "flood");
        if (!peer.gone) hear(peer, message);
    }
    drop_idle(peer);
    if (peer.gone && peer.greeted && peer.person != kNobody && peer_of(peer.person) == nullptr)
        here_[static_cast<std::size_t>(peer.person)] = 0;
    if (!peer.gone && peer.greeted) show_hands(peer);
    if (peer.gone || !peer.greeted || !peer.round_trip.is_due(now_)) return;
    peer.line.send(peer.round_trip.ping(now_));
}

// Counts bytes received, except what we asked for.
bool Host::is_flooding(Peer& peer) {
    peer.allowance = std::min(kBurst, peer.allowance + kRate * (now_ - peer.since));
    peer.since = peer.greeted ? now_ : peer.since;
    std::size_t bytes = peer.line.heard() - std::exchange(peer.counted, peer.line.heard());
    const std::size_t free = std::min(bytes, peer.bytes_due);
    peer.bytes_due -= free;
    bytes -= free;
    peer.allowance -= static_cast<double>(bytes / kMessageBytes);
    return peer.allowance < 0;
}

void Host::drop_idle(Peer& peer) {
    if (peer.line.ended()) peer.gone = true;
    if (!peer.greeted && now_ - peer.since > kHandshake) drop(peer, "");
    if (now_ - peer.heard > kSilence) drop(peer, "unheard");
    // Nothing can be thrown with them.
    if (unfixed_ && peer.greeted && peer.person != kNobody && ledger_.person(peer.person).promise.empty() &&
        now_ - peer.sat > kSilence)
        drop(peer, "malformed");
    if (peer.line.waiting() > kBehind + peer.history) drop(peer, "behind");
    if (peer.refusals > kRefusals) drop(peer, "flood");
}

void Host::hear(Peer& peer, const Message& message) {
    ++changes_;
    if (const auto* hello = get_if<Hello>(&message))
        return peer.greeted ? drop(peer, "malformed") : greet(peer, *hello);
    if (!peer.greeted) return drop(peer, "malformed");
    if (const auto* ping = get_if<Ping>(&message)) return peer.line.send(Pong{ping->at});
    if (holds_alternative<Bye>(message)) return drop(peer, "");
    if (const auto* pong = get_if<Pong>(&message)) return peer.round_trip.take(*pong, now_);
    if (const auto* said = get_if<Word>(&message)) {
        const Word word{peer.person, peer.name, said->text, said->id};
        if (talk_.hear(word)) tell(word, &peer);
        return;
    }
    if (!peer.watches()) on_player_message(peer, message);
}

void Host::on_player_message(Peer& peer, const Message& message) {
    if (const auto* ask = get_if<Ask>(&message)) return request(peer, *ask);
    if (const auto* handed = get_if<HandIn>(&message)) return take_seal(peer, *handed);
    if (const auto* give = get_if<Give>(&message)) return take_link(peer, *give);
    if (const auto* need = get_if<Need>(&message)) return take_fixed(peer, need->step);
    if (const auto* back = get_if<AskBack>(&message)) return request_back(peer.person, *back);
    if (const auto* answer = get_if<Answer>(&message)) return take_answer(peer.person, *answer);
    if (const auto* tail = get_if<Steps>(&message)) return take_recovered(peer, *tail);
    if (const auto* ghost = get_if<Ghost>(&message)) return move_hand(peer.person, ghost->what);
    if (const auto* promise = get_if<Promise>(&message)) return take_promise(peer, *promise);
    if (holds_alternative<Differs>(message)) {
        notices_.push_back("differs");
        return drop(peer, "");
    }
    drop(peer, "malformed");
}

void Host::take_promise(Peer& peer, const Promise& promise) {
    Person& person = ledger_.people[static_cast<std::size_t>(peer.person)];
    if (!person.promise.empty() && (person.promise == promise.promise || may_know_links(ledger_))) return;
    Person with = person;
    with.promise = promise.promise;
    with.promise_proof = promise.proof;
    with.salt = promise.salt;
    if (!holds_promise(ledger_, with)) return drop(peer, "malformed");
    person = std::move(with);
    tell_people();
    continue_throw();
}

void Host::greet(Peer& peer, const Hello& hello) {
    const auto key = net::from_hex(hello.key), proof = net::from_hex(hello.proof);
    if (hello.protocol != kProtocol || hello.program != self_.program) return drop(peer, "program");
    if (!key || !proof || !net::is_signed_by(*key, peer.line.transcript(), *proof)) return drop(peer, "malformed");
    peer.name = hello.name;
    const bool seats = peer.line.code() == 0;
    if (!seats && static_cast<std::size_t>(watchers()) >= kMaxWatchers) return drop(peer, "full");
    const auto place = seats ? place_of(peer, hello) : std::optional<int>(kNobody);
    if (!place) return drop(peer, "taken");
    if (Peer* before = *place == kNobody ? nullptr : peer_of(*place)) drop(*before, "elsewhere");
    peer.person = *place;
    peer.greeted = true;
    peer.since = peer.sat = now_;
    peer.line.bound(kLongestSaid);
    if (peer.person != kNobody) here_[static_cast<std::size_t>(peer.person)] = 1;
    welcome(peer);
    bring_up(peer, hello);
    for (const Word& word : talk_.latest()) peer.line.send(word);
    peer.history = peer.line.waiting();
    tell_people();
    continue_throw();
}

// The person with this key, or a free seat; nullopt: all are taken.
std::optional<int> Host::place_of(Peer& peer, const Hello& hello) {
    if (const auto known = ledger_.find(hello.key)) {
        if (*known == me()) return std::nullopt;
        Person& person = ledger_.people[static_cast<std::size_t>(*known)];
        if (person.promise.empty()) person.name = peer.name;  // not signed yet
        return known;
    }
    if (free_.empty() || ledger_.people.size() >= static_cast<std::size_t>(kMaxPeople)) return std::nullopt;
    Person person{hello.key, peer.name, {}, {}, {}};
    person.seats.push_back(free_.front());
    if (hello.table == ledger_.table) {  // they have been here by file
        person.promise = hello.promise;
        person.promise_proof = hello.promise_proof;
        person.salt = hello.salt;
        if (!holds_promise(ledger_, person)) person.promise.clear();
    }
    free_.erase(free_.begin());
    ledger_.people.push_back(std::move(person));
    here_.push_back(1);
    return static_cast<int>(ledger_.people.size()) - 1;
}

void Host::welcome(Peer& peer) {
    const rules::Record record = game_->record();
    Json about = record.about;
    about.erase("remote");
    peer.line.send(Welcome{peer.person, ledger_.table, record.start, about, record.game, ledger_.trusted});
}

// Sends the guest what it has missed; if it has seen more than this host, asks for that.
void Host::bring_up(Peer& peer, const Hello& hello) {
    const rules::Record record = game_->record();
    const std::string digests = digests_of(sums_);
    const bool same_table = hello.table == ledger_.table;
    const std::size_t common = same_table ? common_steps(digests, hello.digests) : 0;
    const StepCount keep = static_cast<int>(common);
    if (same_table && peer.person != kNobody && hello.revision > ledger_.revision && common == ledger_.steps.size()) {
        peer.asked_for_steps = true;
        peer.line.bound(kLongest);
        peer.bytes_due = kLongest;
        return peer.line.send(Want{keep});
    }
    peer.line.send(People{ledger_.people, {here_}, owed_by()});
    peer.line.send(Steps{keep, ledger_.revision, ledger_.steps_of(record, common), fixed_now()});
    if (!ledger_.seals.empty()) peer.line.send(Sealed{ledger_.revision + 1, ledger_.seals});
    if (offer_ && std::ranges::find(agreed_, peer.person) == agreed_.end()) peer.line.send(*offer_);
}

void Host::request(Peer& peer, const Ask& ask) {
    Step step{ask.revision, peer.person, ask.command, {}, {}, ask.proof, {}, ask.opening};
    if (step.opening) step.seals = ledger_.seals;  // in case it is the first opening
    if (const auto code = order(std::move(step))) {
        ++peer.refusals;
        peer.line.send(No{*code});
    }
}

void Host::send_ask(const Json& command) {
    const int revision = ledger_.revision;
    const auto code = order(next_step(command));
    if (!code) return;
    notices_.push_back(*code);
    stuck_ = revision;
}

void Host::hand_in() {
    if (!round().seals.empty()) return;
    for (const Secret& secret : ledger_.secrets) add_seal(sealed_by_me(secret));
}

void Host::take_seal(Peer& peer, const HandIn& handed) {
    if (waits() || handed.revision != ledger_.revision + 1 || !is_due(handed.seal.seat)) return;
    if (std::ranges::find(ledger_.seals, handed.seal) != ledger_.seals.end()) return;
    if (handed.seal.person != peer.person || !add_seal(handed.seal)) drop(peer, "seal");
}

bool Host::add_seal(const Seal& seal) {
    Seals seals = ledger_.seals;
    const auto before = find_seat(seals, seal.seat);
    if (before == seals.end())
        seals.push_back(seal);
    else
        *before = seal;
    if (!holds_seals(ledger_, seals, ledger_.revision + 1, *game_)) return false;
    ledger_.seals = std::move(seals);
    game_->keep(ledger_);
    tell(Sealed{ledger_.revision + 1, ledger_.seals});
    return true;
}

void Host::open_own() {
    if (waits()) return;
    if (const auto command = to_open()) send_ask(*command);
}

std::optional<std::string> Host::order(Step step) {
    if (waits() || step.revision != ledger_.revision + 1) return "late";
    const bool sealed = !ledger_.seals.empty() || !round().seals.empty();
    const auto all = asked(ledger_, before(), step, *game_);
    if (!all) return sealed && !step.opening && all.error() == "seal" ? "sealed" : all.error();
    if (sealed && !step.opening) return "sealed";
    if (const auto code = may_come(ledger_, *game_, step)) return code;
    if (!all->throws) return finish(std::move(step)), std::nullopt;
    if (ledger_.person(step.person).promise.empty()) return "link";
    unfixed_ = std::move(step);
    continue_throw();
    return std::nullopt;
}

void Host::finish(Step step) {
    const Peer* peer = peer_of(step.person);
    const double time = std::max(0.0, thought_.seconds() - (peer ? peer->round_trip.seconds() : 0));
    count_thought(time);
    if (const auto code = carry_out(step, From::Here)) return notices_.push_back(*code);
    step.hash = game_->hash();
    offer_.reset();
    tell(NextStep{std::move(step), static_cast<int>(std::min(time * 1000, 1e9))});
}

void Host::sit(int seat) {
    std::erase(free_, seat);
    ledger_.people[static_cast<std::size_t>(me())].seats.push_back(seat);
    game_->keep(ledger_);
    tell_people();
}

void Host::say(const std::string& text) { tell(talk_.say(me(), self_.name, text)); }

void Host::show(const Json& hand) { move_hand(me(), hand); }

void Host::move_hand(int person, const Json& hand) {
    if (hand.dump().size() > kLongestHand) return;
    std::erase_if(hands_, [&](const auto& each) { return each.first == person; });
    hands_.emplace_back(person, hand);
    for (const auto& peer : peers_)
        if (peer->person != person && std::ranges::find(peer->hands, person) == peer->hands.end())
            peer->hands.push_back(person);
}

void Host::show_hands(Peer& peer) {
    if (peer.hands.empty() || peer.line.waiting() > 0 || now_ - peer.hands_sent < kHandEach) return;
    peer.hands_sent = now_;
    for (const int person : std::exchange(peer.hands, {})) {
        const auto hand = std::ranges::find(hands_, person, &std::pair<int, Json>::first);
        if (hand != hands_.end()) peer.line.send(Ghost{person, hand->second});
    }
}

int Host::watchers() const {
    return static_cast<int>(
        std::ranges::count_if(peers_, [](const auto& peer) { return peer->watches() && !peer->gone; }));
}

bool Host::is_heard() const {
    return std::ranges::any_of(peers_, [](const auto& peer) { return peer->greeted && !peer->gone; });
}

double Host::silence() const {
    double longest = 0;
    for (const auto& peer : peers_)
        if (peer->greeted && peer->person != kNobody) longest = std::max(longest, now_ - peer->heard);
    return longest > 2 * kPingEach ? longest : 0;
}

void Host::drop(Peer& peer, const std::string& why) {
    if (peer.gone) return;
    if (peer.line.ready()) peer.line.send(Bye{why});
    peer.line.end();
    peer.gone = true;
}

void Host::tell_people() {
    told_owes_ = owed_by();
    tell(People{ledger_.people, {here_}, told_owes_});
}

void Host::tell(const Message& message, const Peer* but) {
    for (const auto& peer : peers_)
        if (peer->greeted && !peer->gone && peer.get() != but && peer->line.ready()) peer->line.send(message);
}

Host::Peer* Host::peer_of(int person) const {
    const auto found = std::ranges::find_if(
        peers_, [&](const auto& peer) { return peer->greeted && !peer->gone && peer->person == person; });
    return found == peers_.end() ? nullptr : found->get();
}

}  // namespace remote
