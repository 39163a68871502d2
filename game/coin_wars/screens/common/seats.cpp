#include "game/coin_wars/screens/common/seats.h"

#include <algorithm>
#include <array>

#include "engine/ui/even_rows.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/rules/display_names.h"

namespace screens {

namespace {

// Draws the choice of the computer's temper for this side; nothing for a person. True if it changed.
bool draw_tempers(ui::Ui& ui, std::string& bot, const words::Phrase& side) {
    const bots::Level* level = bots::find_level(bot);
    if (!level) return false;
    const bots::Temper now = bots::temper_of(bot);
    bool changed = false;
    ui.remark(words::say("{1}: {2}", side, bots::about(now)));
    constexpr std::array kTempers{bots::Temper::Hold, bots::Temper::Balanced, bots::Temper::Press};
    std::vector<words::Phrase> names;
    for (const bots::Temper temper : kTempers) names.emplace_back(bots::display_name(temper));
    ui::even_rows(ui, ui::RowOf::Choices, names);
    for (const bots::Temper temper : kTempers) {
        ui.in_row_of(side);
        if (!ui.choice(bots::display_name(temper), {}, temper == now) || temper == now) continue;
        bot = bots::name_of(*level, temper);
        changed = true;
    }
    return changed;
}

}  // namespace

bool draw_seats(ui::Ui& ui, std::array<std::string, 2>& seats, const std::array<words::Phrase, 2>& sides,
                std::optional<std::size_t> only) {
    bool changed = false;
    const auto row = [&](const words::Phrase& name, std::string_view key) {
        if (!only) ui.row({1, 1});
        for (std::string& bot : seats) {
            if (only && &bot != &seats[*only]) continue;
            ui.in_row_of(sides[static_cast<std::size_t>(&bot - seats.data())]);
            const bots::Level* now = bots::find_level(bot);
            const bool chosen = now ? now->key == key : bot == key;
            if (!ui.choice(name, {}, chosen) || chosen) continue;
            const bots::Level* level = bots::find_level(key);
            bot = level ? bots::name_of(*level, bots::temper_of(bot)) : std::string();
            changed = true;
        }
    };
    row(words::say("A person"), "");
    for (const bots::Level& level : bots::levels()) row(level.name, level.key);
    for (std::size_t side = 0; side < 2; ++side)
        if (!only || side == *only) changed = draw_tempers(ui, seats[side], sides[side]) || changed;
    return changed;
}

words::Phrase player_label(const profile::SetUp& set_up, const cw::Scenario& scenario, cw::Side side) {
    using cw::index;
    if (const bots::Level* level = bots::find_level(set_up.bots[index(side)])) return level->name;
    const std::string& name = set_up.players[index(side)];
    const bool says_nothing =
        name == (index(side) == 0 ? "Heads" : "Tails") || name == words::english(cw::display_name(scenario, side));
    return says_nothing ? words::Phrase() : words::plain(name);
}

words::Phrase players_of(const std::array<std::string, 2>& names, const std::array<std::string, 2>& seats) {
    const std::array levels{bots::find_level(seats[0]), bots::find_level(seats[1])};
    const auto& [first, second] = names;
    if (levels[0] && levels[1]) return words::say("{1} against {2}", levels[0]->name, levels[1]->name);
    if (levels[0] || levels[1])
        return words::say("You against the computer ({1})", (levels[0] ? levels[0] : levels[1])->name);
    if (first.empty() || second.empty()) return words::say("2 players");
    return words::say("{1} against {2}", words::plain(first), words::plain(second));
}

namespace {

// True if a person fought a bot of this level, or with `beaten`, beat it.
bool has_met(const std::vector<ladder::Result>& fought, std::string_view level, bool beaten) {
    return std::ranges::any_of(fought, [&](const ladder::Result& result) {
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (result.seats[seat].bot == level && result.seats[1 - seat].person())
                return !beaten || result.winner == 1 - seat;
        return false;
    });
}

}  // namespace

std::string strength_after(const std::vector<ladder::Result>& fought, const std::string& level) {
    const auto levels = bots::levels();
    const auto now = std::ranges::find(levels, level, &bots::Level::key);
    if (now == levels.end() || now + 1 == levels.end()) return level;
    const auto next = now + 1;
    return has_met(fought, level, true) && !has_met(fought, next->key, false) ? std::string(next->key) : level;
}

std::string first_strength(BattleApp& app) {
    return strength_after(profile::load_results(app.profile()), std::string(bots::levels().front().key));
}

std::array<std::string, 2> bots_offered(const LastSeats& last, const std::vector<ladder::Result>& fought) {
    if (!last.bots) return {"", strength_after(fought, std::string(bots::levels().front().key))};
    std::array<std::string, 2> bots = *last.bots;
    if (bots[0].empty() == bots[1].empty()) return bots;
    std::string& level = bots[bots[0].empty() ? 1 : 0];
    level = strength_after(fought, level);
    return bots;
}

std::array<std::string, 2> bots_offered(BattleApp& app) {
    return bots_offered(app.settings().seats, profile::load_results(app.profile()));
}

std::string strength_of(const std::array<std::string, 2>& seats) {
    const bots::Level* weakest = nullptr;
    for (const std::string& seat : seats) {
        const bots::Level* level = bots::find_level(seat);
        if (level && (!weakest || level < weakest)) weakest = level;
    }
    return weakest ? std::string(weakest->key) : "general";
}

words::Phrase about_player(const std::string& bot) {
    const bots::Level* level = bots::find_level(bot);
    return level ? words::Phrase(level->about) : words::Phrase();
}

}  // namespace screens
