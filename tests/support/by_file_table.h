#pragma once
// Two players at their own machines who send each other a battle's file.

#include <doctest/doctest.h>

#include "game/remote/correspondence.h"
#include "tests/support/shared_battle.h"

namespace by_file {

using namespace remote;

using rules::coin_wars::CoinWars;
using Battle = PlainGame<CoinWars>;

inline const Json kAgreeHeads{{"cmd", "agree"}, {"side", "heads"}}, kAgreeTails{{"cmd", "agree"}, {"side", "tails"}};
inline const Json kFaces{{"cmd", "faces"}, {"swap", false}}, kToss{{"cmd", "toss"}};

inline Json battle_with_dice() {
    Json battle = kit::small_battle();
    battle["rules"]["dice"] = 6;
    return battle;
}

inline std::unique_ptr<Battle> new_game(const Json& start) {
    return std::make_unique<Battle>(rules::GameSession<CoinWars>(CoinWars::start(start).value(), 1));
}

using File = rules::Record;

inline Ledger ledger_in(const File& file) { return ledger_from(file.about["remote"]).value(); }

// A player at their own machine.
struct Player {
    explicit Player(const Self& who, const Json& start = battle_with_dice()) : self(who), game(new_game(start)) {}

    void lay(bool trusted) {
        Ledger ledger = Host::new_ledger(self, {0});
        ledger.trusted = trusted;
        table = std::make_unique<Correspondence>(self, ledger, *game);
    }
    File file() const {
        File file = game->record();
        file.about["remote"] = to_json(table->ledger());
        return file;
    }
    // Opens a file like the program: checks it by itself, then against this player's game. Returns the refusal, or
    // empty.
    std::string open(const File& file) {
        if (!CoinWars::start(file.start) || !file.about.contains("remote")) return "malformed";
        const auto theirs = ledger_from(file.about["remote"]);
        if (!theirs || first_violation(*theirs, file, *new_game(file.start))) return "changed";
        const auto seat = seated(*theirs, self, {0, 1});
        if (!seat) return "others";
        Ledger own = *seat;
        if (table) own = table->ledger();
        if (!table) own.steps.clear(), own.fixed.clear(), own.revision = 0;
        auto letter = letter_of(own, game->record(), *theirs, file);
        if (!letter) return letter.error();
        table = std::make_unique<Correspondence>(self, own, *game, std::move(*letter));
        while (table->catching_up()) table->next();
        CHECK(table->take_notices().empty());
        return "";
    }
    bool holds() const { return table->holder() == table->me(); }
    std::string ask(const Json& command) {
        const auto refusal = table->ask(command);
        return refusal ? refusal->code : "";
    }

    Self self;
    std::unique_ptr<Battle> game;
    std::unique_ptr<Correspondence> table;
};

inline const Self& ann() {
    static const Self self = kit::self_of('a', "Ann");
    return self;
}
inline const Self& ben() {
    static const Self self = kit::self_of('b', "Ben");
    return self;
}

// Ann has agreed, and Ben has her file.
struct Two {
    explicit Two(bool trusted = false) {
        heads.lay(trusted);
        REQUIRE(heads.ask(kAgreeHeads).empty());
        first = heads.file();
        REQUIRE(tails.open(first).empty());
    }
    // The player in charge acts at random until it is the other's turn, who then opens the file. Plays to the end or
    // for this many steps; returns the number of files.
    int play(std::size_t steps, std::uint64_t seed) {
        core::Random random(seed);
        int files = 0;
        for (int tries = 0; tries < 20'000 && heads.game->steps() < steps && !over(); ++tries) {
            Player& player = heads.holds() ? heads : tails;
            Player& other = heads.holds() ? tails : heads;
            if (player.holds())
                (void)player.ask(CoinWars::to_json(kit::propose(player.game->session().match(), random)));
            if (!player.table->to_send()) continue;
            ++files;
            CHECK(other.open(player.file()).empty());
            if (other.table->to_send()) CHECK(player.open(other.file()).empty());
        }
        return files;
    }

    bool over() const {
        using rules::coin_wars::Phase;
        return heads.game->session().match().phase == Phase::Over && tails.game->session().match().phase == Phase::Over;
    }

    Player heads{ann()}, tails{ben()};
    File first;
};

}  // namespace by_file
