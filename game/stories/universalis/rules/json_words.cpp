#include "game/stories/universalis/rules/json_words.h"

namespace rules::universalis {

const Words& words_of(Phase) {
    static const Words words{"tenets",  "bidding", "framing",   "turn",
                             "consent", "rolling", "aftermath", "ended"};
    return words;
}
const Words& words_of(PauseKind) {
    static const Words words{"none", "talk", "challenge_bid", "fine_answer", "fine_vote", "assent"};
    return words;
}
const Words& words_of(TenetKind) {
    static const Words words{"social_contract", "story_element", "rules_gimmick"};
    return words;
}
const Words& words_of(CardKind) {
    static const Words words{"character", "prop", "place", "other"};
    return words;
}
const Words& words_of(SceneTime) {
    static const Words words{"present", "past", "future"};
    return words;
}
const Words& words_of(SceneStatus) {
    static const Words words{"running", "over", "faded"};
    return words;
}
const Words& words_of(EventFate) {
    static const Words words{"happened", "suspended", "foiled"};
    return words;
}
const Words& words_of(EntryStatus) {
    static const Words words{"stands", "struck", "undone"};
    return words;
}
const Words& words_of(Vote) {
    static const Words words{"accuser", "accused"};
    return words;
}
const Words& words_of(MatterKind) {
    static const Words words{"end_game", "adjust"};
    return words;
}
const Words& words_of(SettingName) {
    static const Words words{"refreshment", "aftermath_purse", "trait_reach", "challenge_refund", "consent"};
    return words;
}
const Words& words_of(AftermathPurse) {
    static const Words words{"bonus", "bonus_then_wealth"};
    return words;
}
const Words& words_of(TraitReach) {
    static const Words words{"involved", "controlled"};
    return words;
}
const Words& words_of(ChallengeRefund) {
    static const Words words{"refund", "spent"};
    return words;
}
const Words& words_of(ConsentOf) {
    static const Words words{"all", "pools"};
    return words;
}
const Words& words_of(LineKind) {
    static const Words words{"tenet",         "bid_hold",      "bid_return",   "bid_pot",   "location",
                             "time_past",     "time_future",   "event",        "introduce", "exit",
                             "create",        "master",        "link",         "trait_add", "trait_remove",
                             "trait_restore", "eliminate",     "reinstate",    "interrupt", "take_over",
                             "obstacle_dice", "buy_dice",      "buy_off_dice", "fade",      "pot_forfeit",
                             "refresh",       "challenge_bid", "fine",         "bonus_win", "bonus_loss",
                             "buy_down_cost", "buy_down_loss", "bonus_keep",   "refund",    "adjust"};
    return words;
}

const Words& values_of(SettingName name) {
    static const Words none;
    switch (name) {
        case SettingName::AftermathPurse:
            return words_of(AftermathPurse{});
        case SettingName::TraitReach:
            return words_of(TraitReach{});
        case SettingName::ChallengeRefund:
            return words_of(ChallengeRefund{});
        case SettingName::Consent:
            return words_of(ConsentOf{});
        case SettingName::Refreshment:
            break;
    }
    return none;
}

std::string word(const Account& account) {
    static const Words kinds{"bank", "wealth", "bid", "pot", "bonus"};
    std::string text = kinds[static_cast<std::size_t>(account.kind)];
    const bool shared = account.kind == Account::Kind::Bank || account.kind == Account::Kind::Pot;
    return shared ? text : text.append(":").append(std::to_string(account.seat));
}

}  // namespace rules::universalis
