#include "game/stories/edged_coins/screen/choice_widgets.h"

#include <algorithm>

#include "game/kit/session/recorded_hand.h"

namespace screens::edged_coins {

namespace {

constexpr int kMaxRows = 6;  // of damage odds
constexpr std::size_t kTraitsInSight = 8;

// Buttons in pairs, with a note about the chosen one; returns the one pressed.
std::optional<std::size_t> draw_options(ui::Ui& ui, const std::vector<Option>& options) {
    std::optional<std::size_t> pressed;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (i % 2 == 0) ui.row({1, 1});
        if (ui.button(options[i].name, options[i].chosen ? ui::Look::Chosen : ui::Look::Plain)) pressed = i;
    }
    if (options.size() % 2 == 1) ui.take(1);
    for (const Option& one : options)
        if (one.chosen) draw_note(ui, one.about);
    return pressed;
}

}  // namespace

std::string acting_in(const ec::Action& action) {
    return visit(
        [](const auto& one) -> std::string {
            if constexpr (requires { one.character; }) return one.character;
            return "";
        },
        action);
}

void draw_damage_odds(ui::Ui& ui, const ec::Chain& chain, int hc) {
    const int rows = std::min(hc - 1, kMaxRows);
    for (int damage = 1; damage <= rows; ++damage) {
        const core::Chance chance = ec::deals(chain, damage);
        if (chance.value() > 0) ui.fact(say("{1} HC", damage), in_percent(chance));
    }
    if (hc - 1 > rows) ui.fact(say("More than {1} HC", rows), in_percent(ec::deals_at_least(chain, rows + 1)));
    draw_chance(ui, say("Is taken out"), ec::takes_out(chain, hc));
    ui.fact(say("On average"), figure(ec::mean_lost(chain, hc).value(), 2));
}

void draw_picked(View& view, const Phrase& what, const std::vector<Option>& options,
                 std::function<void(std::size_t)> take) {
    screens::draw_picked(view.app.ui(), view.dialog, {what, say("no one"), options}, std::move(take));
}

void draw_person(View& view, const Phrase& what, Whom whom, std::string& id) {
    Picker<std::string> people(what, say("no one"));
    for (const ec::Character& each : view.match().characters)
        if (view.is_known(each.id) && (whom == Whom::All || !each.is_out()))
            people.add(each.id, plain(each.name()), counts_in_words(each));
    people.draw(view.app.ui(), view.dialog, id);
}

void draw_difficulty(View& view, ec::Difficulty& difficulty, const ChanceAt& chance) {
    ui::Ui& ui = view.app.ui();
    ui.caption(say("DIFFICULTY"));
    std::vector<ec::Difficulty> all;
    for (int i = 0; i <= static_cast<int>(ec::Difficulty::VeryDifficult); ++i)
        all.push_back(static_cast<ec::Difficulty>(i));
    const std::vector<double> columns(all.size(), 1);
    ui.row(columns);
    const ec::Difficulty now = difficulty;
    for (const ec::Difficulty one : all)
        if (ui.button(difficulty_name(one) + plain(" ") + signed_figure(ec::modifier(one)),
                      one == now ? ui::Look::Chosen : ui::Look::Plain))
            difficulty = one;
    ui.row(columns);
    for (const ec::Difficulty one : all) {
        const auto forecast = chance(one);
        ui.text(forecast ? percent(forecast->success) : Phrase(), {Type::Small, palette::kInk, ui::Align::Center});
    }
}

void draw_trait(View& view, const std::string& character, Traits which, const TraitPick& pick) {
    const ec::Match& match = view.match();
    const ec::Character* who = match.find(character);
    if (!who) return;
    std::vector<Option> options;
    std::vector<std::pair<ec::TraitKind, std::string>> traits;
    std::optional<std::size_t> chosen;
    for (const ec::TraitKind kind : {ec::TraitKind::Skill, ec::TraitKind::Resistance}) {
        if (which == Traits::Skills && kind == ec::TraitKind::Resistance) continue;
        for (const ec::Trait& trait : who->sheet->traits(kind)) {
            if (kind == pick.kind && trait.name == pick.name) chosen = traits.size();
            traits.emplace_back(kind, trait.name);
            const Phrase rank = rank_name(trait.rank);
            const Phrase chance = in_percent(ec::success(trait.rank, match.options.rank_six));
            options.push_back({plain(trait.name), kind == ec::TraitKind::Skill
                                                      ? say("{1}: {2}", rank, chance)
                                                      : say("Resistance, {1}: {2}", rank, chance)});
        }
    }
    if (traits.empty()) return draw_note(view.app.ui(), say("{1} has nothing to toss with.", plain(who->name())));
    if (!chosen) std::tie(pick.kind, pick.name) = traits[chosen.emplace(0)];
    options[*chosen].chosen = true;
    if (traits.size() <= kTraitsInSight) {
        if (const auto taken = draw_options(view.app.ui(), options)) std::tie(pick.kind, pick.name) = traits[*taken];
        return;
    }
    draw_picked(view, say("Toss with"), options, [kind = &pick.kind, name = &pick.name, traits](std::size_t at) {
        std::tie(*kind, *name) = traits[at];
    });
}

std::optional<ec::TossForecast> forecast_of(const ec::Match& match, const ec::Action& action) {
    const ec::Command command{ec::kCm, action};
    if (ec::EdgedCoins::check(match, command)) return std::nullopt;
    ec::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    ec::EdgedCoins::apply(after, command, random, hand);
    return ec::toss_forecast(after);
}

bool draw_calling(View& view, const Phrase& label, const ec::Action& action) {
    Offer offer{label};
    offer.look = ui::Look::Accent;
    offer.refusal = view.check({ec::kCm, action});
    if (const auto forecast = forecast_of(view.match(), action)) {
        offer.chance = forecast->success;
        if (forecast->opposed) offer.about = say("{1} if all who may oppose do.", in_percent(*forecast->opposed));
    }
    return draw_offer(view.app.ui(), offer) && view.submit(ec::kCm, action);
}

}  // namespace screens::edged_coins
