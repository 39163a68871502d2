#include "game/kit/journal.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "game/kit/json_text.h"

namespace rules {

namespace {

// A journal with more lines per step than this is rewritten: undone steps and clocks bloat it.
constexpr std::size_t kMostLinesAStep = 2, kFewLines = 1000;

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string chained(const std::string& last, const Json& line) {
    core::Hash hash;
    hash.add(std::string_view(written({last, line})));
    return core::to_hex(hash.value());
}

// Reads the valid lines from the beginning.
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
    Json record() { return with_checksums(std::move(record_)); }

private:
    bool begin(const Json& head) {
        if (head.value("format", Json()) != kJournalFormat) return false;
        if (!head.contains("record") || !head.contains("game") || !head.contains("start")) return false;
        record_ = {{"format", head["record"]},
                   {"game", head["game"]},
                   {"start", head["start"]},
                   {"about", Json::object()},
                   {"steps", Json::array()}};
        return true;
    }
    bool go_on(const Json& line) {
        Json& steps = record_["steps"];
        if (line.contains("back")) {
            const Json& left = line["back"];
            if (!left.is_number_unsigned() || left > steps.size()) return false;
            steps.erase(steps.begin() + left.get<std::ptrdiff_t>(), steps.end());
        }
        if (line.contains("about")) record_["about"] = line["about"];
        if (!line.contains("step")) return true;
        if (!line["step"].is_object()) return false;
        steps.push_back(line["step"]);
        return true;
    }

    Json record_;
    std::string last_;
};

std::size_t lines_in(std::string_view text) {
    const auto ends = std::count(text.begin(), text.end(), '\n');
    return static_cast<std::size_t>(ends) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

core::Result<RecordText, std::string> read_journal(std::string_view text) {
    Reader reader;
    std::size_t at = 0;
    for (std::size_t end; (end = text.find('\n', at)) != text.npos; at = end + 1)
        if (!reader.take(text.substr(at, end - at))) break;
    if (!reader.begun()) return core::failure("the first line of this journal does not hold.");
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

std::string Journal::steps_from(const Record& record, Json first) {
    std::string text;
    for (std::size_t i = said_->steps.size(); i < record.steps.size(); ++i) {
        first["step"] = to_json(record.steps[i]);
        text += line(std::move(first));
        first = Json::object();
    }
    if (!first.empty()) text += line(std::move(first));
    return text;
}

Journal::Lines Journal::begin(const Record& record) {
    last_.clear();
    lines_ = 0;
    said_ = record;
    said_->steps.clear();
    std::string text = line({{"format", kJournalFormat},
                             {"record", record_format(record.version)},
                             {"game", record.game},
                             {"start", record.start}});
    text += steps_from(record, {{"about", record.about}});
    said_ = record;
    return {std::move(text), true};
}

Journal::Lines Journal::follow(const Record& record) {
    if (!said_ || record.version != said_->version || record.game != said_->game || record.start != said_->start)
        return begin(record);
    if (lines_ > kFewLines + kMostLinesAStep * record.steps.size()) return begin(record);
    const auto [ours, theirs] =
        std::mismatch(said_->steps.begin(), said_->steps.end(), record.steps.begin(), record.steps.end());
    Json first = Json::object();
    const auto same = static_cast<std::size_t>(ours - said_->steps.begin());
    if (ours != said_->steps.end()) first["back"] = same;
    if (record.about != said_->about) first["about"] = record.about;
    said_->steps.resize(same);
    std::string text = steps_from(record, std::move(first));
    said_ = record;
    return {std::move(text), false};
}

core::Result<RecordText, std::string> read_record_text(std::string_view text) {
    if (text.starts_with(std::string(R"({"format":")") + kJournalFormat)) return read_journal(text);
    auto json = parse_json(text);
    if (!json) return core::failure(json.error());
    return RecordText{std::move(*json)};
}

}  // namespace rules
