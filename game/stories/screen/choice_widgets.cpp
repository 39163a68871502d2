#include "game/stories/screen/choice_widgets.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/stories/screen/odds.h"

namespace screens {

namespace {

// A bar, with its fraction to the right if short.
void draw_share(ui::Ui& ui, const core::Chance& chance) {
    const Phrase fraction = in_fraction(chance);
    const ui::Rect line = ui.take(fraction.empty() ? ui.px(8) : ui.line_height(Type::Small));
    const double width = fraction.empty() ? 0 : ui.text_width(fraction, Type::Small) + ui.px(8);
    const double middle = line.center().y, half = ui.px(3);
    const ui::Rect bar{line.x0, middle - half, line.x1 - width, middle + half};
    ui.paint().fill(bar, palette::kSoft.faded(0.18), half);
    const double wide = std::clamp(chance.value(), 0.0, 1.0) * bar.width();
    if (wide >= 1) ui.paint().fill({bar.x0, bar.y0, bar.x0 + wide, bar.y1}, palette::kHeads, half);
    if (!fraction.empty())
        ui.paint().print({line.x1 - width + ui.px(8), line.y0}, fraction, Type::Small, palette::kSoft);
}

// Makes the button as wide as its label, as far as the figure beside it allows.
void split_row(ui::Ui& ui, const Phrase& label) {
    const double all = ui.rest().width(), max = all - ui.px(104);
    const double wanted = ui.text_width(label, Type::Small) + ui.px(24);
    const double wide = std::min(max, std::max(all * 0.6, wanted));
    ui.row({wide, all - wide});
}

// Never cuts what people type: the field accepts more than the rules, and says how many characters are too many.
constexpr std::size_t kMoreThanBound = 2000;
constexpr double kNearBound = 0.85;

void draw_room_left(ui::Ui& ui, const std::string& text, const rules::TextBounds& bounds) {
    const std::size_t written = rules::characters(text).value_or(0);
    if (static_cast<double>(written) < kNearBound * static_cast<double>(bounds.max)) return;
    const int max = static_cast<int>(bounds.max), now = static_cast<int>(written);
    if (now <= max) return draw_note(ui, say("{1} of {2} characters", now, max));
    ui.text(say_many(now - max, "{1} character too many: at most {2}", "{1} characters too many: at most {2}", max),
            {Type::Small, palette::kAccent});
}

}  // namespace

Phrase refusal_in_words(const rules::Refusal& refusal) {
    if (refusal.rule.empty()) return refusal.message;
    return say("{1} ({2})", refusal.message, plain(refusal.rule));
}

ui::Open open_unless(const std::optional<rules::Refusal>& refusal) {
    return {!refusal, refusal ? refusal_in_words(*refusal) : Phrase()};
}

void draw_note(ui::Ui& ui, const Phrase& words) { ui.text(words, {Type::Small, palette::kSoft}); }

bool draw_offer(ui::Ui& ui, const Offer& offer) {
    const bool open = !offer.refusal;
    if (open && offer.chance) split_row(ui, offer.label);
    const bool pressed = ui.button(offer.label, open ? offer.look : ui::Look::Plain, open_unless(offer.refusal));
    if (!open) {
        draw_note(ui, refusal_in_words(*offer.refusal));
        return false;
    }
    if (offer.chance) {
        ui.text(percent(*offer.chance), {Type::FigureSmall, palette::kInk, ui::Align::Right});
        draw_share(ui, *offer.chance);
    }
    if (!offer.about.empty()) draw_note(ui, offer.about);
    ui.space(3);
    return pressed;
}

bool OfferList::draw(Offer offer) {
    if (!offer.refusal) return draw_offer(ui_, offer);
    const Phrase why = refusal_in_words(*offer.refusal);
    if (!core::contains(told_, why)) {
        told_.push_back(why);
        return draw_offer(ui_, offer);
    }
    return ui_.button(offer.label, ui::Look::Plain, {false, why});
}

void draw_chance(ui::Ui& ui, const Phrase& what, const core::Chance& chance) {
    ui.fact(what, percent(chance));
    draw_share(ui, chance);
}

void draw_picked(ui::Ui& ui, StoryDialog& dialog, const Picked& picked, std::function<void(std::size_t)> take) {
    const auto chosen = std::ranges::find(picked.options, true, &Option::chosen);
    const Phrase now = chosen == picked.options.end() ? picked.nothing : chosen->name;
    if (!ui.button(say("{1}: {2}", picked.what, now))) return;
    dialog = [&ui, picked, take = std::move(take)] {
        const Answer answer = choose_one(ui, picked.what, picked.options);
        if (answer.option) take(*answer.option);
        return answer.given;
    };
}

StoryDialog until_done(ui::Ui& ui, const Phrase& title, std::function<void()> fill) {
    return [&ui, title, fill = std::move(fill)] {
        bool done = false;
        ui.dialog("list", ui.px(480), [&] {
            ui.heading(title);
            fill();
            done = ui.button(say("Done"), ui::Look::Accent);
        });
        return done;
    };
}

void follow_dialog(StoryDialog& dialog) {
    if (!dialog) return;
    // The dialog may replace itself with another one.
    StoryDialog now = std::move(dialog);
    dialog = nullptr;
    const bool closes = now();
    if (!closes && !dialog) dialog = std::move(now);
}

void draw_players(ui::Ui& ui, int& players, int min, std::span<std::string> names) {
    ui.slider(say("Players"), players, {min, static_cast<int>(names.size()), 1});
    for (int i = 0; i < players; ++i)
        draw_text_line(ui, say("Player {1}", i + 1), names[static_cast<std::size_t>(i)], kPlayerName);
}

bool draw_text_line(ui::Ui& ui, const Phrase& label, std::string& text, const rules::TextBounds& bounds) {
    const bool changed = ui.input_text(label, text, bounds.max + kMoreThanBound);
    draw_room_left(ui, text, bounds);
    return changed;
}

bool draw_text_lines(ui::Ui& ui, const Phrase& label, std::string& text, int lines, const rules::TextBounds& bounds) {
    const bool changed = ui.input_lines(label, text, lines, bounds.max + kMoreThanBound);
    draw_room_left(ui, text, bounds);
    return changed;
}

}  // namespace screens
