#pragma once
// The voice that reads aloud: Speech Dispatcher if it is installed, or the browser's own. There is none on Windows.

#include <memory>
#include <string>

namespace platform {

class Voice {
public:
    // After the current text, or at once, replacing an earlier Now.
    enum class When { Next, Now };
    virtual ~Voice() = default;
    // Returns at once.
    virtual void say(const std::string& text, When when) = 0;
};

// `language`: a code such as "de" or "pt_BR". nullptr: there is no voice.
std::unique_ptr<Voice> open_voice(const std::string& language);

}  // namespace platform
