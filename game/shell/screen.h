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
    // Handles app.events(), draws with app.renderer() at once, and fills panels through app.ui(), which
    // appear on top.
    virtual void frame(App& app) = 0;
    // Something moves: frames are drawn continuously, and scripts that wait for idle keep waiting.
    virtual bool animating() const { return false; }
    // Seconds until the next frame that a running clock needs, though nothing moves; 0: no clock runs.
    virtual double wakes() const { return 0; }
    // Whoever acts sits at the upper edge of the screen: all of it is turned by half a circle, and so is what they point at.
    virtual bool faces_across() const { return false; }
    // Background work will change what is shown, though nothing moves: frames are drawn now and then until it has
    // ended, and scripts that wait for idle wait for it.
    virtual bool busy() const { return false; }
    // Tab moves over the table; F6 enters the panels.
    virtual bool keeps_tab() const { return false; }
    // Enter is for what the screen tells just now, not for the widget with the focus.
    virtual bool keeps_enter() const { return false; }
    // Enter and Space press the accented button while no widget has the focus.
    virtual bool enter_presses() const { return false; }
    // Called before destruction without a save prompt: saves what would be lost.
    virtual void keep() {}
    // A list opens where it was left; any other page begins at its top.
    virtual bool keeps_place() const { return false; }
    // The rule book that F1 opens: a file in assets/help.
    virtual std::string_view rule_book() const { return "coin-wars"; }
    // Where F1 opens it: the rule that currently refuses something, or the word that is looked at.
    virtual std::string rule_in_question() const { return ""; }

    std::uint64_t page_number = 0;  // among all that were shown; 0: it was not yet

    // --- for scripts; empty if the screen has no table
    virtual std::optional<rules::Json> state() const { return std::nullopt; }  // the protocol's `state`
    // From table inches to window pixels.
    virtual std::optional<Vec2> to_pixels(Vec2) const { return std::nullopt; }
    // A coin's position in table inches, as drawn now.
    virtual std::optional<Vec2> coin_at(std::string_view) const { return std::nullopt; }
};

}  // namespace screens
