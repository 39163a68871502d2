#include "game/coin_wars/bots/decision_replies.h"

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/deploying.h"
#include "game/coin_wars/rules/army.h"

namespace bots {

namespace {

// A side that is clearly behind accepts a draw.
constexpr double kBehind = 0.8;

// Takes the losses that the rules propose, the cheapest; keeps an Army together if it may.
cw::Command decision(const Match& match) {
    const cw::Decision& due = match.awaiting.front();
    cw::Decide decide{due.side, cw::army_id(due.army), {}, {}};
    if (due.kind == cw::Decision::Kind::Split)
        decide.split = false;
    else
        decide.losses = cw::ids_of(match, due.proposal);
    return decide;
}

cw::Command answer_offer(const Match& match, Side side) {
    const Board board(match);
    return cw::Draw{side, board.worth(side) < kBehind * board.worth(cw::other(side))};
}

}  // namespace

std::optional<cw::Command> answer(const Match& match, Side side, core::Random& random) {
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
            if (match.ending.draw_offered) return answer_offer(match, side);
            return std::nullopt;
        case cw::Phase::Over:
            break;
    }
    return std::nullopt;
}

bool is_asked(const Match& match, Side side) {
    switch (match.phase) {
        case cw::Phase::Agree:
            return !match.agreed[cw::index(side)];
        case cw::Phase::Faces:
        case cw::Phase::Toss:
            return side == cw::Side::Heads;
        case cw::Phase::Order:
            return match.toss_winner == side;
        case cw::Phase::Deploy:
            return match.side == side;
        case cw::Phase::Play:
            if (!match.awaiting.empty()) return match.awaiting.front().side == side;
            if (match.ending.draw_offered) return match.ending.draw_offered != side;
            return match.side == side;
        case cw::Phase::Over:
            return false;
    }
    return false;
}

}  // namespace bots
