#include "game/stories/coin_rpg/screen/odds.h"

#include <array>

#include "game/kit/recorded_hand.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/odds.h"

namespace screens::coin_rpg {

namespace {

std::vector<rpg::ContestChances> round_after(const rpg::Match& match, const rpg::DecideAtZero& decision) {
    rpg::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    rpg::CoinRpg::apply(after, decision, random, hand);
    return after.phase == rpg::Phase::OwnToss ? rpg::chances(after) : std::vector<rpg::ContestChances>();
}

Forecast outlook_of(const rpg::Match& match) {
    Forecast forecast;
    if (!rpg::in_scene(match.phase)) return forecast;
    forecast.now = rpg::chances(match);
    for (const rpg::Choice& choice : rpg::choices(match, match.current())) {
        if (choice.refusal) continue;
        if (const auto* help = std::get_if<rpg::AddHelper>(&choice.command))
            forecast.helped.push_back({*help, rpg::chances_with(match, *help)});
        const auto* decide = std::get_if<rpg::DecideAtZero>(&choice.command);
        if (decide && !decide->flamebait_coin)
            forecast.decided.push_back(
                {decide->choice, rpg::chance_after(match, *decide), round_after(match, *decide)});
    }
    return forecast;
}

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

const Forecast& forecast_now(View& view) {
    const std::uint64_t now = rpg::CoinRpg::hash(view.match());
    if (!view.forecast.now || view.forecast.of != now) {
        view.forecast.now = outlook_of(view.match());
        view.forecast.of = now;
    }
    return *view.forecast.now;
}

void draw_round_bar(View& view, const rpg::RoundOdds& odds) { draw_share_bar(view.app.ui(), round_shares(odds)); }

void draw_round_key(View& view, const rpg::RoundOdds& odds, RoundKey key) {
    draw_share_key(view.app.ui(), round_shares(odds), key == RoundKey::Words ? KeyFigures::None : KeyFigures::Percent);
}

}  // namespace screens::coin_rpg
