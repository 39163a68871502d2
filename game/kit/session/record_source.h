#pragma once
// A record that grows, for whoever writes it down: it is asked step by step, so that a click costs no more late in a game
// than at its beginning.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "game/kit/session/record.h"

namespace rules {

class RecordedHand;

// What a record says besides its steps (Record::about).
struct About {
    Json json = Json::object();  // the list of notes is empty
    // The notes, if there are any: the key in `json` under which they stand as "steps", and one for each step. With another
    // `owner` they are other notes.
    std::string key{};
    std::string owner{};
    std::function<Json(std::size_t step)> note{};

    Json whole(std::size_t steps) const;
};

class RecordSource {
public:
    virtual ~RecordSource() = default;
    virtual std::string game() const = 0;
    // The same object for as long as it is the same game.
    virtual std::shared_ptr<const Json> start() const = 0;
    virtual std::size_t step_count() const = 0;
    // Two steps of a game never have the same, undone ones included; whatever has the same has the same steps before it.
    virtual std::uint64_t step_id(std::size_t step) const = 0;
    virtual RecordStep record_step(std::size_t step) const = 0;

    // All of it, up to now.
    Record record(const About& about = {}) const;

protected:
    RecordSource() = default;
    RecordSource(const RecordSource&) = default;
    RecordSource(RecordSource&&) = default;
    RecordSource& operator=(const RecordSource&) = default;
    RecordSource& operator=(RecordSource&&) = default;
};

// Whether a step of a record was what has been played: the hand was asked for these answers and no others, and the match has
// the hash. `recorded`: empty if that cannot be compared.
std::optional<Refusal> check_replayed(const RecordedHand& hand, const std::string& recorded, std::uint64_t hash);

}  // namespace rules
