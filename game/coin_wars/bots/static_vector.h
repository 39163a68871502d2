#pragma once
// A vector of at most N items, stored in place: the bots' hot paths must not allocate.

#include <array>
#include <cassert>
#include <cstddef>

namespace bots {

template <class Thing, std::size_t N>
class StaticVector {
public:
    void push_back(const Thing& thing) {
        assert(count_ < N);
        things_[count_++] = thing;
    }
    // Inserts before `place`; if full, drops the last item.
    void insert(Thing* place, const Thing& thing) {
        if (count_ < N) ++count_;
        for (Thing* at = end() - 1; at > place; --at) *at = *(at - 1);
        if (place < end()) *place = thing;
    }
    void shorten(std::size_t most) { count_ = count_ < most ? count_ : most; }
    void clear() { count_ = 0; }

    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const Thing& operator[](std::size_t i) const { return things_[i]; }
    const Thing& front() const { return things_[0]; }
    const Thing& back() const { return things_[count_ - 1]; }
    Thing* begin() { return things_.data(); }
    Thing* end() { return things_.data() + count_; }
    const Thing* begin() const { return things_.data(); }
    const Thing* end() const { return things_.data() + count_; }

private:
    std::array<Thing, N> things_;
    std::size_t count_ = 0;
};

}  // namespace bots
