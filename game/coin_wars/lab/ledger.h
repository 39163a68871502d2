#pragma once
// The books of one contest: pairs come in as they are finished, in any order, and are judged in theirs. Only
// the unbroken prefix counts (0, 1, 2, ... without a gap): short battles finish first, and who judged all
// that happens to be finished would favour them.

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/statistics.h"

namespace lab {

// What is kept of a battle, to find the median one.
struct Note {
    int pair = 0;
    std::uint8_t battle = 0;
    Result result = Result::Draw;
    std::uint16_t turns = 0;
    int balance = 0;  // Fought::balance
    friend bool operator==(const Note&, const Note&) = default;
};

enum class Why {
    Going,    // not finished
    Fought,   // all pairs
    Sure,     // EarlyStop::when_sure
    Narrow,   // EarlyStop::width
    Decided,  // EarlyStop::sprt
};

class Ledger {
public:
    // The contest must live as long.
    explicit Ledger(const Contest& contest);

    // False, and nothing is changed: it is there already, or lies behind the end.
    bool add(FoughtPair pair);
    bool has(int pair) const;

    const Tally& tally() const { return tally_; }                      // of the prefix
    int prefix() const { return prefix_; }                             // pairs
    int waiting() const { return static_cast<int>(waiting_.size()); }  // finished behind a gap
    Why why() const { return why_; }
    bool finished() const { return why_ != Why::Going; }
    // Live until it is finished; then Fixed where it was fought to its number of pairs.
    Kind kind() const { return why_ == Why::Fought && !asked_ ? Kind::Fixed : Kind::Live; }
    const std::vector<Note>& notes() const { return notes_; }  // of the prefix, in order

private:
    void count(const FoughtPair& pair);
    Why judged() const;

    const Contest* contest_;
    bool asked_;  // it could have stopped early
    Tally tally_;
    int prefix_ = 0;
    Why why_ = Why::Going;
    std::map<int, FoughtPair> waiting_;
    std::vector<Note> notes_;
};

}  // namespace lab
