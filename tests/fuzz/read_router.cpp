// Any answers of a router, in both protocols: no result, or a port and an address that others can use.

#include "engine/net/router_words.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_router(std::string_view bytes) {
    const net::PortWish wish{4747, 4747, 1800, 0xC0A80702, std::string(12, 'n')};
    for (const auto tongue : {net::PortProtocol::Pcp, net::PortProtocol::NatPmp}) {
        const auto answer = net::router_answer(tongue, wish, bytes);
        if (!answer || answer->other_tongue || !answer->fault.empty()) continue;
        demand(answer->address || answer->port);
        demand(!answer->address || !net::is_private(*answer->address));
        demand(!answer->port || (*answer->port != 0 && answer->lifetime != 0));
    }
}

}  // namespace fuzz
