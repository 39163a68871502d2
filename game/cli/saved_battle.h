#pragma once
// A battle on a shared table, saved to a file after each change, before anyone sees the change.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/remote/ledger.h"
#include "game/remote/session_game.h"

namespace cli {

namespace cw = rules::coin_wars;

class SavedBattle final : public remote::SessionGame<cw::CoinWars> {
public:
    // Continues a record, and its ledger if it has one. `file`: where to save the replay; empty: nowhere. The error is
    // a sentence.
    static core::Result<std::unique_ptr<SavedBattle>, std::string> from(const rules::Record& record,
                                                                        std::filesystem::path file);
    // Opens the replay in this file and continues saving there; nullptr if there is no such file. The error is a
    // sentence; a battle that was not shared is an error too.
    static core::Result<std::unique_ptr<SavedBattle>, std::string> opened(const battles::Library& library,
                                                                          const std::filesystem::path& file);

    const cw::Match& match() const { return game_.session().match(); }
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    // Why saving failed, a sentence; empty: it is saved.
    const std::string& fault() const { return fault_; }

    const rules::GameSession<cw::CoinWars>& session() const override { return game_.session(); }
    rules::Record record() const override;
    std::optional<rules::Refusal> submit(const cw::Command& command, std::uint64_t seed) override;
    void go_back(std::size_t steps) override { game_.go_back(steps); }
    void keep(const remote::Ledger& ledger) override;

    // True if the players agreed to set up unseen and have not set up yet.
    bool sets_up_unseen() const { return hidden() && match().phase == cw::Phase::Deploy; }

private:
    bool hidden() const override { return remote::sets_up_unseen(about_); }

    SavedBattle(rules::GameSession<cw::CoinWars> session, rules::Json about, std::filesystem::path file)
        : game_(std::move(session)), about_(std::move(about)), file_(std::move(file)) {}

    remote::PlainGame<cw::CoinWars> game_;
    rules::Json about_;
    std::filesystem::path file_;
    std::optional<remote::Ledger> ledger_;
    std::string fault_;
};

}  // namespace cli
