#include "game/application/application.h"

#include "game/remote/invitation.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/battles/user_folder.h"
#include "game/coin_wars/packs/own_picture.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/profile/war_files.h"
#include "game/coin_wars/screens/common/agreed_terms.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/takes_picture.h"
#include "game/profile/day.h"
#include "game/shell/help/help_screen.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/screens.h"

namespace screens {

namespace {

std::vector<rules::CoinType> pocket_coins_of(const battles::Library& library) {
    const auto types = battles::types_of(library, {"us"});
    std::vector<rules::CoinType> coins;
    for (const char* name : {"penny", "nickel", "dime", "quarter"})
        for (const auto& type : *types)
            if (type.name == name) coins.push_back(type);
    return coins;
}

}  // namespace

Application::Application(const Options& options) : Program(options), screens_(all_screens()) {}

// The list of screens: one line each. Screens that need more than a name (which battle) are made in
// battle_navigation.cpp.
std::vector<Entry> Application::all_screens() {
    return {
        {"title", false, [this] { return make_title_screen(); }},
        {"battles", false, [this] { return make_battles(*this); }},
        {"problems", false, [this] { return make_problems(*this); }},
        {"quick", false, [this] { return make_quick(*this, std::nullopt); }},
        {"shelf", false, [this] { return make_shelf(*this, settings().seats.players[0]); }},
        {"replays", false, [this] { return make_replays(*this); }},
        {"join", false, [this] { return make_join_screen(""); }},
        {"settings", true, [this] { return make_settings(*this); }},
        {"help", true, [this] { return make_help(screen().rule_book(), ""); }},
        {"keys", true, [this] { return make_keys(*this); }},
        {"true_size", true, [this] { return make_true_size(*this); }},
        {"editor", false, [this] { return make_new_battle(*this); }},
        {"free", false, [this] { return make_free(*this); }},
        {"series", false, [this] { return make_series(*this); }},
        {"wars", false,
         [this] { return make_wars(*this, [this](const std::filesystem::path& file) { edit_war(*this, file); }); }},
        {"war_editor", false, [this] { return make_new_war(*this); }},
        {"war", false, [this] { return make_war(*this); }},
        {"war_battle", false, [this] { return make_war_battle(*this); }},
        {"lab", false, [this] { return make_lab(*this); }},
        {"story_table", false, [this] { return make_story_table(*this); }},
        {"coin_rpg", false, [this] { return make_coin_rpg(*this); }},
        {"edged_coins", false, [this] { return make_edged_coins(*this); }},
        {"card_draw", false, [this] { return make_card_draw(*this); }},
        {"universalis", false, [this] { return make_universalis(*this); }},
        {"breeder", true, breeder_maker(*this)},
        {"league", true, [this] { return make_league(*this); }},
    };
}

// The list of rule books: one line each.
std::unique_ptr<Screen> Application::make_help(std::string_view book, const std::string& rule) {
    const auto story = [this](const char* game, const Phrase& title) {
        return HelpSource{game, title, [this](ui::Ui& ui, const rules::Json& picture) {
                              return story_help_picture(ui, pocket_coins(), picture);
                          }};
    };
    const auto* battle = dynamic_cast<const AgreedTerms*>(&screen());
    return make_help_screen(*this,
                            {battle_book(*this, battle ? battle->agreed() : nullptr),
                             story("coin-rpg", say("Coin Wars the RPG")), story("edged-coins", say("Edged Coins")),
                             story("universalis", say("Universalis")), story("card-draw", say("Card Draw"))},
                            std::string(book), rule);
}

void Application::find_files() {
    library_ = battles::Library(assets(), profile());
    battles::prepare_own(library_);
    packs::drop_opened(library_);
    watch_ = battles::FolderWatch(library_);
    pocket_coins_ = pocket_coins_of(library_);
}

bool Application::files_changed() {
    if (!watch_.look(library_)) return false;
    library_.renew();
    return true;
}

core::Result<void, Phrase> Application::open_battle(const std::string& battle) {
    if (remote::read_invitation(battle)) {
        show(make_join_screen(battle));
        return {};
    }
    const auto quick = battles::quick_named(battle);
    if (quick && !library_.find(battles::LibraryKind::Battles, battle)) {
        show(make_quick(*this, *quick));
        return {};
    }
    const std::filesystem::path file = core::path(battle);
    if (packs::is_pack(file)) return open_pack(file);
    if (auto* page = dynamic_cast<TakesPicture*>(&screen()); page && packs::is_picture(file))
        return page->take_picture(file);
    if (profile::is_given_record(file)) return open_given_record(file);
    if (is_table_file(file)) {
        const auto game = open_table_file(profile(), file, profile::today());
        if (!game) return core::failure(game.error());
        show_by_name(screen_of(*game));
        return {};
    }
    if (profile::is_given_war(file)) {
        const auto war = profile::take_war(profile(), file);
        war ? show_by_name("war") : notify(war.error());
        return {};
    }
    if (profile::is_record(file)) {
        const auto saved = profile::load_record(file);
        if (!saved) return core::failure(saved.error());
        if (const auto ledger = profile::ledger_of(saved->record); ledger && ledger->by_file) {
            resume_by_file(*saved, core::text(file.stem()));
            return {};
        }
        if (!saved->is_over()) {
            resume_file(*saved, file);
            return {};
        }
        open_replay(*this, watching(*saved, file));
        if (!saved->remark.empty()) notify(saved->remark);
        return {};
    }
    auto found = named_battle(library_, battle);
    if (!found) return core::failure(found.error());
    open_set_up(*this, battle, std::move(*found));
    return {};
}

// Over what is shown, to which Cancel returns.
core::Result<void, Phrase> Application::open_pack(const std::filesystem::path& file) {
    auto opened = packs::open_pack(library_, file);
    if (!opened) {
        const int more = static_cast<int>(opened.error().size()) - 1;
        return core::failure(joined(
            {battles::told(opened.error().front()),
             more > 0 ? say_many(more, "{1} more mistake was found in it.", "{1} more mistakes were found in it.")
                      : Phrase()},
            plain("\n")));
    }
    push_over(make_pack(*this, std::move(*opened)));
    return {};
}

core::Result<void, Phrase> Application::open_given_record(const std::filesystem::path& file) {
    const auto taken = profile::take_record(profile(), file);
    if (!taken) return core::failure(taken.error());
    show(make_shelf(*this, taken->person));
    notify(say_many(taken->battles, "{2}'s record has added {1} new battle.", "{2}'s record has added {1} new battles.",
                    taken->person.empty() ? say("Unnamed") : plain(taken->person)));
    return {};
}

std::optional<core::Result<void, words::Phrase>> Application::go_with(const std::string& screen,
                                                                      const rules::Json& step) {
    using Gone = core::Result<void, words::Phrase>;
    const std::string battle = step.value("battle", "");
    if (screen == "setup" || screen == "battle") {
        if (battle.empty()) return Gone(core::failure(plain("the screen " + screen + R"( needs "battle".)")));
        if (screen == "setup")
            open_set_up(*this, battle);
        else
            start_battle({.battle = battle, .seed = seed()});
        return Gone{};
    }
    if (screen != "replay") return std::nullopt;
    const std::filesystem::path file = core::path(step.value("file", ""));
    const auto saved = profile::load_record(file);
    if (!saved) return Gone(core::failure(saved.error()));
    open_replay(*this, watching(*saved, file));
    return Gone{};
}

}  // namespace screens
