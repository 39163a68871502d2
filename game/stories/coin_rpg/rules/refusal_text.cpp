#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

Phrase quoted(const std::string& name) { return plain("\"" + name + "\""); }

Phrase name_of(const Match& match, int seat, Trait trait) {
    if (trait == Trait::Coolness && !match.options.coolness.empty()) return plain(match.options.coolness);
    if (trait == Trait::Miscellaneous && match.seat(seat).character) {
        const std::string own = misc_name(match.character(seat).sheet);
        if (!own.empty()) return plain(own);
    }
    return name_of(trait);
}

Phrase name_of_positives(const Match& match) {
    return match.options.positive.empty() ? say("Positives") : plain(match.options.positive);
}

Phrase name_of_negatives(const Match& match) {
    return match.options.negative.empty() ? say("Negatives") : plain(match.options.negative);
}

Refusal no_name(std::string rule, Phrase why) { return {"bad_name", std::move(rule), std::move(why)}; }

Refusal no_text(std::string rule, const TextBounds& bounds) {
    return {
        "bad_text", std::move(rule),
        say("This text must have {1} to {2} characters.", static_cast<int>(bounds.min), static_cast<int>(bounds.max))};
}

Refusal no_misc_name() { return {"misc_name", "RPG-7", say("Give Miscellaneous its own name.")}; }

Refusal powers_off() { return {"powers_off", "RPG-2", say("Powers are not used at this table.")}; }

Refusal no_link() { return {"power_trait", "RPG-69", say("Choose a Trait to link this Power to.")}; }

Refusal no_power(const Power& power, std::string rule) {
    return {"no_power", std::move(rule), say("You do not have {1} here.", name_of(power))};
}

Refusal no_coin(std::string rule) {
    return {"unknown_coin", std::move(rule), say("Choose one of your coins on the table.")};
}

Refusal finished_already(const Match& match, int seat) {
    return {"already_done", "RPG-14", say("{1} has already finished this.", quoted(match.seat(seat).player))};
}

Refusal no_card_yet() { return {"no_card", "RPG-3", say("Make your Character first.")}; }

Refusal used_up(const Power& power, Used where, std::string rule) {
    const Phrase name = name_of(power);
    const Phrase message = where == Used::InScene       ? say("{1} is used up for this Scene.", name)
                           : where == Used::InAdventure ? say("{1} is used up for this Adventure.", name)
                                                        : say("{1} is used up for this round.", name);
    return {"used_up", std::move(rule), message};
}

}  // namespace rules::coin_rpg
