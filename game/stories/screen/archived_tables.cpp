#include "game/stories/screen/archived_tables.h"

#include <algorithm>
#include <array>

#include "engine/platform/files.h"
#include "game/kit/json_text.h"

namespace screens {

namespace fs = std::filesystem;

namespace {

constexpr std::array kEndings{".json", ".desk.json"};

// The journal's first line tells who sat down.
std::string players_of(const std::string& journal) {
    const auto head = rules::parse_json(journal.substr(0, journal.find('\n')));
    if (!head || !head->is_object()) return {};
    const rules::Json start = head->value("start", rules::Json::object());
    if (!start.is_object()) return {};
    std::string players;
    for (const rules::Json& name : start.value("players", start.value("seats", rules::Json::array())))
        if (name.is_string()) players.append(players.empty() ? "" : ", ").append(name.get_ref<const std::string&>());
    return players;
}

}  // namespace

EarlierTables::EarlierTables(const fs::path& profile, std::string table)
    : folder_(profile / "stories"), table_(std::move(table)) {
    look();
}

fs::path EarlierTables::lies(const char* ending) const { return folder_ / (table_ + ending); }

fs::path EarlierTables::aside(int number, const char* ending) const {
    return folder_ / "earlier" / (table_ + "-" + std::to_string(number).append(ending));
}

void EarlierTables::look() {
    tables_.clear();
    for (int number = 1; number <= kMostEarlier; ++number) {
        const auto journal = platform::read_file(aside(number, kEndings[0]));
        if (!journal) continue;
        const auto lines = std::ranges::count(*journal, '\n');
        tables_.push_back({number, players_of(*journal), std::max(0, static_cast<int>(lines) - 1)});
    }
}

void EarlierTables::put_aside() {
    std::error_code none;
    if (!fs::exists(lies(kEndings[0]), none)) return;
    fs::create_directories(folder_ / "earlier", none);
    for (const char* ending : kEndings) {
        fs::remove(aside(kMostEarlier, ending), none);
        for (int number = kMostEarlier; number > 1; --number)
            fs::rename(aside(number - 1, ending), aside(number, ending), none);
        fs::rename(lies(ending), aside(1, ending), none);
    }
    look();
}

bool EarlierTables::take_up(std::size_t which) {
    std::error_code none;
    if (fs::exists(lies(kEndings[0]), none)) return false;
    const int number = tables_[which].number;
    fs::rename(aside(number, kEndings[0]), lies(kEndings[0]), none);
    if (none) return false;
    fs::rename(aside(number, kEndings[1]), lies(kEndings[1]), none);
    look();
    return true;
}

bool EarlierTables::draw(ui::Ui& ui) {
    if (tables_.empty()) return false;
    if (ui.toggle(say("Take up an earlier table"), unfolded_)) unfolded_ = !unfolded_;
    if (!unfolded_) return false;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        const Phrase steps = say_many(tables_[i].steps, "It stands after {1} step.", "It stands after {1} steps.");
        if (ui.choice(plain(tables_[i].players), steps, false)) return take_up(i);
    }
    return false;
}

}  // namespace screens
