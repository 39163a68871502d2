#pragma once
// The few pictures that panels are made of, drawn by the program itself: paper with fibre, a soft shadow,
// walnut.

#include <cstdint>

namespace ui {

class Texture {
public:
    enum class Motif { Paper, Shadow, Walnut };
    explicit Texture(Motif motif);  // needs a current GL context
    ~Texture();
    Texture(const Texture&) = delete;
    Texture& operator=(const Texture&) = delete;
    void* id() const { return reinterpret_cast<void*>(static_cast<std::uintptr_t>(name_)); }

    static constexpr int kPaperSize = 256, kShadowSize = 64, kWalnutWidth = 512, kWalnutHeight = 64;

private:
    unsigned name_ = 0;
};

}  // namespace ui
