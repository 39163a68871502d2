#include "game/coin_wars/battles/file_formats.h"

namespace battles {

using rules::Json;

namespace {

constexpr const char* kRecord = "coinwars-replay";

std::string format_name(const FormatVersion& format) {
    return std::string(format.name).append("/").append(std::to_string(format.version));
}

std::optional<int> newest_of(const std::string& name, const Formats& formats) {
    const auto found = std::ranges::find(formats.newest, name, &FormatVersion::name);
    return found == formats.newest.end() ? std::nullopt : std::optional(found->version);
}

bool has_step(const FormatVersion& format, const Formats& formats) {
    return std::ranges::any_of(
        formats.steps, [&](const FormatStep& step) { return step.name == format.name && step.from == format.version; });
}

// The version to upgrade to; nullopt if the file can be read as it is.
core::Result<std::optional<int>, Fault> goal_of(const std::optional<FormatVersion>& format, const Formats& formats) {
    const auto newest = format ? newest_of(format->name, formats) : std::nullopt;
    if (!newest || format->version == *newest) return std::nullopt;
    if (format->version > *newest)
        return core::failure(Fault{"", "/format",
                                   std::string("was made by a newer version of the program: it is of the format ")
                                       .append(format_name(*format))
                                       .append(", this version reads up to ")
                                       .append(format_name({format->name, *newest})),
                                   words::say("This was made by a newer version of Coin Wars.")});
    return has_step(*format, formats) ? newest : std::nullopt;
}

Fault within(const std::string& file, const char* part, Fault fault) {
    fault.file = file;
    fault.pointer.insert(0, part);
    return fault;
}

Json stepped_up(Json json, FormatVersion format, int goal, const Formats& formats) {
    for (; format.version < goal; ++format.version) {
        for (const FormatStep& step : formats.steps)
            if (step.name == format.name && step.from == format.version) json = step.upgrade(std::move(json));
        json["format"] = format_name({format.name, format.version + 1});
    }
    return json;
}

// Upgrades a record together with its starting battle and writes new checksums. The old checksums must match, or
// tampering would be hidden.
core::Result<Json, Fault> record_brought_up(Json json, const std::string& file, const Formats& formats) {
    const FormatVersion format = *format_of(json);
    const auto start = json.contains("start") ? format_of(json["start"]) : std::nullopt;
    const auto goal = goal_of(format, formats), start_goal = goal_of(start, formats);
    if (!goal) return core::failure(within(file, "", goal.error()));
    if (!start_goal) return core::failure(within(file, "/start", start_goal.error()));
    if (!*goal && !*start_goal) return json;
    if (const auto fits = rules::check_checksums(json); !fits) return core::failure(fault_from(file, fits.error()));
    if (*start_goal) json["start"] = stepped_up(std::move(json["start"]), *start, **start_goal, formats);
    if (*goal) json = stepped_up(std::move(json), format, **goal, formats);
    return rules::with_checksums(std::move(json));
}

}  // namespace

const Formats& known_formats() {
    static const Formats formats = [] {
        Formats known;
        for (const rules::FileKind& kind : rules::file_kinds())
            known.newest.push_back({std::string(kind.format), kind.newest});
        return known;
    }();
    return formats;
}

bool is_record(const Json& json) {
    const auto format = format_of(json);
    return format && format->name == kRecord;
}

core::Result<Json, Fault> brought_up(Json json, const std::string& file, const Formats& formats) {
    if (is_record(json)) return record_brought_up(std::move(json), file, formats);
    const auto format = format_of(json);
    const auto goal = goal_of(format, formats);
    if (!goal) return core::failure(within(file, "", goal.error()));
    return *goal ? stepped_up(std::move(json), *format, **goal, formats) : json;
}

std::optional<Fault> other_kind(const Json& json, const std::string& file, std::string_view needed) {
    if (json.is_object() && json.contains("format") && !format_of(json)) return std::nullopt;
    auto why = rules::why_not_of(needed, json);
    if (!why) return std::nullopt;
    Fault fault = fault_of_file(file, std::move(*why));
    if (json.is_object() && !format_of(json)) {
        fault.pointer = "/format";
        fault.reason =
            "is missing: this does not say that it is " + words::english(rules::find_file_kind(needed)->name);
    }
    return fault;
}

core::Result<rules::Record, Faults> read_record(Json json, const std::string& file) {
    if (auto other = other_kind(json, file, kRecord)) return core::failure(Faults{std::move(*other)});
    const auto newest = brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    return rules::record_from_json(*newest).map_error(
        [&](const rules::Refusal& refusal) { return Faults{fault_from(file, refusal)}; });
}

}  // namespace battles
