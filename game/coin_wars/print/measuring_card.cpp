#include <algorithm>
#include <map>
#include <set>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/special.h"

namespace print {

namespace {

// Who has such a rule never changes in the battle.
bool always_holds(const cw::SpecialRule& rule) {
    return rule.when == cw::SpecialWhen{} && rule.who.formed == cw::Who::Formed::Any && !rule.who.looks_round();
}

bool concerns(const cw::Scenario& scenario, const cw::Who& who, int coin) {
    const cw::CoinSetup& setup = scenario.coin(coin);
    const cw::CoinType& type = scenario.type(setup.type);
    const auto has = [&](int row) { return type.*cw::kTraits[static_cast<std::size_t>(row)].has; };
    return (!who.side || setup.side == *who.side) && core::empty_or_contains(who.types, setup.type) &&
           core::empty_or_contains(who.coins, coin) && (who.traits.empty() || std::ranges::any_of(who.traits, has));
}

// The part of the card's edge that the coin moves along unless a rule says otherwise for a while.
double edge_of(const cw::Scenario& scenario, int coin) {
    const double usual = scenario.type_of(coin).move;
    for (const cw::SpecialRule& rule : scenario.advanced.special)
        if (!rule.left_out && rule.what.move != cw::SpecialWhat::CardEdge::AsItIs && always_holds(rule) &&
            concerns(scenario, rule.who, coin))
            return cw::length_of(rule.what.move, usual);
    return usual;
}

// Names that tell coins of different edges apart, each once: by their type, or else by their side too, or else by
// their ids.
class Movers {
public:
    explicit Movers(const cw::Scenario& scenario) : scenario_(scenario) {
        for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
            const auto coin = static_cast<int>(i);
            if (scenario.coins[i].watching) continue;
            edges_of_type_[title(coin)].insert(edge_of(scenario, coin));
            edges_of_side_[{title(coin), scenario.coins[i].side}].insert(edge_of(scenario, coin));
        }
    }

    Phrase along(double edge) const {
        std::vector<Phrase> names;
        for (std::size_t i = 0; i < scenario_.coins.size(); ++i) {
            const auto coin = static_cast<int>(i);
            if (scenario_.coins[i].watching || edge_of(scenario_, coin) != edge) continue;
            const Phrase name = name_of(coin);
            if (!core::contains(names, words::english(name), words::english)) names.push_back(name);
        }
        return joined(names, rules::comma());
    }

private:
    std::string title(int coin) const { return words::english(cw::title_of(scenario_.type_of(coin))); }
    Phrase name_of(int coin) const {
        const cw::Side side = scenario_.coin(coin).side;
        const Phrase type = cw::title_of(scenario_.type_of(coin));
        if (edges_of_type_.at(title(coin)).size() == 1) return type;
        if (edges_of_side_.at({title(coin), side}).size() == 1)
            return say("{1} ({2})", type, cw::display_name(scenario_, side));
        return say("{1} ({2})", type, plain(scenario_.coin(coin).id));
    }

    const cw::Scenario& scenario_;
    std::map<std::string, std::set<double>> edges_of_type_;
    std::map<std::pair<std::string, cw::Side>, std::set<double>> edges_of_side_;
};

std::vector<Phrase> edges_in_words(const cw::Scenario& scenario) {
    const Movers movers(scenario);
    std::vector<Phrase> lines;
    const auto add = [&](double edge, auto line) {
        if (const Phrase who = movers.along(edge); !who.empty()) lines.push_back(line(who));
    };
    add(measure::kCardLong, [](const Phrase& who) { return say("Long edge, 5 in: {1}", who); });
    add(measure::kCardShort, [](const Phrase& who) { return say("Short edge, 3 in: {1}", who); });
    add(measure::kCardLong / 2, [](const Phrase& who) { return say("Half the long edge, 2.5 in: {1}", who); });
    add(measure::kCardShort / 2, [](const Phrase& who) { return say("Half the short edge, 1.5 in: {1}", who); });
    return lines;
}

bool contradicts(const cw::SpecialRule& rule) {
    const cw::SpecialWhat& what = rule.what;
    const bool moves = what.move != cw::SpecialWhat::CardEdge::AsItIs && !always_holds(rule);
    const bool shoots = what.range != cw::SpecialWhat::CardEdge::AsItIs || what.shots > 0 || what.no_shot;
    return moves || shoots || what.no_move || what.no_attack || what.no_army || what.duty.actions > 0 ||
           what.unanswered || what.survives != cw::SpecialSurvival{};
}

// The special rules that contradict a sentence of this card.
Phrase exceptions(const cw::Scenario& scenario) {
    std::vector<Phrase> names;
    for (const cw::SpecialRule& rule : scenario.advanced.special)
        if (!rule.left_out && contradicts(rule)) names.push_back(known(rule.name));
    return names.empty() ? Phrase() : say("Special rules change some of this: {1}.", joined(names, rules::comma()));
}

std::vector<Phrase> sentences(const cw::Scenario& scenario) {
    std::vector<Phrase> list{
        say("Lay the edge beside the coin and slide the coin along it, at most from one end to the other. It stops "
            "where it touches an enemy coin; it can attack whatever it touches.")};
    for (const cw::AgreedRule& rule : cw::table_rules())
        if (rule.name == words::mark("Range of the card"))
            list.push_back(say("Long Range: {1}", rule.sentence_now(scenario)));
    list.push_back(scenario.options.engage == cw::Engage::MoveThenAttack
                       ? say("A turn has up to ten actions; each coin takes part in at most one, but one that has "
                             "moved may still attack what it touches. Each costs a coin one action, an Army three, or "
                             "two if a coin with Command leads it.")
                       : say("A turn has up to ten actions; each coin takes part in at most one. A coin that moves or "
                             "attacks uses one; an Army uses three, or two if a coin with Command leads it."));
    list.push_back(
        say("An attack takes its target if the Offense is at least the target's Defense. The target strikes "
            "back by the same rule, at the same moment."));
    if (const Phrase more = exceptions(scenario); !more.empty()) list.push_back(more);
    return list;
}

void add_ticks(Card& card) {
    constexpr double kLong = 0.16, kShort = 0.08;
    constexpr Pen kTick{.width = 0.6};
    const auto length = [](int half) { return half % 2 == 0 ? kLong : kShort; };
    for (int half = 1; half < 2 * kCardWide; ++half)
        card.push_back(line({half / 2.0, 0}, {half / 2.0, length(half)}, kTick));
    for (int half = 1; half < 2 * kCardHigh; ++half)
        card.push_back(line({0, half / 2.0}, {length(half), half / 2.0}, kTick));
    for (int inch = 1; inch < kCardWide; ++inch)
        card.push_back(
            Text{{static_cast<double>(inch), kLong + 0.04}, std::to_string(inch), 7, Face::Plain, Align::Middle});
    for (int inch = 1; inch < kCardHigh; ++inch)
        card.push_back(Text{{kLong + 0.04, inch - 0.035}, std::to_string(inch), 7});
}

// The card's text in this size; the last line may lie below the card.
std::vector<Text> written(const Job& job, double size) {
    constexpr double kLeft = 0.5;
    std::vector<Text> lines;
    double y = 2.68;
    const auto print = [&](const Phrase& phrase, double letters, Face face) {
        for (const std::string& text : job.letters.wrap(job.translated(phrase), letters, 4.3, face)) {
            lines.push_back(Text{{kLeft, y}, text, letters, face});
            y -= letters * 1.25 * kPoint;
        }
        y -= 3 * kPoint;
    };
    print(say("What the index card measures"), 11, Face::Bold);
    for (const Phrase& edge : edges_in_words(job.scenario())) print(edge, size, Face::Bold);
    for (const Phrase& text : sentences(job.scenario())) print(text, size, Face::Plain);
    return lines;
}

}  // namespace

Card measuring_card(const Job& job) {
    constexpr double kMinSize = 5.5, kAboveTicks = 0.3;
    Card card;
    add_ticks(card);
    double size = 8;
    std::vector<Text> lines = written(job, size);
    while (lines.back().at.y < kAboveTicks && size > kMinSize) lines = written(job, size -= 0.5);
    card.insert(card.end(), lines.begin(), lines.end());
    return card;
}

}  // namespace print
