// A Character's card: twelve points, one Strong Trait, and purchases with experience.

#include <algorithm>

#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/saved_characters.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

int points_given(const CharacterForm& form) {
    int sum = 0;
    for (const rpg::Trait trait : rpg::kTraits) sum += form.ratings[trait];
    return sum;
}

void draw_ratings(View& view) {
    ui::Ui& ui = view.app.ui();
    CharacterForm& form = view.writing.character;
    for (const rpg::Trait trait : rpg::kTraits)
        ui.slider(rpg::name_of(trait, view.match().options), form.ratings[trait].number, {0, rpg::limits::kPoints, 1});
    const int left = rpg::limits::kPoints - points_given(form);
    const bool fits = left == 0;
    ui.text(fits       ? say("All 12 points are assigned.")
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
        if (ui.button(say("Strong: {1}", rpg::name_of(trait, view.match().options)),
                      chosen ? ui::Look::Chosen : ui::Look::Plain,
                      {form.ratings[trait] > 0, say("It has no coins.")})) {
            form.strong = trait;
            form.power.reset();
        }
    }
}

void submit_card(View& view, int seat) {
    submit_character(view, seat, rpg::SubmitCharacter{seat, card_draft(view, seat)});
}

void draw_form(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("{1}'s Character", player_name(view.match(), seat)));
    offer_box(view);
    offer_saved_characters(view);
    draw_text_line(ui, say("Name"), draft_of(view, "name", seat), rpg::limits::kName);
    draw_text_lines(ui, say("Who they are"), draft_of(view, "concept", seat), 2, rpg::limits::kConcept);
    draw_ratings(view);
    if (view.writing.character.ratings[rpg::Trait::Miscellaneous] > 0)
        draw_text_line(ui, say("Name of Miscellaneous"), draft_of(view, "misc", seat), rpg::limits::kName);
    draw_strong(view);
    draw_start_power(view);
    ui.space(4);
    save_forms(view, seat);
    if (ui.button(say("The card is ready"), ui::Look::Accent)) submit_card(view, seat);
}

Phrase purchase_in_words(const View& view, int seat, const rpg::Purchase& purchase) {
    const rpg::Match& match = view.match();
    if (purchase.what == rpg::Purchase::What::Power) return rpg::name_of_power(purchase, view.match().options);
    const Phrase trait = rpg::name_of(match, seat, purchase.trait);
    const rpg::Sheet& sheet = match.character(seat).sheet;
    if (purchase.what == rpg::Purchase::What::Rating)
        return say("{1} {2} instead of {3}", trait, rpg::rating(sheet, purchase.trait) + 1,
                   rpg::rating(sheet, purchase.trait));
    return say("{1} in {2}", trait, many_of(rpg::stepped(rpg::coin(sheet, purchase.trait), 1)));
}

// The Power's effect.
Phrase power_in_words(const View& view, const rpg::Purchase& purchase) {
    const Phrase rule = view.lookup.told_of(words::english(rpg::name_of(purchase.power.kind)));
    if (!purchase.own) return rule;
    const Phrase works = say("It works like {1}: {2}", rpg::name_of(purchase.power, view.match().options), rule);
    return purchase.own->about.empty() ? works : plain(purchase.own->about + " ") + works;
}

Phrase priced(const View& view, int seat, const rpg::Purchase& purchase) {
    return say("{1} (costs {2})", purchase_in_words(view, seat, purchase), rpg::cost(purchase));
}

// The first point of Miscellaneous, together with its name.
void offer_own(View& view, int seat) {
    if (rpg::purse(view.match(), seat) == 0 || !rpg::misc_name(view.match().character(seat).sheet).empty()) return;
    ui::Ui& ui = view.app.ui();
    std::string& name = draft_of(view, "misc", seat);
    draw_text_line(ui, say("Name of Miscellaneous"), name, rpg::limits::kName);
    const rpg::Purchase first{rpg::Purchase::What::Rating, rpg::Trait::Miscellaneous, {}, name};
    const auto refusal = view.check(rpg::SpendXp{seat, first});
    if (!ui.button(priced(view, seat, first))) return;
    if (refusal)
        view.submit(rpg::SpendXp{seat, first});
    else
        ask_to_buy(view, seat, first);
}

// A Power from a list that explains each of them.
void offer_powers(View& view, int seat, const std::vector<rpg::Purchase>& powers) {
    if (powers.empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(say("POWERS"));
    if (!ui.button(say("A Power"))) return;
    std::vector<Option> options;
    for (const rpg::Purchase& one : powers) options.push_back({priced(view, seat, one), power_in_words(view, one)});
    view.dialog = [&view, seat, powers, options] {
        const Answer answer = choose_one(view.app.ui(), say("Which Power?"), options);
        if (answer.option) ask_to_buy(view, seat, powers[*answer.option]);
        return answer.given;
    };
}

// Each costs 1 (RPG-60). Two in a row if all fit.
void offer(View& view, int seat, const Phrase& caption, const std::vector<rpg::Purchase>& purchases) {
    if (purchases.empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(caption);
    const auto has_room = [&](const rpg::Purchase& one) {
        return ui.text_width(purchase_in_words(view, seat, one), Type::Body) < ui.rest().width() / 2 - ui.px(34);
    };
    const bool pairs = std::ranges::all_of(purchases, has_room);
    for (std::size_t i = 0; i < purchases.size(); ++i) {
        if (pairs && i % 2 == 0) ui.row({1, 1});
        if (ui.button(purchase_in_words(view, seat, purchases[i]))) ask_to_buy(view, seat, purchases[i]);
    }
    if (pairs && purchases.size() % 2 == 1) ui.take(1);
}

// Once nobody else can spend, players with nothing to spend are done too.
void finish_spending(View& view, std::optional<int> seat) {
    if (seat && !view.submit(rpg::DoneSpending{*seat})) return;
    view.writing.seat.reset();
    if (view.match().phase != rpg::Phase::SpendWindow) return;
    std::vector<int> left = view.played(rpg::awaited(view.match()));
    if (seat) std::erase(left, *seat);  // at a shared table it has only been asked yet
    const auto has_some = [&](int one) { return rpg::purse(view.match(), one) > 0; };
    if (std::ranges::any_of(left, has_some)) return;
    for (const int one : left)
        if (!view.submit(rpg::DoneSpending{one})) return;
}

// RPG-64: the last Scene is known; players with Experience may spend it openly.
void draw_window(View& view) {
    ui::Ui& ui = view.app.ui();
    const std::vector<int> seats = view.played(rpg::awaited(view.match()));
    const auto rich = std::ranges::find_if(seats, [&](int seat) { return rpg::purse(view.match(), seat) > 0; });
    const rpg::SceneCard& card = view.match().scene_card();
    ui.caption(say("THE LAST SCENE IS VERY HARD"));
    ui.text(scene_title(card), {Type::Strong});
    draw_note(ui, parts_in_words(card.parts));
    if (rich != seats.end()) {
        view.writing.seat = *rich;
        return draw_spending(view, *rich);
    }
    ui.text(say("Experience may be spent before it, but nobody has any left."));
    if (ui.button(say("On to the last Scene"), ui::Look::Accent)) finish_spending(view, {});
}

}  // namespace

void submit_character(View& view, int seat, const rpg::Command& command) {
    const bool learns = !view.check(command) && rpg::purse(rpg::match_after(view.match(), command), seat) > 0;
    if (!view.submit(command)) return;
    view.writing.bringing = false;
    drop_character(view, seat);
    if (!learns && view.submit(rpg::DoneSpending{seat})) view.writing.seat.reset();
}

// RPG-65: asks for confirmation, because it is final.
void ask_to_buy(View& view, int seat, const rpg::Purchase& purchase) {
    view.dialog = [&view, seat, purchase] {
        ui::Ui& ui = view.app.ui();
        bool closes = false;
        ui.dialog("buy", ui.px(480), [&] {
            ui.heading(purchase_in_words(view, seat, purchase));
            if (purchase.what == rpg::Purchase::What::Power) ui.text(power_in_words(view, purchase));
            const int left = rpg::purse(view.match(), seat) - rpg::cost(purchase);
            ui.text(say_many(left, "It is permanent, and leaves {1} Experience Point.",
                             "It is permanent, and leaves {1} Experience Points."));
            if (ui.button(say("Buy it"), ui::Look::Accent)) {
                closes = true;
                if (view.submit(rpg::SpendXp{seat, purchase}) && purchase.own) forget_own_power(view, seat);
            }
            if (ui.button(say("Cancel"))) closes = true;
        });
        return closes;
    };
}

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
    if (view.writing.own_power) return draw_own_power(view, seat);
    const rpg::Character& hero = view.match().character(seat);
    ui.heading(say("{1} learns", plain(hero.sheet.card.name)));
    const int xp = rpg::purse(view.match(), seat);
    ui.text(xp == 0 ? say("There are no Experience Points left to spend.")
                    : say_many(xp, "{1} Experience Point to spend; you may keep it for later.",
                               "{1} Experience Points to spend; you may keep some for later."));
    if (ui.button(say("That is all"), ui::Look::Accent)) return finish_spending(view, seat);
    std::vector<rpg::Purchase> coins, ratings, powers;
    for (const rpg::Choice& choice : rpg::choices(view.match(), seat)) {
        const auto* spend = get_if<rpg::SpendXp>(&choice.command);
        if (!spend || choice.refusal) continue;
        using What = rpg::Purchase::What;
        const What what = spend->purchase.what;
        (what == What::Coin ? coins : what == What::Rating ? ratings : powers).push_back(spend->purchase);
    }
    offer(view, seat, say("A BETTER COIN FOR 1 XP"), coins);
    offer(view, seat, say("A HIGHER RATING FOR 1 XP"), ratings);
    offer_own(view, seat);
    offer_powers(view, seat, powers);
    if (view.match().options.powers && xp > 0) offer_own_power(view);
}

void draw_character(View& view) {
    if (view.match().phase == rpg::Phase::SpendWindow) return draw_window(view);
    const std::vector<int> seats = rpg::awaited(view.match());
    if (!hand_over_to(view, seats)) return;
    const int seat = *view.writing.seat;
    if (view.match().seat(seat).character)
        draw_spending(view, seat);
    else if (view.writing.box)
        draw_character_box(view, seat);
    else if (view.writing.bringing)
        draw_saved_characters(view, seat);
    else
        draw_form(view, seat);
}

}  // namespace screens::coin_rpg
