#include "engine/ui/panel_layer.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <span>
#include <utility>

#include "engine/render/gl.h"

namespace ui {

namespace {

using Part = std::span<const std::uint8_t>;

constexpr std::size_t kMaxCached = 24;
constexpr int kMaxUnused = 120;  // frames
constexpr int kTile = 32;        // pixels

template <class T>
Part bytes_of(const ImVector<T>& list) {
    return {reinterpret_cast<const std::uint8_t*>(list.Data), static_cast<std::size_t>(list.size_in_bytes())};
}

// The lists are an array in some versions of the library, a vector in others.
std::vector<const ImDrawList*> lists_of(const ImDrawData& panels) {
    std::vector<const ImDrawList*> lists;
    for (int i = 0; i < panels.CmdListsCount; ++i) lists.push_back(panels.CmdLists[i]);
    return lists;
}
[[maybe_unused]] void set_only_list(ImDrawList**& lists, ImDrawList** only) { lists = only; }
[[maybe_unused]] void set_only_list(ImVector<ImDrawList*>& lists, ImDrawList** only) {
    lists.resize(1);
    lists[0] = *only;
}

// Everything that a panel's drawing depends on, three parts per list.
std::vector<Part> parts_of(const ImDrawData& panels) {
    std::vector<Part> parts;
    for (const ImDrawList* list : lists_of(panels))
        for (const Part part : {bytes_of(list->CmdBuffer), bytes_of(list->IdxBuffer), bytes_of(list->VtxBuffer)})
            parts.push_back(part);
    return parts;
}

// Only the caller would know whether it draws the same again.
bool has_drawing_of_callers(const ImDrawData& panels) {
    return std::ranges::any_of(lists_of(panels), [](const ImDrawList* list) {
        return std::any_of(list->CmdBuffer.begin(), list->CmdBuffer.end(),
                           [](const ImDrawCmd& command) { return command.UserCallback != nullptr; });
    });
}

// The tiles of a window touched by triangles.
class Tiles {
public:
    Tiles(int width, int height)
        : columns_((width + kTile - 1) / kTile),
          rows_((height + kTile - 1) / kTile),
          reached_(std::size_t(columns_) * std::size_t(rows_)) {}

    void add(const ImDrawList& list) {
        for (const ImDrawCmd& command : list.CmdBuffer)
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
                const ImDrawIdx* corners = list.IdxBuffer.Data + command.IdxOffset + i;
                const auto at = [&](int n) { return list.VtxBuffer[int(command.VtxOffset) + corners[n]].pos; };
                add(at(0), at(1), at(2), command.ClipRect);
            }
    }

    // Adjacent tiles in a row form one area; rows count from the top.
    std::vector<render::PixelArea> areas() const {
        std::vector<render::PixelArea> areas;
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                if (!reached_[place(column, row)]) continue;
                const int first = column;
                while (column < columns_ && reached_[place(column, row)]) ++column;
                areas.push_back({first * kTile, row * kTile, column * kTile, (row + 1) * kTile});
            }
        return areas;
    }

private:
    std::size_t place(int column, int row) const {
        return std::size_t(row) * std::size_t(columns_) + std::size_t(column);
    }

    void add(ImVec2 a, ImVec2 b, ImVec2 c, const ImVec4& clip) {
        const auto tile = [](float pixel, int count) {
            return std::clamp(static_cast<int>(pixel) / kTile, 0, count - 1);
        };
        const float x0 = std::max(std::min({a.x, b.x, c.x}), clip.x), x1 = std::min(std::max({a.x, b.x, c.x}), clip.z);
        const float y0 = std::max(std::min({a.y, b.y, c.y}), clip.y), y1 = std::min(std::max({a.y, b.y, c.y}), clip.w);
        if (x1 <= x0 || y1 <= y0) return;
        for (int row = tile(y0, rows_); row <= tile(y1, rows_); ++row)
            for (int column = tile(x0, columns_); column <= tile(x1, columns_); ++column)
                reached_[place(column, row)] = true;
    }

    int columns_, rows_;
    std::vector<bool> reached_;
};

}  // namespace

void turn_window(int width, int height) {
    auto made = render::Framebuffer::create_plain(width, height);
    if (!made) return;
    glDisable(GL_SCISSOR_TEST);
    const auto copy = [&](unsigned from, unsigned to, bool turn) {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
        const int x0 = turn ? width : 0, y0 = turn ? height : 0;
        glBlitFramebuffer(x0, y0, width - x0, height - y0, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    };
    copy(0, made->name(), false);
    copy(made->name(), 0, true);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

bool PanelLayer::same(const ImDrawData& panels) const {
    return std::ranges::equal(parts_of(panels), laid_out_,
                              [](Part now, Part before) { return std::ranges::equal(now, before); });
}

void PanelLayer::remember(const ImDrawData& panels) {
    const std::vector<Part> parts = parts_of(panels);
    laid_out_.resize(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) laid_out_[i].assign(parts[i].begin(), parts[i].end());
}

// Panels that change in every frame are drawn directly: a picture used once would only cost time.
void PanelLayer::draw(ImDrawData& panels) {
    const bool never_again = has_drawing_of_callers(panels), again = !never_again && same(panels);
    if (!again) {
        repeated_ = 0;
        never_again ? laid_out_.clear() : remember(panels);
    } else if (++repeated_ == 1 && !paint(panels)) {
        repeated_ = 0;
    }
    if (repeated_ == 0)
        ImGui_ImplOpenGL3_RenderDrawData(&panels);
    else
        lay_over(panels);
}

// False if the driver has no memory for the picture.
bool PanelLayer::paint(ImDrawData& panels) {
    const int width = static_cast<int>(panels.DisplaySize.x), height = static_cast<int>(panels.DisplaySize.y);
    GLint target = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
    if (picture_.width() != width || picture_.height() != height) {
        auto made = render::Framebuffer::create_plain(width, height);
        if (made) picture_ = std::move(*made);
        if (!made) return false;
        glBindTexture(GL_TEXTURE_2D, picture_.texture());
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    picture_.bind();
    render::write_stored();
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&panels);
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(target));
    Tiles tiles(width, height);
    for (const ImDrawList* list : lists_of(panels)) tiles.add(*list);
    painted_ = tiles.areas();
    return true;
}

void PanelLayer::lay_over(const ImDrawData& panels) const {
    const float width = panels.DisplaySize.x, height = panels.DisplaySize.y;
    ImDrawList list(ImGui::GetDrawListSharedData());
    const ImTextureID picture = ImTextureID(static_cast<std::uintptr_t>(picture_.texture()));
    list.AddDrawCmd();
    list.PushClipRect({0, 0}, {width, height});
    list.PushTextureID(picture);
    // The picture has premultiplied alpha.
    list.AddCallback([](const ImDrawList*, const ImDrawCmd*) { glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA); }, nullptr);
    for (const render::PixelArea& area : painted_) {
        const ImVec2 low{static_cast<float>(area.left), static_cast<float>(area.bottom)};
        const ImVec2 high{static_cast<float>(area.right), static_cast<float>(area.top)};
        list.AddImage(picture, low, high, {low.x / width, 1 - low.y / height}, {high.x / width, 1 - high.y / height});
    }
    ImDrawList* only = &list;
    ImDrawData over = panels;
    set_only_list(over.CmdLists, &only);
    over.CmdListsCount = 1;
    over.TotalVtxCount = list.VtxBuffer.Size;
    over.TotalIdxCount = list.IdxBuffer.Size;
    ImGui_ImplOpenGL3_RenderDrawData(&over);
}

bool CopiedPaper::has(const Texture& paper, int tile) {
    constexpr int kTimes = 2;  // fewer and larger copies
    const int size = kTimes * Texture::kPaperSize;
    if (tile != Texture::kPaperSize || !render::has_window_rows()) return false;
    if (std::exchange(asked_, true)) return sheet_.width() == size;
    auto made = render::Framebuffer::create_like_window(size, size);
    if (!made) return false;
    GLuint name = 0;
    glGenFramebuffers(1, &name);
    const render::GlHandle from(name, [](unsigned n) { glDeleteFramebuffers(1, &n); });
    render::write_stored();
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.name());
    glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, paper.name(), 0);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, made->name());
    // The texture's first row is its top.
    for (int x = 0; x < size; x += tile)
        for (int y = 0; y < size; y += tile)
            glBlitFramebuffer(0, 0, tile, tile, x, y + tile, x + tile, y, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, render::kWindow);
    sheet_ = std::move(*made);
    return true;
}

void CopiedPaper::show(const render::PixelArea& area, int window_height) const {
    const int size = sheet_.width();
    const auto before = [size](int at) { return at - (at % size + size) % size; };
    for (int left = before(area.left); left < area.right; left += size)
        for (int top = before(window_height - area.top); top < window_height - area.bottom; top += size) {
            const int bottom = window_height - top - size;
            render::show_picture_at(sheet_, render::kWindow, {left, bottom, left + size, bottom + size}, area);
        }
}

std::shared_ptr<CachedPictures::Picture> CachedPictures::of(const std::string& key, int width, int height) {
    if (!render::has_window_rows() || width <= 0 || height <= 0) return nullptr;
    if (pictures_.size() >= kMaxCached && !pictures_.contains(key)) {
        // The one that was not needed for longest gives its memory.
        const auto oldest =
            std::ranges::max_element(pictures_, {}, [](const auto& each) { return each.second->unused; });
        if (oldest->second->unused == 0) return nullptr;
        auto node = pictures_.extract(oldest);
        node.key() = key;
        node.mapped()->taken = false;
        pictures_.insert(std::move(node));
    }
    const auto known = pictures_.find(key);
    if (known != pictures_.end() && known->second->frame.width() == width && known->second->frame.height() == height) {
        known->second->unused = 0;
        return known->second;
    }
    auto made = render::Framebuffer::create_like_window(width, height);
    if (!made) {
        pictures_.erase(key);
        return nullptr;
    }
    return pictures_[key] = std::make_shared<Picture>(Picture{.frame = std::move(*made)});
}

void CachedPictures::end_frame() {
    for (auto& [key, picture] : pictures_) ++picture->unused;
    std::erase_if(pictures_, [](const auto& each) { return each.second->unused > kMaxUnused; });
}

}  // namespace ui
