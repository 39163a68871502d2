// Turns received by file, whatever their checksums: refused, or read, compared with an earlier state, and continued by
// a newcomer.

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/remote/correspondence.h"
#include "game/systems/systems.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

const remote::Self& somebody() {
    static const remote::Self self{net::SigningKey(net::Bytes(32, 'f')), "Fay", "1"};
    return self;
}

// Starts from nothing, as somebody who opens their first file.
void take_up(const rules::Record& record, const remote::Ledger& theirs, remote::Ledger own) {
    auto game = rules::find_system(record.game)->start_shared(record.start, record.about);
    if (!game) return;
    own.steps.clear();
    own.fixed.clear();
    own.revision = 0;
    rules::Record start = record;
    start.steps.clear();
    auto letter = remote::letter_of(own, start, theirs, record);
    if (!letter) return demand(!letter.error().empty());
    remote::Correspondence table(somebody(), own, **game, std::move(*letter));
    while (table.catching_up()) table.next();
    demand(table.ledger().steps.size() == (*game)->steps());
}

}  // namespace

void read_turn(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json || !json->is_object() || !json->contains("game") || !json->contains("start")) return;
    const auto steps = json->find("steps");
    if (steps == json->end() || !steps->is_array()) return;
    if (!std::ranges::all_of(*steps, [](const rules::Json& step) { return step.is_object(); })) return;
    const auto record = rules::record_from_json(rules::with_checksums(*json));
    if (!record || !rules::replay(*record)) return;
    const auto shared = record->about.find("remote");
    if (shared == record->about.end()) return;
    const auto ledger = remote::ledger_from(*shared);
    if (!ledger) return demand(!ledger.error().message.empty());
    demand(remote::ledger_from(remote::to_json(*ledger)).value() == *ledger);
    auto fresh = rules::find_system(record->game)->start_shared(record->start, record->about);
    if (!fresh || remote::first_violation(*ledger, *record, **fresh)) return;
    if (const auto seat = remote::seated(*ledger, somebody(), {0, 1})) take_up(*record, *ledger, *seat);
}

}  // namespace fuzz
