#include "game/coin_wars/screens/common/special_offers.h"

#include <algorithm>

#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/editor/special_shelf.h"
#include "game/coin_wars/profile/own_rules.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"

namespace screens {

namespace {

Phrase why_closed(const cw::Scenario& table, const cw::SpecialRule& rule, bool hides) {
    if (cw::has_rule_named(table.advanced.special, rule.name)) return say("This battle has a rule of this name.");
    const Phrase idle = hides ? Phrase() : cw::why_idle(table, rule);
    return idle.empty() ? Phrase() : say("Not here: {1}.", idle);
}

Phrase no_such_coins_or_ground() { return say("This table has not got the coins or the ground that it names."); }

SpecialOffer ready_made(const cw::Scenario& table, const editor::ShelfRule& each, bool hides) {
    const cw::SpecialRule rule = editor::fitted(each, table);
    const bool has_ground = !each.on_ground || editor::has_named_ground(table);
    return {.name = each.name,
            .sentence = cw::special_in_words(table, rule),
            .closed = has_ground ? why_closed(table, rule, hides) : no_such_coins_or_ground(),
            .rule = rule};
}

SpecialOffer own(const cw::Scenario& table, const rules::Json& kept, bool hides) {
    const auto rule = battles::special_rule_at(table, kept);
    if (!rule)
        return {.name = known(kept.value("name", std::string())),
                .sentence = {},
                .closed = no_such_coins_or_ground(),
                .is_own = true};
    return {.name = known(rule->name),
            .sentence = cw::special_in_words(table, *rule),
            .closed = why_closed(table, *rule, hides),
            .is_own = true,
            .rule = *rule};
}

const SpecialOffer* draw_part(ui::Ui& ui, const SpecialOffers& offers, bool is_own) {
    const SpecialOffer* pressed = nullptr;
    for (const SpecialOffer& offer : offers.all) {
        if (offer.is_own != is_own) continue;
        if (ui.button(offer.name, Look::Plain, {offer.closed.empty(), offer.closed})) pressed = &offer;
        if (!offer.sentence.empty()) ui.remark(offer.sentence);
        if (!offer.closed.empty()) ui.text(offer.closed, {Type::Small, palette::kAccent});
    }
    return pressed;
}

}  // namespace

SpecialOffers special_offers(const cw::Scenario& table, const std::filesystem::path& profile, bool hides) {
    SpecialOffers offers;
    if (const auto kept = profile::load_own_rules(profile))
        for (const rules::Json& each : *kept) offers.all.push_back(own(table, each, hides));
    else
        offers.fault = kept.error();
    for (const editor::ShelfRule& each : editor::special_shelf()) offers.all.push_back(ready_made(table, each, hides));
    std::ranges::stable_sort(offers.all, {}, [](const SpecialOffer& offer) { return !offer.closed.empty(); });
    return offers;
}

const SpecialOffer* draw_special_offers(ui::Ui& ui, const SpecialOffers& offers) {
    const SpecialOffer* pressed = nullptr;
    if (!offers.fault.empty() || std::ranges::any_of(offers.all, &SpecialOffer::is_own)) {
        ui.caption(say("YOUR OWN RULES"));
        if (!offers.fault.empty()) ui.text(offers.fault, {Type::Small, palette::kAccent});
        pressed = draw_part(ui, offers, true);
    }
    ui.caption(say("READY-MADE: PRESS ONE TO ADD IT"));
    const SpecialOffer* const ready = draw_part(ui, offers, false);
    return pressed ? pressed : ready;
}

}  // namespace screens
