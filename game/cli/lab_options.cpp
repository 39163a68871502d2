#include "game/cli/lab_options.h"

#include "game/cli/analyse_command.h"
#include "game/cli/bot_calls.h"
#include "game/cli/lab_command.h"
#include "game/cli/league_command.h"
#include "game/coin_wars/lab/run.h"
#include "game/command_line/command_line.h"

namespace cli {

namespace {

using CLI::App;
using command_line::one_of, command_line::within;

constexpr int kMaxBattles = 10'000'000, kMaxWork = 1'000'000'000, kMaxBest = 1000;
constexpr int kMaxTuning = 20'000;  // steps: a file of more could become too large to be read again
constexpr double kMaxBudget = 1e6, kMaxElo = 1e4;

// Adds an option with bounds, showing its default.
template <class Value>
void add_within(App& app, const char* name, Value& value, const char* what, Value low, Value high) {
    within(app.add_option(name, value, what), low, high)->capture_default_str();
}
void add_seed(App& app, std::uint64_t& value, const char* what = "of all chance; another seed gives other battles") {
    command_line::seed(app.add_option("--seed", value, what))->capture_default_str();
}
template <class Value>
CLI::Option* add_work(App& app, const char* name, Value& work, const std::string& what, int min = 0) {
    return within(app.add_option(name, work, "candidate moves that " + what), min, kMaxWork);
}
void add_jobs(App& app, int& jobs) {
    within(app.add_option("--jobs", jobs, "battles at a time; 0: one per core"), 0, lab::kMaxWorkers);
}
// A file or folder. An empty name, as of a variable that is not set, is refused, and not taken for none.
CLI::Option* add_path(App& app, const char* name, std::string& path, const char* what, const char* type) {
    return command_line::check(app.add_option(name, path, what)->type_name(type), "a name",
                               [](const std::string& text) { return !text.empty(); });
}
void add_time(App& app, double& seconds) {
    within(app.add_option("--time", seconds, "seconds; reports what was fought by then"), 0.01, 1e7);
}
void add_rules(App& app, ContestTerms& terms, const char* what) {
    one_of(app.add_option("--rules", terms.rules, what), {"kitchen", "tournament"});
}

struct Formats {
    bool json = false, csv = false;
    LabFormat format() const { return json ? LabFormat::Json : csv ? LabFormat::Csv : LabFormat::Text; }
};

void add_formats(App& app, Formats& formats) {
    auto* json = app.add_flag("--json", formats.json, "everything, as a JSON object");
    app.add_flag("--csv", formats.csv, "one line per contest")->excludes(json);
}

void add_contest(App& app, ContestTerms& terms) {
    add_within(app, "--games", terms.games, "battles per contest", 1, kMaxBattles);
    add_seed(app, terms.seed);
    app.add_option("--bot", terms.bot, "who plays: a level, or cmd:PROGRAM")->capture_default_str();
    app.add_option("--bot-b", terms.bot_b, "who plays B; default: the same bot");
    add_work(app, "--work", terms.work, "a bot may evaluate for a turn; 0: the level's own");
    app.add_option("--ground", terms.ground,
                   "for formations and sides of battles: attack (felt, Heads must attack), felt, or a battle's table, "
                   "zones, terrain and rules")
        ->default_str("attack");
    add_rules(app, terms, "kitchen or tournament; default: the battle's, and tournament on felt and attack");
    // An empty one is refused, and not taken for none.
    app.add_option_function<std::string>(
        "--mix", [&terms](const std::string& mix) { terms.mix = mix; },
        "the same coins for every formation: mixed, penny, nickel, dime, quarter, horse, dear, or \"9 penny, 4 "
        "nickel\"");
    add_within(app, "--jitter", terms.jitter, "how far groups of coins are shifted, at most, in inches", 0.0, 2.0);
    app.add_flag("--stop-early", terms.stop_early, "each contest ends as soon as its answer is certain");
}

Registered add_merge(App& lab) {
    auto* app = lab.add_subcommand("merge", "adds shards up into one report");
    auto files = std::make_shared<std::vector<std::string>>();
    auto formats = std::make_shared<Formats>();
    app->add_option("FILE", *files, "shards")->required();
    add_formats(*app, *formats);
    return {app, [files, formats](const battles::Library&, Streams streams) {
                return merge(*files, formats->format(), streams);
            }};
}

Registered add_sprt(App& lab) {
    auto* app = lab.add_subcommand("sprt", "which of two bots is better: sequential test over pairs of battles");
    auto call = std::make_shared<SprtCall>();
    app->add_option("A", call->a, "a bot: a level, or cmd:PROGRAM")->required();
    app->add_option("B", call->b, "another one")->required();
    within(app->add_option("--elo0", call->sprt.elo0, "H0: A is better by this"), -kMaxElo, kMaxElo)
        ->capture_default_str();
    within(app->add_option("--elo1", call->sprt.elo1, "H1: A is better by this"), -kMaxElo, kMaxElo)
        ->capture_default_str();
    constexpr double kMinChance = 1e-6, kMaxChance = 0.5;
    add_within(*app, "--alpha", call->sprt.alpha, "chance of accepting H1 wrongly", kMinChance, kMaxChance);
    add_within(*app, "--beta", call->sprt.beta, "chance of accepting H0 wrongly", kMinChance, kMaxChance);
    app->add_option("--on", call->on, "battles, or formations against themselves; default: mixed openings");
    within(app->add_option("--games", call->games, "battles at most; default: five times the expected number"), 1,
           kMaxBattles);
    add_work(*app, "--work-a", call->work_a, "A may evaluate for a turn");
    within(app->add_option("--work-b", call->work_b, "the same for B"), 0, kMaxWork);
    add_seed(*app, call->seed);
    add_jobs(*app, call->jobs);
    add_time(*app, call->time);
    add_within(*app, "--seconds", call->seconds, "a program's time for each answer", 0.001, 1e6);
    app->add_flag("--json", call->json, "as a JSON object");
    app->add_flag("--progress", call->progress, "a bar, even if standard error is not a terminal");
    return registered(app, call, sprt);
}

Registered add_breed(App& lab) {
    auto* app = lab.add_subcommand("breed", "the best set-ups of many kinds for a budget");
    auto call = std::make_shared<BreedCall>();
    call->terms.bot = "recruit";  // thousands of battles, as in the window
    add_within(*app, "--budget", call->budget, "cents, or points", 0.01, kMaxBudget);
    app->add_flag("--points", call->points, "the budget is in points, not in face value");
    add_within(*app, "--coins", call->coins, "coins in a set-up, at most", 1, 200);
    app->add_option("--sets", call->coin_sets, "coin sets on sale")->capture_default_str();
    add_within(*app, "--candidates", call->candidates, "how many are tried", 1, kMaxBattles);
    app->add_option("--bot", call->terms.bot, "who plays")->capture_default_str();
    app->add_option("--ground", call->terms.ground, "felt, attack, or a battle's")->default_str("felt");
    add_rules(*app, call->terms, "kitchen or tournament; default: the ground's");
    add_seed(*app, call->terms.seed, "of all chance; another seed gives other set-ups");
    add_jobs(*app, call->jobs);
    add_time(*app, call->time);
    add_within(*app, "--best", call->best, "how many are reported and saved", 1, kMaxBest);
    add_path(*app, "--save", call->save, "writes them to this folder as formations", "DIR");
    app->add_flag("--json", call->json, "as a JSON object");
    app->add_flag("--progress", call->progress, "a bar, even if standard error is not a terminal");
    return registered(app, call, breed);
}

Registered add_odds(App& lab) {
    auto* app = lab.add_subcommand("odds", "how evenly bots fight the battles that ship, saved in a file");
    auto call = std::make_shared<OddsCall>();
    app->add_option("BATTLE", call->battles, "names; default: all that ship");
    app->add_option("--bot", call->bot, "who plays both sides")->capture_default_str();
    add_work(*app, "--work", call->work, "it may evaluate for a turn; 0: the level's own")->capture_default_str();
    add_within(*app, "--games", call->games, "battles each", 1, kMaxBattles);
    add_jobs(*app, call->jobs);
    add_time(*app, call->time);
    app->add_flag("--no-handicap", call->no_handicap, "leaves out the search for a handicap when a battle is lopsided");
    app->add_flag("--resume", call->resume, "leaves out battles that the file has already, measured alike");
    add_path(*app, "--out", call->out, "the file; rows of other battles stay in it", "FILE")->required();
    return registered(app, call, odds);
}

Registered add_chance(App& lab) {
    auto* app = lab.add_subcommand("chance", "fits the chance to win to battles between sergeants");
    auto call = std::make_shared<ChanceCall>();
    add_within(*app, "--games", call->games, "battles of each one that ships", 1, kMaxBattles);
    add_seed(*app, call->seed);
    add_jobs(*app, call->jobs);
    add_path(*app, "--out", call->out, "the header for the weights", "FILE");
    return registered(app, call, chance);
}

Registered add_conduct(App& lab) {
    auto* app = lab.add_subcommand("conduct", "how bots fight battles: who holds ground, stops short, stays behind");
    auto call = std::make_shared<ConductCall>();
    call->terms.bot = "sergeant";
    call->terms.games = 40;
    app->add_option("BATTLE", call->battles, "names")->required();
    add_within(*app, "--games", call->terms.games, "battles each", 1, kMaxBattles);
    add_seed(*app, call->terms.seed);
    app->add_option("--bot", call->terms.bot, "who plays")->capture_default_str();
    app->add_option("--bot-b", call->terms.bot_b, "who plays Tails; default: the same bot");
    add_work(*app, "--work", call->terms.work, "a bot may evaluate for a turn; 0: the level's own");
    add_time(*app, call->time);
    return registered(app, call, conduct);
}

Registered add_tune(App& lab) {
    auto* app = lab.add_subcommand("tune", "tunes the weights that bots judge by, through battles between them");
    auto call = std::make_shared<TuneCall>();
    one_of(app->add_option("--level", call->level, "whose: sergeant, or general for those of its rollouts"),
           {"sergeant", "general"})
        ->capture_default_str();
    add_work(*app, "--work", call->work, "a general may evaluate for a turn", 1)->capture_default_str();
    add_within(*app, "--steps", call->steps, "in all; each tries all weights at once", 1, kMaxTuning);
    add_within(*app, "--pairs", call->pairs, "pairs of battles in each step", 1, kMaxBattles / 2);
    add_within(*app, "--proof", call->proof, "pairs at the end, against the weights at the start", 1, kMaxBattles / 2);
    add_within(*app, "--pace", call->pace, "how far the first steps go", 0.001, 100.0);
    add_within(*app, "--seed", call->seed, "of all chance; another seed gives other battles", 0, kMaxBattles);
    add_path(*app, "--from", call->from, "starts from the weights in which this tuning ended", "FILE");
    add_jobs(*app, call->jobs);
    add_path(*app, "--out", call->out, "the file; called again, continues it", "FILE")->required();
    add_path(*app, "--header", call->header, "writes the weights as the general's own", "FILE");
    return registered(app, call, tune);
}

Registered add_analyse(App& lab) {
    auto* app = lab.add_subcommand("analyse", "what decided a recorded battle: chances, luck, better turns");
    auto call = std::make_shared<AnalyseCall>();
    auto json = std::make_shared<bool>(false);
    app->add_option("FILE", call->file, "the replay")->required();
    add_work(*app, "--work", call->work, "the search for a better turn may evaluate, each turn; 0: as in the window");
    add_path(*app, "--out", call->out, "writes the replay with its analysis to this file", "FILE");
    app->add_flag("--json", *json, "as a JSON object");
    return {app, [call, json](const battles::Library&, Streams streams) {
                call->format = *json ? Format::Json : Format::Text;
                return analyse(*call, streams);
            }};
}

Registered add_problems(App& lab) {
    auto* app = lab.add_subcommand("problems", "finds problems to solve in battles between sergeants");
    auto call = std::make_shared<ProblemsCall>();
    within(app->add_option("--games", call->games, "small battles"), 0, kMaxBattles)->capture_default_str();
    within(app->add_option("--historical", call->historical, "battles from those that ship and use no dice, in turn"),
           0, kMaxBattles)
        ->capture_default_str();
    add_path(*app, "--from", call->from, "chooses from the problems in this folder instead", "DIR");
    add_within(*app, "--most", call->max, "how many are chosen; at most a fifth of them share a theme", 1, kMaxBattles);
    add_seed(*app, call->seed, "of the first battle; each later one has one more");
    add_path(*app, "--out", call->out, "a file for each problem", "DIR")->required();
    return registered(app, call, find_problems);
}

Registered add_war(App& lab) {
    auto* app = lab.add_subcommand("war", "fights whole wars between sergeants: who wins, how long they last");
    auto call = std::make_shared<WarCall>();
    app->add_option("NAME", call->war, "a war's name or file")->required();
    add_within(*app, "--games", call->terms.games, "wars", 1, kMaxBattles);
    add_seed(*app, call->terms.seed, "of all chance; another seed gives other wars");
    app->add_option("--bot", call->terms.bot, "who fights the battles of both")->capture_default_str();
    add_jobs(*app, call->terms.jobs);
    add_time(*app, call->time);
    app->add_flag("--json", call->json, "as a JSON object");
    app->add_flag("--progress", call->progress, "a bar, even if standard error is not a terminal");
    return registered(app, call, fight_war);
}

// `league` implements the subcommand.
Registered add_league(App* app, const std::shared_ptr<LeagueCall>& call,
                      int (*league)(const battles::Library&, const LeagueCall&, Streams)) {
    app->add_option("--bot", call->bot, "who plays both sides")->capture_default_str();
    add_within(*app, "--pairs", call->pairs, "pairs of battles for each pairing", 1, kMaxBattles / 2);
    add_within(*app, "--seed", call->seed, "of all chance; another seed gives other battles", 0, kMaxBattles);
    add_jobs(*app, call->jobs);
    add_time(*app, call->time);
    add_path(*app, "--keep", call->keep, "saves every pair there; if called again, continues where it stopped", "DIR");
    add_path(*app, "--out", call->out, "the file; other tables measured alike stay in it", "FILE")->required();
    app->add_flag("--progress", call->progress, "a bar, even if standard error is not a terminal");
    return registered(app, call, league);
}

Registered add_formations(App& lab) {
    auto* app = lab.add_subcommand("formations", "the sixteen formations, each against every other, saved in a file");
    auto call = std::make_shared<LeagueCall>();
    app->add_option("COINS", call->coins,
                    "made of: penny, nickel, dime, quarter, mixed, horse, dear; default: five of them");
    return add_league(app, call, formation_league);
}

Registered add_lists(App& lab) {
    auto* app = lab.add_subcommand("lists", "ten lists of 250 points under the tournament rules, saved in a file");
    return add_league(app, std::make_shared<LeagueCall>(), list_league);
}

Registered add_play(App& program) {
    auto* app = program.add_subcommand("play", "fights one battle between bots");
    auto call = std::make_shared<PlayCall>();
    auto json = std::make_shared<bool>(false);
    const char* bot = "a level, or cmd:PROGRAM, which reads the state and answers with one command per line";
    app->add_option("BATTLE", call->battle, "a battle's name or file")->required();
    app->add_option("--heads", call->heads, bot)->required();
    app->add_option("--tails", call->tails, bot)->required();
    add_work(*app, "--work", call->work, "a level may evaluate for a turn; 0: its own");
    add_seed(*app, call->seed, "of the dice, the bots and the toss");
    add_within(*app, "--seconds", call->seconds, "a program's time for each answer", 0.001, 1e6);
    add_path(*app, "--record", call->record, "writes the replay to this file", "FILE");
    app->add_flag("--json", *json, "prints the end as a JSON object");
    return {app, [call, json](const battles::Library& library, Streams streams) {
                call->format = *json ? Format::Json : Format::Text;
                return play(library, *call, streams);
            }};
}

Registered add_lab(App& app) {
    auto call = std::make_shared<LabCall>();
    auto formats = std::make_shared<Formats>();
    app.add_option("A", call->entrants,
                   "formations, or sides of battles (cannae:heads): two against each other, more each "
                   "against every other; a single battle as it is");
    add_contest(app, call->terms);
    add_jobs(app, call->jobs);
    add_time(app, call->time);
    add_within(app, "--seconds", call->seconds, "a program's time for each answer", 0.001, 1e6);
    app.add_option("--shard", call->shard, "only this part of the pairs, as in 2/5; needs --out");
    add_path(app, "--out", call->out, "writes every pair to this file, to be resumed or merged", "FILE");
    app.add_flag("--resume", call->resume, "continues that file if it exists");
    app.add_flag("--handicap", call->handicap, "how many fewer coins of the stronger side would even it out");
    app.add_flag("--progress", call->progress, "a bar, even if standard error is not a terminal");
    add_formats(app, *formats);
    return {&app, [call, formats](const battles::Library& library, Streams streams) {
                call->format = formats->format();
                if (!call->entrants.empty()) return lab(library, *call, streams);
                streams.err << "Name two formations or a battle, or one of merge, sprt, breed, odds, chance, tune, "
                               "analyse, problems, war, formations, lists, conduct.\n";
                return 2;
            }};
}

}  // namespace

std::vector<Registered> add_lab_calls(App& program) {
    auto* app = program.add_subcommand("lab", "fights many battles: formations or whole set-ups against each other");
    // A subcommand's own options must come first.
    std::vector<Registered> calls{add_merge(*app),      add_sprt(*app),    add_breed(*app),    add_odds(*app),
                                  add_chance(*app),     add_analyse(*app), add_problems(*app), add_war(*app),
                                  add_formations(*app), add_lists(*app),   add_tune(*app),     add_conduct(*app)};
    calls.push_back(add_lab(*app));
    calls.push_back(add_play(program));
    return calls;
}

}  // namespace cli
