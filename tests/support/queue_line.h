#pragma once
// Connections between two ends in one process, over queues that delay, double, swap, drop and cut by a seed; a message
// arrives a few polls after it was sent.

#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/net/line.h"

namespace tests {

// Faults of each kind in ten thousand messages.
struct Faults {
    std::uint32_t cut = 0;      // both ends close, messages on their way are lost
    std::uint32_t dropped = 0;  // a message is missing
    std::uint32_t doubled = 0;
    std::uint32_t swapped = 0;    // it arrives before the message sent before it
    std::uint32_t most_late = 3;  // maximum polls until a message arrives
};

struct Queue {
    struct Late {
        std::string message;
        std::uint64_t due;
    };
    std::deque<Late> on_the_way;
};

struct Cable {
    Queue there, back;
    bool cut = false;
    bool clogged = false;  // messages wait
    std::uint64_t polls = 0;
    core::Random random;
    Faults faults;
};

class QueueLine final : public net::Connection {
public:
    QueueLine(std::shared_ptr<Cable> cable, bool dialled) : cable_(std::move(cable)), dialled_(dialled) {}
    ~QueueLine() override { cable_->cut = true; }

    State state() const override { return cable_->cut || ended_ ? State::Ended : State::Open; }
    void send(std::string message) override {
        if (cable_->cut || ended_) return;
        auto& queue = out().on_the_way;
        const Faults& faults = cable_->faults;
        if (happens(faults.cut)) cable_->cut = true;
        if (happens(faults.dropped)) return;
        const std::uint64_t last = queue.empty() ? 0 : queue.back().due;
        const std::uint64_t due = std::max(last, cable_->polls + cable_->random.below(faults.most_late + 1));
        if (happens(faults.doubled)) queue.push_back({message, due});
        queue.push_back({std::move(message), due});
        if (queue.size() > 1 && happens(faults.swapped))
            std::swap(queue.back().message, queue[queue.size() - 2].message);
    }
    std::vector<std::string> take() override {
        ++cable_->polls;
        std::vector<std::string> taken;
        auto& queue = in().on_the_way;
        while (!queue.empty() && queue.front().due <= cable_->polls) {
            taken.push_back(std::move(queue.front().message));
            queue.pop_front();
        }
        return taken;
    }
    std::size_t waiting() const override {
        if (!cable_->clogged) return 0;
        std::size_t bytes = 1;
        for (const auto& late : out().on_the_way) bytes += late.message.size();
        return bytes;
    }
    // Messages already sent still arrive.
    void end() override { ended_ = true; }
    std::string fault() const override { return ""; }
    std::string address() const override { return "here"; }

private:
    bool happens(std::uint32_t chance) { return chance > 0 && cable_->random.below(10'000) < chance; }
    Queue& out() const { return dialled_ ? cable_->there : cable_->back; }
    Queue& in() { return dialled_ ? cable_->back : cable_->there; }

    std::shared_ptr<Cable> cable_;
    bool dialled_;
    bool ended_ = false;
};

// The place to open and accept connections.
class Exchange {
public:
    Exchange(std::uint64_t seed, const Faults& faults) : random_(seed), faults_(faults) {}

    std::unique_ptr<net::Connection> dial() {
        if (closed_) return nullptr;
        auto cable = std::make_shared<Cable>();
        cable->random = core::Random(random_.below(1u << 31));
        cable->faults = faults_;
        waiting_.push_back(std::make_unique<QueueLine>(cable, false));
        cables_.push_back(cable);
        return std::make_unique<QueueLine>(cable, true);
    }
    std::vector<std::unique_ptr<net::Connection>> take() { return std::exchange(waiting_, {}); }
    // While closed, no connection can be opened; all existing ones end.
    void close(bool closed) {
        closed_ = closed;
        if (closed) cut_all();
    }
    void cut_all() {
        for (const auto& cable : cables_)
            if (const auto lives = cable.lock()) lives->cut = true;
        cables_.clear();
    }
    void clog(bool clogged) {
        for (const auto& cable : cables_)
            if (const auto lives = cable.lock()) lives->clogged = clogged;
    }
    void be_kind() { faults_ = {}; }

private:
    core::Random random_;
    Faults faults_;
    bool closed_ = false;
    std::vector<std::unique_ptr<net::Connection>> waiting_;
    std::vector<std::weak_ptr<Cable>> cables_;
};

}  // namespace tests
