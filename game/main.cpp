// coinwars: the window. Wiring only.

#include <iostream>
#include <memory>

#include "engine/core/path.h"
#include "engine/core/system_text.h"
#include "engine/platform/loop.h"
#include "game/application/application.h"
#include "game/command_line/command_line.h"
#include "game/shell/languages.h"

namespace {

constexpr const char* kSizes = "WIDTHxHEIGHT, from 320x200 to 16384x16384";

bool read_size(const std::string& text, screens::Options& options) {
    int width = 0, height = 0, end = 0;
    if (std::sscanf(text.c_str(), "%5dx%5d%n", &width, &height, &end) != 2 || end != static_cast<int>(text.size()))
        return false;
    if (width < 320 || height < 200 || width > 16384 || height > 16384) return false;
    options.width = width;
    options.height = height;
    return true;
}

std::string language_codes() {
    std::string codes;
    for (const screens::Language& each : screens::languages())
        codes.append(codes.empty() ? "" : ", ").append(each.code);
    return codes;
}

}  // namespace

int main(int argc, char** argv) {
    screens::Options options;
    std::string size, profile, page, drive;
    bool silent = false;
    core::print_in_utf8();
    CLI::App app{"Coin Wars: a tabletop wargame played with coins and an index card", "coinwars"};
    app.allow_windows_style_options(false);  // a word that begins with / is a file everywhere
    app.set_version_flag("--version", "coinwars " COINWARS_VERSION);
    app.add_option("battle", options.battle,
                   "a battle that ships with the program (see coinwars-cli battles), a battle file, a pack, a save, or "
                   "a turn sent to you by file");
    command_line::check(app.add_option("--size", size, "size of the window, in points")->type_name("WxH"), kSizes,
                        [&](const std::string& text) { return read_size(text, options); });
    command_line::within(app.add_option("--scale", options.scale, "size of all text and panels")->type_name("PERCENT"),
                         100, 300);
    app.add_option("--language", options.language,
                   "language of all text: " + language_codes() + "; pseudo to test layouts")
        ->type_name("CODE");
    command_line::seed(
        app.add_option("--seed", options.seed, "seed of all chance: same seed, same commands, same battle"));
    app.add_option("--profile", profile, "folder for settings and saves")->type_name("DIR");
    app.add_option("--page", page, "folder of the page shown to browsers that open an invitation's link")
        ->type_name("DIR");
    app.add_option("--drive", drive,
                   "plays a script of JSON lines as a person would (tests/gui/README.md lists the steps)")
        ->type_name("FILE");
    app.add_flag("--no-sound", silent, "plays no sound");
    app.add_flag("--fingers", options.fingers,
                 "with --drive: fingers press, drag and hover; there is no mouse, and keys only type text");
    app.add_flag("--fast", options.fast, "animations take no time");
    app.add_flag("--small-pictures", options.small_pictures,
                 "pictures have half the width and height, and are not packed");
    if (const auto status = command_line::read(app, core::arguments(argc, argv), std::cout, std::cerr)) return *status;
    options.profile = core::path(profile);
    options.page = core::path(page);
    options.drive = core::path(drive);
    options.sound = !silent;
    const auto program = std::make_shared<screens::Application>(options);
    if (const auto opened = program->open(); !opened) {
        platform::tell_failure(opened.error());
        return 1;
    }
    if (program->is_elsewhere()) {
        std::cout << "Coin Wars is already open: its window now shows this.\n";
        return 0;
    }
    return platform::loop([program] { return program->turn(); });
}
