#pragma once
// A minimal game for shared tables: anybody may move or throw at any time, and after a call each seat makes a sealed
// bid. It costs so little that a hundred thousand attempts against a table are possible.

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/random.h"
#include "game/kit/hand.h"
#include "game/remote/game.h"

namespace remote {

class PlainRounds : public Game {
public:
    explicit PlainRounds(int seats) : seats_(seats) {}

    static Json command(const char* word, int seat, int n = 0) { return Json{{"do", word}, {"n", n}, {"seat", seat}}; }
    static Json start_of(int seats) { return Json{{"seats", seats}}; }

    std::size_t steps() const override { return done_.size(); }
    std::string hash() const override {
        std::string all = std::to_string(seats_);
        for (const Done& each : done_) all += each.command.dump() + std::to_string(each.shown);
        return net::to_hex(net::hash(all)).substr(0, 16);
    }
    rules::Record record() const override {
        rules::Record record{"rounds", start_of(seats_), Json::object(), {}};
        for (const Done& each : done_) {
            record.steps.push_back({each.command, {}, each.hash});
            if (each.shown > 0) record.steps.back().hand.push_back(rules::Roll{6, each.shown});
        }
        return record;
    }
    core::Result<std::unique_ptr<Proposal>, rules::Refusal> propose(const Json& json) override {
        const auto no = [] {
            return core::failure(rules::Refusal{"bad_argument", "", words::plain("no such command")});
        };
        if (!json.is_object() || json.size() != 3 || !json.contains("do") || !json["do"].is_string()) return no();
        if (!json.contains("seat") || !json["seat"].is_number_integer() || !json.contains("n")) return no();
        const auto word = json["do"].get<std::string>();
        const int seat = json["seat"].get<int>();
        const bool known = std::ranges::find(kWords, word) != kWords.end();
        if (!known || seat < 0 || seat >= seats_ || !json["n"].is_number_integer()) return no();
        return std::make_unique<Proposed>(*this, json, word, seat);
    }
    bool is_turn_of(int) const override { return true; }
    std::vector<int> seats_to_commit(const std::vector<int>& sealed) const override {
        std::vector<int> due;
        for (int seat = 0; is_bidding() && seat < seats_; ++seat)
            if (!has_bid(seat) && std::ranges::find(sealed, seat) == sealed.end()) due.push_back(seat);
        return due;
    }
    std::optional<Json> concession(int seat) const override { return command("give up", seat); }
    Back may_undo(std::size_t step, int seat) const override {
        if (done_[step].shown > 0) return Back::Never;
        return done_[step].seat == seat ? Back::Freely : Back::ByConsent;
    }
    void go_back(std::size_t count) override { done_.resize(std::min(count, done_.size())); }

    bool is_bidding() const {
        const auto all = bids();
        return !is_over() && !all.empty() && static_cast<int>(all.size()) <= seats_;
    }
    bool is_over() const { return !done_.empty() && done_.back().word == "give up"; }
    bool has_bid(int seat) const {
        const auto all = bids();
        return std::any_of(all.begin(), all.end(),
                           [&](const Done& each) { return each.word == "bid" && each.seat == seat; });
    }

private:
    static constexpr std::array<std::string_view, 5> kWords{"move", "throw", "call", "bid", "give up"};

    struct Done {
        Json command{};
        std::string word{};
        int seat = 0, shown = 0;
        std::string hash{};
    };
    class Proposed final : public Proposal {
    public:
        Proposed(PlainRounds& game, Json command, std::string word, int seat)
            : game_(game), command_(std::move(command)), word_(std::move(word)), seat_(seat) {}
        std::optional<rules::Refusal> check() const override {
            const bool bids = word_ == "bid";
            const bool legal = !game_.is_over() && (bids ? game_.is_bidding() && !game_.has_bid(seat_)
                                                         : !game_.is_bidding() || word_ == "give up");
            if (legal) return std::nullopt;
            return rules::Refusal{"not_now", "", words::plain("not now")};
        }
        Json as_written() const override { return command_; }
        bool reports_throw() const override { return false; }
        std::optional<int> actor_of() const override { return seat_; }
        std::optional<int> seals() const override { return word_ == "bid" ? std::optional<int>(seat_) : std::nullopt; }
        bool throws() const override { return word_ == "throw"; }
        std::optional<rules::Refusal> submit(std::uint64_t seed) override {
            core::Random random(seed);
            game_.done_.push_back({command_, word_, seat_, throws() ? 1 + static_cast<int>(random.below(6)) : 0, {}});
            game_.done_.back().hash = game_.hash();
            return std::nullopt;
        }

    private:
        PlainRounds& game_;
        Json command_;
        std::string word_;
        int seat_;
    };

    // Returns the last call and the bids after it.
    std::vector<Done> bids() const {
        for (std::size_t i = done_.size(); i-- > 0;)
            if (done_[i].word == "call") return {done_.begin() + static_cast<std::ptrdiff_t>(i), done_.end()};
        return {};
    }

    int seats_;
    std::vector<Done> done_;
};

}  // namespace remote
