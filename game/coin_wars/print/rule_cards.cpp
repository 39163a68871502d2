#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/victory.h"

namespace print {

namespace {

void add_rule(Notes& notes, const cw::Scenario& scenario, const cw::AgreedRule& rule) {
    notes.add(say("{1}: {2}", rule.name, rule.sentence_now(scenario)));
}

// BX-6: who may go beyond and how often, if there are limits.
void add_beyond(Notes& notes, const cw::Scenario& scenario, cw::Side side) {
    const auto& beyond = scenario.advanced.beyond[cw::index(side)];
    const Phrase name = cw::called(scenario, side);
    if (!beyond) {
        if (scenario.advanced.beyond[cw::index(cw::other(side))]) notes.add(say("{1}: {2}", name, say("no")));
        return;
    }
    std::vector<Phrase> limits;
    if (!beyond->coins.empty()) limits.push_back(say("only {1}", ids_of(scenario, beyond->coins)));
    if (beyond->a_battle > 0)
        limits.push_back(say_many(beyond->a_battle, "once in the battle", "{1} times in the battle"));
    if (beyond->a_turn > 0) limits.push_back(say_many(beyond->a_turn, "once in a turn", "{1} times in a turn"));
    if (beyond->to_turn > 0) limits.push_back(say("up to turn {1}", beyond->to_turn));
    if (!limits.empty()) notes.add(say("{1}: {2}", name, joined(limits, plain(", "))));
}

void add_advanced(Notes& notes, const cw::Scenario& scenario) {
    notes.heading(say("Advanced rules"));
    bool any = false;
    for (const cw::AgreedRule& rule : cw::advanced_rules()) {
        if (!rule.is_open(scenario) || (rule.now(scenario) == 0 && !rule.asked)) continue;
        add_rule(notes, scenario, rule);
        any = true;
    }
    if (!any) notes.add(say("none"));
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) add_beyond(notes, scenario, side);
}

void add_grounds(Notes& notes, const cw::Scenario& scenario) {
    std::vector<Phrase> grounds;
    for (const cw::Terrain& ground : scenario.terrain)
        if (const Phrase note = cw::ground_note(scenario, ground); !note.empty())
            grounds.push_back(say("{1}: {2}", cw::name_of(ground), note));
    if (grounds.empty()) return;
    notes.heading(say("Terrain"));
    for (const Phrase& ground : grounds) notes.add(ground);
}

// A row of boxes, numbered from `first`.
void add_boxes(Card& card, Vec2 at, int first, int count, double size) {
    constexpr double kApart = 0.05, kNumber = 7;
    for (int i = 0; i < count; ++i) {
        const Vec2 low = at + Vec2{i * (size + kApart), 0};
        card.push_back(rectangle({low, low + Vec2{size, size}}, {.width = 0.6}));
        card.push_back(
            Text{low + Vec2{0.04, size - 0.11}, std::to_string(first + i), kNumber, Face::Plain, Align::Left, 0.3});
    }
}

}  // namespace

std::vector<Card> rule_cards(const Job& job) {
    const cw::Scenario& scenario = job.scenario();
    Notes notes(job);
    notes.add(
        say("{1}: {2}", say("First"), scenario.first ? cw::called(scenario, *scenario.first) : say("a toss decides")));
    for (const Phrase& sentence : cw::victory_in_words(scenario)) notes.add(say("{1}.", sentence));
    notes.add(say("A side with no coin on the table and none to come has lost."));
    add_advanced(notes, scenario);
    notes.heading(say("Table options"));
    for (const cw::AgreedRule& rule : cw::table_rules())
        if (rule.is_open(scenario)) add_rule(notes, scenario, rule);
    add_grounds(notes, scenario);
    return notes.cards(say("What was agreed"));
}

Card counting_card(const Job& job) {
    constexpr double kBox = 0.4, kPitch = 0.45, kLabel = 8;
    constexpr int kInRow = 10, kMostTurns = 30;
    Card card = headed(job.in_words(say("Turns and actions")));
    double y = first_line();
    const auto label = [&](const Phrase& phrase) {
        card.push_back(Text{{kPadding, y}, job.in_words(phrase), kLabel, Face::Bold});
        y -= 0.08;
    };
    const int limit = job.scenario().victory.turns;
    const int turns = limit == 0 ? 20 : std::min(limit, kMostTurns);
    label(say("Actions of this turn"));
    add_boxes(card, {kPadding, y - kBox}, 1, cw::kActionsATurn, kBox);
    y -= kBox + 0.2;
    label(say("Turns"));
    for (int turn = 1; turn <= turns; turn += kInRow) {
        add_boxes(card, {kPadding, y - kBox}, turn, std::min(kInRow, turns - turn + 1), kBox);
        y -= kPitch;
    }
    return card;
}

}  // namespace print
