#pragma once
// Story game tables that were set aside for a new one. Each is one file in stories/tables of the profile folder, named
// by its date and its title or players, and includes the loose objects beside it and what was half typed and half
// chosen. The number is unlimited; a file can be passed on and opened elsewhere. Format "coinwars-table/1". The story
// table without rules (kFreeTable) is archived too: its objects take the place of the journal.

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
    // `profile`: its folder; `table`: the game's file name in stories/, without extension.
    EarlierTables(const std::filesystem::path& profile, std::string table);

    // Archives the current table; `date`: "2026-11-23". On failure returns a sentence, and the table stays in place.
    core::Result<void, words::Phrase> put_aside(const std::string& title, const std::string& date);
    // Makes table `which` (0 is the latest) current again, unless another table is current. On failure returns a
    // sentence, and the table stays archived.
    core::Result<void, words::Phrase> take_up(std::size_t which);
    // Makes a table current from the contents of its three files; those that are empty are removed.
    core::Result<void, words::Phrase> lay(const std::string& journal, const std::string& desk,
                                          const std::string& drafts) const;
    std::string title() const;  // of the current table, as last saved
    std::size_t count() const { return tables_.size(); }

    // Like take_up(), but first archives the current table as `title`. Returns the title of the new current table.
    core::Result<std::string, words::Phrase> change_for(std::size_t which, const std::string& title,
                                                        const std::string& date);
    // Draws the list of archived tables, collapsed at first, or nothing if there are none. Returns the one that was
    // pressed. A long list can be searched; each table can be renamed, deleted and restored.
    std::optional<std::size_t> pick(App& app);
    // True if one was taken up: the screen must restart and save no drafts, which are that table's now.
    bool draw(App& app);
    // Draws the pending question about one of them, over all slips.
    void ask(App& app);

private:
    struct Table {
        std::filesystem::path file;
        std::string title, date;
        std::string players;  // "Anna, Bob"
        int steps = 0;        // kept steps; for a table without rules, its cards
    };
    std::filesystem::path lies(const char* ending) const;
    std::filesystem::path tables_folder() const { return folder_ / "tables"; }
    bool row(ui::Ui& ui, const Table& table);
    void act(App& app, const RowAnswer& answer);
    // Converts archives in the old format, numbered and in two files each.
    void convert_former();
    void look();

    std::filesystem::path folder_;
    std::string table_;
    std::vector<Table> tables_{};  // latest first
    bool unfolded_ = false;
    std::string searched_{};
    RowMenu menu_{};
    DeletedList deleted_{};
};

// Returns the name of a story game's screen: "coin_rpg".
std::string screen_of(std::string game);
// Reads the players from the journal's first line: "Anna, Bob"; empty if that fails.
std::string players_in_journal(const std::string& journal);

// A story table with an unfinished game.
struct WaitingTable {
    std::string game;    // "coin-rpg"
    std::string called;  // the story's title, or else its players
    std::string date;    // when it was last played
    std::filesystem::file_time_type written;
};
// For the four story games, most recently played first.
std::vector<WaitingTable> waiting_tables(const std::filesystem::path& profile);

// Makes a table file from anywhere, or the record of one, the current table; archives the previous one. Returns the
// game's name ("coin-rpg"); the error is a sentence.
core::Result<std::string, words::Phrase> open_table_file(const std::filesystem::path& profile,
                                                         const std::filesystem::path& file, const std::string& date);
bool is_table_file(const std::filesystem::path& file);

}  // namespace screens
