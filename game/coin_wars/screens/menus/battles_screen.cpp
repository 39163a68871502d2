// The list of shipped battles and the player's own, each as a card.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "engine/core/path.h"
#include "game/coin_wars/profile/own_files.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/menus/battle_card.h"
#include "game/coin_wars/screens/menus/battle_groups.h"
#include "game/coin_wars/screens/menus/invitation.h"
#include "game/kit/search.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

constexpr double kCardWidth = 420, kGap = 28;
constexpr int kSettled = 3;                // still frames after which scrolling has ended
constexpr std::size_t kMaxPreviews = 200;  // pictures kept while the list is open

struct OrderRow {
    Order order;
    words::Key label;
};
constexpr std::array kOrders{OrderRow{Order::Time, mark("By year")}, OrderRow{Order::Size, mark("By size")},
                             OrderRow{Order::Length, mark("By length")}};
enum { kAge, kSize, kWon };

std::vector<ListFilter::Row> filter_rows() {
    return {{say("AGE"), options_of(ages())},
            {say("SIZE"), options_of(sizes())},
            {say("WON"), {say("All"), say("Won"), say("Not won yet")}}};
}

class Battles final : public BattleAppScreen {
public:
    explicit Battles(BattleApp& app) : BattleAppScreen(app) { read(app); }

    std::string_view name() const override { return "battles"; }
    bool keeps_place() const override { return true; }
    bool animating() const override { return waiting_; }
    std::optional<rules::Json> state() const override {
        return std::optional(
            rules::Json{{"battles", shelf_.size()}, {"previews", previews_.size()}, {"waiting", waiting_}});
    }

    void draw(BattleApp& app) override {
        if (version_ != app.library().version()) read(app);
        draw_page_head(app, say("Which battle?"), WayOut::Title);
        ui::Ui& ui = app.ui();
        ui.scroll("battles", {0, ui.top_bar_height(), ui.width(), ui.height()}, [&] {
            bar(app);
            cards(app);
            if (deleted_.draw(app, left_edge(ui))) version_ = kUnread;
            faults(app);
        });
        if (filter_.draw(ui)) choose();
        if (const RowAnswer answer = menu_.draw(ui); answer.act != RowAct::Nothing) act(app, answer);
        pass_on_.draw(app);
    }

private:
    void read(BattleApp& app) {
        version_ = app.library().version();
        all_ = profile::battle_heads(app.profile(), app.library());
        deleted_.read(app.profile(), {"battles/", "packs/"});
        odds_ = battles::load_odds(app.library(), strength_of(bots_offered(app)));
        won_ = profile::load_won(app.profile());
        packs_ = packs::saved_packs(app.library());
        previews_.clear();
        texts_.clear();
        for (const profile::BattleHead& battle : all_.battles) texts_.push_back(text_of(app.ui(), battle));
        choose();
    }

    int columns(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        const int max = std::max(1, static_cast<int>((ui.rest().width() - gap) / (wide + gap)));
        return std::min(max, std::max(1, static_cast<int>(all_.battles.size())));
    }
    double left_edge(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        return ui.rest().x0 + std::round((ui.rest().width() - columns(ui) * (wide + gap) + gap) / 2);
    }

    void bar(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.space(16);
        ListBar bar(ui, left_edge(ui), palette::kCream);
        for (const OrderRow& row : kOrders)
            if (bar.filter(row.label, row.order == order_)) {
                order_ = row.order;
                choose();
            }
        bar.gap();
        if (bar.filter(say("Yours"), only_own_)) {
            only_own_ = !only_own_;
            choose();
        }
        if (bar.filter(say("Filter"), filter_.is_on())) filter_.open();
        bar.gap();
        if (bar.button(say("Make a battle"))) app.go("editor");
        if (bar.button(say("Free battle"))) app.go("free");
        if (bar.button(say("Coins and formations"))) open_collection(app);
        bar.gap();
        if (bar.search(searched_)) choose();
        if (shelf_.size() != all_.battles.size())
            bar.tell(say_many(static_cast<int>(shelf_.size()), "{1} battle", "{1} battles"));
        bar.end();
    }

    // Returns the text to search, in English and in the language of the screen.
    static std::string text_of(const ui::Ui& ui, const profile::BattleHead& battle) {
        std::string text;
        for (const std::string& part : {battle.title, battle.era, battle.date, battle.summary})
            text += part + " " + ui.translated(known(part)) + " ";
        return text;
    }

    // Shows battles that contain every word searched for, ignoring case and accents.
    void choose() {
        shelf_.clear();
        for (std::size_t i = 0; i < all_.battles.size(); ++i)
            if (is_chosen(all_.battles[i]) && rules::found_in(texts_[i], searched_)) shelf_.push_back(&all_.battles[i]);
        put_in_order(shelf_, order_);
        heights_.forget();
    }
    static bool is_shipped(const profile::BattleHead& battle) { return battle.file.origin == battles::Origin::Shipped; }
    bool is_chosen(const profile::BattleHead& battle) const {
        const std::size_t age = filter_.chosen(kAge), size = filter_.chosen(kSize), won = filter_.chosen(kWon);
        if (only_own_ && is_shipped(battle)) return false;
        if (age != 0 && age != age_of(battle)) return false;
        if (size != 0 && size != size_of(battle)) return false;
        return won == 0 || (won == 1) == won_.contains(battle.file.name);
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth), left = left_edge(ui), top = ui.rest().y0;
        const auto columns = static_cast<std::size_t>(this->columns(ui));
        // A picture takes several frames' time.
        still_frames_ = top == top_before_ ? still_frames_ + 1 : 0;
        top_before_ = top;
        waiting_ = false;
        made_now_ = still_frames_ < kSettled;
        const std::vector<double>& heights =
            heights_.of(ui, wide, shelf_.size(), [&](std::size_t i) { return card_height(ui, *shelf_[i], wide); });
        double y = top + ui.px(8);
        for (std::size_t first = 0, last = 0; first < shelf_.size(); first = last) {
            if (first == 0 || group_of(*shelf_[first], order_) != group_of(*shelf_[first - 1], order_))
                y = heading(ui, group_of(*shelf_[first], order_), left, y);
            double high = 0;
            while (last < std::min(first + columns, shelf_.size()) &&
                   group_of(*shelf_[last], order_) == group_of(*shelf_[first], order_))
                high = std::max(high, heights[last++]);
            for (std::size_t i = first; i < last; ++i)
                card(app, *shelf_[i], ui::sized({left + static_cast<double>(i - first) * (wide + gap), y}, wide, high));
            y += high + gap;
        }
        ui.take(y - top);
        if (shelf_.empty()) nothing(app, left);
    }

    // Returns where the cards below it start.
    static double heading(ui::Ui& ui, std::size_t group, double left, double y) {
        const Phrase words = heading_of(group);
        if (words.empty()) return y + ui.px(8);
        const Rect line{left, y, left + ui.text_width(words, Type::Heading) + 2, y + ui.line_height(Type::Heading)};
        if (is_near(ui, line)) {
            ui.paint().print({line.x0, line.y0}, words, Type::Heading, palette::kCream);
            ui.add_label(words, line);
        }
        return line.y1 + ui.px(8);
    }

    void nothing(BattleApp& app, double left) {
        ui::Ui& ui = app.ui();
        if (only_own_ && std::ranges::all_of(all_.battles, is_shipped)) {
            if (!example_) example_ = picture_of_battle(app, "ford");
            const Phrase own =
                say("Coins, ground and goals of your own: lay them out here, and fight on them at once.");
            if (draw_invitation(app, {example_, own, say("Make a battle")})) app.go("editor");
            return;
        }
        ListBar bar(ui, left, palette::kCream);
        bar.tell(say("No battle matches this."));
        if (filter_.offer_clearing(bar)) choose();
        if (bar.button(say("Show all"))) {
            searched_.clear();
            filter_.show_all();
            only_own_ = false;
            choose();
        }
        bar.end();
    }

    void card(BattleApp& app, const profile::BattleHead& battle, const Rect& rect) {
        const auto odds = odds_.find(battle.file.name);
        const bool measured = battle.file.origin == battles::Origin::Shipped && odds != odds_.end();
        const bool near = is_near(app.ui(), rect);
        const BattleCard card{battle,
                              is_in_sight(app.ui(), rect) ? preview(app, battle) : nullptr,
                              measured ? &odds->second : nullptr,
                              near ? from(battle) : Phrase(),
                              near ? profile::won_line(won_, battle.file.name) : Phrase(),
                              still_frames_ < kSettled};
        const CardTouch touch = draw_battle_card(app, card, rect);
        if (touch == CardTouch::Pressed) open_set_up(app, battle.file.name);
        if (touch == CardTouch::More) ask_more(battle);
    }

    Phrase from(const profile::BattleHead& battle) const {
        if (battle.is_own()) return say("Yours");
        const auto pack = std::ranges::find(packs_, battle.file.pack, &packs::SavedPack::name);
        return pack == packs_.end() ? Phrase() : packs::from_pack(pack->manifest);
    }

    void ask_more(const profile::BattleHead& battle) {
        RowOffer offer{battle.file.name, title_of(battle), from(battle)};
        if (battle.is_own()) offer.name = battle.title;
        offer.changes = offer.duplicates = battle.is_own();
        offer.passes_on = true;
        offer.remove = battle.is_own() ? say("Delete") : say("Delete the pack");
        menu_.ask(std::move(offer));
    }

    void act(BattleApp& app, const RowAnswer& answer) {
        const auto found = std::ranges::find_if(
            all_.battles, [&](const profile::BattleHead& battle) { return battle.file.name == answer.key; });
        if (found == all_.battles.end()) return;
        const battles::LibraryFile file = found->file;
        const std::string title = found->title;
        const auto done = [&](const auto& result) {
            if (!result) app.notify(result.error());
            version_ = kUnread;
        };
        if (answer.act == RowAct::Change) edit_file(app, file.path, file.origin);
        if (answer.act == RowAct::PassOn) pass_on_.ask(app, battles::LibraryKind::Battles, file.name, title);
        if (answer.act == RowAct::Rename) done(profile::retitle(file.path, answer.name));
        if (answer.act == RowAct::Duplicate)
            done(profile::duplicate(app.library(), battles::LibraryKind::Battles, file.path));
        if (answer.act == RowAct::Delete)
            done(profile::set_aside(
                app.profile(), found->is_own() ? file.path : app.library().packs_folder() / core::path(file.pack)));
    }

    // Made when it comes into view, one a frame, so that the list opens at once; none while the list is being scrolled.
    const Preview* preview(const BattleApp& app, const profile::BattleHead& battle) {
        if (const auto made = previews_.find(battle.file.name); made != previews_.end()) return &made->second;
        if (made_now_) {
            waiting_ = true;
            return nullptr;
        }
        made_now_ = true;
        if (previews_.size() >= kMaxPreviews) previews_.clear();
        const auto whole = profile::battle_of(app.library(), battle.file);
        if (!whole) return nullptr;
        return &(previews_[battle.file.name] = preview_of(whole->scenario, Faces::AsWritten));
    }

    // Lists at the end the files that could not be read, and why.
    void faults(BattleApp& app) {
        if (all_.faults.empty()) return;
        ui::Ui& ui = app.ui();
        const Rect rest = ui.rest();
        const double left = left_edge(ui), width = rest.width() - 2 * (left - rest.x0), pad = ui.px(22),
                     wrap = width - 2 * pad;
        double high = 2 * pad + ui.line_height(Type::Heading);
        for (const battles::Fault& fault : all_.faults)
            high += ui.px(8) + ui.text_height(told(app, fault), Type::Small, wrap);
        std::vector<std::filesystem::path> drafts;  // an invalid battle can be repaired in the editor
        for (const battles::Fault& fault : all_.faults)
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
        for (const battles::Fault& fault : all_.faults)
            line(told(app, fault), {.type = Type::Small, .colour = palette::kSoft});
        for (const std::filesystem::path& draft : drafts) {
            const Phrase label = say("Open {1} in the editor", plain(core::text(draft.stem())));
            const Rect row = ui.take(ui.px(36));
            ui.place(ui::sized({left + pad, row.y0}, button_width(ui, label, 96), ui.px(34)));
            if (ui.button(label)) edit_file(app, draft, battles::Origin::Own);
        }
        ui.take(pad);
    }
    static bool is_draft(const BattleApp& app, const battles::Fault& fault) {
        return core::path(fault.file).parent_path() == app.library().own(battles::LibraryKind::Battles);
    }
    // Names the player's own files relative to the player's folder.
    static Phrase told(const BattleApp& app, battles::Fault fault) {
        const std::string own = core::generic_text(app.library().own()) + "/";
        if (own.size() > 1 && fault.file.starts_with(own)) fault.file.erase(0, own.size());
        return battles::told(fault);
    }

    profile::BattleHeads all_;
    std::vector<std::string> texts_;                 // of each battle, for searching
    std::vector<const profile::BattleHead*> shelf_;  // those shown
    DeletedList deleted_;
    ListFilter filter_{filter_rows()};
    RowMenu menu_;
    PassOn pass_on_;
    std::string searched_;
    bool only_own_ = false;
    std::optional<Preview> example_;           // shown if there is no own battle
    RowHeights heights_;                       // in the order of the shelf
    std::map<std::string, Preview> previews_;  // by the battles' names
    bool made_now_ = false, waiting_ = false;  // a preview was made in this frame; some are missing
    double top_before_ = 0;                    // top of the cards in the last frame
    int still_frames_ = 0;                     // how long they have been there
    battles::OddsOfBattles odds_;
    profile::WonBattles won_;
    std::vector<packs::SavedPack> packs_;
    static constexpr std::uint64_t kUnread = ~0ull;
    std::uint64_t version_ = 0;  // version of the library when this was read
    Order order_ = Order::Time;
};

}  // namespace

std::unique_ptr<Screen> make_battles(BattleApp& app) { return std::make_unique<Battles>(app); }

}  // namespace screens
