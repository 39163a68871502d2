// The list of wars: each as a card with its map; those begun go on by themselves.

#include <algorithm>
#include <cmath>
#include <map>

#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/common/war_store.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kCardWidth = 560, kBetween = 26, kPad = 16, kMapHigh = 250;  // points

class Wars final : public BattleAppScreen {
public:
    explicit Wars(BattleApp& app) : BattleAppScreen(app), shelf_(wars::load_wars(app.library())) {
        for (const wars::WarFile& war : shelf_.wars) {
            auto game = WarGame::load(app.profile(), war.name);
            if (!game) app.tell(plain(game.error()));
            if (game && *game) games_[war.name] = std::move(*game);
        }
    }

    std::string_view name() const override { return "wars"; }
    std::optional<rules::Json> state() const override {
        return rules::Json{{"wars", shelf_.wars.size()}, {"kept", games_.size()}};
    }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("Which war?"), WayOut::Title);
        ui::Ui& ui = app.ui();
        ui.scroll("wars", {0, ui.rail_height(), ui.width(), ui.height()}, [&] {
            cards(app);
            faults(ui);
        });
    }

private:
    bool goes_on(const wars::WarFile& war) const {
        const auto game = games_.find(war.name);
        return game != games_.end() && game->second->match().phase != war::Phase::Over;
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kBetween), room = ui.rest().width() - 2 * gap;
        const double wide = std::min(ui.px(kCardWidth), room);
        const auto across = static_cast<std::size_t>(std::max(1.0, std::floor((room + gap) / (wide + gap))));
        const double left = ui.rest().x0 + (ui.rest().width() - static_cast<double>(across) * (wide + gap) + gap) / 2;
        double y = ui.rest().y0 + gap;
        const double top = y;
        for (std::size_t row = 0; row < shelf_.wars.size(); row += across) {
            double high = 0;
            const std::size_t end = std::min(row + across, shelf_.wars.size());
            for (std::size_t i = row; i < end; ++i) high = std::max(high, card_height(ui, shelf_.wars[i], wide));
            for (std::size_t i = row; i < end; ++i)
                card(app, shelf_.wars[i],
                     ui::sized({left + static_cast<double>(i - row) * (wide + gap), y}, wide, high));
            y += high + gap;
        }
        ui.take(y - top + gap);
    }
    Phrase state_of(const wars::WarFile& war) const {
        if (goes_on(war)) return say("It goes on: {1}", known(games_.at(war.name)->match().at().title));
        return say_many(static_cast<int>(war.plan.places.size()), "{1} battle", "{1} battles");
    }
    double card_height(ui::Ui& ui, const wars::WarFile& war, double width) const {
        const double inner = width - 2 * ui.px(kPad);
        return ui.px(kMapHigh + 2 * kPad + 20) + ui.line_height(Type::Heading) + ui.line_height(Type::Pen) +
               ui.text_height(known(war.plan.summary), Type::Body, inner) + ui.line_height(Type::Small);
    }
    void card(BattleApp& app, const wars::WarFile& war, const Rect& rect) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        paint.paper(rect, 6);
        if (ui.area(known(war.plan.title), rect)) choose(app, war);
        if (ui.hovered() || ui.focused()) {
            paint.fill(rect, palette::kChosen, ui.px(4));
            paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent, ui.px(2));
        }
        const double pad = ui.px(kPad), left = rect.x0 + pad, right = rect.x1 - pad;
        double y = rect.y0 + pad;
        MapLook look{war.plan, std::vector<PlaceLook>(war.plan.places.size()), {}, true};
        draw_map(ui, look, map_place(war.plan, {left, y, right, y + ui.px(kMapHigh)}));
        y += ui.px(kMapHigh + 10);
        const auto line = [&](const Phrase& text, Type type, ui::Colour colour) {
            paint.print({left, y}, text, type, colour);
            ui.explain(text, {left, y, right, y + ui.line_height(type)}, type);
            y += ui.line_height(type);
        };
        line(known(war.plan.title), Type::Heading, palette::kInk);
        line(known(war.plan.era), Type::Pen, palette::kSoft);
        const double high = ui.text_height(known(war.plan.summary), Type::Body, right - left);
        paint.print_lines({left, y, right, y + high}, known(war.plan.summary), Type::Body, palette::kInk);
        y += high + ui.px(6);
        line(state_of(war), Type::Small, goes_on(war) ? palette::kAccent : palette::kSoft);
    }

    void choose(BattleApp& app, const wars::WarFile& war) {
        if (!goes_on(war)) return begin(app, war);
        games_.at(war.name)->take_up();
        app.go("war");
    }
    // Against the computer as the last time, else two at this table.
    void begin(BattleApp& app, const wars::WarFile& war) {
        auto game = WarGame::begin(app.profile(), war.name, war.json);
        if (!game) return app.tell(plain(game.error()));
        (*game)->seat({app.settings().seats.players, app.settings().seats.bots});
        app.go("war");
    }

    void faults(ui::Ui& ui) const {
        for (const battles::Fault& fault : shelf_.faults)
            ui.text(plain(battles::sentence(fault)), {.colour = palette::kCream});
    }

    wars::WarShelf shelf_;
    std::map<std::string, std::unique_ptr<WarGame>> games_;  // those that are kept, by name
};

}  // namespace

std::unique_ptr<Screen> make_wars(BattleApp& app) { return std::make_unique<Wars>(app); }

}  // namespace screens
