// Reporting a real deck's cards: suit and rank are chosen, then confirmed. Cards that cannot come from the pile are
// disabled.

#include <algorithm>

#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr int kRanksInRow = 5;

Phrase asked_for(const Asked& asked) {
    const int now = static_cast<int>(asked.told.size()) + 1;
    if (asked.count == 1) return say("Which card was drawn?");
    return say("Which card was drawn? {1} of {2}", now, asked.count);
}

// The drawer and the pile: "Osric Dunn, from the draw pile".
Phrase drawn_for(const cd::Match& match, const cd::Command& command) {
    return visit(
        [&]<class A>(const A& action) {
            if constexpr (requires { action.participant; })
                return say("{1}, from the draw pile", person_name(match, action.participant));
            if constexpr (std::is_same_v<A, cd::DrawBackground>) {
                const Phrase who = person_name(match, action.character);
                return action.back.value_or(cd::usual_back(action.kind)) == cd::Back::Red
                           ? say("{1}, from the red pack", who)
                           : say("{1}, from the blue pack", who);
            }
            return Phrase();
        },
        command.action);
}

// Pressing the chosen one again clears the choice.
template <class Part>
void flip(std::optional<Part>& chosen, Part part) {
    chosen = chosen == part ? std::nullopt : std::optional(part);
}

class CardPicker {
public:
    explicit CardPicker(View& view)
        : view_(view),
          ui_(view.app.ui()),
          asked_(*view.deck.asked),
          may_come_(cd::cards_to_come(view.match(), asked_.by.command, asked_.told)) {}

    void suits() {
        ui_.caption(say("SUIT"));
        for (std::size_t i = 0; i < cd::kSuits.size(); ++i) {
            if (i % 2 == 0) ui_.row({1, 1});
            const cd::Suit suit = cd::kSuits[i];
            const bool open = asked_.suit == suit || comes(suit, asked_.rank);
            if (one(cd::spoken(suit), asked_.suit == suit, open)) flip(asked_.suit, suit);
            if (!open && asked_.rank) explain(suit, *asked_.rank);
        }
    }

    void ranks() {
        ui_.caption(say("RANK"));
        for (int rank = cd::kLowest; rank <= cd::kAce; ++rank) {
            if ((rank - cd::kLowest) % kRanksInRow == 0) ui_.row(std::vector<double>(kRanksInRow, 1));
            const bool open = asked_.rank == rank || comes(asked_.suit, rank);
            if (one(cd::spoken_rank(rank), asked_.rank == rank, open)) flip(asked_.rank, rank);
            if (!open && asked_.suit) explain(*asked_.suit, rank);
        }
        // Fills up the last row, so that the next widget starts a new line.
        for (int free = (cd::kAce - cd::kLowest + 1) % kRanksInRow; free % kRanksInRow != 0; ++free) ui_.take(1);
    }

    // Always draws a line, so that nothing below it jumps.
    std::optional<cd::Card> confirmed() {
        ui_.space(4);
        const bool whole = asked_.suit && asked_.rank;
        if (whole)
            ui_.text(cd::spoken(cd::Card{*asked_.suit, *asked_.rank}), {Type::Strong});
        else
            ui_.text(say("Suit and rank, as the card shows them."), {Type::Body, palette::kSoft});
        if (!ui_.button(say("Use this card"), Look::Accent, {whole, say("Suit and rank, as the card shows them.")}))
            return std::nullopt;
        return cd::Card{*asked_.suit, *asked_.rank};
    }

private:
    bool one(const Phrase& label, bool chosen, bool open) {
        return ui_.button(label, chosen ? Look::Chosen : Look::Plain,
                          {open, say("There is no such card left in the deck.")});
    }

    bool comes(std::optional<cd::Suit> suit, std::optional<int> rank) const {
        return std::ranges::any_of(may_come_.list(), [&](cd::Card card) {
            return card.suit == suit.value_or(card.suit) && card.rank == rank.value_or(card.rank);
        });
    }

    void explain(cd::Suit suit, int rank) {
        if (is_looked_at(ui_))
            view_.hint = {ui_.last(), {say("{1} is not in the draw pile now.", cd::spoken(cd::Card{suit, rank}))}};
    }

    View& view_;
    ui::Ui& ui_;
    Asked& asked_;
    cd::CardSet may_come_;
};

}  // namespace

void draw_real_cards(View& view) {
    ui::Ui& ui = view.app.ui();
    Asked& asked = *view.deck.asked;
    draw_title(ui, asked_for(asked));
    ui.text(drawn_for(view.match(), asked.by.command), {Type::Strong});
    for (const cd::Card card : asked.told) ui.text(cd::spoken(card), {Type::Strong});
    CardPicker picker(view);
    picker.suits();
    picker.ranks();
    const auto card = picker.confirmed();
    if (ui.button(say("Not now"))) return view.deck.asked.reset();
    if (!card) return;
    asked.told.push_back(*card);
    asked.suit.reset();
    asked.rank.reset();
    if (static_cast<int>(asked.told.size()) == asked.count) view.submit_told();
}

}  // namespace screens::card_draw
