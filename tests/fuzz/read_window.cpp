// The window's other input: settings, driving scripts, pictures, languages' catalogues.

#include "engine/ui/image_file.h"
#include "engine/words/catalogue.h"
#include "engine/words/po.h"
#include "game/shell/settings.h"
#include "game/shell/ui_script_steps.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_settings(std::string_view bytes) {
    const screens::Kept kept = screens::settings_from(bytes);
    demand(kept.window.width >= 0 && kept.window.width <= 16384);
    demand(kept.settings.volumes.all >= 0 && kept.settings.volumes.all <= 100);
}

void read_script(std::string_view bytes) {
    const auto steps = screens::ui_script_steps(bytes, "script");
    if (!steps) return demand(!steps.error().empty());
    for (const screens::UiScriptStep& step : *steps) demand(step.json["do"].is_string());
}

void read_picture(std::string_view bytes) {
    const auto picture = ui::picture_from(bytes);
    if (!picture) return demand(!picture.error().empty());
    demand(picture->width <= ui::kMaxPicture && picture->height <= ui::kMaxPicture);
    demand(picture->rgba.size() == std::size_t(picture->width) * picture->height * 4);
}

void read_words(std::string_view bytes) {
    const auto entries = words::read_po(bytes);
    const auto catalogue = words::Catalogue::read(bytes);
    if (!entries) return demand(!entries.error().empty() && !catalogue);
    if (!catalogue) demand(!catalogue.error().empty());
}

}  // namespace fuzz
