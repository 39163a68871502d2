// The set-up of a battle: its players and table options.

#include "engine/core/path.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/packs/own_picture.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/advice_terms.h"
#include "game/coin_wars/screens/common/agreed_terms.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/page_picture.h"
#include "game/coin_wars/screens/common/pass_on.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/common/rule_rows.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/common/takes_picture.h"
#include "game/coin_wars/screens/common/war_setup.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/profile/deleted.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

struct PresetRow {
    profile::Preset preset;
    words::Key label, sentence;
};
constexpr PresetRow kPresets[] = {
    {profile::Preset::Battle, mark("The battle's own"), mark("The table options that this battle was made for.")},
    {profile::Preset::Kitchen, mark("Kitchen table"),
     mark("The rules as written: you may pass through your own coins, and shots pass over coins.")},
    {profile::Preset::Tournament, mark("Tournament"),
     mark("A coin may move and strike in contact later in the same turn; a coin in the line of fire blocks a shot.")},
};

class SetUpScreen final : public BattleAppScreen, public AgreedTerms, public TakesPicture {
public:
    SetUpScreen(BattleApp& app, battles::Battle battle, const profile::SetUp& set_up)
        : BattleAppScreen(app), version_(app.library().version()), battle_(std::move(battle)), set_up_(set_up) {
        set_up_.advice = app.settings().seats.advice;
        set_up_.seed = app.seed();
        measure(app);
    }

    std::string_view name() const override { return "setup"; }
    std::shared_ptr<const cw::Scenario> agreed() const override {
        return std::make_shared<const cw::Scenario>(settled_);
    }

    core::Result<void, Phrase> take_picture(const std::filesystem::path& file) override {
        if (battle_.origin != battles::Origin::Own)
            return core::failure(say("Only a battle of your own takes a picture."));
        const auto taken = packs::copy_picture(file, profile_of(battle_.file), battle_.name);
        if (taken) picture_ = PagePicture(battle_.file);
        return taken;
    }

    void draw(BattleApp& app) override {
        if (version_ != app.library().version() && !set_up_.war) read_again(app);
        draw_wood(app);
        ui::Ui& ui = app.ui();
        const Way way = draw_head(app, {known(battle_.title), set_up_.war ? say("The war") : say("Battles"),
                                        set_up_.war ? say("Begin") : say("Begin at once")});
        if (way == Way::Out) app.go(set_up_.war ? "war" : "battles");
        if (way == Way::On) begin_at_once(app);
        const auto [left, right] = halves_of(ui, 1320);
        const Vec2 battle{left.x0, left.y0}, seats{right.x0, right.y0};
        ui.side_panel("battle", battle, left.width(), left.height(), [&] { about_battle(app); });
        ui.side_panel("players", seats, left.width(), left.height(), [&] { players(app); });
        pass_on_.draw(app);
    }

private:
    // Called when the file or its coin set has changed. If it no longer loads, the list of battles says why.
    void read_again(BattleApp& app) {
        version_ = app.library().version();
        auto found = named_battle(app.library(), set_up_.battle);
        if (!found) return app.go("battles");
        battle_ = std::move(*found);
        measure(app);
    }

    // For the computer's current strength.
    void tell_odds(BattleApp& app) {
        if (battle_.origin != battles::Origin::Shipped) return;
        if (strength_ != strength_of(set_up_.bots)) {
            strength_ = strength_of(set_up_.bots);
            told_ = battles::load_odds(app.library(), strength_);
        }
        const auto row = told_.find(battle_.name);
        if (row != told_.end()) app.ui().text(odds_line(battle_.scenario, row->second));
    }

    // Loads the battle's measured odds and its picture.
    void measure(const BattleApp& app) {
        const battles::OddsOfBattles all = battles::load_odds(app.library());
        const auto row = all.find(battle_.name);
        odds_.reset();
        if (row != all.end() && battle_.origin == battles::Origin::Shipped) odds_ = row->second;
        const auto pack = battle_.pack.empty() ? std::nullopt : packs::find_saved(app.library(), battle_.pack);
        from_ = pack ? packs::from_pack(pack->manifest) : Phrase();
        picture_ = battle_.origin == battles::Origin::Shipped ? PagePicture() : PagePicture(battle_.file);
        won_ = profile::won_line(profile::load_won(app.profile()), battle_.name);
        lay_out(app);
    }

    // Rebuilds the table and rules from the current settings.
    void lay_out(const BattleApp& app) {
        settled_ = settled(app.library(), battle_, set_up_);
        preview_ = preview_of(settled_, set_up_.swapped ? Faces::Swapped : Faces::AsWritten);
    }

    void begin_at_once(BattleApp& app) {
        set_up_.at_once = true;
        begin(app);
    }

    void invite(BattleApp& app) {
        set_up_.elsewhere = true;
        begin(app);
    }

    void play_by_file(BattleApp& app) {
        set_up_.by_file = true;
        begin(app);
    }

    void begin(BattleApp& app) {
        for (std::string& player : set_up_.players)
            if (player.find_first_not_of(' ') == std::string::npos) player.clear();
        app.settings().seats.advice = set_up_.advice;
        if (!set_up_.war) {
            app.settings().seats.players = set_up_.players;
            app.settings().seats.bots = set_up_.bots;
            app.settings().seats.battle = set_up_.battle;
        }
        app.save_settings();
        if (clock_) set_up_.clock = profile::Clock(*clock_);
        // In a war, the coins deployed by both nations stay as they are.
        BattleStart begin = beginning(set_up_, set_up_.war ? with_preset(battle_.scenario, set_up_.preset)
                                                           : settled(app.library(), battle_, set_up_));
        begin.share = set_up_.by_file ? Sharing::ByFile : set_up_.elsewhere ? Sharing::Invite : Sharing::No;
        app.begin(begin);
    }

    void about_battle(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.heading(known(battle_.title));
        const Phrase era = era_line(battle_.era, battle_.date);
        if (!era.empty()) ui.text(era, {Type::Pen, palette::kSoft});
        if (!from_.empty()) ui.remark(from_);
        picture_.draw(ui, known(battle_.title), 200);
        const Rect map = ui.take(std::round(ui.rest().width() * battle_.scenario.height / battle_.scenario.width));
        draw_preview(app, map, preview_);
        ui.space(4);
        if (!battle_.summary.empty()) ui.text(known(battle_.summary));
        ui.rule();
        ui.fact(say("Coins"), coins_line({battle_.coins(cw::Side::Heads), battle_.coins(cw::Side::Tails)}));
        ui.fact(say("Length"), length_line(battle_.scenario.victory.turns));
        ui.fact(say("Goes first"), battle_.scenario.first ? cw::display_name(battle_.scenario, *battle_.scenario.first)
                                                          : say("a toss decides"));
        if (const auto special = battle_.scenario.advanced.special.size(); special > 0)
            ui.fact(say("Special rules"), static_cast<int>(special));
        tell_odds(app);
        if (!won_.empty()) ui.text(won_, {.colour = palette::kAccent});
        ui.rule();
        draw_goals(app);
        ui.rule();
        draw_rules_in_force(ui, settled_);
        page_of_history(ui);
        if (set_up_.war) return;
        ui.rule();
        const bool own = battle_.origin == battles::Origin::Own;
        if (ui.button(own ? say("Change this battle") : say("Make your own battle from it")))
            battle_.origin == battles::Origin::Pack ? edit_copy(app, battle_)
                                                    : edit_file(app, battle_.file, battle_.origin);
        if (battle_.origin == battles::Origin::Shipped) return;
        if (own) own_picture(ui);
        if (ui.button(say("Pass it on"))) pass_on_.ask(app, battles::LibraryKind::Battles, battle_.name, battle_.title);
        ui.remark(say("Saves it as one file with everything it needs, for someone else to keep and play."));
        if (ui.button(own ? say("Delete this battle") : say("Delete the pack"))) remove(app);
        ui.remark(say("You can bring it back from the list of battles."));
    }

    static std::filesystem::path profile_of(const std::filesystem::path& battle) {
        return battle.parent_path().parent_path();
    }
    void own_picture(ui::Ui& ui) {
        if (picture_.empty()) return ui.remark(say("Drop a picture on this page (PNG or JPEG) to show it here."));
        if (!ui.button(say("Remove the picture"))) return;
        packs::remove_picture(profile_of(battle_.file), battle_.name);
        picture_ = {};
    }

    void remove(BattleApp& app) const {
        const bool own = battle_.origin == battles::Origin::Own;
        const auto gone = profile::set_aside(
            app.profile(), own ? battle_.file : app.library().packs_folder() / core::path(battle_.pack));
        gone ? app.go("battles") : app.notify(gone.error());
    }

    void draw_goals(BattleApp& app) const {
        ui::Ui& ui = app.ui();
        const BattleAbout about = screens::about_battle(battle_);
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            ui.sign(sign_of(side), cw::display_name(battle_.scenario, side), {.type = Type::Strong});
            ui.remark(about.tally.sides[cw::index(side)].goal);
        }
        if (!about.tally.limit.empty()) ui.remark(about.tally.limit);
        if (!battle_.course.empty() && ui.button(say("How it went"))) open_course(app, about);
    }

    void page_of_history(ui::Ui& ui) const {
        if (!battle_.history.empty()) {
            ui.rule();
            ui.caption(say("WHAT HAPPENED"));
            ui.text(known(battle_.history));
        }
        if (!battle_.notes.empty()) {
            ui.space(4);
            ui.caption(say("ON THIS TABLE"));
            for (const std::string& note : battle_.notes) ui.text(known(note));
        }
        if (battle_.sources.empty()) return;
        ui.space(4);
        ui.caption(say("SOURCES"));
        for (const std::string& source : battle_.sources) ui.remark(plain(source));
    }

    Phrase army(cw::Side side) const {
        return cw::display_name(battle_.scenario, set_up_.swapped ? cw::other(side) : side);
    }

    void players(BattleApp& app) {
        ui::Ui& ui = app.ui();
        if (set_up_.war) return of_war(app);
        ui.heading(say("Who plays?"));
        ui.row({1, 1});
        ui.sign(ui::Sign::Solid, army(cw::Side::Heads));
        ui.sign(ui::Sign::Dashed, army(cw::Side::Tails));
        draw_seats(ui, set_up_.bots, {army(cw::Side::Heads), army(cw::Side::Tails)});
        ui.row({1, 1});
        player(ui, say("{1} is played by", army(cw::Side::Heads)), 0);
        player(ui, say("{1} is played by", army(cw::Side::Tails)), 1);
        ui.space(4);
        if (ui.button(say("Swap the forces"))) {
            set_up_.swapped = !set_up_.swapped;
            lay_out(app);
        }
        handicap(app);
        ui.rule();
        if (ui.button(say("To the table"))) begin(app);
        ui.remark(battle_.scenario.first
                      ? say("There you agree on the rules and set up your own line; no coin is tossed, because the "
                            "battle says who goes first. “Begin at once” uses the historical rules and positions.")
                      : say("There you agree on the rules, toss a coin and set up your own line. “Begin at once” does "
                            "all that for you, with the historical rules and positions."));
        if (set_up_.bots[1].empty()) from_afar(app);
        ui.rule();
        ui.heading(say("Which table options?"));
        for (const PresetRow& row : kPresets)
            if (ui.choice(row.label, row.sentence, set_up_.preset == row.preset)) {
                set_up_.preset = row.preset;
                lay_out(app);
            }
        ui.rule();
        ui.heading(say("Help during play?"));
        draw_advice_terms(ui, set_up_.advice);
        elsewhere(app);
        ui.rule();
        ui.heading(say("Against the clock?"));
        draw_clock_choice(ui, clock_);
    }

    // The rest was agreed at the war's table.
    void of_war(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.heading(say("Who leads?"));
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            const std::size_t face = cw::index(side);
            const Phrase who = player_label(set_up_, battle_.scenario, side);
            const bool nameless = set_up_.bots[face].empty() && set_up_.players[face].empty();
            ui.sign(sign_of(side), army(side), {.type = Type::Strong});
            ui.remark(nameless || who.empty() ? say("A person") : who);
        }
        ui.space(4);
        if (ui.button(say("Begin"), Look::Accent)) begin_at_once(app);
        if (!set_up_.bots[1].empty()) return;
        ui.rule();
        if (set_up_.bots[0].empty()) ui.input_text(say("Your name"), set_up_.players[0], 40);
        from_afar(app);
    }

    // Opens the file's battle in the laboratory, or prints it.
    void elsewhere(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.rule();
        if (ui.button(say("To the laboratory"))) open_lab(app, {.battle = set_up_.battle});
        ui.remark(say(
            "The computer fights it many times to show who wins how often, where coins fall and how long it takes."));
        ui.rule();
        if (ui.button(say("Print it"))) open_print(app, set_up_);
        ui.remark(say("Puts it on paper at true size, to play with real coins."));
    }

    void from_afar(BattleApp& app) {
        ui::Ui& ui = app.ui();
        if (ui.button(say("Invite another player"))) invite(app);
        ui.remark(say("You lead {1} here; the other side joins from another machine, with a code or a link.",
                      army(cw::Side::Heads)));
        if (ui.button(say("Play by file"))) play_by_file(app);
        ui.remark(
            say("You send each other a file each turn, by e-mail or however you like, and need not be there at the "
                "same time."));
        if (ui.toggle(say("Trusted dice"), set_up_.trusted)) set_up_.trusted = !set_up_.trusted;
        ui.remark(
            say("For play by file only: each side makes its own throws. With this off, a file goes back and forth for "
                "every throw, so nobody can rig it."));
    }

    // Offered if the battle is uneven.
    void handicap(BattleApp& app) {
        if (!odds_ || !odds_->even_without) return;
        const battles::EvenWithout& even = *odds_->even_without;
        const Phrase side = cw::display_name(battle_.scenario, even.side);
        const Phrase label = say_many(static_cast<int>(even.coins.size()), "Handicap: {2} leaves out {1} coin",
                                      "Handicap: {2} leaves out {1} coins", side);
        if (app.ui().toggle(label, set_up_.handicap)) {
            set_up_.handicap = !set_up_.handicap;
            lay_out(app);
        }
        app.ui().remark(say("With this handicap, the computer wins about equally often on either side."));
    }

    // Draws a person's name, or how the bot plays.
    void player(ui::Ui& ui, const Phrase& label, std::size_t side) {
        const Phrase about = about_player(set_up_.bots[side]);
        if (about.empty())
            ui.input_text(label, set_up_.players[side]);
        else
            ui.remark(about);
    }

    std::uint64_t version_;  // version of the library when the battle was read
    battles::Battle battle_;
    std::optional<battles::MeasuredOdds> odds_;  // between generals, for the handicap
    std::string strength_;                       // the strength for `told_`
    battles::OddsOfBattles told_;
    Phrase won_, from_;
    PagePicture picture_;
    PassOn pass_on_;
    cw::Scenario settled_;
    Preview preview_;
    profile::SetUp set_up_;
    std::optional<battles::ClockTerms> clock_;
};

std::unique_ptr<Screen> make_set_up(BattleApp& app, const std::string& name, battles::Battle battle) {
    profile::SetUp set_up;
    set_up.battle = name;
    set_up.players = app.settings().seats.players;
    // The title screen sets the seats; a battle named on the command line is for two people.
    set_up.bots = app.settings().seats.bots.value_or(profile::SetUp{}.bots);
    return std::make_unique<SetUpScreen>(app, std::move(battle), set_up);
}

}  // namespace

void open_set_up(BattleApp& app, const std::string& battle) {
    app.replace_screen([&app, battle]() -> std::unique_ptr<Screen> {
        auto found = named_battle(app.library(), battle);
        if (found) return make_set_up(app, battle, std::move(*found));
        app.notify(found.error());
        return nullptr;
    });
}

void open_set_up(BattleApp& app, const std::string& name, battles::Battle battle) {
    app.replace_screen([&app, name, battle = std::move(battle)] { return make_set_up(app, name, battle); });
}

std::unique_ptr<Screen> make_war_battle(BattleApp& app) {
    const auto game = profile::WarGame::look_at_last(app.profile());
    if (!game || !*game || (*game)->match().phase != rules::war::Phase::Battle) return make_war(app);
    auto found = set_up_of(app.library(), **game);
    if (!found) {
        app.notify(found.error());
        return make_war(app);
    }
    return std::make_unique<SetUpScreen>(app, std::move(found->battle), found->set_up);
}

}  // namespace screens
