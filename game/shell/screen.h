#pragma once
// What a screen is.

#include <memory>
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
    // Handles app.events(), draws with app.renderer() at once, fills panels through app.ui(): those lie
    // above.
    virtual void frame(App& app) = 0;
    // Something moves: frames are drawn one after another, and "idle" waits.
    virtual bool animating() const { return false; }
    // A clock runs: it wants a frame after so many seconds, though nothing moves; 0: none does.
    virtual double wakes() const { return 0; }
    // Something is at work that will change what is shown, though nothing moves: "idle" waits for it.
    virtual bool busy() const { return false; }
    // Tab walks over the table; F6 enters the panels.
    virtual bool keeps_tab() const { return false; }
    // Called before destruction without a save prompt: what would be lost is kept.
    virtual void keep() {}
    // Where F1 opens the rule book: the rule that refuses something just now.
    virtual std::string rule_in_question() const { return ""; }

    // --- for scripts; nothing where the screen has no table
    virtual std::optional<rules::Json> state() const { return std::nullopt; }   // the protocol's `state`
    virtual std::optional<Vec2> to_pixels(Vec2) const { return std::nullopt; }  // table inches to the window
    // Table inches, as drawn now.
    virtual std::optional<Vec2> coin_at(std::string_view) const { return std::nullopt; }
};

}  // namespace screens
