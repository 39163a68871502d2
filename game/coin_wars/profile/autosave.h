#pragma once
// Saves the battle automatically, following the settings, and tracks what is unsaved.

#include <functional>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/rules/match.h"

namespace profile {

class Autosave {
public:
    // The error is a sentence to show.
    using Write = std::function<core::Result<void, words::Phrase>()>;

    // With the setting "turn", the battle is saved when this changes.
    struct Turn {
        rules::coin_wars::Phase phase;
        int number;
        rules::coin_wars::Side side;
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    static Turn turn_of(const rules::coin_wars::Match& match) { return {match.phase, match.turn, match.side}; }

    // Call when the profile contains the current battle.
    void is_written(const Turn& turn);
    // Call when the battle has changed; `when`: see Settings::autosave.
    void changed(const std::string& when, const Turn& turn, const Write& write);
    void save(const Turn& turn, const Write& write);
    // Call when the battle is over; `kept`: whether its replay was saved.
    void ended(const core::Result<void, words::Phrase>& kept);

    // True if the player would lose something by leaving now.
    bool unsaved() const { return unsaved_; }
    bool ever_saved() const { return written_.has_value(); }
    // Why the last save failed; empty if it succeeded, or if nothing has been saved.
    const words::Phrase& fault() const { return fault_; }

private:
    std::optional<Turn> written_;
    bool unsaved_ = false;
    words::Phrase fault_;
};

}  // namespace profile
