#pragma once
// The loop shared by both ways of fighting: bare, for thousands of battles, and through the session, for a replay.

#include <memory>

#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/lab/fight.h"
#include "game/coin_wars/lab/random_streams.h"

namespace lab {

// Collects the results of a battle while it is fought.
class Recorder {
public:
    Recorder(const Contest& contest, int pair, int battle, const cw::Match& start);

    // Call before a command: stores what its dice will be compared with.
    void before(const cw::Match& match, const cw::Command& command);
    // Call after a command: its events, and the match after it.
    void after(const cw::Match& match, const cw::Command& command, const std::vector<cw::Event>& events);
    // The party that plays this side.
    std::size_t party(cw::Side side) const { return side == cast_.a ? 0 : 1; }
    void cut() { fought_.end = End::Cut; }
    // Ends the battle: this side gave no command or an illegal one.
    void forfeit(cw::Side side);
    FightResult done(const cw::Match& last);

private:
    void note(const cw::Match& match, const cw::Fell& fell);
    void expect(const cw::Match& match, const std::vector<cw::Event>& events);

    Casting cast_;
    FightResult fought_;
    bool dice_ = false;              // this battle can have dice
    std::optional<cw::Match> seen_;  // the match before a strike with dice
    cw::Command striking_;
    std::array<bool, 2> rolled_{};  // by side: whether dice were rolled for its half of the last exchange
    int turn_ = 1;                  // of the command being applied
};

inline constexpr int kCommandsATurn = 1000;  // by one side; a bot that needs more is going in circles

// Makes the contest's hand for one battle.
std::unique_ptr<rules::Hand> make_hand(const Contest& contest);
// The seed of the dice, or of A's or B's bot.
std::uint64_t chance(const Contest& contest, int pair, int battle, Stream which);

// `match` returns the current match, `submit` applies a command and returns its events, nullptr if refused. nullopt if
// `control` gave up.
template <class MatchNow, class Submit>
std::optional<FightResult> fight_on(const Contest& contest, int pair, int battle, Control* control, MatchNow match,
                                    Submit submit) {
    const Casting cast = casting(contest, pair, battle);
    std::array<std::unique_ptr<bots::Bot>, 2> bots;  // by side
    std::array<core::Random, 2> random;
    for (std::size_t side = 0; side < 2; ++side) {
        const bool of_a = static_cast<cw::Side>(side) == cast.a;
        const Player& player = contest.players[static_cast<std::size_t>(cast.player[side])];
        bots[side] =
            make_bot(contest.meeting(pair).attacker == static_cast<cw::Side>(side) ? at_attack(player) : player);
        random[side] = core::Random(chance(contest, pair, battle, of_a ? Stream::PlayerA : Stream::PlayerB));
    }
    Recorder recorder(contest, pair, battle, match());
    int turn = 0, commands = 0;
    cw::Side acting = cw::Side::Heads;
    while (match().phase != cw::Phase::Over) {
        if (control && !control->go_on()) return std::nullopt;
        if (match().turn > contest.max_turns) {
            recorder.cut();
            break;
        }
        const cw::Side side = bots::is_asked(match(), cw::Side::Heads) ? cw::Side::Heads : cw::Side::Tails;
        if (match().turn != turn || match().side != acting) commands = 0;
        turn = match().turn;
        acting = match().side;
        const auto command = bots[cw::index(side)]->next(match(), side, random[cw::index(side)],
                                                         control ? control->thinking() : nullptr);
        if (control && !control->go_on()) return std::nullopt;  // it may have interrupted the bot
        if (command) recorder.before(match(), *command);
        const auto events = command && ++commands <= kCommandsATurn ? submit(*command) : nullptr;
        if (!events) {
            recorder.forfeit(side);
            break;
        }
        recorder.after(match(), *command, *events);
    }
    return recorder.done(match());
}

}  // namespace lab
