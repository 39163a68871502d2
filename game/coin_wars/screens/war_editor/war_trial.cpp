#include "game/coin_wars/screens/war_editor/view.h"

namespace screens {

void WarTrial::start(const battles::Library& library, const wars::WarFile& war, std::uint64_t seed) {
    forget();
    stop_ = false;
    done_ = 0;
    task_.start(
        [this, library, war, seed](std::optional<WarTrialResult>& result) {
            lab::WarTerms terms;
            terms.games = kWars;
            terms.seed = seed;
            terms.look = [this](int done) {
                if (done_.exchange(done) != done) notify_();
                return !stop_;
            };
            auto fought = lab::fight_wars(library, war, terms);
            result.emplace();
            if (fought)
                result->fought = std::move(*fought);
            else
                result->fault = battles::told(fought.error().front());
            result->cancelled = stop_;
            return false;
        },
        [this] { stop_ = true; });
}

void WarTrial::forget() {
    task_.cancel();
    result_.reset();
}

void WarTrial::look() {
    if (task_.done()) result_ = task_.take();
}

}  // namespace screens
