#include "game/stories/universalis/screen/cast_list.h"

#include <algorithm>

#include "game/kit/player_text.h"

namespace screens::universalis {

namespace {

constexpr std::size_t kMaxSearch = 80;
constexpr int kWorthASearch = 8;  // cards

// True if each typed word occurs in its name, its Traits, or its location.
bool is_found(View& view, const uni::Card& card) {
    const std::string all = rules::folded(card.name + " " + view.app.ui().translated(card_summary(view.match(), card)));
    std::string_view rest = view.search;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (all.find(rules::folded(rest.substr(0, end))) == std::string::npos) return false;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return true;
}

}  // namespace

Phrase where_it_is(const uni::Match& match, const uni::Card& card) {
    if (card.eliminated) return say("out of play");
    if (card.master) return say("a template, never in a scene");
    if (!card.in_scene()) return say("off-stage");
    const Phrase who = player_name(match, *card.placement.controller);
    if (card.placement.guest) return say("guest, controlled by {1}", who);
    return say("controlled by {1}", who);
}

Phrase card_summary(const uni::Match& match, const uni::Card& card) {
    std::vector<Phrase> traits;
    for (const uni::Trait& trait : card.traits) {
        const Phrase text = trait.link_to ? say("linked to {1}", plain(trait.text)) : plain(trait.text);
        traits.push_back(trait.active ? text : say("{1} (struck)", text));
    }
    const Phrase what = say("{1}, {2}", kind_name(card), where_it_is(match, card));
    return traits.empty() ? what : say("{1}: {2}", what, joined(traits, rules::semicolon()));
}

void draw_search(View& view, const Fits& fits) {
    if (std::ranges::count_if(view.match().cards, fits) > kWorthASearch)
        view.app.ui().input_text(say("Search names, Traits and places"), view.search, kMaxSearch);
}

std::vector<const uni::Card*> found_cards(View& view, const Fits& fits) {
    std::vector<const uni::Card*> found;
    for (const uni::Card& card : view.match().cards)
        if (fits(card) && is_found(view, card)) found.push_back(&card);
    return found;
}

StoryDialog cast_dialog(View& view, const Phrase& title, const Fits& fits, std::function<void(int)> take) {
    view.search.clear();
    return [&view, title, fits, take = std::move(take)] {
        ui::Ui& ui = view.app.ui();
        int taken = 0;
        bool left = false;
        ui.dialog("cast", ui.px(520), [&] {
            ui.heading(title);
            draw_search(view, fits);
            const auto cards = found_cards(view, fits);
            if (cards.empty()) draw_note(ui, say("There is no card with that on it."));
            for (const uni::Card* card : cards)
                if (ui.choice(plain(card->name), card_summary(view.match(), *card), false)) taken = card->id;
            left = ui.button(say("Cancel"));
        });
        if (taken > 0) take(taken);
        return left || taken > 0;
    };
}

void open_card(View& view, int card) {
    view.acting.card = card;
    view.page = Page::Cards;
}

}  // namespace screens::universalis
