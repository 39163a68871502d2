#pragma once
// Battles played by file (remote/correspondence.h): files for the other side, and files from it. Both are in turns/ of
// the profile, so that nothing sent or opened is lost. Such a file is a record with its ledger and the extension
// ".coinwars"; a save or replay shared in this form has no ledger.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/session/record.h"
#include "game/remote/correspondence.h"

namespace profile {

inline constexpr const char* kTurnEnding = ".coinwars";

// "cannae-turn-03-heads": the battle's name, turn and side.
std::string name_of_turn(const std::string& battle, const rules::coin_wars::Match& match, rules::coin_wars::Side side);
// Writes the record without an owner under this name, with a number appended if another file has it. Returns the file.
core::Result<std::filesystem::path, words::Phrase> write_turn(const std::filesystem::path& profile,
                                                              rules::Record record, const std::string& name);

// The ledger of a record; nullopt: never shared, or unreadable.
std::optional<remote::Ledger> ledger_of(const rules::Record& record);

// The result of opening a file: the battle as far as it is known here, with the local ledger, and what is new. `code`:
// why the file was refused although its battle is known; empty if it was not.
struct TurnOpened {
    rules::Record record;
    std::shared_ptr<const remote::TurnLetter> letter;
    std::shared_ptr<rules::GameSession<cw::CoinWars>> played{};  // the record, if it was replayed
    std::string code{};
    bool over = false;  // nothing to do except watch it
};
// `file` must have a ledger and have been replayed. The error is a code (remote/notices.h).
core::Result<TurnOpened, std::string> open_turn(const std::filesystem::path& profile, const remote::Self& self,
                                                const rules::Record& file);
// The longest file of this table among those sent and opened.
std::optional<Saved> latest_turn(const std::filesystem::path& profile, const remote::Key& table);
// The longest save of this table, in its place or left for another battle, by the player who is person `me` there.
std::optional<Saved> own_save(const std::filesystem::path& profile, const remote::Key& table, int me);
// True if the battle saved last belongs to this table.
bool is_saved(const std::filesystem::path& profile, const remote::Key& table);
// Drops the table's earlier files, because it continues as the saved battle.
void forget_left(const std::filesystem::path& profile, const remote::Key& table);

}  // namespace profile
