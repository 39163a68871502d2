#pragma once
// The selection, the pointer's position, and the effect of a click there. Recomputed only when the match or the pointer
// changes.

#include <cstdint>
#include <optional>

#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/better.h"
#include "game/kit/table/held_switch.h"

namespace screens {

using core::Vec2;
namespace cw = rules::coin_wars;

class AimState {
public:
    int selected() const { return plan_.coin; }
    const table::AimPlan& plan() const { return plan_; }
    const table::Survey& survey() const { return survey_; }
    const table::Aim& aim() const { return aim_; }
    // A clearly better strike against the aimed target.
    const std::optional<table::Better>& better() const { return better_; }
    // Table inches; nullopt while the pointer is elsewhere.
    std::optional<Vec2> pointer() const { return pointer_; }
    // The coin on the mat under the pointer.
    int hovered() const { return hovered_; }
    // True while the aim ignores the pointer, so that it can be read and its buttons pressed.
    bool pinned() const { return pinned_; }
    // Where free measuring with the card, up to the pointer, started.
    const std::optional<Vec2>& measured_from() const { return measured_from_; }
    void measure() { measured_from_ = pointer_; }
    void stop_measuring() { measured_from_.reset(); }

    // Call after each change of the match. Drops what no longer exists or cannot act any more. What would be refused
    // where the pointer rests is not aimed at until it moves.
    void follow(const cw::Match& match, std::uint64_t version);
    void point(const cw::Match& match, std::optional<Vec2> pointer);
    void select(const cw::Match& match, int coin);
    void clear() {
        const auto from = measured_from_;
        *this = AimState{version_, pointer_, hovered_, loupe};
        measured_from_ = from;
    }
    // Chooses the strike of a Charge; the second leg is aimed next.
    void choose(const cw::Match& match, const table::Strike& strike);
    // Chooses another front coin for the aimed way; next_front() takes the next possible one.
    void mark_front(const cw::Match& match, int coin);
    void next_front(const cw::Match& match);
    // CW-28: Chooses which coins go beyond with the aimed attack.
    void go_beyond(const cw::Match& match, std::vector<int> coins);
    // Takes one step back: out of a pinned aim, a chosen strike, a selection. False if there was none of them.
    bool step_back(const cw::Match& match);
    // Pins the aim. False if nothing is aimed at, whether allowed or not.
    bool pin();

    AimState() = default;

    table::HeldSwitch loupe{};  // magnifies the area around the pointer

private:
    AimState(std::uint64_t version, std::optional<Vec2> pointer, int hovered, const table::HeldSwitch& shows)
        : loupe(shows), pointer_(pointer), hovered_(hovered), version_(version) {}
    void renew(const cw::Match& match);
    // Sets the aim. If it has changed, looks for a better one.
    void take(const cw::Match& match, table::Aim aim);
    table::Aim aimed(const cw::Match& match) const;

    table::AimPlan plan_;
    table::Survey survey_;
    table::Aim aim_;
    std::optional<table::Better> better_;
    std::optional<Vec2> pointer_, aimed_at_, measured_from_;
    int hovered_ = cw::kNoCoin;
    bool pinned_ = false, rests_ = false;  // rests_: nothing is aimed at until the pointer moves
    std::uint64_t version_ = 0;
};

}  // namespace screens
