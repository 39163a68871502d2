#include "game/coin_wars/rules/refusal_text.h"

#include <cmath>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/display_names.h"

namespace rules::coin_wars {

namespace {

constexpr double kFar = 1e9;           // inches; larger numbers mean nothing to a reader
constexpr double kCentimetres = 2.54;  // in an inch
constexpr double kHundredths = 100, kHair = 1e-6;

Phrase centimetres(double inches) { return figure(inches * kCentimetres, 1); }

}  // namespace

Phrase name_of(const Scenario& scenario, int coin) {
    if (const Phrase name = own_name(scenario, coin); !name.empty()) return name;
    // Translators: a coin's type and its id: "Quarter h1".
    return say("{1} {2}", display_name(scenario, coin), plain(scenario.coin(coin).id));
}

Phrase name_of(const Match& match, int coin) { return name_of(*match.scenario, coin); }

Phrase name_of_army(const Match& match, int army) {
    const Army* found = army_of(match, army);
    if (found && found->commander != kNoCoin && !own_name(*match.scenario, found->commander).empty())
        return army_alone(match, army);
    // Translators: what an Army is called and its id: "Quarter's Army a1".
    return say("{1} {2}", army_alone(match, army), plain(army_id(army)));
}

Phrase name_of(const Scenario& scenario, Side side) { return display_name(scenario, side); }

Phrase name_of(const Match& match, Side side) { return name_of(*match.scenario, side); }

Phrase and_more(const Phrase& first, std::size_t others) {
    return others > 0 ? say("{1} and {2} more", first, static_cast<int>(others)) : first;
}

Phrase inches(double length) {
    // Translators: in place of a measure that is too large to be told: "far too far".
    if (length > kFar) return say("far");
    // Translators: a length in inches.
    return say("{1} in", figure(length, length < 0.005 ? 3 : 2));
}

Phrase inches_and_cm(double length, int decimals) {
    const Phrase cm = centimetres(length);
    if (length > kFar || cm == figure(0, 1)) return inches(length);
    // Translators: {2} is the same length in centimetres, which English leaves out: "3,75 Zoll (9,5 cm)".
    Phrase both(words::mark_in("with centimetres", "{1} in"));
    both.parts = {figure(length, decimals), cm};
    return both;
}

Phrase inches_and_cm_of(double length, double max) {
    // Translators: {3} is {1} in centimetres, which English leaves out: "3,20 Zoll (8,1 cm) von 3,75".
    Phrase both(words::mark_in("with centimetres", "{1} of {2} in"));
    both.parts = {figure(length, 2), figure(max, 2), centimetres(length)};
    return both;
}

double shown_reach(double reach) {
    return reach > kFar ? reach : std::floor(reach * kHundredths + kHair) / kHundredths;
}

Phrase inches_down(double bound) { return inches(shown_reach(bound)); }

Phrase inches_up(double excess) { return inches_and_cm(std::ceil(excess * kHundredths - kHair) / kHundredths); }

Refusal refuse(std::string code, std::string rule, Phrase message, std::optional<double> by,
               std::vector<std::string> coins) {
    return {std::move(code), std::move(rule), std::move(message), by, std::nullopt, std::move(coins)};
}

}  // namespace rules::coin_wars
