#pragma once
// Marks on the table of a first battle that say what to click: a coin, a place for it, an enemy in reach, End turn. Each is gone
// for good once that was done.

#include <algorithm>
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
        int coin = cw::kNobody;  // to be clicked, or that goes there
        Vec2 at{};               // inches; of End turn: none
        double radius = 0;
        bool shot = false;  // of an enemy: it is shot at
    };

    explicit Coach(cw::Side pupil) : pupil_(pupil) {}

    // Call for each command that was given, and once a frame. `selected`: a coin of the match, or kNobody.
    void note(const cw::Match& before, const cw::Command& command);
    void follow(const cw::Match& match, std::uint64_t version, int selected);
    // Nothing: nobody needs one now.
    const std::optional<Mark>& mark() const { return mark_; }
    std::size_t noted() const { return noted_; }  // commands
    void went_back_to(std::size_t commands) { noted_ = std::min(noted_, commands); }

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
    int selected_ = cw::kNobody;
    std::optional<Mark> mark_;
};

}  // namespace screens
