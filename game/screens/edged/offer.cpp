#include "game/screens/edged/offer.h"

#include <algorithm>

#include "game/rules/recorded_hand.h"
#include "game/screens/lab/marks.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr int kMostRows = 6;  // of damage odds

// A bar, and the fraction at its right where it is short.
void draw_share(ui::Ui& ui, const core::Chance& chance) {
    const Phrase fraction = in_fraction(chance);
    const ui::Rect line = ui.take(fraction.empty() ? ui.px(8) : ui.line_height(Type::Small));
    const double width = fraction.empty() ? 0 : ui.text_width(fraction, Type::Small) + ui.px(8);
    const double middle = line.center().y, half = ui.px(3);
    const ui::Rect bar{line.x0, middle - half, line.x1 - width, middle + half};
    ui.paint().fill(bar, palette::kSoft.faded(0.18), half);
    const double wide = std::clamp(chance.value(), 0.0, 1.0) * bar.width();
    if (wide >= 1) ui.paint().fill({bar.x0, bar.y0, bar.x0 + wide, bar.y1}, palette::kHeads, half);
    if (!fraction.empty())
        ui.paint().print({line.x1 - width + ui.px(8), line.y0}, fraction, Type::Small, palette::kSoft);
}

// The button as wide as its words want, as far as the figure beside it leaves room.
void split_row(ui::Ui& ui, const Phrase& label) {
    const double all = ui.rest().width(), most = all - ui.px(104);
    const double wanted = ui.text_width(label, Type::Small) + ui.px(24);
    const double wide = std::min(most, std::max(all * 0.6, wanted));
    ui.row({wide, all - wide});
}

}  // namespace

std::string acting_in(const ec::Deed& deed) {
    return std::visit(
        [](const auto& one) -> std::string {
            if constexpr (requires { one.character; }) return one.character;
            return "";
        },
        deed);
}

bool draw_offer(ui::Ui& ui, const Offer& offer) {
    const bool open = !offer.refusal;
    if (open && offer.chance) split_row(ui, offer.label);
    const bool pressed = ui.button(offer.label, open ? offer.look : ui::Look::Plain, open);
    if (!open) {
        ui.text(refusal_in_words(*offer.refusal), {Type::Small, palette::kSoft});
        return false;
    }
    if (offer.chance) {
        ui.text(percent(offer.chance->value(), 1), {Type::FigureSmall, palette::kInk, ui::Align::Right});
        draw_share(ui, *offer.chance);
    }
    if (!offer.about.empty()) ui.text(offer.about, {Type::Small, palette::kSoft});
    ui.space(3);
    return pressed;
}

void draw_chance(ui::Ui& ui, const Phrase& what, const core::Chance& chance) {
    ui.fact(what, percent(chance.value(), 1));
    draw_share(ui, chance);
}

void draw_damage_odds(ui::Ui& ui, const ec::Chain& chain, int hc) {
    const int rows = std::min(hc - 1, kMostRows);
    for (int damage = 1; damage <= rows; ++damage) {
        const core::Chance chance = ec::deals(chain, damage);
        if (chance.value() > 0) ui.fact(say("{1} HC", damage), in_percent(chance));
    }
    if (hc - 1 > rows)
        ui.fact(say("More than {1} HC", rows), in_percent(ec::deals_at_least(chain, rows + 1)));
    draw_chance(ui, say("Goes out"), ec::takes_out(chain, hc));
    ui.fact(say("On average"), figure(ec::mean(chain).value(), 2));
}

void draw_picked(EdgedView& view, const Phrase& what, const std::vector<Option>& options,
                 std::function<void(std::size_t)> take) {
    const auto chosen = std::ranges::find(options, true, &Option::chosen);
    const Phrase now = chosen == options.end() ? say("no one") : chosen->name;
    if (!view.app.ui().button(say("{1}: {2}", what, now))) return;
    view.dialog = [&view, what, options, take = std::move(take)] {
        const Answer answer = choose_one(view.app.ui(), what, options);
        if (answer.option) take(*answer.option);
        return answer.given;
    };
}

void draw_person(EdgedView& view, const Phrase& what, Whom whom, std::string& id) {
    std::vector<Option> options;
    std::vector<std::string> ids;
    for (const ec::Character& each : view.match().characters) {
        if (whom == Whom::Up && each.is_out()) continue;
        ids.push_back(each.id);
        options.push_back({plain(each.name()), counts_in_words(each), each.id == id});
    }
    if (std::ranges::find(ids, id) == ids.end()) {
        id = ids.empty() ? "" : ids.front();
        if (!options.empty()) options.front().chosen = true;
    }
    draw_picked(view, what, options, [&id, ids](std::size_t which) { id = ids[which]; });
}

void draw_difficulty(EdgedView& view, const Phrase& what, ec::Difficulty& difficulty) {
    std::vector<Option> options;
    for (int i = 0; i <= static_cast<int>(ec::Difficulty::VeryDifficult); ++i) {
        const auto one = static_cast<ec::Difficulty>(i);
        options.push_back(
            {difficulty_name(one) + plain(" ") + signed_figure(ec::modifier(one)), {}, one == difficulty});
    }
    draw_picked(view, what, options,
                [&difficulty](std::size_t which) { difficulty = static_cast<ec::Difficulty>(which); });
}

void draw_trait(EdgedView& view, const std::string& character, Traits which, const TraitPick& pick) {
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
    if (traits.empty())
        return view.app.ui().text(say("{1} has nothing to toss with.", plain(who->name())),
                                  {Type::Small, palette::kSoft});
    if (!chosen) std::tie(pick.kind, pick.name) = traits[chosen.emplace(0)];
    options[*chosen].chosen = true;
    draw_picked(view, say("With"), options, [kind = &pick.kind, name = &pick.name, traits](std::size_t at) {
        std::tie(*kind, *name) = traits[at];
    });
}

std::optional<ec::TossForecast> forecast_of(const ec::Match& match, const ec::Deed& deed) {
    const ec::Command command{ec::kCm, deed};
    if (ec::EdgedCoins::check(match, command)) return std::nullopt;
    ec::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    ec::EdgedCoins::apply(after, command, random, hand);
    return ec::toss_forecast(after);
}

bool draw_calling(EdgedView& view, const Phrase& label, const ec::Deed& deed) {
    Offer offer{label};
    offer.look = ui::Look::Accent;
    offer.refusal = ec::EdgedCoins::check(view.match(), {ec::kCm, deed});
    if (const auto forecast = forecast_of(view.match(), deed)) {
        offer.chance = forecast->success;
        if (forecast->opposed)
            offer.about = say("{1} if all who may do oppose.", in_percent(*forecast->opposed));
    }
    return draw_offer(view.app.ui(), offer) && view.submit(ec::kCm, deed);
}

}  // namespace screens
