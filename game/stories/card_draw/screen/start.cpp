// Who sits down at a table of Card Draw, and with what.

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/saved_start.h"

namespace screens::card_draw {

namespace {

// The choice: the box, the box with its first session guided, or only cards.
void draw_what(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("What are we playing?"));
    bool& boxed = view.start.with_box;
    bool& shown = view.terms.shown;
    if (!view.box) boxed = false;
    if (view.box && !view.box->first_session.empty() &&
        ui.choice(say("{1}, step by step", plain(view.box->title)),
                  say("Four friends on their first evening: each step says what is done, and why."), boxed && shown))
        boxed = shown = true;
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), boxed && !shown)) {
        boxed = true;
        shown = false;
    }
    if (ui.choice(say("A campaign of our own"), say("Characters are made and their cards drawn at this table."),
                  !boxed))
        boxed = false;
}

}  // namespace

void read_saved_start(View& view) {
    const rules::Json kept = take_saved_start(view);
    Terms& terms = view.terms;
    if (const auto& each = kept.value("professions", rules::Json()); each.is_number_integer())
        terms.professions = std::clamp(rules::int_or(each, 0), 0, cd::limits::kProfessions);
    terms.every_scene = kept.value("every_scene", rules::Json()) == true;
    terms.shown = kept.value("shown", rules::Json()) == true;
}

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.resumes_earlier()) return;
    draw_what(view);
    ui.heading(say("Who plays?"));
    draw_note(ui, say("One of you is the GM, the game master, and needs no seat here."));
    draw_players(ui, view.start.players, 1, view.start.names);
    const bool own = !view.start.with_box;
    if (own) ui.slider(say("Professions and hobbies"), view.terms.professions, {0, cd::limits::kProfessions, 1});
    if (own && ui.toggle(say("Shuffle at the start of each scene"), view.terms.every_scene))
        view.terms.every_scene = !view.terms.every_scene;
    if (!own && view.start.players > static_cast<int>(view.box->party.size()))
        draw_note(ui, say("Its party has {1} characters; anyone else brings one of their own (People).",
                          static_cast<int>(view.box->party.size())));
    draw_story_title(ui, view.story_title());
    ui.space(4);
    const bool shown = view.start.with_box && view.terms.shown;
    if (draw_sit_down(view, shown ? Guidance::Shown : Guidance::None)) return view.begin_table();
    if (!view.fault.empty()) ui.text(view.fault, {Type::Small, palette::kAccent});
    draw_note(ui, say("To try something hard, draw a card; if you dislike it, play a card from your hand instead and "
                      "say how it helps. The suit says what it is about; the deck tells you what may still come up."));
    const Terms& terms = view.terms;
    save_start(view, {{"professions", terms.professions}, {"every_scene", terms.every_scene}, {"shown", terms.shown}});
}

}  // namespace screens::card_draw
