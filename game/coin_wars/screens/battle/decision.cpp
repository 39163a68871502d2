// an awaited decision: which coins of an Army fall, or whether it splits. Shows whose decision it
// is, what happened, and what may be chosen.

#include <algorithm>

#include "engine/ui/panel_start.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

const cw::Decision& due(const Battle& battle) { return battle.match().awaiting.front(); }

// A new decision starts with what the rules propose.
void follow(Battle& battle) {
    if (battle.losses.version == battle.game.version()) return;
    battle.losses.version = battle.game.version();
    battle.losses.coins = due(battle).proposal;
    battle.losses.by_keys = false;
    battle.pointing.clear();
    battle.gathered = {};
}

cw::Decide taking(const Battle& battle, const std::vector<int>& coins) {
    cw::Ids ids;
    for (const int coin : coins) ids.push_back(battle.match().id(coin));
    return {due(battle).side, cw::army_id(due(battle).army), ids, std::nullopt};
}

Phrase what_happened(const Battle& battle) {
    const cw::Match& match = battle.match();
    const cw::Decision& decision = due(battle);
    if (decision.kind == cw::Decision::Kind::Split)
        return say("{1} has just lost half of its units.", table::called_army(match, decision.army));
    const Phrase who =
        decision.attacker == cw::kNobody ? say("The enemy") : table::called_party(match, decision.attacker);
    return say("{1} strikes {2} for {3}.", who, table::called_army(match, decision.army), decision.damage);
}

bool is_proposal(const Battle& battle) {
    return std::ranges::is_permutation(battle.losses.coins, due(battle).proposal);
}

void explain_losses(Battle& battle) {
    battle.ui.text(say(
        "Click the coins that are to fall. Their total Defense may be at most {1}; choose until no other coin fits.",
        due(battle).damage));
}

std::optional<rules::Refusal> refusal_of_chosen(const Battle& battle) {
    return cw::CoinWars::check(battle.match(), taking(battle, battle.losses.coins));
}

void draw_chosen(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const cw::Match& match = battle.match();
    int sum = 0;
    for (const int coin : battle.losses.coins) sum += cw::defense_value(match, coin);
    ui.rule();
    ui.text(battle.losses.coins.empty() ? say("No coin is chosen.")
                                        : table::listed(battle.game.scenario(), battle.losses.coins),
            {.type = Type::Strong});
    ui.fact(say("Their Defense"), say("{1} of {2}", sum, due(battle).damage));
    if (const auto refusal = refusal_of_chosen(battle))
        draw_refusal(battle, *refusal);
    else
        ui.remark(say("No other coin fits."));
}

// True if one was pressed: then the question is answered.
bool draw_answers(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const auto refusal = refusal_of_chosen(battle);
    const bool proposed = is_proposal(battle);
    const auto take = [&](const std::vector<int>& coins) {
        battle.submit(taking(battle, coins));
        return true;
    };
    if (!proposed) button_row(ui, {say("These fall"), say("Choose for me")});
    ui::tab_starts_here(ui);
    if (ui.button(say("These fall"), Look::Accent, {!refusal, refusal ? refusal->message : Phrase()}))
        return take(battle.losses.coins);
    if (!proposed && ui.button(say("Choose for me"))) return take(due(battle).proposal);
    ui.row({1});
    return false;
}

void draw_for_me(Battle& battle) {
    bool& for_me = battle.losses.for_me[cw::index(due(battle).side)];
    if (battle.ui.toggle(say("Choose for me in this battle"), for_me)) for_me = !for_me;
}

void choose_losses(Battle& battle) {
    const bool narrow = layout_of(battle).narrow;
    if (!narrow) explain_losses(battle);
    draw_chosen(battle);
    if (!narrow) return;
    draw_for_me(battle);
    explain_losses(battle);
}

void choose_split(Battle& battle) {
    battle.ui.text(say("It may be split into single coins, or stay together."));
    button_row(battle.ui, {say("Split"), say("Stay together")});
    ui::tab_starts_here(battle.ui);
    const auto decide = [&](bool split) {
        battle.submit(cw::Decide{due(battle).side, cw::army_id(due(battle).army), std::nullopt, split});
    };
    if (battle.ui.button(say("Split"), Look::Accent)) return decide(true);
    if (battle.ui.button(say("Stay together"))) decide(false);
}

void draw_question(Battle& battle) {
    const cw::Decision decision = due(battle);
    const bool losses = decision.kind == cw::Decision::Kind::Losses;
    battle.ui.heading(losses ? say("Which coins fall?") : say("Split the Army?"));
    // In a narrow window the buttons come first, so that they are in sight however much is told.
    if (losses && layout_of(battle).narrow && draw_answers(battle)) return;
    battle.ui.sign(sign_of(decision.side), say("{1} decides", battle.game.who(decision.side)),
                   {.colour = palette::kSoft});
    battle.ui.rule();
    battle.ui.text(what_happened(battle));
    if (losses)
        choose_losses(battle);
    else
        choose_split(battle);
    if (!battle.notice.empty() && battle.deciding())
        battle.ui.text(battle.notice, {.type = Type::Small, .colour = palette::kAccent});
}

}  // namespace

bool click_decision(Battle& battle, int coin) {
    if (!battle.deciding()) return false;
    follow(battle);
    const cw::Decision& decision = due(battle);
    battle.notice = {};
    const Phrase side = table::called(battle.game.scenario(), decision.side);
    if (decision.kind == cw::Decision::Kind::Split)
        battle.notice = say("{1} must first decide whether to split the Army.", side);
    else if (coin == cw::kNobody || battle.match().coin(coin).army != decision.army)
        battle.notice = say("{1} must first choose which coins of {2} fall.", side,
                            table::called_army(battle.match(), decision.army));
    if (!battle.notice.empty()) return true;
    battle.losses.toggle(coin);
    return true;
}

bool take_losses(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || due(battle).kind != cw::Decision::Kind::Losses) return false;
    follow(battle);
    if (!cw::CoinWars::check(battle.match(), taking(battle, battle.losses.coins)))
        battle.submit(taking(battle, battle.losses.coins));
    return true;
}

bool drop_losses(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || due(battle).kind != cw::Decision::Kind::Losses) return false;
    follow(battle);
    if (is_proposal(battle)) return false;
    battle.losses.coins = due(battle).proposal;
    battle.notice = {};
    return true;
}

void answer_for_owner(Battle& battle) {
    if (!battle.asks_decision() || battle.waits() || battle.is_asked() || battle.exercise) return;
    const cw::Decision& decision = due(battle);
    if (decision.kind != cw::Decision::Kind::Losses || battle.losses.taken_back == battle.game.steps()) return;
    const bool alone = battle.game.persons() == 1 && !battle.game.table();
    if (battle.losses.for_me[cw::index(decision.side)] || (alone && cw::is_all_the_same(battle.match(), decision)))
        battle.carry_out(taking(battle, decision.proposal));
}

double draw_decision_slip(Battle& battle, double top) {
    follow(battle);
    const bool losses = due(battle).kind == cw::Decision::Kind::Losses && !layout_of(battle).narrow;
    return draw_tall_slip(
        battle, "decision", top, [&] { draw_question(battle); },
        [&] {
            if (losses && !draw_answers(battle)) draw_for_me(battle);
        });
}

}  // namespace screens
