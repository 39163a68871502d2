#pragma once
// A table of Coin Wars the RPG in a few lines of text: Characters, the row of Scenes, and the faces of
// coins.
//
//   Table t({"Brain 3N, Cool 5"}, {"Intellectual 3"});
//   t.play("TTT/HHH burn")   ->  "0-9 blow 9 extra 6; Brain 3P, Cool 5P; 3; own_toss"

#include "game/kit/session/game_session.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"
#include "tests/support/coin_rpg_heroes.h"

namespace kit {

using rpg::CoinRpg;

// Gives scripted faces and rolls. A draw without a script takes the first card; a toss without one fails the test.
class ScriptedHand : public rules::Hand {
public:
    std::vector<int> rolls;
    rules::Face toss(core::Random&) override {
        FAIL("a coin was tossed that no test wrote down");
        return rules::Face::Heads;
    }
    int roll(int sides, core::Random&) override {
        if (rolls.empty()) return 1;
        const int shown = rolls.front();
        REQUIRE(shown <= sides);
        rolls.erase(rolls.begin());
        return shown;
    }
};

inline rules::Json table_json(std::size_t players, const rules::Json& options) {
    rules::Json json{{"players", rules::Json::array()}, {"options", options}};
    for (std::size_t i = 0; i < players; ++i) json["players"].push_back("Player " + std::to_string(i));
    return json;
}

class Table {
public:
    // Plays up to the start of the first Scene, with the Scenes in the order given; without heroes, does nothing.
    // Default options: no minimum for the row, Powers in use, otherwise the rule book's.
    Table(const std::vector<std::string>& heroes, const std::vector<std::string>& scenes,
          const rules::Json& options = rules::Json::object(), std::size_t players = 0)
        : session_(begun(players > 0 ? players : heroes.size(), options), 1) {
        for (std::size_t i = 0; i < heroes.size(); ++i) {
            const std::string name = "Hero " + std::to_string(i);
            do_(rpg::ReuseCharacter{static_cast<int>(i), rpg::claim_of(sheet(name, heroes[i]))});
            named_.push_back(wanted(heroes[i]).named);
            std::ranges::sort(named_.back());
        }
        if (heroes.empty()) return;
        each_done<rpg::DoneSpending>();
        if (!scenes.empty()) write(scenes);
    }

    void write(const std::vector<std::string>& scenes) {
        for (std::size_t i = 0; i < scenes.size(); ++i)
            do_(rpg::AddScene{static_cast<int>(i % match().seats.size()), "", parts(scenes[i]), "A card."});
        each_done<rpg::FinishScenes>();
        do_(rpg::DrawScenes{static_cast<int>(scenes.size())});
    }

    template <class C>
    void each_done() {
        for (int seat = 0; seat < match().players(); ++seat) do_(C{seat});
    }

    const rpg::Match& match() const { return session_.match(); }
    rules::GameSession<CoinRpg>& session() { return session_; }
    ScriptedHand& hand() { return hand_; }
    // The seat whose turn it is; after the last turn, the first seat.
    int seat() const {
        const auto playing = static_cast<std::size_t>(match().playing);
        return playing < match().order.size() ? match().order[playing] : 0;
    }

    // Submits a command that must be legal; returns its events.
    rpg::Events do_(const rpg::Command& command) {
        const auto events = session_.submit(command, hand_);
        REQUIRE_MESSAGE(events, CoinRpg::to_json(command).dump() << ": " << words::english(events.error().message));
        return *events;
    }
    // Returns the code of the refusal, or "" if it is legal; changes nothing.
    std::string refused(const rpg::Command& command) const {
        const auto refusal = CoinRpg::check(match(), command);
        return refusal ? refusal->code : "";
    }

    int value(Trait trait, int seat = 0) const { return match().character(seat).values[trait]; }
    std::string hurt(Trait trait, int seat = 0) const {  // "3N"
        return std::to_string(value(trait, seat)) +
               std::string("PNDQ")[static_cast<std::size_t>(rpg::effective_coin(match().character(seat), trait))];
    }
    std::string phase() const { return rpg::word(match().phase); }
    std::string scores() const {
        std::string text;
        for (int i = 0; i < match().contests(); ++i) {
            if (!match().contest(i).is_open()) continue;
            const rpg::Score score = rpg::score(match(), i);
            text.append(text.empty() ? "" : " ").append(std::to_string(score.character()));
            text.append("-").append(std::to_string(score.scene()));
        }
        return text;
    }
    // Returns "2,0 M1": Scene coins by contest, and margins of beaten ones.
    std::string contests() const {
        std::string text;
        for (const rpg::Contest& contest : match().turn.contests) {
            text.append(text.empty() ? "" : ", ").append(std::to_string(contest.scene_coins));
            if (!contest.is_open()) text.append(" M").append(std::to_string(contest.margin));
        }
        return text;
    }
    // Returns "Brain 0N, Cool 5P; 3; at_zero": the named Traits of the hero whose turn it is.
    std::string seen() const {
        const int who = seat();
        std::string text;
        for (const Trait trait : named_[static_cast<std::size_t>(who)])
            text.append(text.empty() ? "" : ", ")
                .append(trait_words()[static_cast<std::size_t>(trait)].first)
                .append(" ")
                .append(hurt(trait, who));
        return text.append("; ").append(contests()).append("; ").append(phase());
    }

    void toss(const std::string& faces) { do_(rpg::Toss{seat(), faces}); }
    void call(const std::string& faces) { do_(rpg::CallScene{seat(), faces}); }
    void settle() { do_(rpg::Settle{seat()}); }
    void decide(rpg::AtZeroChoice choice) { do_(rpg::DecideAtZero{seat(), choice}); }
    void narrate() { do_(rpg::Narrate{seat(), "It went as it went."}); }
    // Plays a whole round; returns its result.
    std::string round(const std::string& own, const std::string& scene) {
        if (match().phase == rpg::Phase::OwnToss) toss(own);
        call(scene);
        return settled();
    }
    std::string settled() {
        std::string text = scores();
        settle();
        for (const rpg::AtZeroCase& at_zero : match().turn.at_zero)
            text.append(" blow ")
                .append(std::to_string(at_zero.blow))
                .append(" extra ")
                .append(std::to_string(at_zero.extra));
        return text;
    }
    // Settles the round; returns its result and the state of the table.
    std::string end() {
        const std::string text = settled();
        return text + "; " + seen();
    }
    // Plays steps: "HHT/HHTT" for a round (own coins / the Scene's, "-" for none), "burn", "soak", "sit", "cool" and
    // "misc" (answers), "tell".
    std::string play(const std::string& script) {
        std::string text;
        for (const std::string& step : split(script, ' ')) {
            if (step == "burn")
                decide(rpg::AtZeroChoice::Burn);
            else if (step == "soak")
                decide(rpg::AtZeroChoice::Coolness);
            else if (step == "sit")
                decide(rpg::AtZeroChoice::SitOut);
            else if (step == "cool" || step == "misc")
                do_(rpg::ChooseAnswer{seat(), step == "cool" ? kCool : kMisc});
            else if (step == "tell")
                narrate();
            else {
                const std::size_t slash = step.find('/');
                const std::string own = step.substr(0, slash);
                text = round(own == "-" ? "" : own, step.substr(slash + 1));
            }
        }
        return text.append("; ").append(seen());
    }
    // Beats the Scene at once with all Heads against all Tails, or loses in the same way until the Character sits out.
    void beat() {
        answer();
        while (match().phase == rpg::Phase::OwnToss) {
            all('H', 'T');
            while (match().phase == rpg::Phase::AtZero) decide(rpg::AtZeroChoice::SitOut);
        }
        narrate();
    }
    void lose() {
        answer();
        while (match().phase == rpg::Phase::OwnToss) all('T', 'H');
        decide(rpg::AtZeroChoice::SitOut);
        narrate();
    }

private:
    static rpg::Match begun(std::size_t players, const rules::Json& options) {
        rules::Json all{{"easy_hard_minimum", false}, {"powers", true}};
        all.update(options);
        const auto start = CoinRpg::start(table_json(players, all));
        REQUIRE_MESSAGE(start, words::english(start.error().message));
        return *start;
    }
    void answer() {
        if (match().phase == rpg::Phase::Answer) do_(rpg::ChooseAnswer{seat(), kMisc});
    }
    void all(char own, char scene) {
        toss(std::string(rpg::coins_for(match(), rpg::Toss{seat()}).size(), own));
        call(std::string(rpg::coins_for(match(), rpg::CallScene{seat()}).size(), scene));
        settle();
    }

    rules::GameSession<CoinRpg> session_;
    ScriptedHand hand_;
    std::vector<std::vector<Trait>> named_;
};

}  // namespace kit
