#pragma once
// A story game that is saved as it is played: a session of any rule system with a journal in the profile folder. Each
// accepted command is on disk before anybody sees its effect. For a story shared by several screens, the journal also
// holds the ledger and is written when the shared table says so.

#include <filesystem>
#include <optional>
#include <utility>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/session/game_session.h"
#include "game/profile/journal_file.h"
#include "game/remote/ledger.h"

namespace screens {

// A state of the table: its last step, unique at this table; {} before the first. Anything computed from all steps
// stays valid until this changes.
struct StandsAt {
    std::uint64_t step = 0, hash = 0;
    bool operator==(const StandsAt&) const = default;
};

template <rules::System S>
class StorySession {
public:
    using Events = std::vector<typename S::Event>;

    // `table`: the input of S::start. Nothing is written before the first command.
    static core::Result<StorySession, rules::Refusal> begin(std::filesystem::path file, const rules::Json& table,
                                                            std::uint64_t seed) {
        auto match = S::start(table);
        if (!match) return core::failure(match.error());
        return StorySession(std::move(file), rules::GameSession<S>(std::move(*match), seed));
    }
    // Replays the journal; the error is a sentence that names the step that fails. From a damaged journal, the intact
    // part is played: remark() says so, and the file is kept beside it (profile::broken_name). A torn last line is
    // merely left out, which remark() says too.
    static core::Result<StorySession, words::Phrase> read(const std::filesystem::path& file, std::uint64_t seed) {
        const auto text = platform::read_file(file);
        if (!text) return core::failure(text.error());
        const auto read = rules::read_record_text(*text);
        if (!read) return core::failure(read.error().said + words::plain(" (" + read.error().reason + ")"));
        if (const auto other = rules::why_not_of("coinwars-replay", read->record)) return core::failure(*other);
        const auto record = rules::record_from_json(read->record);
        if (!record) return core::failure(record.error().message);
        if (const auto other = rules::why_not_played(S::name(), record->game)) return core::failure(*other);
        auto played = rules::GameSession<S>::resume(*record, seed);
        if (!played)
            return core::failure(words::say("Step {1} is not valid: {2}", static_cast<int>(played.error().step),
                                            played.error().refusal.message));
        StorySession session(file, std::move(*played));
        if (const auto shared = record->about.find("remote"); shared != record->about.end())
            if (auto ledger = remote::ledger_from(*shared)) session.ledger_ = std::move(*ledger);
        if (read->torn) {
            // A command that was torn off while being written never took effect.
            session.remark_ = words::say("The last entry of {1} was incomplete and has been left out.",
                                         words::plain(core::text(file.filename())));
        } else if (read->lines_lost > 0) {
            profile::copy_damaged(file);
            session.remark_ =
                words::say_many(static_cast<int>(read->lines_lost),
                                "{2} was damaged: {1} line after its step {3} is lost. The file is kept as {4}.",
                                "{2} was damaged: {1} lines after its step {3} are lost. The file is kept as {4}.",
                                words::plain(core::text(file.filename())), static_cast<int>(record->steps.size()),
                                words::plain(core::text(profile::broken_name(file))));
        }
        return session;
    }
    const words::Phrase& remark() const { return remark_; }

    const rules::GameSession<S>& session() const { return session_; }
    const typename S::Match& match() const { return session_.match(); }
    const std::vector<rules::Step<S>>& steps() const { return session_.steps(); }
    // Returns the match after that step.
    const typename S::Match& after(std::size_t step) const { return session_.after(step); }

    StandsAt stands_at() const {
        return steps().empty() ? StandsAt() : StandsAt{steps().back().id, steps().back().hash_after};
    }

    // Writes the command down if it is accepted; save_fault() says why that failed, else it is empty.
    core::Result<Events, rules::Refusal> submit(const typename S::Command& command, rules::Hand& hand) {
        auto events = session_.submit(command, hand);
        if (events && !ledger_) keep();
        return events;
    }
    // Seeds all throws from now on.
    void reseed(std::uint64_t seed) { session_.reseed(seed); }
    void go_back(std::size_t steps) { session_.go_back(steps); }
    // Drops the last command; its throw may be repeated only if everybody at the table agrees.
    void take_back() {
        const bool thrown = !steps().empty() && steps().back().thrown();
        if (!steps().empty() && (thrown || session_.undo(true))) session_.go_back(steps().size() - 1);
        keep();
    }
    const words::Phrase& save_fault() const { return save_fault_; }

    // --- shared by several screens, now or before
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    rules::Record record() const { return session_.record(about()); }
    void save_shared(const remote::Ledger& ledger) {
        remote::follow(ledger_, ledger);
        keep();
    }
    // From now on only this screen plays it.
    void forget_ledger() {
        ledger_.reset();
        keep();
    }

private:
    StorySession(std::filesystem::path file, rules::GameSession<S> session)
        : file_(std::move(file)), session_(std::move(session)) {}

    rules::About about() const { return remote::about_game(rules::Json::object(), ledger_); }
    void keep() {
        const auto kept = file_.write(session_, about());
        save_fault_ = kept ? words::Phrase() : words::say("What you do now is not being saved: {1}", kept.error());
    }

    words::Phrase remark_{};
    profile::JournalFile file_;
    rules::GameSession<S> session_;
    std::optional<remote::Ledger> ledger_{};
    words::Phrase save_fault_{};
};

}  // namespace screens
