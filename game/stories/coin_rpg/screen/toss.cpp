// How coins are tossed at the RPG's table: into the tray, at once, or as reported from real coins.

#include <algorithm>
#include <span>

#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/saved_characters.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

const table::TrayPart& part_of(const Lane& lane, rpg::Side side) {
    return side == rpg::Side::Own ? lane.own : lane.scene;
}

// True if all coins of the round can lie flat, each in its part.
bool all_have_room(const View& view, const std::vector<Lane>& lanes, const std::vector<rpg::TableCoin>& coins) {
    for (std::size_t contest = 0; contest < lanes.size(); ++contest)
        for (const rpg::Side side : {rpg::Side::Own, rpg::Side::Scene}) {
            double area = 0;
            const auto add = [&](const rpg::TableCoin& coin) {
                if (coin.contest == static_cast<int>(contest) && coin.side == side)
                    area += covered_by(view.coins[static_cast<std::size_t>(coin.coin)]);
            };
            std::ranges::for_each(coins, add);
            if (!view.fresh_round()) std::ranges::for_each(view.match().turn.coins, add);
            if (!has_room(part_of(lanes[contest], side), area)) return false;
        }
    return true;
}

using Faces = std::vector<rules::Face>;

Faces fall_in_lanes(View& view, const std::vector<Lane>& lanes, const std::vector<rpg::TableCoin>& coins,
                    std::span<const rules::Face> wanted) {
    Faces faces;
    for (std::size_t i = 0; i < coins.size();) {
        const rpg::TableCoin& first = coins[i];
        const auto known = wanted.subspan(std::min(i, wanted.size()));
        std::vector<rules::CoinType> types;
        for (; i < coins.size() && coins[i].contest == first.contest && coins[i].side == first.side; ++i)
            types.push_back(view.coins[static_cast<std::size_t>(coins[i].coin)]);
        const auto& part = part_of(lanes[static_cast<std::size_t>(first.contest)], first.side);
        const auto shown = view.round.tray.toss(types, part, view.random, known);
        faces.insert(faces.end(), shown.begin(), shown.end());
    }
    return faces;
}

// The tray holds the coins in the order of their numbers.
Faces fall_again(View& view, int number, const rpg::TableCoin& coin, std::span<const rules::Face> wanted) {
    const Lane lane = lanes_of(view)[static_cast<std::size_t>(coin.contest)];
    return {view.round.tray.toss_again(static_cast<std::size_t>(number - 1),
                                       view.coins[static_cast<std::size_t>(coin.coin)], part_of(lane, coin.side),
                                       view.random, wanted)};
}

void set_faces(rpg::Command& command, const std::string& faces) {
    visit(
        [&](auto& one) {
            if constexpr (requires { one.faces; }) one.faces = faces;
        },
        command);
}

// "Bodiness against Physical": the owner of the coins that follow
Phrase owner_of(const rpg::Match& match, const rpg::TableCoin& coin) {
    const Phrase part = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(coin.contest)]);
    if (!coin.trait) return say("The Scene's {1}", part);
    return say("{1} against {2}", rpg::name_of(match, match.current(), *coin.trait), part);
}

// A button for each coin, grouped by Trait.
void draw_notice(View& view, const std::vector<rpg::TableCoin>& coins) {
    ui::Ui& ui = view.app.ui();
    std::string& told = view.round.told;
    told.resize(coins.size(), 'H');
    if (!coins.empty()) draw_note(ui, say("Click a coin until it matches the real one."));
    for (std::size_t i = 0; i < coins.size();) {
        const std::size_t first = i;
        std::vector<ManualCoin> real;
        for (; i < coins.size() && coins[i].contest == coins[first].contest && coins[i].trait == coins[first].trait;
             ++i)
            real.push_back({rpg::name_of(coins[i].coin), coins[i].number});
        ui.text(owner_of(view.match(), coins[first]), {Type::Small, palette::kInk});
        std::string faces = told.substr(first, real.size());
        draw_manual_coins(ui, real, faces);
        told.replace(first, real.size(), faces);
    }
}

}  // namespace

void View::happened(const rpg::Command& command, const Events& events) {
    for (const rpg::Event& event : events)
        if (const auto* joined = get_if<rpg::PlayerJoined>(&event); joined && joined->name != joined->before)
            forget_writing(*this, joined->player);
    if (holds_alternative<rpg::NextAdventure>(command)) round.tray.clear();
    if (match().phase != rpg::Phase::Ended) return;
    if (const auto done = save_characters(app, match()); !done) notice = done.error();
}

bool View::fresh_round() const { return match().phase == rpg::Phase::OwnToss; }

std::vector<rules::Face> View::fall(const rpg::Command& command, const std::vector<rules::Face>& wanted) {
    const auto thrown = rpg::coins_for(match(), command);
    const auto lanes = lanes_of(*this);
    if (fresh_round()) {
        round.tray.clear();
        round.arranged = false;
    }
    const auto again = coin_thrown_again(command);
    if (tossing == Tossing::Tray && !round.arranged && again) return fall_again(*this, *again, thrown.front(), wanted);
    if (tossing == Tossing::Tray && !round.arranged && all_have_room(*this, lanes, thrown))
        return fall_in_lanes(*this, lanes, thrown, wanted);
    round.arranged = true;
    return {};
}

bool View::toss(rpg::Command command) {
    if (const auto refusal = check(command)) {
        fault = refusal_text(*refusal);
        lookup.refused(app.ui(), *refusal, fault);
        return false;
    }
    if (sharing.table) return submit(command);
    ShownHand hand(fall(command, {}));
    if (tossing == Tossing::Told) set_faces(command, round.told);
    round.told.clear();
    return submit(command, &hand);
}

// A Power that throws nothing changes sides or faces in the tray, so the coins are laid out again.
void View::show_throw(const rpg::Command& command, const std::vector<rules::Answer>& answers) {
    const bool throws = holds_alternative<rpg::Toss>(command) || !rpg::coins_for(match(), command).empty();
    if (throws)
        fall(command, faces_in(answers));
    else if (power_used_by(command))
        round.arranged = true;
}

void draw_manner(View& view) {
    if (!screens::draw_manner(view.app.ui(), view.tossing, Thrown::Coins, view.real_things())) return;
    view.round.helping.reset();
    remember_manner(view);
}

bool ask_toss(View& view, const rpg::Command& command) {
    ui::Ui& ui = view.app.ui();
    const auto coins = rpg::coins_for(view.match(), command);
    const Phrase who = player_name(view.match(), rpg::thrower(view.match(), command));
    const bool scene = holds_alternative<rpg::CallScene>(command);
    ui.text(coins.empty() ? say("{1} has no coins to toss: only the Scene tosses.", who)
            : scene       ? say("{1}, toss {2} for the Scene.", who, coins_in_words(coins))
                          : say("{1}, toss {2}.", who, coins_in_words(coins)),
            {Type::Strong});
    if (view.tossing == Tossing::Told) draw_notice(view, coins);
    const bool told = view.tossing == Tossing::Told;
    const Phrase label = coins.empty() ? say("Continue without coins")
                         : told        ? say("Use these")
                         : scene       ? say("Toss for the Scene")
                                       : say("Toss");
    return ui.button(label, ui::Look::Accent) && view.toss(command);
}

}  // namespace screens::coin_rpg
