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

struct WaveOf {
    core::Random& random;
    Wave operator()(const CoinStruck& strike) const { return ring(strike, random); }
    Wave operator()(const CoinDropped& drop) const { return ring(drop, random); }
    Wave operator()(const Slid& slide) const { return rub(slide, random); }
    Wave operator()(CardLaid card) const { return rub(card, random); }
    Wave operator()(CardLifted card) const { return rub(card, random); }
    Wave operator()(PaperTurned paper) const { return rub(paper, random); }
    Wave operator()(const DieStruck& strike) const { return knock(strike, random); }
    Wave operator()(Pressed press) const { return knock(press, random); }
    Wave operator()(const BattleEnded& end) const { return ring(end, random); }
    Wave operator()(TurnEnded turn) const { return knock(turn, random); }
};

}  // namespace

Kind kind_of(const Sound& sound) { return std::visit(KindOf{}, sound); }

bool is_contact(const Sound& sound) {
    return std::holds_alternative<CoinStruck>(sound) || std::holds_alternative<CoinDropped>(sound) ||
           std::holds_alternative<BattleEnded>(sound) || std::holds_alternative<CardLaid>(sound) ||
           std::holds_alternative<DieStruck>(sound);
}

Wave wave_of(const Sound& sound, core::Random& random) {
    Wave wave = std::visit(WaveOf{random}, sound);
    if (const double loudest = peak(wave); loudest > kLoudest) scale(wave, kLoudest / loudest);
    return wave;
}

}  // namespace sound
