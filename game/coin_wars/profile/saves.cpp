#include "game/coin_wars/profile/saves.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/profile/record_file.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/rules/display_names.h"

namespace profile {

namespace fs = std::filesystem;
namespace {

constexpr int kEarlier = 5, kCopies = 3;
constexpr std::size_t kWritesACopy = 20, kPartACopy = 4;
constexpr std::array kEndings{".journal", ".json"};

constexpr const char* kWarFolder = "war-";

fs::path saves(const fs::path& profile) { return profile / "saves"; }
fs::path folder_of(const fs::path& profile, const std::string& war) {
    return war.empty() ? saves(profile) : saves(profile) / (kWarFolder + war);
}
fs::path journal(const fs::path& folder) { return folder / "battle.journal"; }
fs::path numbered(const fs::path& folder, const char* name, int number, const char* ending) {
    return folder / (name + std::to_string(number).append(ending));
}
fs::path copy(const fs::path& folder, int age) { return numbered(folder, "copy-", age, ".json"); }

// Makes each file one older; number 0, if it exists, becomes number 1.
void age(const fs::path& folder, const char* name, const char* ending, int oldest) {
    std::error_code ignored;
    for (int number = oldest; number > 0; --number)
        fs::rename(numbered(folder, name, number - 1, ending), numbered(folder, name, number, ending), ignored);
}

// Files that the battle can be read from, the journal first.
std::vector<fs::path> current(const fs::path& folder) {
    std::vector<fs::path> files{journal(folder), folder / "battle.json"};
    for (int number = 1; number <= kCopies; ++number) files.push_back(copy(folder, number));
    std::error_code ignored;
    std::erase_if(files, [&](const fs::path& file) { return !fs::exists(file, ignored); });
    return files;
}

// A file that still holds part of the battle stays in place as well. False if there was no room, or no right, to.
bool keep_broken(const fs::path& file, const fs::path& aside, bool stays) {
    std::error_code fault;
    if (stays)
        fs::copy_file(file, aside, fs::copy_options::overwrite_existing, fault);
    else
        fs::rename(file, aside, fault);
    return !fault;
}

// The journal is removed last: as long as it exists it is authoritative.
void remove_current(const fs::path& folder) {
    std::error_code ignored;
    const std::vector<fs::path> files = current(folder);
    for (auto file = files.rbegin(); file != files.rend(); ++file) fs::remove(*file, ignored);
}

}  // namespace

std::string war_of(const SetUp& set_up) { return set_up.war ? set_up.war->war : ""; }

core::Result<void, words::Phrase> write_record(const fs::path& file, const rules::Record& record) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    return platform::write_file(
        file, rules::to_json(record).dump(-1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

BattleSave::BattleSave(const fs::path& profile, const std::string& war)
    : folder_(folder_of(profile, war)), journal_(journal(folder_)), next_copy_(kWritesACopy) {}

core::Result<void, words::Phrase> BattleSave::write(const rules::RecordSource& battle, const rules::About& about) {
    auto written = journal_.write(battle, about);
    if (!written || ++writes_ < next_copy_) return written;
    // A long battle is copied less often: all copies together cost no more per step than a short one's.
    next_copy_ = writes_ + std::max(kWritesACopy, battle.step_count() / kPartACopy);
    // The journal is authoritative; if a copy cannot be written, the older ones stay.
    if (write_record(copy(folder_, 0), battle.record(about))) age(folder_, "copy-", ".json", kCopies);
    return written;
}

void BattleSave::drop() {
    remove_current(folder_);
    journal_ = JournalFile(journal(folder_));
    writes_ = 0;
    next_copy_ = kWritesACopy;
}

bool is_record(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return false;
    const auto read = rules::read_record_text(*text);
    return read && battles::is_record(read->record);
}

words::Phrase title_of(const rules::Record& record) {
    const auto title = record.start.find("title");
    const words::Phrase battle =
        title != record.start.end() && title->is_string() ? battles::title_words(*title) : words::say("A battle");
    const auto war = set_up_from(record.about).war;
    return war && !war->title.empty() ? words::joined({battle, words::known(war->title)}, words::plain(" – ")) : battle;
}

words::Phrase title_of(const fs::path& file) {
    const auto read = read_record(file);
    return read ? title_of(read->record) : words::Phrase();
}

core::Result<Saved, words::Phrase> load_record(const fs::path& file) {
    auto read = read_record(file);
    if (!read) return core::failure(read.error());
    auto battle = resumed<cw::CoinWars>(read->record, file);
    if (!battle) return core::failure(battle.error());
    Saved saved{std::move(read->record), std::make_shared<rules::GameSession<cw::CoinWars>>(std::move(*battle))};
    if (read->is_cut) saved.remark = lost_after(file, saved.record.steps.size());
    return saved;
}

words::Phrase where_it_stands(const Saved& saved) {
    const cw::Match& match = saved.battle->match();
    const words::Phrase battle = title_of(saved.record);
    if (match.phase != cw::Phase::Play) return words::say("{1}, being set up", battle);
    return words::say("{1}, round {2}, {3} to act", battle, match.turn, cw::display_name(*match.scenario, match.side));
}

core::Result<std::optional<Saved>, words::Phrase> load_saved(const fs::path& profile, const std::string& war) {
    std::optional<Saved> best;
    words::Phrase fault;  // from the first damaged file
    fs::path aside;       // empty if nothing was
    for (const fs::path& file : current(folder_of(profile, war))) {
        auto saved = load_record(file);
        const bool sound = saved && saved->remark.empty();
        if (!sound && fault.empty()) {
            fault = saved ? saved->remark : saved.error();
            aside = file.parent_path() / ("broken" + core::text(file.extension()));
            if (!keep_broken(file, aside, saved.has_value())) aside.clear();
        }
        if (saved && (!best || saved->record.steps.size() > best->record.steps.size())) best = std::move(*saved);
        if (sound) break;
    }
    if (fault.empty()) return best;
    const words::Phrase where = words::plain(core::text(aside));
    if (!best)
        return core::failure(
            aside.empty()
                ? words::say("The saved battle cannot be continued. {1}", fault)
                : words::say("The saved battle cannot be continued; it has been set aside as {1}. {2}", where, fault));
    best->remark =
        aside.empty()
            ? words::say("The saved battle was damaged; the battle continues from its last good step. {1}", fault)
            : words::say(
                  "The saved battle was damaged; it has been set aside as {1}, and the battle continues from "
                  "its last good step. {2}",
                  where, fault);
    return best;
}

std::vector<std::string> places_of_saves(const fs::path& profile) {
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    std::error_code ignored;
    const auto look = [&](const std::string& war) {
        fs::file_time_type last = fs::file_time_type::min();
        const auto files = current(folder_of(profile, war));
        for (const fs::path& file : files) last = std::max(last, fs::last_write_time(file, ignored));
        if (!files.empty()) found.emplace_back(last, war);
    };
    look("");
    const std::string before = kWarFolder;
    for (fs::directory_iterator entry(saves(profile), ignored), end; !ignored && entry != end; entry.increment(ignored))
        if (const std::string name = core::text(entry->path().filename());
            name.starts_with(before) && entry->is_directory())
            look(name.substr(before.size()));
    std::ranges::sort(found, std::greater<>());
    std::vector<std::string> wars;
    for (auto& [when, war] : found) wars.push_back(std::move(war));
    return wars;
}

fs::path saved_journal(const fs::path& profile, const std::string& war) { return journal(folder_of(profile, war)); }

void drop_battle(const fs::path& profile, const std::string& war) { remove_current(folder_of(profile, war)); }

void put_aside(const fs::path& profile, const std::string& war) {
    const std::vector<fs::path> files = current(folder_of(profile, war));
    if (files.empty()) return;
    const fs::path folder = saves(profile);
    std::error_code ignored;
    for (const char* ending : kEndings) fs::remove(numbered(folder, "earlier-", kEarlier, ending), ignored);
    for (const char* ending : kEndings) age(folder, "earlier-", ending, kEarlier);
    for (std::size_t other = 1; other < files.size(); ++other) fs::remove(files[other], ignored);
    const std::string ending = core::text(files.front().extension());
    fs::rename(files.front(), numbered(folder, "earlier-", 1, ending.c_str()), ignored);
}

std::vector<fs::path> left_battles(const fs::path& profile) {
    std::vector<fs::path> files;
    const fs::path folder = saves(profile);
    std::error_code ignored;
    for (int number = 1; number <= kEarlier; ++number)
        for (const char* ending : kEndings)
            if (const fs::path file = numbered(folder, "earlier-", number, ending); fs::exists(file, ignored))
                files.push_back(file);
    return files;
}

}  // namespace profile
