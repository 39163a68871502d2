#include "game/coin_wars/lab/median_battle.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "game/coin_wars/lab/fight_loop.h"
#include "game/kit/session/game_session.h"

namespace lab {

namespace {

using rules::Json;

std::optional<Note> middle_of(std::vector<Note> notes) {
    if (notes.empty()) return std::nullopt;
    std::ranges::sort(notes, {},
                      [](const Note& note) { return std::tuple(note.balance, note.turns, note.pair, note.battle); });
    return notes[(notes.size() - 1) / 2];
}

Json about(const Contest& contest, int pair, int battle) {
    const Casting cast = casting(contest, pair, battle);
    Json players = Json::array(), bots = Json::array();
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        players.push_back(side == cast.a ? contest.a : contest.b);
        bots.push_back(contest.players[static_cast<std::size_t>(cast.player[cw::index(side)])].bot);
    }
    return {{"players", players},
            {"lab", {{"bots", bots}, {"seed", contest.seed}, {"pair", pair}, {"battle", battle}}}};
}

}  // namespace

std::optional<Note> median_battle(std::span<const Note> notes, Result result) {
    std::vector<Note> those;
    std::ranges::copy_if(notes, std::back_inserter(those),
                         [result](const Note& note) { return note.result == result; });
    return middle_of(std::move(those));
}

Result commonest(std::span<const Note> notes) {
    std::array<int, 3> count{};
    for (const Note& note : notes) ++count[static_cast<std::size_t>(note.result)];
    return static_cast<Result>(std::ranges::max_element(count) - count.begin());
}

std::optional<Note> median_battle(std::span<const Note> notes) { return median_battle(notes, commonest(notes)); }

std::optional<FightReplay> refight(const Contest& contest, int pair, int battle, Control* control) {
    rules::GameSession<cw::CoinWars> session(start_of(contest, pair, battle),
                                             chance(contest, pair, battle, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    std::vector<cw::Event> events;
    auto fought = fight_on(
        contest, pair, battle, control, [&]() -> const cw::Match& { return session.match(); },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            auto done = session.submit(command, *hand);
            if (!done) return nullptr;
            events = std::move(*done);
            return &events;
        });
    if (!fought) return std::nullopt;
    if (fought->end == End::Forfeit) {
        const cw::Side a = casting(contest, pair, battle).a;
        if (!session.submit(cw::Concede{fought->result == Result::B ? a : cw::other(a)}, *hand)) return std::nullopt;
    }
    FightReplay result{std::move(*fought), session.record()};
    result.record.about = about(contest, pair, battle);
    return result;
}

std::optional<rules::Record> replay_of(const Contest& contest, int pair, int battle, Control* control) {
    auto refought = refight(contest, pair, battle, control);
    if (!refought) return std::nullopt;
    return std::move(refought->record);
}

}  // namespace lab
