// An awaited decision: which coins of an Army fall, or whether it splits. Shows who decides, what happened,
// and the choices.

#include <algorithm>

#include "engine/ui/panel_start.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

const cw::Decision& due(const cw::Match& match) { return match.awaiting.front(); }

std::vector<int> advised(const cw::Match& match) { return cw::advised_losses(match, due(match)); }

// A new decision starts with the advice.
void follow(Battle& battle) {
    if (battle.losses.version == battle.game.version()) return;
    battle.losses.version = battle.game.version();
    battle.losses.coins = advised(battle.match());
    battle.losses.by_keys = false;
    battle.pointing.clear();
    battle.gathered = {};
}

cw::Decide taking(const cw::Match& match, const std::vector<int>& coins) {
    cw::Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return {due(match).side, cw::army_id(due(match).army), ids, std::nullopt};
}

Phrase what_happened(const cw::Match& match) {
    const cw::Decision& decision = due(match);
    if (decision.kind == cw::Decision::Kind::Split)
        return say("{1} has just lost half of its units.", table::army_name(match, decision.army));
    const Phrase who =
        decision.attacker == cw::kNoCoin ? say("The enemy") : table::party_name(match, decision.attacker);
    return say("{1} strikes {2} for {3}.", who, table::army_name(match, decision.army), decision.damage);
}

bool is_advised(const cw::Match& match, const Losses& losses) {
    return std::ranges::is_permutation(losses.coins, advised(match));
}

void explain_losses(ui::Ui& ui, const cw::Match& match, const Losses& losses) {
    ui.text(say(
        "Click the coins that are to fall. Their total Defense may be at most {1}; choose until no other coin fits.",
        std::max(0, cw::sum_of_losses(match, due(match), losses.coins).max)));
}

std::optional<rules::Refusal> refusal_of_chosen(const cw::Match& match, const Losses& losses) {
    return cw::CoinWars::check(match, taking(match, losses.coins));
}

void draw_chosen(const Battle& battle, const Losses& losses) {
    ui::Ui& ui = battle.ui;
    const cw::Match& match = battle.match();
    const cw::LossSum sum = cw::sum_of_losses(match, due(match), losses.coins);
    ui.rule();
    ui.text(losses.coins.empty() ? say("No coin is chosen.") : table::listed(battle.game.scenario(), losses.coins),
            {.type = Type::Strong});
    ui.fact(say("Their Defense"), say("{1} of {2}", sum.defense, std::max(0, sum.max)));
    std::vector<int> named = losses.coins;
    std::erase_if(named, [prized = cw::prized_coins(match)](int coin) {
        return std::ranges::find(prized, coin) == prized.end();
    });
    if (!named.empty())
        ui.text(say("The goals of this battle name {1}.", table::listed(battle.game.scenario(), named)),
                {.type = Type::Small, .colour = palette::kAccent});
    if (const auto refusal = refusal_of_chosen(match, losses))
        draw_refusal(ui, battle.app, *refusal);
    else
        ui.remark(say("No other coin fits."));
}

// The answer, once a button was pressed.
using Decided = std::optional<cw::Decide>;
Decided draw_answers(ui::Ui& ui, const cw::Match& match, const Losses& losses) {
    const auto refusal = refusal_of_chosen(match, losses);
    const bool as_advised = is_advised(match, losses);
    if (!as_advised) button_row(ui, {say("These fall"), say("Choose for me")});
    ui::tab_starts_here(ui);
    if (ui.button(say("These fall"), Look::Accent, {!refusal, refusal ? refusal->message : Phrase()}))
        return taking(match, losses.coins);
    if (!as_advised && ui.button(say("Choose for me"))) return taking(match, advised(match));
    ui.row({1});
    return std::nullopt;
}

void draw_for_me(ui::Ui& ui, const cw::Match& match, Losses& losses) {
    bool& for_me = losses.for_me[cw::index(due(match).side)];
    if (ui.toggle(say("Choose for me in this battle"), for_me)) for_me = !for_me;
}

void choose_losses(const Battle& battle, Losses& losses) {
    const bool narrow = layout_of(battle).narrow;
    if (!narrow) explain_losses(battle.ui, battle.match(), losses);
    draw_chosen(battle, losses);
    if (!narrow) return;
    draw_for_me(battle.ui, battle.match(), losses);
    explain_losses(battle.ui, battle.match(), losses);
}

Decided choose_split(ui::Ui& ui, const cw::Match& match) {
    ui.text(say("It may be split into single coins, or stay together."));
    button_row(ui, {say("Split"), say("Stay together")});
    ui::tab_starts_here(ui);
    const auto decide = [&](bool split) {
        return cw::Decide{due(match).side, cw::army_id(due(match).army), std::nullopt, split};
    };
    if (ui.button(say("Split"), Look::Accent)) return decide(true);
    if (ui.button(say("Stay together"))) return decide(false);
    return std::nullopt;
}

Decided draw_question(const Battle& battle, Losses& losses) {
    ui::Ui& ui = battle.ui;
    const cw::Decision& decision = due(battle.match());
    const bool losing = decision.kind == cw::Decision::Kind::Losses;
    ui.heading(losing ? say("Which coins fall?") : say("Split the Army?"));
    // In a narrow window the buttons come first, so that a long text cannot push them out of view.
    if (losing && layout_of(battle).narrow)
        if (auto pressed = draw_answers(ui, battle.match(), losses)) return pressed;
    ui.sign(sign_of(decision.side), say("{1} decides", battle.game.who(decision.side)), {.colour = palette::kSoft});
    ui.rule();
    ui.text(what_happened(battle.match()));
    Decided pressed;
    if (losing)
        choose_losses(battle, losses);
    else
        pressed = choose_split(ui, battle.match());
    if (!battle.notice.empty() && !pressed) ui.text(battle.notice, {.type = Type::Small, .colour = palette::kAccent});
    return pressed;
}

}  // namespace

bool click_decision(Battle& battle, int coin) {
    if (!battle.deciding()) return false;
    follow(battle);
    const cw::Decision& decision = due(battle.match());
    battle.notice = {};
    const Phrase side = table::display_name(battle.game.scenario(), decision.side);
    if (decision.kind == cw::Decision::Kind::Split)
        battle.notice = say("{1} must first decide whether to split the Army.", side);
    else if (coin == cw::kNoCoin || battle.match().coin(coin).army != decision.army)
        battle.notice = say("{1} must first choose which coins of {2} fall.", side,
                            table::army_name(battle.match(), decision.army));
    if (!battle.notice.empty()) return true;
    battle.losses.toggle(coin);
    return true;
}

bool take_losses(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || due(battle.match()).kind != cw::Decision::Kind::Losses)
        return false;
    follow(battle);
    if (!cw::CoinWars::check(battle.match(), taking(battle.match(), battle.losses.coins)))
        battle.submit(taking(battle.match(), battle.losses.coins));
    return true;
}

bool drop_losses(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || due(battle.match()).kind != cw::Decision::Kind::Losses)
        return false;
    follow(battle);
    if (is_advised(battle.match(), battle.losses)) return false;
    battle.losses.coins = advised(battle.match());
    battle.notice = {};
    return true;
}

void answer_for_owner(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || battle.has_dialog() || battle.exercise) return;
    if (const remote::Table* table = battle.game.table(); table && table->waits()) return;  // the answer is on its way
    const cw::Decision& decision = due(battle.match());
    if (decision.kind != cw::Decision::Kind::Losses || battle.losses.taken_back == battle.game.steps()) return;
    const bool alone = battle.game.persons() == 1 && !battle.game.table();
    if (battle.losses.for_me[cw::index(decision.side)] || (alone && cw::is_all_the_same(battle.match(), decision)))
        battle.submit(taking(battle.match(), advised(battle.match())), Battle::Settled::All);
}

double draw_decision_panel(Battle& battle, double top) {
    follow(battle);
    const cw::Match& match = battle.match();
    const bool below = due(match).kind == cw::Decision::Kind::Losses && !layout_of(battle).narrow;
    Decided pressed;
    const double bottom = draw_tall_panel(
        battle, "decision", top, [&] { pressed = draw_question(battle, battle.losses); },
        [&] {
            if (below && !(pressed = draw_answers(battle.ui, match, battle.losses)))
                draw_for_me(battle.ui, match, battle.losses);
        });
    if (pressed) battle.submit(*pressed);
    return bottom;
}

}  // namespace screens
