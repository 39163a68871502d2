// The list of wars: each as a card with its map; unfinished wars are saved automatically.

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/path.h"
#include "game/coin_wars/packs/saved_packs.h"
#include "game/coin_wars/profile/own_files.h"
#include "game/coin_wars/profile/war_game.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/search.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kCardWidth = 860, kMinWidth = 700, kBetween = 18, kPad = 14;  // points
constexpr double kMapBeside = 0.34, kMapLarge = 0.48;                          // share of a card: one in a row, two

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
        ui.scroll("wars", {0, ui.top_bar_height(), ui.width(), ui.height()}, [&] {
            bar(app);
            cards(app);
            if (deleted_.draw(app, left_)) read(app);
            faults(ui);
        });
        if (const RowAnswer answer = menu_.draw(ui); answer.act != RowAct::Nothing) act(app, answer);
        pass_on_.draw(app);
    }

private:
    void read(BattleApp& app) {
        shelf_ = wars::load_wars(app.library());
        games_.clear();
        for (const wars::WarFile& war : shelf_.wars) {
            auto game = profile::WarGame::load(app.profile(), war.name);
            if (!game) app.notify(game.error());
            if (!game || !*game) continue;
            if (!(*game)->remark().empty()) app.notify((*game)->remark());
            games_[war.name] = std::move(*game);
        }
        std::stable_partition(shelf_.wars.begin(), shelf_.wars.end(),
                              [&](const wars::WarFile& war) { return is_own(app, war.file); });
        put_current_first();
        from_.clear();
        for (const packs::SavedPack& pack : packs::saved_packs(app.library()))
            from_[pack.name] = packs::from_pack(pack.manifest);
        deleted_.read(app.profile(), {"wars/", "packs/"});
        choose(app.ui());
    }

    bool goes_on(const wars::WarFile& war) const {
        const auto game = games_.find(war.name);
        return game != games_.end() && game->second->match().phase != war::Phase::Over;
    }

    // Puts the current war first.
    void put_current_first() {
        std::stable_partition(shelf_.wars.begin(), shelf_.wars.end(),
                              [&](const wars::WarFile& war) { return goes_on(war); });
    }
    static bool is_own(const BattleApp& app, const std::filesystem::path& file) {
        return !app.library().own().empty() && file.parent_path() == app.library().own() / "wars";
    }
    // Even an unplayable war can be repaired in the editor.
    void bar(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.space(kBetween);
        ListBar bar(ui, ui.rest().x0 + ui.px(kBetween), palette::kCream);
        if (bar.button(say("Make a war"), Look::Dark)) app.go("war_editor");
        std::set<std::string> broken;
        for (const battles::Fault& fault : shelf_.faults)
            if (is_own(app, core::path(fault.file))) broken.insert(fault.file);
        for (const std::string& file : broken)
            if (edit_ && bar.button(say("Fix {1}", plain(core::text(core::path(file).stem()))), Look::Dark))
                edit_(core::path(file));
        bar.gap();
        if (bar.filter(say("Yours"), only_own_)) {
            only_own_ = !only_own_;
            choose(app.ui());
        }
        if (bar.search(searched_)) choose(app.ui());
        bar.end();
    }
    // Shows wars that contain every word searched for.
    void choose(const ui::Ui& ui) {
        shown_.clear();
        for (const wars::WarFile& war : shelf_.wars)
            if ((!only_own_ || war.origin != battles::Origin::Shipped) &&
                rules::found_in(war.plan.title + " " + ui.translated(known(war.plan.title)) + " " + war.plan.era + " " +
                                    war.plan.summary,
                                searched_))
                shown_.push_back(&war);
    }
    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kBetween), room = ui.rest().width() - 2 * gap;
        const std::size_t across = room >= 2 * ui.px(kMinWidth) + gap ? 2 : 1;
        map_share_ = across == 1 ? kMapBeside : kMapLarge;
        const double count = static_cast<double>(across);
        const double wide = std::min(ui.px(kCardWidth * (across == 1 ? 1.25 : 1)), (room + gap) / count - gap);
        const double left = ui.rest().x0 + (ui.rest().width() - count * (wide + gap) + gap) / 2;
        const std::size_t rows = (shown_.size() + across - 1) / across;
        left_ = left;
        // All rows fit into the window if their texts permit.
        const double fair =
            (ui.height() - ui.top_bar_height() - 2 * gap) / static_cast<double>(std::max<std::size_t>(rows, 1)) - gap;
        double high = std::min(fair, wide * (across == 1 ? 0.26 : 0.35));
        for (const wars::WarFile* war : shown_) high = std::max(high, text_height(ui, *war, wide));
        double y = ui.rest().y0 + gap;
        const double top = y;
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            const double column = static_cast<double>(i % across);
            card(app, *shown_[i], ui::sized({left + column * (wide + gap), y}, wide, high));
            if (i % across == across - 1 || i + 1 == shown_.size()) y += high + gap;
        }
        ui.take(y - top);
        if (shown_.empty()) nothing(ui);
    }
    void nothing(ui::Ui& ui) {
        ListBar bar(ui, ui.rest().x0 + ui.px(kBetween), palette::kCream);
        bar.tell(say("No war matches this."));
        if (bar.button(say("Show all"))) {
            searched_.clear();
            only_own_ = false;
            choose(ui);
        }
        bar.end();
    }
    Phrase state_of(const wars::WarFile& war) const {
        if (goes_on(war)) return say("Under way: {1}", known(games_.at(war.name)->match().at().title));
        const auto from = from_.find(war.pack);
        return joined({say_many(static_cast<int>(war.plan.places.size()), "{1} battle", "{1} battles"),
                       from == from_.end() ? Phrase() : from->second},
                      rules::comma());
    }
    // Leaves room for the menu of the player's own wars and those of packs.
    static double more_room(const ui::Ui& ui, const wars::WarFile& war) {
        return war.origin == battles::Origin::Shipped ? 0 : ui.px(kMoreWidth + kPad);
    }
    double text_height(ui::Ui& ui, const wars::WarFile& war, double width) const {
        const double inner = width * (1 - map_share_) - 3 * ui.px(kPad) - more_room(ui, war);
        return ui.px(2 * kPad + 6) + ui.line_height(Type::Heading) + ui.line_height(Type::Pen) +
               ui.text_height(known(war.plan.summary), Type::Body, inner) + ui.line_height(Type::Small);
    }
    void card(BattleApp& app, const wars::WarFile& war, const Rect& rect) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        paint.paper(rect, 6);
        const Rect face{rect.x0, rect.y0, rect.x1 - more_room(ui, war), rect.y1};
        if (ui.area(known(war.plan.title), face)) choose(app, war);
        if (ui.hovered() || ui.focused()) {
            paint.fill(face, palette::kChosen, ui.px(4));
            paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent, ui.px(2));
        }
        const double pad = ui.px(kPad), map = rect.width() * map_share_;
        const double left = rect.x0 + map + 2 * pad, right = face.x1 - pad;
        MapLook look{war.plan, std::vector<PlaceLook>(war.plan.places.size()), {}, true};
        draw_map(ui, look, map_place(war.plan, {rect.x0 + pad, rect.y0 + pad, rect.x0 + pad + map, rect.y1 - pad}));
        double y = rect.center().y - text_height(ui, war, rect.width()) / 2 + pad;
        const auto line = [&](const Phrase& text, Type type, ui::Colour colour) {
            paint.print({left, y}, text, type, colour);
            ui.explain(text, {left, y, right, y + ui.line_height(type)}, type);
            y += ui.line_height(type);
        };
        line(known(war.plan.title), Type::Heading, palette::kInk);
        line(is_own(app, war.file) ? Phrase(words::mark_in("a war", "Yours")) : known(war.plan.era), Type::Pen,
             palette::kSoft);
        const double high = ui.text_height(known(war.plan.summary), Type::Body, right - left);
        paint.print_lines({left, y, right, y + high}, known(war.plan.summary), Type::Body, palette::kInk);
        y += high + ui.px(6);
        line(state_of(war), Type::Small, goes_on(war) ? palette::kAccent : palette::kSoft);
        const double size = ui.px(kMoreWidth);
        if (war.origin != battles::Origin::Shipped &&
            draw_more(ui, known(war.plan.title), ui::sized({face.x1, rect.y0 + pad}, size, size)))
            ask_more(app, war);
    }
    void ask_more(const BattleApp& app, const wars::WarFile& war) {
        const auto pack = from_.find(war.pack);
        const bool own = is_own(app, war.file);
        RowOffer offer{war.name, known(war.plan.title),
                       own || pack == from_.end() ? Phrase(words::mark_in("a war", "Yours")) : pack->second};
        if (own) offer.name = war.plan.title;
        offer.changes = own && edit_;
        offer.duplicates = own;
        offer.passes_on = true;
        offer.remove = own ? say("Delete") : say("Delete the pack");
        menu_.ask(std::move(offer));
    }
    void act(BattleApp& app, const RowAnswer& answer) {
        const auto war = std::ranges::find(shelf_.wars, answer.key, &wars::WarFile::name);
        if (war == shelf_.wars.end()) return;
        const auto done = [&](const auto& result) {
            if (!result) app.notify(result.error());
        };
        if (answer.act == RowAct::Change) return edit_(war->file);
        if (answer.act == RowAct::PassOn)
            return pass_on_.ask(app, battles::LibraryKind::Wars, war->name, war->plan.title);
        if (answer.act == RowAct::Rename) done(profile::retitle(war->file, answer.name));
        if (answer.act == RowAct::Duplicate)
            done(profile::duplicate(app.library(), battles::LibraryKind::Wars, war->file));
        if (answer.act == RowAct::Delete)
            done(profile::set_aside(app.profile(), is_own(app, war->file)
                                                       ? war->file
                                                       : app.library().packs_folder() / core::path(war->pack)));
        read(app);
    }

    void choose(BattleApp& app, const wars::WarFile& war) {
        if (!goes_on(war)) return begin(app, war);
        games_.at(war.name)->take_up();
        app.go("war");
    }
    void begin(BattleApp& app, const wars::WarFile& war) {
        auto game = profile::WarGame::begin(app.profile(), war.name, war.json);
        if (!game) return app.notify(game.error());
        if (const Phrase& fault = (*game)->fault(); !fault.empty())
            return app.notify(say("The war could not be saved: {1}", fault));
        (*game)->seat({app.settings().seats.players, bots_offered(app)});
        app.go("war");
    }

    void faults(ui::Ui& ui) const {
        for (const battles::Fault& fault : shelf_.faults) ui.text(battles::told(fault), {.colour = palette::kCream});
    }

    EditFile edit_;
    wars::WarShelf shelf_;
    std::map<std::string, Phrase> from_;  // by the names of packs
    std::vector<const wars::WarFile*> shown_;
    DeletedList deleted_;
    RowMenu menu_;
    std::string searched_;
    bool only_own_ = false;
    PassOn pass_on_;
    double map_share_ = kMapBeside, left_ = 0;
    std::map<std::string, std::unique_ptr<profile::WarGame>> games_;  // saved ones, by name
};

}  // namespace

std::unique_ptr<Screen> make_wars(BattleApp& app, const std::function<void(const std::filesystem::path&)>& edit) {
    return std::make_unique<Wars>(app, edit);
}

}  // namespace screens
