#include "game/remote/game.h"

#include <algorithm>

namespace remote {

Game::Back Game::may_go_back(std::size_t count, int seat) const {
    if (count >= steps()) return Back::Never;
    Back result = Back::Freely;
    for (std::size_t i = count; i < steps(); ++i) result = std::max(result, may_undo(i, seat));
    return result;
}

core::Result<std::unique_ptr<Proposal>, rules::Refusal> proposed(Game& game, const Json& command) {
    auto proposal = game.propose(command);
    if (!proposal) return proposal;
    if (auto refusal = (*proposal)->check()) return core::failure(std::move(*refusal));
    if ((*proposal)->reports_throw())
        return core::failure(rules::Refusal{"told", "R-30",
                                            words::say("With two screens, nobody else can see your real coins, cards "
                                                       "or dice, so the program throws and draws for you.")});
    if ((*proposal)->as_written() != command)
        return core::failure(rules::Refusal{"bad_argument", "", words::plain("not as records write it")});
    return proposal;
}

bool sets_up_unseen(const Json& about) {
    const auto hidden = about.find("hidden");
    return hidden != about.end() && *hidden == true;
}

}  // namespace remote
