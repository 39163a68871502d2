// The rule page's table of contents: each section, and the file that holds it.
//
//     2.1         Table and coins                           seats.cpp (command_context.h moves the coins)
//     2.2         Preparation and Tenets                    tenets.cpp
//     2.3, 2.4    Bid for the next scene, framing           scenes.cpp
//     2.5         Turns                                     turns.cpp
//     2.6         The price list                            checks_prices.cpp
//     2.7 to 2.9  Components, Importance, Masters, Control  components.cpp, traits.cpp
//     2.10        Ending a scene, mini-scenes               scenes.cpp
//     2.11        Challenges and their effect on an act     challenges.cpp
//     2.12, 2.14  Fines, end of game                        table_votes.cpp
//     2.13        Complications                             complications.cpp, rolling.cpp
//     4.3         When a command is legal                   checks_phases.cpp

#include "game/stories/universalis/rules/universalis.h"

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

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

// The text of a command, for the log.
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
    if (auto refusal = check_terms(match, command)) return refusal;
    if (auto refusal = check_known(match, command)) return refusal;
    if (auto refusal = check_written(command)) return refusal;
    const auto own_rule = [&match](const auto& each) { return check_rule(match, each); };
    if (auto refusal = visit(own_rule, command)) return refusal;
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
    return visit(act, command);
}

bool Universalis::undo_needs_consent(const Match&, const Command& command) {
    return holds_alternative<SealBid>(command) || holds_alternative<CastVote>(command) ||
           holds_alternative<RollDice>(command) || holds_alternative<EndTurn>(command) ||
           holds_alternative<Interrupt>(command) || holds_alternative<EndScene>(command);
}

// UNI-5: bids and votes, until all are in.
bool Universalis::is_sealed(const Match& match, const Command& command, bool) {
    const PauseKind pause = match.pause();
    if (holds_alternative<CastVote>(command)) return pause == PauseKind::FineVote;
    return holds_alternative<SealBid>(command) && match.phase == Phase::Bidding && pause == PauseKind::None;
}

std::vector<int> Universalis::seats_to_commit(const Match& match, const std::vector<int>& sealed, bool) {
    const bool bids = match.phase == Phase::Bidding && match.pause() == PauseKind::None;
    if (!bids && match.pause() != PauseKind::FineVote) return {};
    std::vector<int> due = awaited(match);
    std::erase_if(due, [&](int seat) { return std::ranges::find(sealed, seat) != sealed.end(); });
    return due;
}

}  // namespace rules::universalis
