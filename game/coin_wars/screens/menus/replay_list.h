#pragma once
// The battles that can be watched: unfinished, finished and set aside; which of them are shown, and the facts about
// each. A replay is read only when it comes into view or a filter needs its contents.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/coin_wars/profile/battle_heads.h"
#include "game/coin_wars/profile/replay_facts.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/screens/common/preview.h"

namespace screens {

// A card for a battle to watch or resume: its table at the end, its result, and its date.
struct ReplayCard {
    Phrase name;                                  // the button's label
    const profile::ReplayFacts* facts = nullptr;  // nullptr: not read yet, or unreadable
    const Preview* picture = nullptr;             // nullptr: not ready yet
    Phrase when{};                                // "22 Nov, 21:24"
    profile::ReplayEnd end = profile::ReplayEnd::Unknown;
    bool renamed = false;  // the player has chosen the name; it is not translated
    bool has_more = false;
};

double replay_card_height(const ui::Ui& ui);
enum class ReplayTouch { Nothing, Pressed, More };
ReplayTouch draw_replay_card(BattleApp& app, const ReplayCard& card, const Rect& rect);

// Formats "2026-11-22 21.24.46" as "22 Nov, 21:24" and "November 2026"; empty if it is no time.
Phrase day_and_hour(const std::string& when);
Phrase month_of(const std::string& when);

struct ReplayRow {
    enum class Kind { UnderWay, Kept, SetAside };
    Kind kind = Kind::Kept;
    std::filesystem::path file;
    Phrase name;                 // of the card
    profile::ReplayName kept{};  // of a finished one
    std::string war{};           // of an unfinished one; empty: no war
    Phrase group{};              // the heading over it
};

// Selects the finished battles to show.
struct ReplayFilter {
    profile::ReplayEnd end = profile::ReplayEnd::Unknown;  // Unknown: all
    bool only_own = false;                                 // only on battles made by the player
    std::size_t age = 0, size = 0;                         // battle_groups.h; 0: all
    std::string searched{};
    bool asks_for_facts() const { return only_own || age != 0 || size != 0; }
    bool is_on() const { return asks_for_facts() || end != profile::ReplayEnd::Unknown || !searched.empty(); }
};

class ReplayList {
public:
    // Reads the folders again.
    void read(BattleApp& app);
    void choose(const ui::Ui& ui, const ReplayFilter& filter);
    const std::vector<ReplayRow>& rows() const { return rows_; }
    const std::vector<std::size_t>& shown() const { return shown_; }  // of the rows
    std::size_t kept() const { return kept_; }
    std::size_t shown_kept() const { return shown_kept_; }
    // The number of replays that the filter cannot judge yet.
    std::size_t unread() const { return unread_.size(); }

    ReplayCard card(const ui::Ui& ui, const ReplayRow& row) const;
    bool has_picture(const ReplayRow& row) const { return pictures_.contains(key(row)); }
    // Each takes a moment: call one a frame. An unreadable replay has no facts and no picture, and counts as read.
    void make_picture(const ReplayRow& row);
    void read_unread() { make_facts(rows_[unread_.back()]); }
    // Saves the facts for the next session.
    void keep(const std::filesystem::path& profile);

private:
    static std::string key(const ReplayRow& row);
    void add_under_way(const std::filesystem::path& profile);
    void add_kept(const std::filesystem::path& profile);
    void add_set_aside(const std::filesystem::path& profile);
    std::optional<profile::Saved> load(const ReplayRow& row);
    void make_facts(const ReplayRow& row) { (void)load(row); }
    bool fits(const ui::Ui& ui, const ReplayRow& row, const ReplayFilter& filter) const;
    bool fits_facts(const profile::ReplayFacts& facts, const ReplayFilter& filter) const;

    std::vector<ReplayRow> rows_;
    std::vector<std::size_t> shown_, unread_;
    std::size_t kept_ = 0, shown_kept_ = 0;
    profile::ReplayEnds ends_;
    profile::AllReplayFacts facts_;                     // by key()
    std::set<std::string> broken_;                      // by key()
    std::map<std::string, Preview> pictures_;           // by key()
    std::map<std::string, profile::BattleHead> heads_;  // by the battles' names
    bool learned_ = false;                              // new facts to save
};

}  // namespace screens
