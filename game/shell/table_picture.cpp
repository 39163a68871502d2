#include "game/shell/table_picture.h"

#include "engine/platform/files.h"
#include "engine/ui/image_file.h"

namespace screens {

core::Result<void, words::Phrase> picture_of_table(Drawing& drawing, const render::Scene& scene,
                                                   const table::Box& whole, const std::filesystem::path& file) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    table::Camera camera;
    camera.frame(whole, {{0, 0}, {double(drawing.width()), double(drawing.height())}}, drawing.width(),
                 drawing.height());
    camera.show_whole();
    drawing.renderer().set_looked_at(true);
    // A new view is drawn roughly at first, so it is drawn until it is finished.
    do drawing.renderer().draw(scene, camera.view());
    while (drawing.renderer().last_frame().unfinished);
    auto written = ui::write_picture(file, {drawing.width(), drawing.height()});
    if (written) platform::hand_out(file);
    return written;
}

void draw_miniature(Drawing& drawing, const Rect& rect, const render::Scene& scene, Vec2 center, double scale) {
    render::View view;
    view.width = static_cast<int>(rect.width());
    view.height = static_cast<int>(rect.height());
    view.center = center;
    view.scale = scale;
    const int left = static_cast<int>(rect.x0), bottom = drawing.height() - static_cast<int>(rect.y0) - view.height;
    const render::PixelArea place{left, bottom, left + view.width, bottom + view.height};
    drawing.ui().paint().custom(
        [&drawing, scene, view, place] { drawing.renderer().draw_miniature(scene, view, place); });
}

Rect draw_whole_mat(Drawing& drawing, const render::Scene& scene, Vec2 middle, double scale) {
    constexpr double kEdge = render::Scene::kMatEdge;
    const Vec2 half = Vec2{scene.width / 2 + kEdge, scene.height / 2 + kEdge} * scale;
    const Rect mat{std::round(middle.x - half.x), std::round(middle.y - half.y), std::round(middle.x + half.x),
                   std::round(middle.y + half.y)};
    drawing.ui().paint().shadow(mat, 8, mat);
    draw_miniature(drawing, mat, scene, Vec2{scene.width, scene.height} / 2, scale);
    return mat;
}

}  // namespace screens
