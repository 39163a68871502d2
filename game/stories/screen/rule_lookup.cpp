#include "game/stories/screen/rule_lookup.h"

#include "engine/core/path.h"

namespace screens {

namespace {

constexpr double kRest = 0.6;              // seconds before it is shown
constexpr std::size_t kLongestLabel = 60;  // bytes; a longer one is a sentence, not a name

bool in_a_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0; }

// True if the text contains the term as whole words.
bool holds(const std::string& text, const std::string& term) {
    for (std::size_t at = text.find(term); at != std::string::npos; at = text.find(term, at + 1)) {
        const std::size_t end = at + term.size();
        if ((at == 0 || !in_a_word(text[at - 1])) && (end == text.size() || !in_a_word(text[end]))) return true;
    }
    return false;
}

// Somebody typing in a field is not asking for an explanation.
bool has_focus(const ui::Label& label) { return label.focused && label.kind != ui::Label::Kind::Field; }

}  // namespace

RuleLookup::RuleLookup(Resources& resources, const std::string& game) {
    auto book = load_help(resources.assets() / "help" / core::path(game + ".json"));
    if (book) book_ = std::move(*book);
}

void RuleLookup::refused(const ui::Ui& ui, const rules::Refusal& refusal, const Phrase& sentence) {
    refusal_ = {ui.last(), {sentence}};
    refused_rule_ = refusal.rule;
    fresh_ = true;
}

Phrase RuleLookup::told_of(const std::string& term) const {
    const auto entry = entry_of_term(book_, term);
    return entry ? known(book_.entries[*entry].in_short) : Phrase();
}

std::string RuleLookup::asked() const {
    return !term_.empty() ? term_ : !refusal_.lines.empty() ? refused_rule_ : std::string();
}

bool RuleLookup::waits() const { return !term_.empty() && rested_ < kRest; }

// With the keyboard in use, the focused widget; otherwise the topmost label under the pointer, except those of a
// tooltip.
const ui::Label* RuleLookup::looked_at(const ui::Ui& ui) const {
    const auto& labels = ui.labels();
    for (const ui::Label& label : labels)
        if (has_focus(label)) return &label;
    const ui::Label* found = nullptr;
    for (const ui::Label& label : labels)
        if (!label.covered && !label.part && label.rect.contains(ui.pointer()) && label.panel.contains(ui.pointer()))
            found = &label;
    return found;
}

// Returns the longest term of the book within the label.
std::string RuleLookup::term_in(const std::string& text) const {
    std::string best;
    if (text.size() > kLongestLabel) return best;
    for (const HelpEntry& entry : book_.entries)
        for (const std::string& term : entry.terms)
            if (term.size() > best.size() && !entry.in_short.empty() && holds(text, term)) best = term;
    if (!best.empty()) return best;
    for (const auto& [word, term] : renamed_)
        if (!word.empty() && holds(text, word) && entry_of_term(book_, term)) return term;
    return best;
}

// True in the frame of the request; once the explanation is shown, a press opens the book.
bool RuleLookup::follow_pad(App& app) {
    using platform::Key;
    bool asks = false;
    for (const platform::Event& event : app.events()) {
        if (event.kind != platform::Event::Kind::KeyDown) continue;
        const bool again = is_asked_by_pad() && (event.key == Key::PadHeld || event.key == Key::Enter);
        if (again) app.help(asked_by_pad_);
        asks = !again && event.key == Key::PadHeld;
        asked_by_pad_.clear();
    }
    return asks;
}

void RuleLookup::draw(App& app, Hint& hint) {
    ui::Ui& ui = app.ui();
    const bool asks = follow_pad(app);
    if (ui.pressed() && !fresh_) refusal_ = {};
    fresh_ = false;
    const Vec2 pointer = ui.pointer();
    const ui::Label* label = looked_at(ui);
    const std::string under = label ? label->text : "";
    // Nothing appears until the pointer moves: a player who presses knows the widget, and scrolling is not pointing.
    if (ui.pressed() || !quiet_at_ || (pointer == pointer_ && under != under_)) quiet_at_ = pointer;
    pointer_ = pointer;
    under_ = under;
    const bool silent = label && !has_focus(*label) && pointer == *quiet_at_;
    const std::string term = label && (asks || !silent || is_asked_by_pad()) ? term_in(label->text) : "";
    rested_ = asks ? kRest : term == term_ ? rested_ + (app.fast() ? kRest : app.seconds()) : 0;
    term_ = term;
    if (asks) asked_by_pad_ = term;
    if (term != asked_by_pad_ || ui.pressed()) asked_by_pad_.clear();
    if (!refusal_.lines.empty()) {
        Hint refusal = refusal_;
        return draw_hint(ui, refusal);
    }
    if ((hint.lines.empty() || is_asked_by_pad()) && !term.empty() && rested_ >= kRest) {
        const HelpEntry& entry = book_.entries[*entry_of_term(book_, term)];
        const Phrase more = is_asked_by_pad() ? say("Press A again for more") : say("F1: more on this");
        hint = {label->rect, {known(entry.in_short), more}, known(entry.title)};
    }
    draw_hint(ui, hint);
}

}  // namespace screens
