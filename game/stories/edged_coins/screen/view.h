#pragma once
// What the parts of Edged Coins in the window share: the session as it is kept, what is being prepared, and
// what lies in the tray.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/shell/screen.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/forecast.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_session.h"

namespace screens {

namespace ec = rules::edged_coins;
using EdgedSession = StorySession<ec::EdgedCoins>;

// What the CM has before itself between tosses.
enum class EdgedPage { Scene, Toss, Attack, Harm, Afflictions, People };

// Lanes of the tray: the action and its damage; those who oppose it.
inline constexpr std::size_t kEdgedLanes = 2;

// A card that is written or rewritten, its texts apart (EdgedView::drafts).
struct EdgedCard {
    std::string id{};  // of the character that is rewritten; empty: a new one
    int seat = 0, hc = 8, ec = 4, hc_max = 8, ec_max = 4;
};
// A resistance that the CM is about to call for.
struct EdgedResisting {
    std::string affliction;
    bool active = true;
    ec::TraitKind kind = ec::TraitKind::Resistance;
    std::string name{};
    ec::Difficulty difficulty = ec::Difficulty::Normal;
};

inline constexpr const char* kEdgedTable = "edged-coins";  // in stories/

struct EdgedView {
    App& app;
    LooseThings loose;
    StoryDrafts drafts;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    std::optional<story::EncounterBox> box{};  // in the language of the session
    std::optional<EdgedSession> game{};
    EarlierTables earlier_tables{app.profile(), kEdgedTable};
    Phrase fault{};   // what was refused, or could not be kept
    Phrase notice{};  // what was done besides

    // --- the start
    int players = 4;
    std::array<std::string, 8> names{};
    bool with_box = true;
    bool asks_new = false, asks_end = false;

    // --- the CM's desk
    EdgedPage page = EdgedPage::Scene;
    bool notes = false, spending = false;
    std::string chosen{};  // the character whose sheet lies open; empty: the first
    ec::CallToss toss{};
    bool limited = false;
    int limit = 2;
    ec::CallAttack attack{};
    std::string armed{};  // the attacker whose weapon was chosen
    ec::DealDamage harm{"", ec::Fall{6}};
    ec::Inflict ailment{};
    std::optional<EdgedResisting> resisting{};
    std::optional<EdgedCard> card{};
    int hc_by = 0, ec_by = 0;  // to be added by hand
    int granted = 1, price = 3;
    std::string spender{};  // of a dramatic use
    StoryDialog dialog{};

    // --- the tray
    std::array<table::TossTray, kEdgedLanes> trays{};
    std::array<bool, kEdgedLanes> arranged{true, true};  // laid in rows, else as they fell
    Tossing tossing = Tossing::Tray;
    std::string told{};  // faces of real coins

    // --- where things are drawn
    render::View view{};
    Vec2 desk{};  // the mat, inches
    ui::Rect tools{};
    bool narrow = false;  // too little room to read the cards: the slip says what they say
    Deciders deciders{};

    const ec::Match& match() const { return game->match(); }
    bool moving() const { return trays[0].moving() || trays[1].moving(); }
    // False where it is refused, or could not be kept: `fault` says why.
    bool submit(ec::Seat seat, ec::Deed deed);
    // One throw of the toss that is due falls as this table tosses.
    void throw_coins();
    void begin_table();
    void read_box();         // by the language that the session is held in
    bool plays_box() const;  // somebody of its party is at the table
    // The encounter that is played, of the box.
    const story::Encounter* encounter();
    void open_encounter(std::size_t which);
    void close_encounter();
};

// --- pages: each fills the slip for the phases that it knows
void draw_edged_start(EdgedView& view);
void draw_edged_setup(EdgedView& view);
void draw_edged_scene(EdgedView& view);  // Idle: a page each
void draw_edged_call(EdgedView& view);
void draw_edged_attack(EdgedView& view);
void draw_edged_harm(EdgedView& view);
void draw_edged_afflictions(EdgedView& view);
void draw_edged_people(EdgedView& view);
void draw_edged_card(EdgedView& view);  // EdgedView::card
void draw_edged_oppose(EdgedView& view);
void draw_edged_throw(EdgedView& view);  // Prep, Air
void draw_edged_react(EdgedView& view);
void draw_edged_bargain(EdgedView& view);   // Price, Answer
void draw_edged_spending(EdgedView& view);  // talents and dramatic uses, at any time
void draw_edged_end(EdgedView& view);
void draw_edged_log(EdgedView& view);

// --- the desk
void lay_out_edged(EdgedView& view);
void draw_edged_desk(EdgedView& view);
void draw_edged_rail(EdgedView& view);

}  // namespace screens
