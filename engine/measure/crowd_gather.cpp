#include <algorithm>

#include "engine/measure/crowd.h"
#include "engine/measure/placement.h"
#include "engine/measure/touch_search.h"

namespace measure {

namespace {

class Gathering {
public:
    explicit Gathering(const GatherTask& task)
        : task_(task),
          placed_(task.settled),
          members_(task.coming.size()),
          places_(task.coming.size()),
          search_(task.around) {
        placed_.reserve(task.settled.size() + task.coming.size());
        for (std::size_t i = 0; i < members_.size(); ++i)
            for (const Disc& settled : task.settled) come_near(i, settled);
    }

    std::vector<std::optional<Vec2>> run() {
        keep_linked();
        while (const auto next = nearest()) {
            const auto place = search_.nearest(task_.coming[*next], placed_);
            members_[*next].tried = placed_.size();
            if (!place) continue;
            put(*next, *place);
            keep_linked();
        }
        return std::move(places_);
    }

private:
    struct Member {
        bool keeps = true;      // can take its wanted place, as far as is known
        double away = kNever;   // from its wanted place to the nearest rim of a placed coin
        std::size_t tried = 0;  // how many coins were placed when the last search failed; 0: not yet tried
    };

    Disc wanted(std::size_t i) const { return {task_.coming[i].wanted, task_.coming[i].start.radius}; }

    void come_near(std::size_t i, const Disc& other) {
        members_[i].away = std::min(members_[i].away, gap(wanted(i), other));
    }

    void put(std::size_t i, Vec2 place) {
        places_[i] = place;
        placed_.push_back({place, task_.coming[i].start.radius});
        for (std::size_t k = 0; k < members_.size(); ++k)
            if (!places_[k]) come_near(k, placed_.back());
    }

    // Keeps every coin whose wanted place is linked; each one kept may link others.
    void keep_linked() {
        for (; looked_ < placed_.size(); ++looked_)
            for (std::size_t i = 0; i < members_.size(); ++i)
                if (!places_[i] && members_[i].keeps && touching(wanted(i), placed_[looked_])) try_to_keep(i);
    }

    void try_to_keep(std::size_t i) {
        const Coming& coin = task_.coming[i];
        members_[i].keeps = may_lie(coin, coin.wanted, placed_, task_.around, kOverlap);
        if (members_[i].keeps) put(i, coin.wanted);
    }

    // Of the coins whose chances have changed since their last try, returns the one nearest to the others.
    std::optional<std::size_t> nearest() const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < members_.size(); ++i) {
            if (places_[i] || members_[i].tried == placed_.size()) continue;
            if (!best || members_[i].away < members_[*best].away) best = i;
        }
        return best;
    }

    const GatherTask& task_;
    std::vector<Disc> placed_;  // the settled coins, then each coin that has found a place
    std::vector<Member> members_;
    std::vector<std::optional<Vec2>> places_;
    TouchSearch search_;
    std::size_t looked_ = 0;  // how many of the placed coins have been used to link others
};

std::optional<std::vector<Vec2>> all_of(const std::vector<std::optional<Vec2>>& found) {
    std::vector<Vec2> places;
    places.reserve(found.size());
    for (const auto& place : found) {
        if (!place) return std::nullopt;
        places.push_back(*place);
    }
    return places;
}

bool is_linked(std::span<const Disc> settled, std::vector<Disc> rest) {
    std::vector<Disc> linked(settled.begin(), settled.end());
    for (std::size_t i = 0; i < linked.size() && !rest.empty(); ++i) {
        const Disc link = linked[i];
        const auto is_off = [&](const Disc& disc) { return !touching(disc, link); };
        const auto from = std::stable_partition(rest.begin(), rest.end(), is_off);
        linked.insert(linked.end(), from, rest.end());
        rest.erase(from, rest.end());
    }
    return rest.empty();
}

}  // namespace

std::vector<std::optional<Vec2>> gather(const GatherTask& task) { return Gathering(task).run(); }

std::optional<std::vector<Vec2>> gather_all(GatherTask task) {
    if (auto formed = all_of(gather(task))) return formed;
    for (Coming& coin : task.coming) coin.wanted = coin.start.center;
    return all_of(gather(task));
}

bool is_gathered(const GatherTask& task, std::span<const Vec2> places) {
    if (places.size() != task.coming.size()) return false;
    std::vector<Disc> lying = task.settled;
    std::vector<Disc> brought;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!on_grid(places[i]) || !may_lie(task.coming[i], places[i], lying, task.around, kOverlap)) return false;
        brought.push_back({places[i], task.coming[i].start.radius});
        lying.push_back(brought.back());
    }
    return is_linked(task.settled, std::move(brought));
}

}  // namespace measure
