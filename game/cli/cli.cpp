#include "game/cli/cli.h"

#include <random>

#include "engine/core/path.h"
#include "game/cli/formats_command.h"
#include "game/cli/lab_options.h"
#include "game/cli/pack_command.h"
#include "game/cli/print_command.h"
#include "game/cli/protocol.h"
#include "game/cli/remote_command.h"
#include "game/cli/terminal_stream.h"
#include "game/command_line/command_line.h"

namespace cli {

namespace {

using CLI::App;
using command_line::one_of, command_line::seed, command_line::within;

// A fresh seed for games started without one: the only randomness from outside.
std::uint64_t any_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return (high << 32) | device();
}

// The subcommand `print`, whose options go to `paper`.
CLI::App* add_print(CLI::App& app, PrintCall& paper) {
    auto* printing = app.add_subcommand("print",
                                        "writes a battle as pages in true size, to be played with real coins, or the "
                                        "sheets and Scene cards of a story of "
                                        "Coin Wars the RPG: PDF, or one SVG per page");
    printing->add_option("BATTLE", paper.battle, "a battle's name, or the file of a battle or a story")->required();
    printing->add_option("--out", paper.out, "the file; default: its name, in this folder")->type_name("FILE");
    printing->add_option("--format", paper.format, "pdf or svg")->capture_default_str();
    printing->add_option("--paper", paper.paper, "letter or a4")->capture_default_str();
    printing->add_option("--ink", paper.ink, "grey or colour")->capture_default_str();
    printing->add_flag("--pile", paper.pile,
                       "of a story: all Scenes of the pile, including those that nobody has drawn yet");
    printing->add_option("--language", paper.language, "en, de ...")->capture_default_str();
    return printing;
}

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
    return registered(app, call, pack);
}

Registered add_unpack(App& program) {
    App* app = program.add_subcommand("unpack", "checks a pack and writes what is in it into a new folder");
    auto call = std::make_shared<UnpackCall>();
    app->add_option("FILE", call->file, "the pack")->required();
    app->add_option("FOLDER", call->folder, "default: the name of the pack, in this folder");
    return registered(app, call, unpack);
}

Registered add_formats(App& program) {
    App* app = program.add_subcommand("formats", "lists the formats of files, or describes one of them field by field");
    auto call = std::make_shared<FormatsCall>();
    app->add_option("FORMAT", call->format, "battle, war, coins, formation, pack ...");
    app->add_flag("--schema", call->schema, "as a JSON Schema");
    return registered(app, call, formats);
}

CLI::Option* add_guest(App& app, GuestCall& call) {
    auto* bot = app.add_option("--bot", call.bot.bot,
                               "who plays: a level, or cmd:PROGRAM, which reads the state and answers with commands");
    within(app.add_option("--work", call.bot.work, "candidate moves that a level may evaluate for a turn; 0: its own"),
           0, 1'000'000'000);
    within(app.add_option("--seconds", call.bot.seconds, "a program's time for each answer"), 0.001, 1e6)
        ->capture_default_str();
    seed(app.add_option("--seed", call.bot.seed, "of the bot; throws come from everybody at the table"))
        ->capture_default_str();
    app.add_option("--name", call.name, "what the others see; two guests on one machine need two names");
    app.add_option("--out", call.out, "saves the replay in this file, and continues what is saved there")
        ->type_name("FILE");
    return bot;
}

Registered add_table(App& program) {
    auto* app = program.add_subcommand(
        "table", "hosts a battle for others to join: a bot waits for them, or two players meet there");
    auto call = std::make_shared<TableCall>();
    app->add_option("BATTLE", call->battle, "a battle's name or file")->required();
    auto* bot = add_guest(*app, *call);
    one_of(app->add_option("--side", call->side, "of the bot"), {"heads", "tails"})->needs(bot)->capture_default_str();
    app->add_option("--page", call->page, "folder of the page shown to browsers; default: the installed one")
        ->type_name("DIR");
    within(app->add_option("--port", call->port, "0: any free port"), 0, 65535)->capture_default_str();
    return registered(app, call, lay_table);
}

Registered add_join(App& program) {
    auto* app = program.add_subcommand("join", "joins a table with a bot, or watches it");
    auto call = std::make_shared<JoinCall>();
    app->add_option("LINK", call->to, "the link, or on the same network the code alone")->required();
    add_guest(*app, *call);
    return registered(app, call, join_table);
}

}  // namespace

int run(const std::vector<std::string>& words, const Folders& folders, Streams streams) {
    CLI::App app("Coin Wars without a window: for bots, scripts and tests.", "coinwars-cli");
    app.set_version_flag("--version", "coinwars-cli " + std::string(version()));
    app.require_subcommand(1);
    app.allow_windows_style_options(false);  // an argument that begins with / is always a file
    std::string profile;
    auto* with_profile = app.add_option("--profile", profile, "folder with your own battles, coin sets and formations")
                             ->type_name("DIR");
    auto* serving =
        app.add_subcommand("serve", "speaks the protocol on standard input and output, one JSON object per line");
    auto* describing =
        app.add_subcommand("protocol", "prints what can be said to `serve`: every command and event of every game");
    bool as_json = false;
    describing->add_flag("--schema", as_json, "as a JSON Schema");
    auto* listing = app.add_subcommand("battles", "lists the battles that ship with the program and your own");
    std::string battle;
    listing->add_option("BATTLE", battle, "only this one: how it is won, and the rules in force");
    listing->add_flag("--json", as_json, "as JSON");
    auto* checking = app.add_subcommand(
        "check", "validates battle, war, pack, coin set, formation, help, lesson, story box, save and replay files");
    std::vector<std::string> files;
    checking->add_option("FILE", files, "files to check")->required();
    auto* replaying = app.add_subcommand("replay", "plays a replay again and checks every recorded outcome");
    std::string file;
    replaying->add_option("FILE", file, "the replay")->required();
    replaying->add_flag("--json", as_json, "prints the end as a JSON object");
    PrintCall paper;
    const CLI::App* printing = add_print(app, paper);
    std::vector<Registered> more = add_lab_calls(app);
    for (const auto add : {add_table, add_join, add_pack, add_unpack, add_formats}) more.push_back(add(app));
    if (const auto status = command_line::read(app, words, streams.out, streams.err)) return *status;

    if (*describing) return describe_protocol(as_json ? Format::Json : Format::Text, streams);
    if (!folders.home) {
        streams.err << "The folder `assets` is neither beside the program nor in its source tree nor installed.\n";
        return 1;
    }
    const std::filesystem::path own = *with_profile ? core::path(profile) : folders.profile.value_or("");
    const battles::Library library(*folders.home / "assets", own);
    const Format format = as_json ? Format::Json : Format::Text;
    if (*serving) return serve(library, any_seed(), {streams.in, raw(streams.out), streams.err});
    if (*listing && !battle.empty()) return tell_battle(library, battle, format, streams);
    if (*listing) return list_battles(library, format, streams);
    if (*checking) return check(library, files, streams);
    if (*printing) return print(library, paper, streams);
    for (const Registered& call : more)
        if (call.app->parsed()) return call.run(library, streams);
    return replay(library, file, format, streams);
}

}  // namespace cli
