#pragma once
// What the parts of Coin Wars the RPG in the window share: the table as it is kept, what is being typed, and
// how coins are tossed.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/shell/screen.h"
#include "game/stories/coin_rpg/rules/choices.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/scene_forecast.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/coin_rpg/screen/odds.h"
#include "game/stories/kit/story_document.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/story_session.h"

namespace screens {

namespace rpg = rules::coin_rpg;
using RpgSession = StorySession<rpg::CoinRpg>;

// A card that is being written, its texts apart (RpgView::drafts).
struct CharacterForm {
    CharacterForm() {
        for (const rpg::Trait trait : rpg::kTraits)
            ratings[trait] = trait == rpg::Trait::Miscellaneous ? 0 : 3;
    }
    rpg::PerTrait<int> ratings;
    std::optional<rpg::Trait> strong{};
    std::optional<rpg::Power> power{};  // in its place
};
struct SceneForm {
    static constexpr int kMostInPart = 18;  // of a Scene Trait, where the rules allow so large a Scene
    rpg::PerTrait<int> coins{};
    rpg::PerTrait<rpg::Heading> headings{};
};

// Coins that are being picked for a Power; of Grabby Hands the Scene's and one's own.
struct RpgPick {
    rpg::PowerKind power{};
    std::vector<int> take{}, give{};
};
// Where a coin of the round lies on the table.
struct RpgCoinPlace {
    int number = 0;
    measure::Disc disc{};
};

inline constexpr const char* kRpgTable = "coin-rpg";  // in stories/

struct RpgView {
    App& app;
    LooseThings loose;
    StoryDrafts drafts;
    std::vector<rules::CoinType> coins;  // by rpg::Coin
    core::Random random;
    std::optional<RpgSession> game{};
    EarlierTables earlier_tables{app.profile(), kRpgTable};
    Phrase fault{};                             // what was refused, or could not be kept
    Phrase notice{};                            // what was done besides
    std::vector<story::TalePart> told_parts{};  // the story so far,
    std::size_t told_steps = 0;                 // after so many steps

    // --- the start
    int players = 1;
    std::array<std::string, 12> names{};
    rpg::Options options{};
    bool asks_new = false;  // whether this table shall be given up
    bool agreeing = false;  // on options for the next Adventure

    // --- forms
    std::optional<int> at_table{};  // the seat whose cards are open to be written
    CharacterForm character{};
    SceneForm scene{};
    int to_draw = 3;
    std::optional<story::SceneBox> box{};        // while something is chosen out of it
    std::size_t mood = 0;                        // of the box, chosen last
    std::vector<rpg::ReuseCharacter> earlier{};  // Characters of earlier Adventures
    bool bringing = false;                       // one of them back

    // --- chances
    std::optional<RpgOutlook> outlook{};
    std::uint64_t outlook_of = 0;  // the match with this hash

    // --- the tray
    table::TossTray tray{};
    bool arranged = true;  // coins lie in rows as the rules have them, else as they fell
    Tossing tossing = Tossing::Tray;
    std::string told{};                     // faces of real coins, "HHT"
    std::optional<rpg::Command> helping{};  // chosen, its real coins still to be told

    std::optional<RpgPick> pick{};
    std::vector<RpgCoinPlace> places{};  // as drawn last

    std::optional<int> shown_seat{};  // whose card lies on the table, where it is not that of who plays

    // --- where things are drawn
    render::View view{};
    ui::Rect tools{};
    bool narrow = false;  // too little room to read the cards: the slip says what they say

    const rpg::Match& match() const { return game->match(); }
    // Without coins to be tossed, or with the faces that it has; false where it is refused: `fault` says why.
    bool submit(const rpg::Command& command);
    // The coins of the command fall as this table tosses.
    bool toss(rpg::Command command);
    bool fresh_round() const;  // the next toss begins a round: what lies there goes
    void begin_table();
    void write_drafts();
};

// --- pages: each fills the slip for the phases that it knows
void draw_rpg_start(RpgView& view);
enum class RpgAgreed { AtFirst, Between };  // Adventures
void draw_rpg_options(RpgView& view, RpgAgreed when);
void draw_rpg_character(RpgView& view);  // Characters
void draw_rpg_spending(RpgView& view, int seat);
void draw_rpg_lights(RpgView& view);
void draw_rpg_camera(RpgView& view);
void draw_rpg_round(RpgView& view);    // Answer to Adjust
void draw_rpg_at_zero(RpgView& view);  // AtZero
void draw_rpg_telling(RpgView& view);  // Narrate
void draw_rpg_notes(RpgView& view);    // of those who sit out
void draw_rpg_end(RpgView& view);
void draw_rpg_powers(RpgView& view);       // that may be used now
void draw_rpg_helping(RpgView& view);      // the real coins of RpgView::helping
void draw_rpg_start_power(RpgView& view);  // of the Character that is made
void draw_rpg_log(RpgView& view);
void keep_rpg_story(RpgView& view);  // on paper
// What lies ready: offered to the seat, and, while RpgView::box is open, all of it.
void offer_rpg_box(RpgView& view);
void draw_rpg_character_box(RpgView& view, int seat);
void draw_rpg_scene_box(RpgView& view, int seat);
// Characters of earlier Adventures: offered where there are any, and, while RpgView::bringing, all.
void offer_rpg_kept(RpgView& view);
void draw_rpg_kept(RpgView& view, int seat);
std::vector<rpg::ReuseCharacter> kept_rpg_characters(const App& app);
core::Result<void, std::string> keep_rpg_characters(const App& app, const rpg::Match& match);
// How coins are tossed here; and whether the toss that is asked for was made.
void draw_rpg_manner(RpgView& view);
Tossing rpg_manner(RpgView& view);  // as it was left
void remember_rpg_manner(RpgView& view);
bool ask_toss(RpgView& view, const rpg::Command& command);
// Between two seats that shall not see each other's cards: true once the seat's player is there.
bool hand_over_to(RpgView& view, const std::vector<int>& seats);

// The cards as they are being written.
rpg::StartingCard rpg_card_draft(RpgView& view, int seat);
rpg::SceneCard rpg_scene_draft(RpgView& view, int seat);

// --- the desk
void draw_rpg_rail(RpgView& view);
void lay_out_rpg(RpgView& view);
void draw_rpg_desk(RpgView& view);
// The floor of the tray, and of it what belongs to a contest: its own coins at the left, the Scene's right.
table::TrayPart rpg_tray();
struct RpgLane {
    table::TrayPart own, scene;
    core::Vec2 strip_low, strip_high;  // of its tally
};
std::vector<RpgLane> rpg_lanes(const rpg::Match& match);

}  // namespace screens
