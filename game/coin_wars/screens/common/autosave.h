#pragma once
// When the battle is written by itself, as people chose it, and what is not written yet.

#include <functional>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/rules/match.h"

namespace screens {

class Autosave {
public:
    // The error is a sentence for people.
    using Write = std::function<core::Result<void, std::string>()>;

    // Whose turn it is: with the setting "turn" the battle is written when that changes.
    struct Turn {
        rules::coin_wars::Phase phase;
        int number;
        rules::coin_wars::Side side;
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    static Turn turn_of(const rules::coin_wars::Match& match) {
        return {match.phase, match.turn, match.side};
    }

    // The battle lies in the profile as it stands.
    void is_written(const Turn& turn);
    // It has changed; `when` as Settings::autosave.
    void changed(const std::string& when, const Turn& turn, const Write& write);
    void save(const Turn& turn, const Write& write);
    // It is over, and this is what became of its replay.
    void ended(const core::Result<void, std::string>& kept);

    // Something would be lost if it were left now.
    bool unsaved() const { return unsaved_; }
    bool ever_written() const { return written_.has_value(); }
    // Why it could not be written the last time; empty where it could, or nobody tried.
    const std::string& fault() const { return fault_; }

private:
    std::optional<Turn> written_;
    bool unsaved_ = false;
    std::string fault_;
};

}  // namespace screens
