#pragma once
// Whether a step holds by itself: its signatures, its seat, what it opens, the links of its throw, the rules. The same for
// one that comes over a line, one in a file, and one of a kept game.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/remote/game.h"
#include "game/remote/sealing.h"
#include "game/remote/signed_text.h"

namespace remote {

// What was there before a step.
struct Before {
    std::size_t steps = 0;  // of the ledger
    int revision = 0;
    net::Bytes sum{};
    std::vector<int> last{};  // links (last_links)
    bool first_kind = false;  // whether a step of the first protocol may come
};

// A step that has been asked for as it should be.
struct Asked {
    std::unique_ptr<Proposal> proposal{};
    bool throws = false;
    bool first_kind = false;
    std::string fix_text{};  // if it is fixed
};
// What is signed with a step besides its command.
std::string more_of(const Step& step, const Round& round);
// Without its links; the error is the code of what does not hold: "proof", "order", "refused", "seat", "claim", "seal".
core::Result<Asked, std::string> asked(const Ledger& ledger, const Before& before, const Step& step, Game& game);
// The throw was fixed as it should be; links that it has are those. The code says what does not hold.
std::optional<std::string> fault_of_fixed(const Ledger& ledger, const Before& before, const Step& step, Game& game);
// The whole step: what is to be done, and what all that is thrown follows from.
struct Checked {
    std::unique_ptr<Proposal> proposal{};
    std::uint64_t seed = 0;
    bool first_kind = false;
};
core::Result<Checked, std::string> checked(const Ledger& ledger, const Before& before, const Step& step, Game& game);

// A kept game: the first step whose signature, links or throw does not hold, with the reason's code; nothing if all of
// them do. `game`: new, as the record starts.
struct Violation {
    std::size_t step = 0;
    std::string code;  // "promise", "proof", "order", "link", "refused", "seat", "claim", "seal", "chance", "fixed"
};
std::optional<Violation> first_violation(const Ledger& ledger, const rules::Record& record, Game& game);

}  // namespace remote
