#include "game/stories/universalis/universalis_words.h"

#include <array>

#include "game/kit/phrases.h"

namespace story {

using words::joined;
using words::mark;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

Phrase player_name(const uni::Match& match, int seat) { return plain(match.players[static_cast<std::size_t>(seat)]); }

Phrase player_names(const uni::Match& match, const std::vector<int>& seats) {
    std::vector<Phrase> names;
    for (const int seat : seats) names.push_back(player_name(match, seat));
    return joined(names, rules::comma());
}

Phrase card_in_words(const uni::Match& match, int card) {
    const uni::Card* found = match.find(card);
    return found ? plain(found->name) : plain("–");
}

Phrase coins_in_words(int count) { return say_many(count, "{1} coin", "{1} coins"); }
Phrase dice_in_words(int count) { return say_many(count, "{1} die", "{1} dice"); }

Phrase kind_name(uni::CardKind kind) {
    constexpr std::array kNames{mark("Character"), mark("Prop"), mark("Place"), mark("Other")};
    static_assert(kNames.size() == static_cast<std::size_t>(uni::CardKind::Other) + 1);
    return kNames[static_cast<std::size_t>(kind)];
}

Phrase kind_name(const uni::Card& card) { return card.master ? say("Master") : kind_name(card.kind); }

Phrase kind_name(uni::TenetKind kind) {
    constexpr std::array kNames{mark("Social Contract"), mark("Story Element"), mark("Rules Gimmick")};
    static_assert(kNames.size() == static_cast<std::size_t>(uni::TenetKind::RulesGimmick) + 1);
    return kNames[static_cast<std::size_t>(kind)];
}

Phrase trait_in_words(const uni::Trait& trait) {
    return trait.link_to ? say("linked to {1}", plain(trait.text)) : plain(trait.text);
}

Phrase time_in_words(uni::SceneTime time) {
    switch (time) {
        case uni::SceneTime::Past:
            return say("in the past");
        case uni::SceneTime::Future:
            return say("in the future");
        case uni::SceneTime::Present:
            break;
    }
    return say("in the present");
}

Phrase pool_name(const uni::Match& match, uni::PoolId pool) {
    return pool.is_complication() ? say("Complication Pool") : say("{1}'s Pool", player_name(match, pool.seat));
}

Phrase account_name(const uni::Match& match, uni::Account account) {
    switch (account.kind) {
        case uni::Account::Kind::Bank:
            return say("bank");
        case uni::Account::Kind::Pot:
            return say("pot");
        case uni::Account::Kind::Bid:
            return say("{1}'s bid", player_name(match, account.seat));
        case uni::Account::Kind::Bonus:
            return say("{1}'s Bonus", player_name(match, account.seat));
        case uni::Account::Kind::Wealth:
            break;
    }
    return player_name(match, account.seat);
}

}  // namespace story
