#include "game/coin_wars/screens/replay/battle_postcard.h"

#include <algorithm>

#include "engine/core/box.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/replay/postcard_frame.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

// Pixels of the picture.
constexpr double kCard = 350, kMargin = 26, kPad = 24;
constexpr double kBig = 40, kUsual = 26, kSmall = 22, kLineStep = 1.16;
constexpr double kLargest = 1.45;  // times these sizes, if they fit

struct Written {
    Phrase text;
    double size;   // pixels per em
    double above;  // pixels above the line
};

Phrase who(const Replay& replay, const profile::SetUp& set_up, cw::Side side) {
    const cw::Scenario& scenario = *replay.end().scenario;
    const Phrase name = player_label(set_up, scenario, side), display_name = table::display_name(scenario, side);
    return name.empty() ? display_name : say("{1} ({2})", name, display_name);
}

Phrase how_to_try(const Origin& origin) {
    if (const auto quick = battles::quick_named(origin.set_up.battle))
        return say("Try it yourself: Ten minutes, code {1}", plain(battles::code_of(*quick)));
    if (!origin.set_up.battle.empty()) return say("Try it yourself: coinwars {1}", plain(origin.set_up.battle));
    if (!origin.file.empty()) return say("Its replay: {1}", plain(origin.file));
    return {};
}

Phrase ring_of(cw::Side side) { return side == cw::Side::Heads ? say("blue") : say("orange"); }

Phrase outcome_of(const cw::Match& end) {
    if (!end.outcome || !end.outcome->winner) return say("A draw");
    const cw::Side winner = *end.outcome->winner, loser = cw::other(winner);
    return say("{1} ({2}) beat {3} ({4}) in round {5}", table::display_name(*end.scenario, winner), ring_of(winner),
               table::display_name(*end.scenario, loser), ring_of(loser), end.turn);
}

std::vector<Written> text_of(const Replay& replay, const Origin& origin) {
    const cw::Match& end = replay.end();
    std::vector<Written> text{{battles::title_words(end.scenario->title), kBig, 0}, {outcome_of(end), kBig * 0.75, 8}};
    // Sides without player names are already in the outcome.
    const bool nameless = player_label(origin.set_up, *end.scenario, cw::Side::Heads).empty() &&
                          player_label(origin.set_up, *end.scenario, cw::Side::Tails).empty();
    if (!nameless || !end.outcome || !end.outcome->winner)
        text.push_back({say("{1} against {2}", who(replay, origin.set_up, cw::Side::Heads),
                            who(replay, origin.set_up, cw::Side::Tails)),
                        kUsual, 14});
    const auto& swings = replay.timeline().swings;
    if (!swings.empty())
        text.push_back({say("Round {1}: {2}", swings.front().turn, swings.front().sentence), kUsual, 20});
    const Phrase turns = say_many(end.turn, "{1} round", "{1} rounds");
    text.push_back({origin.day.empty() ? turns : joined({turns, plain(origin.day)}, rules::comma()), kSmall, 20});
    if (const Phrase hint = how_to_try(origin); !hint.empty()) text.push_back({hint, kSmall, 14});
    text.push_back({plain("Coin Wars"), kUsual, 22});
    return text;
}

// Breaks the text into lines that fit; a word that is too long has its own line.
std::vector<std::string> wrapped(const ui::Ui& ui, const Phrase& phrase, double size, double width) {
    const double times = size / (33 * ui.scale());  // Type::Hand is 33 points
    std::vector<std::string> lines(1);
    const std::string text = ui.translated(phrase);
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        const std::string word = text.substr(from, to - from);
        const std::string longer = lines.back().empty() ? word : lines.back() + " " + word;
        if (!lines.back().empty() && ui.text_width(plain(longer), ui::Type::Hand) * times > width)
            lines.push_back(word);
        else
            lines.back() = longer;
        from = to + 1;
    }
    return lines;
}

// Sets the text as large as fits.
render::SheetSprite written_card(const ui::Ui& ui, const std::vector<Written>& text, Vec2 half, double scale) {
    render::SheetSprite sheet;
    sheet.half_size = half;
    sheet.angle = -0.008;
    sheet.red = 0.86, sheet.green = 0.79, sheet.blue = 0.64;
    sheet.corner_lift = 6 / scale;
    sheet.moving = true;  // above the ground's papers
    const double width = 2 * half.x * scale - 2 * kPad, room = 2 * half.y * scale - 2 * kPad;
    for (double shrink = kLargest; shrink > 0.4; shrink -= 0.05) {
        sheet.ink.clear();
        double y = 0;
        for (const Written& part : text) {
            const double size = part.size * shrink;
            y += part.above * shrink;
            for (const std::string& line : wrapped(ui, part.text, size, width)) {
                y += size * kLineStep;
                sheet.ink.push_back({line, {-half.x + kPad / scale, half.y - (kPad + y) / scale}, size / scale});
            }
        }
        if (y <= room) break;
    }
    return sheet;
}

// Marks the step's moves and losses.
void mark_step(render::Scene& scene, const rules::Step<cw::CoinWars>& step) {
    for (const cw::Event& event : step.events) {
        if (const auto* moved = get_if<cw::Moved>(&event))
            scene.lines.push_back(
                {.points = {moved->from, moved->to}, .width = 0.08, .ink = render::Ink::Amber, .above = true});
        if (const auto* fell = get_if<cw::Fell>(&event)) {
            const double radius = step.before.type(fell->coin).radius();
            scene.halos.push_back({.at = fell->at, .radius = radius + 0.12, .ink = render::Ink::Red});
            if (fell->by != cw::kNoCoin && step.before.on_table(fell->by))
                scene.halos.push_back({.at = step.before.coin(fell->by).at,
                                       .radius = step.before.type(fell->by).radius() + 0.12,
                                       .ink = render::Ink::Amber});
        }
    }
}

// Returns the places involved in the step.
std::vector<Vec2> places_of(const rules::Step<cw::CoinWars>& step) {
    std::vector<Vec2> places;
    for (const cw::Event& event : step.events) {
        if (const auto* moved = get_if<cw::Moved>(&event)) places.insert(places.end(), {moved->from, moved->to});
        if (const auto* blow = get_if<cw::Attacked>(&event))
            for (const int coin : {blow->strike.attacker, blow->strike.target})
                if (step.before.on_table(coin)) places.push_back(step.before.coin(coin).at);
        if (const auto* fell = get_if<cw::Fell>(&event)) places.push_back(fell->at);
    }
    return places;
}

}  // namespace

std::size_t decisive_step(const Replay& replay) {
    const auto& swings = replay.timeline().swings;
    return swings.empty() ? std::max<std::size_t>(1, replay.steps()) - 1 : swings.front().step;
}

Postcard postcard_of(const Replay& replay, const Origin& origin, const ui::Ui& ui) {
    const std::size_t step = decisive_step(replay);
    const cw::Match& match = replay.match_at(step);
    Postcard card{table::resting_scene(match, {}), {}, step, {}};
    std::erase_if(card.scene.coins, [](const render::CoinSprite& coin) { return coin.at.x < 0; });
    card.scene.yardstick = false;
    const Vec2 room{kPostcardWidth - kCard - 2 * kMargin, kPostcardHeight - kMargin};
    const auto happened = step < replay.steps() ? places_of(replay.played()[step]) : std::vector<Vec2>();
    const core::Box part = postcard_frame(match, happened, room.x / room.y);
    const double scale = std::min(room.x / part.width(), room.y / part.height());
    table::write_grounds(card.scene, *match.scenario, card.scene, ui.catalogue(), {.scale = scale, .on_felt = false});
    table::keep_what_fits(card.scene, scale);
    if (step < replay.steps()) mark_step(card.scene, replay.played()[step]);
    const std::vector<Written> text = text_of(replay, origin);
    for (const Written& line : text) card.lines.push_back(line.text);
    const Vec2 half{kCard / 2 / scale, (kPostcardHeight / 2.0 - kMargin) / scale};
    render::SheetSprite sheet = written_card(ui, text, half, scale);
    // Centre the part in the area beside the card.
    const double free = (kPostcardWidth - kCard - kMargin) / scale, middle = part.center().y;
    const double left = part.center().x - free / 2, right = left + kPostcardWidth / scale;
    sheet.center = {right - kMargin / scale - half.x, middle};
    card.scene.sheets.push_back(std::move(sheet));
    card.view.center = {(left + right) / 2, middle};
    card.view.scale = scale;
    card.view.width = kPostcardWidth;
    card.view.height = kPostcardHeight;
    return card;
}

}  // namespace screens
