// Powers: which of them may be used now, what each would change, and the one that a Character begins with.

#include <algorithm>
#include <tuple>

#include "game/rules/coin_rpg/coins.h"
#include "game/rules/coin_rpg/wording.h"
#include "game/screens/page.h"
#include "game/screens/rpg/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

Phrase face_in_words(rules::Face face) { return face == rules::Face::Heads ? say("Heads") : say("Tails"); }

// "Penny 3 (Tails)"
Phrase lying_coin(const rpg::Match& match, int number) {
    const rpg::TableCoin& coin = *rpg::find_coin(match.turn, number);
    return say("{1} {2} ({3})", rpg::name_of(coin.coin), number, face_in_words(coin.face));
}

// "3 to 4 becomes 6 to 4"
Phrase change_in_words(const rpg::Match& match, const rpg::Command& command, int contest) {
    const rpg::Score before = rpg::score(match, contest);
    const rpg::Score after = rpg::scores_after(match, command)[static_cast<std::size_t>(contest)];
    return say("{1} to {2} becomes {3} to {4}", before.character(), before.scene(), after.character(),
               after.scene());
}

// What a Power is called where it can be used; empty where the command uses none.
struct PowerUse {
    const rpg::Match& match;

    Phrase part_name(int contest) const {
        return rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(contest)]);
    }

    Phrase operator()(const rpg::UseLuck& use) const {
        return say("Luck: {1} again", lying_coin(match, use.coin));
    }
    Phrase operator()(const rpg::UseFlamebait& use) const {
        return say("Flamebait: {1} for {2}", rpg::name_of(match.turn.flamebait.front()),
                   lying_coin(match, use.coin));
    }
    Phrase operator()(const rpg::UseGrabby& use) const {
        return say("Grabby Hands: {1} for {2}", use.take.front(), use.give.front());
    }
    Phrase operator()(const rpg::UseOffensive& use) const {
        return say("Offensive against {1}", part_name(use.contest));
    }
    Phrase operator()(const rpg::UseDefensive& use) const {
        return say("Defensive against {1}", part_name(use.contest));
    }
    Phrase operator()(const rpg::AddHelper& use) const {
        if (use.pay) return {};
        return say("So Cool: {1} against {2}", rpg::name_of(match, use.seat, use.helper),
                   part_name(use.contest));
    }
    Phrase operator()(const rpg::DecideAtZero& use) const {
        if (!use.flamebait_coin) return {};
        return say("Burn, and Flamebait for {1}", lying_coin(match, *use.flamebait_coin));
    }
    template <class C>
    Phrase operator()(const C&) const {
        return {};
    }
};

// What it would come to, where nothing is thrown for it.
struct PowerChange {
    const rpg::Match& match;

    Phrase operator()(const rpg::UseGrabby& use) const {
        return say("{1} against {2}: {3}", lying_coin(match, use.take.front()),
                   lying_coin(match, use.give.front()), change_in_words(match, use, use.contest));
    }
    Phrase operator()(const rpg::UseOffensive& use) const { return change_in_words(match, use, use.contest); }
    Phrase operator()(const rpg::UseDefensive& use) const { return change_in_words(match, use, use.contest); }
    template <class C>
    Phrase operator()(const C&) const {
        return {};
    }
};

// Coins that are alike are offered once.
using Alike = std::tuple<int, rpg::Coin, rules::Face, std::optional<rpg::Trait>>;
Alike alike(const rpg::Match& match, int number) {
    const rpg::TableCoin& coin = *rpg::find_coin(match.turn, number);
    return {coin.contest, coin.coin, coin.face, coin.trait};
}
std::vector<Alike> coins_meant(const rpg::Match& match, const rpg::Command& command) {
    if (const auto* luck = std::get_if<rpg::UseLuck>(&command)) return {alike(match, luck->coin)};
    if (const auto* bait = std::get_if<rpg::UseFlamebait>(&command)) return {alike(match, bait->coin)};
    if (const auto* grab = std::get_if<rpg::UseGrabby>(&command))
        return {alike(match, grab->take.front()), alike(match, grab->give.front())};
    if (const auto* burn = std::get_if<rpg::DecideAtZero>(&command); burn && burn->flamebait_coin)
        return {alike(match, *burn->flamebait_coin)};
    return {};
}

// Of this Adventure, where they are counted.
std::optional<int> uses_left(const rpg::Match& match, const rpg::Power& power) {
    const rpg::Uses& uses = match.hero().uses;
    const int rank = rpg::rank(match, match.current(), power);
    switch (power.kind) {
        case rpg::PowerKind::Luck:
            return rank - uses.luck;
        case rpg::PowerKind::SoCool:
            return rank - uses.so_cool;
        case rpg::PowerKind::Flamebait:
            return rank - uses.flamebait;
        case rpg::PowerKind::GrabbyHands:
            return rank - uses.grabbed;
        default:
            return std::nullopt;
    }
}

void draw_owned(RpgView& view) {
    const rpg::Match& match = view.match();
    for (const rpg::Power& power : rpg::powers_of(match.hero().sheet)) {
        const auto left = uses_left(match, power);
        const int rank = rpg::rank(match, match.current(), power);
        view.app.ui().fact(rpg::name_of(power),
                           left ? say_many(*left, "{1} use left", "{1} uses left") : say("rank {1}", rank));
    }
}

void use_power(RpgView& view, const rpg::Command& command) {
    const bool helper = std::holds_alternative<rpg::AddHelper>(command);
    const bool thrown = !rpg::coins_for(view.match(), command).empty();
    if (thrown && view.tossing == Tossing::Told) {
        view.helping = command;
        return;
    }
    // What lies in the tray is changed: the coins are laid out anew.
    if (!helper) view.arranged = true;
    if (thrown)
        view.toss(command);
    else
        view.submit(command);
}

}  // namespace

void draw_rpg_helping(RpgView& view) {
    if (ask_toss(view, *view.helping) || view.app.ui().button(say("Not after all"))) {
        view.helping.reset();
        view.told.clear();
    }
}

void draw_rpg_powers(RpgView& view) {
    const rpg::Match& match = view.match();
    if (!match.options.powers || rpg::powers_of(match.hero().sheet).empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(say("POWERS"));
    draw_owned(view);
    std::vector<std::pair<std::size_t, std::vector<Alike>>> offered;
    std::optional<rpg::Command> chosen;
    for (const rpg::Choice& choice : rpg::choices(match, match.current())) {
        if (choice.refusal) continue;
        const Phrase label = std::visit(PowerUse{match}, choice.command);
        if (label.empty()) continue;
        const std::pair meant{choice.command.index(), coins_meant(match, choice.command)};
        if (!meant.second.empty() && std::ranges::find(offered, meant) != offered.end()) continue;
        offered.push_back(meant);
        if (ui.button(label)) chosen = choice.command;
        const Phrase change = std::visit(PowerChange{match}, choice.command);
        if (!change.empty()) ui.text(change, {Type::Small, palette::kSoft});
    }
    if (match.phase != rpg::Phase::Adjust)
        ui.text(say("Chances leave Powers out."), {Type::Small, palette::kSoft});
    if (chosen) use_power(view, *chosen);
}

void draw_rpg_start_power(RpgView& view) {
    if (!view.match().options.powers) return;
    ui::Ui& ui = view.app.ui();
    CharacterForm& form = view.character;
    ui.caption(say("OR A POWER IN ITS PLACE"));
    int placed = 0;
    for (const rpg::PowerKind kind : rpg::kPowerKinds) {
        if (kind == rpg::PowerKind::FastLearner) continue;
        if (placed++ % 2 == 0) ui.row({1, 1});
        const bool chosen = form.power && form.power->kind == kind;
        if (!ui.button(rpg::name_of(kind), chosen ? ui::Look::Accent : ui::Look::Plain)) continue;
        form.strong.reset();
        form.power = rpg::Power{kind};
        if (rpg::is_linked(kind)) form.power->trait = rpg::Trait::Bodiness;
    }
    if (!form.power || !rpg::is_linked(form.power->kind)) return;
    ui.caption(say("LINKED TO"));
    placed = 0;
    for (const rpg::Trait trait : rpg::kTraits) {
        if (!rpg::has_fitting_link({form.power->kind, trait})) continue;
        if (placed++ % 2 == 0) ui.row({1, 1});
        const bool chosen = form.power->trait == trait;
        if (ui.button(say("With {1}", rpg::name_of(trait)), chosen ? ui::Look::Accent : ui::Look::Plain))
            form.power->trait = trait;
    }
    if (placed % 2 == 1) ui.take(1);
}

}  // namespace screens
