#pragma once
// A growing record, for code that saves it: queried step by step, so that a click costs no more late in a game than
// early on.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "game/kit/session/record.h"

namespace rules {

class RecordedHand;

// The part of a record besides its steps (Record::about).
struct About {
    Json json = Json::object();  // the list of notes is empty
    // The notes, if any: the key in `json` that holds them as "steps", and one note per step. A different `owner` means
    // different notes.
    std::string key{};
    std::string owner{};
    std::function<Json(std::size_t step)> note{};

    Json whole(std::size_t steps) const;
};

class RecordSource {
public:
    virtual ~RecordSource() = default;
    virtual std::string game() const = 0;
    // The same object as long as it is the same game.
    virtual std::shared_ptr<const Json> start() const = 0;
    virtual std::size_t step_count() const = 0;
    // Never reused within a game, not even by undone steps; equal ids imply equal steps before.
    virtual std::uint64_t step_id(std::size_t step) const = 0;
    virtual RecordStep record_step(std::size_t step) const = 0;

    // The whole record so far.
    Record record(const About& about = {}) const;

protected:
    RecordSource() = default;
    RecordSource(const RecordSource&) = default;
    RecordSource(RecordSource&&) = default;
    RecordSource& operator=(const RecordSource&) = default;
    RecordSource& operator=(RecordSource&&) = default;
};

// Checks that a replayed step matches its record: the hand was asked for exactly these answers, and the match has this
// hash. `recorded`: empty if hashes cannot be compared.
std::optional<Refusal> check_replayed(const RecordedHand& hand, const std::string& recorded, std::uint64_t hash);

}  // namespace rules
