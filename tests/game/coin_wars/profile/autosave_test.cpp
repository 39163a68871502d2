// When a battle is saved automatically, and what is reported if saving fails.

#include "game/coin_wars/profile/autosave.h"

#include <doctest/doctest.h>

using profile::Autosave;
namespace cw = rules::coin_wars;

namespace {

constexpr Autosave::Turn kFirst{cw::Phase::Play, 1, cw::Side::Heads}, kSecond{cw::Phase::Play, 1, cw::Side::Tails};

struct Disk {
    bool full = false;
    int written = 0;

    void save(Autosave& autosave, const Autosave::Turn& turn) {
        if (full) return autosave.tried(turn, core::failure(words::plain("The disk is full.")));
        ++written;
        autosave.tried(turn, {});
    }
    void change(Autosave& autosave, const char* when, const Autosave::Turn& turn) {
        if (autosave.changed(when, turn)) save(autosave, turn);
    }
};

}  // namespace

TEST_CASE("after every action, with every turn, or never") {
    Disk disk;
    Autosave each, turn, never;
    for (int action = 0; action < 3; ++action) disk.change(each, "action", kFirst);
    CHECK(disk.written == 3);
    CHECK_FALSE(each.unsaved());

    disk.written = 0;
    for (int action = 0; action < 3; ++action) disk.change(turn, "turn", kFirst);
    CHECK(disk.written == 1);
    CHECK(turn.unsaved());
    disk.change(turn, "turn", kSecond);
    CHECK(disk.written == 2);
    CHECK_FALSE(turn.unsaved());

    disk.written = 0;
    disk.change(never, "never", kFirst);
    CHECK(disk.written == 0);
    CHECK(never.unsaved());
    CHECK_FALSE(never.ever_saved());
    disk.save(never, kFirst);
    CHECK(disk.written == 1);
    CHECK_FALSE(never.unsaved());
    CHECK(never.ever_saved());
}

TEST_CASE("what cannot be written is told until it can, and tried again with every action") {
    Disk disk{.full = true};
    Autosave autosave;
    CHECK_FALSE(autosave.unsaved());
    for (int action = 0; action < 2; ++action) {
        disk.change(autosave, "turn", kFirst);
        CHECK(words::english(autosave.fault()) == "The disk is full.");
        CHECK(autosave.unsaved());
    }
    disk.full = false;
    disk.change(autosave, "turn", kFirst);
    CHECK(disk.written == 1);
    CHECK(autosave.fault().empty());
    CHECK_FALSE(autosave.unsaved());
}

TEST_CASE("a battle that is over has nothing to lose but its replay") {
    Disk disk;
    Autosave autosave;
    disk.change(autosave, "never", kFirst);
    autosave.ended({});
    CHECK_FALSE(autosave.unsaved());
    CHECK(autosave.fault().empty());
    autosave.ended(core::failure(words::plain("The disk is full.")));
    CHECK(words::english(autosave.fault()) == "The disk is full.");
    // Undone: the battle continues, and none of it is in the profile.
    disk.change(autosave, "turn", kFirst);
    CHECK(disk.written == 1);
}
