#include "game/systems/systems.h"

#include "game/kit/recorded_hand.h"

namespace rules {

const SystemEntry* find_system(std::string_view name) {
    for (const SystemEntry& entry : systems())
        if (entry.name == name) return &entry;
    return nullptr;
}

namespace {

enum class Hashes { Compared, Older };

std::optional<Refusal> play(Session& session, const RecordStep& step, Hashes hashes) {
    RecordedHand hand(step.hand);
    const auto events = session.submit(step.command, hand);
    if (!events) return events.error();
    if (!hand.fits()) return Refusal{"bad_argument", "", plain("the hand's answers do not fit the command")};
    if (hashes == Hashes::Compared && session.hash() != step.hash)
        return Refusal{"bad_argument", "",
                       plain("the state's hash is " + session.hash() + ", the record says " + step.hash)};
    return std::nullopt;
}

}  // namespace

core::Result<std::unique_ptr<Session>, ReplayFault> replay(const Record& record, std::uint64_t seed) {
    const SystemEntry* system = find_system(record.game);
    if (!system)
        return core::failure(ReplayFault{0, {"bad_argument", "", plain("/game: no rule system has this name")}});
    auto session = system->start(record.start, seed);
    if (!session) return core::failure(ReplayFault{0, session.error()});
    const Hashes hashes = record.version < system->hash_since ? Hashes::Older : Hashes::Compared;
    for (std::size_t i = 0; i < record.steps.size(); ++i)
        if (auto refusal = play(**session, record.steps[i], hashes))
            return core::failure(ReplayFault{i, std::move(*refusal)});
    return std::move(*session);
}

}  // namespace rules
