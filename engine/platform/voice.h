#pragma once
// The voice that reads aloud: Speech Dispatcher, if it is there when the program runs, or the browser's own. On Windows
// there is none.

#include <memory>
#include <string>

namespace platform {

class Voice {
public:
    // After what is being said, or at once in place of whatever was to be said Now before.
    enum class When { Next, Now };
    virtual ~Voice() = default;
    // Returns at once.
    virtual void say(const std::string& text, When when) = 0;
};

// `language`: a code such as "de" or "pt_BR". Null: there is no voice.
std::unique_ptr<Voice> open_voice(const std::string& language);

}  // namespace platform
