#include "game/shell/table_picture.h"

#include "engine/platform/files.h"
#include "engine/ui/image_file.h"

namespace screens {

core::Result<void, std::string> picture_of_table(App& app, const render::Scene& scene, const table::Box& whole,
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

}  // namespace screens
