#include "game/coin_wars/battles/fault.h"

namespace battles {

std::string sentence(const Fault& fault) {
    return fault.file + ": " + (fault.pointer.empty() ? "" : fault.pointer + ": ") + fault.reason;
}

words::Phrase told(const Fault& fault) {
    using words::plain, words::say;
    const words::Phrase file = plain(fault.file);
    if (fault.said.empty())
        return say("There is a mistake in {1}: {2}", file,
                   plain(fault.pointer.empty() ? fault.reason : fault.pointer + ": " + fault.reason));
    const bool is_all = words::english(fault.said) == fault.reason;
    if (is_all && !fault.pointer.empty())
        return say("There is a mistake in {1}: {2}", file, plain(fault.pointer + ": ") + fault.said);
    const words::Phrase said = say("{1}: {2}", file, fault.said);
    if (is_all) return said;
    return said + plain(" (" + fault.reason + ")");
}

Fault fault_of_file(const std::string& file, words::Phrase said) {
    std::string reason = words::english(said);
    return {file, "", std::move(reason), std::move(said)};
}

Faults only_fault(const std::string& file, words::Phrase said) { return {fault_of_file(file, std::move(said))}; }

Fault fault_from(const std::string& file, const rules::Refusal& refusal) {
    const std::string message = words::english(refusal.message);
    const auto colon = message.find(": ");
    if (!message.starts_with('/') || colon == std::string::npos) return {file, "", message};
    return {file, message.substr(0, colon), message.substr(colon + 2)};
}

}  // namespace battles
