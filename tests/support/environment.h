#pragma once
// Sets an environment variable for a test and restores it afterwards.

#include <cstdlib>
#include <optional>
#include <string>

namespace kit {

class Environment {
public:
    // nullptr: unset.
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* was = std::getenv(name)) was_ = was;
        set(value);
    }
    ~Environment() { set(was_ ? was_->c_str() : nullptr); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    void set(const char* value) const {
        if (value)
            setenv(name_.c_str(), value, 1);
        else
            unsetenv(name_.c_str());
    }
    std::string name_;
    std::optional<std::string> was_;
};

}  // namespace kit
