#include "engine/net/interfaces.h"

#include <boost/asio/ip/udp.hpp>

#ifdef _WIN32
#include <iphlpapi.h>
#else
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

namespace net {

namespace {

std::optional<Interface> described(const sockaddr* address, std::uint32_t index, bool loopback) {
    Interface found{"", index, false, loopback, false};
    char text[INET6_ADDRSTRLEN] = "";
    if (address && address->sa_family == AF_INET) {
        const auto& ipv4 = reinterpret_cast<const sockaddr_in*>(address)->sin_addr;
        inet_ntop(AF_INET, &ipv4, text, sizeof(text));
        found.link_local = ntohl(ipv4.s_addr) >> 16 == 0xA9FE;  // 169.254
    } else if (address && address->sa_family == AF_INET6) {
        const auto& ipv6 = reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr;
        inet_ntop(AF_INET6, &ipv6, text, sizeof(text));
        found.ipv6 = true;
        found.link_local = ipv6.s6_addr[0] == 0xFE && (ipv6.s6_addr[1] & 0xC0) == 0x80;  // fe80::/10
    } else {
        return {};
    }
    found.address = text;
    return found;
}

// Sorts the likeliest first: the address of the system's default route, then IPv4 as seen in the local network.
int doubt(const Interface& own, const std::string& way_out) {
    if (own.address == way_out) return 0;
    if (own.link_local) return 3;
    return own.ipv6 ? 2 : 1;
}

// This machine's address for the default route; a UDP socket tells it without sending. Empty without a route.
std::string way_out(boost::asio::io_context& loop) {
    namespace ip = boost::asio::ip;
    ip::udp::socket socket(loop);
    boost::system::error_code error, unknown;
    socket.connect({ip::address_v4({192, 0, 2, 1}), 9}, error);  // reserved for examples: it need not exist
    const auto here = socket.local_endpoint(unknown);
    return error || unknown ? "" : here.address().to_string();
}

}  // namespace

#ifdef _WIN32
std::vector<Interface> interfaces() {
    ULONG size = 64 * 1024;
    std::vector<char> space;
    ULONG result = ERROR_BUFFER_OVERFLOW;
    for (int attempt = 0; attempt < 3 && result == ERROR_BUFFER_OVERFLOW; ++attempt) {
        space.resize(size);
        result =
            GetAdaptersAddresses(AF_UNSPEC, GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER,
                                 nullptr, reinterpret_cast<IP_ADAPTER_ADDRESSES*>(space.data()), &size);
    }
    std::vector<Interface> all;
    if (result != NO_ERROR) return all;
    for (const auto* each = reinterpret_cast<const IP_ADAPTER_ADDRESSES*>(space.data()); each; each = each->Next) {
        if (each->OperStatus != IfOperStatusUp) continue;
        for (const auto* address = each->FirstUnicastAddress; address; address = address->Next) {
            const sockaddr* socket = address->Address.lpSockaddr;
            const auto index = socket->sa_family == AF_INET6 ? each->Ipv6IfIndex : each->IfIndex;
            if (auto found = described(socket, index, each->IfType == IF_TYPE_SOFTWARE_LOOPBACK))
                all.push_back(std::move(*found));
        }
    }
    return all;
}
std::optional<std::string> router_address() {
    MIB_IPFORWARDROW row{};
    if (GetBestRoute(0, 0, &row) != NO_ERROR || row.dwForwardNextHop == 0) return {};
    in_addr address{};
    address.s_addr = row.dwForwardNextHop;
    char text[INET_ADDRSTRLEN] = "";
    inet_ntop(AF_INET, &address, text, sizeof(text));
    return text;
}
#else
std::optional<std::string> router_address() {
    std::ifstream routes("/proc/net/route");
    return router_in(routes);
}

std::vector<Interface> interfaces() {
    ifaddrs* first = nullptr;
    std::vector<Interface> all;
    if (getifaddrs(&first) != 0) return all;
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owned(first, &freeifaddrs);
    for (const ifaddrs* each = first; each; each = each->ifa_next) {
        if (!(each->ifa_flags & IFF_UP)) continue;
        const bool loopback = each->ifa_flags & IFF_LOOPBACK;
        if (auto found = described(each->ifa_addr, if_nametoindex(each->ifa_name), loopback))
            all.push_back(std::move(*found));
    }
    return all;
}
#endif

std::optional<std::string> router_in(std::istream& routes) {
    constexpr unsigned kThroughRouter = 2;
    std::optional<std::string> router;
    unsigned long min = 0;
    for (std::string line; std::getline(routes, line);) {
        std::istringstream words(line);
        std::string name;
        unsigned long to = 0, through = 0, flags = 0, metric = 0, other = 0;
        words >> name >> std::hex >> to >> through >> flags >> std::dec >> other >> other >> metric;
        if (!words || to != 0 || !(flags & kThroughRouter) || (router && metric >= min)) continue;
        in_addr address{};
        address.s_addr = static_cast<decltype(address.s_addr)>(through);  // in network byte order, as in memory
        char text[INET_ADDRSTRLEN] = "";
        inet_ntop(AF_INET, &address, text, sizeof(text));
        router = text;
        min = metric;
    }
    return router;
}

std::vector<std::string> reachable_addresses(boost::asio::io_context& loop) {
    std::vector<Interface> all = interfaces();
    const bool only_here = std::ranges::all_of(all, &Interface::loopback);
    std::erase_if(
        all, [&](const Interface& each) { return (each.loopback && !only_here) || (each.link_local && each.ipv6); });
    const std::string out = way_out(loop);
    std::ranges::stable_sort(all, {}, [&](const Interface& each) { return doubt(each, out); });
    std::vector<std::string> addresses;
    for (Interface& each : all) addresses.push_back(std::move(each.address));
    return addresses;
}

}  // namespace net
