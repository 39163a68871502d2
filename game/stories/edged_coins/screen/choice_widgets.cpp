#include "game/stories/edged_coins/screen/choice_widgets.h"

#include <algorithm>

#include "game/kit/session/recorded_hand.h"

namespace screens::edged_coins {

namespace {

constexpr int kMaxRows = 6;  // of damage odds

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
    draw_chance(ui, say("Goes out"), ec::takes_out(chain, hc));
    ui.fact(say("On average"), figure(ec::mean(chain).value(), 2));
}

void draw_picked(View& view, const Phrase& what, const std::vector<Option>& options,
                 std::function<void(std::size_t)> take) {
    screens::draw_picked(view.app.ui(), view.dialog, {what, say("no one"), options}, std::move(take));
}

void draw_person(View& view, const Phrase& what, Whom whom, std::string& id) {
    OneOf<std::string> people(what, say("no one"));
    for (const ec::Character& each : view.match().characters)
        if (view.is_known(each.id) && (whom == Whom::All || !each.is_out()))
            people.add(each.id, plain(each.name()), counts_in_words(each));
    people.draw(view.app.ui(), view.dialog, id);
}

void draw_difficulty(View& view, const Phrase& what, ec::Difficulty& difficulty) {
    OneOf<ec::Difficulty> all(what, {});
    for (int i = 0; i <= static_cast<int>(ec::Difficulty::VeryDifficult); ++i) {
        const auto one = static_cast<ec::Difficulty>(i);
        all.add(one, difficulty_name(one) + plain(" ") + signed_figure(ec::modifier(one)));
    }
    all.draw(view.app.ui(), view.dialog, difficulty);
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
    draw_picked(view, say("With"), options, [kind = &pick.kind, name = &pick.name, traits](std::size_t at) {
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
