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

    Autosave::Write write() {
        return [this]() -> core::Result<void, words::Phrase> {
            if (full) return core::failure(words::plain("The disk is full."));
            ++written;
            return {};
        };
    }
};

}  // namespace

TEST_CASE("after every action, with every turn, or never") {
    Disk disk;
    Autosave each, turn, never;
    for (int action = 0; action < 3; ++action) each.changed("action", kFirst, disk.write());
    CHECK(disk.written == 3);
    CHECK_FALSE(each.unsaved());

    disk.written = 0;
    for (int action = 0; action < 3; ++action) turn.changed("turn", kFirst, disk.write());
    CHECK(disk.written == 1);
    CHECK(turn.unsaved());
    turn.changed("turn", kSecond, disk.write());
    CHECK(disk.written == 2);
    CHECK_FALSE(turn.unsaved());

    disk.written = 0;
    never.changed("never", kFirst, disk.write());
    CHECK(disk.written == 0);
    CHECK(never.unsaved());
    CHECK_FALSE(never.ever_saved());
    never.save(kFirst, disk.write());
    CHECK(disk.written == 1);
    CHECK_FALSE(never.unsaved());
    CHECK(never.ever_saved());
}

TEST_CASE("what cannot be written is told until it can, and tried again with every action") {
    Disk disk{.full = true};
    Autosave autosave;
    CHECK_FALSE(autosave.unsaved());
    for (int action = 0; action < 2; ++action) {
        autosave.changed("turn", kFirst, disk.write());
        CHECK(words::english(autosave.fault()) == "The disk is full.");
        CHECK(autosave.unsaved());
    }
    disk.full = false;
    autosave.changed("turn", kFirst, disk.write());
    CHECK(disk.written == 1);
    CHECK(autosave.fault().empty());
    CHECK_FALSE(autosave.unsaved());
}

TEST_CASE("a battle that is over has nothing to lose but its replay") {
    Disk disk;
    Autosave autosave;
    autosave.changed("never", kFirst, disk.write());
    autosave.ended({});
    CHECK_FALSE(autosave.unsaved());
    CHECK(autosave.fault().empty());
    autosave.ended(core::failure(words::plain("The disk is full.")));
    CHECK(words::english(autosave.fault()) == "The disk is full.");
    // Undone: the battle continues, and none of it is in the profile.
    autosave.changed("turn", kFirst, disk.write());
    CHECK(disk.written == 1);
}
