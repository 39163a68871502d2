#pragma once
// A game written down: where it started, each command, what the hand did for it and the state's hash after
// it. One format for every rule system: saves, replays and the protocol's `record` are this. Reading one and
// playing it again needs no physics.
//
//   {"format": "coinwars-replay/1", "game": "coin-wars", "start": {...}, "about": {"players": [..]},
//    "steps": [{"command": {"cmd": "move", ...}, "hand": ["heads"], "hash": "0123456789abcdef",
//               "checksum": "..."}, ...],
//    "checksum": "..."}
//
// What the hand did, in its order: "heads" or "tails", {"die": 6, "shown": 4}, {"gathered": [[x, y], ...]},
// {"scattered": [[x, y], ...]}; an empty list where it left the places to the rules.
//
// A step's checksum covers the game, the start and all steps up to it; the last one the whole object without
// it. Both are taken of the canonical dump: a changed byte that changes meaning is found, and its step is
// named; where somebody has mended the checksums as well, the hashes name the first step that does not hold.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/hand.h"
#include "game/kit/json.h"
#include "game/kit/refusal.h"

namespace rules {

struct RecordStep {
    Json command;
    std::vector<Answer> hand;
    std::string hash;
    friend bool operator==(const RecordStep&, const RecordStep&) = default;
};

struct Record {
    std::string game;
    Json start;
    Json about =
        Json::object();  // what is no rule: the players' names, the date; not hashed, but under the checksum
    std::vector<RecordStep> steps;
    friend bool operator==(const Record&, const Record&) = default;
};

inline constexpr const char* kRecordFormat = "coinwars-replay/1";

Json to_json(const Record& record);
Json to_json(const RecordStep& step);  // without a checksum
// Form and checksum; not yet whether the steps hold. The Refusal's message names the JSON pointer and the
// reason.
core::Result<Record, Refusal> record_from_json(const Json& json);

// For records of other versions than kRecordFormat: the checksums alone, whatever else is in the record, and
// the record with checksums that fit; it has its game, its start and its steps, objects.
core::Result<void, Refusal> check_checksums(const Json& json);
Json with_checksums(Json json);

}  // namespace rules
