// bad_wire A B DELAY JITTER LOSS SEED [ON CUT]: a bad network link between the network namespaces A and B. DELAY and
// JITTER in milliseconds, LOSS in per cent of the packets; with ON and CUT it works for ON seconds, then drops all for
// CUT seconds, and so on. It makes a TUN device cw0 in each (10.77.0.1, 10.77.0.2), prints "ready", and runs until
// killed. Needs the right to administer networks in both.

#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <poll.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Packet = std::vector<char>;

[[noreturn]] void give_up(const std::string& what) {
    std::cerr << "bad_wire: " << what << ": " << std::strerror(errno) << "\n";
    std::exit(1);
}

// Opens the end of a device made inside the namespace.
int device_in(const std::string& name, const std::string& address) {
    const int home = open("/proc/self/ns/net", O_RDONLY | O_CLOEXEC);
    const int there = open(("/run/netns/" + name).c_str(), O_RDONLY | O_CLOEXEC);
    if (there < 0 || setns(there, CLONE_NEWNET) != 0) give_up(name);
    const int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC);
    ifreq request{};
    std::strcpy(request.ifr_name, "cw0");
    request.ifr_flags = IFF_TUN | IFF_NO_PI;
    if (device < 0 || ioctl(device, TUNSETIFF, &request) != 0) give_up("/dev/net/tun");
    if (std::system(("ip addr add " + address + "/24 dev cw0 && ip link set cw0 up").c_str()) != 0) give_up("ip");
    if (setns(home, CLONE_NEWNET) != 0) give_up("the namespace of before");
    close(there);
    close(home);
    return device;
}

struct Quality {
    double delay = 0, jitter = 0, loss = 0;  // seconds, seconds, 0 to 1
    double on = 0, cut = 0;                  // seconds; never cut if `cut` is 0
};

class Wire {
public:
    Wire(std::array<int, 2> ends, const Quality& quality, std::uint64_t seed)
        : ends_(ends), quality_(quality), random_(seed) {}

    [[noreturn]] void carry() {
        for (;;) {
            std::array<pollfd, 2> ready{{{ends_[0], POLLIN, 0}, {ends_[1], POLLIN, 0}}};
            poll(ready.data(), ready.size(), until_next());
            take(0);
            take(1);
            deliver();
        }
    }

private:
    struct Underway {
        int to;
        Packet packet;
    };

    int until_next() const {
        if (underway_.empty()) return 1000;
        const auto wait =
            std::chrono::duration_cast<std::chrono::milliseconds>(underway_.begin()->first - Clock::now());
        return std::max(0, static_cast<int>(wait.count()));
    }
    bool is_lost() {
        const double at = std::chrono::duration<double>(Clock::now() - begun_).count();
        const bool is_cut = quality_.cut > 0 && std::fmod(at, quality_.on + quality_.cut) > quality_.on;
        return is_cut || unit_(random_) < quality_.loss;
    }
    void take(int from) {
        std::array<char, 2048> bytes;
        for (ssize_t size; (size = read(ends_[static_cast<std::size_t>(from)], bytes.data(), bytes.size())) > 0;) {
            if (is_lost()) continue;
            const std::chrono::duration<double> late(quality_.delay + quality_.jitter * unit_(random_));
            underway_.emplace(Clock::now() + std::chrono::duration_cast<Clock::duration>(late),
                              Underway{1 - from, Packet(bytes.begin(), bytes.begin() + size)});
        }
    }
    void deliver() {
        while (!underway_.empty() && underway_.begin()->first <= Clock::now()) {
            const auto& [to, packet] = underway_.begin()->second;
            // A packet that the other end does not accept is lost, as in a real network.
            [[maybe_unused]] const ssize_t sent =
                write(ends_[static_cast<std::size_t>(to)], packet.data(), packet.size());
            underway_.erase(underway_.begin());
        }
    }

    std::array<int, 2> ends_;
    Quality quality_;
    std::mt19937_64 random_;
    std::uniform_real_distribution<double> unit_{0, 1};
    std::multimap<Clock::time_point, Underway> underway_;
    Clock::time_point begun_ = Clock::now();
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7 && argc != 9) {
        std::cerr << "bad_wire A B DELAY JITTER LOSS SEED [ON CUT]\n";
        return 2;
    }
    Quality quality{std::stod(argv[3]) / 1000, std::stod(argv[4]) / 1000, std::stod(argv[5]) / 100};
    if (argc == 9) quality.on = std::stod(argv[7]), quality.cut = std::stod(argv[8]);
    Wire wire({device_in(argv[1], "10.77.0.1"), device_in(argv[2], "10.77.0.2")}, quality, std::stoull(argv[6]));
    std::cout << "ready" << std::endl;
    wire.carry();
}
