#pragma once
// Fights wars between Sergeants in the background to test the draft.

#include <atomic>
#include <optional>
#include <vector>

#include "engine/core/task.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/lab/war_run.h"

namespace screens {

struct WarTrialResult {
    std::vector<lab::FoughtWar> fought;
    words::Phrase fault{};  // why no war was fought
    bool cancelled = false;
};

class WarTrial {
public:
    static constexpr int kWars = 100;

    // `notify` is called on the worker's thread as wars end.
    explicit WarTrial(std::function<void()> notify) : notify_(notify), task_(notify) {}
    ~WarTrial() { forget(); }
    WarTrial(const WarTrial&) = delete;
    WarTrial& operator=(const WarTrial&) = delete;

    void start(const battles::Library& library, const wars::WarFile& war, std::uint64_t seed);
    // Stops; finished wars are kept.
    void cancel() { stop_ = true; }
    void forget();
    // Takes the result when it is ready; call once a frame.
    void look();
    bool under_way() const { return task_.under_way(); }
    int done() const { return done_; }
    const std::optional<WarTrialResult>& result() const { return result_; }

private:
    std::function<void()> notify_;
    std::atomic<bool> stop_ = false;
    std::atomic<int> done_ = 0;
    std::optional<WarTrialResult> result_;
    core::Task<WarTrialResult> task_;
};

}  // namespace screens
