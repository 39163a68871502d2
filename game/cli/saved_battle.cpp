#include "game/cli/saved_battle.h"

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"
#include "game/cli/check.h"
#include "game/kit/file_kind.h"

namespace cli {

namespace {

using Opened = core::Result<std::unique_ptr<SavedBattle>, std::string>;

std::string sentence(const rules::Refusal& refusal) { return words::english(refusal.message); }

}  // namespace

Opened SavedBattle::from(const rules::Record& record, std::filesystem::path file) {
    auto session = rules::GameSession<cw::CoinWars>::resume(record, 1);
    if (!session) return core::failure(sentence(session.error().refusal));
    std::unique_ptr<SavedBattle> battle(new SavedBattle(std::move(*session), record.about, std::move(file)));
    const auto shared = record.about.find("remote");
    if (shared == record.about.end()) return battle;
    auto ledger = remote::ledger_from(*shared);
    if (!ledger) return core::failure("/about/remote" + sentence(ledger.error()));
    if (ledger->steps.size() != record.steps.size()) return core::failure(std::string("/about/remote: misses a step"));
    battle->ledger_ = std::move(*ledger);
    return battle;
}

Opened SavedBattle::opened(const battles::Library& library, const std::filesystem::path& file) {
    std::error_code none;
    if (file.empty() || !std::filesystem::exists(file, none)) return nullptr;
    const std::string name = core::generic_text(file);
    const auto played = battles::play_replay(library, file);
    if (!played) return core::failure(battles::sentence(played.error().front()));
    if (const auto other = rules::why_not_played(cw::CoinWars::name(), played->record.game))
        return core::failure(name + ": " + words::english(*other));
    auto battle = from(played->record, file);
    if (!battle) return core::failure(name + ": " + battle.error());
    if (!(*battle)->ledger()) return core::failure(name + ": this battle was not shared. Name another file.");
    return battle;
}

rules::Record SavedBattle::record() const { return game_.session().record(remote::about_game(about_, ledger_)); }

std::optional<rules::Refusal> SavedBattle::submit(const cw::Command& command, std::uint64_t seed) {
    return game_.submit(command, seed);
}

void SavedBattle::keep(const remote::Ledger& ledger) {
    remote::follow(ledger_, ledger);
    if (file_.empty()) return;
    if (const auto written = core::write_file(file_, rules::to_json(record()).dump(1) + "\n"); !written)
        fault_ = words::english(words::told(written.error()));
}

}  // namespace cli
