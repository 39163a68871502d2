#include "game/coin_wars/lab/contest.h"

#include "engine/core/hash.h"

namespace lab {

using rules::plain;
using rules::say;

core::Result<Player, words::Phrase> player_of(const std::string& level, std::int64_t work) {
    if (bots::find_level(level)) return Player{level, work, {}};
    std::string known;
    for (const bots::Level& each : bots::levels()) known.append(known.empty() ? "" : ", ").append(each.key);
    return core::failure(say("There is no computer player called {1}; choose from {2}.", plain(level), plain(known)));
}

std::unique_ptr<bots::Bot> make_bot(const Player& player) {
    if (player.make) return player.make();
    return bots::find_level(player.bot)->make({player.work, 1, bots::temper_of(player.bot)});
}

Player at_attack(Player player) {
    if (const bots::Level* level = bots::find_level(player.bot); level && player.bot == level->key)
        player.bot = bots::name_of(*level, bots::Temper::Press);
    return player;
}

std::uint64_t fingerprint(const Contest& contest) {
    core::Hash hash;
    hash.add(std::string_view("lab/1")).add(static_cast<int>(contest.meetings.size()));
    for (const Meeting& meeting : contest.meetings) {
        hash.add(meeting.fixed_sides);
        if (meeting.attacker) hash.add(*meeting.attacker);
        for (const auto& scenario : meeting.laid) hash.add(cw::hash_of(*scenario));
    }
    for (const Player& player : contest.players)
        hash.add(std::string_view(player.bot)).add(static_cast<std::uint64_t>(player.work));
    hash.add(contest.hand != nullptr);
    hash.add(contest.swap).add(contest.seed).add(contest.jitter).add(contest.max_turns);
    return hash.value();
}

}  // namespace lab
