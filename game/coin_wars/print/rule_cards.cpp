#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/victory_tally.h"

namespace print {

namespace {

void add_rule(Notes& notes, const cw::Scenario& scenario, const cw::AgreedRule& rule) {
    notes.add(say("{1}: {2}", rule.name_in(scenario), rule.sentence_now(scenario)));
}

// Terrain is described wherever there is ground: without the rule, paper gives no bonus but may still slow or stop.
bool is_told(const cw::Scenario& scenario, const cw::AgreedRule& rule) {
    if (rule.name == words::mark("Terrain")) return scenario.advanced.terrain || !scenario.terrain.empty();
    return rule.is_open(scenario) && (rule.in_force(scenario) || rule.asked);
}

void add_advanced(Notes& notes, const cw::Scenario& scenario) {
    notes.heading(say("Advanced rules"));
    bool any = false;
    for (const cw::AgreedRule& rule : cw::advanced_rules()) {
        if (!is_told(scenario, rule)) continue;
        add_rule(notes, scenario, rule);
        any = true;
    }
    if (!any) notes.add(say("none"));
}

void add_grounds(Notes& notes, const cw::Scenario& scenario) {
    const std::vector<Phrase> grounds = cw::grounds_in_words(scenario);
    if (grounds.empty()) return;
    notes.heading(say("Terrain"));
    for (const Phrase& ground : grounds) notes.add(ground);
}

// In the battle's own words if it has them, otherwise the rules'.
void add_victory(Notes& notes, const cw::Scenario& scenario) {
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        if (const Phrase goal = goal_of(scenario, side); !goal.empty()) notes.add(goal);
    if (const Phrase limit = cw::limit_in_words(scenario); !limit.empty()) notes.add(sentence(limit));
}

// A row of boxes, numbered from `first`.
void add_boxes(Card& card, Vec2 at, int first, int count, double size) {
    constexpr double kBetween = 0.05, kNumber = 7;
    for (int i = 0; i < count; ++i) {
        const Vec2 low = at + Vec2{i * (size + kBetween), 0};
        card.push_back(rectangle({low, low + Vec2{size, size}}, {.width = 0.6}));
        card.push_back(
            Text{low + Vec2{0.04, size - 0.11}, std::to_string(first + i), kNumber, Face::Plain, Align::Left, 0.3});
    }
}

}  // namespace

std::vector<Card> rule_cards(const Job& job) {
    const cw::Scenario& scenario = job.scenario();
    Notes notes(job);
    notes.add(say("{1}: {2}", say("Goes first"),
                  scenario.first ? cw::display_name(scenario, *scenario.first) : say("a toss decides")));
    add_victory(notes, scenario);
    notes.add(say("A side with no coins on the table and none still to arrive has lost."));
    add_advanced(notes, scenario);
    notes.heading(say("Table options"));
    for (const cw::AgreedRule& rule : cw::table_rules())
        if (rule.is_open(scenario)) add_rule(notes, scenario, rule);
    add_grounds(notes, scenario);
    return notes.cards(say("What was agreed"));
}

Card counting_card(const Job& job) {
    constexpr double kBox = 0.4, kPitch = 0.45, kLabel = 8;
    constexpr int kInRow = 10, kMaxTurns = 30;
    Card card = headed(job, job.translated(say("Rounds and actions")));
    double y = first_line();
    const auto label = [&](const Phrase& phrase) {
        card.push_back(Text{{kPadding, y}, job.translated(phrase), kLabel, Face::Bold});
        y -= 0.08;
    };
    const int limit = job.scenario().victory.turns;
    const int turns = limit == 0 ? 20 : std::min(limit, kMaxTurns);
    label(say("Actions this turn"));
    add_boxes(card, {kPadding, y - kBox}, 1, cw::kActionsATurn, kBox);
    y -= kBox + 0.2;
    label(say("Rounds"));
    for (int turn = 1; turn <= turns; turn += kInRow) {
        add_boxes(card, {kPadding, y - kBox}, turn, std::min(kInRow, turns - turn + 1), kBox);
        y -= kPitch;
    }
    if (limit > kMaxTurns)
        card.push_back(Text{{kPadding, y - 0.06},
                            job.translated(say("Then begin again at 1: this battle has {1} rounds.", limit)),
                            kLabel});
    return card;
}

}  // namespace print
