#pragma once
// A record saved while it grows: one line of JSON is appended per change. The first line is the record's
// beginning, each other line what changed since:
//
//   {"format": "coinwars-journal/1", "record": "coinwars-replay/2", "game": "coin-wars", "start": {...},
//    "checksum": "..."}
//   {"back": 3, "about": {...}, "step": {"command": {...}, "hand": [...], "hash": "..."}, "checksum": "..."}
//
// "back" (after an undo: how many steps are left), "about" and "step" are present if they changed. A line's
// checksum covers it and all lines before it. A truncated or damaged line therefore ends the journal, and all
// lines before it stay valid.

#include <optional>
#include <string>
#include <string_view>

#include "game/kit/record.h"

namespace rules {

inline constexpr const char* kJournalFormat = "coinwars-journal/1";

class Journal {
public:
    struct Lines {
        std::string text;
        bool replace;  // true: replaces the journal; false: to be appended
    };
    // What to write so that the journal matches this record; text is empty if it already does.
    Lines follow(const Record& record);

private:
    Lines begin(const Record& record);
    std::string line(Json json);
    std::string steps_from(const Record& record, Json first);

    std::optional<Record> said_;
    std::string last_;       // the last line's checksum
    std::size_t lines_ = 0;  // in the journal so far
};

// The content of a record's file: a record, or the journal of one.
struct RecordText {
    Json record;                 // in the form that record_from_json and the readers of older formats take
    std::size_t lines_lost = 0;  // of a journal, from the first invalid line; a truncated line counts
    bool torn = false;           // only the last line is lost, because it was truncated
};
// The error is a sentence: not JSON, or a journal with an invalid first line.
core::Result<RecordText, std::string> read_record_text(std::string_view text);

}  // namespace rules
