#include "game/shell/table_picture.h"

#include "engine/platform/files.h"
#include "engine/ui/image_file.h"

namespace screens {

core::Result<void, words::Phrase> picture_of_table(App& app, const render::Scene& scene, const table::Box& whole,
                                                   const std::filesystem::path& file) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    table::Camera camera;
    camera.frame(whole, {{0, 0}, {double(app.width()), double(app.height())}}, app.width(), app.height());
    camera.show_whole();
    app.renderer().set_looked_at(true);
    // A new view is drawn roughly at first, so it is drawn until it is finished.
    do app.renderer().draw(scene, camera.view());
    while (app.renderer().last_frame().unfinished);
    auto written = ui::write_picture(file, {app.width(), app.height()});
    if (written) platform::hand_out(file);
    return written;
}

void draw_miniature(App& app, const Rect& rect, const render::Scene& scene, Vec2 center, double scale) {
    render::View view;
    view.width = static_cast<int>(rect.width());
    view.height = static_cast<int>(rect.height());
    view.center = center;
    view.scale = scale;
    const int left = static_cast<int>(rect.x0), bottom = app.height() - static_cast<int>(rect.y0) - view.height;
    const render::PixelArea place{left, bottom, left + view.width, bottom + view.height};
    app.ui().paint().custom([&app, scene, view, place] { app.renderer().draw_miniature(scene, view, place); });
}

}  // namespace screens
