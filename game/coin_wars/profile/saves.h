#pragma once
// Battles in progress in the profile folder: saves/battle.journal, appended to as autosave.h decides, and occasional
// full copies, saves/copy-1.json (the latest) to copy-3.json: the soundest of these files is loaded. Each war has its
// own in saves/war-NAME/. Battles left for another one are kept as saves/earlier-1.journal (the latest) to
// earlier-5.journal; a damaged file is kept beside it as broken.journal. Saves of older versions (battle.json,
// earlier-1.json) are still read.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"
#include "game/profile/journal_file.h"

namespace profile {

namespace cw = rules::coin_wars;

// In all of these, `war` is the name of the war that the battle belongs to; empty: none.
std::string war_of(const SetUp& set_up);

// The current battle's save; the first write replaces whatever is there.
class BattleSave {
public:
    explicit BattleSave(const std::filesystem::path& profile, const std::string& war = {});
    core::Result<void, words::Phrase> write(const rules::RecordSource& battle, const rules::About& about);
    // Call when the battle is over: there is nothing to resume.
    void drop();

private:
    std::filesystem::path folder_;
    JournalFile journal_;
    std::size_t writes_ = 0, next_copy_;
};
struct Saved {
    rules::Record record;
    std::shared_ptr<rules::GameSession<cw::CoinWars>> battle;  // played to its end
    words::Phrase remark{};                                    // what was lost of it; empty if nothing
    bool is_over() const { return battle->match().phase == cw::Phase::Over; }
};
// nullopt if there is no saved battle. The battle is replayed to its end; the error is a sentence to show, and by then
// the file has been moved aside.
core::Result<std::optional<Saved>, words::Phrase> load_saved(const std::filesystem::path& profile,
                                                             const std::string& war = {});
// All places with a saved battle, by name of the war; the last one written comes first.
std::vector<std::string> places_of_saves(const std::filesystem::path& profile);
// The battle's journal; may be missing.
std::filesystem::path saved_journal(const std::filesystem::path& profile, const std::string& war);
// True if the file claims to be a save or a replay.
bool is_record(const std::filesystem::path& file);
// The battle's title, and its war's: "Trebia – The Second Punic War".
words::Phrase title_of(const rules::Record& record);
// For a save or a replay; empty if it cannot be read. Does not check its commands.
words::Phrase title_of(const std::filesystem::path& file);
// "Cannae, round 3, Rome to act".
words::Phrase where_it_stands(const Saved& saved);
// A battle from any file: a save or a replay.
core::Result<Saved, words::Phrase> load_record(const std::filesystem::path& file);
// Call when the battle is over.
void drop_battle(const std::filesystem::path& profile, const std::string& war = {});
// Call when another battle starts: the current one moves to the earlier ones.
void put_aside(const std::filesystem::path& profile, const std::string& war = {});
core::Result<void, words::Phrase> write_record(const std::filesystem::path& file, const rules::Record& record);

// Battles that were left for another one, the latest first.
std::vector<std::filesystem::path> left_battles(const std::filesystem::path& profile);

}  // namespace profile
