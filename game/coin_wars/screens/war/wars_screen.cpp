// The list of wars: each as a card with its map; those begun go on by themselves.

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/core/path.h"
#include "game/coin_wars/packs/kept_packs.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/profile/deleted.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kCardWidth = 860, kMinWidth = 700, kBetween = 18, kPad = 14;  // points
constexpr double kMapBeside = 0.34, kMapLarge = 0.48;                          // of a card: one in a row, two

class Wars final : public BattleAppScreen {
public:
    using EditFile = std::function<void(const std::filesystem::path&)>;
    Wars(BattleApp& app, EditFile edit) : BattleAppScreen(app), edit_(std::move(edit)) { read(app); }

    std::string_view name() const override { return "wars"; }
    bool keeps_place() const override { return true; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"wars", shelf_.wars.size()}, {"kept", games_.size()}});
    }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("Which war?"), WayOut::Title);
        ui::Ui& ui = app.ui();
        ui.scroll("wars", {0, ui.rail_height(), ui.width(), ui.height()}, [&] {
            makers(app);
            cards(app);
            own_wars(app);
            deleted_wars(app);
            faults(ui);
        });
        pass_on_.draw(app);
    }

private:
    void read(BattleApp& app) {
        shelf_ = wars::load_wars(app.library());
        games_.clear();
        for (const wars::WarFile& war : shelf_.wars) {
            auto game = profile::WarGame::load(app.profile(), war.name);
            if (!game) app.tell(game.error());
            if (game && *game) games_[war.name] = std::move(*game);
        }
        std::ranges::stable_partition(shelf_.wars, [&](const wars::WarFile& war) { return is_own(app, war.file); });
        put_current_first();
        from_.clear();
        for (const packs::KeptPack& pack : packs::kept_packs(app.library()))
            from_[pack.name] = packs::from_pack(pack.manifest);
        deleted_ = profile::deleted_things(app.profile());
        std::erase_if(deleted_, [](const profile::Deleted& thing) {
            const std::string below = thing.below.generic_string();
            return !below.starts_with("wars/") && !below.starts_with("packs/");
        });
    }

    bool goes_on(const wars::WarFile& war) const {
        const auto game = games_.find(war.name);
        return game != games_.end() && game->second->match().phase != war::Phase::Over;
    }

    // The one that goes on comes first.
    void put_current_first() {
        std::stable_partition(shelf_.wars.begin(), shelf_.wars.end(),
                              [&](const wars::WarFile& war) { return goes_on(war); });
    }
    static bool is_own(const BattleApp& app, const std::filesystem::path& file) {
        return !app.library().own().empty() && file.parent_path() == app.library().own() / "wars";
    }
    // One of one's own can be made, and changed again, even if it cannot be played as it is.
    void makers(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kBetween), high = ui.px(36), left = ui.rest().x0 + gap, top = ui.rest().y0 + gap;
        double x = left, y = top;
        const auto button = [&](const Phrase& label) {
            const double wide = button_width(ui, label, 120);
            if (x > left && x + wide > ui.rest().x1 - gap) {
                x = left;
                y += high + ui.px(8);
            }
            ui.place(ui::sized({x, y}, wide, high));
            x += wide + ui.px(8);
            return ui.button(label, Look::Dark);
        };
        if (button(say("Make a war"))) return app.go("war_editor");
        if (!edit_) {
            ui.take(y + high - ui.rest().y0);
            return;
        }
        for (const wars::WarFile& war : shelf_.wars)
            if (is_own(app, war.file) && button(say("Change {1}", known(war.plan.title)))) return edit_(war.file);
        std::set<std::string> broken;
        for (const battles::Fault& fault : shelf_.faults)
            if (is_own(app, core::path(fault.file))) broken.insert(fault.file);
        for (const std::string& file : broken)
            if (button(say("Fix {1}", plain(core::path(file).stem().string())))) return edit_(core::path(file));
        ui.take(y + high - ui.rest().y0);
    }
    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kBetween), room = ui.rest().width() - 2 * gap;
        const std::size_t across = room >= 2 * ui.px(kMinWidth) + gap ? 2 : 1;
        map_share_ = across == 1 ? kMapBeside : kMapLarge;
        const double count = static_cast<double>(across);
        const double wide = std::min(ui.px(kCardWidth * (across == 1 ? 1.25 : 1)), (room + gap) / count - gap);
        const double left = ui.rest().x0 + (ui.rest().width() - count * (wide + gap) + gap) / 2;
        const std::size_t rows = (shelf_.wars.size() + across - 1) / across;
        left_ = left;
        // All rows fit the window if their texts permit.
        const double fair =
            (ui.height() - ui.rail_height() - 2 * gap) / static_cast<double>(std::max<std::size_t>(rows, 1)) - gap;
        double high = std::min(fair, wide * (across == 1 ? 0.26 : 0.35));
        for (const wars::WarFile& war : shelf_.wars) high = std::max(high, text_height(ui, war, wide));
        double y = ui.rest().y0 + gap;
        const double top = y;
        for (std::size_t i = 0; i < shelf_.wars.size(); ++i) {
            const double column = static_cast<double>(i % across);
            card(app, shelf_.wars[i], ui::sized({left + column * (wide + gap), y}, wide, high));
            if (i % across == across - 1 || i + 1 == shelf_.wars.size()) y += high + gap;
        }
        ui.take(y - top);
    }
    Phrase state_of(const wars::WarFile& war) const {
        if (goes_on(war)) return say("Under way: {1}", known(games_.at(war.name)->match().at().title));
        const auto from = from_.find(war.pack);
        return joined({say_many(static_cast<int>(war.plan.places.size()), "{1} battle", "{1} battles"),
                       from == from_.end() ? Phrase() : from->second},
                      plain(", "));
    }
    double text_height(ui::Ui& ui, const wars::WarFile& war, double width) const {
        const double inner = width * (1 - map_share_) - 3 * ui.px(kPad);
        return ui.px(2 * kPad + 6) + ui.line_height(Type::Heading) + ui.line_height(Type::Pen) +
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
        const double pad = ui.px(kPad), map = rect.width() * map_share_;
        const double left = rect.x0 + map + 2 * pad, right = rect.x1 - pad;
        MapLook look{war.plan, std::vector<PlaceLook>(war.plan.places.size()), {}, true};
        draw_map(ui, look, map_place(war.plan, {rect.x0 + pad, rect.y0 + pad, rect.x0 + pad + map, rect.y1 - pad}));
        double y = rect.center().y - text_height(ui, war, rect.width()) / 2 + pad;
        const auto line = [&](const Phrase& text, Type type, ui::Colour colour) {
            paint.print({left, y}, text, type, colour);
            ui.explain(text, {left, y, right, y + ui.line_height(type)}, type);
            y += ui.line_height(type);
        };
        line(known(war.plan.title), Type::Heading, palette::kInk);
        line(is_own(app, war.file) ? say("Yours") : known(war.plan.era), Type::Pen, palette::kSoft);
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
    void begin(BattleApp& app, const wars::WarFile& war) {
        auto game = profile::WarGame::begin(app.profile(), war.name, war.json);
        if (!game) return app.tell(game.error());
        (*game)->seat({app.settings().seats.players, bots_offered(app.settings().seats)});
        app.go("war");
    }

    // Under the cards, as wide as their words.
    bool below_cards(ui::Ui& ui, const std::vector<Phrase>& labels, std::size_t& pressed) const {
        const Rect row = ui.take(ui.px(40));
        double x = left_;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const double wide = button_width(ui, labels[i], 96);
            ui.place(ui::sized({x, row.y0}, wide, ui.px(34)));
            x += wide + ui.px(8);
            if (!ui.button(labels[i])) continue;
            pressed = i;
            return true;
        }
        return false;
    }
    // One's own, and those of packs.
    void own_wars(BattleApp& app) {
        for (const wars::WarFile& war : shelf_.wars) {
            if (war.origin == battles::Origin::Shipped) continue;
            const bool own = war.origin == battles::Origin::Own;
            const Phrase title = known(war.plan.title);
            std::size_t pressed = 0;
            if (!below_cards(
                    app.ui(),
                    {say("Share {1}", title), own ? say("Delete {1}", title) : say("Delete the pack with {1}", title)},
                    pressed))
                continue;
            if (pressed == 0) return pass_on_.ask(app, battles::Kind::Wars, war.name, war.plan.title);
            const auto gone =
                profile::set_aside(app.profile(), own ? war.file : app.library().packs_folder() / core::path(war.pack));
            if (!gone) app.tell(gone.error());
            return read(app);
        }
    }
    void deleted_wars(BattleApp& app) {
        for (std::size_t i = 0; i < std::min<std::size_t>(deleted_.size(), 5); ++i) {
            std::size_t pressed = 0;
            if (!below_cards(app.ui(), {say("Bring back {1}", plain(core::text(deleted_[i].below.stem())))}, pressed))
                continue;
            if (const auto back = profile::bring_back(app.profile(), deleted_[i]); !back) app.tell(back.error());
            return read(app);
        }
    }

    void faults(ui::Ui& ui) const {
        for (const battles::Fault& fault : shelf_.faults) ui.text(battles::told(fault), {.colour = palette::kCream});
    }

    EditFile edit_;
    wars::WarShelf shelf_;
    std::map<std::string, Phrase> from_;  // by the names of packs
    std::vector<profile::Deleted> deleted_;
    PassOn pass_on_;
    double map_share_ = kMapBeside, left_ = 0;
    std::map<std::string, std::unique_ptr<profile::WarGame>> games_;  // those that are kept, by name
};

}  // namespace

std::unique_ptr<Screen> make_wars(BattleApp& app, const std::function<void(const std::filesystem::path&)>& edit) {
    return std::make_unique<Wars>(app, edit);
}

}  // namespace screens
