#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <mutex>
#include <thread>

#include "game/cli/process.h"

extern char** environ;

namespace cli {

namespace {

// Close-on-exec: child programs do not inherit the ends.
bool open_pipe(std::array<int, 2>& ends) {
    if (pipe(ends.data()) != 0) return false;
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
}

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

private:
    Moved write_some(std::string_view& bytes, Clock::time_point until) override {
        if (!is_ready(to_, POLLOUT, until)) return Moved::Late;
        const ssize_t count = ::write(to_, bytes.data(), bytes.size());
        if (count < 0 && errno == EAGAIN) return Moved::Some;
        if (count <= 0) return Moved::Ended;
        bytes.remove_prefix(static_cast<std::size_t>(count));
        return Moved::Some;
    }

    Moved read_some(std::string& to, Clock::time_point until) override {
        if (!is_ready(from_, POLLIN, until)) return Moved::Late;
        std::array<char, 4096> bytes;
        const ssize_t count = ::read(from_, bytes.data(), bytes.size());
        if (count <= 0) return Moved::Ended;
        to.append(bytes.data(), static_cast<std::size_t>(count));
        return Moved::Some;
    }

    // Waits until `until` for the pipe to become readable or writable.
    static bool is_ready(int end, short what, Clock::time_point until) {
        const double left = std::chrono::duration<double>(until - Clock::now()).count();
        pollfd ready{end, what, 0};
        return left > 0 && poll(&ready, 1, static_cast<int>(std::min(std::ceil(left * 1000), 1e9))) > 0;
    }

    pid_t pid_;
    int to_, from_;
};

}  // namespace

core::Result<std::unique_ptr<Process>, std::string> Process::start(const std::string& command) {
    // Writing to an ended program should fail in write(), not kill this one.
    signal(SIGPIPE, SIG_IGN);
    // One at a time: a program started by another thread before the ends are close-on-exec would inherit them.
    static std::mutex starting;
    const std::lock_guard lock(starting);
    std::array<int, 2> in{}, out{};
    const bool opened = open_pipe(in);
    if (!opened || !open_pipe(out)) {
        if (opened)
            for (const int end : in) close(end);
        return core::failure("no pipe can be opened to " + command);
    }
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
