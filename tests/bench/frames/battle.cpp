#include "battle.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>
#include <vector>

namespace frames {

namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr double kSettles = 6, kWatched = 10;  // seconds

struct Folder {
    std::filesystem::path path;
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "coinwars-frames-").string() + std::string(6, 'X');
        path = mkdtemp(name.data());
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file(const char* name) const { return (path / name).string(); }
};

void write(const std::string& file, const std::string& text) { std::ofstream(file) << text; }

std::string quoted(const std::string& word) { return "'" + word + "'"; }

// `words`: more arguments. `--fast` skips animations, and frames that nobody sees are not drawn.
std::string window(const Folder& folder, const char* words = " --fast", const std::string& size = "1280x800") {
    return quoted(COINWARS_PROGRAM) + " --size " + size + " --seed 1 --no-sound" + words + " --profile " +
           quoted(folder.file("profile"));
}

Json side(char letter, int coins, double from, double height, double width) {
    static const char* const kTypes[] = {"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};
    const int rows = static_cast<int>(std::ceil(std::sqrt(coins * height / width)));
    const int columns = (coins + rows - 1) / rows;
    Json list = Json::array();
    for (int i = 0; i < coins; ++i)
        list.push_back({{"id", letter + std::to_string(i)},
                        {"type", kTypes[i % 6]},
                        {"at", {(i % columns + 0.5) * width / columns, from + (i / columns + 0.5) * height / rows}}});
    return {{"name", letter == 'h' ? "Heads" : "Tails"}, {"coins", list}};
}

double processor_seconds(pid_t process) {
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string line, word;
    std::getline(stat, line);
    std::istringstream words(line.substr(line.rfind(')') + 1));
    for (int i = 0; i < 11; ++i) words >> word;
    double user = 0, system = 0;
    words >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void wait_seconds(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

}  // namespace

std::string battle_of(int coins_a_side) {
    // Allow 2.5 square inches for each coin.
    const double width = std::ceil(std::sqrt(coins_a_side * 2 * 2.5 * 1.5)), height = std::ceil(width / 3) * 2;
    const Json battle{{"format", "coinwars-battle/1"},
                      {"title", "Many"},
                      {"table", {{"width", width}, {"height", height}}},
                      {"coin_set", "us"},
                      {"sides",
                       {{"heads", side('h', coins_a_side, 0, height / 2, width)},
                        {"tails", side('t', coins_a_side, height / 2, height / 2, width)}}},
                      {"first", "heads"}};
    return battle.dump();
}

std::optional<Measured> measured_battle(int coins_a_side) {
    const Folder folder;
    write(folder.file("battle.json"), battle_of(coins_a_side));
    write(folder.file("script.jsonl"),
          Json{{"do", "screen"}, {"name", "battle"}, {"battle", folder.file("battle.json")}}.dump() + "\n" +
              R"({"do":"wait","until":"idle"})" + "\n" + R"({"do":"expect","screen":"battle"})" + "\n" +
              Json{{"do", "measure"}, {"frames", 100}, {"file", folder.file("frames.json")}}.dump() + "\n");
    const std::string line = window(folder) + " --drive " + quoted(folder.file("script.jsonl")) + " 2>/dev/null";
    if (std::system(line.c_str()) != 0) return std::nullopt;
    const Json frames = Json::parse(std::ifstream(folder.file("frames.json")), nullptr, false);
    if (!frames.is_object()) return std::nullopt;
    return Measured{frames.value("median_ms", 0.0), frames.value("cpu_ms", 0.0), frames.value("draw_calls", 0)};
}

namespace {

double seconds_of_children() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// Returns the whole program's processor time with one drag of `moves` frames in the editor.
std::optional<double> editing_seconds(const Folder& folder, int moves) {
    write(folder.file("script.jsonl"),
          R"({"do":"press","label":"Make your own battle from it"})"
          "\n"
          R"({"do":"wait","until":"idle"})"
          "\n" +
              Json{{"do", "drag"}, {"from", {{"coin", "h0"}}}, {"to", {6, 6}}, {"moves", moves}}.dump() + "\n" +
              // A script that measures draws all frames.
              Json{{"do", "measure"}, {"frames", 1}, {"file", folder.file("frames.json")}}.dump() + "\n");
    const double before = seconds_of_children();
    const std::string line = window(folder, "") + " " + quoted(folder.file("battle.json")) + " --drive " +
                             quoted(folder.file("script.jsonl")) + " 2>/dev/null";
    if (std::system(line.c_str()) != 0) return std::nullopt;
    return seconds_of_children() - before;
}

}  // namespace

std::optional<double> editing_ms(int coins_a_side) {
    constexpr int kFew = 10, kMany = 410;
    const Folder folder;
    write(folder.file("battle.json"), battle_of(coins_a_side));
    const auto few = editing_seconds(folder, kFew), many = editing_seconds(folder, kMany);
    if (!few || !many) return std::nullopt;
    return 1000 * (*many - *few) / (kMany - kFew);
}

namespace {

// Returns the whole program's processor time with this script.
std::optional<double> script_seconds(const Folder& folder, const std::string& script, const char* size = "1280x800") {
    write(folder.file("script.jsonl"), script);
    const double before = seconds_of_children();
    const std::string line = "cd " + quoted(folder.path.string()) + " && " +
                             window(folder, " --fast --small-pictures", size) + " --drive " +
                             quoted(folder.file("script.jsonl")) + " 2>/dev/null";
    if (std::system(line.c_str()) != 0) return std::nullopt;
    return seconds_of_children() - before;
}

}  // namespace

namespace {

const std::string kIdle = R"({"do":"wait","until":"idle"})", kShot = R"({"do":"shot","file":"picture.png"})";

std::string pressed(const std::string& label, bool at_once = false) {
    return Json{{"do", "press"}, {"label", label}, {"at_once", at_once}}.dump() + "\n";
}

// Processor time from pressing the last of these labels on the title until its page is drawn: the median of five
// rounds.
std::optional<double> opening_seconds(const Folder& folder, std::vector<std::string> labels) {
    constexpr int kRounds = 5;
    const std::string press = pressed(labels.back(), true);
    labels.pop_back();
    std::string before = kIdle + "\n";
    for (const std::string& label : labels) before += pressed(label) + kIdle + "\n";
    const std::string shot = kShot + "\n", title = before + shot + shot, list = before + shot + press + shot;
    std::vector<double> spent;
    for (int round = 0; round < kRounds; ++round) {
        const auto without = script_seconds(folder, title), with = script_seconds(folder, list);
        if (!without || !with) return std::nullopt;
        spent.push_back(*with - *without);
    }
    std::ranges::sort(spent);
    return spent[kRounds / 2];
}

// Writes the player's own battles. The list was open before, as if they had been made one by one.
bool write_battles(const Folder& folder, int battles) {
    fs::create_directories(folder.path / "profile" / "battles");
    Json battle = Json::parse(battle_of(40));
    for (int i = 0; i < battles; ++i) {
        const std::string number = std::to_string(i);
        battle["title"] = "Battle " + number;
        battle["year"] = 1 + i;
        battle["sides"]["heads"]["coins"][0]["at"][0] = 0.9 + 0.001 * i;  // makes every picture different
        battle["summary"] = "Two sides of forty coins meet on an open field, for the " + number + "th time.";
        write(folder.file(("profile/battles/battle-" + number + ".json").c_str()), battle.dump());
    }
    return script_seconds(folder, R"({"do":"screen","name":"battles"})"
                                  "\n" +
                                      kIdle + "\n")
        .has_value();
}

}  // namespace

std::optional<double> list_seconds() { return opening_seconds(Folder(), {"Two at this table"}); }

std::optional<double> long_list_seconds(int battles) {
    const Folder folder;
    return write_battles(folder, battles) ? opening_seconds(folder, {"Two at this table"}) : std::nullopt;
}

std::optional<double> replay_list_seconds(int replays) {
    const Folder folder;
    fs::create_directories(folder.path / "profile" / "replays");
    Json ends = Json::array();
    for (int i = 0; i < replays; ++i) {
        const std::string day = std::to_string(10 + i % 18), hour = std::to_string(10 + i / 18 % 12),
                          name = std::to_string(1000 + i / 216) + "-10-" + day + " " + hour +
                                 ".00.00 Cannae, Rome wins.json";
        write(folder.file(("profile/replays/" + name).c_str()), "{}");
        ends.push_back({name, i % 2 == 0 ? "won" : "lost"});
    }
    write(folder.file("profile/replay-ends.json"), ends.dump());
    return opening_seconds(folder, {"Learn", "Replays"});
}

namespace {

// Returns the processor time in milliseconds of each frame that a script of many rounds draws beyond one of few.
std::optional<double> ms_a_frame(const Folder& folder, int few, int many,
                                 const std::function<std::string(int rounds)>& script) {
    struct Spent {
        double seconds = 0;
        int frames = 0;
    };
    // A script that measures draws all frames.
    const std::string measure =
        Json{{"do", "measure"}, {"frames", 1}, {"file", folder.file("frames.json")}}.dump() + "\n";
    const auto spent = [&](int rounds) -> std::optional<Spent> {
        const auto seconds = script_seconds(folder, script(rounds) + measure);
        const Json frames = Json::parse(std::ifstream(folder.file("frames.json")), nullptr, false);
        return seconds && frames.is_object() ? std::optional(Spent{*seconds, frames.value("drawn", 0)}) : std::nullopt;
    };
    const auto short_one = spent(few), long_one = spent(many);
    if (!short_one || !long_one || long_one->frames <= short_one->frames) return std::nullopt;
    return 1000 * (long_one->seconds - short_one->seconds) / (long_one->frames - short_one->frames);
}

std::string repeated(const std::string& lines, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += lines;
    return all;
}

}  // namespace

std::optional<double> scrolling_ms(int battles) {
    const Folder folder;
    if (!write_battles(folder, battles)) return std::nullopt;
    const std::string list = R"({"do":"screen","name":"battles"})"
                             "\n" +
                             kIdle + "\n",
                      turn = R"({"do":"wheel","at":[640,600],"space":"pixels","by":-1})"
                             "\n";
    return ms_a_frame(folder, 20, 220, [&](int turns) { return list + repeated(turn, turns); });
}

std::optional<std::vector<Zoomed>> zooming_ms(int coins_a_side, int turns) {
    constexpr int kRounds = 2;  // of each turn
    const Folder folder;
    write(folder.file("battle.json"), battle_of(coins_a_side));
    const auto measure = [&](int at) {
        const std::string file = folder.file(("measured-" + std::to_string(at) + ".json").c_str());
        return Json{{"do", "measure"}, {"frames", 1}, {"file", file}}.dump() + "\n";
    };
    // Five notches of 1.3 each in and out; two fingers zoom as far, also in ten frames.
    const std::string wheel = R"({"do":"wheel","at":[300,300],"space":"pixels","by":5})"
                              "\n"
                              R"({"do":"wheel","at":[300,300],"space":"pixels","by":-5})"
                              "\n",
                      near = "[[260,300],[340,300]]", far = "[[151.5,300],[448.5,300]]",
                      pinch = R"({"do":"pinch","space":"pixels","moves":5,"from":)" + near + R"(,"to":)" + far + "}\n" +
                              R"({"do":"pinch","space":"pixels","moves":5,"from":)" + far + R"(,"to":)" + near + "}\n";
    std::string script =
        Json{{"do", "screen"}, {"name", "battle"}, {"battle", folder.file("battle.json")}}.dump() + "\n" + kIdle + "\n";
    script += wheel + pinch + measure(0);
    for (int i = 0; i < turns; ++i)
        script += repeated(pinch, kRounds) + measure(2 * i + 1) + repeated(wheel, kRounds) + measure(2 * i + 2);
    if (!script_seconds(folder, script, "800x600")) return std::nullopt;
    const auto ms = [&](int at) -> double {
        const auto read = [&](int which) {
            return Json::parse(std::ifstream(folder.file(("measured-" + std::to_string(which) + ".json").c_str())));
        };
        const Json before = read(at - 1), after = read(at);
        return 1000 * (after.value("cpu_seconds", 0.0) - before.value("cpu_seconds", 0.0)) /
               std::max(1, after.value("drawn", 0) - before.value("drawn", 0));
    };
    std::vector<Zoomed> zoomed;
    for (int i = 0; i < turns; ++i) zoomed.push_back({ms(2 * i + 1), ms(2 * i + 2)});
    return zoomed;
}

std::optional<double> idle_share(int coins_a_side) {
    const Folder folder;
    // The window opens a battle that has begun without questions.
    write(folder.file("ask.jsonl"),
          Json{{"cmd", "new"}, {"battle", Json::parse(battle_of(coins_a_side))}, {"seed", 1}}.dump() +
              "\n{\"cmd\":\"record\"}\n");
    const std::string ask = quoted(COINWARS_HEADLESS) + " serve < " + quoted(folder.file("ask.jsonl")) + " > " +
                            quoted(folder.file("answers.jsonl"));
    if (std::system(ask.c_str()) != 0) return std::nullopt;
    std::ifstream answers(folder.file("answers.jsonl"));
    std::string started, recorded;
    std::getline(answers, started);
    std::getline(answers, recorded);
    const auto answer = nlohmann::ordered_json::parse(recorded, nullptr, false);  // as it was written
    if (!answer.is_object() || !answer.contains("record")) return std::nullopt;
    write(folder.file("record.json"), answer["record"].dump());

    // Without a display SDL polls for events a thousand times a second; with one it sleeps until they come.
    const bool display = std::system("command -v xvfb-run > /dev/null 2>&1") == 0;
    write(folder.file("start.sh"), "echo $$ > " + quoted(folder.file("process")) + "\nexec env " +
                                       (display ? "SDL_VIDEODRIVER=x11 " : "") + window(folder) + " " +
                                       quoted(folder.file("record.json")) + "\n");
    const std::string line = std::string("exec ") + (display ? "xvfb-run -a -s '-screen 0 1280x800x24' " : "") + "sh " +
                             quoted(folder.file("start.sh")) + " > /dev/null 2>&1";
    const pid_t wrapper = fork();
    if (wrapper == 0) {
        execl("/bin/sh", "sh", "-c", line.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    if (wrapper < 0) return std::nullopt;
    wait_seconds(kSettles);
    pid_t program = 0;
    std::ifstream(folder.file("process")) >> program;
    const double before = processor_seconds(program);
    wait_seconds(kWatched);
    const double spent = processor_seconds(program) - before;
    const bool lives = program > 0 && waitpid(wrapper, nullptr, WNOHANG) == 0;
    if (lives) {
        kill(program, SIGTERM);
        waitpid(wrapper, nullptr, 0);
    }
    // It must have loaded and drawn before; otherwise this is another process.
    return lives && before > 0.1 ? std::optional(spent / kWatched) : std::nullopt;
}

}  // namespace frames
