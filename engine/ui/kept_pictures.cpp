#include "engine/ui/kept_pictures.h"

#include <utility>

#include "engine/render/gl.h"

namespace ui {

namespace {

constexpr std::size_t kKeptMost = 24;
constexpr int kUnusedMost = 120;  // frames

}  // namespace

std::shared_ptr<KeptPictures::Picture> KeptPictures::of(const std::string& key, int width, int height) {
    if (!render::has_window_rows() || width <= 0 || height <= 0) return nullptr;
    if (pictures_.size() >= kKeptMost && !pictures_.contains(key)) return nullptr;
    std::shared_ptr<Picture>& picture = pictures_[key];
    if (!picture || picture->frame.width() != width || picture->frame.height() != height) {
        auto made = render::Framebuffer::create_like_window(width, height);
        picture = made ? std::make_shared<Picture>(Picture{.frame = std::move(*made)}) : nullptr;
    }
    if (picture) picture->unused = 0;
    return picture;
}

void KeptPictures::end_frame() {
    for (auto& [key, picture] : pictures_)
        if (picture) ++picture->unused;
    std::erase_if(pictures_, [](const auto& each) { return !each.second || each.second->unused > kUnusedMost; });
}

}  // namespace ui
