// The ledger of a host's new table.

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
    net::Bytes sum = first_sum(ledger.table, begun);
    for (const rules::RecordStep& each : begun.steps) {
        Step step{++ledger.revision.number, 0, each.command, each.hash, {}, {}};
        step.alone = true;
        step.proof = net::to_hex(self.key.sign(asked_text({ledger.table, step.revision, sum}, step.command)));
        ledger.steps.push_back({step.revision, 0, {}, step.proof, {}, {}, {}, {}, true});
        sum = sum_after(sum, step);
    }
    return ledger;
}

}  // namespace remote
