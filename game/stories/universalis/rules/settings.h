#pragma once
// UNI-6, UNI-10, section 3.1: a table's settings, and which of them a Rules Gimmick may change.

#include "game/stories/universalis/rules/ids.h"

namespace rules::universalis {

enum class AftermathPurse { Bonus, BonusThenWealth };
ENUM_NAMES(AftermathPurse, "bonus", "bonus_then_wealth")
enum class TraitReach { Involved, Controlled };
ENUM_NAMES(TraitReach, "involved", "controlled")
enum class ChallengeRefund { Refund, Spent };
ENUM_NAMES(ChallengeRefund, "refund", "spent")
enum class ConsentOf { All, Pools };
ENUM_NAMES(ConsentOf, "all", "pools")

struct Options {
    AftermathPurse aftermath_purse{};
    TraitReach trait_reach{};
    ChallengeRefund challenge_refund{};
    ConsentOf consent{};
    FIELDS(aftermath_purse, trait_reach, challenge_refund, consent)
};

struct Settings {
    int start_coins = 25, refreshment = 5;
    Options options{};
    FIELDS(start_coins, refreshment, options)
};

enum class SettingName { Refreshment, AftermathPurse, TraitReach, ChallengeRefund, Consent };
ENUM_NAMES(SettingName, "refreshment", "aftermath_purse", "trait_reach", "challenge_refund", "consent")
// One change; for an option, 0 is its default and 1 its other value.
struct Setting {
    SettingName name{};
    int value = 0;
    static const rules::Kind& field_kind();
    friend bool operator==(const Setting&, const Setting&) = default;
};

inline void set(Settings& settings, const Setting& change) {
    switch (change.name) {
        case SettingName::Refreshment:
            settings.refreshment = change.value;
            break;
        case SettingName::AftermathPurse:
            settings.options.aftermath_purse = static_cast<AftermathPurse>(change.value);
            break;
        case SettingName::TraitReach:
            settings.options.trait_reach = static_cast<TraitReach>(change.value);
            break;
        case SettingName::ChallengeRefund:
            settings.options.challenge_refund = static_cast<ChallengeRefund>(change.value);
            break;
        case SettingName::Consent:
            settings.options.consent = static_cast<ConsentOf>(change.value);
            break;
    }
}

// The two words of the option that a setting names; empty for the Refreshment.
const Words& values_of(SettingName name);
// Read a Rules Gimmick's setting and a table's options; refuse with bad_setting.
Setting setting_from(const Field& field);
// {"aftermath_purse": "bonus", ...}
Options options_from(const Field& field);

}  // namespace rules::universalis
