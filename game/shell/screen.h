#pragma once
// The interface of a screen.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/kit/json.h"
#include "game/shell/app.h"

namespace screens {

class Screen {
public:
    virtual ~Screen() = default;
    virtual std::string_view name() const = 0;
    // Handles app.events(), draws with app.renderer() at once, and fills panels through app.ui(), which appear on top.
    virtual void frame(App& app) = 0;
    // True while something moves: frames are drawn continuously, and scripts that wait for idle keep waiting.
    virtual bool animating() const { return false; }
    // Returns the seconds until a running clock needs the next frame although nothing moves; 0 if no clock runs.
    virtual double wakes() const { return 0; }
    // True if the acting player sits at the upper edge of the screen: the picture and pointer positions are turned half
    // round.
    virtual bool faces_across() const { return false; }
    // True while background work will change the picture although nothing moves: frames are drawn occasionally, and
    // scripts that wait for idle keep waiting.
    virtual bool busy() const { return false; }
    // True if Tab moves over the table; F6 then enters the panels.
    virtual bool keeps_tab() const { return false; }
    // True while Enter belongs to the screen's current message, not to the focused widget.
    virtual bool keeps_enter() const { return false; }
    // True if Enter and Space press the accented button while no widget has the focus.
    virtual bool enter_presses() const { return false; }
    // Saves what would be lost. Called before destruction without a save prompt.
    virtual void keep() {}
    // True for a list, which reopens at its last position; other pages start at the top.
    virtual bool keeps_place() const { return false; }
    // Returns the rule book that F1 opens: a file in assets/help.
    virtual std::string_view rule_book() const { return "coin-wars"; }
    // Returns where F1 opens it: the rule that currently refuses something, or the term under the pointer.
    virtual std::string rule_in_question() const { return ""; }

    std::uint64_t page_number = 0;  // counts all screens shown; 0: not shown yet

    // --- for scripts; empty if the screen has no table
    virtual std::optional<rules::Json> state() const { return std::nullopt; }  // the protocol's `state`
    // Converts table inches to window pixels.
    virtual std::optional<Vec2> to_pixels(Vec2) const { return std::nullopt; }
    // Returns a coin's position in table inches, as drawn now.
    virtual std::optional<Vec2> coin_at(std::string_view) const { return std::nullopt; }
};

}  // namespace screens
