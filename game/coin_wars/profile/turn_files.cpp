#include "game/coin_wars/profile/turn_files.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/profile/replays.h"
#include "game/kit/file_name.h"
#include "game/systems/systems.h"

namespace profile {

namespace fs = std::filesystem;
namespace {

fs::path turns_folder(const fs::path& profile) { return profile / "turns"; }

std::string text_of(const rules::Record& record) {
    return rules::to_json(record).dump(-1, ' ', false, rules::Json::error_handler_t::replace) + "\n";
}

// True if the file mentions this table: most files do not and need not be parsed.
bool mentions(const fs::path& file, const remote::Key& table) {
    const auto text = platform::read_file(file);
    return text && text->find(std::string(table)) != std::string::npos;
}

// The file's content, if it is sound and belongs to this table.
std::optional<Saved> of_table(const fs::path& file, const remote::Key& table) {
    if (!mentions(file, table)) return std::nullopt;
    auto saved = load_record(file);
    if (!saved) return std::nullopt;
    const auto ledger = ledger_of(saved->record);
    if (!ledger || ledger->table != table) return std::nullopt;
    return std::move(*saved);
}

// The number of steps, plus a pending throw.
std::size_t length_of(const Saved& saved) {
    return 2 * saved.record.steps.size() + (ledger_of(saved.record)->fixed.empty() ? 0 : 1);
}

void keep_longest(std::optional<Saved>& longest, std::optional<Saved> other) {
    if (other && (!longest || length_of(*other) > length_of(*longest))) longest = std::move(other);
}

// The same, if it is the local player's.
std::optional<Saved> of_player(const fs::path& file, const remote::Key& table, int me) {
    auto saved = of_table(file, table);
    return saved && ledger_of(saved->record)->me == me ? std::move(saved) : std::nullopt;
}

// The local player's longest file of this table, wherever it is.
std::optional<Saved> own_of(const fs::path& profile, const remote::Key& table, int me) {
    std::optional<Saved> longest = own_save(profile, table, me);
    for (const SavedReplay& replay : saved_replays(profile)) keep_longest(longest, of_player(replay.file, table, me));
    return longest;
}

// The local record after that many steps.
rules::Record beginning_of(rules::Record record, remote::Ledger ledger, std::size_t steps) {
    record.steps.resize(steps);
    ledger.steps.resize(steps);
    ledger.fixed.clear();
    ledger.revision = steps == 0 ? 0 : static_cast<int>(ledger.steps.back().revision);
    record.about["remote"] = remote::to_json(ledger);
    record.about.erase("bots");  // the other side's bots play there
    return record;
}

// A player without any file of the battle starts after their own last step.
std::size_t seen_by(const remote::Ledger& ledger) {
    std::size_t seen = ledger.steps.size();
    while (seen > 0 && ledger.steps[seen - 1].person != ledger.me) --seen;
    return seen;
}

std::optional<std::string> fault_in(const remote::Ledger& ledger, const rules::Record& record) {
    const rules::SystemEntry* system = rules::find_system(record.game);
    auto game = system->start_shared(record.start, record.about);
    if (!game) return "malformed";
    if (remote::first_violation(ledger, record, **game)) return "changed";
    return std::nullopt;
}

}  // namespace

std::string name_of_turn(const std::string& battle, const rules::coin_wars::Match& match, rules::coin_wars::Side side) {
    std::string name = rules::file_words(battle.empty() ? "battle" : battle);
    std::ranges::replace(name, ' ', '-');
    const std::string number = std::to_string(match.turn);
    return name + "-turn-" + (number.size() < 2 ? "0" : "") + number +
           (side == rules::coin_wars::Side::Heads ? "-heads" : "-tails");
}

core::Result<fs::path, words::Phrase> write_turn(const fs::path& profile, rules::Record record,
                                                 const std::string& words) {
    const std::string name = rules::file_words(words.empty() ? "turn" : words);
    if (const auto shared = record.about.find("remote"); shared != record.about.end()) {
        (*shared)["me"] = remote::kNobody;
        for (const char* own : {"secrets", "seals", "consent"}) shared->erase(own);
    }
    const std::string text = text_of(record);
    const auto numbered = [&](int number) {
        return turns_folder(profile) /
               core::path(name + (number > 1 ? "-" + std::to_string(number) : "") + kTurnEnding);
    };
    std::error_code none;
    int number = 1;
    for (; fs::exists(numbered(number), none); ++number)
        if (const auto there = platform::read_file(numbered(number)); there && *there == text) return numbered(number);
    if (auto made = platform::make_folder(turns_folder(profile)); !made) return core::failure(made.error());
    if (auto written = platform::write_file(numbered(number), text); !written) return core::failure(written.error());
    return numbered(number);
}

std::optional<remote::Ledger> ledger_of(const rules::Record& record) {
    const auto shared = record.about.find("remote");
    if (shared == record.about.end()) return std::nullopt;
    auto ledger = remote::ledger_from(*shared);
    if (!ledger || ledger->steps.size() != record.steps.size()) return std::nullopt;
    return std::move(*ledger);
}

core::Result<TurnOpened, std::string> open_turn(const fs::path& profile, const remote::Self& self,
                                                const rules::Record& file) {
    const auto theirs = ledger_of(file);
    if (!theirs) return core::failure(std::string("malformed"));
    if (const auto fault = fault_in(*theirs, file)) return core::failure(*fault);
    const auto seat = remote::seated(*theirs, self, {0, 1});
    if (!seat) return core::failure(std::string("others"));
    auto own = own_of(profile, theirs->table, seat->me);
    rules::Record had = own ? std::move(own->record) : beginning_of(file, *seat, seen_by(*seat));
    auto letter = remote::letter_of(*ledger_of(had), had, *theirs, file);
    TurnOpened opened{std::move(had), std::make_shared<remote::TurnLetter>(), own ? own->battle : nullptr};
    opened.over = own && own->is_over();
    if (letter)
        opened.letter = std::make_shared<remote::TurnLetter>(std::move(*letter));
    else
        opened.code = letter.error();
    return opened;
}

std::optional<Saved> latest_turn(const fs::path& profile, const remote::Key& table) {
    std::optional<Saved> longest;
    std::error_code error;
    for (fs::directory_iterator entry(turns_folder(profile), error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == kTurnEnding) keep_longest(longest, of_table(entry->path(), table));
    return longest;
}

std::optional<Saved> own_save(const fs::path& profile, const remote::Key& table, int me) {
    std::optional<Saved> longest;
    for (const std::string& war : places_of_saves(profile))
        keep_longest(longest, of_player(saved_journal(profile, war), table, me));
    for (const fs::path& file : left_battles(profile)) keep_longest(longest, of_player(file, table, me));
    return longest;
}

bool is_saved(const fs::path& profile, const remote::Key& table) {
    return std::ranges::any_of(places_of_saves(profile),
                               [&](const std::string& war) { return mentions(saved_journal(profile, war), table); });
}

void forget_left(const fs::path& profile, const remote::Key& table) {
    std::error_code none;
    for (const fs::path& file : left_battles(profile))
        if (mentions(file, table)) fs::remove(file, none);
}

}  // namespace profile
