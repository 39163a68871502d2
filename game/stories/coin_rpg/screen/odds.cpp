#include "game/stories/coin_rpg/screen/odds.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>

#include "engine/core/worker.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/odds.h"

namespace screens::coin_rpg {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kPageWaits{50};
constexpr std::chrono::seconds kMaxCounting{20};  // then omits the Scene's figure

std::string written(const rpg::Command& command) { return rpg::CoinRpg::to_json(command).dump(); }

std::vector<rpg::ContestChances> next_round(const rpg::Match& match, const rpg::Command& command) {
    if (holds_alternative<rpg::AddHelper>(command)) return rpg::chances_with(match, get<rpg::AddHelper>(command));
    const auto* decision = get_if<rpg::DecideAtZero>(&command);
    if (!decision || decision->flamebait_coin) return {};
    rpg::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    rpg::CoinRpg::apply(after, command, random, hand);
    return after.phase == rpg::Phase::OwnToss ? rpg::chances(after) : std::vector<rpg::ContestChances>();
}

bool changes_chances(const rpg::Command& command) {
    return !holds_alternative<rpg::Toss>(command) && !holds_alternative<rpg::CallScene>(command) &&
           !holds_alternative<rpg::Settle>(command);
}

Forecast forecast_of(const rpg::Match& match, const rpg::GoOn& go_on) {
    Forecast forecast;
    rpg::SceneOdds odds(go_on);
    forecast.now = rpg::chances(match);
    forecast.scene = rpg::chance_to_beat(match, odds);
    for (const rpg::Choice& choice : rpg::choices(match, match.current()))
        if (!choice.refusal && changes_chances(choice.command))
            forecast.choices.push_back({written(choice.command), rpg::chance_after(match, choice.command, odds),
                                        next_round(match, choice.command)});
    forecast.counted = true;
    return forecast;
}

bool has_chances(rpg::Phase phase) { return phase >= rpg::Phase::Answer && phase <= rpg::Phase::AtZero; }

std::array<Share, 5> round_shares(const rpg::RoundOdds& odds) {
    using ui::Fill;
    constexpr ui::Colour kBeats{0x2f, 0x6b, 0x4f}, kAhead{0x8f, 0xb8, 0x97}, kTie{0xcd, 0xbf, 0x9b},
        kBehind{0xe2, 0xa5, 0x82}, kZero{0xb8, 0x46, 0x16};
    const auto value = [](const core::Chance& chance) { return chance.value(); };
    return {{{say("beats"), value(odds.beat), {.colour = kBeats}},
             {say("ahead"), value(odds.ahead - odds.beat), {.colour = kAhead}},
             {say("tie"), value(odds.tie), {.colour = kTie}},
             {say("behind"), value(odds.behind - odds.to_zero), {.colour = kBehind}},
             {say("to 0"), value(odds.to_zero), {.colour = kZero, .fill = Fill::Hatched}}}};
}

}  // namespace

// The worker writes `found` and then sets `done`; nobody else reads it before.
struct KnownForecast::Counting {
    Counting(const rpg::Match& match, std::uint64_t hash) : of(hash) {
        worker.start([this, match] {
            found = forecast_of(match,
                                [this, until = Clock::now() + kMaxCounting] { return !stop && Clock::now() < until; });
            done = true;
            return false;
        });
    }
    ~Counting() {
        stop = true;
        worker.join();
    }

    std::uint64_t of;  // the match's hash
    Forecast found{};
    std::atomic<bool> stop = false, done = false;
    core::Worker worker{};
};

const Forecast& KnownForecast::of(const rpg::Match& match) {
    static const Forecast nothing{};
    if (!has_chances(match.phase)) return nothing;
    const std::uint64_t now = rpg::CoinRpg::hash(match);
    if (!running_ || running_->of != now) {
        running_.reset();
        running_ = std::make_shared<Counting>(match, now);
        const auto until = Clock::now() + kPageWaits;
        while (!running_->done && Clock::now() < until) core::wait_for_workers(std::chrono::milliseconds(1));
    }
    return running_->done ? running_->found : nothing;
}

bool KnownForecast::counting() const { return running_ && !running_->done; }

const Forecast::After* Forecast::after(const rpg::Command& command) const {
    const auto found = std::ranges::find(choices, written(command), &After::command);
    return found == choices.end() ? nullptr : &*found;
}

const Forecast& forecast_now(View& view) { return view.forecast.of(view.match()); }

void draw_counting(View& view) {
    if (view.forecast.counting()) draw_note(view.app.ui(), say("The chances are still being worked out."));
}

void draw_round_bar(View& view, const rpg::RoundOdds& odds) { draw_share_bar(view.app.ui(), round_shares(odds)); }

void draw_round_key(View& view, const rpg::RoundOdds& odds, RoundKey key) {
    draw_share_key(view.app.ui(), round_shares(odds), key == RoundKey::Words ? KeyFigures::None : KeyFigures::Percent);
}

}  // namespace screens::coin_rpg
