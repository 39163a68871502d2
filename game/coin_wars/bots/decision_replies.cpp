#include "game/coin_wars/bots/decision_replies.h"

#include "game/coin_wars/bots/deploying.h"
#include "game/coin_wars/bots/rollout.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/stalemate.h"

namespace bots {

namespace {

constexpr int kPlayouts = 24;  // before answering an offered draw

// Takes the losses that the rules propose, the cheapest; keeps an Army together if possible. Not advised_losses: the
// goals of battles were made even between computers that answer so (Leuctra would be 98 to 2).
cw::Command decision(const Match& match) {
    const cw::Decision& due = match.awaiting.front();
    cw::Decide decide{due.side, cw::army_id(due.army), {}, {}};
    if (due.kind == cw::Decision::Kind::Split)
        decide.split = false;
    else
        decide.losses = cw::ids_of(match, due.proposal);
    return decide;
}

// Accepts a draw if it is worth more than the score expected without it, or if no coin can fall any more.
cw::Command answer_offer(const Match& match, Side side, core::Random& random, Thinking* thinking) {
    return cw::Draw{side,
                    cw::nothing_can_fall(match) || expected_score(match, side, kPlayouts, random, thinking) < 0.5};
}

}  // namespace

std::optional<cw::Command> answer(const Match& match, Side side, core::Random& random, Thinking* thinking) {
    switch (match.phase) {
        case cw::Phase::Agree:
            return cw::Agree{side};
        case cw::Phase::Faces:
            return cw::Faces{false};
        case cw::Phase::Toss:
            return cw::Toss{};
        case cw::Phase::Order:
            return cw::Order{side};
        case cw::Phase::Deploy:
            return deploying(match, random);
        case cw::Phase::Play:
            if (!match.awaiting.empty()) return decision(match);
            if (match.ending.draw_offered) return answer_offer(match, side, random, thinking);
            return std::nullopt;
        case cw::Phase::Over:
            break;
    }
    return std::nullopt;
}

bool is_asked(const Match& match, Side side) {
    const bool either = match.phase == cw::Phase::Faces || match.phase == cw::Phase::Toss;
    return either ? side == Side::Heads : cw::CoinWars::is_turn_of(match, static_cast<int>(cw::index(side)));
}

}  // namespace bots
