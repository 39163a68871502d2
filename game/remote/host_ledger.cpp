// What a host begins a table with.

#include "game/remote/host.h"

namespace remote {

Ledger Host::new_ledger(const Self& self, const std::vector<int>& own) {
    Ledger ledger;
    ledger.table = net::to_hex(net::random_bytes(16));
    Person host{net::to_hex(self.key.name()), self.name, {}, {}, {}};
    host.seats.assign(own.begin(), own.end());
    ledger.people.push_back(std::move(host));
    ledger.me = 0;
    return ledger;
}

Ledger Host::new_ledger(const Self& self, const std::vector<int>& own, const rules::Record& begun) {
    Ledger ledger = new_ledger(self, own);
    for (const rules::RecordStep& step : begun.steps) {
        const int revision = ++ledger.revision.number;
        const std::string text = asked_text(ledger.table, revision, step.command, nullptr);
        ledger.steps.push_back({revision, 0, {}, net::to_hex(self.key.sign(text)), {}, {}, {}, true});
    }
    return ledger;
}

}  // namespace remote
