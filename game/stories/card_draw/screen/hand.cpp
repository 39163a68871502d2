// A character's background cards: drawing, naming, removing them.

#include <algorithm>
#include <array>

#include "engine/core/lists.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

std::string name_draft(const cd::Character& who, const cd::Backed& card) {
    return std::string("name ").append(who.id).append(" ").append(word(card));
}

// The pack from which that kind may be drawn now: the usual one, or the other one if that is used up.
std::optional<cd::Back> open_pack(const cd::Match& match, const cd::Character& who, cd::BackgroundKind kind) {
    const cd::Back usual = cd::usual_back(kind);
    const cd::Back other = usual == cd::Back::Blue ? cd::Back::Red : cd::Back::Blue;
    for (const cd::Back back : {usual, other})
        if (!cd::CardDraw::check(match, {cd::kGm, cd::DrawBackground{who.id, kind, back}})) return back;
    return std::nullopt;
}

// The kinds that may be drawn now, with the first one preselected.
void draw_drawing(View& view, const cd::Character& who) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    std::vector<cd::BackgroundKind> kinds;
    for (int i = 0; i <= static_cast<int>(cd::BackgroundKind::Other); ++i) {
        const auto kind = static_cast<cd::BackgroundKind>(i);
        if (open_pack(match, who, kind)) kinds.push_back(kind);
    }
    if (kinds.empty()) {
        const auto why = cd::CardDraw::check(match, {cd::kGm, cd::DrawBackground{who.id, cd::BackgroundKind::Other}});
        if (why) draw_note(ui, refusal_in_words(*why));
        return;
    }
    if (view.people.next.character != who.id) view.people.next = {who.id};
    const bool holds = view.people.next.kind && core::contains(kinds, *view.people.next.kind);
    const cd::BackgroundKind chosen = holds ? *view.people.next.kind : kinds.front();
    std::vector<Option> options;
    for (const cd::BackgroundKind kind : kinds) options.push_back({cd::spoken(kind), {}, kind == chosen});
    draw_picked(ui, view.dialog, {say("Kind"), {}, options},
                [&view, kinds](std::size_t which) { view.people.next.kind = kinds[which]; });
    const cd::Back usual = cd::usual_back(chosen);
    const cd::Back back = view.people.next.back.value_or(open_pack(match, who, chosen).value_or(usual));
    const std::array packs{say("Blue: once per scene"), say("Red: once per session")};
    draw_picked(ui, view.dialog,
                {say("Pack"), {}, {{packs[0], {}, back == cd::Back::Blue}, {packs[1], {}, back == cd::Back::Red}}},
                [&view](std::size_t which) { view.people.next.back = which == 0 ? cd::Back::Blue : cd::Back::Red; });
    if (ui.button(say("Draw the card"), ui::Look::Accent)) {
        const cd::DrawBackground action{who.id, chosen, back == usual ? std::nullopt : std::optional(back)};
        view.people.next.back.reset();
        view.submit(cd::kGm, action);
    }
}

void ask_removal(View& view, const cd::RemoveBackground& removal, cd::BackgroundKind kind) {
    view.dialog = [&view, removal, kind] {
        const Reply reply = ask_first(
            view.app.ui(), {"removal", say("Remove the card?"),
                            kind == cd::BackgroundKind::Innate ? say("An innate card is permanent, as a rule. (CD-6)")
                                                               : say("It goes to the bottom of its pack."),
                            say("Remove it")});
        if (reply == Reply::Yes) {
            view.submit(cd::kGm, removal);
            view.people.naming.reset();
        }
        return reply != Reply::None;
    };
}

// the table reminds the GM when a card of that suit is drawn in a competition.
void draw_favours(View& view) {
    std::optional<cd::Suit>& favours = view.people.favours;
    std::vector<Option> options{{say("no suit"), {}, !favours}};
    for (const cd::Suit suit : cd::kSuits) options.push_back({cd::spoken(suit), {}, favours == suit});
    draw_picked(view.app.ui(), view.dialog, {say("In combat it favours"), {}, options}, [&view](std::size_t which) {
        view.people.favours = which == 0 ? std::nullopt : std::optional(cd::kSuits[which - 1]);
    });
}

// One card's page: its name, its scope, and removing it.
void draw_naming(View& view, const cd::Character& who) {
    ui::Ui& ui = view.app.ui();
    const cd::Backed card = *view.people.naming;
    const auto found = std::ranges::find(who.hand, card, &cd::Background::card);
    if (found == who.hand.end()) return view.people.naming.reset();
    std::string& name = view.drafts.at(name_draft(who, card));
    draw_title(ui, cd::spoken(card.card));
    ui.text(traits_of_background(*found), {Type::Small});
    draw_text_line(ui, say("Name of the background"), name, cd::limits::kName);
    if (ui.toggle(say("Specific"), view.people.scope == cd::Scope::Specific))
        view.people.scope = view.people.scope == cd::Scope::Specific ? cd::Scope::General : cd::Scope::Specific;
    draw_favours(view);
    const cd::NameBackground action{who.id, card, name, view.people.scope, view.people.favours};
    Offer offer{say("Write it down")};
    offer.refusal = closed_because(view, {who.seat, action});
    offer.look = ui::Look::Accent;
    const cd::RemoveBackground removal{who.id, card, true};
    Offer away{say("Remove the card")};
    away.refusal = view.check({cd::kGm, removal});
    std::optional<cd::Command> chosen;
    if (draw_offer(ui, offer)) chosen = cd::Command{who.seat, action};
    if (draw_offer(ui, away)) ask_removal(view, removal, found->kind);
    if (ui.button(say("Not now"))) return view.people.naming.reset();
    if (!chosen || !view.submit(chosen->seat, chosen->action)) return;
    view.drafts.drop(name_draft(who, card));
    view.people.naming.reset();
}

}  // namespace

void draw_hand(View& view, const cd::Character& who) {
    if (view.people.naming) return draw_naming(view, who);
    ui::Ui& ui = view.app.ui();
    ui.caption(say("BACKGROUNDS"));
    for (const cd::Background& card : who.hand) {
        if (ui.button(background_in_words(card), card.name.empty() ? ui::Look::Accent : ui::Look::Plain)) {
            view.people.naming = card.card;
            view.people.scope = card.scope;
            view.people.favours = card.favours;
            view.drafts.at(name_draft(who, card.card)) = card.name;
        }
        draw_note(ui, traits_of_background(card));
    }
    if (view.plays(cd::kGm.number)) draw_drawing(view, who);
}

}  // namespace screens::card_draw
