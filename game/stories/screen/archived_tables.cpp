#include "game/stories/screen/archived_tables.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

#include "engine/platform/files.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"

namespace screens {

namespace fs = std::filesystem;
using rules::Json;

namespace {

constexpr const char* kFormat = "coinwars-table/1";
constexpr const char* kJournal = ".json";
constexpr const char* kDesk = ".desk.json";
constexpr int kFormerTables = 5;
constexpr std::array kGames{"coin-rpg", "edged-coins", "card-draw", "universalis"};

int steps_in(const std::string& journal) {
    return std::max(0, static_cast<int>(std::ranges::count(journal, '\n')) - 1);
}

struct TableFile {
    std::string game, title, date;
    std::string journal, desk;  // the files' contents; nothing lay beside it: empty
};

core::Result<TableFile, std::string> read_table(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    if (!json) return core::failure(file.string() + ": " + json.error());
    const auto word = [&](const char* key) {
        return json->is_object() && json->contains(key) && json->at(key).is_string() ? json->at(key).get<std::string>()
                                                                                     : std::string();
    };
    if (word("format") != kFormat) return core::failure(file.string() + ": /format must be " + kFormat + ".");
    TableFile table{word("game"), word("title"), word("date"), word("journal"), word("desk")};
    if (std::ranges::find(kGames, table.game) == kGames.end())
        return core::failure(file.string() + ": /game is none that is played here.");
    if (table.journal.empty()) return core::failure(file.string() + ": /journal is missing.");
    return table;
}

// A name that is free in the folder.
fs::path free_file(const fs::path& folder, const std::string& name) {
    std::error_code none;
    fs::path file = folder / (name + ".json");
    for (int number = 2; fs::exists(file, none); ++number)
        file = folder / (name + " " + std::to_string(number) + ".json");
    return file;
}

core::Result<void, std::string> write_table(const fs::path& folder, const TableFile& table) {
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    const std::string called = table.title.empty() ? players_in_journal(table.journal) : table.title;
    const std::string name = rules::file_words(table.game + " " + table.date + " " + called);
    const Json json{{"format", kFormat},  {"game", table.game},       {"title", table.title},
                    {"date", table.date}, {"journal", table.journal}, {"desk", table.desk}};
    return platform::write_file(free_file(folder, name), json.dump(1, ' ', false, Json::error_handler_t::replace));
}

std::string content_of(const fs::path& file) {
    const auto text = platform::read_file(file);
    return text ? *text : std::string();
}

std::string day_in_words(std::chrono::system_clock::time_point when) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(when);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", std::localtime(&seconds));
    return text.data();
}

// The day on which it was written last.
std::string day_of(const fs::path& file) {
    std::error_code none;
    const auto written = fs::last_write_time(file, none);
    return day_in_words(
        std::chrono::system_clock::now() +
        std::chrono::duration_cast<std::chrono::system_clock::duration>(written - fs::file_time_type::clock::now()));
}

}  // namespace

std::string today() { return day_in_words(std::chrono::system_clock::now()); }

std::string players_in_journal(const std::string& journal) {
    const auto head = rules::parse_json(journal.substr(0, journal.find('\n')));
    if (!head || !head->is_object()) return {};
    const Json start = head->value("start", Json::object());
    if (!start.is_object()) return {};
    std::string players;
    for (const Json& name : start.value("players", start.value("seats", Json::array())))
        if (name.is_string()) players.append(players.empty() ? "" : ", ").append(name.get_ref<const std::string&>());
    return players;
}

EarlierTables::EarlierTables(const fs::path& profile, std::string table)
    : folder_(profile / "stories"), table_(std::move(table)) {
    convert_former();
    look();
}

fs::path EarlierTables::lies(const char* ending) const { return folder_ / (table_ + ending); }

void EarlierTables::convert_former() {
    std::error_code none;
    for (int number = kFormerTables; number >= 1; --number) {
        const std::string name = table_ + "-" + std::to_string(number);
        const fs::path journal = folder_ / "earlier" / (name + kJournal), desk = folder_ / "earlier" / (name + kDesk);
        if (!fs::exists(journal, none)) continue;
        if (!write_table(tables_folder(), {table_, "", day_of(journal), content_of(journal), content_of(desk)}))
            continue;
        fs::remove(journal, none);
        fs::remove(desk, none);
    }
}

void EarlierTables::look() {
    tables_.clear();
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(tables_folder(), none)) {
        const auto table = read_table(entry.path());
        if (table && table->game == table_)
            tables_.push_back({entry.path(), table->title, table->date, players_in_journal(table->journal),
                               steps_in(table->journal)});
    }
    const auto written = [](const Table& table) {
        std::error_code ignored;
        return fs::last_write_time(table.file, ignored);
    };
    std::ranges::sort(tables_, [&](const Table& a, const Table& b) {
        const auto at_a = written(a), at_b = written(b);
        return at_a != at_b ? at_a > at_b : a.file > b.file;
    });
}

core::Result<void, std::string> EarlierTables::put_aside(const std::string& title, const std::string& date) {
    std::error_code none;
    if (!fs::exists(lies(kJournal), none)) return {};
    auto kept =
        write_table(tables_folder(), {table_, title, date, content_of(lies(kJournal)), content_of(lies(kDesk))});
    if (!kept) return kept;
    fs::remove(lies(kJournal), none);
    fs::remove(lies(kDesk), none);
    look();
    return {};
}

bool EarlierTables::take_up(std::size_t which) {
    std::error_code none;
    if (fs::exists(lies(kJournal), none)) return false;
    const auto table = read_table(tables_[which].file);
    if (!table || !platform::write_file(lies(kJournal), table->journal)) return false;
    if (!table->desk.empty() && !platform::write_file(lies(kDesk), table->desk)) return false;
    fs::remove(tables_[which].file, none);
    look();
    return true;
}

bool EarlierTables::draw(ui::Ui& ui) {
    if (tables_.empty()) return false;
    if (ui.toggle(say("Take up an earlier table"), unfolded_)) unfolded_ = !unfolded_;
    if (!unfolded_) return false;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        const Table& table = tables_[i];
        const Phrase steps = say_many(table.steps, "{2}, after {1} step", "{2}, after {1} steps", plain(table.date));
        const Phrase about = table.title.empty() ? steps : plain(table.players + "; ") + steps;
        if (ui.choice(plain(table.title.empty() ? table.players : table.title), about, false)) return take_up(i);
    }
    ui.text(say("Each lies as one file in {1}: pass it on, and open it elsewhere as the program's argument.",
                plain(tables_folder().string())),
            {Type::Small, palette::kSoft});
    return false;
}

bool is_table_file(const fs::path& file) { return read_table(file).has_value(); }

core::Result<std::string, std::string> open_table_file(const fs::path& profile, const fs::path& file,
                                                       const std::string& date) {
    auto table = read_table(file);
    if (!table) return core::failure(table.error());
    const fs::path folder = profile / "stories";
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    EarlierTables earlier(profile, table->game);
    if (auto aside = earlier.put_aside("", date); !aside) return core::failure(aside.error());
    if (auto kept = platform::write_file(folder / (table->game + kJournal), table->journal); !kept)
        return core::failure(kept.error());
    if (table->desk.empty()) return table->game;
    if (auto kept = platform::write_file(folder / (table->game + kDesk), table->desk); !kept)
        return core::failure(kept.error());
    return table->game;
}

}  // namespace screens
