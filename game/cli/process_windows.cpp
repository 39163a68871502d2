#include <windows.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <mutex>

#include "engine/core/path.h"
#include "game/cli/process.h"

namespace cli {

namespace {

struct Close {
    void operator()(HANDLE handle) const { CloseHandle(handle); }
};
using Handle = std::unique_ptr<void, Close>;

Handle handle_of(HANDLE handle) { return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle); }

// Named, because one cannot wait for an anonymous pipe. The child inherits its end.
struct Pipe {
    Handle ours, theirs;
    explicit operator bool() const { return ours && theirs; }
};

enum class Direction : DWORD { ToUs = PIPE_ACCESS_INBOUND, FromUs = PIPE_ACCESS_OUTBOUND };

Pipe open_pipe(Direction direction) {
    static std::atomic<int> count = 0;
    constexpr DWORD kBuffer = 1u << 16;
    const std::wstring name =
        L"\\\\.\\pipe\\coinwars-" + std::to_wstring(GetCurrentProcessId()) + L"-" + std::to_wstring(++count);
    Pipe pipe;
    pipe.ours = handle_of(CreateNamedPipeW(
        name.c_str(), static_cast<DWORD>(direction) | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
        PIPE_TYPE_BYTE | PIPE_REJECT_REMOTE_CLIENTS, 1, kBuffer, kBuffer, 0, nullptr));
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    pipe.theirs = handle_of(CreateFileW(name.c_str(), direction == Direction::ToUs ? GENERIC_WRITE : GENERIC_READ, 0,
                                        &inherited, OPEN_EXISTING, 0, nullptr));
    return pipe;
}

// All processes that a program starts belong to its job and end with it, even if this program is killed.
Handle new_job() {
    Handle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job) SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

class WindowsProcess final : public Process {
public:
    WindowsProcess(Handle process, Handle job, Handle to, Handle from)
        : process_(std::move(process)), job_(std::move(job)), to_(std::move(to)), from_(std::move(from)) {}

    ~WindowsProcess() override {
        to_.reset();
        from_.reset();
        WaitForSingleObject(process_.get(), 1000);
    }

private:
    Moved write_some(std::string_view& bytes, Clock::time_point until) override {
        const auto size = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1u << 16));
        DWORD count = 0;
        const Moved moved = finish(to_.get(), WriteFile(to_.get(), bytes.data(), size, nullptr, begin()), until, count);
        bytes.remove_prefix(count);
        return moved;
    }

    Moved read_some(std::string& to, Clock::time_point until) override {
        std::array<char, 4096> bytes;
        DWORD count = 0;
        const BOOL begun = ReadFile(from_.get(), bytes.data(), static_cast<DWORD>(bytes.size()), nullptr, begin());
        const Moved moved = finish(from_.get(), begun, until, count);
        to.append(bytes.data(), count);
        return moved;
    }

    OVERLAPPED* begin() {
        under_way_ = {};
        under_way_.hEvent = done_.get();
        return &under_way_;
    }

    // Waits for pending I/O, or cancels it after `until`. `begun`: the result of ReadFile() or WriteFile().
    Moved finish(HANDLE pipe, BOOL begun, Clock::time_point until, DWORD& count) {
        if (!begun && GetLastError() != ERROR_IO_PENDING) return Moved::Ended;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        const bool late =
            WaitForSingleObject(done_.get(), static_cast<DWORD>(std::clamp<long long>(left, 0, 1'000'000'000))) !=
            WAIT_OBJECT_0;
        if (late) CancelIo(pipe);
        if (GetOverlappedResult(pipe, &under_way_, &count, TRUE) && count > 0) return Moved::Some;
        return late ? Moved::Late : Moved::Ended;
    }

    Handle process_, job_;
    Handle to_, from_;
    Handle done_{CreateEventW(nullptr, TRUE, FALSE, nullptr)};
    OVERLAPPED under_way_{};
};

// The shell with this command, not yet running.
PROCESS_INFORMATION start_shell(const std::string& command, const Pipe& in, const Pipe& out) {
    STARTUPINFOW startup{};
    startup.cb = sizeof startup;
    startup.dwFlags = STARTF_USESTDHANDLES;
    startup.hStdInput = in.theirs.get();
    startup.hStdOutput = out.theirs.get();
    startup.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    std::wstring words = L"cmd.exe /d /s /c \"" + core::path(command).wstring() + L"\"";
    PROCESS_INFORMATION started{};
    CreateProcessW(nullptr, words.data(), nullptr, nullptr, TRUE, CREATE_SUSPENDED, nullptr, nullptr, &startup,
                   &started);
    return started;
}

}  // namespace

core::Result<std::unique_ptr<Process>, std::string> Process::start(const std::string& command) {
    // One at a time: a process started by another thread would inherit these ends too.
    static std::mutex starting;
    const std::lock_guard lock(starting);
    Pipe in = open_pipe(Direction::FromUs), out = open_pipe(Direction::ToUs);
    if (!in || !out) return core::failure("no pipe can be opened to " + command);
    const PROCESS_INFORMATION started = start_shell(command, in, out);
    Handle process(started.hProcess), thread(started.hThread), job = new_job();
    if (!process) return core::failure(command + " cannot be started");
    AssignProcessToJobObject(job.get(), process.get());
    ResumeThread(thread.get());
    return std::make_unique<WindowsProcess>(std::move(process), std::move(job), std::move(in.ours),
                                            std::move(out.ours));
}

}  // namespace cli
