// A turn's file with one change on its way and new checksums: opening it is refused with a code that has a sentence, or
// leads to what was really played.

#include <doctest/doctest.h>

#include "game/remote/notices.h"
#include "tests/support/attempts.h"
#include "tests/support/by_file_table.h"
#include "tests/support/sanitized.h"

namespace by_file {

namespace {

std::optional<File> read(const Json& json) {
    const auto record = rules::record_from_json(rules::with_checksums(json));
    return record ? std::optional(*record) : std::nullopt;
}

// Restarts a player from their save.
std::unique_ptr<Player> again(const Self& self, const File& kept) {
    auto player = std::make_unique<Player>(self);
    player->game = std::make_unique<Battle>(rules::GameSession<CoinWars>::resume(kept, 1).value());
    player->table = std::make_unique<Correspondence>(self, ledger_in(kept), *player->game);
    return player;
}

// Ben has requested a throw and lost what came after it; then Ann's file arrives with everything since.
struct Sent {
    Sent() {
        REQUIRE(two.tails.ask(kAgreeTails).empty());
        REQUIRE(two.tails.ask(kFaces).empty());
        REQUIRE(two.tails.ask(kToss).empty());
        asked = two.tails.file();
        REQUIRE(two.heads.open(asked).empty());
        REQUIRE(two.tails.open(two.heads.file()).empty());
        two.play(14, 5);
        file = two.heads.file();
        REQUIRE(file.steps.size() > 10);
        REQUIRE(again(ben(), asked)->open(file).empty());
    }
    // Returns the answer of Ben's program to it.
    std::string opened(const std::optional<File>& bent) const {
        if (!bent) return "changed";
        const auto victim = again(ben(), asked);
        const std::string before = victim->game->hash();
        const std::string code = victim->open(*bent);
        CHECK(victim->game->hash() == (code.empty() && !is_as_far(*bent) ? two.heads.game->hash() : before));
        if (!code.empty()) return code;
        const File kept = victim->file();
        CHECK_FALSE(first_violation(ledger_in(kept), kept, *new_game(kept.start)));
        return "";
    }
    bool is_as_far(const File& bent) const { return bent.steps.size() == asked.steps.size(); }

    Two two;
    File asked, file;
};

// Collects the paths of all plain values.
void collect(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& paths) {
    if (!json.is_structured()) return paths.push_back(at);
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i) collect(json[i], at / i, paths);
    else
        for (const auto& [key, value] : json.items()) collect(value, at / key, paths);
}

Json bent_at(Json json, const Json::json_pointer& at, core::Random& random) {
    Json& value = json[at];
    if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_number())
        value = value.get<double>() + (random.below(2) == 0 ? 1 : -1);
    else if (value.is_string() && !value.get_ref<const std::string&>().empty()) {
        auto& text = value.get_ref<std::string&>();
        char& sign = text[random.below(static_cast<std::uint32_t>(text.size()))];
        sign = sign == '0' ? '1' : '0';
    } else
        value = "x";
    return json;
}

void check_sentence(const std::string& code) {
    CAPTURE(code);
    CHECK(words::english(remote::notice_of(code)).ends_with("."));
}

}  // namespace

TEST_CASE("a file with something changed in it is refused, or comes to what was played") {
    const Sent sent;
    const Json whole = rules::to_json(sent.file);
    std::vector<Json::json_pointer> paths;
    for (const char* part : {"start", "steps", "about"}) collect(whole[part], Json::json_pointer() / part, paths);
    core::Random random(1);
    int refused = 0, harmless = 0;
    for (int i = 0; i < kit::attempts(false); ++i) {
        const auto& at = paths[random.below(static_cast<std::uint32_t>(paths.size()))];
        CAPTURE(at.to_string());
        const std::string code = sent.opened(read(bent_at(whole, at, random)));
        ++(code.empty() ? harmless : refused);
        if (!code.empty()) check_sentence(code);
        // Nothing that was played, thrown or agreed may differ.
        const std::string path = at.to_string();
        if (path.ends_with("/checksum")) continue;  // was computed again
        if (path.starts_with("/steps") || path.starts_with("/start") || path.starts_with("/about/remote/steps"))
            CHECK((code == "changed" || code == "malformed"));
    }
    CHECK(refused > harmless);
    CHECK((harmless > 0 || kit::kSanitized));  // few attempts under sanitizers
}

TEST_CASE("a throw that shows something else, a step left out, doubled or moved is refused") {
    const Sent sent;
    const Json whole = rules::to_json(sent.file);
    const auto toss = sent.asked.steps.size();  // the first new step
    Json other = whole;
    REQUIRE(other["steps"][toss].contains("hand"));
    Json& shown = other["steps"][toss]["hand"][0];
    shown = shown == "heads" ? "tails" : "heads";
    CHECK(sent.opened(read(other)) == "changed");
    for (std::size_t i = 0; i < whole["steps"].size(); ++i) {
        Json without = whole, doubled = whole, swapped = whole;
        for (Json* steps : {&without["steps"], &without["about"]["remote"]["steps"]}) steps->erase(i);
        for (Json* steps : {&doubled["steps"], &doubled["about"]["remote"]["steps"]})
            steps->insert(steps->begin() + static_cast<std::ptrdiff_t>(i), Json((*steps)[i]));
        const bool last = i + 1 == whole["steps"].size();
        CAPTURE(i);
        if (!last) CHECK(sent.opened(read(without)) == "changed");
        CHECK(sent.opened(read(doubled)) == "changed");
        if (last) continue;
        for (Json* steps : {&swapped["steps"], &swapped["about"]["remote"]["steps"]})
            std::swap((*steps)[i], (*steps)[i + 1]);
        CHECK(sent.opened(read(swapped)) == "changed");
    }
    check_sentence("changed");
}

TEST_CASE("an old turn that comes again changes nothing, nor does one of another table") {
    const Sent sent;
    const auto victim = again(ben(), sent.asked);
    REQUIRE(victim->open(sent.file).empty());
    const std::string before = victim->game->hash();
    CHECK(victim->open(sent.file).empty());  // the same mail twice
    CHECK(victim->open(sent.two.first) == "older");
    CHECK(victim->open(sent.asked) == "older");
    const Sent other;
    CHECK(victim->open(other.file) == "other_table");
    // Another table's steps in a file of this table.
    Json mixed = rules::to_json(sent.file);
    mixed["about"]["remote"]["steps"] = rules::to_json(other.file)["about"]["remote"]["steps"];
    CHECK(sent.opened(read(mixed)) == "changed");
    CHECK(victim->game->hash() == before);
    CHECK(victim->table->ledger().steps.size() == sent.file.steps.size());
    for (const char* code : {"older", "other_table", "fork", "bent", "taken", "others"}) check_sentence(code);
}

}  // namespace by_file
