#include "game/kit/session/record_source.h"

#include "engine/core/hash.h"
#include "game/kit/session/recorded_hand.h"

namespace rules {

Json About::whole(std::size_t steps) const {
    Json all = json;
    if (!note) return all;
    Json& notes = all[key]["steps"] = Json::array();
    for (std::size_t i = 0; i < steps; ++i) notes.push_back(note(i));
    return all;
}

Record RecordSource::record(const About& about) const {
    Record record;
    record.game = game();
    record.start = *start();
    record.about = about.whole(step_count());
    for (std::size_t i = 0; i < step_count(); ++i) record.steps.push_back(record_step(i));
    return record;
}

std::optional<Refusal> check_replayed(const RecordedHand& hand, const std::string& recorded, std::uint64_t hash) {
    if (!hand.fits()) return Refusal{"bad_argument", "", plain("the hand's answers do not fit the command")};
    if (!recorded.empty() && core::to_hex(hash) != recorded)
        return Refusal{"bad_argument", "",
                       plain("the state's hash is " + core::to_hex(hash) + ", the record says " + recorded)};
    return std::nullopt;
}

}  // namespace rules
