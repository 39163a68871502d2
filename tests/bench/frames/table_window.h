#pragma once
// Our window, renderer and panels as in a battle, around a scene with any number of coins.

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

    // Draws a frame with its panels and waits until it is finished. Coarse: moving coins of a crowd at half the
    // resolution.
    void frame(const render::Scene& scene, const render::View& view, bool coarse);
    render::FrameCount last_frame() const { return renderer_->last_frame(); }
    // Makes the sprites for the other program from our own pictures, at the size of the view.
    Ready ready(const render::Scene& scene, const render::View& view);

private:
    TableWindow() = default;
    void panels();
    void take_context();
    // Returns what `draw` draws over transparent black: four bytes a pixel, rows from the top.
    std::vector<std::uint8_t> drawn(int width, int height, const std::function<void()>& draw);

    std::unique_ptr<platform::Window> window_;
    SDL_Window* sdl_window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    std::unique_ptr<ui::Ui> ui_;
    std::unique_ptr<render::Renderer> renderer_;
};

}  // namespace frames
