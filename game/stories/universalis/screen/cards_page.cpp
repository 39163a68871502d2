// The chosen card: its text, and the acts on it, each with its price.

#include "game/stories/universalis/rules/command_context.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

void draw_facts(View& view, const uni::Card& card) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.heading(plain(card.name));
    draw_note(ui, say("{1}, {2}", kind_name(card), where_it_is(match, card)));
    ui.fact(say("Importance"), uni::importance(match, card));
    if (match.involves(card.id)) ui.text(say("It is involved in the Complication."), {Type::Small});
    std::vector<Phrase> subs;
    for (const int sub : uni::subs_of(match, card.id)) subs.push_back(card_in_words(match, sub));
    if (!subs.empty()) ui.text(say("Linked to it: {1}", joined(subs, rules::comma())), {Type::Small});
    for (const uni::Trait& trait : card.traits)
        ui.sign(trait.active ? ui::Sign::Solid : ui::Sign::Dashed,
                trait.active ? plain(trait.text) : say("{1} (struck)", plain(trait.text)), {Type::Small});
}

bool draw_trait_acts(View& view, const uni::Card& card, int seat) {
    const bool open = !view.check(uni::AddTrait{seat, card.id, uni::kBlank});
    std::string& text = view.drafts.at("trait");
    if (open) draw_text_line(view.app.ui(), say("A new Trait"), text, uni::limits::kName);
    if (draw_act(view, open ? say("Add it") : say("A new Trait"),
                 uni::AddTrait{seat, card.id, open ? text : uni::kBlank})) {
        view.drafts.drop("trait");
        return true;
    }
    for (const uni::Trait& trait : card.traits)
        if (trait.active ? draw_act(view, say("Strike: {1}", brief(view, trait.text, 0.45)),
                                    uni::RemoveTrait{seat, card.id, trait.id})
                         : draw_act(view, say("Restore: {1}", brief(view, trait.text, 0.45)),
                                    uni::RestoreTrait{seat, card.id, trait.id}))
            return true;
    return false;
}

bool draw_linking(View& view, const uni::Card& card, int seat) {
    if (card.master) return false;
    for (const uni::Card& master : view.match().cards)
        if (master.master && !master.eliminated && !card.is_sub_of(master.id) &&
            draw_act(view, say("Link to {1}", brief(view, master.name, 0.4)), uni::Link{seat, card.id, master.id}))
            return true;
    return false;
}

bool draw_moving(View& view, const uni::Card& card, int seat) {
    if (card.master || card.eliminated || view.match().phase == uni::Phase::Aftermath) return false;
    if (!card.in_scene()) return draw_act(view, say("Bring it in"), uni::Introduce{seat, card.id});
    if (!card.is_controlled_by(seat) && draw_act(view, say("Take it over"), uni::TakeOver{seat, card.id})) return true;
    return view.match().phase == uni::Phase::Turn && draw_act(view, say("Take it off-stage"), uni::Exit{seat, card.id});
}

// Several levels at once: everything active, or everything struck (UNI-50).
bool draw_levels(View& view, const uni::Card& card, int seat) {
    ui::Ui& ui = view.app.ui();
    std::vector<uni::TraitId> active, struck;
    for (const uni::Trait& trait : card.traits) (trait.active ? active : struck).push_back(trait.id);
    ui.caption(say("ALL AT ONCE"));
    if (card.eliminated) {
        if (draw_act(view, say("Put it back into play"), uni::Reinstate{seat, card.id})) return true;
        return !struck.empty() && draw_act(view, say("Bring it back with all its Traits"),
                                           uni::RestoreImportance{seat, card.id, struck, true});
    }
    if (!struck.empty() &&
        draw_act(view, say("Restore all Traits"), uni::RestoreImportance{seat, card.id, struck, false}))
        return true;
    if (active.empty()) return draw_act(view, say("Take it out of play"), uni::Eliminate{seat, card.id});
    return draw_act(view, say("Strike all and take it out of play"),
                    uni::ReduceImportance{seat, card.id, active, true});
}

}  // namespace

void draw_cards_page(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    if (match.cards.empty())
        return ui.text(say("No cards yet: the framer writes the first ones."), {Type::Body, palette::kSoft});
    if (!match.find(view.acting.card)) view.acting.card = match.cards.front().id;
    draw_card_pick(view, say("Card"), view.acting.card, [](const uni::Card&) { return true; });
    const uni::Card card = match.card(view.acting.card);
    draw_facts(view, card);
    const bool open =
        match.pause() == uni::PauseKind::None &&
        (match.phase == uni::Phase::Framing || match.phase == uni::Phase::Turn || match.phase == uni::Phase::Aftermath);
    if (!open) return;
    const int seat = view.actor();
    ui.rule();
    ui.text(say("{1} has {2} and may:", player_name(match, seat), coins_in_words(uni::funds(match, seat))),
            {Type::Strong});
    if (!card.eliminated && (draw_trait_acts(view, card, seat) || draw_linking(view, card, seat))) return;
    if (draw_moving(view, card, seat)) return;
    draw_levels(view, card, seat);
}

}  // namespace screens::universalis
