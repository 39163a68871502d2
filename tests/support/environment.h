#pragma once
// A variable of the environment that a test sets, and that is as before after it.

#include <cstdlib>
#include <optional>
#include <string>

namespace kit {

class Environment {
public:
    // Null: it is not set.
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
