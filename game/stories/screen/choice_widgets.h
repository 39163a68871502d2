#pragma once
// Widgets of the story games' slips: a choice with what it leads to, or the reason why it is closed; what is
// chosen from a list.

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rational.h"
#include "game/kit/player_text.h"
#include "game/kit/refusal.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen.h"

namespace screens {

// "That is the CM's to decide. (EC-1)"
Phrase refusal_in_words(const rules::Refusal& refusal);
// Open unless there is a refusal, which says why.
ui::Open open_unless(const std::optional<rules::Refusal>& refusal);

// In small, soft print: what something does, or why it is not open.
void draw_note(ui::Ui& ui, const Phrase& words);

// A button; at its right what it leads to, below it what it does, or why it is not open.
struct Offer {
    Phrase label;
    Phrase about{};
    std::optional<core::Chance> chance{};
    std::optional<rules::Refusal> refusal{};
    ui::Look look = ui::Look::Plain;
};
bool draw_offer(ui::Ui& ui, const Offer& offer);
// Offers of one page, one below the other: a reason that closes several is told once.
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

// Fills a dialog in each frame; true: it closes.
using StoryDialog = std::function<bool()>;
// A button that says what is chosen, or `nothing`, and opens the list as `dialog`.
struct Picked {
    Phrase what, nothing;
    std::vector<Option> options;
};
void draw_picked(ui::Ui& ui, StoryDialog& dialog, const Picked& picked, std::function<void(std::size_t)> take);
// The same for what has an id. If none of them is chosen, the first one is.
template <class Id>
class OneOf {
public:
    OneOf(Phrase what, Phrase nothing) : picked_{std::move(what), std::move(nothing), {}} {}
    void add(const Id& id, Phrase name, Phrase about = {}) {
        ids_.push_back(id);
        picked_.options.push_back({std::move(name), std::move(about)});
    }
    bool empty() const { return ids_.empty(); }
    // `chosen` stands as long as the dialog may.
    void draw(ui::Ui& ui, StoryDialog& dialog, Id& chosen) {
        if (std::ranges::find(ids_, chosen) == ids_.end()) chosen = ids_.empty() ? Id{} : ids_.front();
        for (std::size_t i = 0; i < ids_.size(); ++i) picked_.options[i].chosen = ids_[i] == chosen;
        draw_picked(ui, dialog, picked_, [&chosen, ids = ids_](std::size_t which) { chosen = ids[which]; });
    }

private:
    Picked picked_;
    std::vector<Id> ids_{};
};
// A toggle: whether it is among them.
template <class Id>
void draw_member(ui::Ui& ui, const Phrase& label, const Id& id, std::vector<Id>& members) {
    const auto found = std::ranges::find(members, id);
    if (!ui.toggle(label, found != members.end())) return;
    if (found == members.end())
        members.push_back(id);
    else
        members.erase(found);
}
// A dialog that `fill` fills and a button ends.
StoryDialog until_done(ui::Ui& ui, const Phrase& title, std::function<void()> fill);
// Call once a frame, after the slip.
void follow_dialog(StoryDialog& dialog);

// A text for a command is written: one line, or at least `lines`. Near its bound the characters are counted; beyond it
// the field says by how many it is too long, and the command is refused.
bool draw_text_line(ui::Ui& ui, const Phrase& label, std::string& text, const rules::TextBounds& bounds);
bool draw_text_lines(ui::Ui& ui, const Phrase& label, std::string& text, int lines, const rules::TextBounds& bounds);
inline constexpr rules::TextBounds kPlayerName{1, 40};

// The start's question who plays: how many, and what each is called.

// From `least` to as many as there are names; `players` of them are asked for.
void draw_players(ui::Ui& ui, int& players, int least, std::span<std::string> names);

}  // namespace screens
