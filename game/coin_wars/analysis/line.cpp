#include "game/coin_wars/analysis/line.h"

#include "game/coin_wars/analysis/throws.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/kit/hands/quick_hand.h"

namespace analysis {

namespace {

class Played {
public:
    Played(const cw::Match& before, bots::Thinking* thinking)
        : side_(before.side),
          turn_(before.turn),
          random_(cw::CoinWars::hash(before)),
          thinking_(thinking),
          line_{{before, cw::CoinWars::hash(before)}} {}

    void submit(const cw::Command& command) {
        answer_what_is_asked();
        if (under_way() && !cw::CoinWars::check(match(), command)) apply(command);
    }

    Variation end() {
        submit(cw::EndTurn{});
        return std::move(line_);
    }

private:
    const cw::Match& match() const { return line_.session.match(); }
    bool under_way() const {
        return match().phase == cw::Phase::Play && match().side == side_ && match().turn == turn_;
    }

    void answer_what_is_asked() {
        while (under_way() && !match().awaiting.empty()) {
            const auto reply = bots::answer(match(), match().awaiting.front().side, random_);
            if (!reply || !apply(*reply)) return;
        }
    }

    bool apply(const cw::Command& command) {
        const cw::Match before = match();
        hands::QuickHand hand;
        if (!line_.session.submit(command, hand)) return false;
        line_.luck += luck(before, command, match(), side_, thinking_);
        return true;
    }

    cw::Side side_;
    int turn_;
    core::Random random_;
    bots::Thinking* thinking_;
    Variation line_;
};

}  // namespace

std::vector<cw::Command> Variation::commands() const {
    std::vector<cw::Command> commands;
    for (const auto& step : session.steps()) commands.push_back(step.command);
    return commands;
}

Variation play_line(const cw::Match& before, const std::vector<cw::Command>& wished, bots::Thinking* thinking) {
    Played played(before, thinking);
    for (const cw::Command& command : wished)
        if (!bots::stopped(thinking)) played.submit(command);
    return played.end();
}

}  // namespace analysis
