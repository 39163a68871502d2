#include "game/cli/process.h"

#if __has_include(<spawn.h>) && __has_include(<poll.h>)
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <thread>

#include "engine/words/phrase.h"
#include "game/cli/protocol_lines.h"

extern char** environ;

namespace cli {

namespace {

// Close-on-exec: child programs do not inherit the ends.
bool open_pipe(std::array<int, 2>& ends) {
    if (pipe(ends.data()) != 0) return false;
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
}

std::string in_words(double seconds) { return words::english(words::figure(seconds)); }

class PosixProcess final : public Process {
public:
    PosixProcess(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

    ~PosixProcess() override {
        close(to_);
        close(from_);
        constexpr int kGlances = 100;
        bool ended = false;
        for (int i = 0; i < kGlances && !ended; ++i) {
            ended = waitpid(pid_, nullptr, WNOHANG) != 0;
            if (!ended) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        kill(-pid_, SIGKILL);  // and all its children
        if (!ended) waitpid(pid_, nullptr, 0);
    }

    core::Result<void, std::string> write_line(const std::string& line, double seconds) override {
        const auto until = time_in(seconds);
        const std::string text = line + "\n";
        for (std::size_t written = 0; written < text.size();) {
            if (!is_ready(to_, POLLOUT, until))
                return core::failure("has not listened for " + in_words(seconds) + " s");
            const ssize_t more = ::write(to_, text.data() + written, text.size() - written);
            if (more < 0 && errno == EAGAIN) continue;
            if (more <= 0) return core::failure(std::string("has ended"));
            written += static_cast<std::size_t>(more);
        }
        return {};
    }

    core::Result<std::string, std::string> read_line(double seconds) override {
        const auto until = time_in(seconds);
        while (true) {
            const auto end = read_.find('\n');
            if (end != std::string::npos) {
                std::string line = read_.substr(0, end);
                read_.erase(0, end + 1);
                if (line.ends_with('\r')) line.pop_back();
                return line;
            }
            if (read_.size() > kLineMost)
                return core::failure("has said a line longer than " + std::to_string(kLineMost) + " bytes");
            if (!is_ready(from_, POLLIN, until))
                return core::failure("has said nothing for " + in_words(seconds) + " s");
            std::array<char, 4096> bytes;
            const ssize_t count = ::read(from_, bytes.data(), bytes.size());
            if (count <= 0) return core::failure(std::string("has ended"));
            read_.append(bytes.data(), static_cast<std::size_t>(count));
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    static Clock::time_point time_in(double seconds) {
        return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }

    // Waits until then for the pipe to become readable or writable.
    static bool is_ready(int end, short what, Clock::time_point until) {
        const double left = std::chrono::duration<double>(until - Clock::now()).count();
        pollfd ready{end, what, 0};
        return left > 0 && poll(&ready, 1, static_cast<int>(std::min(std::ceil(left * 1000), 1e9))) > 0;
    }

    pid_t pid_;
    int to_, from_;
    std::string read_;
};

}  // namespace

core::Result<std::unique_ptr<Process>, std::string> Process::start(const std::string& command) {
    // Writing to a program that has ended should fail in write(), not kill this one.
    signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{}, out{};
    if (!open_pipe(in) || !open_pipe(out)) return core::failure("no pipe can be opened to " + command);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    std::string shell = "sh", option = "-c", words = command;
    std::array<char*, 4> argv{shell.data(), option.data(), words.data(), nullptr};
    pid_t pid = 0;
    const int failed = posix_spawn(&pid, "/bin/sh", &actions, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    if (failed == 0) return std::make_unique<PosixProcess>(pid, in[1], out[0]);
    close(in[1]);
    close(out[0]);
    return core::failure(command + " cannot be started");
}

}  // namespace cli

#else

namespace cli {

core::Result<std::unique_ptr<Process>, std::string> Process::start(const std::string& command) {
    return core::failure(command + " cannot be started: this system has no POSIX processes");
}

}  // namespace cli

#endif
