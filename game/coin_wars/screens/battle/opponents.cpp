#include "game/coin_wars/screens/battle/opponents.h"

#include "engine/core/worker.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/table/intent.h"

namespace screens {

namespace {

constexpr double kLookAtMove = 0.55, kLookAtForming = 0.4, kLookAtEnd = 0.3;  // seconds
constexpr double kLookWithoutMotion = 0.9;
constexpr double kThinkOverDraw = 1;  // seconds: an instant answer would look like an accident

double look_at(const cw::Match& match, const cw::Command& command) {
    if (match.phase != cw::Phase::Play) return 0;
    if (holds_alternative<cw::EndTurn>(command)) return kLookAtEnd;
    const bool forms = holds_alternative<cw::Form>(command) || holds_alternative<cw::Join>(command);
    return forms ? kLookAtForming : kLookAtMove;
}

// The same in every run of this battle.
core::Random random_of(std::uint64_t seed, std::size_t ply, cw::Side side) {
    return core::Random(core::Hash().add(seed).add(static_cast<std::uint64_t>(ply)).add(side).value());
}

}  // namespace

Opponents::Opponents(BattleApp& app, const BattleGame& game) : app_(app), game_(game), worker_([&app] { app.wake(); }) {
    sit_down();
}

void Opponents::sit_down() {
    pause();
    const Settings& settings = app_.settings();
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const bots::Level* level = game_.bot(side);
        const bots::Temper temper = bots::temper_of(game_.set_up().bots[cw::index(side)]);
        seats_[cw::index(side)] =
            level ? level->make({level->work * settings.thinking, settings.all_cores ? core::cores() : 1, temper})
                  : nullptr;
    }
    // A mere watcher sees the agreement first.
    paused_ = game_.persons() == 0 && game_.match().phase == cw::Phase::Agree;
    one_ = false;
}

std::optional<cw::Side> Opponents::asked() const {
    if (game_.apart() || game_.sealed()) return std::nullopt;
    const cw::Match& match = game_.match();
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        // If the other side is elsewhere, nobody at this screen needs to see the agreement first.
        const bool afar = game_.elsewhere(cw::other(side)), alone = afar || game_.persons() == 0;
        const bool tosses = afar && match.phase == cw::Phase::Toss;  // one of the two must
        if (!seats_[cw::index(side)] || !(tosses ? side == cw::Side::Tails : bots::is_asked(match, side))) continue;
        if (match.phase == cw::Phase::Agree && !alone && !match.agreed[cw::index(cw::other(side))]) continue;
        if (match.phase == cw::Phase::Toss && !alone) continue;
        return side;
    }
    return std::nullopt;
}

void Opponents::pause() {
    worker_.drop();
    intent_.reset();
    best_.reset();
    paused_ = true;
    one_ = false;
}

void Opponents::play_best() {
    best_ = profile::Autosave::turn_of(game_.match());
    worker_.hurry();
}

void Opponents::one_command() {
    paused_ = one_ = true;
    hurry();
}

void Opponents::follow() {
    if (version_ == game_.version()) return;
    version_ = game_.version();
    paced_ = false;
    worker_.drop();
    intent_.reset();
}

void Opponents::think(cw::Side side) {
    looked_ = 0;
    worker_.think(*seats_[cw::index(side)], game_.match(), side, random_of(game_.set_up().seed, game_.steps(), side),
                  best_ == profile::Autosave::turn_of(game_.match()) ? BotWorker::Haste::Best : BotWorker::Haste::None);
}

double Opponents::look() const {
    if (app_.fast()) return 0;
    const double seconds = look_at(game_.match(), *intent_);
    if (holds_alternative<cw::Draw>(*intent_)) return kThinkOverDraw;
    if (skipped_ == turn_) return 0;
    if (app_.settings().reduced_motion) return pace_.look(seconds > 0 ? kLookWithoutMotion : 0);
    return pace_.look(seconds);
}

void Opponents::skip() {
    if (!asked()) return;
    skipped_ = profile::Autosave::turn_of(game_.match());
    hurry();
}

double Opponents::table_speed() {
    if (skipped_ && skipped_ == turn_) return 0;
    return turn_ && !game_.stage().solemn() ? ordinary() * pace_.haste(game_.stage().seconds_left())
                                            : app_.settings().speed / 100.0;
}

// The last command of a turn is still shown while the next side is to act.
void Opponents::pass_time(double seconds, bool held) {
    if (!held && !game_.stage().solemn() && (game_.stage().moving() || intent_)) pace_.pass(seconds * ordinary());
    if (game_.stage().moving()) return;
    const std::optional<profile::Autosave::Turn> now =
        asked() ? std::optional(profile::Autosave::turn_of(game_.match())) : std::nullopt;
    if (now != turn_) pace_.begin_turn();
    turn_ = now;
}

std::optional<cw::Command> Opponents::pass(double seconds, bool held) {
    follow();
    const auto side = asked();
    if (!side || paused() || (game_.table() && game_.table()->waits())) return std::nullopt;
    if (game_.table() && game_.match().phase == cw::Phase::Toss) {
        if (held || game_.stage().moving()) return std::nullopt;
        return cw::Toss{};  // bots choose this only for Heads
    }
    if (!intent_ && !worker_.asked()) think(*side);
    if (worker_.found()) {
        intent_ = worker_.take();
        if (!intent_) pause();
        if (intent_) aim_ = table::aim_of(game_.match(), *intent_);
    }
    if (!intent_ || held || game_.stage().moving()) return std::nullopt;
    if (!std::exchange(paced_, true)) pace_.begin_command(game_.match().actions_left);
    looked_ += seconds * ordinary();
    if (looked_ < look()) return std::nullopt;
    one_ = false;
    return std::exchange(intent_, std::nullopt);
}

}  // namespace screens
