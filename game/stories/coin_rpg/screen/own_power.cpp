// RPG-83: a Power of the players' own: its name, its effect, the rule book's Power it works as, its price.

#include <algorithm>

#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/screen/half_chosen.h"

namespace screens::coin_rpg {

namespace {

constexpr const char *kNamePlace = "own-power", *kAboutPlace = "own-power-does", *kFormPlace = "own-power-form";

rpg::Power works_as(const OwnPowerForm& form) {
    return {form.works_as, rpg::is_linked(form.works_as) ? std::optional(form.linked) : std::nullopt};
}

void draw_effect(View& view, OwnPowerForm& form) {
    ui::Ui& ui = view.app.ui();
    Picker<rpg::PowerKind> kinds(say("It works like"), Phrase());
    for (const rpg::PowerKind kind : rpg::kPowerKinds)
        kinds.add(kind, rpg::name_of(kind), view.lookup.told_of(words::english(rpg::name_of(kind))));
    kinds.draw(ui, view.dialog, form.works_as);
    draw_note(ui, view.lookup.told_of(words::english(rpg::name_of(form.works_as))));
    if (!rpg::is_linked(form.works_as)) return;
    Picker<rpg::Trait> traits(say("Linked to"), Phrase());
    for (const rpg::Trait trait : rpg::kTraits)
        if (rpg::has_fitting_link({form.works_as, trait})) traits.add(trait, rpg::name_of(trait, view.match().options));
    traits.draw(ui, view.dialog, form.linked);
}

}  // namespace

void offer_own_power(View& view) {
    if (!view.app.ui().button(say("A Power of our own"))) return;
    recall_form(view.drafts, draft_key(kFormPlace, *view.writing.seat), view.writing.own_power.emplace());
}

void draw_own_power(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    OwnPowerForm& form = *view.writing.own_power;
    ui.heading(say("A Power of our own"));
    draw_note(ui, say("You agree on it at the table. Its coins follow a Power from the book; its name and look are "
                      "your own. (RPG-83)"));
    draw_text_line(ui, say("Its title"), draft_of(view, kNamePlace, seat), rpg::limits::kName);
    draw_text_lines(ui, say("What this Power does"), draft_of(view, kAboutPlace, seat), 2, rpg::limits::kOwnPower);
    draw_effect(view, form);
    const rpg::Power power = works_as(form);
    const int min = rpg::cost({rpg::Purchase::What::Power, {}, power});
    form.price = std::max(form.price, min);
    ui.slider(say("XP per rank"), form.price, {min, rpg::limits::kOwnPrice, 1});
    save_form(view.drafts, draft_key(kFormPlace, seat), form);
    const rpg::OwnPower own{draft_of(view, kNamePlace, seat), draft_of(view, kAboutPlace, seat), form.price};
    const rpg::Purchase made{rpg::Purchase::What::Power, {}, power, {}, own};
    const bool wanted = ui.button(say("Learn it"), ui::Look::Accent);
    if (ui.button(say("Cancel"))) return view.writing.own_power.reset();
    if (!wanted) return;
    if (view.check(rpg::SpendXp{seat, made})) {
        view.submit(rpg::SpendXp{seat, made});
        return;
    }
    ask_to_buy(view, seat, made);
}

void forget_own_power(View& view, int seat) {
    view.writing.own_power.reset();
    for (const char* place : {kNamePlace, kAboutPlace, kFormPlace}) view.drafts.drop(draft_key(place, seat));
}

}  // namespace screens::coin_rpg
