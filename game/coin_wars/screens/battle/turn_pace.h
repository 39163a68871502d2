#pragma once
// Paces a bot's turn: at normal speed it takes at most seven seconds, however much happens, so that with a General's
// thinking time no turn takes more than eight. The rest is divided among the actions still possible. Seconds at normal
// speed.

namespace screens {

class TurnPace {
public:
    static constexpr double kMax = 7;

    void begin_turn() { *this = {}; }
    // Call before showing a command. `actions_left`: the number before it.
    void begin_command(int actions_left);
    // Returns how long to show the plan, at most `wished`.
    double look(double wished) const;
    // Returns how much faster than normal the table moves with `left` seconds of animation to come; 0: at once.
    double haste(double left);
    // Counts the seconds shown.
    void pass(double seconds) { spent_ += seconds; }

private:
    double spent_ = 0;
    double begun_ = 0, share_ = 0, max_ = 0;  // the command's start, its share, and the share of a long one
    bool long_ = false;
};

}  // namespace screens
