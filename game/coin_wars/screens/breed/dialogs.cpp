// The dialogs over the breeder's page.

#include <utility>

#include "engine/core/lists.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/breed/view.h"
#include "game/kit/player_text.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::size_t kMaxIndividuals = 64;  // types that a battle can hold

// Applies the chosen option to the breeder's options.
template <class Change>
void ask(BreedView& view, const Phrase& title, const std::vector<Option>& options, Change change) {
    const Answer answer = choose_one(view.ui, title, options);
    if (answer.given) view.ask = BreedAsk::Nothing;
    if (!answer.option) return;
    BreedChoice changed = view.choice;
    change(changed, *answer.option);
    view.change(changed);
}

void ask_budget(BreedView& view) {
    std::vector<Option> options;
    for (const int budget : kBreedBudgets)
        options.push_back({budget_in_words(view, budget), {}, view.choice.budget == budget});
    ask(view, say("How much may it cost?"), options,
        [](BreedChoice& choice, std::size_t i) { choice.budget = kBreedBudgets[i]; });
}

void ask_candidates(BreedView& view) {
    ask(view, say("How many candidates?"), number_options(kBreedCandidates, view.choice.candidates),
        [](BreedChoice& choice, std::size_t i) { choice.candidates = kBreedCandidates[i]; });
}

void ask_bot(BreedView& view) {
    ask(view, say("Who leads?"), bot_options(view.choice.bot),
        [](BreedChoice& choice, std::size_t i) { choice.bot = bot_names()[i]; });
}

void ask_ground(BreedView& view) {
    ask(view, say("On which ground?"), view.battles.grounds(view.choice.ground),
        [&](BreedChoice& choice, std::size_t i) { choice.ground = view.battles.ground_at(i); });
}

std::size_t types_in(const BreedView& view, const std::vector<std::string>& sets) {
    std::size_t types = 0;
    for (const battles::CoinSet& set : view.sets)
        if (core::contains(sets, set.name)) types += set.rows.size();
    return types;
}

// Keeps at least one set, and no more types than a battle can hold.
void switch_set(BreedView& view, const std::string& name) {
    BreedChoice changed = view.choice;
    changed.sets.clear();
    for (const battles::CoinSet& set : view.sets)
        if (core::contains(view.choice.sets, set.name) != (set.name == name)) changed.sets.push_back(set.name);
    if (!changed.sets.empty() && types_in(view, changed.sets) <= kMaxIndividuals) view.change(changed);
}

void ask_sets(BreedView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("which coins", ui.px(560), [&] {
        ui.heading(say("Which coins?"));
        const bool two = ui.rest().width() > ui.px(400);
        for (std::size_t i = 0; i < view.sets.size(); ++i) {
            if (two && i % 2 == 0) ui.row({1, 1});
            const battles::CoinSet& set = view.sets[i];
            if (ui.toggle(known(set.title), core::contains(view.choice.sets, set.name))) switch_set(view, set.name);
        }
        if (two && view.sets.size() % 2 == 1) ui.take(1);
        ui.remark(say("Kinds of coins: {1} of at most {2}", static_cast<int>(types_in(view, view.choice.sets)),
                      static_cast<int>(kMaxIndividuals)));
        if (ui.button(say("Done"), Look::Accent)) view.ask = BreedAsk::Nothing;
    });
}

void ask_name(BreedView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("name of formation", ui.px(480), [&] {
        ui.heading(say("Save as formation"));
        ui.text(say("It will then be among your own formations when you set up battles and in the laboratory."));
        if (view.breeds() && view.naming.next == BreedNext::Laboratory)
            ui.text(say("This stops breeding; what has been bred so far is kept."), {.colour = palette::kAccent});
        if (std::exchange(view.naming.fresh, false)) ui.focus_next();
        ui.input_text(say("Its name"), view.naming.name, kBredName);
        const bool named = rules::is_written(view.naming.name, {1, kBredName});
        ui.row({1, 1});
        const bool stays = ui.button(say("Save"), Look::Accent, {named, say("Give it a name first.")}),
                   leaves = ui.button(say("Back"));
        if (stays || leaves) view.ask = BreedAsk::Nothing;
        if (stays) view.keep_named();
    });
}

void ask_leave(BreedView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("leave the breeder", ui.px(440), [&] {
        ui.heading(say("Stop breeding and leave?"));
        ui.text(say("What has been bred so far will be here when you come back, until you quit the program."));
        ui.row({1, 1});
        if (ui.button(say("Stop and leave"))) view.app.back();
        if (ui.button(say("Stay"), Look::Accent)) view.ask = BreedAsk::Nothing;
    });
}

}  // namespace

void draw_breed_questions(BreedView& view) {
    if (view.ask == BreedAsk::Sets) return ask_sets(view);
    if (view.ask == BreedAsk::Budget) return ask_budget(view);
    if (view.ask == BreedAsk::Candidates) return ask_candidates(view);
    if (view.ask == BreedAsk::Bot) return ask_bot(view);
    if (view.ask == BreedAsk::Ground) return ask_ground(view);
    if (view.ask == BreedAsk::Name) return ask_name(view);
    if (view.ask == BreedAsk::Leave) return ask_leave(view);
}

}  // namespace screens
