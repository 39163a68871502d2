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
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/kit/session/game_session.h"
#include "game/profile/journal_file.h"
#include "game/remote/ledger.h"

namespace profile {

namespace war = rules::war;

// By people; a bot's level as in SetUp.
struct WarSeats {
    std::array<std::string, 2> players{}, bots{};
    friend bool operator==(const WarSeats&, const WarSeats&) = default;
};

class WarGame {
public:
    // `plan`: the whole plan, as it is in a WarFile. The error is a sentence.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> begin(const std::filesystem::path& profile,
                                                                       const std::string& name,
                                                                       const rules::Json& plan);
    // One that is only watched: it is kept nowhere.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> watched(const std::filesystem::path& profile,
                                                                         const std::string& name,
                                                                         const rules::Json& plan);
    // The one of this name; null if none is kept.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> load(const std::filesystem::path& profile,
                                                                      const std::string& name);
    // The one that was played last; null if there is none.
    static core::Result<std::unique_ptr<WarGame>, words::Phrase> last(const std::filesystem::path& profile);
    // As it is in a record that holds, and from now on the one played last. Its own seats stay.
    static core::Result<void, words::Phrase> lay(const std::filesystem::path& profile, const std::string& name,
                                                 const rules::Record& record);
    // From now on it is the one played last.
    void take_up() const;  // unless it is only watched

    const std::string& name() const { return name_; }  // of its file
    const war::Match& match() const { return session_.match(); }
    const rules::GameSession<war::War>& session() const { return session_; }
    const std::vector<rules::Step<war::War>>& steps() const { return session_.steps(); }
    const WarSeats& seats() const { return seats_; }
    void seat(const WarSeats& seats);
    // Whoever leads the people, if they have a name: at a shared table theirs there.
    std::string leader(int people) const;

    rules::Record record() const;

    // Saved at once.
    std::optional<rules::Refusal> submit(const war::Command& command);
    // Since the last battle. What bots did of themselves is undone with it.
    bool can_undo() const;
    void undo();
    // What the bots' peoples do until a person is asked.
    void let_stewards_act();

    // --- at a table shared with other machines (remote/table.h)
    // What that table knows besides the record, once the war was shared.
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    // Kept once the table says so.
    std::optional<rules::Refusal> carry_out(const war::Command& command);
    void go_back(std::size_t steps);
    void keep_shared(const remote::Ledger& ledger);
    // It goes on at this screen alone; a battle that was fought counts.
    void forget_ledger();
    // What the battle that the war stands before came to at this screen. Of a shared war it must have been fought by those
    // who share it.
    std::optional<war::Fought> outcome() const;
    // It is kept here.
    bool has_battle(std::size_t number) const;
    // Its record, whatever it came to.
    std::optional<rules::Record> fought_battle(std::size_t number) const;
    // Of the battle that it stands before, whose end was seen elsewhere: nothing of it goes on here.
    void keep_battle(const rules::Record& battle);

    // The battle of this number, from 0, and of this file is the one that it stands before, or has just fought.
    bool fights(std::size_t number, const std::string& battle) const;
    // That battle is over; also if its end was undone and reached again. Of a shared war it is only kept: what it came to
    // is told at its table.
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
};

// A war from any file, played to where it stands; the error is a sentence.
struct KeptWar {
    rules::Record record;
    rules::GameSession<war::War> session;
};
core::Result<KeptWar, words::Phrase> load_war(const std::filesystem::path& file);

// The battle as it lay at its end; nothing: it does not hold.
std::optional<rules::coin_wars::Match> end_of(const rules::Record& battle);
// The ledgers name the same players.
bool same_players(const remote::Ledger& war, const rules::Record& battle);
// The war of this battle is kept here, and stands before it.
bool stands_before(const std::filesystem::path& profile, const WarBattle& where, const std::string& battle);
// The bots that this screen has in the battle before which that war stands, by face; of a war that is not shared none.
std::array<std::string, 2> own_bots(const std::filesystem::path& profile, const WarBattle& where);
// That war is shared with other machines.
bool is_shared(const std::filesystem::path& profile, const WarBattle& where);
// A battle of a war has ended. If it does not say of which: of the war played last, or else of another that stands
// before this battle.
void settle_war(const std::filesystem::path& profile, const WarBattle& where, const rules::coin_wars::Match& over,
                const rules::Record& battle);

}  // namespace profile
