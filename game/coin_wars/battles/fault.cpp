#include "game/coin_wars/battles/fault.h"

namespace battles {

std::string sentence(const Fault& fault) {
    return fault.file + ": " + (fault.pointer.empty() ? "" : fault.pointer + ": ") + fault.reason;
}

Fault fault_from(const std::string& file, const rules::Refusal& refusal) {
    const std::string message = words::english(refusal.message);
    const auto colon = message.find(": ");
    if (!message.starts_with('/') || colon == std::string::npos) return {file, "", message};
    return {file, message.substr(0, colon), message.substr(colon + 2)};
}

}  // namespace battles
