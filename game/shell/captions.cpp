#include "game/shell/captions.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace screens {

namespace {

using words::Phrase;
using words::say;

constexpr double kShown = 2.5;  // seconds
constexpr std::size_t kTogether = 3;

struct Namer {
    Phrase operator()(const sound::CoinStruck& strike) const {
        if (strike.on) return say("[Coins touch]");
        if (strike.bed == sound::Bed::Air) return say("[A coin is flicked and rings]");
        return strike.bed == sound::Bed::Wood ? say("[A coin knocks on wood]") : say("[A coin clicks on the cloth]");
    }
    Phrase operator()(const sound::CoinDropped&) const { return say("[A coin drops and rattles]"); }
    Phrase operator()(const sound::Slid& slide) const {
        if (slide.what == sound::Sliding::Card) return say("[A card slides]");
        return slide.what == sound::Sliding::Coins ? say("[Coins slide]") : say("[A coin slides]");
    }
    Phrase operator()(const sound::CardLaid&) const { return say("[A card is laid down]"); }
    Phrase operator()(const sound::CardLifted&) const { return say("[A card is lifted]"); }
    Phrase operator()(const sound::PaperTurned&) const { return say("[Paper turns]"); }
    Phrase operator()(const sound::DieStruck& strike) const {
        return strike.on == sound::DieStruck::On::Wood ? say("[A die knocks on wood]") : say("[A die rolls]");
    }
    Phrase operator()(const sound::Pressed&) const { return {}; }
    Phrase operator()(const sound::TurnEnded&) const { return say("[Knuckles knock: the next turn]"); }
    Phrase operator()(const sound::BattleEnded&) const { return say("[A coin rings out twice: the end]"); }
};

}  // namespace

Phrase caption_of(const sound::Sound& sound) { return std::visit(Namer{}, sound); }

void Captions::hear(const sound::Sound& sound) {
    const Phrase words = caption_of(sound);
    if (words.empty()) return;
    std::erase_if(captions_, [&](const Caption& caption) { return caption.words == words; });
    captions_.push_back({words, kShown});
    if (captions_.size() > kTogether) captions_.erase(captions_.begin());
}

double Captions::wakes() const { return captions_.empty() ? 0 : std::max(0.02, captions_.front().left); }

void Captions::draw(ui::Ui& ui, double seconds) {
    for (Caption& caption : captions_) caption.left -= seconds;
    std::erase_if(captions_, [](const Caption& caption) { return caption.left <= 0; });
    if (captions_.empty()) return;
    std::vector<Phrase> names;
    for (const Caption& caption : captions_) names.push_back(caption.words);
    const Phrase line = words::joined(names, words::plain("  "));
    const double wide = std::min(ui.text_width(line, ui::Type::Body) + 2, ui.width() - ui.px(64));
    const double high = ui.text_height(line, ui::Type::Body, wide);
    const double x = std::round((ui.width() - wide) / 2), y = ui.height() - high - ui.px(18);
    const ui::Rect inner = ui::sized({x, y}, wide, high);
    const ui::Rect plate{inner.x0 - ui.px(14), inner.y0 - ui.px(6), inner.x1 + ui.px(14), inner.y1 + ui.px(6)};
    ui.overlay("captions plate", plate, [&] { ui.paint().fill(plate, ui::palette::kWalnut.faded(0.92), ui.px(5)); });
    ui.overlay("captions", inner, [&] { ui.text(line, {.colour = ui::palette::kCream}); });
}

}  // namespace screens
