// The laboratory's dialogs: choosing an option, and whether to leave a running contest.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

// Applies the chosen option to the laboratory's options.
template <class Change>
void ask(LabView& view, const Phrase& title, const std::vector<Option>& options, Change change) {
    const Answer answer = choose_one(view.ui, title, options);
    if (answer.given) view.ask = LabAsk::Nothing;
    if (!answer.option) return;
    LabChoice choice = view.bench.choice();
    change(choice, *answer.option);
    view.change(choice);
}

void ask_battles(LabView& view) {
    ask(view, say("How many battles at most?"), number_options(kLabBattles, view.bench.choice().battles),
        [](LabChoice& choice, std::size_t i) { choice.battles = kLabBattles[i]; });
}

void ask_coins(LabView& view) {
    const std::string& now = view.bench.choice().alike;
    std::vector<Option> options{
        {say("Their own mix"), say("Each formation with the coins named in its file."), now.empty()}};
    for (const lab::AlikeCoins& coins : lab::kAlike) options.push_back({coins.name, {}, now == coins.key});
    ask(view, say("Which coins?"), options,
        [](LabChoice& choice, std::size_t i) { choice.alike = i == 0 ? std::string_view() : lab::kAlike[i - 1].key; });
}

void ask_bot(LabView& view, std::size_t which) {
    ask(view, say("Who leads?"), bot_options(view.bench.choice().bots[which]),
        [&](LabChoice& choice, std::size_t i) { choice.bots[which] = bot_names()[i]; });
}

void ask_ground(LabView& view) {
    ask(view, say("On which ground?"), view.battles.grounds(view.bench.choice().ground),
        [&](LabChoice& choice, std::size_t i) { choice.ground = view.battles.ground_at(i); });
}

void ask_rules(LabView& view) {
    ask(view, say("By which rules?"), rules_options(view.bench.choice().rules_now()),
        [](LabChoice& choice, std::size_t i) { choice.rules_now() = kLabRules[i]; });
}

// A battle under trial comes first; it has no name.
void ask_battle(LabView& view) {
    const std::string& now = view.bench.choice().battle;
    std::vector<std::string> names = view.battles.names;
    std::vector<Option> options = view.battles.options(now);
    if (const auto& laid = view.bench.laid()) {
        names.insert(names.begin(), std::string());
        options.insert(options.begin(), {known(laid->title), {}, now.empty()});
    }
    ask(view, say("Which battle?"), options, [&](LabChoice& choice, std::size_t i) { choice.battle = names[i]; });
}

void ask_leave(LabView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("leave the laboratory", ui.px(440), [&] {
        ui.heading(say("Leave during the fighting?"));
        ui.text(say("The battles will stop, and the results are lost unless you export them."));
        ui.row({1, 1});
        if (ui.button(say("Stop and leave"))) view.app.back();
        if (ui.button(say("Stay"), Look::Accent)) view.ask = LabAsk::Nothing;
    });
}

}  // namespace

void draw_lab_questions(LabView& view) {
    if (view.ask == LabAsk::Battles) return ask_battles(view);
    if (view.ask == LabAsk::Coins) return ask_coins(view);
    if (view.ask == LabAsk::BotA) return ask_bot(view, 0);
    if (view.ask == LabAsk::BotB) return ask_bot(view, 1);
    if (view.ask == LabAsk::Ground) return ask_ground(view);
    if (view.ask == LabAsk::Rules) return ask_rules(view);
    if (view.ask == LabAsk::Battle) return ask_battle(view);
    if (view.ask == LabAsk::Leave) return ask_leave(view);
}

}  // namespace screens
