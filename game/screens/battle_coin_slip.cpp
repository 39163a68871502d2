// The slip of one coin: who it is, what counts for it, what a click would do and how that ends.

#include "game/screens/battle_view.h"
#include "game/table/look.h"

namespace screens {

namespace {

using ui::Print;
using ui::Rect;
using ui::Type;
namespace palette = ui::palette;

constexpr double kLeastHeight = 430;  // points

std::string traits(const cw::CoinType& type) {
    std::string words;
    const auto add = [&](bool has, const char* text) {
        if (!has) return;
        if (!words.empty()) words += '\n';
        words += text;
    };
    add(type.long_range, "Long Range: fires at an enemy if the card touches both.");
    add(type.charge, "Charge: moves and strikes in one action, then goes on.");
    add(type.command, "Command: leads others.");
    add(type.spy, "Spy: destroys a single coin whatever its Defense.");
    add(type.armored, "Armored: no single coin destroys it.");
    return words;
}

class CoinSlip {
public:
    CoinSlip(Battle& battle, int coin) : battle_(battle), ui_(battle.app.ui()), coin_(coin) {}

    void draw(bool narrow);

private:
    void head();
    void short_head();
    void scores();
    void what_it_may_do();
    void aimed();
    void buttons();
    const cw::Match& match() const { return battle_.match(); }
    std::string name(int coin) const { return table::called(battle_.game.scenario(), coin); }
    std::vector<std::string> title_lines(const std::string& title, double width) const;
    void strike_row(std::string_view label, const std::string& numbers, const std::string& result, bool bad);
    void odds(const cw::Odds& odds);
    std::string click_words(const table::Aim& aim) const;

    Battle& battle_;
    ui::Ui& ui_;
    int coin_;
};

void CoinSlip::head() {
    const cw::CoinType& type = match().type(coin_);
    const double size = ui_.px(84), indent = size + ui_.px(18);
    const std::string title = name(coin_);
    const std::vector<std::string> lines = title_lines(title, ui_.rest().width() - indent);
    const Type kind = lines.size() == 1 && ui_.text_width(title, Type::Name) <= ui_.rest().width() - indent
                          ? Type::Name
                          : Type::Heading;
    const Rect rect = ui_.take(std::max(size, ui_.px(lines.size() > 1 ? 98 : 84)));
    render::CoinSprite sprite = table::sprite(battle_.game.scenario(), coin_);
    sprite.angle = 0;
    battle_.app.portrait(ui::sized({rect.x0, rect.y0}, size, size), sprite);

    double y = rect.y0 - ui_.px(kind == Type::Name ? 12 : lines.size() > 1 ? 16 : 4);
    const auto line = [&](std::string_view words, const Print& how) {
        ui_.place({rect.x0 + indent, y, rect.x1, y + ui_.line_height(how.type)});
        ui_.text(words, how);
        y += ui_.line_height(how.type);
    };
    for (const std::string& words : lines) line(words, {.type = kind});
    y += ui_.px(3);
    const std::string side = table::called(battle_.game.scenario(), match().side_of(coin_));
    line(title == type.title ? side : type.title + ", " + side,
         {.type = Type::Pen, .colour = palette::kSoft});
    char edge[64];
    std::snprintf(edge, sizeof edge, "%s · %g in edge", match().id(coin_).c_str(), type.move);
    line(edge, {.type = Type::Small, .colour = palette::kSoft});
}

// One line where the name is short enough; else two, broken between words.
std::vector<std::string> CoinSlip::title_lines(const std::string& title, double width) const {
    if (ui_.text_width(title, Type::Name) <= width) return {title};
    std::size_t cut = title.size();
    while (cut != std::string::npos && cut > 0 && ui_.text_width(title.substr(0, cut), Type::Heading) > width)
        cut = title.rfind(' ', cut - 1);
    if (cut == std::string::npos || cut == 0) cut = title.size();
    if (cut == title.size()) return {title};
    return {title.substr(0, cut), title.substr(cut + 1)};
}

void CoinSlip::scores() {
    ui_.rule();
    const Rect head = ui_.take(ui_.line_height(Type::Small));
    ui_.place({head.x0, head.y0, head.center().x - ui_.px(4), head.y1});
    ui_.caption("OFFENSE");
    ui_.place({head.center().x, head.y0, head.x1, head.y1});
    ui_.caption("DEFENSE");
    ui_.space(-8);
    const Rect rect = ui_.take(ui_.line_height(Type::Figure));
    const auto score = [&](double x, const cw::Score& one) {
        const std::string figure = std::to_string(one.value);
        const double width = ui_.text_width(figure, Type::Figure) + 2;
        ui_.place({x, rect.y0, x + width, rect.y1});
        ui_.text(figure, {.type = Type::Figure});
        double y =
            rect.y1 - ui_.px(8) - ui_.line_height(Type::Small) * static_cast<double>(one.reasons.size());
        for (const std::string& reason : one.reasons) {
            const std::string words = reason.starts_with("own strength") ? "own strength" : reason;
            ui_.place({x + width + ui_.px(10), y, x + rect.width() / 2, y + ui_.line_height(Type::Small)});
            ui_.text(words, {.type = Type::Small, .colour = palette::kSoft});
            y += ui_.line_height(Type::Small);
        }
    };
    score(rect.x0, cw::offense(match(), coin_));
    score(rect.x0 + rect.width() / 2, cw::defense(match(), coin_));
    const std::string words = traits(match().type(coin_));
    if (!words.empty()) ui_.text(words, {.type = Type::Small, .colour = palette::kSoft});
}

void CoinSlip::what_it_may_do() {
    if (!battle_.playing() || !match().on_table(coin_) || battle_.pointing.plan().strike) return;
    ui_.rule();
    const cw::Options options = cw::legal(match(), coin_);
    std::string words;
    if (options.refusal) {
        words = options.refusal->message;
    } else {
        char text[96];
        if (options.can_move) {
            std::snprintf(text, sizeof text, "May move up to %.2f in.", options.reach);
            words = text;
        }
        const std::size_t targets = battle_.pointing.selected() == coin_
                                        ? battle_.pointing.survey().targets.size()
                                        : options.targets.size();
        if (targets > 0)
            words +=
                " Can strike " + std::to_string(targets) + (targets == 1 ? " enemy now." : " enemies now.");
        if (targets == 0) words += " No enemy can be struck from here.";
    }
    ui_.text(words, {.type = Type::Small, .colour = palette::kSoft});
}

void CoinSlip::strike_row(std::string_view label, const std::string& numbers, const std::string& result,
                          bool bad) {
    const Rect rect = ui_.take(ui_.line_height(Type::Body));
    const auto cell = [&](double from, double to, std::string_view words, const Print& how) {
        ui_.place({rect.x0 + rect.width() * from, rect.y0, rect.x0 + rect.width() * to, rect.y1});
        ui_.text(words, how);
    };
    // Without the name where that is too long.
    const bool fits = ui_.text_width(result, Type::Body) <= rect.width() * 0.42;
    const std::string short_result = result.substr(result.rfind(' ') + 1);
    cell(0, 0.36, label, {});
    cell(0.36, 0.58, numbers, {.type = Type::Strong});
    cell(0.58, 1, fits ? result : short_result,
         {.colour = bad ? palette::kAccent : palette::kSoft, .align = ui::Align::Right});
}

void CoinSlip::odds(const cw::Odds& odds) {
    const cw::Scenario& scenario = battle_.game.scenario();
    strike_row("Strikes", table::compared(odds.strike), table::fate(scenario, odds.strike), false);
    if (odds.back)
        strike_row("Struck back", table::compared(*odds.back), table::fate(scenario, *odds.back),
                   odds.back->beats);
    else
        strike_row("Struck back", "none", table::silence(odds.no_back), false);
}

std::string CoinSlip::click_words(const table::Aim& aim) const {
    if (aim.strike) return "Click to choose this strike, then where it goes.";
    const std::string way = table::in_inches(aim.distance);
    if (aim.act == table::Act::Move && !aim.met.empty())
        return "Click: moves " + way + ", meets " + name(aim.met.front()) + ".";
    if (aim.act == table::Act::Move && aim.target != cw::kNobody)
        return "Click: moves " + way + " towards " + name(aim.target) + ".";
    if (aim.act == table::Act::Move) return "Click: moves " + way + ".";
    if (aim.act == table::Act::Attack)
        return std::string("Click: ") + (aim.ranged ? "fires at " : "strikes ") + name(aim.target) + ".";
    if (battle_.pointing.plan().strike && aim.contacts.empty()) return "Click: strikes and stays there.";
    return battle_.pointing.plan().strike ? "Click: strikes, then goes " + way + " on."
                                          : "Click: charges " + name(aim.target) + ".";
}

void CoinSlip::aimed() {
    const table::Aim& aim = battle_.pointing.aim();
    if (battle_.pointing.selected() != coin_ || aim.coin != coin_) return;
    ui_.rule();
    if (aim.target != cw::kNobody)
        ui_.text("AIM AT " + name(aim.target) + " " + match().id(aim.target),
                 {.type = Type::Small, .colour = palette::kAccent});
    if (aim.odds) odds(*aim.odds);
    if (aim.refusal) {
        ui_.text(aim.refusal->message + " (" + aim.refusal->rule + ")", {.colour = palette::kAccent});
        return;
    }
    if (!aim.legal()) return;
    ui_.text(click_words(aim));
    if (aim.act != table::Act::Attack && !aim.threats.empty())
        ui_.text(std::to_string(aim.threats.size()) + (aim.threats.size() == 1 ? " enemy" : " enemies") +
                     " could strike it there.",
                 {.type = Type::Small, .colour = palette::kSoft});
}

void CoinSlip::buttons() {
    Pointing& pointing = battle_.pointing;
    if (pointing.selected() != coin_) return;
    const table::Aim& aim = pointing.aim();
    if (pointing.held()) {
        ui_.row({1, 1});
        const std::string label =
            aim.instead ? "Go " + table::in_inches(aim.distance) + " instead" : "No other way";
        if (ui_.button(label, ui::Look::Accent, aim.instead.has_value())) return battle_.take_offer();
        if (ui_.button("Leave it")) pointing.step_back(match());
        return;
    }
    if (!pointing.plan().strike) return;
    ui_.row({1, 1});
    const table::Strike strike = *pointing.plan().strike;
    if (ui_.button("Strike and stay", ui::Look::Accent))
        return battle_.submit(
            cw::Charge{match().id(coin_), strike.via, match().id(strike.target), std::nullopt});
    if (ui_.button("Take back")) pointing.step_back(match());
}

// Where room is short, what is aimed comes before what the coin is.
void CoinSlip::draw(bool narrow) {
    const bool is_aimed = battle_.pointing.selected() == coin_ && battle_.pointing.aim().coin == coin_;
    if (narrow && is_aimed) {
        short_head();
    } else {
        head();
        scores();
        what_it_may_do();
    }
    aimed();
    buttons();
}

void CoinSlip::short_head() {
    const std::string scores = std::to_string(cw::offense(match(), coin_).value) + " / " +
                               std::to_string(cw::defense(match(), coin_).value);
    ui_.heading(name(coin_) + "  " + scores);
}

// How the battle stands, where no coin is looked at.
void draw_standing(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const cw::Match& match = battle.match();
    ui.heading(battle.game.scenario().title);
    const int turns = battle.game.scenario().victory.turns;
    if (turns > 0) ui.caption("Turn " + std::to_string(match.turn) + " of " + std::to_string(turns));
    ui.rule();
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        int left = 0, all = 0, ready = 0;
        for (int coin = 0; coin < match.count(); ++coin) {
            if (match.side_of(coin) != side) continue;
            ++all;
            left += match.on_table(coin);
            ready += table::may_act(match, coin);
        }
        ui.sign(sign_of(side), table::called(battle.game.scenario(), side), {.type = Type::Strong});
        std::string words = std::to_string(left) + " of " + std::to_string(all) + " coins, purse " +
                            table::in_money(match.purse[cw::index(side)]);
        if (const auto& goal = battle.game.scenario().victory.goals[cw::index(side)];
            goal && goal->coins > 0) {
            int lost = 0;
            for (int coin = 0; coin < match.count(); ++coin)
                lost += match.side_of(coin) == goal->side && match.coin(coin).place == cw::Place::Fallen;
            words += "\nWins by taking " + std::to_string(goal->coins) + " coins: " + std::to_string(lost) +
                     " so far.";
        }
        if (battle.playing() && match.side == side)
            words.append("\n").append(std::to_string(ready)).append(" may still act.");
        ui.text(words, {.type = Type::Small, .colour = palette::kSoft});
    }
    ui.rule();
    ui.text("Click a coin to select it.", {.type = Type::Small, .colour = palette::kSoft});
}

}  // namespace

double draw_coin_slip(Battle& battle, double top) {
    const Layout layout = layout_of(battle);
    ui::Ui& ui = battle.app.ui();
    const int coin =
        battle.pointing.selected() != cw::kNobody ? battle.pointing.selected() : battle.pointing.hovered();
    if (coin == cw::kNobody && layout.narrow) return top;
    // As high with little in it as with much, so that the log below keeps its place.
    const double least = layout.narrow ? 0 : top + ui.px(kLeastHeight - 24);
    const std::string_view name = coin == cw::kNobody ? "standing" : "coin";
    const Rect rect = ui.slip(name, {layout.slips.x0, top}, layout.slips.width(), layout.slips.y1 - top, [&] {
        if (coin == cw::kNobody) {
            draw_standing(battle);
        } else {
            CoinSlip(battle, coin).draw(layout.narrow);
        }
        if (const double room = least - ui.rest().y0; room > 0) ui.take(room);
    });
    return rect.y1 + ui.px(24);
}

}  // namespace screens
