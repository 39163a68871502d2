// Before the first turn: both agree to the rules, a coin is tossed, its winner chooses, each side sets up
//

#include "game/screens/battle_view.h"
#include "game/table/look.h"

namespace screens {

namespace {

using ui::Look;
using ui::Type;
namespace palette = ui::palette;

std::string who(const Battle& battle, cw::Side side) {
    const std::string player = battle.game.player(side), name = table::called(battle.game.scenario(), side);
    return player.empty() ? name : player + " (" + name + ")";
}

void sentence(ui::Ui& ui, std::string_view words) {
    ui.text(words, {.type = Type::Small, .colour = palette::kSoft});
}

// one sentence for each option.
std::vector<std::string> option_sentences(const cw::TableOptions& options) {
    std::vector<std::string> said;
    said.push_back(options.card_range == cw::CardRange::Any ? "Long Range reaches along the card's diagonal."
                   : options.card_range == cw::CardRange::LongEdge
                       ? "Long Range reaches along the card's long edge."
                       : "Long Range reaches along the card's short edge.");
    said.push_back(options.friends == cw::Friends::Pass ? "Own coins let each other pass."
                                                        : "Own coins stop a move as enemies do.");
    said.push_back(options.engage == cw::Engage::No
                       ? "A coin moves or attacks, once a turn."
                       : "A coin that has moved may attack in contact later in the turn.");
    said.push_back(options.fire_blocked == cw::FireBlocked::No ? "Coins in between do not block a shot."
                   : options.fire_blocked == cw::FireBlocked::Enemies
                       ? "An enemy coin in between blocks a shot."
                       : "Any coin in between blocks a shot.");
    said.push_back(options.spy_beats_armored ? "A Spy destroys Armored coins, too."
                                             : "Armored coins withstand a Spy.");
    said.push_back(options.spy_struck_back ? "A Spy's victim still strikes back."
                                           : "A Spy's victim does not strike back.");
    return said;
}

void draw_victory(ui::Ui& ui, const cw::Scenario& scenario) {
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const auto& goal = scenario.victory.goals[cw::index(side)];
        if (!goal || goal->coins == 0) continue;
        ui.sign(sign_of(side),
                table::called(scenario, side) + " wins by taking " + std::to_string(goal->coins) + " coins.",
                {.type = Type::Small, .colour = palette::kSoft});
    }
    if (scenario.victory.turns > 0)
        sentence(ui, "After " + std::to_string(scenario.victory.turns) +
                         (scenario.victory.at_limit == cw::AtLimit::Purse ? " turns the fuller purse wins."
                                                                          : " turns it is a draw."));
    else
        sentence(ui, "A side without a coin on the table has lost.");
}

void draw_agreement(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.heading("Agreement");
    ui.text(battle.game.scenario().title, {.type = Type::Pen, .colour = palette::kSoft});
    ui.rule();
    ui.caption("VICTORY");
    draw_victory(ui, battle.game.scenario());
    ui.space(4);
    ui.caption("ON THIS TABLE");
    for (const std::string& said : option_sentences(battle.game.scenario().options)) sentence(ui, said);
    ui.rule();
    ui.row({1, 1});
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        // Who plays which face is settled with the agreement; until then the file's faces stand.
        const cw::Side army = battle.game.set_up().swapped ? cw::other(side) : side;
        const std::string name = table::called(battle.game.scenario(), army),
                          player = battle.game.player(side);
        const bool agreed = battle.match().agreed[cw::index(side)];
        const std::string label = (player.empty() ? name : player) + (agreed ? " has agreed" : " agrees");
        if (ui.button(label, Look::Accent, !agreed)) battle.submit(cw::Agree{side});
    }
}

void draw_toss(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.heading("The toss");
    ui.text(
        "One coin is tossed. The player whose face it shows decides who acts first; the other deploys "
        "first.");
    ui.space(4);
    if (ui.button("Toss the coin", Look::Accent)) return battle.submit(cw::Toss{});
    ui.rule();
    sentence(ui, "Or toss a coin of your own and say what it showed:");
    if (ui.button("My real coin showed heads")) return battle.submit(cw::Toss{rules::Face::Heads});
    if (ui.button("My real coin showed tails")) return battle.submit(cw::Toss{rules::Face::Tails});
}

void draw_order(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    if (battle.game.toss_in_the_air()) {
        ui.heading("The toss");
        return ui.text("The coin is in the air.");
    }
    const cw::Side winner = battle.match().toss_winner.value_or(cw::Side::Heads);
    ui.heading(winner == cw::Side::Heads ? "It shows heads" : "It shows tails");
    ui.sign(sign_of(winner), who(battle, winner) + " has won the toss.");
    ui.text("Who acts first?");
    const std::string own = table::called(battle.game.scenario(), winner);
    const std::string theirs = table::called(battle.game.scenario(), cw::other(winner));
    if (ui.button(own + " acts first", Look::Accent)) return battle.submit(cw::Order{winner});
    if (ui.button(theirs + " acts first")) return battle.submit(cw::Order{cw::other(winner)});
}

void draw_deployment(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const cw::Side side = battle.match().side;
    int in_hand = 0;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        in_hand += battle.match().side_of(coin) == side && battle.match().coin(coin).place == cw::Place::Hand;
    ui.heading("Deployment");
    ui.sign(sign_of(side), who(battle, side) + " sets up", {.type = Type::Strong});
    ui.text("Drag coins to where they shall stand, inside the zone. Then say that you are ready.");
    ui.fact("Still to be placed", std::to_string(in_hand));
    if (battle.refused) {
        ui.text(battle.refused->message + " (" + battle.refused->rule + ")", {.colour = palette::kAccent});
        const bool offer = battle.refused->nearest && battle.carried != cw::kNobody;
        if (offer && ui.button("Put it at the nearest free place", Look::Accent))
            return battle.place(battle.carried, *battle.refused->nearest);
    }
    if (battle.carried != cw::kNobody && battle.match().on_table(battle.carried) && ui.button("Put back"))
        return battle.submit(cw::Unplace{battle.match().id(battle.carried)});
    if (!battle.game.lies_as_in_history(side) && ui.button("Historical positions"))
        return battle.game.place_as_in_history(side);
    if (in_hand == 0 && ui.button("Take all into the hand")) return battle.game.take_into_hand(side);
    ui.rule();
    if (ui.button("Ready", Look::Accent, in_hand == 0)) {
        battle.carried = cw::kNobody;
        battle.submit(cw::Ready{side});
    }
}

}  // namespace

double draw_opening_slip(Battle& battle, double top) {
    const Layout layout = layout_of(battle);
    ui::Ui& ui = battle.app.ui();
    const cw::Phase phase = battle.match().phase;
    const char* names[] = {"agreement", "agreement", "toss", "order", "deployment"};
    const ui::Rect rect = ui.slip(names[static_cast<std::size_t>(phase)], {layout.slips.x0, top},
                                  layout.slips.width(), layout.slips.y1 - top, [&] {
                                      if (phase == cw::Phase::Agree) draw_agreement(battle);
                                      if (phase == cw::Phase::Toss) draw_toss(battle);
                                      if (phase == cw::Phase::Order) draw_order(battle);
                                      if (phase == cw::Phase::Deploy) draw_deployment(battle);
                                  });
    return rect.y1 + ui.px(24);
}

}  // namespace screens
