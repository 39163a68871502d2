// What a shared table tells: the latest notice stays until there is another one.

#include <doctest/doctest.h>

#include "game/remote/table.h"
#include "game/shell/shared_table_panel.h"

namespace {

// A table that only tells.
class TellingTable final : public remote::Table {
public:
    TellingTable() : Table({net::SigningKey(net::Bytes(32, 'a')), "Ann", "1"}, {}) {}
    void tells(const std::vector<std::string>& codes) { notices_ = codes; }

    void poll(double) override {}
    double silence() const override { return 0; }
    bool waits() const override { return false; }
    void ask_back(std::size_t) override {}
    void answer(bool) override {}
    void say(const std::string&) override {}
    void show(const remote::Json&) override {}

private:
    void send_ask(const remote::Json&) override {}
    void has_claimed(const remote::Step&) override {}
    void hand_in() override {}
};

}  // namespace

TEST_CASE("a code that needs no notice hides none") {
    const std::string parted = "The others continued differently; your table now matches theirs.";
    TellingTable table;
    screens::TableTalk talk;
    table.tells({"parted", "late"});
    CHECK(talk.follow(table));
    CHECK(words::english(talk.notice) == parted);
    table.tells({"late"});
    CHECK(talk.follow(table));
    CHECK(words::english(talk.notice) == parted);
    CHECK_FALSE(talk.follow(table));
    table.tells({"late", "not_agreed"});
    CHECK(talk.follow(table));
    CHECK(words::english(talk.notice) == "Someone at the table did not agree to take it back.");
}
