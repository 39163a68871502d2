#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/ui/fonts.h"

namespace ui {

// Neither browsers nor Windows have these fonts: they are shipped with the program.
core::Result<FontFiles, words::Phrase> find_fonts(Letters letters) {
    const auto folder = platform::find_shipped("fonts");
    if (!folder) return core::failure(folder.error());
    const auto file = [&](const char* name) { return FontFile{core::text(*folder / name)}; };
    const FontFiles usual{file("EBGaramond12-Regular.otf"), file("EBGaramond12-Italic.otf"), file("Inter-Regular.otf"),
                          file("Inter-SemiBold.otf"), file("InterDisplay-SemiBold.otf")};
    return letters == Letters::Easy ? easy_from(usual) : usual;
}

}  // namespace ui
