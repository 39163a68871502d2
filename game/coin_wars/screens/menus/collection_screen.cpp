
#include <algorithm>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/profile/own_files.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/kit/search.h"
#include "game/profile/profile_json.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"

namespace screens {
namespace {

using battles::LibraryKind;
using battles::Origin;

struct Thing {
    LibraryKind kind;
    battles::LibraryFile file;
    std::string title;  // as in its file
    Phrase display_name, about;
    std::vector<std::string> notes{};
};

class Collection final : public BattleAppScreen {
public:
    explicit Collection(BattleApp& app) : BattleAppScreen(app) { read(app); }

    std::string_view name() const override { return "collection"; }
    bool keeps_place() const override { return true; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"things", things_.size()}, {"shown", shown_.size()}});
    }

    void draw(BattleApp& app) override {
        if (version_ != app.library().version()) read(app);
        draw_page_head(app, say("Coin sets and formations"), WayOut::Back);
        ui::Ui& ui = app.ui();
        const double top = ui.top_bar_height() + ui.px(24), wide = std::min(ui.px(720), ui.width() - ui.px(32));
        ui.side_panel("collection", {std::round((ui.width() - wide) / 2), top}, wide, ui.height() - top - ui.px(24),
                      [&] { list(app); });
        if (const RowAnswer answer = menu_.draw(ui); answer.act != RowAct::Nothing) act(app, answer);
        pass_on_.draw(app);
        draw_notice(app);
    }

private:
    void read(BattleApp& app) {
        version_ = app.library().version();
        things_.clear();
        faults_.clear();
        read_coins(app);
        read_formations(app);
        deleted_.read(app.profile(), {"coins/", "formations/"});
        packs_ = packs::saved_packs(app.library());
        choose(app.ui());
    }
    void read_coins(const BattleApp& app) {
        battles::CoinShelf shelf = battles::load_all_coin_sets(app.library());
        const std::vector<battles::LibraryFile> files = app.library().files(LibraryKind::Coins);
        for (const battles::CoinSet& set : shelf.sets)
            if (const auto file = std::ranges::find(files, set.name, &battles::LibraryFile::name); file != files.end())
                things_.push_back(
                    {LibraryKind::Coins, *file, set.title, known(set.title.empty() ? set.name : set.title),
                     what_is_in(set, static_cast<int>(battles::rules_of_sets(app.library(), {set.name}).size())),
                     notes_of(*file)});
        faults_ = std::move(shelf.faults);
    }
    static Phrase what_is_in(const battles::CoinSet& set, int special) {
        const Phrase coins = say_many(static_cast<int>(set.rows.size()), "{1} kind of coin", "{1} kinds of coins");
        if (special == 0) return coins;
        return joined({coins, say_many(special, "{1} special rule", "{1} special rules")}, rules::comma());
    }
    static std::vector<std::string> notes_of(const battles::LibraryFile& file) {
        const auto set = battles::read_json(file.path);
        return set ? profile::value_or(*set, "notes", std::vector<std::string>()) : std::vector<std::string>();
    }
    void read_formations(const BattleApp& app) {
        const battles::FormationShelf shelf = battles::load_formations(app.library());
        for (std::size_t i = 0; i < shelf.plans.size(); ++i) {
            const battles::FormationPlan& plan = shelf.plans[i];
            const bool listed = shelf.files[i].origin == Origin::Shipped && plan.formation;
            const Phrase about = plan.formation ? Phrase(plan.formation->about)
                                                : say_many(static_cast<int>(plan.places.size()),
                                                           "A layout of {1} coin, saved from a table.",
                                                           "A layout of {1} coins, saved from a table.");
            things_.push_back(
                {LibraryKind::Formations, shelf.files[i], plan.title,
                 listed ? Phrase(plan.formation->name) : plain(plan.title.empty() ? shelf.files[i].name : plan.title),
                 about});
        }
        faults_.insert(faults_.end(), shelf.faults.begin(), shelf.faults.end());
    }

    // Shows things that contain every word searched for.
    void choose(const ui::Ui& ui) {
        shown_.clear();
        for (const Thing& thing : things_)
            if ((!only_own_ || thing.file.origin != Origin::Shipped) &&
                rules::found_in(ui.translated(thing.display_name) + " " + thing.title, searched_))
                shown_.push_back(&thing);
        std::ranges::stable_sort(shown_, {}, [](const Thing* thing) {
            return std::pair(thing->kind, thing->file.origin == Origin::Shipped);
        });
    }

    void list(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ListBar bar(ui, ui.rest().x0, palette::kInk);
        if (bar.filter(say("Yours"), only_own_)) {
            only_own_ = !only_own_;
            choose(app.ui());
        }
        if (bar.search(searched_)) choose(app.ui());
        bar.end();
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            if (i == 0 || shown_[i]->kind != shown_[i - 1]->kind)
                ui.caption(shown_[i]->kind == LibraryKind::Coins ? say("COIN SETS") : say("FORMATIONS"));
            row(app, *shown_[i]);
        }
        if (shown_.empty()) ui.text(say("Nothing matches this."));
        if (deleted_.draw(app, ui.rest().x0)) version_ = kUnread;
        for (const battles::Fault& fault : faults_) ui.remark(battles::told(fault));
        ui.remark(say("Coin sets and formations from others go in these folders:"));
        for (const LibraryKind kind : {LibraryKind::Coins, LibraryKind::Formations})
            ui.remark(plain(core::text(app.library().own(kind))));
    }

    void row(BattleApp& app, const Thing& thing) {
        ui::Ui& ui = app.ui();
        const double more = ui.px(kMoreWidth), gap = ui.px(8), wide = ui.rest().width() - more - gap - ui.px(26);
        const Phrase about = joined({from(thing), thing.about}, rules::comma());
        const double high =
            ui.text_height(thing.display_name, Type::Body, wide) + ui.text_height(about, Type::Small, wide);
        const Rect line = ui.take(std::max(more, high + ui.px(2)));
        ui.place({line.x0, line.y0, line.x1 - more - gap, line.y1});
        const bool pressed = ui.entry(thing.display_name, about, ui::Sign::None, false, true);
        const double top = line.center().y - more / 2;
        if (draw_more(ui, thing.display_name, ui::sized({line.x1 - more, top}, more, more)) || pressed)
            ask_more(app, thing);
        for (const std::string& note : thing.notes) ui.remark(known(note));
    }

    Phrase from(const Thing& thing) const {
        if (thing.file.origin == Origin::Own) return say("Yours");
        const auto pack = std::ranges::find(packs_, thing.file.pack, &packs::SavedPack::name);
        return pack == packs_.end() ? say("From the game") : packs::from_pack(pack->manifest);
    }

    // A pack's formation cannot be copied alone: its coin sets are in the pack.
    void ask_more(const BattleApp& app, const Thing& thing) {
        const bool own = thing.file.origin == Origin::Own;
        RowOffer offer{core::text(thing.file.path), thing.display_name, from(thing)};
        if (own) offer.name = thing.title;
        offer.shows = own;
        offer.passes_on = own;
        offer.duplicates =
            !app.library().own().empty() && (thing.kind == LibraryKind::Coins || thing.file.origin != Origin::Pack);
        if (own) offer.remove = say("Delete");
        menu_.ask(std::move(offer));
    }

    void act(BattleApp& app, const RowAnswer& answer) {
        const std::filesystem::path file = core::path(answer.key);
        const auto thing = std::ranges::find_if(things_, [&](const Thing& each) { return each.file.path == file; });
        if (thing == things_.end()) return;
        const auto done = [&](const auto& result) {
            if (!result) app.notify(result.error());
            version_ = kUnread;
        };
        if (answer.act == RowAct::Show) app.show_file(file);
        if (answer.act == RowAct::PassOn) pass_on_.ask(app, thing->kind, thing->file.name, thing->title);
        if (answer.act == RowAct::Rename) done(profile::retitle(file, answer.name));
        if (answer.act == RowAct::Duplicate) done(profile::duplicate(app.library(), thing->kind, file));
        if (answer.act == RowAct::Delete) done(profile::set_aside(app.profile(), file));
    }

    std::vector<Thing> things_;
    std::vector<const Thing*> shown_;
    battles::Faults faults_;
    std::vector<packs::SavedPack> packs_;
    DeletedList deleted_;
    RowMenu menu_;
    PassOn pass_on_;
    std::string searched_;
    bool only_own_ = false;
    static constexpr std::uint64_t kUnread = ~0ull;
    std::uint64_t version_ = 0;  // of the library when this was read
};

}  // namespace

void open_collection(BattleApp& app) {
    app.push_screen([&app] { return std::make_unique<Collection>(app); });
}

}  // namespace screens
