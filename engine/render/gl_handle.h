#pragma once
// Owns one OpenGL object name and deletes it.

#include <utility>

namespace render {

class GlHandle {
public:
    using Release = void (*)(unsigned name);

    GlHandle() = default;
    GlHandle(unsigned name, Release release) : name_(name), release_(release) {}
    GlHandle(GlHandle&& other) noexcept
        : name_(std::exchange(other.name_, 0)), release_(std::exchange(other.release_, nullptr)) {}
    GlHandle& operator=(GlHandle&& other) noexcept {
        std::swap(name_, other.name_);
        std::swap(release_, other.release_);
        return *this;
    }
    GlHandle(const GlHandle&) = delete;
    GlHandle& operator=(const GlHandle&) = delete;
    ~GlHandle() {
        if (name_ != 0) release_(name_);
    }

    unsigned name() const { return name_; }

private:
    unsigned name_ = 0;
    Release release_ = nullptr;
};

}  // namespace render
