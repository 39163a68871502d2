#pragma once
// What the game's rule book says of the word under the pointer, or of the widget with the keyboard's focus; why
// a button refused, beside that button; and where F1 opens the book. A pad's A held down tells it at once, and
// pressed once more it opens the book there.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/kit/refusal.h"
#include "game/shell/help/rule_book.h"
#include "game/stories/screen/tooltip.h"

namespace screens {

class RuleLookup {
public:
    // `game`: its file in assets/help. Without a book nothing is told.
    RuleLookup(Resources& resources, const std::string& game);

    // The button that was drawn last was refused. It is told beside it until something else is pressed.
    void refused(const ui::Ui& ui, const rules::Refusal& refusal, const Phrase& sentence);
    void accepted() { refusal_ = {}; }

    // What this table calls words of the book: "Moxie" for "Coolness".
    using Renamed = std::vector<std::pair<std::string, std::string>>;
    void rename(Renamed words) { renamed_ = std::move(words); }

    // Once a frame, after all panels: `hint` is what the page itself tells of what is looked at.
    void draw(App& app, Hint& hint);
    // What the book says of a term in one sentence; empty if it has none.
    Phrase told_of(const std::string& term) const;
    // The word or the rule that is in question; empty: none.
    std::string asked() const;
    // The pad asked: the next press of its A is for the book.
    bool is_asked_by_pad() const { return !asked_by_pad_.empty(); }
    // Rests on a word of the book, and is about to be told of it.
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
    std::string term_{};          // looked at
    double rested_ = 0;           // seconds
    std::string asked_by_pad_{};  // the word that it was asked of
    core::Vec2 pointer_{};        // in the last frame, and the label that it was on
    std::string under_{};
    std::optional<core::Vec2> quiet_at_{};  // at first where the pointer happens to be
};

}  // namespace screens
