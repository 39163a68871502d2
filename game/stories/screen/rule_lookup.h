#pragma once
// The rule book's text about the word under the pointer or the focused widget; the reason why a button refused, beside
// that button; and the place where F1 opens the book. Holding a gamepad's A shows the same at once, and pressing A
// again opens the book there.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/kit/refusal.h"
#include "game/shell/help/rule_book.h"
#include "game/stories/screen/hint.h"

namespace screens {

class RuleLookup {
public:
    // `game`: its file in assets/help. Without a book, nothing is shown.
    RuleLookup(Resources& resources, const std::string& game);

    // The last drawn button was refused. The reason stays beside it until the player presses something else.
    void refused(const ui::Ui& ui, const rules::Refusal& refusal, const Phrase& sentence);
    void accepted() { refusal_ = {}; }

    // This table's own names for terms of the book: "Moxie" for "Coolness".
    using Renamed = std::vector<std::pair<std::string, std::string>>;
    void rename(Renamed words) { renamed_ = std::move(words); }

    // Call once a frame, after all panels: `hint` is the page's own hint for the widget under the pointer.
    void draw(App& app, Hint& hint);
    // Returns the book's one-sentence explanation of a term; empty if it has none.
    Phrase told_of(const std::string& term) const;
    // Returns the term or rule being looked up; empty if none.
    std::string asked() const;
    // The gamepad asked: the next press of A opens the book.
    bool is_asked_by_pad() const { return !asked_by_pad_.empty(); }
    // True while the pointer rests on a term whose explanation is about to appear.
    bool waits() const;

private:
    bool follow_pad(App& app);
    const ui::Label* looked_at(const ui::Ui& ui) const;
    std::string term_in(const std::string& text) const;

    HelpBook book_{};
    Renamed renamed_{};
    Hint refusal_{};
    std::string refused_rule_{};
    bool fresh_ = false;          // refused in this frame
    std::string term_{};          // under the pointer
    double rested_ = 0;           // seconds
    std::string asked_by_pad_{};  // the term that the gamepad asked about
    core::Vec2 pointer_{};        // in the last frame; `under_`: the label it was on
    std::string under_{};
    std::optional<core::Vec2> quiet_at_{};  // nothing shows while the pointer rests here
};

}  // namespace screens
