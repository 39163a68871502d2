#include "game/coin_wars/screens/common/shared_war.h"

#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/systems/systems.h"

namespace screens {

namespace {

using rules::Json;
using rules::Record;

std::optional<Record> record_from(const Json& json) {
    auto record = rules::record_from_json(json);
    if (!record) return std::nullopt;
    return std::move(*record);
}

// True if every signature, link and throw is valid.
bool is_sound(const Record& battle, const remote::Ledger& ledger) {
    const rules::SystemEntry* system = rules::find_system(battle.game);
    if (!system) return false;
    auto game = system->start_shared(battle.start, battle.about);
    return game && !remote::first_violation(ledger, battle, **game);
}

// True if `longer` contains all of `own`, and continues with the throw that this machine has witnessed, if any, or with
// a claim of the battle for it.
bool goes_on_from(const Record& longer, const remote::Ledger& ledger, const Record& own, const remote::Ledger& known) {
    if (longer.start != own.start || ledger.table != known.table) return false;
    const std::size_t common = remote::common_steps(remote::digests_of(known, own), remote::digests_of(ledger, longer));
    if (common < known.steps.size()) return false;
    if (known.fixed.empty()) return true;
    if (ledger.steps.size() == common) return false;
    const remote::Step next = ledger.steps_of(longer, common).front();
    return remote::is_same_throw(next.claim ? remote::claimed_throw(next) : next, known.fixed.front());
}

}  // namespace

Record SharedWar::record() const {
    Record record = game_.record();
    const std::size_t fought = game_.match().fought.size();
    auto battle = game_.outcome() ? game_.fought_battle(fought) : std::nullopt;
    if (!battle && fought > 0) battle = game_.fought_battle(fought - 1);
    if (battle && profile::ledger_of(battle->record)) record.about["battle"] = rules::to_json(battle->record);
    return record;
}

std::optional<rules::Refusal> SharedWar::check(const war::Command& command) const {
    if (auto refusal = SessionGame::check(command)) return refusal;
    const auto* fought = get_if<war::Fought>(&command);
    if (!fought || is_known(*fought)) return std::nullopt;
    return rules::Refusal{"not_fought", "", words::say("That is not how the battle ended here.")};
}

bool SharedWar::is_known(const war::Fought& fought) const {
    if (const auto own = game_.outcome()) return *own == fought;
    const auto battle = proven();
    if (!battle) return fresh_;
    const auto over = profile::end_of(*battle);
    return over && over->outcome && wars::outcome_of(game_.match(), *over) == fought;
}

std::optional<Record> SharedWar::proven() const {
    auto battle = record_from(last_battle_);
    const auto ledger = battle ? profile::ledger_of(*battle) : std::nullopt;
    const auto saved = profile::load_saved(profile_, game_.name());
    const auto own = saved && *saved ? profile::ledger_of((*saved)->record) : std::nullopt;
    if (!ledger || !own || !goes_on_from(*battle, *ledger, (*saved)->record, *own) || !is_sound(*battle, *ledger))
        return std::nullopt;
    return battle;
}

std::optional<rules::Refusal> SharedWar::submit(const war::Command& command, std::uint64_t) {
    if (holds_alternative<war::Fought>(command) && !game_.outcome())
        if (const auto battle = proven()) game_.save_battle(*battle);
    return game_.carry_out(command);
}

remote::Game::Back SharedWar::may_undo(std::size_t step, int seat) const {
    const bool fought = holds_alternative<war::Fought>(session().steps()[step].command);
    return fought ? Back::Never : SessionGame::may_undo(step, seat);
}

}  // namespace screens
