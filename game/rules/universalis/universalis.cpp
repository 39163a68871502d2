// The page's table of contents: each section, and the file that holds it.

#include "game/rules/universalis/universalis.h"

// 2.1 Table and coins: doing.h moves them, prices.cpp is the price list of 2.6; 4.3 phases.cpp
#include "game/rules/universalis/checks.h"
// 2.2 Preparation and Tenets
#include "game/rules/universalis/tenets.h"
// 2.3 Bid for the next scene
#include "game/rules/universalis/bidding.h"
// 2.4 Framing, 2.10 Ending a scene, mini-scenes
#include "game/rules/universalis/scenes.h"
// 2.5 Turns
#include "game/rules/universalis/turns.h"
// 2.7 to 2.9 Components, Importance, Masters, Control (rights.h: who may change a card)
#include "game/rules/universalis/cards.h"
#include "game/rules/universalis/importance.h"
#include "game/rules/universalis/traits.h"
// 2.11 Challenges (undoing.h: what they do to an act), 2.12 Fines
#include "game/rules/universalis/challenges.h"
#include "game/rules/universalis/fines.h"
// 2.13 Complications
#include "game/rules/universalis/aftermath.h"
#include "game/rules/universalis/complications.h"
#include "game/rules/universalis/pools.h"
#include "game/rules/universalis/rolling.h"
// 2.14 End of game
#include "game/rules/universalis/matters.h"

namespace rules::universalis {

namespace {

const std::string* written_in(const std::string& text) { return &text; }
const std::string* written_in(const std::optional<std::string>& text) { return text ? &*text : nullptr; }
template <class V>
const std::string* written_in(const V&) {
    return nullptr;
}

// What was written with a command, for the log.
template <class C>
std::string text_of(const C& command) {
    std::string text;
    each_field<C>([&](const auto& member) {
        const std::string* written = written_in(command.*member.at);
        if (written && text.empty() && member.is == Is::Text) text = *written;
    });
    return text;
}

template <class C>
Entry entry_of(Match& match, const C& command) {
    Entry entry{++match.acts, command.seat, match.turn, C::kWord, text_of(command)};
    entry.mechanical = C::kKept == Kept::Done || C::kKept == Kept::DoneForGood;
    entry.challengeable = C::kKept == Kept::Done || C::kKept == Kept::Said;
    return entry;
}

}  // namespace

std::optional<Refusal> Universalis::check(const Match& match, const Command& command) {
    const auto when = [](const auto& each) { return std::decay_t<decltype(each)>::kWhen; };
    if (auto refusal = check_when(match, seat_of(command), std::visit(when, command))) return refusal;
    if (auto refusal = check_known(match, command)) return refusal;
    if (auto refusal = check_written(command)) return refusal;
    const auto own_rules = [&match](const auto& each) -> Check {
        if constexpr (requires { universalis::check(match, each); }) return universalis::check(match, each);
        return std::nullopt;
    };
    if (auto refusal = std::visit(own_rules, command)) return refusal;
    return check_coins(match, command);
}

std::vector<Event> Universalis::apply(Match& match, const Command& command, core::Random& random,
                                      Hand& hand) {
    const auto act = [&](const auto& each) {
        Doing doing{match, {random, hand}, each.seat, entry_of(match, each)};
        universalis::apply(doing, each);
        if constexpr (std::decay_t<decltype(each)>::kKept != Kept::No)
            match.entries.push_back(std::move(doing.entry));
        return std::move(doing.events);
    };
    return std::visit(act, command);
}

bool Universalis::ends_turn(const Match&, const Command& command) {
    return std::holds_alternative<SealBid>(command) || std::holds_alternative<CastVote>(command) ||
           std::holds_alternative<RollDice>(command) || std::holds_alternative<EndTurn>(command) ||
           std::holds_alternative<Interrupt>(command) || std::holds_alternative<EndScene>(command);
}

}  // namespace rules::universalis
