// A Character on its card: twelve points, one Strong Trait, and what experience buys.

#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

Phrase trait_label(const View& view, rpg::Trait trait) {
    const std::string& cool = view.match().options.coolness;
    if (trait == rpg::Trait::Coolness && !cool.empty()) return plain(cool);
    return rpg::name_of(trait);
}

int points_given(const CharacterForm& form) {
    int sum = 0;
    for (const rpg::Trait trait : rpg::kTraits) sum += form.ratings[trait];
    return sum;
}

void draw_ratings(View& view) {
    ui::Ui& ui = view.app.ui();
    CharacterForm& form = view.writing.character;
    for (const rpg::Trait trait : rpg::kTraits)
        ui.slider(trait_label(view, trait), form.ratings[trait].number, {0, rpg::limits::kPoints, 1});
    const int left = rpg::limits::kPoints - points_given(form);
    const bool fits = left == 0;
    ui.text(fits       ? say("All 12 points are given.")
            : left > 0 ? say_many(left, "{1} point is left.", "{1} points are left.")
                       : say_many(-left, "{1} point too many.", "{1} points too many."),
            {Type::Strong, fits ? palette::kInk : palette::kAccent});
}

void draw_strong(View& view) {
    ui::Ui& ui = view.app.ui();
    CharacterForm& form = view.writing.character;
    ui.caption(say("STRONG TRAIT: NICKELS INSTEAD OF PENNIES"));
    int placed = 0;
    for (const rpg::Trait trait : rpg::kTraits) {
        if (trait == rpg::Trait::Miscellaneous) continue;
        if (placed++ % 2 == 0) ui.row({1, 1});
        const bool chosen = form.strong == trait;
        if (ui.button(say("Strong: {1}", trait_label(view, trait)), chosen ? ui::Look::Accent : ui::Look::Plain,
                      form.ratings[trait] > 0)) {
            form.strong = trait;
            form.power.reset();
        }
    }
}

void submit_card(View& view, int seat) {
    if (!view.submit(rpg::SubmitCharacter{seat, card_draft(view, seat)})) return;
    drop_character(view, seat);
    if (view.match().character(seat).sheet.xp == 0 && view.submit(rpg::DoneSpending{seat})) view.writing.seat.reset();
}

void draw_form(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("{1}'s Character", player_name(view.match(), seat)));
    offer_box(view);
    offer_kept(view);
    ui.input_text(say("Name"), draft_of(view, "name", seat), 40);
    ui.input_lines(say("Who that is"), draft_of(view, "concept", seat), 1, 1000);
    draw_ratings(view);
    if (view.writing.character.ratings[rpg::Trait::Miscellaneous] > 0)
        ui.input_text(say("Miscellaneous is called"), draft_of(view, "misc", seat), 40);
    draw_strong(view);
    draw_start_power(view);
    ui.space(4);
    keep_forms(view, seat);
    if (ui.button(say("The card is ready"), ui::Look::Accent)) submit_card(view, seat);
}

Phrase purchase_in_words(const View& view, int seat, const rpg::Purchase& purchase) {
    const rpg::Match& match = view.match();
    if (purchase.what == rpg::Purchase::What::Power) return rpg::name_of(purchase.power);
    const Phrase trait = rpg::name_of(match, seat, purchase.trait);
    const rpg::Sheet& sheet = match.character(seat).sheet;
    if (purchase.what == rpg::Purchase::What::Rating)
        return say("{1} {2} instead of {3}", trait, rpg::rating(sheet, purchase.trait) + 1,
                   rpg::rating(sheet, purchase.trait));
    return say("{1} in {2}", trait, many_of(rpg::stepped(rpg::coin(sheet, purchase.trait), 1)));
}

// A first point of Miscellaneous, which gets its name with it.
std::optional<rpg::Command> first_of_its_own(View& view, int seat) {
    const rpg::Sheet& sheet = view.match().character(seat).sheet;
    if (sheet.xp == 0 || !rpg::misc_name(sheet).empty()) return std::nullopt;
    ui::Ui& ui = view.app.ui();
    std::string& name = draft_of(view, "misc", seat);
    ui.input_text(say("Miscellaneous is called"), name, 40);
    const rpg::Purchase first{rpg::Purchase::What::Rating, rpg::Trait::Miscellaneous, {}, name};
    if (!ui.button(say("{1} (costs {2})", purchase_in_words(view, seat, first), rpg::cost(first)))) return std::nullopt;
    return rpg::Spend{seat, first};
}

}  // namespace

rpg::StartingCard card_draft(View& view, int seat) {
    const CharacterForm& form = view.writing.character;
    rpg::StartingCard card{draft_of(view, "name", seat), draft_of(view, "concept", seat), form.ratings};
    if (form.ratings[rpg::Trait::Miscellaneous] > 0) card.misc_name = draft_of(view, "misc", seat);
    card.strong = form.strong;
    card.start_power = form.power;
    return card;
}

void draw_spending(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const rpg::Character& hero = view.match().character(seat);
    ui.heading(say("{1} learns", plain(hero.sheet.card.name)));
    ui.text(say_many(hero.sheet.xp, "{1} Experience Point to spend; what is kept waits for later.",
                     "{1} Experience Points to spend; what is kept waits for later."));
    std::optional<rpg::Command> chosen;
    for (const rpg::Choice& choice : rpg::choices(view.match(), seat)) {
        const auto* spend = std::get_if<rpg::Spend>(&choice.command);
        if (!spend || choice.refusal) continue;
        if (ui.button(
                say("{1} (costs {2})", purchase_in_words(view, seat, spend->purchase), rpg::cost(spend->purchase))))
            chosen = choice.command;
    }
    if (const auto first = first_of_its_own(view, seat)) chosen = first;
    if (ui.button(say("That is all"), ui::Look::Accent)) chosen = rpg::DoneSpending{seat};
    if (!chosen || !view.submit(*chosen)) return;
    if (std::holds_alternative<rpg::DoneSpending>(*chosen)) view.writing.seat.reset();
}

void draw_character(View& view) {
    const std::vector<int> seats = rpg::awaited(view.match());
    if (!hand_over_to(view, seats)) return;
    const int seat = *view.writing.seat;
    if (view.match().seat(seat).character)
        draw_spending(view, seat);
    else if (view.writing.box)
        draw_character_box(view, seat);
    else if (view.writing.bringing)
        draw_kept(view, seat);
    else
        draw_form(view, seat);
}

}  // namespace screens::coin_rpg
