#pragma once
// The windowed program with the screens of all games. Wiring only: this is the one place where the wargame,
// the story games and the shell meet.

#include <optional>
#include <vector>

#include "game/coin_wars/battles/user_folder.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/program.h"
#include "game/shell/title_art.h"

namespace screens {

class Application final : public Program, public BattleApp {
public:
    explicit Application(const Options& options);
    ~Application() override { close_window(); }  // screens must go before what they use

    // --- Resources, BattleApp
    const std::vector<rules::CoinType>& pocket_coins() const override { return pocket_coins_; }
    const battles::Library& library() const override { return library_; }

    // --- BattleNavigation
    void start_battle(const profile::SetUp& set_up) override;
    void begin(const BattleStart& start) override;
    void continue_battle(const std::string& war) override;
    void continue_battle(const profile::Saved& saved) override;
    void resume_shared(const profile::Saved& saved) override;
    void learn(std::size_t step) override;
    void solve(const std::string& problem, Solving how) override;
    void play_on(const rules::Record& record) override;

    std::optional<core::Result<void, words::Phrase>> go_with(const std::string& screen,
                                                             const rules::Json& step) override;

private:
    const std::vector<Entry>& screens() const override { return screens_; }
    std::unique_ptr<Screen> make_help(std::string_view book, const std::string& rule) override;
    void find_files() override;
    bool files_changed() override;
    core::Result<void, Phrase> open_battle(const std::string& battle) override;
    core::Result<void, Phrase> open_pack(const std::filesystem::path& file);
    core::Result<void, Phrase> open_given_record(const std::filesystem::path& file);

    std::vector<Entry> all_screens();
    std::unique_ptr<Screen> make_title_screen();
    TitlePage title_page();
    struct Waiting {
        std::string war;  // empty: the battle belongs to none
        std::shared_ptr<const profile::Saved> saved;
    };
    // The one played last and, of wars and single battles, the last of the other kind.
    std::vector<Waiting> waiting_battles();
    TitleMenu title_menu(const std::vector<Waiting>& waiting);
    // The battles that wait to be resumed; for a player who has fought none yet, where to begin.
    std::vector<TitleEntry> waiting_entries(const std::vector<Waiting>& battles);
    std::vector<TitleEntry> entries_to_play();
    std::vector<TitleEntry> entries_to_learn();
    std::vector<TitleEntry> more_entries();
    TitleEntry first_battle_entry(bool first);
    TitleEntry lesson_entry();
    bool has_fought();
    void begin_first_battle();
    LidEntry lid_entry(const std::vector<Waiting>& battles);
    // The battle that was set up last; nullptr: none, or it is gone. Read again only if files have changed.
    const battles::Battle* last_battle();
    void play_against_computer();
    void play_at_one_table();
    std::unique_ptr<Screen> make_join_screen(const std::string& link);
    // At somebody's table. False if the table has refused us, and we have not been there before.
    bool sit_down(const remote::Welcome& welcome);
    void sit_down_first(const remote::Welcome& welcome);
    void sit_down_to_story(const remote::Welcome& welcome);
    void start(const BattleStart& start);
    // Starts a battle that is saved here, or was left for another one.
    void resume_at(const remote::Key& table, BattleStart begin);
    void resume(const profile::Saved& saved);
    void resume_file(const profile::Saved& saved, const std::filesystem::path& file);
    // The file of a battle that is played by file, by its name without its ending.
    void resume_by_file(const profile::Saved& file, const std::string& name);
    void leave_saved(const profile::SetUp& next);  // call before another battle begins

    battles::Library library_{{}};
    battles::FolderWatch watch_{library_};
    std::vector<rules::CoinType> pocket_coins_;
    std::vector<Entry> screens_;
    struct LastBattle {
        std::string name;
        std::uint64_t version = 0;  // of the library
        std::optional<battles::Battle> battle{};
    };
    std::optional<LastBattle> last_battle_;
    std::size_t title_card_ = 0;  // of the title's menu, in front
};

}  // namespace screens
