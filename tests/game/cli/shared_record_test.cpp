// `replay` of a battle fought on two screens detects later changes, even with new checksums and hashes.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "game/cli/cli.h"
#include "game/kit/session/recorded_hand.h"
#include "game/systems/systems.h"
#include "tests/support/files.h"
#include "tests/support/hostile_table.h"
#include "tests/support/shared_battle.h"

namespace {

using rules::Json;

struct Verified {
    int status;
    std::string out, err;
};

Verified verify(const Json& record, bool json = false) {
    const kit::Folder folder("shared-record");
    const std::string file = folder.write("shared.json", rules::with_checksums(record).dump()).string();
    std::vector<std::string> words{"coinwars-cli", "replay", file};
    if (json) words.push_back("--json");
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(words, {COINWARS_SOURCE_DIR, {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

const rules::Record& played() {
    static const rules::Record record = kit::shared_battle(25, 5);
    return record;
}

Json shared() { return rules::to_json(played()); }

// Returns a step with or without a throw, not one of the first.
std::size_t a_step(bool thrown) {
    for (std::size_t i = played().steps.size() - 1; i > 2; --i)
        if (std::ranges::any_of(played().steps[i].hand, rules::is_throw) == thrown) return i;
    FAIL("there is no such step");
    return 0;
}

std::string place(std::size_t step) { return "/steps/" + std::to_string(step) + ": "; }

Json& ledger_step(Json& record, std::size_t step) { return record["about"]["remote"]["steps"][step]; }

void check_bent(const Json& record, const std::string& told) {
    const Verified result = verify(record);
    CAPTURE(result.err);
    CHECK(result.status == 1);
    CHECK(result.err.ends_with(told + "\n"));
    CHECK(result.out.find("Played at") == std::string::npos);
}

// Returns the record up to this step with another result of its throw; everything else fits.
Json with_other_throw(std::size_t at) {
    rules::Record record = played();
    record.steps.resize(at + 1);
    for (rules::Answer& answer : record.steps[at].hand) {
        if (auto* face = get_if<rules::Face>(&answer))
            *face = *face == rules::Face::Heads ? rules::Face::Tails : rules::Face::Heads;
        if (auto* die = get_if<rules::Roll>(&answer)) die->shown = 1 + die->shown % die->sides;
    }
    const auto session = rules::find_system(record.game)->start(record.start, 1).value();
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        REQUIRE(session->submit(step.command, hand));
    }
    record.steps[at].hash = session->hash();
    Json json = rules::to_json(record);
    auto& steps = json["about"]["remote"]["steps"];
    while (steps.size() > at + 1) steps.erase(steps.size() - 1);
    return json;
}

Verified checked(const rules::Record& record) {
    const kit::Folder folder("checked-turn");
    const std::string file = folder.write("small-turn-01-heads.coinwars", rules::to_json(record).dump()).string();
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run({"coinwars-cli", "check", file}, {COINWARS_SOURCE_DIR, {}}, {in, out, err});
    return {status, out.str(), err.str()};
}

TEST_CASE("check says of a file of a battle what it is") {
    rules::Record record = played();
    const Verified held = checked(record);
    CHECK(held.status == 0);
    CHECK(held.out.find(": Small, ") != std::string::npos);
    CHECK(
        held.out.ends_with("Played on two screens by Ann and Ben: every step is signed, and no throw was rigged. "
                           "It continues from here, or its end was cut off.\n"));
    record.about["remote"]["trusted"] = true;
    const Verified bent = checked(record);
    CHECK(bent.status == 1);
    CHECK(bent.err.ends_with("the promise of somebody's links is not signed by them.\n"));
    record.about.erase("remote");
    CHECK(checked(record).out.ends_with("It was not shared.\n"));
}

}  // namespace

TEST_CASE("A battle that was fought at two screens holds, and says by whom") {
    const Verified result = verify(shared());
    CAPTURE(result.err);
    CHECK(result.status == 0);
    CHECK(
        result.out.ends_with("Played on two screens by Ann and Ben: every step is signed, and no throw was rigged. "
                             "It continues from here, or its end was cut off.\n"));
    const Json json = Json::parse(verify(shared(), true).out);
    CHECK(json["shared"]["holds"] == true);
    CHECK(json["shared"]["told"].get<std::string>().starts_with("Played on two screens by Ann and Ben"));
}

TEST_CASE("An altered signature is found") {
    Json record = shared();
    const std::size_t step = a_step(false);
    std::string proof = ledger_step(record, step)["proof"];
    proof[5] = proof[5] == '0' ? '1' : '0';
    ledger_step(record, step)["proof"] = proof;
    check_bent(record, place(step) + "it is not signed by the player it names.");
    const Json json = Json::parse(verify(record, true).out);
    CHECK(json["shared"]["holds"] == false);
    CHECK(json["shared"]["step"] == step);
}

TEST_CASE("An altered throw is found, though its hash and its checksums fit") {
    const std::size_t step = a_step(true);
    check_bent(with_other_throw(step), place(step) + "its outcome does not follow from its links.");
}

TEST_CASE("A dropped link, a link twice, and a link that is not the next are found") {
    const std::string told = "its links are not the ones promised, or not given for this throw.";
    const std::size_t step = a_step(true);
    Json record = shared();
    ledger_step(record, step)["links"].erase(1);
    check_bent(record, place(step) + told);
    record = shared();
    auto& links = ledger_step(record, step)["links"];
    links[1] = links[0];
    check_bent(record, place(step) + told);
    record = shared();
    auto& n = ledger_step(record, step)["links"][1]["n"];
    n = n.get<int>() + 1;
    check_bent(record, place(step) + told);
}

TEST_CASE("A swapped promise is found") {
    Json record = shared();
    auto& people = record["about"]["remote"]["people"];
    std::swap(people[0]["promise"], people[1]["promise"]);
    check_bent(record, "the promise of somebody's links is not signed by them.");
}

TEST_CASE("Another name, another start and another history before a step are found") {
    Json record = shared();
    record["about"]["remote"]["people"][1]["name"] = "Bert";
    check_bent(record, "the promise of somebody's links is not signed by them.");
    record = shared();
    record["start"]["summary"] = "Otherwise";
    check_bent(record, place(0) + "it is not signed by the player it names.");
    record = shared();
    ledger_step(record, 1)["proof"] = ledger_step(record, 0)["proof"];
    check_bent(record, place(1) + "it is not signed by the player it names.");
}

TEST_CASE("A step that somebody signed for the other's seat is found") {
    Json record = shared();
    for (auto& person : record["about"]["remote"]["people"]) person["seats"][0] = 1 - person["seats"][0].get<int>();
    const Verified result = verify(record);
    CHECK(result.status == 1);
    CHECK(result.err.ends_with("the player who signed it has no seat there.\n"));
}

TEST_CASE("A ledger without a step, and one that is none, are found") {
    Json record = shared();
    auto& steps = record["about"]["remote"]["steps"];
    steps.erase(steps.size() - 1);
    check_bent(record, place(steps.size()) + "it is not signed by the player it names.");
    record = shared();
    record["about"]["remote"]["people"] = 7;
    const Verified result = verify(record);
    CHECK(result.status == 1);
    CHECK(result.err.find("/about/remote/people: ") != std::string::npos);
}

TEST_CASE("`replay` says that a battle was claimed, and that this is somebody's word") {
    remote::HonestHost table;
    table.to_the_toss();
    REQUIRE_FALSE(table.host.ask(remote::kToss));
    table.wait();
    table.rogue->say(remote::Bye{});
    table.wait();
    for (int minute = 0; minute < 10; ++minute) table.host.poll(table.now += 60);
    table.host.claim();
    rules::Record record = table.game.record();
    record.about["remote"] = remote::to_json(table.host.ledger());
    const Verified held = verify(rules::to_json(record));
    CHECK(held.status == 0);
    CHECK(
        held.out.ends_with("It ended with a claim by Ann: by their word, the other had left a throw unanswered for ten "
                           "minutes.\n"));
    record.about["remote"]["steps"].back()["claim"]["proof"] = std::string(128, '0');
    check_bent(rules::to_json(record), place(3) + "it is not signed by the player it names.");
}
