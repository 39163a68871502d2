// The shipped battles and the player's own, each as a card on the table.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "engine/core/path.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/menus/battle_card.h"
#include "game/kit/search.h"
#include "game/profile/deleted.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr double kCardWidth = 420, kGap = 28, kSearchRoom = 330;

enum class Order { Time, Size, Length };
struct OrderRow {
    Order order;
    words::Key label;
};
constexpr std::array kOrders{OrderRow{Order::Time, mark("By year")}, OrderRow{Order::Size, mark("By size")},
                             OrderRow{Order::Length, mark("By length")}};

int coins_of(const battles::Battle& battle) { return battle.coins(cw::Side::Heads) + battle.coins(cw::Side::Tails); }

// Battles without a turn limit come last.
int length_of(const battles::Battle& battle) {
    const int turns = battle.scenario.victory.turns;
    return turns > 0 ? turns : 1'000'000;
}

class Battles final : public BattleAppScreen {
public:
    explicit Battles(BattleApp& app) : BattleAppScreen(app) { read(app); }

    std::string_view name() const override { return "battles"; }
    bool keeps_place() const override { return true; }
    bool animating() const override { return waiting_; }
    std::optional<rules::Json> state() const override {
        return std::optional(
            rules::Json{{"battles", shelf_.battles.size()}, {"previews", previews_.size()}, {"waiting", waiting_}});
    }

    void draw(BattleApp& app) override {
        if (version_ != app.library().version()) read(app);
        draw_page_head(app, say("Which battle?"), WayOut::Title);
        ui::Ui& ui = app.ui();
        const double top = ui.rail_height();
        ui.scroll("battles", {0, top, ui.width(), ui.height()}, [&] {
            orders(app);
            cards(app);
            deleted(app);
            faults(app);
        });
    }

private:
    void read(BattleApp& app) {
        version_ = app.library().version();
        all_ = battles::load_battles(app.library());
        deleted_ = profile::deleted_things(app.profile());
        std::erase_if(deleted_, [](const profile::Deleted& thing) {
            return !thing.below.generic_string().starts_with("battles/") &&
                   !thing.below.generic_string().starts_with("packs/");
        });
        choose();
        previews_.clear();
        odds_ = battles::load_odds(app.library());
        won_ = profile::load_won(app.profile());
        packs_ = packs::kept_packs(app.library());
    }

    int columns(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        const int most = std::max(1, static_cast<int>((ui.rest().width() - gap) / (wide + gap)));
        return std::min(most, std::max(1, static_cast<int>(all_.battles.size())));
    }
    double left_edge(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        return ui.rest().x0 + std::round((ui.rest().width() - columns(ui) * (wide + gap) + gap) / 2);
    }

    void orders(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double left = left_edge(ui), high = ui.px(34), gap = ui.px(8);
        ui.space(16);
        double x = left, y = ui.rest().y0;
        // Onto the next line if this one is full.
        const auto button = [&](const Phrase& label, double points, Look look) {
            const double width = button_width(ui, label, points);
            if (x > left && x + width > ui.rest().x1 - gap) {
                x = left;
                y += high + gap;
            }
            ui.place(ui::sized({x, y}, width, high));
            x += width + gap;
            return ui.button(label, look);
        };
        for (const OrderRow& row : kOrders)
            if (button(row.label, 96, row.order == order_ ? Look::Accent : Look::Plain)) sort(row.order);
        x += ui.px(24);
        if (button(say("Yours"), 96, only_own_ ? Look::Accent : Look::Plain)) {
            only_own_ = !only_own_;
            choose();
        }
        x += ui.px(24);
        if (button(say("Make a battle"), 130, Look::Plain)) app.go("editor");
        if (button(say("Free battle"), 130, Look::Plain)) app.go("free");
        // On the same line if there is room.
        const bool beside = x + ui.px(24 + kSearchRoom) <= ui.rest().x1;
        search(app, beside ? x + ui.px(24) : left, beside ? y : y + high + gap);
        ui.take(y + (beside ? 1 : 2) * high + (beside ? 0 : gap) - ui.rest().y0 - ui.px(kGap) + gap);
    }

    void search(BattleApp& app, double left, double top) {
        ui::Ui& ui = app.ui();
        const Phrase label = say("Search");
        const double high = ui.px(34), name = ui.text_width(label, Type::Body) + ui.px(2), gap = ui.px(8);
        const double wide = std::min(ui.px(260), ui.rest().x1 - left - name - 2 * gap);
        ui.place(ui::sized({left, top + (high - ui.line_height(Type::Body)) / 2}, name, high));
        ui.text(label, {.colour = palette::kCream});
        ui.place(ui::sized({left + name + gap, top}, wide, high));
        if (ui.input_field(label, searched_)) choose();
        const double rest = left + name + wide + 3 * gap;
        if (shelf_.battles.size() == all_.battles.size() || rest + ui.px(200) > ui.rest().x1) return;
        ui.place(ui::sized({rest, top + (high - ui.line_height(Type::Body)) / 2}, ui.rest().x1 - rest, high));
        ui.text(say_many(static_cast<int>(shelf_.battles.size()), "{1} battle", "{1} battles"),
                {.colour = palette::kCream});
    }

    // Those that hold each word that was searched for, in any case and without the marks of letters.
    void choose() {
        shelf_ = all_;
        std::erase_if(shelf_.battles, [&](const battles::Battle& battle) {
            return !rules::found_in(battle.title + " " + battle.era + " " + battle.date + " " + battle.summary,
                                    searched_);
        });
        if (only_own_)
            std::erase_if(shelf_.battles,
                          [](const battles::Battle& battle) { return battle.origin == battles::Origin::Shipped; });
        sort(order_);
    }

    // Ties are in order of time.
    void sort(Order order) {
        order_ = order;
        measured_.heights.clear();
        const auto key = [order](const battles::Battle& battle) {
            if (order == Order::Time) return battle.year;
            return order == Order::Size ? coins_of(battle) : length_of(battle);
        };
        std::ranges::stable_sort(shelf_.battles, {}, &battles::Battle::year);
        std::stable_partition(shelf_.battles.begin(), shelf_.battles.end(),
                              [](const auto& battle) { return battle.year == 0; });
        if (order != Order::Time) std::ranges::stable_sort(shelf_.battles, {}, key);
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth), left = left_edge(ui), top = ui.rest().y0;
        const auto columns = static_cast<std::size_t>(this->columns(ui));
        waiting_ = made_now_ = false;
        measure(ui, wide);
        double y = top + gap;
        for (std::size_t first = 0; first < shelf_.battles.size(); first += columns) {
            const std::size_t last = std::min(first + columns, shelf_.battles.size());
            double high = 0;
            for (std::size_t i = first; i < last; ++i) high = std::max(high, measured_.heights[i]);
            for (std::size_t i = first; i < last; ++i)
                card(app, shelf_.battles[i],
                     ui::sized({left + static_cast<double>(i - first) * (wide + gap), y}, wide, high));
            y += high + gap;
        }
        ui.take(y - top);
    }

    // Hundreds of cards are not laid out anew in each frame.
    void measure(const ui::Ui& ui, double wide) {
        Measured now{wide, ui.line_height(Type::Small), ui.in_words(say("Rules to know")), {}};
        if (measured_.heights.size() == shelf_.battles.size() && measured_.is_of(now)) return;
        measured_ = std::move(now);
        for (const battles::Battle& battle : shelf_.battles) measured_.heights.push_back(card_height(ui, battle, wide));
    }

    void card(BattleApp& app, const battles::Battle& battle, const Rect& rect) {
        const auto odds = odds_.find(battle.name);
        const bool measured = battle.origin == battles::Origin::Shipped && odds != odds_.end();
        const BattleCard card{battle, is_in_sight(app.ui(), rect) ? preview(battle) : nullptr,
                              measured ? &odds->second : nullptr, from(battle), profile::won_line(won_, battle.name)};
        if (draw_battle_card(app, card, rect)) open_set_up(app, battle.name);
    }

    Phrase from(const battles::Battle& battle) const {
        if (battle.origin == battles::Origin::Own) return say("Yours");
        const auto pack = std::ranges::find(packs_, battle.pack, &packs::KeptPack::name);
        return pack == packs_.end() ? Phrase() : packs::from_pack(pack->manifest);
    }

    // Made as it comes into sight, one a frame, so that the list itself opens at once.
    const Preview* preview(const battles::Battle& battle) {
        if (const auto made = previews_.find(battle.name); made != previews_.end()) return &made->second;
        if (made_now_) {
            waiting_ = true;
            return nullptr;
        }
        made_now_ = true;
        return &(previews_[battle.name] = preview_of(battle.scenario, Faces::AsWritten));
    }

    // What was deleted, the newest first, to be brought back.
    void deleted(BattleApp& app) {
        if (deleted_.empty()) return;
        ui::Ui& ui = app.ui();
        const double left = left_edge(ui);
        for (std::size_t i = 0; i < std::min<std::size_t>(deleted_.size(), 5); ++i) {
            const profile::Deleted& thing = deleted_[i];
            const Phrase label = say("Bring back {1}", plain(core::text(thing.below.stem())));
            const Rect row = ui.take(ui.px(40));
            ui.place(ui::sized({left, row.y0}, button_width(ui, label, 96), ui.px(34)));
            if (!ui.button(label)) continue;
            if (const auto back = profile::bring_back(app.profile(), thing); !back) app.tell(back.error());
            version_ = kUnread;
            return;
        }
        ui.space(16);
    }

    // At the bottom: the files that could not be read, and why.
    void faults(BattleApp& app) {
        if (shelf_.faults.empty()) return;
        ui::Ui& ui = app.ui();
        const Rect rest = ui.rest();
        const double left = left_edge(ui), width = rest.width() - 2 * (left - rest.x0), pad = ui.px(22),
                     wrap = width - 2 * pad;
        double high = 2 * pad + ui.line_height(Type::Heading);
        for (const battles::Fault& fault : shelf_.faults)
            high += ui.px(8) + ui.text_height(told(app, fault), Type::Small, wrap);
        std::vector<std::filesystem::path> drafts;  // an invalid battle can be repaired in the editor
        for (const battles::Fault& fault : shelf_.faults)
            if (is_draft(app, fault) && (drafts.empty() || drafts.back() != core::path(fault.file)))
                drafts.push_back(core::path(fault.file));
        high += static_cast<double>(drafts.size()) * ui.px(44);
        ui.paint().paper(ui::sized({left, rest.y0}, width, high), 6);
        ui.take(pad - ui.px(8));
        const auto line = [&](const Phrase& text, const Print& how) {
            const double margin = left - rest.x0 + pad - ui.px(8);
            ui.row({margin, wrap, margin});
            ui.take(0);
            ui.text(text, how);
            ui.take(0);
        };
        line(say("Skipped files"), {.type = Type::Heading});
        for (const battles::Fault& fault : shelf_.faults)
            line(told(app, fault), {.type = Type::Small, .colour = palette::kSoft});
        for (const std::filesystem::path& draft : drafts) {
            const Phrase label = say("Open {1} in the editor", plain(draft.stem().string()));
            const Rect row = ui.take(ui.px(36));
            ui.place(ui::sized({left + pad, row.y0}, button_width(ui, label, 96), ui.px(34)));
            if (ui.button(label)) edit_file(app, draft, battles::Origin::Own);
        }
        ui.take(pad);
    }
    static bool is_draft(const BattleApp& app, const battles::Fault& fault) {
        return core::path(fault.file).parent_path() == app.library().own(battles::Kind::Battles);
    }
    // Own files are named relative to the player's folder.
    static Phrase told(const BattleApp& app, battles::Fault fault) {
        const std::string own = app.library().own().generic_string() + "/";
        if (own.size() > 1 && fault.file.starts_with(own)) fault.file.erase(0, own.size());
        return battles::told(fault);
    }

    // How high the cards are, in the order of the shelf: for this width, size of print and language.
    struct Measured {
        double wide = 0, line = 0;
        std::string words{};
        std::vector<double> heights{};
        bool is_of(const Measured& other) const {
            return wide == other.wide && line == other.line && words == other.words;
        }
    };

    battles::Shelf all_, shelf_;  // all that can be read; those that are shown
    std::vector<profile::Deleted> deleted_;
    std::string searched_;
    bool only_own_ = false;
    Measured measured_{};
    std::map<std::string, Preview> previews_;  // by the battles' names
    bool made_now_ = false, waiting_ = false;  // a preview was made in this frame; others are still to come
    battles::OddsOfBattles odds_;
    profile::WonBattles won_;
    std::vector<packs::KeptPack> packs_;
    static constexpr std::uint64_t kUnread = ~0ull;
    std::uint64_t version_ = 0;  // version of the library when this was read
    Order order_ = Order::Time;
};

}  // namespace

std::unique_ptr<Screen> make_battles(BattleApp& app) { return std::make_unique<Battles>(app); }

}  // namespace screens
