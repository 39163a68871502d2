#pragma once
// Marks on the table of a first battle that say what to click: a coin, a place for it, an enemy in reach, End turn.
// After the player has done it, each mark is gone, unless that is taken back.

#include <array>
#include <optional>

#include "game/coin_wars/table/aim.h"

namespace screens {

using core::Vec2;
namespace cw = rules::coin_wars;

class Coach {
public:
    enum class Asks { Coin, Place, Enemy, EndTurn };
    struct Mark {
        Asks what;
        int coin = cw::kNoCoin;  // the coin to click, or to move
        Vec2 at{};               // inches; unused for End turn
        double radius = 0;
        bool shot = false;  // the enemy is to be shot at
    };

    explicit Coach(cw::Side pupil) : pupil_(pupil) {}

    // Call note() for each command, and follow() once a frame. `selected`: a coin of the match, or kNoCoin.
    void note(const cw::Match& before, const cw::Command& command);
    void follow(const cw::Match& match, std::uint64_t version, int selected);
    // The current mark; nullopt if none is needed.
    const std::optional<Mark>& mark() const { return mark_; }
    std::size_t noted() const { return noted_; }  // number of commands
    // If some were taken back, note() all again: what they did is to be learned once more.
    void went_back_to(std::size_t commands);

private:
    bool done(Asks what) const { return done_[static_cast<std::size_t>(what)]; }
    void finish(Asks what) { done_[static_cast<std::size_t>(what)] = true; }
    std::optional<Mark> next(const cw::Match& match, int selected) const;
    std::optional<Mark> strike(const cw::Match& match, int selected) const;
    std::optional<Mark> march(const cw::Match& match, int selected) const;

    cw::Side pupil_;
    std::array<bool, 4> done_{};
    std::size_t noted_ = 0;
    std::uint64_t version_ = 0;
    int selected_ = cw::kNoCoin;
    std::optional<Mark> mark_;
};

}  // namespace screens
