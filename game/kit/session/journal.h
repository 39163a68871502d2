#pragma once
// A record saved while it grows: each change appends one line of JSON. The first line is the record's beginning, each
// other line is what changed since:
//
//   {"format": "coinwars-journal/1", "record": "coinwars-replay/2", "game": "coin-wars", "start": {...},
//    "checksum": "..."}
//   {"back": 3, "about": {...}, "step": {"command": {...}, "hand": [...], "hash": "..."}, "checksum": "..."}
//
// "back" (after an undo: how many steps are left), "about" and "step" are present if they changed. A line's checksum
// covers it and all lines before it. A truncated or damaged line therefore ends the journal, and all lines before it
// stay valid. If there is more to keep for each step (a table shared by several machines signs it), a note goes with
// the step, and a line has only the changes of "about", as a merge patch (RFC 7396):
//
//   {"format": "coinwars-journal/2", "notes": "remote", ...}
//   {"patch": {"remote": {"revision": 4}}, "step": {...}, "note": {...}, "checksum": "..."}
//
// In the record, the notes are the list "steps" in about's "remote".

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit/session/record_source.h"

namespace rules {

class Journal {
public:
    struct Lines {
        std::string text;
        bool replace;  // true: replaces the journal; false: is appended
    };
    // The lines to write so that the journal matches the record of this game; empty if it already does.
    Lines follow(const RecordSource& game, const About& about);

private:
    Lines begin(const RecordSource& game, const About& about);
    std::string line(Json json);
    std::string steps_from(const RecordSource& game, const About& about, Json first);

    std::shared_ptr<const Json> start_{};  // nullptr: nothing written yet
    std::string owner_{};
    Json about_{};
    std::vector<std::uint64_t> steps_{};  // their ids
    std::string last_{};                  // the last line's checksum
    std::size_t lines_ = 0;               // in the journal so far
};

// The content of a record's file: a record, or the journal of one.
struct RecordText {
    Json record;                 // in the form that record_from_json and readers of older formats take
    std::size_t lines_lost = 0;  // in a journal, from the first invalid line; a truncated line counts
    bool torn = false;           // only the last line is lost, because it is truncated
};
// Not JSON, a journal with an invalid first line, or one of a newer version.
struct RecordFault {
    Phrase said;         // a sentence for the person opening the file
    std::string reason;  // for the person repairing it: "is no JSON: line 1, column 7: ..."
};
core::Result<RecordText, RecordFault> read_record_text(std::string_view text);

}  // namespace rules
