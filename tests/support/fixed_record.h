#pragma once
// A record like that of a game with a journal; it changes as the test says.

#include <memory>
#include <vector>

#include "game/kit/session/record_source.h"

namespace tests {

class FixedRecord final : public rules::RecordSource {
public:
    explicit FixedRecord(const rules::Record& record) { become(record); }

    // Unchanged steps keep their ids.
    void become(const rules::Record& next) {
        if (!start_ || record_.game != next.game || *start_ != next.start)
            start_ = std::make_shared<const rules::Json>(next.start);
        std::size_t same = 0;
        while (same < ids_.size() && same < next.steps.size() && record_.steps[same] == next.steps[same]) ++same;
        ids_.resize(same);
        while (ids_.size() < next.steps.size()) ids_.push_back(++last_id_);
        record_ = next;
    }
    rules::About about() const { return {record_.about}; }

    std::string game() const override { return record_.game; }
    std::shared_ptr<const rules::Json> start() const override { return start_; }
    std::size_t step_count() const override { return ids_.size(); }
    std::uint64_t step_id(std::size_t step) const override { return ids_[step]; }
    rules::RecordStep record_step(std::size_t step) const override { return record_.steps[step]; }

private:
    rules::Record record_{};
    std::shared_ptr<const rules::Json> start_{};
    std::vector<std::uint64_t> ids_{};
    std::uint64_t last_id_ = 0;
};

}  // namespace tests
