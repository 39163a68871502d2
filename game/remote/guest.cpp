#include "game/remote/guest.h"

#include <algorithm>
#include <set>
#include <span>

namespace remote {
namespace {

constexpr double kLongestPause = 30;                         // seconds between attempts
constexpr std::size_t kMaxWaiting = 4096, kMaxUnread = 256;  // messages not taken yet
constexpr std::size_t kLongestTold = 256 * 1024;  // longest message in bytes, once the host has told us the table

// True if the host is only temporarily unavailable: try again.
bool is_for_now(const std::string& why) { return why.empty() || why == "unheard" || why == "behind"; }

bool share_a_seat(std::span<const Person> people) {
    std::set<int> taken;
    for (const Person& person : people)
        for (const int seat : person.seats)
            if (!taken.insert(seat).second) return true;
    return false;
}

// Seated people keep their key, seats and promise: a new promise, made knowing another's link, would choose the throw.
// Free seats may be taken.
bool go_on(std::span<const Person> before, std::span<const Person> after, bool promises_stand) {
    const auto same = [promises_stand](const Person& was, const Person& is) {
        const std::span<const int> seats(is.seats);
        return was.key == is.key && was.seats.size() <= seats.size() &&
               std::ranges::equal(was.seats, seats.first(was.seats.size())) &&
               (was.promise.empty() || (was.promise == is.promise && was.salt == is.salt) ||
                (!promises_stand && !is.promise.empty()));
    };
    return before.size() <= after.size() && std::ranges::equal(before, after.first(before.size()), same) &&
           !share_a_seat(after);
}

}  // namespace

Guest::Guest(Self self, std::string code, Dial dial, Ledger before)
    : Table(std::move(self), std::move(before)), code_(std::move(code)), dial_(std::move(dial)) {
    if (!ledger_.table.empty() && !watches()) take_chain(salt_ = ledger_.person(me()).salt);
    has_come_ = chain_.has_value();
    if (ledger_.fixed.empty()) return;
    // A throw sent by file is completed here; one of the first protocol is asked for anew.
    if (ledger_.fixed.front().person == me()) asked_ = ledger_.fixed.front().command;
    if (!ledger_.fixed.front().fix) ledger_.fixed.clear();
}

Guest::~Guest() { send(Bye{}); }

std::optional<Welcome> Guest::take_welcome() {
    if (!finds_itself(ledger_.people)) return std::nullopt;
    return std::exchange(welcome_, std::nullopt);
}

void Guest::sit_down(Game& game) {
    take_game(game);
    for (const Message& message : std::exchange(waiting_, {})) hear(message);
}

void Guest::poll(double now) {
    if (now - now_ > kClaimAfter / 5) owed_ = {};  // this machine has slept: no one could have come
    now_ = now;
    if (!started_) heard_ = try_at_ = now;
    started_ = true;
    follow_absence(now,
                   !ledger_.fixed.empty() || (asked_ && asks_throw_) || (ledger_.awake > 0 && state_ != State::Joined));
    thought_.follow(now, state_ == State::Joined && all_here() && silence() == 0);
    fixed_.follow(now, !ledger_.fixed.empty());
    owed_.follow(now, owed_by() != kNobody);
    if (state_ == State::Refused) return;
    if (!line_) return dial();
    line_->poll();
    if (line_->ready() && !greeted_) greet();
    for (const Message& message : line_->take()) {
        heard_ = now_;
        if (!line_ || state_ == State::Refused) return;
        hear(message);
    }
    if (!line_) return;
    // A host that does not know the code says nothing at all.
    if (line_->ended()) return lose(line_->fault().empty() && !greeted_ ? "stranger" : line_->fault());
    if (now_ - heard_ > kSilence) return lose("silence");
    open_own();
    send_hand();
    if (greeted_ && round_trip_.is_due(now_)) send(round_trip_.ping(now_));
}

void Guest::dial() {
    if (now_ < try_at_) return;
    auto line = dial_();
    if (!line) {
        try_at_ = now_ + 1;
        return;
    }
    line_.emplace(std::move(line), std::vector{code_}, SealedLine::End::Guest);
    greeted_ = false;
    heard_ = now_;
    if (state_ != State::Lost) state_ = State::Dialling;
}

void Guest::greet() {
    ++changes_;
    greeted_ = true;
    if (state_ != State::Lost) state_ = State::Joining;
    Hello hello{kProtocol, self_.program, net::to_hex(self_.key.name()), {}, self_.name, ledger_.table, {}, {}, {}, {},
                {}};
    hello.proof = signed_by_me(line_->transcript());
    if (!ledger_.table.empty() && !watches()) {
        hello.promise = net::to_hex(chain_->promise());
        hello.promise_proof = signed_by_me(promise_text(ledger_, hello.promise, self_.name));
        hello.salt = salt_;
    }
    if (game_) {
        hello.revision = ledger_.revision;
        hello.digests = digests_of(sums_);
    }
    send(hello);
}

void Guest::hear(const Message& message) {
    ++changes_;
    if (const auto* ping = get_if<Ping>(&message)) return send(Pong{ping->at});
    if (const auto* pong = get_if<Pong>(&message)) return round_trip_.take(*pong, now_);
    if (const auto* bye = get_if<Bye>(&message))
        return is_for_now(bye->why) ? lose(bye->why.empty() ? "left" : std::string(bye->why)) : refuse(bye->why);
    if (const auto* welcome = get_if<Welcome>(&message)) return welcomed(*welcome);
    if (const auto* people = get_if<People>(&message)) {
        if (const auto code = take_people(*people)) refuse(*code);
        return;
    }
    if (!game_) {
        if (waiting_.size() == kMaxWaiting) return refuse("flood");
        waiting_.push_back(message);
        return;
    }
    on_table_message(message);
}

void Guest::on_table_message(const Message& message) {
    if (const auto* steps = get_if<Steps>(&message)) return take_steps(*steps);
    if (const auto* next = get_if<NextStep>(&message)) return do_step(*next);
    if (const auto* need = get_if<Need>(&message)) return give_link(*need);
    if (const auto* back = get_if<Back>(&message)) return do_back(*back);
    if (const auto* sealed = get_if<Sealed>(&message)) return take_seals(*sealed);
    if (const auto* offer = get_if<Offer>(&message)) return on_offer(*offer);
    if (const auto* want = get_if<Want>(&message)) {
        const auto keep = static_cast<std::size_t>(want->keep.number);
        if (keep <= ledger_.steps.size())
            send(Steps{want->keep, ledger_.revision, ledger_.steps_of(game_->record(), keep)});
        return;
    }
    if (const auto* no = get_if<No>(&message)) return on_refusal(*no);
    if (const auto* word = get_if<Word>(&message)) {
        if (word->person >= static_cast<int>(ledger_.people.size())) return refuse("malformed");
        talk_.hear(*word);
        return;
    }
    if (const auto* ghost = get_if<Ghost>(&message)) {
        std::erase_if(hands_, [&](const auto& hand) { return hand.first == ghost->person; });
        hands_.emplace_back(ghost->person, ghost->what);
        return;
    }
    refuse("malformed");
}

void Guest::on_offer(const Offer& offer) {
    const auto steps = static_cast<int>(ledger_.steps.size());
    if (offer.person >= static_cast<int>(ledger_.people.size()) || offer.keep > steps) return refuse("malformed");
    if (watches()) return;
    offer_ = offer;
    if (offer.person != me()) going_back_ = false;  // it has replaced our own
}

void Guest::on_refusal(const No& no) {
    if (no.code == "late" || watches()) return;
    going_back_ = false;
    if (no.code == "not_agreed") {
        offer_.reset();  // what we have asked for still stands
    } else {
        if (asked_ && is_sealed(*asked_)) stuck_ = ledger_.revision;
        asked_.reset();
    }
    if (notices_.size() < kMaxUnread) notices_.push_back(no.code);
}

std::optional<std::string> Guest::take_people(const People& people) {
    if (!go_on(ledger_.people, people.people, may_know_links(ledger_)) || !finds_itself(people.people)) return "bent";
    // The ledger must be valid for anyone who reads it.
    for (std::size_t who = 0; who < people.people.size(); ++who) {
        const Person& person = people.people[who];
        const bool known = who < ledger_.people.size() && ledger_.people[who] == person;
        if (!known && !person.promise.empty() && !holds_promise(ledger_, person)) return "bent";
    }
    ledger_.people = people.people;
    here_.assign(people.here.begin(), people.here.end());
    told_owes_ = people.owes < static_cast<int>(people.people.size()) ? people.owes.number : kNobody;
    return std::nullopt;
}

// Once we have sealed, fixed a throw or play, our identity and the dice must stay the same.
bool Guest::is_as_before(const Welcome& welcome) const {
    const bool bound = game_ || !ledger_.secrets.empty() || !ledger_.fixed.empty();
    return welcome.trusted == ledger_.trusted && (watches() || !bound || welcome.person == me());
}

// If the host says who we are, our key must be there.
bool Guest::finds_itself(std::span<const Person> people) const {
    if (watches()) return true;
    const auto at = static_cast<std::size_t>(me());
    return at < people.size() && people[at].key == net::to_hex(self_.key.name());
}

void Guest::welcomed(const Welcome& welcome) {
    const bool known = game_ && welcome.table == ledger_.table;
    if (game_ && !known) return refuse("other_table");
    if (welcome.table == ledger_.table && !ledger_.people.empty() && !is_as_before(welcome)) return refuse("bent");
    // Joining does not imply consent to trusted dice.
    const bool agreed = welcome.table == ledger_.table && ledger_.trusted;
    if (welcome.trusted && !agreed && welcome.person != kNobody) return not_agreed_ = welcome, refuse("trusted");
    const bool same = welcome.table == ledger_.table && chain_;
    ledger_.table = welcome.table;
    ledger_.me = welcome.person;
    ledger_.trusted = welcome.trusted;
    if (!watches()) {
        // A host can reuse another table's name: our links must differ.
        if (!same) take_chain(salt_ = net::to_hex(net::random_bytes(32)));
        const Key promise = net::to_hex(chain_->promise());
        send(Promise{promise, signed_by_me(promise_text(ledger_, promise, self_.name)), salt_});
    }
    if (!known) welcome_ = welcome;
    if (known) game_->told(welcome.about);
}

void Guest::take_steps(const Steps& steps) {
    if (state_ == State::Joined) return refuse("malformed");
    const auto keep = static_cast<std::size_t>(steps.keep.number);
    if (keep > ledger_.steps.size()) return refuse("malformed");
    // Steps done by one person alone are valid only before others join.
    if (std::ranges::any_of(steps.steps, &Step::alone) && (has_come_ || !ledger_.steps.empty())) return refuse("bent");
    // Revisions that are not steps were goings back.
    const int from = steps.steps.empty() ? steps.revision.number : steps.steps.front().revision - 1;
    if (from < ledger_.revision) return refuse("revision");
    if (keep < ledger_.steps.size() || from > ledger_.revision) {
        if (const auto code = may_go_back_to(ledger_, *game_, keep, from)) return refuse(*code);
        if (keep < ledger_.steps.size()) notices_.push_back("parted");
        go_back(keep);
        drop_seals();
        ledger_.revision = from;
    }
    for (const Step& step : steps.steps) {
        if (step.revision <= ledger_.revision) return refuse("revision");
        ledger_.revision = step.revision - 1;
        if (const auto code = may_come(ledger_, *game_, step)) return refuse(*code);
        if (step.claim && !owes_claim(step)) return refuse("claim");
        if (const auto code = carry_out(step, From::Line)) return refuse(*code);
        if (asked_ && step.person == me() && step.command.json == *asked_) asked_.reset();
    }
    if (steps.revision < ledger_.revision) return refuse("revision");
    ledger_.revision = steps.revision;
    fixed_before_ = steps.fixed;
    if (!watches() && has_lost_chain() && may_know_links(ledger_)) return refuse("lost");
    join();
}

void Guest::join() {
    state_ = State::Joined;
    has_come_ = !watches();
    why_.clear();
    pause_ = 1;
    offer_.reset();
    going_back_ = false;
    stuck_ = -1;
    if (line_) line_->bound(kLongestTold);  // the connection may be lost while sitting down
    for (const Word& word : talk_.latest())
        if (word.person == me() && word.name == self_.name) send(word);
    hand_in();
    send_fixed();
    ask_again();
}

void Guest::do_step(const NextStep& next) {
    if (state_ != State::Joined) return;
    const Step& step = next.step;
    if (const auto code = why_not(step)) return refuse(*code);
    // The host's clock, as far as it agrees with what we saw here.
    const double seen = thought_.seconds(), told = next.time / 1000.0;
    count_thought(watches() ? told : std::clamp(told, seen - round_trip() - kClockSlack, seen + kClockSlack));
    if (const auto code = carry_out(step, From::Line)) {
        if (*code == "differs") send(Differs{step.revision});
        return refuse(*code);
    }
    offer_.reset();
    going_back_ = false;
    if (!step.opening) hand_in();
    if (asked_ && step.person == me()) return asked_.reset();
    ask_again();
}

void Guest::take_seals(const Sealed& sealed) {
    if (sealed.revision != ledger_.revision + 1) return;
    const bool changed = !watches() && is_complete(ledger_.seals, *game_) && sealed.seals != ledger_.seals;
    if (changed || !holds_seals(ledger_, sealed.seals, sealed.revision, *game_)) return refuse("seal");
    ledger_.seals = sealed.seals;
    game_->keep(ledger_);
    hand_in();
}

void Guest::hand_in() {
    if (state_ != State::Joined || ledger_.secrets.empty() || !round().seals.empty()) return;
    const auto past = [&](const Secret& secret) { return !is_sealed(secret.commands.front()); };
    if (std::erase_if(ledger_.secrets, past) > 0) notices_.push_back("late");
    for (const Secret& secret : ledger_.secrets) {
        const Seal seal = sealed_by_me(secret);
        if (is_due(secret.seat) && std::ranges::find(ledger_.seals, seal) == ledger_.seals.end())
            send(HandIn{ledger_.revision + 1, seal});
    }
}

void Guest::open_own() {
    if (state_ != State::Joined || waits()) return;
    if (const auto command = to_open()) send_ask(*command);
}

void Guest::send_ask(const Json& command) {
    asked_ = command;
    ask_again();
}

// Asks for the same command at the next place in the order, if it is still legal there.
void Guest::ask_again() {
    // A fixed throw comes first; it may be this very command.
    if (!asked_ || state_ != State::Joined || !ledger_.fixed.empty()) return;
    const auto proposal = proposed(*game_, *asked_);
    if (!proposal) {
        asked_.reset();
        notices_.push_back("late");
        return;
    }
    asks_throw_ = (*proposal)->throws();
    const Step step = next_step(*asked_);
    send(Ask{step.revision, step.command, step.proof, step.opening});
}

void Guest::say(const std::string& text) {
    const Word& word = talk_.say(me(), self_.name, text);
    if (state_ == State::Joined) send(word);
}

void Guest::show(const Json& hand) { hand_ = hand; }

void Guest::send_hand() {
    if (!hand_ || !line_ || line_->waiting() > 0 || now_ - hand_sent_ < kHandEach) return;
    hand_sent_ = now_;
    send(Ghost{me(), *std::exchange(hand_, std::nullopt)});
}

double Guest::silence() const {
    const double silent = now_ - heard_;
    return state_ == State::Joined && silent < 2 * kPingEach ? 0 : silent;
}

void Guest::try_now() {
    if (state_ == State::Joined || state_ == State::Refused) return;
    ++changes_;
    line_.reset();
    pause_ = 1;
    try_at_ = now_;
}

void Guest::lose(const std::string& why) {
    ++changes_;
    line_.reset();
    waiting_.clear();  // the host sends it again
    why_ = why;
    const bool sat = state_ == State::Joined || state_ == State::Lost;
    state_ = sat ? State::Lost : State::Dialling;
    std::ranges::fill(here_, 0);
    hands_.clear();
    offer_.reset();
    try_at_ = now_ + pause_;
    pause_ = std::min(2 * pause_, kLongestPause);
}

void Guest::refuse(const std::string& why) {
    ++changes_;
    send(Bye{});
    line_.reset();
    why_ = why;
    state_ = State::Refused;
}

void Guest::send(const Message& message) {
    if (line_ && line_->ready()) line_->send(message);
}

}  // namespace remote
