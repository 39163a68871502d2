#pragma once
// The contract of every rule system, tested by random play: a refusal leaves the state unchanged, a game
// written and read again is the same game, undo leads back to the start and redo to the end. A failing run
// prints its seed and the command.
//
//   kit::hold_contract<CoinWars>(start, seed, propose, kit::Limits{});
//
// `propose(match, random)` returns any command, legal or not; the kit sorts them out. The game has ended when
// many in a row are refused.

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include "game/kit/session/game_session.h"
#include "game/kit/session/json_session_of.h"
#include "game/systems/systems.h"

namespace kit {

// Tosses and rolls from the given source, as every hand must.
class FairHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override {
        return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
    }
    int roll(int sides, core::Random& random) override {
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    }
};

struct Limits {
    int commands = 400;          // accepted ones
    int refused_in_a_row = 400;  // then the game counts as over
    int save_every = 25;         // commands between two saves
};

inline std::string named(std::uint64_t seed, std::size_t step, const rules::Json& command) {
    return "seed " + std::to_string(seed) + ", command " + std::to_string(step) + ": " + command.dump();
}

// Checks that the refused command changed nothing, and that the refusal has a reason.
template <rules::System S>
void expect_refused(rules::GameSession<S>& session, const typename S::Command& command, const rules::Refusal& refusal,
                    std::uint64_t seed) {
    const auto before = session.match();
    const std::size_t steps = session.steps().size();
    FairHand hand;
    const auto events = session.submit(command, hand);
    const std::string where = named(seed, steps, S::to_json(command));
    REQUIRE_MESSAGE(!events, where << " was refused by check and accepted by submit");
    CHECK_MESSAGE(events.error().code == refusal.code, where);
    CHECK_MESSAGE(!refusal.message.empty(), where << ": refused without a sentence");
    CHECK_MESSAGE(session.match() == before, where << ": a refused command changed the match");
    CHECK_MESSAGE(session.steps().size() == steps, where << ": a refused command was recorded");
}

// Checks that the command in the protocol's form means the same.
template <rules::System S>
void expect_spoken(const typename S::Match& match, const typename S::Command& command, const std::string& where) {
    const rules::Json json = S::to_json(command);
    const auto again = S::command_from(json);
    REQUIRE_MESSAGE(again, where << " is not understood: " << words::english(again.error().message));
    CHECK_MESSAGE(S::to_json(*again) == json, where);
    CHECK_MESSAGE(S::check(match, *again).has_value() == S::check(match, command).has_value(), where);
}

// Checks that the protocol's queries about the command, legal or not, are answered or refused in a sentence.
template <rules::System S>
void expect_asked(const typename S::Match& match, const typename S::Command& command, const std::string& where) {
    if constexpr (requires { S::ask(match, rules::Json()); }) {
        rules::Json odds = S::to_json(command), legal{{"cmd", "legal"}};
        odds["cmd"] = "odds";
        for (const char* who : {"coin", "army", "seat"})
            if (odds.contains(who)) legal[who] = odds[who];
        for (const rules::Json& question : {odds, legal})
            if (const auto answer = S::ask(match, question); answer && !*answer)
                CHECK_MESSAGE(!answer->error().message.empty(), where << ": " << question.dump() << " has no answer");
    }
}

// Writes the game, reads the text and plays it again: it must end the same.
template <rules::System S>
void expect_saved(const rules::GameSession<S>& session, std::uint64_t seed) {
    const rules::Record record = session.record();
    const auto read = rules::record_from_json(rules::Json::parse(rules::to_json(record).dump()));
    REQUIRE_MESSAGE(read, "seed " << seed << ": " << words::english(read.error().message));
    CHECK(*read == record);
    const auto played = rules::replay(*read);
    REQUIRE_MESSAGE(played, named(seed, played.error().step, record.steps[played.error().step].command)
                                << " does not replay: " << words::english(played.error().refusal.message));
    CHECK_MESSAGE((*played)->hash() == core::to_hex(S::hash(session.match())), "seed " << seed);
    CHECK_MESSAGE((*played)->record() == record, "seed " << seed);
}

// Undoes as far as throws allow, then redoes: every state on the way must be the same as before.
template <rules::System S>
void expect_undone_and_redone(rules::GameSession<S>& session, std::uint64_t seed) {
    const auto end = session.match();
    const std::size_t commands = session.steps().size();
    while (!session.steps().empty()) {
        const auto before = session.steps().back().before;
        const auto command = session.steps().back().command;
        const bool thrown = session.steps().back().thrown();
        const std::string where = named(seed, session.steps().size() - 1, S::to_json(command));
        const auto refusal = session.undo(true);
        if (thrown) {
            REQUIRE_MESSAGE(refusal, where << ": a throw was undone");
            CHECK_MESSAGE(refusal->code == "undo_thrown", where);
            break;
        }
        REQUIRE_MESSAGE(!refusal, where << ": " << words::english(refusal->message));
        CHECK_MESSAGE(session.match() == before, where << ": undo leads to another state");
    }
    while (!session.undone().empty()) {
        const std::size_t step = session.steps().size();
        const rules::Json command = S::to_json(session.undone().back().command);
        const auto refusal = session.redo();
        REQUIRE_MESSAGE(!refusal, named(seed, step, command) << ": " << words::english(refusal->message));
    }
    CHECK_MESSAGE(session.steps().size() == commands, "seed " << seed);
    CHECK_MESSAGE(session.match() == end, "seed " << seed << ": redo leads to another end");
    CHECK_MESSAGE(S::hash(session.match()) == S::hash(end), "seed " << seed);
}

// Repeats the same commands with the same seed: the same events and states must follow.
template <rules::System S>
void expect_repeatable(const typename S::Match& start, const rules::GameSession<S>& session, std::uint64_t seed) {
    rules::GameSession<S> again(start, seed);
    FairHand hand;
    for (std::size_t i = 0; i < session.steps().size(); ++i) {
        const auto& step = session.steps()[i];
        const auto events = again.submit(step.command, hand);
        const std::string where = named(seed, i, S::to_json(step.command));
        REQUIRE_MESSAGE(events, where << " is refused the second time");
        const auto& after = i + 1 < session.steps().size() ? session.steps()[i + 1].before : session.match();
        REQUIRE_MESSAGE(S::hash(again.match()) == S::hash(after), where << " leads to another state the second time");
    }
}

template <rules::System S, class Propose>
void hold_contract(const typename S::Match& start, std::uint64_t seed, Propose propose, const Limits& limits) {
    rules::GameSession<S> session(start, seed);
    core::Random random(seed);
    FairHand hand;
    for (int refused = 0;
         refused < limits.refused_in_a_row && session.steps().size() < static_cast<std::size_t>(limits.commands);) {
        const typename S::Command command = propose(session.match(), random);
        const std::string where = named(seed, session.steps().size(), S::to_json(command));
        if (refused < 3) expect_spoken<S>(session.match(), command, where);
        if (refused < 10) expect_asked<S>(session.match(), command, where);
        if (const auto refusal = S::check(session.match(), command)) {
            if (refused++ < 10) expect_refused(session, command, *refusal, seed);
            continue;
        }
        refused = 0;
        const auto events = session.submit(command, hand);
        REQUIRE_MESSAGE(events, where << ": " << words::english(events.error().message));
        CHECK_MESSAGE(!events->empty(), where << ": nothing happened");
        for (const auto& event : *events) CHECK(S::to_json(session.match(), event).contains("event"));
        if (session.steps().size() % static_cast<std::size_t>(limits.save_every) == 0) expect_saved(session, seed);
    }
    expect_saved(session, seed);
    expect_undone_and_redone(session, seed);
    expect_repeatable(start, session, seed);
}

}  // namespace kit
