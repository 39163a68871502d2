#include "game/stories/universalis/screen/words.h"

#include <array>

namespace screens::universalis {

Phrase kind_name(uni::LineKind kind) {
    static constexpr std::array kNames{
        mark("Tenet"),          mark("Bid sealed"),    mark("Bid returned"),       mark("Bid to the pot"),
        mark("Place"),          mark("Time, past"),    mark("Time, future"),       mark("Event"),
        mark("Brought in"),     mark("Taken off"),     mark("New card"),           mark("New Master"),
        mark("Link"),           mark("Trait added"),   mark("Trait struck"),       mark("Trait restored"),
        mark("Elimination"),    mark("Reinstated"),    mark("Interrupt"),          mark("Take Over"),
        mark("Obstacle"),       mark("Dice bought"),   mark("Dice bought off"),    mark("Fade to black"),
        mark("Pot lost"),       mark("Refreshment"),   mark("Bid in a Challenge"), mark("Fine paid"),
        mark("Winner's Bonus"), mark("Loser's Bonus"), mark("Buying down"),        mark("Bought down"),
        mark("Bonus kept"),     mark("Refund"),        mark("Adjustment"),         mark("Starting coins")};
    static_assert(kNames.size() == static_cast<std::size_t>(uni::LineKind::Start) + 1);
    return kNames[static_cast<std::size_t>(kind)];
}

Phrase setting_in_words(const uni::Setting& setting) {
    const bool other = setting.value != 0;
    switch (setting.name) {
        case uni::SettingName::Refreshment:
            return say("Refreshment {1}", setting.value);
        case uni::SettingName::AftermathPurse:
            return other ? say("In an Aftermath the purse pays once the Bonus is spent")
                         : say("In an Aftermath only the Bonus pays");
        case uni::SettingName::TraitReach:
            return other ? say("Only your own Components give dice") : say("All involved Components give dice");
        case uni::SettingName::ChallengeRefund:
            return other ? say("Undone acts stay paid for") : say("Undone acts are refunded");
        case uni::SettingName::Consent:
            break;
    }
    return other ? say("Only owners of pools are asked whether to roll") : say("Everybody is asked whether to roll");
}

Phrase purse_in_words(const uni::Match& match, int seat) {
    const int own = match.coins.at(uni::wealth_of(seat)) + match.coins.at(uni::bid_of(seat));
    if (match.phase == uni::Phase::Aftermath)
        return say("{1} Bonus, {2} in the purse", match.coins.at(uni::bonus_of(seat)), match.purse(seat));
    const int pot = match.pot_of(seat);
    return pot > 0 ? say("{1} from the pot + {2}", pot, own) : coins_in_words(own);
}

Phrase act_in_words(const View& view, int act) { return story::act_in_words(view.told().sentences, act); }

namespace {

Phrase awaited_in_pause(const uni::Match& match, const Phrase& who) {
    switch (match.pause()) {
        case uni::PauseKind::Talk:
            return say("{1} and {2} are talking over a Challenge", player_name(match, match.dispute->challenger),
                       player_name(match, match.dispute->challenged));
        case uni::PauseKind::ChallengeBid:
            return say("{1} bids or passes", who);
        case uni::PauseKind::FineAnswer:
            return say("{1} may answer the charge", who);
        case uni::PauseKind::FineVote:
            return say("Waiting for votes: {1}", who);
        case uni::PauseKind::Assent:
        case uni::PauseKind::None:
            break;
    }
    return say("{1} is being asked to agree", who);
}

}  // namespace

Phrase awaited_in_words(const uni::Match& match) {
    const Phrase who = player_names(match, uni::awaited(match));
    if (match.pause() != uni::PauseKind::None) return awaited_in_pause(match, who);
    switch (match.phase) {
        case uni::Phase::Tenets:
            return say("{1} proposes a Tenet or passes", who);
        case uni::Phase::Bidding:
            return say("Waiting for sealed bids: {1}", who);
        case uni::Phase::Framing:
            return say("{1} frames the scene", who);
        case uni::Phase::Turn:
            return say("It is {1}'s turn", who);
        case uni::Phase::Consent:
            return say("{1} is being asked whether to roll", who);
        case uni::Phase::Rolling:
            return say("{1} rolls the dice", who);
        case uni::Phase::Aftermath:
            return say("{1} tells what came of it", who);
        case uni::Phase::Ended:
            break;
    }
    return say("The story is over");
}

}  // namespace screens::universalis
