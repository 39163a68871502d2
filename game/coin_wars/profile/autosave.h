#pragma once
// When a battle is saved automatically, following the settings, and what of it is unsaved.

#include <optional>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/rules/match.h"

namespace profile {

class Autosave {
public:
    using Result = core::Result<void, words::Phrase>;  // of saving; the error is a sentence to show

    // With the setting "turn", the battle is saved when this changes.
    struct Turn {
        rules::coin_wars::Phase phase;
        int number;
        rules::coin_wars::Side side;
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    static Turn turn_of(const rules::coin_wars::Match& match) { return {match.phase, match.turn, match.side}; }

    // Call when the battle has changed; returns true if it must be saved now. `when`: see Settings::autosave.
    bool changed(const std::string& when, const Turn& turn);
    // Call after every attempt to save, and when the battle comes from the profile.
    void tried(const Turn& turn, const Result& saved);
    // Call when the battle is over; `saved`: whether its replay was.
    void ended(const Result& saved);

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
