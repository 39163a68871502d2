#pragma once
// Widgets of the story games' slips: a choice with what it leads to, or the reason why it is closed; what is
// chosen from a list.

#include <functional>
#include <optional>
#include <vector>

#include "engine/core/rational.h"
#include "game/kit/refusal.h"
#include "game/shell/page_frame.h"

namespace screens {

// "That is the CM's to decide. (EC-1)"
Phrase refusal_in_words(const rules::Refusal& refusal);

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
void draw_picked(ui::Ui& ui, StoryDialog& dialog, const Picked& picked,
                 std::function<void(std::size_t)> take);
// Call once a frame, after the slip.
void follow_dialog(StoryDialog& dialog);

}  // namespace screens
