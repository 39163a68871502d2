#include "game/screens/saves.h"

#include "engine/platform/files.h"
#include "game/battles/formats.h"
#include "game/rules/json_text.h"
#include "game/rules/session.h"

namespace screens {
namespace fs = std::filesystem;
namespace {

constexpr int kEarlier = 5;

fs::path folder(const fs::path& profile) { return profile / "saves"; }
fs::path current(const fs::path& profile) { return folder(profile) / "battle.json"; }
fs::path earlier(const fs::path& profile, int age) {
    return folder(profile) / ("earlier-" + std::to_string(age) + ".json");
}

}  // namespace

core::Result<void, std::string> write_record(const fs::path& file, const rules::Record& record) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    return platform::write_file(
        file, rules::to_json(record).dump(-1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

core::Result<void, std::string> save_battle(const fs::path& profile, const rules::Record& record) {
    return write_record(current(profile), record);
}

bool is_record(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return false;
    const auto json = rules::parse_json(*text);
    return json && battles::is_record(*json);
}

core::Result<Saved, std::string> load_record(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    if (!json) return core::failure(file.string() + ": " + json.error());
    auto record = battles::read_record(*json, file.string());
    if (!record) return core::failure(battles::sentence(record.error().front()));
    const auto session = rules::replay(*record);
    if (!session)
        return core::failure(file.string() + ": step " + std::to_string(session.error().step) +
                             " does not hold: " + words::english(session.error().refusal.message));
    return Saved{std::move(*record), (*session)->state()};
}

core::Result<std::optional<Saved>, words::Phrase> load_saved(const fs::path& profile) {
    std::error_code ignored;
    if (!fs::exists(current(profile), ignored)) return std::nullopt;
    auto saved = load_record(current(profile));
    if (saved) return std::optional(std::move(*saved));
    const fs::path aside = folder(profile) / "broken.json";
    fs::rename(current(profile), aside, ignored);
    return core::failure(words::say("The saved battle cannot be continued; it is kept as {1}. {2}",
                                    words::plain(aside.string()), words::plain(saved.error())));
}

void drop_battle(const fs::path& profile) {
    std::error_code ignored;
    fs::remove(current(profile), ignored);
}

void put_aside(const fs::path& profile) {
    std::error_code ignored;
    if (!fs::exists(current(profile), ignored)) return;
    for (int age = kEarlier; age > 1; --age)
        fs::rename(earlier(profile, age - 1), earlier(profile, age), ignored);
    fs::rename(current(profile), earlier(profile, 1), ignored);
}

std::vector<fs::path> left_battles(const fs::path& profile) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (int age = 1; age <= kEarlier; ++age)
        if (fs::exists(earlier(profile, age), ignored)) files.push_back(earlier(profile, age));
    return files;
}

}  // namespace screens
