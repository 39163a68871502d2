#include "game/shell/reading.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/lists.h"

namespace screens {

namespace {

constexpr std::size_t kRemembered = 3;  // headings

using words::Phrase;
using words::plain;
using words::say;

Phrase described(const ui::Label& label) {
    const Phrase name =
        label.row.empty() ? plain(label.printed) : say("{1}: {2}", plain(label.row), plain(label.printed));
    switch (label.kind) {
        case ui::Label::Kind::Print:
        case ui::Label::Kind::Heading:
            return name;
        case ui::Label::Kind::Button:
            return say("{1}, button", name);
        case ui::Label::Kind::Switch:
            return label.on ? say("{1}, on", name) : say("{1}, off", name);
        case ui::Label::Kind::Choice:
            return label.on ? say("{1}, chosen", name) : say("{1}, not chosen", name);
        case ui::Label::Kind::Slider:
            return say("{1}, at {2}", name, plain(label.value));
        case ui::Label::Kind::Field:
            return label.value.empty() ? say("{1}, empty field", name)
                                       : say("{1}, field: {2}", name, plain(label.value));
    }
    return name;
}

// Appends a sentence.
void add(std::string& all, const std::string& words) {
    if (!all.empty()) all += std::string_view(".!?").find(all.back()) == std::string_view::npos ? ". " : " ";
    all += words;
}

bool can_be_read(const ui::Label& label) { return !label.covered && !label.printed.empty(); }

std::optional<std::size_t> focused(const std::vector<ui::Label>& labels) {
    const auto found = std::ranges::find_if(labels, [](const ui::Label& label) { return label.focused; });
    return found == labels.end() ? std::nullopt : std::optional<std::size_t>(found - labels.begin());
}

// Searches backwards, since what was drawn last is on top.
std::optional<std::size_t> label_at(const std::vector<ui::Label>& labels, core::Vec2 point) {
    for (std::size_t i = labels.size(); i-- > 0;)
        if (can_be_read(labels[i]) && labels[i].rect.contains(point) && labels[i].panel.contains(point)) {
            while (labels[i].part && i > 0) --i;
            return i;
        }
    return std::nullopt;
}

// Returns the first text on the screen as its name.
std::string name_of(const ui::Ui& ui, std::string_view screen) {
    if (screen == "title") return "Coin Wars";
    const std::vector<ui::Label>& labels = ui.labels();
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (can_be_read(labels[i]) && !labels[i].widget) return aloud(ui, i);
    return {};
}

// Adds the text below the heading, up to the first widget.
std::string below_heading(const ui::Ui& ui, std::size_t heading) {
    constexpr std::size_t kSentences = 2;
    const std::vector<ui::Label>& labels = ui.labels();
    std::string words = aloud(ui, heading);
    for (std::size_t i = heading + 1; i < labels.size() && i <= heading + kSentences; ++i) {
        if (labels[i].kind != ui::Label::Kind::Print || labels[i].widget || labels[i].panel != labels[heading].panel)
            break;
        if (!labels[i].part) add(words, aloud(ui, i));
    }
    return words;
}

// Returns the text of the open dialog without its widgets.
std::string told_by_dialog(const ui::Ui& ui) {
    std::string told;
    if (!ui.has_dialog()) return told;
    const std::vector<ui::Label>& labels = ui.labels();
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (can_be_read(labels[i]) && !labels[i].widget && !labels[i].part) add(told, aloud(ui, i));
    return told;
}

}  // namespace

std::string aloud(const ui::Ui& ui, std::size_t label) {
    const std::vector<ui::Label>& labels = ui.labels();
    std::string words = ui.translated(described(labels[label]));
    const std::string& why = labels[label].why;
    if (!labels[label].enabled) add(words, why.empty() ? ui.translated(say("Not available now.")) : why);
    for (std::size_t i = label + 1; i < labels.size() && labels[i].part; ++i) add(words, labels[i].printed);
    return words;
}

void Reading::begin(std::unique_ptr<platform::Voice> voice) {
    voice_ = std::move(voice);
    under_way_ = true;
}

void Reading::say(const std::string& words, When when) {
    if (words.empty()) return;
    said_.push_back(words);
    if (voice_) voice_->say(words, when);
}

void Reading::follow(const ui::Ui& ui, std::string_view screen) {
    if (!under_way_) return;
    const bool another = screen_ != screen;
    screen_ = screen;
    const std::vector<ui::Announced>& now = ui.announced();
    // Texts that a new screen already showed are not news.
    if (!another)
        for (const ui::Announced& one : now)
            if (!core::contains(announced_, one)) say(one.words, When::Next);
    announced_ = now;
    if (another && !ui.has_dialog()) say(name_of(ui, screen), When::Now);
    follow_headings(ui);
    follow_dialog(ui);
    follow_focus(ui);
}

// Says only the first new heading: F4 reads a page with many.
void Reading::follow_headings(const ui::Ui& ui) {
    std::vector<std::string> now;
    bool told = ui.has_dialog();
    for (std::size_t i = 0; i < ui.labels().size(); ++i) {
        const ui::Label& label = ui.labels()[i];
        if (label.kind != ui::Label::Kind::Heading || !can_be_read(label)) continue;
        now.push_back(label.text);
        if (told || core::contains(headings_, label.text)) continue;
        told = true;
        // Headings that come and go, as during a computer's turn, are said once.
        if (core::contains(told_headings_, label.text)) continue;
        say(below_heading(ui, i), When::Next);
        told_headings_.push_back(label.text);
        if (told_headings_.size() > kRemembered) told_headings_.erase(told_headings_.begin());
    }
    // Headings below a dialog are no news after it closes.
    if (!ui.has_dialog()) headings_ = std::move(now);
}

void Reading::follow_dialog(const ui::Ui& ui) {
    const std::string told = told_by_dialog(ui);
    if (told != dialog_) say(told, When::Now);
    dialog_ = told;
}

void Reading::follow_focus(const ui::Ui& ui) {
    const std::vector<ui::Label>& labels = ui.labels();
    const auto read = [&](const std::optional<std::size_t>& at) {
        return at ? Read{labels[*at].text, aloud(ui, *at)} : Read{};
    };
    const Read focus = read(focused(labels));
    if (focus.words != focus_.words) say(focus.words, When::Now);
    // A resting pointer says nothing, unless the thing below it has changed.
    const bool moved = std::exchange(pointer_, ui.pointer()) != ui.pointer();
    const Read under = read(label_at(labels, pointer_));
    const bool told = under.words == under_pointer_.words || under.words == focus.words;
    if (!told && (moved || under.name == under_pointer_.name)) say(under.words, When::Now);
    focus_ = focus;
    under_pointer_ = under;
}

void Reading::read_all(const ui::Ui& ui) {
    std::string all;
    for (std::size_t i = 0; i < ui.labels().size(); ++i)
        if (can_be_read(ui.labels()[i]) && !ui.labels()[i].part) add(all, aloud(ui, i));
    say(all, When::Now);
}

}  // namespace screens
