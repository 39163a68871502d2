// The story in the players' words: narrations after a Scene, notes by those who sit out, the end.

#include <algorithm>

#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/view.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

// Suggested sentences for narrating what happened, for the teller to take and edit.

struct Facts {
    Phrase hero, scene;
    std::vector<Phrase> parts{};                         // the beaten ones
    std::optional<Phrase> stood{};                       // one that was not beaten
    std::optional<Phrase> worn_out{}, hurt{}, burned{};  // Traits
    int margin = 0;                                      // the largest
    int left = 0;                                        // Scene coins of `stood`
};

Facts facts_of(const rpg::Match& match) {
    const int seat = match.current();
    const rpg::Character& hero = match.hero();
    Facts facts{hero_name(match, seat), scene_title(match.scene_card())};
    for (int i = 0; i < match.contests(); ++i) {
        const rpg::Contest& contest = match.contest(i);
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        if (!contest.is_open()) {
            facts.parts.push_back(name);
            facts.margin = std::max(facts.margin, contest.margin);
        } else {
            facts.stood = name;
            facts.left = contest.scene_coins;
        }
        if (contest.main && hero.values[*contest.main] == 0) facts.worn_out = rpg::name_of(match, seat, *contest.main);
    }
    for (const rpg::Trait trait : rpg::kTraits) {
        if (hero.values[trait] < rpg::rating(hero.sheet, trait) && hero.values[trait] > 0)
            facts.hurt = rpg::name_of(match, seat, trait);
        if (hero.burns[trait].survival + hero.burns[trait].fuel > 0) facts.burned = rpg::name_of(match, seat, trait);
    }
    return facts;
}

std::vector<Phrase> of_a_win(const Facts& facts) {
    std::vector<Phrase> all;
    const Phrase parts = joined(facts.parts, rules::comma());
    if (facts.margin >= 2)
        all.push_back(say("{1} makes short work of it: {2} never had a chance.", facts.hero, parts));
    else
        all.push_back(say("It is a near thing, but in the end {1} gets through: {2} gives way.", facts.hero, parts));
    if (facts.worn_out)
        all.push_back(say("{1} does it with the last ounce of strength: {2} is used up.", facts.hero, *facts.worn_out));
    if (facts.burned)
        all.push_back(
            say("{1} wins, but at a price: {2} will not be the same for a while.", facts.hero, *facts.burned));
    if (facts.hurt)
        all.push_back(say("\"{1}\" is behind {2}, who comes out of it with a scratch or two: {3} has suffered.",
                          facts.scene, facts.hero, *facts.hurt));
    all.push_back(say("{1} goes on, and looks back only once.", facts.hero));
    return all;
}

std::vector<Phrase> of_a_loss(const Facts& facts) {
    std::vector<Phrase> all;
    const Phrase stood = facts.stood.value_or(facts.scene);
    if (facts.worn_out)
        all.push_back(say("{1} is too much for {2}: {3} gives out, and there is nothing left but to turn back.", stood,
                          facts.hero, *facts.worn_out));
    if (facts.left == 1) all.push_back(say("So close! One more try, and {1} would have done it.", facts.hero));
    if (!facts.parts.empty())
        all.push_back(say("{1} gives way, but {2} does not, and {3} is left behind.",
                          joined(facts.parts, rules::comma()), stood, facts.hero));
    all.push_back(say("{1} gives up for now and takes the long way round.", facts.hero));
    return all;
}

// For the player who has to narrate now; at least one.
std::vector<Phrase> tale_suggestions(const rpg::Match& match) {
    const Facts facts = facts_of(match);
    return match.seat(match.current()).fate == rpg::Fate::Beaten ? of_a_win(facts) : of_a_loss(facts);
}

// For a player who sits out.
std::vector<Phrase> note_suggestions(const rpg::Match& match, int seat) {
    const Phrase hero = hero_name(match, seat);
    return {say("{1} sits down by the road for a breather.", hero),
            say("{1} looks for another way, and will be there for the next Scene.", hero),
            say("{1} watches from afar and says nothing.", hero)};
}

// A button that writes one of them, and a different one with each press.
void offer_suggestions(View& view, const std::vector<Phrase>& suggestions, std::string& draft) {
    ui::Ui& ui = view.app.ui();
    std::vector<std::string> texts;
    for (const Phrase& one : suggestions) texts.push_back(ui.translated(one));
    const auto now = std::ranges::find(texts, draft);
    const bool free = draft.empty() || now != texts.end();
    const Phrase label = draft.empty() ? say("Suggest something") : say("Suggest something else");
    if (!ui.button(label, ui::Look::Plain, {free, say("Your own words are in the field: delete them first.")})) return;
    draft = now == texts.end() || now + 1 == texts.end() ? texts.front() : *(now + 1);
}

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
    if (draw_keeping(view, ui::Look::Plain)) save_story(view);
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
