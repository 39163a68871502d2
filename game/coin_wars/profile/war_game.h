#pragma once
// The wars in the profile folder, by file name: the record saves/war-NAME.journal, and its finished battles as replays
// beside it, saves/war-NAME-1.json and so on. saves/war-played-last names one of them. The battle in progress is in
// saves/war-NAME/ (saves.h).

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/kit/session/game_session.h"
#include "game/profile/journal_file.h"
#include "game/remote/ledger.h"

namespace profile {

namespace war = rules::war;

// By nation; a bot's level as in SetUp.
struct WarSeats {
    std::array<std::string, 2> players{}, bots{};
    friend bool operator==(const WarSeats&, const WarSeats&) = default;
};

class WarGame {
public:
    // `plan`: the complete plan, as in a WarFile. The error is a sentence.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> begin(const std::filesystem::path& profile,
                                                                       const std::string& name,
                                                                       const rules::Json& plan);
    // A war that is only watched: it is not saved.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> watched(const std::filesystem::path& profile,
                                                                         const std::string& name,
                                                                         const rules::Json& plan);
    // The war of this name; nullptr if none is saved. A file that cannot be read is set aside, and of one that is
    // damaged a copy stays; the error or remark() says so.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> load(const std::filesystem::path& profile,
                                                                      const std::string& name);
    // The same, but leaves the files as they are: for those who only look.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> look(const std::filesystem::path& profile,
                                                                      const std::string& name);
    // The war that was played last; nullptr if there is none. look_at_last() leaves its files as they are.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> last(const std::filesystem::path& profile);
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> look_at_last(const std::filesystem::path& profile);
    // Stores a valid record as the war played last. Its own seats stay, and so do the battles that both have fought.
    static core::Result<void, words::Phrase> lay(const std::filesystem::path& profile, const std::string& name,
                                                 const rules::Record& record);
    // Makes it the war played last.
    void take_up() const;  // unless it is only watched

    const std::string& name() const { return name_; }  // file name
    const war::Match& match() const { return session_.match(); }
    const rules::GameSession<war::War>& session() const { return session_; }
    const std::vector<rules::Step<war::War>>& steps() const { return session_.steps(); }
    const WarSeats& seats() const { return seats_; }
    void seat(const WarSeats& seats);
    // The name of the nation's leader, if any; at a shared table, the one given there.
    std::string leader(int nation) const;

    rules::Record record() const;
    // Its loss when it was loaded; empty: none.
    const words::Phrase& remark() const { return remark_; }
    // Why it is not on the disk as it stands; empty: it is.
    const words::Phrase& fault() const { return fault_; }

    // Saves at once, as all that changes it; fault() tells of failures.
    std::optional<rules::Refusal> submit(const war::Command& command);
    // Back to the last battle. Undoing includes what bots did automatically.
    bool can_undo() const;
    void undo();
    // Lets bots act for their nations until a person has to decide.
    void let_stewards_act();

    // --- At a table shared with other machines (remote/table.h)
    // The table's data besides the record, once the war has been shared.
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    // Saves the command after the table has confirmed it.
    std::optional<rules::Refusal> carry_out(const war::Command& command);
    void go_back(std::size_t steps);
    void save_shared(const remote::Ledger& ledger);
    // Continues on this screen alone; a battle that was fought still counts.
    void forget_ledger();
    // The result on this screen of the war's current battle. In a shared war it must have been fought by the nation who
    // share it.
    std::optional<war::Fought> outcome() const;
    // True if that battle is saved here.
    bool has_battle(std::size_t number) const;
    // The battle played to its end, whatever the result.
    std::optional<Saved> fought_battle(std::size_t number) const;
    // Saves the war's current battle, whose end was seen elsewhere, so that it does not continue here.
    void save_battle(const rules::Record& battle);

    // True if battle `number`, from 0, from file `battle` is the war's current one, or the last one fought.
    bool fights(std::size_t number, const std::string& battle) const;
    // Records that battle's end, also if it was undone and reached again. In a shared war it only saves the battle: its
    // table reports the result.
    void settle(std::size_t number, const rules::coin_wars::Match& over, const rules::Record& battle);
    // The replay of that battle; may be missing.
    std::filesystem::path battle_file(std::size_t number) const;

private:
    WarGame(std::filesystem::path profile, std::string name, rules::GameSession<war::War> session);
    rules::About about() const;
    void write();
    bool is_theirs(const rules::Record& battle) const;
    void forget_battle(std::size_t number);

    std::filesystem::path profile_;
    std::string name_;
    rules::GameSession<war::War> session_;
    WarSeats seats_;
    std::optional<remote::Ledger> ledger_;
    bool kept_ = true;
    JournalFile journal_;
    words::Phrase remark_, fault_;
};

// A war from any file, played to its current state; the error is a sentence.
struct SavedWar {
    rules::Record record;
    rules::GameSession<war::War> session;
    words::Phrase remark{};  // what was lost of it; empty if nothing
};
core::Result<SavedWar, words::Phrase> load_war(const std::filesystem::path& file);

// The battle's final match; nullopt if the record is invalid.
std::optional<rules::coin_wars::Match> end_of(const rules::Record& battle);
// True if the ledgers name the same players.
bool same_players(const remote::Ledger& war, const rules::Record& battle);
// True if this battle's war is saved here, and the battle is its current one.
bool stands_before(const std::filesystem::path& profile, const WarBattle& where, const std::string& battle);
// This screen's bots in the war's current battle, by face; empty for a war that is not shared.
std::array<std::string, 2> own_bots(const std::filesystem::path& profile, const WarBattle& where);
// True if that war is shared with other machines.
bool is_shared(const std::filesystem::path& profile, const WarBattle& where);
// Records the end of a war's battle. Without a name: for the war played last, or else another war with this current
// battle.
void settle_war(const std::filesystem::path& profile, const WarBattle& where, const rules::coin_wars::Match& over,
                const rules::Record& battle);

}  // namespace profile
