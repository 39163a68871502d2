// The verdict on the table, and the text field for it on the slip.

#include <algorithm>
#include <vector>

#include "engine/ui/small_print.h"
#include "engine/words/line_breaks.h"
#include "game/stories/card_draw/screen/card_layout.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::card_draw {

namespace {

ui::Colour ink_of(Fate fate) {
    if (fate == Fate::Good) return palette::kHeads;
    return fate == Fate::Bad ? palette::kAccent : palette::kInk;
}

// The largest type in which the text fits on one line, or the smallest.
Type fitting(const ui::Ui& ui, const Phrase& text, double room) {
    for (const Type type : {Type::Heading, Type::Lead, Type::Strong})
        if (ui.text_width(text, type) <= room) return type;
    return Type::Small;
}

struct Line {
    Phrase text;
    ui::Print print;
};

// Paper at the upper edge of `room`, with as many of the lines as fit.
void draw_lines(ui::Ui& ui, const Rect& room, double pad, const std::vector<Line>& lines) {
    const double wide = room.width() - 2 * pad;
    double high = 2 * pad;
    for (const Line& each : lines) {
        const double tall = ui.text_height(each.text, each.print.type, wide);
        if (high + tall > room.height() + 1) break;
        high += tall;
    }
    const Rect paper{room.x0, room.y0, room.x1, room.y0 + high};
    ui.paint().paper(paper, 2);
    double y = paper.y0 + pad;
    for (const Line& each : lines) {
        const double tall = ui.text_height(each.text, each.print.type, wide);
        if (y + tall > paper.y1 - pad + 1) break;
        ui.place({paper.x0 + pad, y, paper.x1 - pad, y + tall});
        ui.text(each.text, each.print);
        y += tall;
    }
}

// Print on a strip does not wrap by itself, so this breaks it into lines.
std::vector<Line> wrapped(ui::Ui& ui, const Phrase& text, const ui::Print& print, double room) {
    std::vector<Line> lines;
    const std::string all = ui.translated(text);
    const auto fits = [&](std::string_view line) {
        return ui.text_width(plain(std::string(line)), print.type) <= room;
    };
    for (const std::string_view line : words::wrapped(all, fits)) lines.push_back({plain(std::string(line)), print});
    return lines;
}

// A single card: everything beside it.
void draw_alone(View& view, const Verdict& verdict, const Rect& room) {
    ui::Ui& ui = view.app.ui();
    const JudgedCard& card = verdict.cards.front();
    const Phrase what = card.current ? say("{1}: {2}", plain(verdict.test_name),
                                           drawn_in_words(card.current->card, card.current->value))
                                     : plain(verdict.test_name);
    const Type large = ui.text_width(card.result, Type::Name) <= room.width() - ui.px(32) ? Type::Name : Type::Heading;
    std::vector<Line> lines{{person_name(view.match(), card.participant), {Type::Body, palette::kSoft}},
                            {card.result, {large, ink_of(card.fate)}}};
    if (!card.detail.empty()) lines.push_back({card.detail, {Type::Body}});
    lines.push_back({ui::fitted(ui, what, room.width() - ui.px(24)), {Type::Small, palette::kSoft}});
    draw_lines(ui, room, ui.px(12), lines);
}

// One of several, on the strip below its card.
void draw_one(View& view, const JudgedCard& card, const Rect& strip) {
    ui::Ui& ui = view.app.ui();
    const double pad = ui.px(4), room = strip.width() - 2 * pad;
    std::vector<Line> lines{{ui::fitted(ui, person_name(view.match(), card.participant), room),
                             {Type::Small, palette::kSoft, ui::Align::Center}}};
    const Type type = fitting(ui, card.result, room);
    const ui::Print print{type, ink_of(card.fate), ui::Align::Center};
    if (!card.result.empty() && ui.text_width(card.result, type) <= room)
        lines.push_back({card.result, print});
    else if (!card.result.empty())
        for (Line& each : wrapped(ui, card.result, print, room)) lines.push_back(std::move(each));
    draw_lines(ui, strip, pad, lines);
}

bool is_played_here(const View& view, const JudgedCard& card) {
    return view.plays(cd::seat_of(view.match(), card.participant).number);
}

// The teller: chosen, or else a winner whose player sits at this screen, or whoever else does.
const JudgedCard& told_by(const View& view, const Verdict& verdict) {
    const auto chosen = std::ranges::find(verdict.cards, view.deck.teller, &JudgedCard::participant);
    if (chosen != verdict.cards.end()) return *chosen;
    const auto here = [&](const JudgedCard& each) { return is_played_here(view, each); };
    const auto won = std::ranges::find_if(
        verdict.cards, [&](const JudgedCard& each) { return each.fate == Fate::Good && here(each); });
    if (won != verdict.cards.end()) return *won;
    const auto any = std::ranges::find_if(verdict.cards, here);
    return any == verdict.cards.end() ? verdict.cards.front() : *any;
}

}  // namespace

void draw_verdict(View& view, const Places& places) {
    const auto verdict = last_verdict(view);
    if (!verdict) return;
    const auto slots = current_slots(view, places);
    for (std::size_t i = 0; i < verdict->cards.size(); ++i) {
        const Rect strip = view.place.on_screen(slots[i].name_low, slots[i].name_high);
        if (slots.size() == 1)
            draw_alone(view, *verdict, strip);
        else
            draw_one(view, verdict->cards[i], strip);
    }
}

void draw_small_verdict(View& view) {
    std::vector<VerdictLine> lines;
    const auto verdict = last_verdict(view);
    for (const JudgedCard& card : verdict ? verdict->cards : std::vector<JudgedCard>()) {
        if (card.result.empty()) continue;
        lines.push_back({say("{1}: {2}", person_name(view.match(), card.participant), card.result), ink_of(card.fate)});
        if (verdict->cards.size() == 1 && !card.detail.empty()) lines.push_back({card.detail, palette::kInk});
    }
    draw_verdict_panel(view, lines);
}

void draw_telling(View& view) {
    const auto verdict = last_verdict(view);
    if (!verdict) return view.drafts.drop(kTellingDraft);
    ui::Ui& ui = view.app.ui();
    const JudgedCard& card = told_by(view, *verdict);
    const std::string id = card.participant;
    const bool tells = is_played_here(view, card);
    if (view.place.narrow || verdict->cards.size() == 1)
        ui.text(say("{1}: {2}", person_name(view.match(), id), card.result), {Type::Strong, ink_of(card.fate)});
    if (verdict->told || view.side_panel.back || !tells) return ui.rule();
    if (verdict->cards.size() > 1) {
        Picker<std::string> tellers(say("Told by"), say("no one"));
        for (const JudgedCard& each : verdict->cards)
            if (is_played_here(view, each))
                tellers.add(each.participant, person_name(view.match(), each.participant), each.result);
        view.deck.teller = id;
        tellers.draw(ui, view.dialog, view.deck.teller);
    }
    draw_description(view, {say("What it looked like"), kTellingDraft, {}, card.words, Aloud::ByButton});
    const std::string text = view.drafts.at(kTellingDraft);
    button_row(ui, {say("Write it down"), say("Told aloud")});
    const bool write = ui.button(say("Write it down"), ui::Look::Plain, {!text.empty(), say("Write something first.")});
    const bool aloud = ui.button(say("Told aloud"));
    ui.rule();
    if (!write && !aloud) return;
    if (view.submit(cd::seat_of(view.match(), id), cd::Tell{id, write ? text : std::string()}))
        view.drafts.drop(kTellingDraft);
}

}  // namespace screens::card_draw
