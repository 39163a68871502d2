// The laboratory's dialogs: choosing one of several, and whether to leave a running contest.

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using ui::Look;

// Nothing until something is chosen.
std::optional<std::size_t> choose_one(LabView& view, const Phrase& title,
                                      const std::vector<Option>& options) {
    const Answer answer = choose_one(view.app.ui(), title, options);
    if (answer.given) view.ask = LabAsk::Nothing;
    return answer.option;
}

void ask_battles(LabView& view) {
    LabChoice choice = view.bench.choice();
    std::vector<Option> options;
    for (const int battles : kLabBattles) options.push_back({battles, {}, battles == choice.battles});
    const auto picked = choose_one(view, say("How many battles at most?"), options);
    if (!picked) return;
    choice.battles = kLabBattles[*picked];
    view.change(choice);
}

void ask_coins(LabView& view) {
    LabChoice choice = view.bench.choice();
    std::vector<Option> options{
        {say("Own mix"), say("Each formation of the coins that its file names."), choice.alike.empty()}};
    for (const AlikeCoins& coins : kAlike) options.push_back({coins.name, {}, choice.alike == coins.key});
    const auto picked = choose_one(view, say("Of which coins?"), options);
    if (!picked) return;
    choice.alike = *picked == 0 ? std::string_view() : kAlike[*picked - 1].key;
    view.change(choice);
}

void ask_bot(LabView& view, std::size_t which) {
    LabChoice choice = view.bench.choice();
    std::vector<Option> options;
    for (const bots::Level& level : bots::levels())
        options.push_back({level.name, level.about, level.key == choice.bots[which]});
    const auto picked = choose_one(view, say("Who leads?"), options);
    if (!picked) return;
    choice.bots[which] = bots::levels()[*picked].key;
    view.change(choice);
}

void ask_ground(LabView& view) {
    LabChoice choice = view.bench.choice();
    std::vector<Option> options{{say("Bare felt"), {}, choice.ground.empty()}};
    for (std::size_t i = 0; i < view.battles.size(); ++i)
        options.push_back({view.titles[i], {}, view.battles[i] == choice.ground});
    const auto picked = choose_one(view, say("On which ground?"), options);
    if (!picked) return;
    choice.ground = *picked == 0 ? std::string() : view.battles[*picked - 1];
    view.change(choice);
}

void ask_battle(LabView& view) {
    LabChoice choice = view.bench.choice();
    std::vector<std::string> battles = view.battles;
    std::vector<Option> options;
    for (std::size_t i = 0; i < battles.size(); ++i)
        options.push_back({view.titles[i], {}, battles[i] == choice.battle});
    if (const auto& laid = view.bench.laid()) {
        battles.insert(battles.begin(), std::string());
        options.insert(options.begin(), {known(laid->title), {}, choice.battle.empty()});
    }
    const auto picked = choose_one(view, say("Which battle?"), options);
    if (!picked) return;
    choice.battle = battles[*picked];
    view.change(choice);
}

void ask_leave(LabView& view) {
    ui::Ui& ui = view.app.ui();
    ui.dialog("leave the laboratory", ui.px(440), [&] {
        ui.heading(say("Leave during the fighting?"));
        ui.text(say("The battles are given up, and the results are lost unless you export them."));
        ui.row({1, 1});
        if (ui.button(say("Give them up"))) view.app.back();
        if (ui.button(say("Stay"), Look::Accent)) view.ask = LabAsk::Nothing;
    });
}

}  // namespace

void draw_lab_questions(LabView& view) {
    switch (view.ask) {
        case LabAsk::Nothing:
            return;
        case LabAsk::Battles:
            return ask_battles(view);
        case LabAsk::Coins:
            return ask_coins(view);
        case LabAsk::BotA:
            return ask_bot(view, 0);
        case LabAsk::BotB:
            return ask_bot(view, 1);
        case LabAsk::Ground:
            return ask_ground(view);
        case LabAsk::Battle:
            return ask_battle(view);
        case LabAsk::Leave:
            return ask_leave(view);
    }
}

}  // namespace screens
