#include "game/battles/fault.h"

namespace battles {

std::string sentence(const Fault& fault) {
    return fault.file + ": " + (fault.pointer.empty() ? "" : fault.pointer + ": ") + fault.reason;
}

Fault fault_from(const std::string& file, const rules::Refusal& refusal) {
    const auto colon = refusal.message.find(": ");
    if (!refusal.message.starts_with('/') || colon == std::string::npos) return {file, "", refusal.message};
    return {file, refusal.message.substr(0, colon), refusal.message.substr(colon + 2)};
}

}  // namespace battles
