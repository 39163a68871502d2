// Complications: how one begins, how its pools grow, and the call for a roll.

#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/odds.h"

namespace screens::universalis {

namespace {

constexpr int kMaxDiceAtOnce = 20;

void draw_originate(View& view) {
    ui::Ui& ui = view.app.ui();
    const int seat = view.actor();
    Form& form = view.form;
    ui.heading(say("A Complication"));
    draw_note(ui, say("To change what somebody else controls, start a Complication: dice decide, and they pay out "
                      "coins. (UNI-77)"));
    draw_cards_pick(view, say("Against"), form.targets, [](const uni::Card& card) { return card.in_scene(); });
    draw_cards_pick(view, say("By means of"), form.means,
                    [seat](const uni::Card& card) { return card.is_controlled_by(seat); });
    std::string& aim = view.drafts.at("aim");
    draw_text_lines(ui, say("What should come of it"), aim, 2, uni::limits::kShort);
    if (form.targets.empty()) return draw_note(ui, say("Choose a target."));
    if (!draw_act(view, say("Start it"), uni::Originate{seat, form.targets, form.means, aim}, ui::Look::Accent)) return;
    view.drafts.drop("aim");
    form.targets.clear();
    form.means.clear();
    form.forget_dice();
}

void draw_pools(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    for (const uni::Pool& pool : match.complication->pools) {
        const Phrase name = pool.pool.is_complication()
                                ? say("Complication Pool, {1}", player_name(match, match.complication->owner))
                                : pool_name(match, pool.pool);
        ui.fact(name,
                pool.edge > 0 ? say("{1} + {2} Edge", dice_in_words(pool.dice), pool.edge) : dice_in_words(pool.dice));
    }
}

// Lets the player choose the pool, and whether dice are added or removed.
void draw_pool_choice(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    Form& form = view.form;
    if (!form.pool || !match.complication->find(*form.pool)) form.pool = uni::own_pool(match, view.actor());
    Picker<std::optional<uni::PoolId>> pools(say("Which pool"), say("none"));
    for (const uni::Pool& pool : match.complication->pools)
        pools.add(pool.pool, pool_name(match, pool.pool), dice_in_words(pool.count()));
    pools.draw(ui, view.dialog, form.pool);
    ui.row({1, 1});
    if (ui.button(say("Add dice"), form.remove ? ui::Look::Plain : ui::Look::Chosen)) form.remove = false;
    if (ui.button(say("Remove dice"), form.remove ? ui::Look::Chosen : ui::Look::Plain)) form.remove = true;
}

bool is_used(const uni::Complication& complication, int card, int trait) {
    return std::ranges::any_of(complication.used,
                               [&](const uni::TraitSpent& used) { return used.card == card && used.trait == trait; });
}

// A button for each Trait that can be drawn on, and a line for each one already used.
bool draw_traits(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const Form& form = view.form;
    bool any = false;
    for (const uni::Card& card : match.cards) {
        if (!card.in_scene()) continue;
        for (const int source : uni::sources_of(match, card))
            for (const uni::Trait& trait : match.card(source).traits) {
                const uni::DrawTrait draw{view.actor(), *form.pool, card.id, source, trait.id, form.remove};
                const bool used = is_used(*match.complication, card.id, trait.id);
                if (!used && view.check(draw)) continue;
                if (!any) ui.caption(say("TRAITS: A DIE EACH, FREE"));
                any = true;
                const Phrase label = say("{1}: {2}", brief(view, card.name, 0.42), brief(view, trait.text, 0.48));
                if (used)
                    ui.sign(ui::Sign::Solid, label, {Type::Small, palette::kSoft});
                else if (ui.button(label))
                    return view.submit(draw);
            }
    }
    return false;
}

bool draw_buying(View& view) {
    ui::Ui& ui = view.app.ui();
    Form& form = view.form;
    const int seat = view.actor();
    ui.caption(say("DICE BOUGHT FOR A REASON"));
    ui.slider(say("Dice"), form.dice, {1, kMaxDiceAtOnce, 1});
    std::string& reason = view.drafts.at("reason");
    draw_text_line(ui, say("Because"), reason, uni::limits::kShort);
    const bool done = form.remove
                          ? draw_act(view, say("Buy them off"), uni::BuyOffDice{seat, *form.pool, form.dice, reason})
                          : draw_act(view, say("Buy them"), uni::BuyDice{seat, *form.pool, form.dice, reason});
    if (!done) return false;
    view.drafts.drop("reason");
    form.dice = 1;
    return true;
}

bool draw_involve_buttons(View& view) {
    const uni::Match& match = view.match();
    for (const uni::Card& card : match.cards)
        if (card.in_scene() && !match.involves(card.id) &&
            draw_act(view, say("Involve {1}", brief(view, card.name, 0.5)), uni::Involve{view.actor(), card.id}))
            return true;
    return false;
}

}  // namespace

void draw_conflict(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    if (!match.complication) {
        if (match.phase == uni::Phase::Turn) return draw_originate(view);
        return ui.text(say("A Complication begins on somebody's turn. (UNI-77)"), {Type::Body, palette::kSoft});
    }
    const uni::Complication& complication = *match.complication;
    ui.heading(say("{1}'s Complication", player_name(match, complication.owner)));
    if (!complication.aim.empty()) ui.text(plain(complication.aim), {Type::Small});
    draw_pools(view);
    draw_odds(view);
    if (match.phase != uni::Phase::Turn) return;
    ui.rule();
    ui.text(say("{1} adds and removes dice", player_name(match, match.seat)), {Type::Strong});
    draw_pool_choice(view);
    if (draw_traits(view) || draw_buying(view) || draw_involve_buttons(view)) return;
    ui.rule();
    draw_act(view, say("Call for the roll"), uni::CallResolution{match.seat}, ui::Look::Accent);
}

}  // namespace screens::universalis
