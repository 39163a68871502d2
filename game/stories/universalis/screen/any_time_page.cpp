// The acts that anybody may do at any time, each with its price or the reason why it is illegal (UNI-44).

#include "engine/core/lists.h"
#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

constexpr int kMaxObstacle = 20, kMaxAdjusted = 50;

// A section without even a minimal command.
void draw_closed(View& view, const Phrase& label, const Phrase& why) {
    view.app.ui().button(label, ui::Look::Plain, {false, why});
    draw_note(view.app.ui(), why);
}

void draw_who(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    draw_seat_pick(view, say("Who"), view.acting.by, view.played(match.seated()));
    ui.fact(say("Purse"), purse_in_words(match, view.acting.by));
}

void draw_take_over(View& view, int seat) {
    const auto fits = [seat](const uni::Card& card) { return card.in_scene() && !card.is_controlled_by(seat); };
    int any = 0;
    for (const uni::Card& card : view.match().cards)
        if (fits(card) && (any == 0 || !view.check(uni::TakeOver{seat, card.id}))) any = card.id;
    if (any == 0) return draw_closed(view, say("Take over"), say("Nobody else controls a card in the scene. (UNI-60)"));
    if (!draw_section(view, Act::TakeOver, say("Take over"), uni::TakeOver{seat, any})) return;
    draw_card_pick(view, say("Which card"), view.form.seized, fits);
    if (view.form.seized == 0) return draw_note(view.app.ui(), say("Choose a card."));
    draw_act(view, say("Make it mine"), uni::TakeOver{seat, view.form.seized});
}

void draw_obstacle(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Entry* event = match.phase == uni::Phase::Turn ? uni::latest_event(match) : nullptr;
    if (!event)
        return draw_closed(view, say("Obstacle"),
                           say("This turn has no Event that can meet an Obstacle now. (UNI-78)"));
    if (!draw_section(view, Act::Obstacle, say("Obstacle"), uni::CreateObstacle{seat, event->number, 1, uni::kBlank}))
        return;
    ui.text(act_in_words(view, event->number), {Type::Small});
    ui.slider(say("Dice"), view.form.dice, {1, kMaxObstacle, 1});
    std::string& reason = view.drafts.at("obstacle");
    draw_text_line(ui, say("Because"), reason, uni::limits::kShort);
    if (!draw_act(view, say("Raise the Obstacle"), uni::CreateObstacle{seat, event->number, view.form.dice, reason}))
        return;
    view.drafts.drop("obstacle");
    view.form.dice = 1;
}

void draw_challenge(View& view, int seat) {
    const uni::Match& match = view.match();
    std::vector<Option> options;
    std::vector<int> numbers;
    for (const uni::Entry& entry : match.entries)
        if (!view.check(uni::Challenge{seat, entry.number, uni::kBlank})) numbers.insert(numbers.begin(), entry.number);
    if (numbers.empty())
        return draw_closed(view, say("Challenge"),
                           say("Nobody else has done anything that can be challenged now. (UNI-67)"));
    if (!core::contains(numbers, view.form.entry)) view.form.entry = numbers.front();
    if (!draw_section(view, Act::Challenge, say("Challenge"), uni::Challenge{seat, view.form.entry, uni::kBlank}))
        return;
    for (const int number : numbers)
        options.push_back({say("Act {1}", number), act_in_words(view, number), number == view.form.entry});
    view.app.ui().text(act_in_words(view, view.form.entry), {Type::Small});
    if (view.app.ui().button(say("Something else"))) {
        view.dialog = [&view, options, numbers] {
            const Answer answer = choose_one(view.app.ui(), say("What is challenged?"), options);
            if (answer.option) view.form.entry = numbers[*answer.option];
            return answer.given;
        };
    }
    std::string& demand = view.drafts.at("demand");
    draw_text_lines(view.app.ui(), say("What I ask for instead"), demand, 2, uni::limits::kShort);
    if (draw_act(view, say("Challenge it"), uni::Challenge{seat, view.form.entry, demand})) view.drafts.drop("demand");
}

void draw_fine(View& view, int seat) {
    const std::vector<int> others = other_seats(view.match(), seat);
    if (!core::contains(others, view.form.fined)) view.form.fined = others.front();
    if (!draw_section(view, Act::Fine, say("A Fine"), uni::CallFine{seat, view.form.fined, uni::kBlank})) return;
    draw_seat_pick(view, say("Against whom"), view.form.fined, others);
    std::string& charge = view.drafts.at("charge");
    draw_text_lines(view.app.ui(), say("What for"), charge, 2, uni::limits::kShort);
    if (draw_act(view, say("Call the fine"), uni::CallFine{seat, view.form.fined, charge})) view.drafts.drop("charge");
}

void draw_adjusting(View& view, int seat) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    Form& form = view.form;
    form.adjust.resize(match.players.size(), 0);
    std::string& reason = view.drafts.at("matter");
    draw_text_line(ui, say("What for"), reason, uni::limits::kShort);
    std::vector<uni::Adjustment> adjust;
    for (const int i : match.seated()) {
        int& coins = form.adjust[static_cast<std::size_t>(i)];
        ui.slider(player_name(match, i), coins, {-kMaxAdjusted, kMaxAdjusted, 1});
        if (coins != 0) adjust.push_back({i, coins});
    }
    if (draw_act(view, say("Propose moving coins"),
                 uni::ProposeMatter{seat, uni::MatterKind::Adjust, adjust, reason})) {
        view.drafts.drop("matter");
        form.adjust.clear();
    }
}

void draw_matter(View& view, int seat) {
    const uni::ProposeMatter end{seat, uni::MatterKind::EndGame, {}, ""};
    if (!draw_section(view, Act::Matter, say("Ask the table"), end)) return;
    draw_note(view.app.ui(), say("All must say yes. (UNI-96, UNI-97)"));
    if (draw_act(view, say("Propose ending the story"), end)) return;
    draw_adjusting(view, seat);
}

}  // namespace

void draw_any_time(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("At any time"));
    if (view.played(view.match().seated()).empty()) return;
    draw_who(view);
    const int seat = view.acting.by;
    if (draw_act(view, say("Interrupt"), uni::Interrupt{seat})) return;
    draw_take_over(view, seat);
    draw_obstacle(view, seat);
    draw_challenge(view, seat);
    draw_fine(view, seat);
    draw_speak_form(view, seat, "speech");
    draw_matter(view, seat);
}

}  // namespace screens::universalis
