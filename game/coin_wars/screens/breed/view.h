#pragma once
// All that the parts of the breeder's page share.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/screens/breed/breeder_options.h"
#include "game/coin_wars/screens/breed/breeder_worker.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/small_charts.h"

namespace screens {

enum class BreedSheet { Ask, Archive, Best, Chosen };
enum class BreedAsk { Nothing, Sets, Budget, Candidates, Bot, Ground, Name, Leave };
using BreedState = BreedBench::State;
// After the chosen one has its name.
enum class BreedNext { Stay, Laboratory };

inline constexpr std::size_t kBredName = 60;  // bytes at most

struct BreedView {
    BattleApp& app;
    BreedBench& bench;
    BreedChoice choice{};
    BreedBench::Known known{};
    std::vector<const lab::Bred*> best{};         // of what is known, the best first
    std::uint64_t version = 0;                    // of what is known
    std::optional<std::array<int, 3>> cell{};     // that is looked at; nothing: the best one's
    std::optional<std::array<int, 3>> touched{};  // under the pointer, or with the keyboard focus
    BreedSheet single = BreedSheet::Ask;          // where there is room for one
    BreedAsk ask = BreedAsk::Nothing;
    BreedNext next = BreedNext::Stay;
    std::string name{};  // that is being written
    bool name_fresh = false;
    Phrase notice{};
    std::map<int, std::string> kept{};  // by the candidate's number: its formation's key as LineUp has it
    double began = 0, rested = 0, paused_at = 0;  // seconds
    double batch_share = 0, batch_seconds = 0;    // when a batch came to its end last
    std::vector<std::string> battles{};           // names of battles whose ground can be chosen
    std::vector<Phrase> titles{};                 // of each
    std::vector<battles::CoinSet> sets{};

    // Null while nothing has been bred.
    const lab::Bred* chosen() const { return holder(cell); }
    const lab::Bred* holder(const std::optional<std::array<int, 3>>& of) const;
    bool breeds() const { return bench.at_work() || bench.state() == BreedBench::State::Paused; }
    // Points of the best one against this one, 0 to 1; nothing while they have not met, and of itself.
    std::optional<double> best_against(const lab::Bred& bred) const;
    std::optional<double> seconds_left() const;
    // What may be known has changed.
    void look();

    // --- what buttons ask for; actions.cpp
    void read_library();
    void change(const BreedChoice& changed);
    void start();
    void pause_or_go_on();
    void stop();
    void ask_name(BreedNext then);
    void keep_chosen();    // as a formation of one's own, by `name`
    void to_laboratory();  // the chosen one, against the line-ups chosen there
    void leave();          // asks first where something would be lost

private:
    double seconds_bred() const;
};

// "10 \u00d7 Nickel, 2 \u00d7 Penny".
Phrase coins_in_words(const lab::Force& force);
// From the middle of the line-up.
std::vector<PlacedCoin> places_of(const lab::Force& force);

// --- the parts, one file each
void draw_breed_rail(BreedView& view);
void draw_breed_controls(BreedView& view, const ui::Rect& rect);
void draw_archive(BreedView& view, const ui::Rect& rect);
void draw_bred_list(BreedView& view, const ui::Rect& rect);
void draw_bred(BreedView& view, const ui::Rect& rect);
void draw_breed_questions(BreedView& view);

}  // namespace screens
