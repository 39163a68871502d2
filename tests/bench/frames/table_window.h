#pragma once
// Ours: the window, the renderer and panels as a battle shows them, around a scene of any number of coins.

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/platform/window.h"
#include "engine/render/renderer.h"
#include "engine/ui/ui.h"
#include "sprites.h"

namespace frames {

class TableWindow {
public:
    static core::Result<std::unique_ptr<TableWindow>, std::string> open(int width, int height);

    // Draws a frame with its panels and waits until it is drawn. Coarse: what moves in a crowd at half the resolution.
    void frame(const render::Scene& scene, const render::View& view, bool coarse);
    render::FrameCount last_frame() const { return renderer_->last_frame(); }
    // What a program of sprites needs, out of our own pictures at the size in which the view shows them.
    Ready ready(const render::Scene& scene, const render::View& view);

private:
    TableWindow() = default;
    void panels();
    void take_context();
    // Four bytes a pixel, rows from above: what `draw` leaves over nothing.
    std::vector<std::uint8_t> drawn(int width, int height, const std::function<void()>& draw);

    std::unique_ptr<platform::Window> window_;
    SDL_Window* sdl_window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    std::unique_ptr<ui::Ui> ui_;
    std::unique_ptr<render::Renderer> renderer_;
};

}  // namespace frames
