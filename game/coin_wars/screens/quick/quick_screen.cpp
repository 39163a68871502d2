// Ten minutes: a small battle from a six-letter code. Beside the table are its name and code, in front of each side its
// cards; also the players, and the battle of the day, the same for everybody.

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/ui/small_print.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/quick/quick_table.h"
#include "game/kit/table/camera.h"
#include "game/profile/day.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

using battles::QuickChoice;

constexpr double kRoomyWidth = 1150, kRoomyHeight = 620;  // points: minimum size for cards on the table
constexpr double kPanel = 400, kGap = 14;                 // points
constexpr double kMatEdge = 0.35;                         // inches, around the mat

class Quick final : public BattleAppScreen {
public:
    Quick(BattleApp& app, const QuickChoice& choice)
        : BattleAppScreen(app), today_(profile::today()), results_(profile::load_results(app.profile())) {
        set_up_.players = app.settings().seats.players;
        set_up_.bots = bots_offered(app);
        set_up_.advice = app.settings().seats.advice;
        set_up_.at_once = true;
        lay(app, choice);
    }

    std::string_view name() const override { return "quick"; }
    std::optional<rules::Json> state() const override {
        return std::optional(
            rules::Json{{"code", battles::code_of(choice_)}, {"title", battle_->title}, {"picked", choice_.picked}});
    }

    void draw(BattleApp& app) override {
        ui::Ui& ui = app.ui();
        if (fonts_ != ui.fonts_built()) write_table(ui);
        const bool roomy = ui.width() >= kRoomyWidth * ui.scale() && ui.height() >= kRoomyHeight * ui.scale();
        roomy ? app.renderer().draw(table_->scene, view_for(ui, app)) : draw_wood(app);
        const Way way = draw_head(app, {say("Quick battle"), say("Title"), say("Begin at once")});
        if (way == Way::Out) app.go("title");
        if (way == Way::On) play(app);
        roomy ? draw_on_table(app) : draw_on_panels(app);
        draw_notice(app);
    }

private:
    // Called for another choice of a side's card, or another battle.
    void lay(BattleApp& app, const QuickChoice& choice) {
        auto battle = battles::quick_battle(app.library(), choice);
        if (!battle) return app.notify(battles::told(battle.error().front()));
        choice_ = choice;
        battle_ = std::move(*battle);
        preview_ = preview_of(battle_->scenario, Faces::AsWritten);
        write_table(app.ui());
    }
    void write_table(const ui::Ui& ui) {
        table_ = quick_table(*battle_, choice_, ui);
        fonts_ = ui.fonts_built();
    }
    void pick(BattleApp& app, cw::Side side, int card) {
        QuickChoice next = choice_;
        next.picked[cw::index(side)] = card;
        lay(app, next);
    }
    void play(BattleApp& app) {
        app.settings().seats.players = set_up_.players;
        app.settings().seats.bots = set_up_.bots;
        app.save_settings();
        set_up_.battle = battles::quick_name(choice_);
        set_up_.seed = app.seed();
        app.begin(beginning(set_up_, settled(app.library(), *battle_, set_up_)));
    }

    // --- the cards on the table, slips beside the mat
    render::View view_for(const ui::Ui& ui, const Drawing& drawing) const {
        table::Camera camera;
        camera.frame(whole_of(*table_), {{0, ui.top_bar_height()}, {ui.width(), ui.height()}}, drawing.width(),
                     drawing.height());
        camera.show_whole();
        return camera.view();
    }
    void draw_on_table(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const render::View view = view_for(ui, app);
        const Rect all{0, ui.top_bar_height(), ui.width(), ui.height()};
        std::optional<std::size_t> pressed;
        ui.overlay("cards", all, [&] {
            pressed = draw_quick_cards(app, *table_, view);
            for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) whose_row(ui, side, view);
        });
        const Vec2 upper = view.to_pixels({0, table_->scene.height}), lower = view.to_pixels({table_->scene.width, 0});
        const double gap = ui.px(kGap), from_mat = kMatEdge * view.scale + gap / 2;
        const double wide = std::min(ui.px(kPanel), upper.x - from_mat - gap), high = lower.y - upper.y + gap;
        ui.side_panel("battle", {upper.x - from_mat - wide, upper.y}, wide, high, [&] { about(app); });
        ui.side_panel("players", {lower.x + from_mat, upper.y}, wide, high, [&] { seats(app); });
        if (pressed) pick(app, table_->cards[*pressed].side, table_->cards[*pressed].number);
    }

    // Written on the wood to the left of a side's cards: their owner.
    void whose_row(ui::Ui& ui, cw::Side side, const render::View& view) const {
        const auto first = std::ranges::find(table_->cards, side, &QuickTable::Card::side);
        const Vec2 end = view.to_pixels({first->lies.low.x - kMatEdge, first->lies.center().y});
        const double left = ui.px(kGap), room = end.x - left;
        const bool own = is_own(side);
        const Phrase heading = heading_of(side);
        const Type wished = own ? Type::Strong : Type::Body,
                   type = ui.text_width(heading, wished) <= room ? wished : Type::Small;
        const Phrase above = ui::fitted(ui, heading, room),
                     below = ui::fitted(ui, own ? side_name(side) : bot_of(side), room);
        ui.paint().print({end.x - ui.text_width(above, type), end.y - ui.line_height(type)}, above, type,
                         own ? palette::kCream : palette::kCreamSoft);
        ui.paint().print({end.x - ui.text_width(below, Type::Small), end.y + ui.px(2)}, below, Type::Small,
                         palette::kCreamSoft);
    }
    bool is_own(cw::Side side) const { return set_up_.bots[cw::index(side)].empty(); }
    Phrase heading_of(cw::Side side) const { return is_own(side) ? say("Choose your force") : side_name(side); }
    Phrase bot_of(cw::Side side) const { return player_label(set_up_, battle_->scenario, side); }

    // --- in a small window
    void draw_on_panels(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const auto [left, right] = halves_of(ui, 1320);
        ui.side_panel("battle", {left.x0, left.y0}, left.width(), left.height(), [&] { about(app); });
        ui.side_panel("players", {right.x0, right.y0}, right.width(), right.height(), [&] {
            cards(app);
            ui.rule();
            seats(app);
            const Rect map = ui.take(std::round(ui.rest().width() * battles::kQuickHeight / battles::kQuickWidth));
            draw_preview(app, map, preview_);
        });
    }
    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        std::optional<std::size_t> pressed;
        for (std::size_t i = 0; i < table_->cards.size(); ++i) {
            const QuickTable::Card& card = table_->cards[i];
            if (card.number == 0) {
                const bool own = is_own(card.side);
                if (own) ui.heading(heading_of(card.side));
                ui.sign(sign_of(card.side),
                        own ? side_name(card.side) : joined({side_name(card.side), bot_of(card.side)}, rules::comma()),
                        {.type = Type::Strong, .colour = own ? palette::kInk : palette::kSoft});
            }
            if (ui.choice(card.name, card.coins, card.picked)) pressed = i;
        }
        if (pressed) pick(app, table_->cards[*pressed].side, table_->cards[*pressed].number);
    }

    Phrase side_name(cw::Side side) const { return known(battle_->scenario.sides[cw::index(side)].name); }

    void about(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.heading(battles::title_words(battle_->title));
        ui.remark(say("{1} against {2}: {3}. The ground is the same for both.", side_name(cw::Side::Heads),
                      side_name(cw::Side::Tails), length_line(battle_->scenario.victory.turns)));
        for (const Phrase& sentence : cw::victory_in_words(battle_->scenario)) ui.remark(say("{1}.", sentence));
        ui.rule();
        ui.caption(say("ITS CODE"));
        ui.text(plain(battles::code_of(choice_)), {.type = Type::Figure, .colour = palette::kAccent});
        ui.remark(say("Give these six letters to someone, and they get the same table and forces."));
        if (ui.button(say("Copy the code"))) ui.set_clipboard(battles::code_of(choice_));
        typed(app);
        button_row(ui, {say("Another battle"), say("Today's battle")});
        if (ui.button(say("Another battle")))
            lay(app, {static_cast<std::uint32_t>((choice_.seed * 6364136223846793005ULL + app.seed()) %
                                                 battles::kQuickSeeds),
                      choice_.picked});
        of_the_day(app);
    }

    // A complete code starts its battle at once; an invalid one gets an explanation.
    void typed(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const bool changed = ui.input_text(say("A code you were given"), typed_);
        if (typed_.empty()) return;
        const auto choice = battles::choice_of(typed_);
        if (choice && changed) lay(app, *choice);
        if (!choice) ui.remark(choice.error());
    }

    void of_the_day(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const QuickChoice daily = battles::choice_of_day(today_);
        const bool here = choice_ == daily;
        if (ui.button(say("Today's battle"), here ? Look::Chosen : Look::Plain)) lay(app, daily);
        std::vector<std::string> persons;
        for (std::size_t i = 0; i < 2; ++i)
            if (set_up_.bots[i].empty()) persons.push_back(set_up_.players[i]);
        const auto best = best_of(results_, battles::quick_name(daily), persons);
        ui.remark(best ? say("Your best today: {1}", profile::result_in_words(*best))
                       : say("The same for everybody until midnight. You have not fought it yet."));
    }

    void seats(Drawing& drawing) {
        ui::Ui& ui = drawing.ui();
        ui.heading(say("Who plays?"));
        ui.row({1, 1});
        ui.sign(ui::Sign::Solid, side_name(cw::Side::Heads));
        ui.sign(ui::Sign::Dashed, side_name(cw::Side::Tails));
        draw_seats(ui, set_up_.bots, {side_name(cw::Side::Heads), side_name(cw::Side::Tails)});
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            if (set_up_.bots[cw::index(side)].empty())
                ui.input_text(say("{1} is played by", side_name(side)), set_up_.players[cw::index(side)]);
        ui.rule();
        for (const QuickTable::Card& card : table_->cards)
            if (card.picked)
                ui.sign(sign_of(card.side), card.name.empty() ? card.coins : say("{1}: {2}", card.name, card.coins),
                        {.type = Type::Small});
    }

    std::string today_;
    std::vector<ladder::Result> results_;
    profile::SetUp set_up_;
    QuickChoice choice_;
    std::optional<battles::Battle> battle_;
    std::optional<QuickTable> table_;
    Preview preview_;
    int fonts_ = 0;  // Ui::fonts_built() for the table
    std::string typed_;
};

}  // namespace

std::unique_ptr<Screen> make_quick(BattleApp& app, const std::optional<battles::QuickChoice>& choice) {
    const auto any = static_cast<std::uint32_t>(app.seed() % battles::kQuickSeeds);
    return std::make_unique<Quick>(
        app,
        choice.value_or(battles::QuickChoice{
            any, {static_cast<int>(any % battles::kQuickCards), static_cast<int>(any / 7 % battles::kQuickCards)}}));
}

}  // namespace screens
