#include "game/stories/screen/archived_tables.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"
#include "game/kit/search.h"
#include "game/kit/session/journal.h"
#include "game/profile/day.h"
#include "game/profile/free_file.h"
#include "game/stories/screen/drafts.h"

namespace screens {

namespace fs = std::filesystem;
using rules::Json;

namespace {

constexpr const char* kFormat = "coinwars-table/1";
constexpr const char* kJournal = ".json";
constexpr const char* kDesk = ".desk.json";
constexpr const char* kDrafts = ".draft.json";
constexpr int kFormerTables = 5;
constexpr std::size_t kFew = 6;  // longer lists can be searched
constexpr std::array kGames{"coin-rpg", "edged-coins", "card-draw", "universalis", kFreeTable};

int steps_in(const std::string& journal) {
    return std::max(0, static_cast<int>(std::ranges::count(journal, '\n')) - 1);
}

int cards_in(const std::string& desk) {
    const auto json = rules::parse_json(desk);
    return json && json->is_object() ? static_cast<int>(json->value("cards", Json::array()).size()) : 0;
}

struct TableFile {
    std::string game, title, date;
    std::string journal, desk, drafts;  // the files' contents; empty if there was none
};

// The draft with the table's title.
const char* title_place(const std::string& game) {
    return game == kFreeTable ? "name" : game == "universalis" ? "story" : "title";
}

// The table's drafts with its title, which may have been changed since, or is all there is in an older file.
std::string drafts_of(const TableFile& table) {
    const auto read = rules::parse_json(table.drafts);
    Json drafts = read && read->is_object() ? *read : Json::object();
    drafts.erase(title_place(table.game));
    if (!table.title.empty()) drafts[title_place(table.game)] = table.title;
    return drafts.empty() ? std::string() : drafts.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Accepts only a record of one of these games, as written by the window, `coinwars-cli serve` or a shared table.
std::optional<TableFile> table_of_record(const std::string& text) {
    const auto read = rules::read_record_text(text);
    const auto format = read ? rules::format_of(read->record) : std::nullopt;
    if (!format || format->name != "coinwars-replay") return std::nullopt;
    const Json game = read->record.value("game", Json());
    if (std::ranges::none_of(kGames, [&](const char* each) { return game == each; })) return std::nullopt;
    return TableFile{game.get<std::string>(), "", "", text, "", ""};
}

core::Result<TableFile, words::Phrase> read_table(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    if (auto table = table_of_record(*text)) return std::move(*table);
    const auto unread = [&](const Phrase& why) { return core::failure(say("{1}: {2}", plain(core::text(file)), why)); };
    const auto json = rules::parse_json(*text);
    if (!json) return unread(rules::why_unreadable(json.error()));
    const auto word = [&](const char* key) {
        return json->is_object() && json->contains(key) && json->at(key).is_string() ? json->at(key).get<std::string>()
                                                                                     : std::string();
    };
    if (const auto other = rules::why_not_of("coinwars-table", *json)) return unread(*other);
    if (word("format") != kFormat) return unread(say("This was made by a newer version of Coin Wars."));
    TableFile table{word("game"), word("title"), word("date"), word("journal"), word("desk"), word("drafts")};
    if (!core::contains(kGames, table.game))
        return unread(say("This table belongs to a game that this program does not have."));
    if (table.journal.empty()) return unread(say("This file does not say what was played."));
    return table;
}

core::Result<void, words::Phrase> write_at(const fs::path& file, const TableFile& table) {
    const Json json{{"format", kFormat},        {"game", table.game}, {"title", table.title},  {"date", table.date},
                    {"journal", table.journal}, {"desk", table.desk}, {"drafts", table.drafts}};
    return platform::write_file(file, json.dump(1, ' ', false, Json::error_handler_t::replace));
}

core::Result<void, words::Phrase> write_table(const fs::path& folder, const TableFile& table) {
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    const std::string called = table.title.empty() ? players_in_journal(table.journal) : table.title;
    const std::string name = rules::file_words(table.game + " " + table.date + " " + called);
    return write_at(profile::free_file(folder, name, ".json"), table);
}

std::string content_of(const fs::path& file) {
    const auto text = platform::read_file(file);
    return text ? *text : std::string();
}

// Empty if there is no such file; a failure if it cannot be read.
core::Result<std::string, words::Phrase> content_if_any(const fs::path& file) {
    std::error_code none;
    if (!fs::exists(file, none)) return std::string();
    return platform::read_file(file);
}

}  // namespace

std::string screen_of(std::string game) {
    std::ranges::replace(game, '-', '_');
    return game;
}

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

std::vector<WaitingTable> waiting_tables(const fs::path& profile) {
    std::vector<WaitingTable> waiting;
    for (const std::string game : kGames) {
        const fs::path file = profile / "stories" / (game + kJournal);
        std::error_code none;
        const auto written = fs::last_write_time(file, none);
        if (none || game == kFreeTable) continue;
        std::string called = StoryDrafts(profile / "stories" / core::path(game + kDrafts)).at(title_place(game));
        if (called.empty()) called = players_in_journal(content_of(file));
        waiting.push_back({game, called, profile::day_of(file), written});
    }
    std::ranges::sort(waiting, std::ranges::greater(), &WaitingTable::written);
    return waiting;
}

EarlierTables::EarlierTables(const fs::path& profile, std::string table)
    : folder_(profile / "stories"), table_(std::move(table)) {
    convert_former();
    look();
}

fs::path EarlierTables::lies(const char* ending) const {
    const bool free = table_ == kFreeTable && ending == kJournal;
    return free ? folder_.parent_path() / "story_table.json" : folder_ / (table_ + ending);
}

void EarlierTables::convert_former() {
    std::error_code none;
    for (int number = kFormerTables; number >= 1; --number) {
        const std::string name = table_ + "-" + std::to_string(number);
        const fs::path journal = folder_ / "earlier" / (name + kJournal), desk = folder_ / "earlier" / (name + kDesk);
        const auto played = content_if_any(journal), laid = content_if_any(desk);
        if (!played || played->empty() || !laid) continue;
        if (!write_table(tables_folder(), {table_, "", profile::day_of(journal), *played, *laid, ""})) continue;
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
                               table_ == kFreeTable ? cards_in(table->journal) : steps_in(table->journal)});
    }
    const auto written = [](const Table& table) {
        std::error_code ignored;
        return fs::last_write_time(table.file, ignored);
    };
    std::ranges::sort(tables_, [&](const Table& a, const Table& b) {
        const auto at_a = written(a), at_b = written(b);
        return at_a != at_b ? at_a > at_b : a.file > b.file;
    });
    deleted_.read(folder_.parent_path(), {"stories/tables/" + table_ + " "});
}

std::string EarlierTables::title() const { return StoryDrafts(lies(kDrafts)).at(title_place(table_)); }

// The drafts stay: whoever makes another table current replaces them.
core::Result<void, words::Phrase> EarlierTables::put_aside(const std::string& title, const std::string& date) {
    std::error_code none;
    if (!fs::exists(lies(kJournal), none)) return {};
    const auto journal = platform::read_file(lies(kJournal));
    if (!journal) return core::failure(journal.error());
    const auto desk = content_if_any(lies(kDesk));
    if (!desk) return core::failure(desk.error());
    auto kept = write_table(tables_folder(), {table_, title, date, *journal, *desk, content_of(lies(kDrafts))});
    if (!kept) return kept;
    fs::remove(lies(kJournal), none);
    fs::remove(lies(kDesk), none);
    look();
    return {};
}

core::Result<void, words::Phrase> EarlierTables::lay(const std::string& journal, const std::string& desk,
                                                     const std::string& drafts) const {
    const std::array files{std::pair{kJournal, &journal}, std::pair{kDesk, &desk}, std::pair{kDrafts, &drafts}};
    std::error_code none;
    for (const auto& [ending, content] : files) {
        fs::remove(lies(ending), none);
        if (content->empty()) continue;
        if (auto kept = platform::write_file(lies(ending), *content); !kept) {
            fs::remove(lies(kJournal), none);
            fs::remove(lies(kDesk), none);
            return kept;
        }
    }
    return {};
}

core::Result<void, words::Phrase> EarlierTables::take_up(std::size_t which) {
    const fs::path file = tables_[which].file;
    std::error_code none;
    if (fs::exists(lies(kJournal), none)) return core::failure(say("{1} cannot be resumed.", plain(core::text(file))));
    const auto table = read_table(file);
    if (!table) return core::failure(table.error());
    if (auto laid = lay(table->journal, table->desk, drafts_of(*table)); !laid) return laid;
    fs::remove(file, none);
    look();
    return {};
}

core::Result<std::string, words::Phrase> EarlierTables::change_for(std::size_t which, const std::string& title,
                                                                   const std::string& date) {
    const Table wanted = tables_[which];
    if (auto aside = put_aside(title, date); !aside) return core::failure(aside.error());
    const auto now = std::ranges::find(tables_, wanted.file, &Table::file);
    if (now == tables_.end()) return core::failure(say("{1} cannot be resumed.", plain(core::text(wanted.file))));
    if (auto taken = take_up(static_cast<std::size_t>(now - tables_.begin())); !taken)
        return core::failure(taken.error());
    return wanted.title;
}

bool EarlierTables::draw(App& app) {
    const auto which = pick(app);
    if (!which) return false;
    const auto taken = take_up(*which);
    if (!taken) app.notify(taken.error());
    return taken.has_value();
}

void EarlierTables::ask(App& app) {
    if (const RowAnswer answer = menu_.draw(app.ui()); answer.act != RowAct::Nothing) act(app, answer);
}

bool EarlierTables::row(ui::Ui& ui, const Table& table) {
    const bool free = table_ == kFreeTable;
    const Phrase steps = free ? say_many(table.steps, "{2}, {1} card", "{2}, {1} cards", plain(table.date))
                              : say_many(table.steps, "{2}, after {1} step", "{2}, after {1} steps", plain(table.date));
    const Phrase about =
        table.title.empty() || free ? steps : joined({plain(table.players), steps}, rules::semicolon());
    const Phrase nameless = free ? say("A table without a name") : plain(table.players);
    const Phrase called = table.title.empty() ? nameless : plain(table.title);
    const double more = ui.px(kMoreWidth), gap = ui.px(8), wide = ui.rest().width() - more - gap - ui.px(26);
    const double high = ui.text_height(called, Type::Body, wide) + ui.text_height(about, Type::Small, wide);
    const Rect line = ui.take(std::max(more, high + ui.px(2)));
    ui.place({line.x0, line.y0, line.x1 - more - gap, line.y1});
    const bool pressed = ui.entry(called, about, ui::Sign::None, false, true);
    if (draw_more(ui, called, ui::sized({line.x1 - more, line.center().y - more / 2}, more, more)))
        menu_.ask({.key = core::text(table.file),
                   .title = called,
                   .from = about,
                   .name = table.title,
                   .shows = true,
                   .remove = say("Delete")});
    return pressed;
}

void EarlierTables::act(App& app, const RowAnswer& answer) {
    const fs::path file = core::path(answer.key);
    const auto tell = [&](const auto& result) {
        if (!result) app.notify(result.error());
    };
    if (answer.act == RowAct::Show) return app.show_file(file);
    if (answer.act == RowAct::Delete) tell(profile::set_aside(folder_.parent_path(), file));
    if (answer.act == RowAct::Rename) {
        auto table = read_table(file);
        if (table) table->title = answer.name;
        tell(table ? write_at(file, *table) : core::Result<void, words::Phrase>(core::failure(table.error())));
    }
    look();
}

std::optional<std::size_t> EarlierTables::pick(App& app) {
    if (tables_.empty() && deleted_.empty()) return std::nullopt;
    ui::Ui& ui = app.ui();
    if (ui.toggle(say("Resume an earlier table"), unfolded_)) unfolded_ = !unfolded_;
    if (!unfolded_) return std::nullopt;
    if (tables_.size() > kFew) {
        ListBar bar(ui, ui.rest().x0, palette::kInk);
        bar.search(searched_);
        bar.end();
    }
    std::optional<std::size_t> picked;
    for (std::size_t i = 0; i < tables_.size(); ++i)
        if (rules::found_in(tables_[i].title + " " + tables_[i].players + " " + tables_[i].date, searched_) &&
            row(ui, tables_[i]))
            picked = i;
    if (deleted_.draw(app, ui.rest().x0)) look();
    ui.text(say("Each table is a file in {1}: you can pass it on, and open it elsewhere by giving it to the program as "
                "an argument.",
                plain(core::text(tables_folder()))),
            {Type::Small, palette::kSoft});
    return picked;
}

bool is_table_file(const fs::path& file) { return read_table(file).has_value(); }

core::Result<std::string, words::Phrase> open_table_file(const fs::path& profile, const fs::path& file,
                                                         const std::string& date) {
    auto table = read_table(file);
    if (!table) return core::failure(table.error());
    const fs::path folder = profile / "stories";
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    EarlierTables earlier(profile, table->game);
    if (auto aside = earlier.put_aside(earlier.title(), date); !aside) return core::failure(aside.error());
    if (auto kept = earlier.lay(table->journal, table->desk, drafts_of(*table)); !kept)
        return core::failure(kept.error());
    return table->game;
}

}  // namespace screens
