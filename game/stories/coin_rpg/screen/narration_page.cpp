// What happened, in the players' words: narrations after a Scene, notes by those who sit out, the end.

#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/suggestions.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

std::string note_at(int seat) { return std::string("note/").append(std::to_string(seat)); }

std::vector<int> margins_of(const rpg::Match& match) {
    std::vector<int> margins;
    for (const rpg::Contest& contest : match.turn.contests) margins.push_back(contest.margin);
    return margins;
}

// Facts for the narration: margins, damage.
void draw_facts(ui::Ui& ui, const rpg::Match& match) {
    const int seat = match.current();
    for (int i = 0; i < match.contests(); ++i) {
        const rpg::Contest& contest = match.contest(i);
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        ui.fact(name, contest.is_open() ? say_many(contest.scene_coins, "{1} Penny left", "{1} Pennies left")
                                        : say("beaten, margin {1}", contest.margin));
    }
    for (const rpg::Trait trait : rpg::kTraits) {
        const int now = match.hero().values[trait], full = rpg::rating(match.hero().sheet, trait);
        if (now < full) ui.fact(rpg::name_of(match, seat, trait), say("{1} of {2}", now, full));
    }
}

// Keeps the options, or uses those newly agreed.
void go_on(View& view) {
    rpg::NextAdventure next;
    if (view.terms.changing) next.options = view.terms.options;
    if (!view.submit(next)) return;
    view.terms.changing = false;
    view.writing.seat.reset();
    view.round.tray.clear();
}

}  // namespace

void draw_telling(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const int seat = match.current();
    const rpg::Fate fate = *match.seat(seat).fate;
    ui.heading(say("What happened?"));
    ui.text(say("{1}: {2}", hero_name(match, seat), story::fate_in_words(fate, margins_of(match))), {Type::Strong});
    draw_facts(ui, match);
    draw_text_lines(ui, say("{1} narrates", player_name(match, seat)), view.drafts.at("tale"), 5,
                    rpg::limits::kNarration);
    offer_suggestions(view, tale_suggestions(match), view.drafts.at("tale"));
    const bool aloud = view.drafts.at("tale").empty();
    const bool so = ui.button(say("Tell it"), ui::Look::Accent);
    const bool told = aloud && ui.button(say("Told aloud"));
    if (aloud) draw_note(ui, say("Told aloud: nothing is written down, and the story goes on."));
    if (!so && !told) return;
    const std::string text = told ? rpg::limits::kToldAloud : view.drafts.at("tale");
    if (view.submit(rpg::Narrate{seat, text})) view.drafts.drop("tale");
}

void draw_notes(View& view) {
    ui::Ui& ui = view.app.ui();
    for (const int seat : view.played(view.match().seated())) {
        const rpg::Seat& sitting = view.match().seat(seat);
        if (sitting.fate != rpg::Fate::SatOut || sitting.noted) continue;
        ui.rule();
        draw_text_lines(ui, say("{1} sits out and writes", player_name(view.match(), seat)),
                        view.drafts.at(note_at(seat)), 2, rpg::limits::kNarration);
        offer_suggestions(view, note_suggestions(view.match(), seat), view.drafts.at(note_at(seat)));
        if (ui.button(say("Save {1}'s note", player_name(view.match(), seat))) &&
            view.submit(rpg::SitOutNote{seat, view.drafts.at(note_at(seat))}))
            view.drafts.drop(note_at(seat));
    }
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    ui.heading(ending_in_words(match));
    for (const int seat : match.seated()) {
        const rpg::Sheet& sheet = match.character(seat).sheet;
        if (match.options.experience)
            ui.fact(plain(sheet.card.name), say("Progress {1} of 10, {2} XP", in_wholes(sheet.progress), sheet.xp));
        else
            ui.text(plain(sheet.card.name));
    }
    ui.rule();
    if (draw_keeping(view, ui::Look::Plain)) keep_story(view);
    ui.rule();
    if (view.terms.changing)
        draw_options(view, Agreed::Between);
    else if (ui.button(say("Agree on something else"))) {
        view.terms.options = match.options;
        view.terms.changing = true;
    }
    if (ui.button(say("The next Adventure"), ui::Look::Accent)) go_on(view);
}

}  // namespace screens::coin_rpg
