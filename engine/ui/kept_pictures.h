#pragma once
// Parts of panels that are dear to draw and come again elsewhere, as the cards of a list that is scrolled: taken off the window once,
// then copied. Only where a software driver copies them many times as fast as it draws.

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
        int unused = 0;  // frames
    };
    // The picture of this key; null if none can be kept. It lives as long as it is asked for in each few frames.
    std::shared_ptr<Picture> of(const std::string& key, int width, int height);
    void forget() { pictures_.clear(); }
    void end_frame();

private:
    std::map<std::string, std::shared_ptr<Picture>> pictures_;
};

}  // namespace ui
