#pragma once
// A recorded game: its start, each command, the hand's answers to it, and the hash of the state after it. One format
// for every rule system, for saves, replays and the protocol's `record`. Reading and replaying it needs no physics.
//
//   {"format": "coinwars-replay/2", "game": "coin-wars", "start": {...}, "about": {"players": [..]},
//    "steps": [{"command": {"cmd": "move", ...}, "hand": ["heads"], "hash": "0123456789abcdef",
//               "checksum": "..."}, ...],
//    "checksum": "..."}
//
// The hand's answers, in order: "heads" or "tails", {"die": 6, "shown": 4}, {"gathered": [[x, y], ...]}, {"scattered":
// [[x, y], ...]}; an empty list if it left the places to the rules. A step's checksum covers the game, the start and
// all steps up to it; the last one covers the whole object except itself. Both are computed on the canonical dump: any
// change of meaning is detected, and its step named. If someone has corrected the checksums too, the hashes identify
// the first invalid step. The format's version is raised when a game changes what it hashes. All versions stay
// readable; if a game's hash is newer than the record's version, replaying compares no hashes (SystemEntry).

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

inline constexpr int kRecordVersion = 2;  // the version written today

struct Record {
    std::string game;
    Json start;
    Json about = Json::object();  // outside the rules: player names, date; not hashed, but in the checksum
    std::vector<RecordStep> steps;
    int version = kRecordVersion;  // the format version of its hashes
    friend bool operator==(const Record&, const Record&) = default;
};

std::string record_format(int version);  // "coinwars-replay/2"

Json to_json(const Record& record);
Json to_json(const RecordStep& step);  // without a checksum
// Checks form and checksums, but not whether the steps are valid. The Refusal's message names the JSON pointer and the
// reason.
core::Result<Record, Refusal> record_from_json(const Json& json);

// For records whose start has an older format: checks only the checksums, ignoring other content; and computes fresh
// checksums. The record must have its game, start and steps, all steps being objects.
core::Result<void, Refusal> check_checksums(const Json& json);
Json with_checksums(Json json);

}  // namespace rules
