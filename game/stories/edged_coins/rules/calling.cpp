// Calling and throwing a toss (EC-1, EC-2, EC-8, R-21, R-26).

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/conclusion.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/opposing.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/rules/rounds.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

// section 7, each affected character is somebody else, named once, and not out.
Check check_affected_up(const Match& match, const CallToss& command) {
    for (const std::string& id : command.affects)
        if (auto refusal = check_up(match, id)) return refusal;
    return std::nullopt;
}

Check check_limit(const CallToss& command) {
    if (!command.limit) return std::nullopt;
    return check_range("EC-8", say("The limit on explosions"), *command.limit, 0, limits::kExplosions);
}

Check check_affected_differ(const Match& match, const CallToss& command) {
    Ids named{command.owner};
    for (const std::string& id : command.affects) {
        if (std::ranges::find(named, id) != named.end())
            return refuse("duplicate", "R-21",
                          say("\"{1}\" is listed twice among those affected, or is the one making the toss.",
                              plain(match.character(id).name())));
        named.push_back(id);
    }
    return std::nullopt;
}

std::string tossed(const Throws& throws, int count) {
    std::string faces;
    for (int i = 0; i < count; ++i) faces += throws.toss() == Face::Heads ? 'H' : 'T';
    return faces;
}

}  // namespace

Check check(const Match& match, const CallToss& command) {
    if (auto refusal = check_up(match, command.owner)) return refusal;
    if (auto refusal = check_affected_up(match, command)) return refusal;
    if (auto refusal = check_opposers_up(match, command.opposers)) return refusal;
    if (auto refusal = check_limit(command)) return refusal;
    if (auto refusal = check_trait(match, command.owner, command.kind, command.name)) return refusal;
    if (command.uses_action)
        if (auto refusal = check_action(match, command.owner)) return refusal;
    if (command.limit && !command.explosive)
        return refuse("not_explosive", "EC-8", say("Only an explosive toss has a limit on explosions."));
    if (auto refusal = check_affected_differ(match, command)) return refusal;
    return check_opposers_differ(match, command.owner, command.opposers);
}

Events apply(Match& match, const CallToss& command) {
    if (command.uses_action) spend_action(match, command.owner);
    Call call;
    call.main = trait_toss(match, command.owner, command.kind, command.name, command.difficulty);
    call.main.affected = command.affects;
    call.main.explosive = command.explosive;
    call.main.limit = command.limit;
    call.opposers = command.opposers;
    match.call = std::move(call);
    Events events{TossCalled{command}};
    append(events, ask_opposers(match));
    return events;
}

Check check(const Match& match, const ThrowCoins& command) {
    if (!command.faces) return std::nullopt;
    const int due = row_of(row_due(match)).coins, told = static_cast<int>(command.faces->size());
    if (told != due)
        return refuse("wrong_coin_count", "EC-2",
                      say_many(due, "{1} coin is to be thrown now, but {2} faces were entered.",
                               "{1} coins are to be thrown now, but {2} faces were entered.", told));
    if (command.faces->find_first_not_of("HT") == std::string::npos) return std::nullopt;
    return refuse("bad_face", "R-26",
                  say("A face is H or T: {1} contains something else. A coin on its edge is thrown again.",
                      plain(excerpt(*command.faces))));
}

Events apply(Match& match, const Throws& throws, const ThrowCoins& command) {
    Toss& toss = *match.toss;
    toss.next_row = row_due(match);
    if (!toss.fixed_rank) toss.fixed_rank = toss.next_row;
    const Row& row = row_of(toss.next_row);
    const bool second = !toss.throws.empty();
    Events events{CoinsThrown{toss.kind, toss.owner, toss.next_row, row.coins, second}};
    const std::string faces = command.faces ? std::string(*command.faces) : tossed(throws, row.coins);
    const int heads = static_cast<int>(std::ranges::count(faces, 'H'));
    toss.throws.push_back({toss.next_row, faces, heads});
    toss.success = heads >= row.heads;
    events.push_back(FacesRead{faces, heads, row.heads, second});
    const auto next = follows(toss.next_row, match.options.rank_six);
    if (!toss.success && next) {
        toss.next_row = *next;
        match.phase = Phase::Air;
        return events;
    }
    events.push_back(TossResult{toss.success});
    append(events, toss.kind == TossKind::Burn ? conclude(match) : open_window(match));
    return events;
}

}  // namespace rules::edged_coins
