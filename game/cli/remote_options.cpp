#include "game/cli/remote_options.h"

#include <memory>

#include "game/cli/remote_command.h"
#include "game/command_line/command_line.h"

namespace cli {

namespace {

using CLI::App;
using command_line::one_of, command_line::seed, command_line::within;

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
    return {app,
            [call](const battles::Library& library, Streams streams) { return lay_table(library, *call, streams); }};
}

Registered add_join(App& program) {
    auto* app = program.add_subcommand("join", "joins a table with a bot, or watches it");
    auto call = std::make_shared<JoinCall>();
    app->add_option("LINK", call->to, "the link, or on the same network the code alone")->required();
    add_guest(*app, *call);
    return {app,
            [call](const battles::Library& library, Streams streams) { return join_table(library, *call, streams); }};
}

}  // namespace

std::vector<Registered> add_remote_calls(App& program) { return {add_table(program), add_join(program)}; }

}  // namespace cli
