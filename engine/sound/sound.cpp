#include "engine/sound/sound.h"

namespace sound {

namespace {

constexpr double kLoudest = 0.94;  // peak; the tones of equal coins at full force add up to more

struct GroupOf {
    Group operator()(const CoinStruck&) const { return Group::Coins; }
    Group operator()(const CoinDropped&) const { return Group::Coins; }
    Group operator()(const Slid& slide) const { return slide.what == Sliding::Card ? Group::Paper : Group::Table; }
    Group operator()(CardLaid) const { return Group::Paper; }
    Group operator()(CardLifted) const { return Group::Paper; }
    Group operator()(PaperTurned) const { return Group::Paper; }
    Group operator()(const DieStruck&) const { return Group::Table; }
    Group operator()(Pressed) const { return Group::Panels; }
    Group operator()(const BattleEnded&) const { return Group::Coins; }
    Group operator()(TurnEnded) const { return Group::Table; }
};

}  // namespace

Group group_of(const Sound& sound) { return std::visit(GroupOf{}, sound); }

bool is_contact(const Sound& sound) {
    return std::holds_alternative<CoinStruck>(sound) || std::holds_alternative<CoinDropped>(sound) ||
           std::holds_alternative<BattleEnded>(sound) || std::holds_alternative<CardLaid>(sound) ||
           std::holds_alternative<DieStruck>(sound);
}

Wave wave_of(const Sound& sound, core::Random& random) {
    const auto synthesised = [&random](const auto& each) {
        if constexpr (requires { ring(each, random); })
            return ring(each, random);
        else if constexpr (requires { rub(each, random); })
            return rub(each, random);
        else
            return knock(each, random);
    };
    Wave wave = std::visit(synthesised, sound);
    if (const double loudest = peak(wave); loudest > kLoudest) scale(wave, kLoudest / loudest);
    return wave;
}

}  // namespace sound
