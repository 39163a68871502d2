// Journals: whatever happens to the file, its valid lines describe an earlier record.

#include "game/kit/session/journal.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "tests/support/at_least.h"
#include "tests/support/fixed_record.h"
#include "tests/support/sanitized.h"

namespace {

using rules::Json;
using rules::Record;

rules::RecordStep step(int number) {
    return {{{"cmd", "say"}, {"text", "step " + std::to_string(number)}},
            {rules::Roll{6, 1 + number % 6}, rules::Face::Tails},
            "00000000000000" + std::to_string(10 + number % 90)};
}

constexpr std::size_t kStep = kit::kSanitized ? 29 : 1;  // bytes

Record begun() { return {"coin-wars", {{"title", "Ein Gefecht \xE2\x80\x93 eins"}}, Json::object(), {}}; }

// Returns the record after each change: steps, undone steps, a clock.
std::vector<Record> grown(std::uint64_t seed, int changes) {
    core::Random random(seed);
    std::vector<Record> all{begun()};
    for (int i = 0; i < changes; ++i) {
        Record next = all.back();
        const auto what = random.below(6);
        if (what == 0 && !next.steps.empty())
            next.steps.resize(random.below(static_cast<std::uint32_t>(next.steps.size())));
        if (what == 1) next.about["clock"] = i;
        for (std::uint32_t n = 0; what > 1 && n < what - 1; ++n) next.steps.push_back(step(i));
        all.push_back(next);
    }
    return all;
}

// The file, and for each change its length and record at that time.
struct Kept {
    std::string text;
    std::vector<std::pair<std::size_t, Record>> told;
};
Kept kept(const std::vector<Record>& changes) {
    rules::Journal journal;
    tests::FixedRecord game(changes.front());
    Kept file;
    for (const Record& record : changes) {
        game.become(record);
        const rules::Journal::Lines lines = journal.follow(game, game.about());
        file.text = lines.replace ? lines.text : file.text + lines.text;
        file.told.emplace_back(file.text.size(), record);
    }
    return file;
}

Record read(std::string_view text) {
    const auto told = rules::read_record_text(text);
    REQUIRE_MESSAGE(told, told.error().reason);
    const auto record = rules::record_from_json(told->record);
    REQUIRE_MESSAGE(record, words::english(record.error().message));
    return *record;
}

// True if this was the record after one of the changes, or with some steps of the next one.
bool was_so(const Record& record, const std::vector<Record>& changes) {
    return std::any_of(changes.begin(), changes.end(), [&](const Record& change) {
        return record.steps.size() <= change.steps.size() &&
               std::equal(record.steps.begin(), record.steps.end(), change.steps.begin());
    });
}

}  // namespace

TEST_CASE("a journal says the record after each change, appended line by line") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(20); ++seed) {
        rules::Journal journal;
        tests::FixedRecord game(begun());
        std::string text;
        for (const Record& record : tests::at_least(60, grown(seed, 60))) {
            game.become(record);
            const rules::Journal::Lines lines = journal.follow(game, game.about());
            CHECK(lines.replace == text.empty());
            text += lines.text;
            CHECK(read(text) == record);
            CHECK(journal.follow(game, game.about()).text.empty());
        }
    }
}

TEST_CASE("another game or start begins it anew, and so does a journal that undone steps have filled") {
    rules::Journal journal;
    Record record = begun();
    tests::FixedRecord game(record);
    const auto replaces = [&] {
        game.become(record);
        return journal.follow(game, game.about()).replace;
    };
    CHECK(replaces());
    record.start["title"] = "Another";
    CHECK(replaces());
    int replace = 0;
    for (int i = 0; i < 1500; ++i) {
        record.about["clock"] = i;
        replace += replaces() ? 1 : 0;
    }
    CHECK(replace == 1);
}

TEST_CASE("what is known of each step stands beside it, and in the record as one list") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(20); ++seed) {
        rules::Journal journal;
        tests::FixedRecord game(begun());
        std::string text, owner = "first";
        int number = 0;
        for (Record record : tests::at_least(60, grown(seed, 60))) {
            if (++number == 30) owner = "second";
            game.become(record);
            record.about["signed"] = {{"steps", Json::array()}, {"revision", number}, {"by", owner}};
            if (number % 7 == 0) record.about["signed"]["seal"] = "set";
            rules::About about{record.about, "signed", owner, [&](std::size_t step) {
                                   return Json{{"proof", owner}, {"id", game.step_id(step)}};
                               }};
            const rules::Journal::Lines lines = journal.follow(game, about);
            CHECK(lines.replace == (number == 1 || number == 30));
            text = lines.replace ? lines.text : text + lines.text;
            for (std::size_t i = 0; i < game.step_count(); ++i)
                record.about["signed"]["steps"].push_back(about.note(i));
            CHECK(game.record(about) == record);
            // A patch may change the order of keys.
            Record told = read(text);
            CHECK(nlohmann::json::parse(told.about.dump()) == nlohmann::json::parse(record.about.dump()));
            told.about = record.about;
            CHECK(told == record);
        }
        const auto last = text.substr(text.rfind('\n', text.size() - 2) + 1);
        CHECK(last.size() < 400);
        CHECK(rules::read_record_text(text)->lines_lost == 0);
        CHECK(rules::read_record_text(text.substr(0, text.size() - last.size() / 2))->torn);
    }
}

TEST_CASE("a line of a journal with notes that lacks its note, or has nowhere to put it, does not hold") {
    tests::FixedRecord game(grown(3, 20).back());
    REQUIRE(game.step_count() > 0);
    rules::About about{{{"signed", {{"by", 1}}}}, "signed", "table", [](std::size_t) { return Json{{"proof", 1}}; }};
    const std::string text = rules::Journal().follow(game, about).text;
    CHECK(rules::read_record_text(text)->lines_lost == 0);
    about.json = {{"signed", 3}};
    CHECK(rules::read_record_text(rules::Journal().follow(game, about).text)->lines_lost == game.step_count());
}

TEST_CASE("cut at any byte, a journal tells what its whole lines say") {
    const auto changes = grown(5, 25);
    const Kept file = kept(changes);
    const std::size_t head = file.text.find('\n') + 1;
    for (std::size_t cut = 0; cut <= file.text.size(); cut += kStep) {
        const std::string text = file.text.substr(0, cut);
        const auto told = rules::read_record_text(text);
        REQUIRE((cut >= head) == told.has_value());
        if (!told) continue;
        const bool between = text.back() == '\n';
        CHECK(told->torn == !between);
        CHECK(told->lines_lost == (between ? 0 : 1));
        const Record record = read(text);
        CHECK(was_so(record, changes));
        for (const auto& [length, whole] : file.told)
            if (length == cut) CHECK(record == whole);
    }
}

TEST_CASE("a byte that changed costs what comes from its line on, and is told") {
    const auto changes = grown(6, 25);
    const Kept file = kept(changes);
    const std::size_t head = file.text.find('\n') + 1;
    for (std::size_t at = 0; at < file.text.size(); at += kStep) {
        std::string text = file.text;
        text[at] = static_cast<char>(text[at] ^ 1);
        const auto told = rules::read_record_text(text);
        CHECK_MESSAGE(told.has_value() == (at >= head), "byte " << at);
        if (!told) continue;
        const auto line = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        CHECK((told->lines_lost > 0 && told->lines_lost < line));
        CHECK(was_so(read(text), changes));
    }
}

TEST_CASE("lines that were taken out, doubled or come from another journal do not hold") {
    const Kept one = kept(grown(7, 12)), other = kept(grown(8, 12));
    const auto line = [](const std::string& text, int number) {
        std::size_t at = 0;
        for (int i = 0; i < number; ++i) at = text.find('\n', at) + 1;
        return text.substr(at, text.find('\n', at) + 1 - at);
    };
    const std::string head = line(one.text, 0), first = line(one.text, 1), second = line(one.text, 2);
    CHECK(rules::read_record_text(head + first + second)->lines_lost == 0);
    CHECK(rules::read_record_text(head + second)->lines_lost == 1);
    CHECK(rules::read_record_text(head + first + first)->lines_lost == 1);
    CHECK(rules::read_record_text(head + line(other.text, 2))->lines_lost == 1);
}

TEST_CASE("a record is read as it is, and what is neither is refused in a sentence") {
    CHECK(read(rules::to_json(begun()).dump()) == begun());
    CHECK(!rules::read_record_text("").error().reason.empty());
    CHECK(rules::read_record_text("{\"format\":\"coinwars-journal/1\"}\n").error().reason ==
          "is damaged: the first line of this journal does not hold");
}

TEST_CASE("what begins like a journal but is of no known kind is damaged, whatever its version") {
    for (const char* format : {"coinwars-journal/x/2", "coinwars-journal//9"}) {
        const auto text = std::string("{\"format\":\"").append(format).append("\"}\n");
        CHECK(rules::read_record_text(text).error().reason ==
              "is damaged: the first line of this journal does not hold");
    }
}

TEST_CASE("a journal of a newer version is told as such; the mark with which some editors begin a text is none of it") {
    const auto newer = rules::read_record_text("{\"format\":\"coinwars-journal/3\"}\n{\"step\":{}}\n");
    REQUIRE(!newer);
    CHECK(words::english(newer.error().said) == "This was made by a newer version of Coin Wars.");
    const std::string text = kept(grown(7, 3)).text;
    CHECK(rules::read_record_text("\xEF\xBB\xBF" + text)->record == rules::read_record_text(text)->record);
}
