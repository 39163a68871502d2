#include "engine/platform/voice.h"

namespace platform {

std::unique_ptr<Voice> open_voice(const std::string&) { return nullptr; }

}  // namespace platform
