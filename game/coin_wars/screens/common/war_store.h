#pragma once
// The wars in the profile folder, each by the name of its file: saves/war-NAME.journal, its record, and each of its
// battles that is over as a replay beside it, saves/war-NAME-1.json and so on. saves/war-played-last names one of them.
// The battle that is under way lies in saves/war-NAME/ (saves.h).

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_setup.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/kit/door.h"
#include "game/shell/journal_file.h"

namespace screens {

namespace war = rules::war;

// By people; a bot's level as in SetUp.
struct WarSeats {
    std::array<std::string, 2> players{}, bots{};
    friend bool operator==(const WarSeats&, const WarSeats&) = default;
};

class WarGame {
public:
    // `plan`: the whole plan, as it is in a WarFile. The error is a sentence.
    static core::Result<std::unique_ptr<WarGame>, std::string> begin(const std::filesystem::path& profile,
                                                                     const std::string& name, const rules::Json& plan);
    // The one of this name; null if none is kept.
    static core::Result<std::unique_ptr<WarGame>, std::string> load(const std::filesystem::path& profile,
                                                                    const std::string& name);
    // The one that was played last; null if there is none.
    static core::Result<std::unique_ptr<WarGame>, std::string> last(const std::filesystem::path& profile);
    // As it is in a record that holds, and from now on the one played last. Its own seats stay.
    static core::Result<void, std::string> lay(const std::filesystem::path& profile, const std::string& name,
                                               const rules::Record& record);
    // From now on it is the one played last.
    void take_up() const;

    const std::string& name() const { return name_; }  // of its file
    const war::Match& match() const { return door_.match(); }
    const std::vector<rules::Step<war::War>>& steps() const { return door_.steps(); }
    const WarSeats& seats() const { return seats_; }
    void seat(const WarSeats& seats);

    rules::Record record() const;

    // Saved at once.
    std::optional<rules::Refusal> submit(const war::Command& command);
    // Since the last battle. What bots did of themselves is undone with it.
    bool can_undo() const;
    void undo();
    // What the bots' peoples do until a person is asked.
    void let_stewards_act();

    // The battle of this number, from 0, and of this file is the one that it stands before, or has just fought.
    bool fights(std::size_t number, const std::string& battle) const;
    // That battle is over; also if its end was undone and reached again.
    void settle(std::size_t number, const rules::coin_wars::Match& over, const rules::Record& battle);
    // The replay of that battle; may be missing.
    std::filesystem::path battle_file(std::size_t number) const;

private:
    WarGame(std::filesystem::path profile, std::string name, war::Match start);
    void write();

    std::filesystem::path profile_;
    std::string name_;
    rules::Door<war::War> door_;
    WarSeats seats_;
    JournalFile journal_;
};

// The war of this battle is kept here, and stands before it.
bool stands_before(const std::filesystem::path& profile, const WarBattle& where, const std::string& battle);
// A battle of a war has ended. If it does not say of which: of the war played last, or else of another that stands
// before this battle.
void settle_war(const std::filesystem::path& profile, const WarBattle& where, const rules::coin_wars::Match& over,
                const rules::Record& battle);

}  // namespace screens
