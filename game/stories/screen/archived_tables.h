#pragma once
// Tables of a story game that were left for a new one. The last kMostEarlier of each game lie in
// stories/earlier of the profile folder, the latest as TABLE-1.json, each with the things that people laid
// beside it (TABLE-1.desk.json).

#include <filesystem>
#include <string>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

inline constexpr int kMostEarlier = 5;

class EarlierTables {
public:
    // `profile`: its folder; `table`: the file's name in stories/, without its ending.
    EarlierTables(const std::filesystem::path& profile, std::string table);

    // The table that lies there goes among them; the oldest is given up for it.
    void put_aside();
    // From 0, the latest. It lies where it lay, unless another one does.
    bool take_up(std::size_t which);
    std::size_t count() const { return tables_.size(); }

    // What can be taken up, folded away at first; nothing if there is nothing. True: one was.
    bool draw(ui::Ui& ui);

private:
    struct Table {
        int number = 0;       // of the file
        std::string players;  // "Anna, Bob"
        int steps = 0;        // that were kept
    };
    std::filesystem::path lies(const char* ending) const;
    std::filesystem::path aside(int number, const char* ending) const;
    void look();

    std::filesystem::path folder_;
    std::string table_;
    std::vector<Table> tables_{};  // the latest first
    bool unfolded_ = false;
};

}  // namespace screens
