#include "game/coin_wars/lab/run_session.h"

#include <mutex>
#include <sstream>

#include "engine/core/path.h"
#include "game/coin_wars/lab/shard.h"

namespace lab {

namespace {

constexpr auto kGlance = std::chrono::milliseconds(5);

// A queue from the workers to the thread that sends or writes pairs.
class Tray {
public:
    void put(FoughtPair pair) {
        const std::lock_guard lock(mutex_);
        pairs_.push_back(std::move(pair));
    }
    std::vector<FoughtPair> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(pairs_, {});
    }

private:
    std::mutex mutex_;
    std::vector<FoughtPair> pairs_;
};

struct Opened {
    std::optional<ShardWriter> writer;
    std::vector<FoughtPair> pairs;  // already in the file
};

core::Result<Opened, std::string> open(const std::vector<Contest>& contests, const Orders& orders) {
    if (orders.file.empty()) return Opened{};
    if (!orders.resume || !std::filesystem::exists(orders.file)) {
        auto writer = ShardWriter::create(orders.file, contests, orders.part, orders.parts);
        if (!writer) return core::failure(writer.error());
        return Opened{std::move(*writer), {}};
    }
    auto shard = read_shard(orders.file);
    if (!shard) return core::failure(shard.error());
    const bool extended = extend(*shard, contests);
    if (auto fault = differs(*shard, contests, orders.part, orders.parts)) return core::failure(std::move(*fault));
    auto writer = extended ? ShardWriter::rewrite(orders.file, *shard) : ShardWriter::resume(orders.file, *shard);
    if (!writer) return core::failure(writer.error());
    return Opened{std::move(*writer), std::move(shard->pairs)};
}

// One process's part in a run.
class Conductor {
public:
    Conductor(const std::vector<Contest>& contests, const Orders& orders, Ranks* ranks)
        : orders_(orders),
          ranks_(ranks),
          run_(contests,
               {workers(orders, ranks), ranks ? ranks->rank() : orders.part, ranks ? ranks->count() : orders.parts}),
          told_(contests.size()) {
        run_.on_pair([this](const FoughtPair& pair) { tray_.put(pair); });
    }

    core::Result<Conducted, std::string> run() {
        if (first()) {
            auto opened = open(run_.contests(), orders_);
            if (opened) {
                file_ = std::move(*opened);
            } else {
                fault_ = opened.error();
            }
        }
        share_what_is_there();
        if (fault_.empty()) fight();
        Conducted done;
        done.workers = run_.workers();
        done.broken_off = broken_off_;
        done.actions = run_.progress().actions - actions_before_;
        if (ranks_) {
            done.workers = static_cast<int>(ranks_->sum(done.workers));
            fault_ = ranks_->shared(fault_);
            if (!first()) ranks_->told_decided();  // decisions that came too late to matter
        }
        if (!fault_.empty()) return core::failure(fault_);
        for (std::size_t i = 0; first() && i < told_.size(); ++i) done.standings.push_back(run_.standing(i));
        return done;
    }

private:
    static int workers(const Orders& orders, const Ranks* ranks) {
        return orders.workers == 0 && ranks ? 1 : orders.workers;
    }
    bool first() const { return !ranks_ || ranks_->first(); }

    // Shares the pairs of a resumed file, so that other ranks do not fight them again.
    void share_what_is_there() {
        if (ranks_) {
            fault_ = ranks_->shared(fault_);
            std::ostringstream lines;
            for (const FoughtPair& pair : file_.pairs) lines << line_of(pair) << '\n';
            std::istringstream all(ranks_->shared(lines.str()));
            file_.pairs.clear();
            for (std::string line; std::getline(all, line);)
                file_.pairs.push_back(*pair_from_line(line, run_.contests()));
        }
        for (FoughtPair& pair : file_.pairs) run_.add(std::move(pair));
        actions_before_ = run_.progress().actions;
    }

    void fight() {
        run_.start();
        bool more = true;
        while (more) {
            // Read the state first: everything finished by then is in the tray.
            const bool here = run_.state() == Run::State::Running;
            more = here;
            if (ranks_ && first()) more = take_from_others() || more;
            pass_on();
            if (ranks_) exchange_decisions();
            if (first() && fault_.empty() && !broken_off_ && orders_.look && !orders_.look(run_)) break_off();
            if (more) core::wait_for_workers(kGlance);
        }
        run_.wait();
        pass_on();
        if (ranks_ && !first()) ranks_->say_done();
    }

    // True while other ranks may still send.
    bool take_from_others() {
        const bool more = ranks_->still_at_work() > 0;
        for (const std::string& line : ranks_->received()) {
            auto pair = pair_from_line(line, run_.contests());
            if (!pair) {
                give_up("A rank has sent something that is not a pair: " + pair.error());
                continue;
            }
            if (run_.add(*pair)) write(*pair);  // otherwise its contest was already decided
        }
        return more;
    }

    void pass_on() {
        for (const FoughtPair& pair : tray_.take()) {
            if (first())
                write(pair);
            else
                ranks_->send(line_of(pair));
        }
    }

    void write(const FoughtPair& pair) {
        if (file_.writer && !file_.writer->append(pair))
            give_up(core::generic_text(orders_.file) + " cannot be written: the disk does not take it");
    }

    void exchange_decisions() {
        if (!first()) {
            for (const int contest : ranks_->told_decided()) run_.close(static_cast<std::size_t>(contest));
            return;
        }
        for (std::size_t i = 0; i < told_.size(); ++i) {
            if (told_[i] || (run_.why(i) == Why::Going && fault_.empty() && !broken_off_)) continue;
            ranks_->tell_decided(static_cast<int>(i));
            told_[i] = true;
        }
    }

    void give_up(std::string fault) {
        if (fault_.empty()) fault_ = std::move(fault);
        close_all();
    }
    void break_off() {
        broken_off_ = true;
        close_all();
        run_.cancel();
    }
    void close_all() {
        for (std::size_t i = 0; i < told_.size(); ++i) run_.close(i);
    }

    const Orders& orders_;
    Ranks* ranks_;
    Tray tray_;
    Run run_;
    Opened file_;
    std::vector<bool> told_;  // by contest: whether the other ranks know that it is decided
    std::int64_t actions_before_ = 0;
    bool broken_off_ = false;
    std::string fault_;
};

}  // namespace

core::Result<Conducted, std::string> conduct(const std::vector<Contest>& contests, const Orders& orders, Ranks* ranks) {
    return Conductor(contests, orders, ranks).run();
}

}  // namespace lab
