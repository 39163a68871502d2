#include "game/cli/shared_record.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "game/remote/check.h"
#include "game/remote/first_kind.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

struct Reason {
    std::string_view code, sentence;
};
constexpr Reason kReasons[] = {
    {"promise", "the promise of somebody's links is not signed by them"},
    {"proof", "it is not signed by the player it names"},
    {"order", "it was signed for a different place in the order"},
    {"link", "its links are not the ones promised, or not given for this throw"},
    {"refused", "the rules refuse it at a shared table"},
    {"seat", "the player who signed it has no seat there"},
    {"claim", "it claims a throw that nobody has left unanswered"},
    {"seal", "it is not what had been sealed, or it was opened too early"},
    {"chance", "its outcome does not follow from its links"},
    {"fixed", "the throw that waits is not one that was asked for and fixed"},
};

std::string_view reason_of(const std::string& code) {
    for (const Reason& reason : kReasons)
        if (reason.code == code) return reason.sentence;
    return code;
}

constexpr std::array<std::string_view, 5> kCounts{"no screen", "one screen", "two screens", "three screens",
                                                  "four screens"};

// "two screens by Ann and Ben": people who have a seat.
std::string screens_of(const remote::Ledger& ledger) {
    std::vector<std::string> names;
    for (const remote::Person& person : ledger.people)
        if (!person.seats.empty()) names.push_back(person.name.empty() ? "somebody without a name" : person.name);
    std::string text =
        names.size() < kCounts.size() ? std::string(kCounts[names.size()]) : std::to_string(names.size()) + " screens";
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? " by " : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::string all_of(const remote::Ledger& ledger, const rules::Record& record, bool over) {
    std::string text = "every step is signed, and ";
    text += ledger.trusted ? "all have agreed to trust the dice, which each throws alone." : "no throw was rigged.";
    if (std::ranges::any_of(ledger.steps, [](const remote::Signed& step) { return step.opening.has_value(); }))
        text += " What was sealed was opened unchanged.";
    if (!ledger.steps.empty() && ledger.steps.back().claim) {
        const auto& claimant = ledger.person(ledger.steps.back().person).name;
        text += " It ended with a claim by " + std::string(claimant) + ": by their word, the other had left a throw " +
                "unanswered for ten minutes.";
    }
    if (!ledger.fixed.empty()) text += " A throw waits for its links.";
    // No signature can prove that nothing follows.
    if (!over) text += " It continues from here, or its end was cut off.";
    if (remote::first_kind::is_in(ledger, record))
        text +=
            " It was begun by an older version, whose signatures do not cover its start, the names and what came "
            "before each step.";
    return text;
}

// True if no seated person has anything left to do.
bool is_over(const remote::Ledger& ledger, const remote::Game& game) {
    const auto acts = [&](int seat) { return game.is_turn_of(seat); };
    return std::ranges::none_of(ledger.people,
                                [&](const remote::Person& person) { return std::ranges::any_of(person.seats, acts); });
}

SharedVerdict not_held(std::size_t step, std::string sentence) { return {false, step, std::move(sentence)}; }

}  // namespace

std::optional<SharedVerdict> verdict_on(const rules::Record& record) {
    const auto shared = record.about.find("remote");
    if (shared == record.about.end()) return std::nullopt;
    const auto ledger = remote::ledger_from(*shared);
    if (!ledger) return not_held(0, "/about/remote" + words::english(ledger.error().message));
    const rules::SystemEntry* system = rules::find_system(record.game);
    auto game = system->start_shared(record.start, record.about);
    if (!game) return not_held(0, words::english(game.error().message));
    const auto bent = remote::first_violation(*ledger, record, **game);
    if (!bent)
        return SharedVerdict{
            true, 0, "Played on " + screens_of(*ledger) + ": " + all_of(*ledger, record, is_over(*ledger, **game))};
    return not_held(bent->step,
                    "/steps/" + std::to_string(bent->step) + ": " + std::string(reason_of(bent->code)) + ".");
}

}  // namespace cli
