#pragma once
// Widgets for the story games' slips: a choice with its odds, or the reason why it is disabled; picking from a list.

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/lists.h"
#include "engine/core/rational.h"
#include "game/kit/player_text.h"
#include "game/kit/refusal.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen.h"

namespace screens {

// "That is the CM's to decide. (EC-1)"
Phrase refusal_in_words(const rules::Refusal& refusal);
// Enabled unless there is a refusal, which gives the reason.
ui::Open open_unless(const std::optional<rules::Refusal>& refusal);

// Draws small, soft print: what something does, or why it is disabled.
void draw_note(ui::Ui& ui, const Phrase& words);

// A button with its odds to the right, and below it what it does, or why it is disabled.
struct Offer {
    Phrase label;
    Phrase about{};
    std::optional<core::Chance> chance{};
    std::optional<rules::Refusal> refusal{};
    ui::Look look = ui::Look::Plain;
};
bool draw_offer(ui::Ui& ui, const Offer& offer);
// The offers of one page, stacked: a reason that disables several is shown only once.
class OfferList {
public:
    explicit OfferList(ui::Ui& ui) : ui_(ui) {}
    bool draw(Offer offer);

private:
    ui::Ui& ui_;
    std::vector<Phrase> told_{};
};

// "What  87.5 %" with a bar below.
void draw_chance(ui::Ui& ui, const Phrase& what, const core::Chance& chance);

// Fills a dialog each frame; returns true when it should close.
using StoryDialog = std::function<bool()>;
// A button that shows the current choice, or `nothing`, and opens the list as `dialog`.
struct Picked {
    Phrase what, nothing;
    std::vector<Option> options;
};
void draw_picked(ui::Ui& ui, StoryDialog& dialog, const Picked& picked, std::function<void(std::size_t)> take);
// The same for items with an id. If none is chosen, the first one becomes the choice.
template <class Id>
class Picker {
public:
    Picker(Phrase what, Phrase nothing) : picked_{std::move(what), std::move(nothing), {}} {}
    void add(const Id& id, Phrase name, Phrase about = {}) {
        ids_.push_back(id);
        picked_.options.push_back({std::move(name), std::move(about)});
    }
    bool empty() const { return ids_.empty(); }
    // `chosen` must outlive the dialog.
    void draw(ui::Ui& ui, StoryDialog& dialog, Id& chosen) {
        if (!core::contains(ids_, chosen)) chosen = ids_.empty() ? Id{} : ids_.front();
        for (std::size_t i = 0; i < ids_.size(); ++i) picked_.options[i].chosen = ids_[i] == chosen;
        draw_picked(ui, dialog, picked_, [&chosen, ids = ids_](std::size_t which) { chosen = ids[which]; });
    }

private:
    Picked picked_;
    std::vector<Id> ids_{};
};
// Draws a toggle for whether `id` is in `members`.
template <class Id>
void draw_member(ui::Ui& ui, const Phrase& label, const Id& id, std::vector<Id>& members) {
    const auto found = std::ranges::find(members, id);
    if (!ui.toggle(label, found != members.end())) return;
    if (found == members.end())
        members.push_back(id);
    else
        members.erase(found);
}
// Returns a dialog with the content of `fill` and a button that closes it.
StoryDialog until_done(ui::Ui& ui, const Phrase& title, std::function<void()> fill);
// Call once a frame, after the slip.
void follow_dialog(StoryDialog& dialog);

// Draws a text field for a command: one line, or at least `lines`. Near the limit it counts the characters; beyond it
// the field says how many are too many, and the command is refused.
bool draw_text_line(ui::Ui& ui, const Phrase& label, std::string& text, const rules::TextBounds& bounds);
bool draw_text_lines(ui::Ui& ui, const Phrase& label, std::string& text, int lines, const rules::TextBounds& bounds);
inline constexpr rules::TextBounds kPlayerName{1, 40};

// The start page's question of who plays: how many, and each player's name.

// From `min` up to the number of names; draws `players` name fields.
void draw_players(ui::Ui& ui, int& players, int min, std::span<std::string> names);

}  // namespace screens
