// The page's table of contents: each section, and the file that holds it.

#include "game/stories/universalis/rules/universalis.h"

// 2.1 Table and coins: command_context.h moves them, checks_prices.cpp is the price list of 2.6; 4.3
// checks_phases.cpp
#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/seats.h"
// 2.2 Preparation and Tenets
#include "game/stories/universalis/rules/tenets.h"
// 2.3 Bid for the next scene, 2.4 Framing, 2.10 Ending a scene, mini-scenes
#include "game/stories/universalis/rules/scenes.h"
// 2.5 Turns
#include "game/stories/universalis/rules/turns.h"
// 2.7 to 2.9 Components, Importance, Masters, Control
#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/traits.h"
// 2.11 Challenges and what they do to an act
#include "game/stories/universalis/rules/challenges.h"
// 2.13 Complications
#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/rolling.h"
// 2.12 Fines, 2.14 End of game
#include "game/stories/universalis/rules/table_votes.h"

namespace rules::universalis {

namespace {

template <TextBounds kBounds>
const std::string* written_in(const Text<kBounds>& text) {
    return &text;
}
template <TextBounds kBounds>
const std::string* written_in(const std::optional<Text<kBounds>>& text) {
    return text ? &*text : nullptr;
}
template <class V>
const std::string* written_in(const V&) {
    return nullptr;
}

// What was written with a command, for the log.
template <class C>
std::string text_of(const C& command) {
    return command.visit_fields([](const auto&... field) {
        std::string text;
        for (const std::string* each : {written_in(value_of(field))...})
            if (each && text.empty()) text = *each;
        return text;
    });
}

template <class C>
Entry entry_of(Match& match, const C& command) {
    Entry entry{++match.numbers.acts, command.seat, match.turn, C::kWord, text_of(command)};
    entry.mechanical = C::kTerms.kept == Kept::Done || C::kTerms.kept == Kept::DoneForGood;
    entry.challengeable = C::kTerms.kept == Kept::Done || C::kTerms.kept == Kept::Said;
    return entry;
}

}  // namespace

std::optional<Refusal> Universalis::check(const Match& match, const Command& command) {
    const auto when = [](const auto& each) { return std::decay_t<decltype(each)>::kTerms.when; };
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

std::vector<Event> Universalis::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const auto act = [&](const auto& each) {
        CommandContext context{match, {random, hand}, each.seat, entry_of(match, each)};
        universalis::apply(context, each);
        if constexpr (std::decay_t<decltype(each)>::kTerms.kept != Kept::No)
            match.entries.push_back(std::move(context.entry));
        return std::move(context.events);
    };
    return std::visit(act, command);
}

bool Universalis::undo_needs_both(const Match&, const Command& command) {
    return std::holds_alternative<SealBid>(command) || std::holds_alternative<CastVote>(command) ||
           std::holds_alternative<RollDice>(command) || std::holds_alternative<EndTurn>(command) ||
           std::holds_alternative<Interrupt>(command) || std::holds_alternative<EndScene>(command);
}

}  // namespace rules::universalis
