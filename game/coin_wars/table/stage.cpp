#include "game/coin_wars/table/stage.h"

#include <algorithm>

#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/map_marks.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"

namespace table {

namespace {

constexpr std::size_t kMaxUnheard = 32;  // upper limit if nobody fetches them

// Removes the additions of clips, which last for one frame.
void clear_passing(render::Scene& scene, std::size_t coins) {
    scene.coins.resize(coins);
    scene.cards.clear();
    scene.dots.clear();
    scene.halos.clear();
    scene.lines.clear();
}

bool lies_elsewhere(const render::CoinSprite& a, const render::CoinSprite& b) {
    return distance(a.at, b.at) > 1e-6 || a.face != b.face;
}

}  // namespace

void Stage::set(const cw::Match& match) {
    std::erase_if(fallen_, [&](int coin) { return match.coin(coin).place != cw::Place::Fallen; });
    scenario_ = match.scenario;
    lay(match);
    rest();
}

void Stage::set(const cw::Match& match, std::vector<int> fallen) {
    fallen_ = std::move(fallen);
    set(match);
}

void Stage::lay(const cw::Match& match) {
    resting_ = resting_scene(match, fallen_);
    lies_ = resting_;
    mark_armies(lies_, match, cw::kNoArmy, {});
}

void Stage::rest() {
    for (; moving(); clips_.pop_front()) put_up_until(1);
    std::erase_if(figures_, [&](const Figure& figure) { return !figure.of_dice || resting_.dice.empty(); });
    elapsed_ = 0;
    cue_ = 0;
    scene_ = resting_;
}

void Stage::play(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events,
                 const std::deque<hands::Shown>& shown) {
    hurry();
    lay_there_ = fallen_.size();
    for (const cw::Event& event : events)
        if (const auto* fell = get_if<cw::Fell>(&event)) fallen_.push_back(fell->coin);
    scenario_ = after.scenario;
    lay(after);
    if (scene_.coins.size() != resting_.coins.size() || before.scenario != after.scenario) {
        scene_ = resting_;
        return;
    }
    Play played = play_of(before, events, resting_, shown);
    for (Clip& clip : played.clips) clips_.push_back(std::move(clip));
    resting_.dice = std::move(played.dice);
    scene_.dice.clear();
    figures_.clear();
    due_.cues = together(std::move(due_.cues), std::move(played.cues));
    mark_moving();
}

void Stage::glide(const cw::Match& match) {
    hurry();
    const std::vector<render::CoinSprite> from = scene_.coins;
    set(match);
    lay_there_ = fallen_.size();
    if (from.size() != scene_.coins.size()) return;
    std::vector<int> coins;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (lies_elsewhere(from[i], resting_.coins[i])) coins.push_back(static_cast<int>(i));
    if (coins.empty()) return;
    scene_.coins = from;
    clips_.push_back(glide_clip(coins, from, resting_.coins));
    mark_moving();
}

void Stage::hurry() {
    if (!moving()) return;
    on_end();
    rest();
}

void Stage::step(double seconds, double speed) {
    if (!moving()) return;
    if (speed <= 0) return hurry();
    elapsed_ += seconds * speed;
    for (Figure& figure : figures_) figure.age += seconds * speed;
    clear_passing(scene_, resting_.coins.size());
    while (moving() && elapsed_ >= clips_.front().seconds) {
        clips_.front().show(scene_, 1);
        hear_until(clips_.front().seconds, speed);
        put_up_until(1);
        elapsed_ -= clips_.front().seconds;
        clips_.pop_front();
        cue_ = 0;
        clear_passing(scene_, resting_.coins.size());
    }
    if (!moving()) return rest();
    clips_.front().show(scene_, elapsed_ / clips_.front().seconds);
    hear_until(elapsed_, speed);
    put_up_until(elapsed_ / clips_.front().seconds);
}

void Stage::put_up_until(double moment) {
    std::erase_if(clips_.front().figures, [&](const Figure& figure) {
        if (figure.put_up > moment) return false;
        figures_.push_back(figure);
        return true;
    });
}

double Stage::seconds_left() const {
    double seconds = moving() && !solemn() ? -elapsed_ : 0;
    for (const Clip& clip : clips_) seconds += clip.solemn ? 0 : clip.seconds;
    return std::max(0.0, seconds);
}

std::optional<Narrowed> Stage::light() const {
    if (!moving() || !clips_.front().light) return std::nullopt;
    return clips_.front().light(moment());
}

std::optional<Counted> Stage::counted() const {
    if (!moving() || !clips_.front().counting) return std::nullopt;
    return clips_.front().counting(moment());
}

void Stage::take_up_dice() {
    if (moving() || scene_.dice.empty()) return;
    resting_.dice.clear();
    rest();
}

std::vector<Falling> Stage::falling() const {
    if (!moving() || !clips_.front().falling) return {};
    return clips_.front().falling(moment());
}

std::vector<int> Stage::gone() const {
    if (!moving() || lay_there_ >= fallen_.size()) return {};
    std::vector<int> gone(fallen_.begin() + static_cast<std::ptrdiff_t>(lay_there_), fallen_.end());
    for (std::size_t i = 0; i < clips_.size(); ++i) {
        if (!clips_[i].falling) continue;
        for (const Falling& one : clips_[i].falling(i == 0 ? moment() : 0))
            if (one.gone <= 0) std::erase(gone, one.coin);
    }
    return gone;
}

void Stage::hear_until(double time, double speed) {
    const Cues& cues = clips_.front().cues;
    for (; cue_ < cues.size() && cues[cue_].time <= time; ++cue_) {
        if (due_.cues.size() >= kMaxUnheard) continue;
        due_.cues.push_back(cues[cue_]);
        if (auto* slide = get_if<sound::Slid>(&due_.cues.back().sound)) slide->seconds /= speed;
    }
}

void Stage::on_end() {
    due_.hushed = true;
    std::erase_if(due_.cues, [](const Cue& cue) { return holds_alternative<sound::Slid>(cue.sound); });
    for (std::size_t i = clips_.size(); i-- > 0;) {
        const Cues& cues = clips_[i].cues;
        for (std::size_t k = cues.size(); k-- > (i == 0 ? cue_ : 0);)
            if (sound::is_contact(cues[k].sound)) return due_.cues.push_back(cues[k]);
    }
}

render::Scene Stage::scene_in(const Catalogue& language, const LabelReading& reading) const {
    render::Scene scene = scene_;
    if (scenario_) write_map(scene, *scenario_, lies_, language, reading);
    if (moving())
        for (render::CardSprite& card : scene.cards) {
            print_edges(card, language);
            card.reading = language(clips_.front().reading);
        }
    return scene;
}

DueSounds Stage::take_sounds() { return std::exchange(due_, {}); }

// Marks coins that will move as moving for the whole play, so that the static layer is redrawn only twice.
void Stage::mark_moving() {
    for (const Clip& clip : clips_)
        for (const int coin : clip.coins) scene_.coins[static_cast<std::size_t>(coin)].moving = true;
}

}  // namespace table
