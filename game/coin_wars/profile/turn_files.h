#pragma once
// Battles that are played by file (remote/correspondence.h): what is written for the other side, and what comes from
// them. Both lie in turns/ of the profile, so that nothing is lost that was sent or opened. Such a file is a record with
// its ledger, and ends in ".coinwars"; a save or replay that is given away in this form is a record without one.

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

// "cannae-turn-03-heads": the battle's name, and whose turn it was.
std::string name_of_turn(const std::string& battle, const rules::coin_wars::Match& match, rules::coin_wars::Side side);
// Writes it, as nobody's own, under this name or, if another file has that, with a number behind it. Returns the file.
core::Result<std::filesystem::path, words::Phrase> write_turn(const std::filesystem::path& profile,
                                                              rules::Record record, const std::string& name);

// The ledger that a record has; nothing: it was never shared, or its ledger cannot be read.
std::optional<remote::Ledger> ledger_of(const rules::Record& record);

// What a file leads to: the battle as far as one has it, with one's own ledger, and what is new. `code`, if there is
// any, says why the file was refused though one has its battle.
struct TurnOpened {
    rules::Record record;
    std::shared_ptr<const remote::Letter> letter;
    std::string code{};
    bool over = false;  // nothing is left but to watch it
};
// `file` has a ledger and has been replayed. The error is a code (remote/notices.h).
core::Result<TurnOpened, std::string> open_turn(const std::filesystem::path& profile, const remote::Self& self,
                                                const rules::Record& file);
// The longest file of this table among those that were sent and opened.
std::optional<Saved> latest_turn(const std::filesystem::path& profile, const remote::Key& table);
// The battle that was saved last belongs to this table.
bool is_saved(const std::filesystem::path& profile, const remote::Key& table);
// It goes on as the saved one: where it was left before is of no more use.
void forget_left(const std::filesystem::path& profile, const remote::Key& table);

}  // namespace profile
