#include "game/kit/session/journal.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_text.h"

namespace rules {

namespace {

constexpr const char* kJournalFormat = "coinwars-journal/1";
constexpr const char* kNotedFormat = "coinwars-journal/2";

// A journal with more lines per step than this is rewritten: undone steps and clocks bloat it.
constexpr std::size_t kMaxLinesAStep = 2, kFewLines = 1000;

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string chained(const std::string& last, const Json& line) {
    core::Hash hash;
    hash.add(std::string_view(written({last, line})));
    return core::to_hex(hash.value());
}

// Returns the merge patch from `before` to `now`, both objects; nullopt if it would need a null value.
std::optional<Json> patch_between(const Json& before, const Json& now) {
    Json patch = Json::object();
    for (const auto& [key, value] : before.items())
        if (!now.contains(key)) patch[key] = nullptr;
    for (const auto& [key, value] : now.items()) {
        const auto known = before.find(key);
        if (known != before.end() && *known == value) continue;
        if (value.is_null()) return std::nullopt;
        if (known == before.end() || !known->is_object() || !value.is_object()) {
            patch[key] = value;
        } else {
            auto inner = patch_between(*known, value);
            if (!inner) return inner;
            patch[key] = std::move(*inner);
        }
    }
    return patch;
}

// Reads the valid lines from the start.
class Reader {
public:
    bool take(std::string_view text) {
        auto json = parse_json(text);
        if (!json || !json->is_object() || !json->contains("checksum")) return false;
        const Json checksum = std::move((*json)["checksum"]);
        json->erase("checksum");
        const std::string fits = chained(last_, *json);
        if (checksum != fits || !(record_.is_null() ? begin(*json) : go_on(*json))) return false;
        last_ = fits;
        return true;
    }
    bool begun() const { return !record_.is_null(); }
    Json record() {
        if (!key_.empty()) record_["about"][key_]["steps"] = std::move(notes_);
        return with_checksums(std::move(record_));
    }

private:
    bool begin(const Json& head) {
        const Json format = head.value("format", Json());
        if (format != kJournalFormat && format != kNotedFormat) return false;
        if (!head.contains("record") || !head.contains("game") || !head.contains("start")) return false;
        if (format == kNotedFormat) {
            const Json key = head.value("notes", Json());
            if (!key.is_string() || key == "") return false;
            key_ = key.get<std::string>();
        }
        record_ = {{"format", head["record"]},
                   {"game", head["game"]},
                   {"start", head["start"]},
                   {"about", Json::object()},
                   {"steps", Json::array()}};
        return true;
    }
    bool go_on(const Json& line) {
        if (!fits(line)) return false;
        Json& steps = record_["steps"];
        if (line.contains("back")) {
            const auto left = line["back"].get<std::ptrdiff_t>();
            steps.erase(steps.begin() + left, steps.end());
            if (!key_.empty()) notes_.erase(notes_.begin() + left, notes_.end());
        }
        if (line.contains("about")) record_["about"] = line["about"];
        if (line.contains("patch")) record_["about"].merge_patch(line["patch"]);
        if (!line.contains("step")) return true;
        steps.push_back(line["step"]);
        if (!key_.empty()) notes_.push_back(line["note"]);
        return true;
    }
    bool fits(const Json& line) const {
        if (line.contains("back")) {
            const Json& left = line["back"];
            if (!left.is_number_unsigned() || left > record_["steps"].size()) return false;
        }
        if (line.contains("step") && (!line["step"].is_object() || line.contains("note") == key_.empty())) return false;
        return key_.empty() ? !line.contains("patch") : keeps_notes(line);
    }
    // True if there is an object to hold the notes.
    bool keeps_notes(const Json& line) const {
        const Json about = line.value("about", record_["about"]), patch = line.value("patch", Json::object());
        if (!about.is_object() || !about.value(key_, Json()).is_object() || !patch.is_object()) return false;
        const auto inner = patch.find(key_);
        return inner == patch.end() || inner->is_object();
    }

    std::string key_;  // empty: no notes
    Json notes_ = Json::array();
    Json record_;
    std::string last_;
};

std::size_t lines_in(std::string_view text) {
    const auto ends = std::count(text.begin(), text.end(), '\n');
    return static_cast<std::size_t>(ends) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

constexpr std::string_view kJournalBegins = R"({"format":"coinwars-journal/)";

bool is_newer_journal(std::string_view text) {
    if (!text.starts_with(kJournalBegins)) return false;
    const auto head = parse_json(text.substr(0, text.find('\n')));
    const auto format = head ? format_of(*head) : std::nullopt;
    const FileKind* kind = format ? find_file_kind(format->name) : nullptr;
    return kind && format->version > kind->newest;
}

core::Result<RecordText, RecordFault> read_journal(std::string_view text) {
    Reader reader;
    std::size_t at = 0;
    for (std::size_t end; (end = text.find('\n', at)) != text.npos; at = end + 1)
        if (!reader.take(text.substr(at, end - at))) break;
    if (!reader.begun())
        return core::failure(RecordFault{say("This file is damaged from the first line on."),
                                         "is damaged: the first line of this journal does not hold"});
    const std::string_view lost = text.substr(at);
    return RecordText{reader.record(), lines_in(lost), !lost.empty() && lost.find('\n') == lost.npos};
}

}  // namespace

std::string Journal::line(Json json) {
    last_ = chained(last_, json);
    ++lines_;
    json["checksum"] = last_;
    return written(json) + "\n";
}

std::string Journal::steps_from(const RecordSource& game, const About& about, Json first) {
    std::string text;
    for (std::size_t i = steps_.size(); i < game.step_count(); ++i) {
        first["step"] = to_json(game.record_step(i));
        if (about.note) first["note"] = about.note(i);
        text += line(std::move(first));
        first = Json::object();
        steps_.push_back(game.step_id(i));
    }
    if (!first.empty()) text += line(std::move(first));
    return text;
}

Journal::Lines Journal::begin(const RecordSource& game, const About& about) {
    last_.clear();
    lines_ = 0;
    steps_.clear();
    start_ = game.start();
    owner_ = about.owner;
    about_ = about.json;
    Json head{{"format", about.note ? kNotedFormat : kJournalFormat},
              {"record", record_format(kRecordVersion)},
              {"game", game.game()},
              {"start", *start_}};
    if (about.note) head["notes"] = about.key;
    std::string text = line(std::move(head));
    text += steps_from(game, about, {{"about", about_}});
    return {std::move(text), true};
}

Journal::Lines Journal::follow(const RecordSource& game, const About& about) {
    if (!start_ || start_ != game.start() || owner_ != about.owner) return begin(game, about);
    if (lines_ > kFewLines + kMaxLinesAStep * game.step_count()) return begin(game, about);
    Json first = Json::object();
    std::size_t same = std::min(steps_.size(), game.step_count());
    while (same > 0 && steps_[same - 1] != game.step_id(same - 1)) --same;
    if (same < steps_.size()) first["back"] = same;
    steps_.resize(same);
    if (about.json != about_) {
        auto patch = about.note ? patch_between(about_, about.json) : std::nullopt;
        first[patch ? "patch" : "about"] = patch ? std::move(*patch) : about.json;
        about_ = about.json;
    }
    return {steps_from(game, about, std::move(first)), false};
}

core::Result<RecordText, RecordFault> read_record_text(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // some editors begin UTF-8 files with it
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    if (is_newer_journal(text))
        return core::failure(
            RecordFault{say("This was made by a newer version of Coin Wars."),
                        "was made by a newer version of the program: it is a journal of another kind"});
    if (text.starts_with(kJournalBegins)) return read_journal(text);
    auto json = parse_json(text);
    if (!json)
        return core::failure(RecordFault{say("This is not a Coin Wars file, or it is damaged: it cannot be read."),
                                         "is no JSON: " + json.error()});
    return RecordText{std::move(*json)};
}

}  // namespace rules
