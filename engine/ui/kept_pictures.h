#pragma once
// Caches parts of panels that are costly to draw and reappear elsewhere, such as cards in a scrolled list: read from
// the window once, then copied. Used only with software drivers, which copy much faster than they draw.

#include <map>
#include <memory>
#include <string>

#include "engine/render/framebuffer.h"

namespace ui {

class KeptPictures {
public:
    struct Picture {
        render::Framebuffer frame{};
        bool taken = false;
        int unused = 0;  // frames since it was last used
    };
    // The picture with this key; nullptr if none can be cached. It is freed when not requested for some frames.
    std::shared_ptr<Picture> of(const std::string& key, int width, int height);
    void forget() { pictures_.clear(); }
    void end_frame();

private:
    std::map<std::string, std::shared_ptr<Picture>> pictures_;
};

}  // namespace ui
