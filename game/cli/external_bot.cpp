#include "game/cli/external_bot.h"

#include <mutex>

#include "game/cli/process.h"
#include "game/cli/protocol_lines.h"
#include "game/kit/json_text.h"

namespace cli {

namespace {

using rules::Json;
using rules::Refusal;
namespace cw = rules::coin_wars;

// The side that a command names; nullopt if none.
constexpr auto side_of = [](const auto& command) -> std::optional<cw::Side> {
    if constexpr (requires { command.side; })
        return command.side;
    else
        return std::nullopt;
};

const char* word_of(cw::Side side) { return side == cw::Side::Heads ? "heads" : "tails"; }

// Programs idle between two battles, each waiting for its next line.
class Waiting {
public:
    std::unique_ptr<Process> take() {
        const std::lock_guard lock(mutex_);
        if (processes_.empty()) return nullptr;
        std::unique_ptr<Process> process = std::move(processes_.back());
        processes_.pop_back();
        return process;
    }
    void give(std::unique_ptr<Process> process) {
        const std::lock_guard lock(mutex_);
        processes_.push_back(std::move(process));
    }

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Process>> processes_;
};

class ProgramBot final : public bots::Bot {
public:
    // `waiting`: the pool that its program comes from and returns to; nullptr: it starts and ends its own.
    ProgramBot(std::string command, double seconds, std::function<void(const std::string&)> told,
               std::shared_ptr<Waiting> waiting)
        : command_(std::move(command)), seconds_(seconds), told_(std::move(told)), waiting_(std::move(waiting)) {}
    ~ProgramBot() override {
        if (waiting_ && process_ && !lost_) waiting_->give(std::move(process_));
    }
    ProgramBot(const ProgramBot&) = delete;
    ProgramBot& operator=(const ProgramBot&) = delete;

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random&,
                                    bots::Thinking* thinking) override {
        thinking_ = thinking;
        Json asked{{"you", word_of(side)}, {"state", cw::CoinWars::state(match)}};
        if (!process_) asked["new"] = true;
        if (!process_ && !start()) return std::nullopt;
        const auto heard = tell(asked);
        int refused = 0, questions = 0;
        while (true) {
            // A program that ended before it was asked may have left words, and they tell more.
            const auto line = process_->read_line(heard ? seconds_ : kLastWordsSeconds, stopped());
            if (!line) return lose(heard ? line.error() : heard.error());
            const auto said = rules::parse_json(*line);
            if (!said || !said->is_object())
                return lose("has said " + rules::excerpt(*line) + ", which is not a JSON object");
            if (const auto answer = cw::CoinWars::ask(match, *said)) {
                if (++questions > kMaxQuestions) return lose("keeps asking without end");
                if (const auto told = *answer ? reply(**answer) : reply(answer->error()); !told)
                    return lose(told.error());
                continue;
            }
            const auto command = legal(match, side, *said);
            if (command) return *command;
            if (++refused == kMaxRefused)
                return lose("has said nothing legal in " + std::to_string(kMaxRefused) + " attempts, most recently " +
                            rules::excerpt(*line) + ": " + words::english(command.error().message));
            if (const auto told = reply(command.error()); !told) return lose(told.error());
        }
    }

private:
    using Told = core::Result<void, std::string>;

    bool start() {
        if (waiting_) process_ = waiting_->take();
        if (process_) return true;
        auto process = Process::start(command_);
        if (process) process_ = std::move(*process);
        if (!process) told_(process.error());
        return process.has_value();
    }

    std::optional<cw::Command> lose(const std::string& reason) {
        lost_ = true;
        if (bots::stopped(thinking_)) return std::nullopt;  // not its fault
        told_(command_ + " " + reason);
        return std::nullopt;
    }

    static core::Result<cw::Command, Refusal> legal(const cw::Match& match, cw::Side side, const Json& said) {
        auto command = cw::CoinWars::command_from(said);
        if (!command) return command;
        const auto named = visit(side_of, *command);
        if (named && *named != side)
            return core::failure(Refusal{"not_your_side", "", words::plain("This is not your side.")});
        if (auto refusal = cw::CoinWars::check(match, *command)) {
            refusal->nearest = cw::CoinWars::nearest(match, *command);
            return core::failure(std::move(*refusal));
        }
        return command;
    }

    Told tell(const Json& json) { return process_->write_line(line_of(json), seconds_, stopped()); }
    Told reply(const Json& body) {
        Json reply{{"ok", true}};
        for (const auto& [key, value] : body.items()) reply[key] = value;
        return tell(reply);
    }
    Told reply(const Refusal& refusal) { return tell(Json{{"ok", false}, {"error", error_json(refusal)}}); }

    Process::Stop stopped() const {
        if (!thinking_) return {};
        return [this] { return bots::stopped(thinking_); };
    }

    std::string command_;
    double seconds_;
    std::function<void(const std::string&)> told_;
    std::shared_ptr<Waiting> waiting_;
    std::unique_ptr<Process> process_;
    bots::Thinking* thinking_ = nullptr;  // of the command that is asked for
    bool lost_ = false;
};

}  // namespace

std::unique_ptr<bots::Bot> program_bot(const std::string& command, double seconds,
                                       std::function<void(const std::string&)> told) {
    return std::make_unique<ProgramBot>(command, seconds, std::move(told), nullptr);
}

std::function<std::unique_ptr<bots::Bot>()> program_bots(const std::string& command, double seconds,
                                                         std::function<void(const std::string&)> told) {
    return [=, waiting = std::make_shared<Waiting>()] {
        return std::make_unique<ProgramBot>(command, seconds, told, waiting);
    };
}

}  // namespace cli
