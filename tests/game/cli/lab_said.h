#pragma once
// coinwars-cli as it is called, for the tests of lab and play.

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "game/cli/cli.h"
#include "game/kit/json.h"

namespace tests {

struct Said {
    int status;
    std::string out, err;
    rules::Json json() const { return rules::Json::parse(out); }
};

inline Said said(std::vector<std::string> words) {
    words.insert(words.begin(), "coinwars-cli");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(words, {std::filesystem::path(COINWARS_SOURCE_DIR), {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

// A file of this test's own, not there yet.
struct Scratch {
    explicit Scratch(const std::string& name)
        : path(std::filesystem::temp_directory_path() / ("coinwars_lab_call_" + name)) {
        std::filesystem::remove(path);
    }
    ~Scratch() { std::filesystem::remove(path); }
    std::string name() const { return path.string(); }
    std::filesystem::path path;
};

// Without what differs from call to call.
inline rules::Json results(const Said& call) {
    rules::Json json = call.json();
    for (const char* key : {"seconds", "cpu_seconds", "actions_per_cpu_second", "jobs"}) json.erase(key);
    return json;
}

}  // namespace tests
