#pragma once
// Tables of a story game that were left for a new one: each is one file in stories/tables of the profile folder,
// called by its day and its title or its players, with the things that people laid beside it. Any number is
// kept; a file can be passed on and opened elsewhere. Format "coinwars-table/1". The story table without rules
// (kFreeTable) is kept alike: what lies on it stands in place of the journal.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/shell/list_kit.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr const char* kFreeTable = "story-table";

class EarlierTables {
public:
    // `profile`: its folder; `table`: the game's file in stories/, without its ending.
    EarlierTables(const std::filesystem::path& profile, std::string table);

    // The table that lies there goes among them; `date`: "2026-11-23". The error is a sentence, and the table
    // still lies there.
    core::Result<void, words::Phrase> put_aside(const std::string& title, const std::string& date);
    // From 0, the latest. It lies where it lay, unless another one does.
    bool take_up(std::size_t which);
    // Such a table lies there now: the files' contents; nothing lies beside it if `desk` is empty.
    core::Result<void, words::Phrase> lay(const std::string& journal, const std::string& desk) const;
    std::size_t count() const { return tables_.size(); }

    // The same where one lies: that goes among them, called so. Returns the title of what lies there now.
    core::Result<std::string, words::Phrase> change_for(std::size_t which, const std::string& title,
                                                        const std::string& date);
    // What can be taken up, folded away at first; nothing if there is nothing. Which one was pressed. Where there are many they can be
    // searched; each can be renamed and deleted, and brought back.
    std::optional<std::size_t> pick(App& app);
    // True: one was taken up.
    bool draw(App& app);
    // What is asked about one of them, over all slips.
    void ask(App& app);

private:
    struct Table {
        std::filesystem::path file;
        std::string title, date;
        std::string players;  // "Anna, Bob"
        int steps = 0;        // that were kept; of a table without rules its cards
    };
    std::filesystem::path lies(const char* ending) const;
    std::filesystem::path tables_folder() const { return folder_ / "tables"; }
    bool row(ui::Ui& ui, const Table& table);
    void act(App& app, const RowAnswer& answer);
    // Those of the former kind, numbered and in two files each, become files of today's.
    void convert_former();
    void look();

    std::filesystem::path folder_;
    std::string table_;
    std::vector<Table> tables_{};  // the latest first
    bool unfolded_ = false;
    std::string searched_{};
    RowMenu menu_{};
    DeletedList deleted_{};
};

// The screen of a story game by its name: "coin_rpg".
std::string screen_of(std::string game);
// As the host's calendar has it: "2026-11-22".
std::string today();
// Who sat down, by the journal's first line: "Anna, Bob"; empty if it cannot be told.
std::string players_in_journal(const std::string& journal);

// A story table that was left in the middle.
struct WaitingTable {
    std::string game;    // "coin-rpg"
    std::string called;  // the story's title, else who sat down
    std::string date;    // on which it was played last
    std::filesystem::file_time_type written;
};
// Of the four story games, the one that was played last first.
std::vector<WaitingTable> waiting_tables(const std::filesystem::path& profile);

// A table's file from anywhere, or the record of one, becomes the table that lies there; one that lies there already goes among
// the earlier ones. Returns the game's name ("coin-rpg"); the error is a sentence.
core::Result<std::string, words::Phrase> open_table_file(const std::filesystem::path& profile,
                                                         const std::filesystem::path& file, const std::string& date);
bool is_table_file(const std::filesystem::path& file);

}  // namespace screens
