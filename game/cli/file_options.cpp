#include "game/cli/file_options.h"

#include "game/cli/formats_command.h"
#include "game/cli/pack_command.h"

namespace cli {

namespace {

using CLI::App;

Registered add_pack(App& program) {
    App* app = program.add_subcommand(
        "pack", "writes battles, wars, coin sets and formations as one file to pass on, with all that they need");
    auto call = std::make_shared<PackCall>();
    app->add_option("FILE", call->file, "the pack to write: NAME.coinwars")->required();
    app->add_option("NAME", call->names,
                    "what goes into it, by its name in the library; or the folder of an unpacked pack")
        ->required();
    app->add_option("--title", call->manifest.title, "what it is called; default: the first name");
    app->add_option("--author", call->manifest.author, "who made it");
    app->add_option("--about", call->manifest.about, "what it is about, in a sentence or two");
    return {app, [call](const battles::Library& library, Streams streams) { return pack(library, *call, streams); }};
}

Registered add_unpack(App& program) {
    App* app = program.add_subcommand("unpack", "checks a pack and writes what is in it into a new folder");
    auto call = std::make_shared<UnpackCall>();
    app->add_option("FILE", call->file, "the pack")->required();
    app->add_option("FOLDER", call->folder, "default: the name of the pack, in this folder");
    return {app, [call](const battles::Library& library, Streams streams) { return unpack(library, *call, streams); }};
}

Registered add_formats(App& program) {
    App* app = program.add_subcommand("formats", "lists the formats of files, or describes one of them field by field");
    auto call = std::make_shared<FormatsCall>();
    app->add_option("FORMAT", call->format, "battle, war, coins, formation, pack ...");
    app->add_flag("--schema", call->schema, "as a JSON Schema");
    return {app, [call](const battles::Library& library, Streams streams) { return formats(library, *call, streams); }};
}

}  // namespace

std::vector<Registered> add_file_calls(App& program) {
    return {add_pack(program), add_unpack(program), add_formats(program)};
}

}  // namespace cli
