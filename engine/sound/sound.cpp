#include "engine/sound/sound.h"

namespace sound {

namespace {

constexpr double kLoudest = 0.94;  // peak; the tones of equal coins at full force add up to more

struct KindOf {
    Kind operator()(const CoinStruck&) const { return Kind::Coins; }
    Kind operator()(const CoinDropped&) const { return Kind::Coins; }
    Kind operator()(const Slid& slide) const {
        return slide.what == Sliding::Card ? Kind::Paper : Kind::Table;
    }
    Kind operator()(CardLaid) const { return Kind::Paper; }
    Kind operator()(CardLifted) const { return Kind::Paper; }
    Kind operator()(PaperTurned) const { return Kind::Paper; }
    Kind operator()(const DieStruck&) const { return Kind::Table; }
    Kind operator()(Pressed) const { return Kind::Panels; }
    Kind operator()(const BattleEnded&) const { return Kind::Coins; }
    Kind operator()(TurnEnded) const { return Kind::Table; }
};

}  // namespace

Kind kind_of(const Sound& sound) { return std::visit(KindOf{}, sound); }

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
