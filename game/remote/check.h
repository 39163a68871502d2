#pragma once
// Checks a step by itself: its signatures, its seat, what it opens, the links of its throw, the rules. The same for
// steps from the network, from a file, and in a saved game.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/remote/game.h"
#include "game/remote/sealing.h"
#include "game/remote/signed_text.h"

namespace remote {

// The state of the table before a step.
struct Before {
    std::size_t steps = 0;  // in the ledger
    int revision = 0;
    net::Bytes sum{};
    std::vector<int> last{};  // links (last_links)
    bool first_kind = false;  // accept steps of the first protocol
};

// A step that was asked for correctly.
struct Asked {
    std::unique_ptr<Proposal> proposal{};
    bool throws = false;
    bool first_kind = false;
    std::string fix_text{};  // if it has a fix
};
// The text that is signed with a step in addition to its command.
std::string more_of(const Step& step, const Round& round);
// Checks all but its links; the error is a code: "proof", "order", "refused", "seat", "claim", "seal".
core::Result<Asked, std::string> asked(const Ledger& ledger, const Before& before, const Step& step, Game& game);
// Checks that the throw was fixed correctly and that the links it has are the right ones. Returns the code of the
// fault.
std::optional<std::string> fault_of_fixed(const Ledger& ledger, const Before& before, const Step& step, Game& game);
// A fully checked step: the command, and the seed of its throws.
struct Checked {
    std::unique_ptr<Proposal> proposal{};
    std::uint64_t seed = 0;
    bool first_kind = false;
};
core::Result<Checked, std::string> checked(const Ledger& ledger, const Before& before, const Step& step, Game& game);

struct Violation {
    std::size_t step = 0;
    std::string code;  // "promise", "proof", "order", "link", "refused", "seat", "claim", "seal", "chance", "fixed"
};
// Checks a saved game: returns the first step with an invalid signature, link or throw and the code; nullopt if all are
// valid. `game`: new, in the state where the record starts.
std::optional<Violation> first_violation(const Ledger& ledger, const rules::Record& record, Game& game);

}  // namespace remote
