// The screen of a free battle: the current page and the ways between pages.

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

// The table is covered while the other player takes the seat.
void draw_cover(Free& free) {
    ui::Ui& ui = free.ui;
    ui.dialog("buyer", ui.px(420), [&] {
        ui.heading(say("Over to the other side"));
        ui.sign(sign_of(free.side_of(free.player)), free.display_name(free.player), {.type = Type::Strong});
        ui.text(say("Only this player may look while coins are being bought."));
        if (ui.button(say("I am here"), Look::Accent)) free.covered = false;
    });
}

class FreeScreen final : public BattleAppScreen {
public:
    explicit FreeScreen(BattleApp& app, Stage stage) : BattleAppScreen(app), free_{app} {
        free_.terms = profile::load_terms(app.profile());
        free_.players = app.settings().seats.players;
        free_.bots = bots_offered(app);
        free_.series = profile::load_series(app.profile());
        free_.lists.kept = profile::load_lists(app.profile());
        free_.sets = battles::load_all_coin_sets(app.library()).sets;
        std::stable_partition(free_.sets.begin(), free_.sets.end(),
                              [](const battles::CoinSet& set) { return set.name == "us"; });
        if (auto types = battles::types_of(app.library(), {"us"})) free_.change = std::move(*types);
        std::ranges::sort(free_.change, std::greater{}, &cw::CoinType::cents);
        if (free_.series) {
            auto saved = profile::load_saved(app.profile());
            if (!saved) app.notify(saved.error());
            if (saved && *saved && profile::set_up_from((*saved)->record.about).series == free_.series->fought.size())
                free_.waiting = std::move(*saved);
            if (auto types = battles::types_of(app.library(), free_.series->terms.sets))
                free_.types = std::move(*types);
            if (stage == Stage::Series) free_.to_series();
        }
        if (const auto welcome = app.remote().take_welcome(SharedPurchase::kName)) free_.sit_down_at(*welcome);
    }
    FreeScreen(const FreeScreen&) = delete;
    FreeScreen& operator=(const FreeScreen&) = delete;
    ~FreeScreen() override { free_.leave_shared(); }

    std::string_view name() const override {
        if (free_.stage == Stage::Ground) return "ground";
        if (free_.stage == Stage::ArmyPurchase || free_.stage == Stage::Elsewhere) return "muster";
        return free_.stage == Stage::Series ? "series" : "free";
    }

    void draw(BattleApp& app) override {
        draw_wood(app);
        free_.follow_shared();
        if (free_.stage == Stage::Elsewhere) return draw_elsewhere(free_);
        if (free_.stage == Stage::Terms) return draw_terms(free_);
        if (free_.stage == Stage::MoreTerms) return draw_more_terms(free_);
        if (free_.stage == Stage::Ground) return draw_ground(free_);
        if (free_.stage == Stage::ArmyPurchase) return free_.covered ? draw_cover(free_) : draw_muster(free_);
        if (free_.stage == Stage::Series) return draw_series(free_);
    }

    double wakes() const override { return free_.shared ? 1 : 0; }

    // Table inches while ground is being placed.
    std::optional<Vec2> to_pixels(Vec2 point) const override {
        if (free_.stage != Stage::Ground || free_.ground.scale == 0) return std::nullopt;
        return free_.ground.to_pixels(point, free_.terms.height);
    }

    std::optional<rules::Json> state() const override {
        if (free_.stage != Stage::Ground) return std::nullopt;
        return std::optional(battles::to_json(free_.terms)["ground"]);
    }

private:
    Free free_;
};

std::string trimmed(std::string name) {
    if (name.find_first_not_of(' ') == std::string::npos) name.clear();
    return name;
}

}  // namespace

void Free::to_series() {
    stage = Stage::Series;
    bots = series->bots;
    for (std::string& bot : bots)
        if (!bots::find_level(bot)) bot.clear();
}

Phrase Free::display_name(int who) const {
    const std::string& bot = (series ? series->bots : bots)[static_cast<std::size_t>(who)];
    if (const bots::Level* level = bots::find_level(bot)) return level->name;
    const std::string& name =
        series ? series->players[static_cast<std::size_t>(who)] : players[static_cast<std::size_t>(who)];
    if (!name.empty()) return plain(name);
    return side_of(who) == cw::Side::Heads ? say("Heads") : say("Tails");
}

void Free::type_counts() {
    typed.clear();
    for (const cw::CoinType& type : purchase().types()) typed.push_back(std::to_string(purchase().count(type.name)));
}

bool Free::agree() {
    notice = {};
    for (std::string& name : players) name = trimmed(name);
    if (stage == Stage::Terms) {
        series.reset();
        app.settings().seats.players = players;
        app.settings().seats.bots = bots;
        app.save_settings();
        profile::save_terms(app.profile(), terms);
        if (terms.battles > 1) series = battles::Series{terms, players, {}, bots};
    }
    return lay_out_sale();
}

bool Free::lay_out_sale() {
    const auto on_sale = battles::types_of(app.library(), agreed().sets);
    if (!on_sale) {
        notice = battles::told(on_sale.error().front());
        return false;
    }
    musters.clear();
    for (int who = 0; who < 2; ++who)
        musters.emplace_back(*on_sale, agreed().free, series ? series->purse(who) : std::nullopt);
    return true;
}

void Free::to_muster() {
    if (!agree()) return;
    player = 0;
    stage = Stage::ArmyPurchase;
    sit_down();
}

void Free::sit_down() {
    lists.new_name.clear();  // the other buyer's
    const bool bot = is_bot(player);
    if (bot) let_bot_buy();
    type_counts();
    if (bot) return next();
    covered = agreed().hidden && !is_bot(1 - player);
}

// Takes all of a series' purse, otherwise a random ready-made list.
void Free::let_bot_buy() {
    if (purchase().from_purse()) return purchase().take(series->purse(player).value_or(battles::Purse{}));
    std::vector<battles::ReadyList> left = battles::ready_lists();
    core::Random random(app.seed() + static_cast<std::uint64_t>(player));
    while (!left.empty() && !purchase().ready()) {
        const std::size_t drawn = random.below(static_cast<std::uint32_t>(left.size()));
        if (const auto list = battles::filled(left[drawn], purchase())) purchase().take(*list);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(drawn));
    }
    for (const cw::CoinType& type : purchase().types())
        if (!purchase().ready()) purchase().set(type.name, purchase().max(type.name));
}

void Free::next() {
    if (shared) {
        if (const auto refusal = app.remote().table()->ask(SharedPurchase::bring(player, purchase().bought())))
            notice = refusal->message;
        stage = Stage::Elsewhere;
        return;
    }
    if (player == 1) return begin_battle();
    player = 1;
    sit_down();
}

void Free::out() {
    notice = {};
    if (shared) return app.go("title");
    if (stage == Stage::Series) return app.go("title");
    if (stage == Stage::Terms) return app.go("battles");
    if (stage == Stage::Ground || stage == Stage::MoreTerms) {
        stage = Stage::Terms;
        return;
    }
    if (player == 1 && !agreed().hidden && !is_bot(0)) {
        player = 0;
        return type_counts();
    }
    if (series && !series->fought.empty()) return to_series();
    stage = Stage::Terms;
    series = profile::load_series(app.profile());
}

void Free::end_series() {
    profile::drop_series(app.profile());
    series.reset();
    waiting.reset();
    stage = Stage::Terms;
}

void Free::begin_battle() {
    notice = {};
    const auto heads = static_cast<std::size_t>(battles::Series::player_of(cw::Side::Heads, battle()));
    const auto& names = series ? series->players : players;
    profile::SetUp set_up{.battle = "free",
                          .players = {names[heads], names[1 - heads]},
                          .bots = {bots[heads], bots[1 - heads]},
                          .seed = app.seed(),
                          .advice = app.settings().seats.advice};
    set_up.hidden = agreed().hidden;
    if (agreed().clock) set_up.clock = profile::Clock(*agreed().clock);
    battles::Terms fought = agreed();
    // Coins from a series' purse have no price.
    if (series && !series->fought.empty()) fought.free.budget.reset();
    const auto battle_file = battles::battle_from_json(
        app.library(),
        battles::battle_of(fought, set_up.players, {musters[heads].bought(), musters[1 - heads].bought()}), "free");
    if (!battle_file) {
        notice = battles::told(battle_file.error().front());
        return;
    }
    if (series) {
        set_up.series = battle();
        set_up.player = series->own;
        if (const auto kept = profile::save_series(app.profile(), *series); !kept) app.notify(kept.error());
    }
    BattleStart start = beginning(set_up, battle_file->scenario);
    if (shared) {
        app.remote().hand_on();
        start.share = Sharing::Invite;
    }
    app.begin(start);
}

std::unique_ptr<Screen> make_free(BattleApp& app) { return std::make_unique<FreeScreen>(app, Stage::Terms); }

std::unique_ptr<Screen> make_series(BattleApp& app) { return std::make_unique<FreeScreen>(app, Stage::Series); }

}  // namespace screens
