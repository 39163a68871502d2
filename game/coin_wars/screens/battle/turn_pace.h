#pragma once
// How fast a bot's turn is shown: at the ordinary speed it takes at most seven seconds, however much happens in it, so that
// with what a general thinks no turn takes more than eight. What is left of them is divided by the actions that may still
// come. Seconds at that speed.

namespace screens {

class TurnPace {
public:
    static constexpr double kMost = 7;

    void begin_turn() { *this = {}; }
    // A command is shown next; so many actions are left before it.
    void begin_command(int actions_left);
    // How long to look at what will be done, of `wished`.
    double look(double wished) const;
    // How much faster than ordinary the table moves, if `left` of the animation is still to come; 0: at once.
    double haste(double left);
    // So much has been shown.
    void pass(double seconds) { spent_ += seconds; }

private:
    double spent_ = 0;
    double begun_ = 0, share_ = 0, most_ = 0;  // of the command: when it began, its share, and that of a long one
    bool long_ = false;
};

}  // namespace screens
