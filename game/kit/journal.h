#pragma once
// A record that is written down while it grows: a line of JSON for each change, appended. The first line has
// the record's beginning, each other one what came since:
//
//   {"format": "coinwars-journal/1", "record": "coinwars-replay/1", "game": "coin-wars", "start": {...},
//    "checksum": "..."}
//   {"back": 3, "about": {...}, "step": {"command": {...}, "hand": [...], "hash": "..."}, "checksum": "..."}
//
// "back" (what was undone: only so many steps are left), "about" and "step" stand where they changed. A
// line's checksum covers it and all before it, so a line that was torn off or damaged ends the journal, and
// all before it holds.

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
        bool anew;  // the journal's whole text, in place of what was said before; else to be appended
    };
    // What makes the journal say this record; text is empty where it does already.
    Lines follow(const Record& record);

private:
    Lines begin(const Record& record);
    std::string line(Json json);
    std::string steps_from(const Record& record, Json first);

    std::optional<Record> said_;
    std::string last_;       // checksum
    std::size_t lines_ = 0;  // of the text so far
};

// What a record's file holds, a record or the journal of one.
struct RecordText {
    Json record;                 // as record_from_json and the older formats' readers take it
    std::size_t lines_lost = 0;  // of a journal, from the first that does not hold; one torn off counts
    bool torn = false;           // and it is only the last one, without its end
};
// The error is a sentence: no JSON, or a journal whose first line does not hold.
core::Result<RecordText, std::string> read_record_text(std::string_view text);

}  // namespace rules
