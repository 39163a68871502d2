#include "game/cli/early_end.h"

#include <atomic>
#include <csignal>

namespace cli {

namespace {

std::atomic<bool> ctrl_c = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // required in a signal handler

void at_ctrl_c(int) {
    ctrl_c = true;
    std::signal(SIGINT, SIG_DFL);
}

}  // namespace

EarlyEnd::EarlyEnd(double seconds) : seconds_(seconds) {
    ctrl_c = false;
    before_ = std::signal(SIGINT, at_ctrl_c);
}

EarlyEnd::~EarlyEnd() { std::signal(SIGINT, before_ == SIG_ERR ? SIG_DFL : before_); }

bool EarlyEnd::interrupted() { return ctrl_c; }

bool EarlyEnd::asked() const {
    return interrupted() || (seconds_ > 0 && std::chrono::duration<double>(Clock::now() - began_).count() >= seconds_);
}

int EarlyEnd::status(int otherwise) const { return interrupted() ? 130 : otherwise; }

void EarlyEnd::tell(std::ostream& out) const {
    if (interrupted())
        out << "Stopped by Ctrl-C; this is what was done so far.\n";
    else if (asked())
        out << "The time is up; this is what was done so far.\n";
}

}  // namespace cli
