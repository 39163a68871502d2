#include "game/cli/table_talk.h"

#include "game/cli/subcommands.h"
#include "game/remote/notices.h"

namespace cli {

namespace {

std::string sides_of(const remote::Person& person) {
    std::string text;
    for (const int seat : person.seats)
        text += (text.empty() ? "" : " and ") + std::string(seat == 0 ? "heads" : "tails");
    return text;
}

}  // namespace

std::string called(const remote::Person& person) {
    if (person.seats.empty()) return person.name.empty() ? "the table" : std::string(person.name);
    return person.name.empty() ? sides_of(person) : person.name + " (" + sides_of(person) + ")";
}

std::string end_of(const SavedBattle& battle) {
    return end_of(cw::CoinWars::state(battle.match()), battle.steps()) + ", hash " + battle.hash();
}

void TableTalk::follow(remote::Table& table, const SavedBattle& battle) {
    people(table);
    steps(table.ledger(), battle);
    for (const remote::Word& word : table.take_words())
        print((word.name.empty() ? "somebody" : word.name) + (word.person == remote::kNobody ? " (watching): " : ": ") +
              std::string(word.text));
    for (const std::string& code : table.take_notices()) print(words::english(remote::notice_of(code)));
    out_.flush();
}

void TableTalk::print(const std::string& line) {
    if (line.empty() || line == last_) return;
    last_ = line;
    out_ << line << '\n' << std::flush;
}

void TableTalk::steps(const remote::Ledger& ledger, const SavedBattle& battle) {
    const std::size_t count = std::min(battle.steps(), ledger.steps.size());
    if (told_ > count) print("back to step " + std::to_string(count));
    told_ = std::min(told_, count);
    for (; told_ < count; ++told_) {
        const auto& step = battle.session().steps()[told_];
        print(std::to_string(told_ + 1) + ", round " + std::to_string(step.before.turn) + ", " +
              called(ledger.person(ledger.steps[told_].person)) + ": " + cw::CoinWars::to_json(step.command).dump());
    }
}

void TableTalk::people(const remote::Table& table) {
    const auto& people = table.ledger().people;
    for (int who = 0; who < static_cast<int>(people.size()); ++who) {
        const remote::Person& person = people[static_cast<std::size_t>(who)];
        const bool is = table.is_here(who), was = std::exchange(here_[who], is);
        if (is == was || who == table.me() || person.seats.empty()) continue;
        print(called(person) + (is ? " joins" : " is away"));
    }
}

}  // namespace cli
