#pragma once
// The ledger of one contest: pairs arrive as they finish, in any order, and are evaluated by number. Only the unbroken
// prefix (0, 1, 2, ... without a gap) counts: short battles finish first, so counting all finished pairs would be
// biased towards them.

#include <cstdint>
#include <map>
#include <vector>

#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/lab/tally.h"

namespace lab {

// Stored for each battle, to find the median one.
struct Note {
    int pair = 0;
    std::uint8_t battle = 0;
    Result result = Result::Draw;
    std::uint16_t turns = 0;
    int balance = 0;  // FightResult::balance
    friend bool operator==(const Note&, const Note&) = default;
};

enum class Why {
    Going,        // not finished
    FightResult,  // all pairs were fought
    Sure,         // EarlyStop::when_sure
    Narrow,       // EarlyStop::width
    Decided,      // EarlyStop::sprt
};
ENUM_NAMES(Why, "going", "fought", "sure", "narrow", "decided")

class PairLedger {
public:
    // The contest must outlive the ledger.
    explicit PairLedger(const Contest& contest);

    // Returns false and changes nothing if the pair is already there or beyond the end.
    bool add(FoughtPair pair);
    bool has(int pair) const;

    const Tally& tally() const { return tally_; }                      // of the prefix
    int prefix() const { return prefix_; }                             // pairs
    int waiting() const { return static_cast<int>(waiting_.size()); }  // finished beyond a gap
    Why why() const { return why_; }
    bool finished() const { return why_ != Why::Going; }
    // Live until finished; then Fixed if all pairs were fought as planned.
    IntervalKind kind() const { return why_ == Why::FightResult && !asked_ ? IntervalKind::Fixed : IntervalKind::Live; }
    const std::vector<Note>& notes() const { return notes_; }  // of the prefix, in order

private:
    void count(const FoughtPair& pair);
    Why judged() const;

    const Contest* contest_;
    bool asked_;  // could have stopped early
    Tally tally_;
    int prefix_ = 0;
    Why why_ = Why::Going;
    std::map<int, FoughtPair> waiting_;
    std::vector<Note> notes_;
};

}  // namespace lab
