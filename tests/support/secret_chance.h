#pragma once
// Replies do not reveal future throws: two tables that differ only in their source of randomness answer everything
// alike, as long as they throw alike.

#include "tests/support/kit.h"

namespace kit {

// Throws from a source of its own, whatever the table's would give.
class OwnHand : public rules::Hand {
public:
    explicit OwnHand(std::uint64_t seed) : own_(seed) {}
    rules::Face toss(core::Random&) override { return own_.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails; }
    int roll(int sides, core::Random&) override {
        return 1 + static_cast<int>(own_.below(static_cast<std::uint32_t>(sides)));
    }

private:
    core::Random own_;
};

// Returns everything in a reply: the events, or the refusal.
inline rules::Json reply_of(const core::Result<rules::Json, rules::Refusal>& events) {
    if (events) return *events;
    const rules::Refusal& refusal = events.error();
    return {refusal.code, refusal.rule, words::english(refusal.message)};
}

// `questions`: queries of the protocol after each command. Returns the number of accepted commands.
template <rules::System S, class Propose>
int keep_chance_secret(const typename S::Match& start, std::uint64_t seed, Propose propose,
                       const std::vector<rules::Json>& questions, int proposals = 300) {
    rules::JsonSessionOf<S> one{rules::GameSession<S>(start, 2 * seed)},
        other{rules::GameSession<S>(start, 2 * seed + 1)};
    rules::GameSession<S> shown(start, seed);  // proposals follow this game
    OwnHand first(seed), second(seed), third(seed);
    core::Random random(seed);
    int accepted = 0;
    for (int i = 0; i < proposals; ++i) {
        const auto command = propose(shown.match(), random);
        const rules::Json json = S::to_json(command);
        accepted += shown.submit(command, third).has_value() ? 1 : 0;
        CHECK_MESSAGE(reply_of(one.submit(json, first)) == reply_of(other.submit(json, second)), json.dump());
        CHECK(one.state() == other.state());
        CHECK(one.hash() == other.hash());
        CHECK(one.record() == other.record());
        for (const rules::Json& question : questions) {
            const auto answer = one.ask(question), same = other.ask(question);
            REQUIRE(answer.has_value());
            CHECK_MESSAGE(reply_of(*answer) == reply_of(*same), question.dump());
        }
    }
    return accepted;
}

}  // namespace kit
