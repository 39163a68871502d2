#pragma once
// What the parts of Universalis in the window share: the table as it is kept, what is being written, who acts
// out of turn, and what moves on the felt.

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/shell/screen.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/story_session.h"
#include "game/stories/screen/tooltip.h"
#include "game/stories/universalis/rules/choices.h"
#include "game/stories/universalis/rules/universalis.h"
#include "game/stories/universalis/screen/motion.h"
#include "game/stories/universalis/tenet_box.h"

namespace screens {

namespace uni = rules::universalis;
using UniSession = StorySession<uni::Universalis>;

inline constexpr const char* kUniTable = "universalis";

enum class UniPage { Turn, Cards, Conflict, AnyTime, Coins, Story };
// The act whose form lies open.
enum class UniAct {
    None,
    Title,
    Place,
    Time,
    Event,
    Narrate,
    Speak,
    Card,
    Master,
    Mini,
    Tenet,
    TakeOver,
    Obstacle,
    Challenge,
    Fine,
    Matter
};
enum class UniStart { Own, FirstScene };

// What is prepared for the next command, texts apart (UniView::drafts).
struct UniForm {
    uni::TenetKind tenet{};
    std::optional<uni::Setting> setting{};
    int tenet_changed = 0;  // the Tenet that is being rewritten
    uni::CardKind kind{};
    bool introduce = true;
    std::optional<int> returns_to{};
    std::vector<uni::CardId> told_of{};           // cards of an Event
    std::vector<uni::CardId> targets{}, means{};  // of a Complication
    std::optional<uni::PoolId> pool{};            // dice go to or come from
    bool remove = false;
    int dice = 1;
    int speaker = 0, seized = 0;  // cards
    int entry = 0;                // to be challenged
    int fined = 0;                // seat
    int coins = 1;                // of a bid, or bought down
    int down = 0;                 // whose Bonus
    std::vector<int> adjust{};    // by seat
};

struct UniView {
    App& app;
    StoryDrafts drafts;
    LooseThings loose;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    std::optional<story::TenetBox> box{};  // in the language of the session
    std::optional<UniSession> game{};
    EarlierTables earlier_tables{app.profile(), kUniTable};
    Phrase fault{};   // what was refused, or could not be kept
    Phrase notice{};  // what was done last
    Phrase kept{};    // where the story lies

    // --- the start
    int players = 3;
    std::array<std::string, 8> names{};
    uni::Settings settings{};
    int first = 1;  // who begins, counted from 1
    UniStart start = UniStart::Own;

    // --- the slip
    UniPage page = UniPage::Turn;
    UniAct open = UniAct::None;
    UniForm form{};
    int card = 0;                    // that lies chosen
    int by = 0;                      // who acts out of turn
    std::size_t mood = 0;            // of the box of Tenets
    std::optional<int> there{};      // whose sealed bid or vote is being written: only he looks
    int bid = 0;                     // not kept: nobody else shall find it
    std::optional<int> of_ledger{};  // whose lines are shown
    std::optional<uni::LineKind> kind_of_ledger{};
    bool guided = true;  // through the first scene
    bool guide_seen = false;
    bool asks_new = false;
    StoryDialog dialog{};
    Hint hint{};      // of this frame
    Phrase closed{};  // why the act drawn last is

    // --- the tray
    UniMotion motion{};
    Tossing tossing = Tossing::Tray;
    std::vector<int> told{};  // faces of real dice

    // --- where things are drawn
    render::View view{};
    Vec2 desk{};  // the mat, inches
    ui::Rect tools{};
    bool narrow = false;       // too little room to read the cards: the slip says what they say
    std::vector<int> asked{};  // who decided last: what differs is told
    std::string looked_at{};   // phase and pause when the pages were chosen

    const uni::Match& match() const { return game->match(); }
    // Who acts on the Turn page and upon cards: whose turn, go or Aftermath it is.
    int actor() const;
    // False where it is refused, or could not be kept: `fault` says why.
    bool submit(const uni::Command& command);
    bool submit(const uni::Command& command, rules::Hand& hand);
    // The dice of the pools fall as this table rolls.
    void roll_dice();
    void begin_table();
    void read_box();  // by the language that the session is held in
};

// --- pages: each fills the slip
void draw_uni_start(UniView& view);
void draw_uni_turn(UniView& view);    // Framing, Turn
void draw_uni_tenets(UniView& view);  // Tenets
void draw_uni_tenet_form(UniView& view);
void draw_uni_bidding(UniView& view);  // Bidding
void draw_uni_votes(UniView& view);    // FineVote
void draw_uni_rolling(UniView& view);  // Consent, Rolling
void draw_uni_aftermath(UniView& view);
void draw_uni_pause(UniView& view);  // Challenges, Fines, matters
void draw_uni_cards(UniView& view);
void draw_uni_conflict(UniView& view);
void draw_uni_any_time(UniView& view);
void draw_uni_ledger(UniView& view);
void draw_uni_story(UniView& view);
void draw_uni_end(UniView& view);
void draw_uni_take_back(UniView& view);
// A step of the first scene; nothing where the table has left it.
void draw_uni_guide(UniView& view);

// --- the desk
void lay_out_uni(UniView& view);
void draw_uni_desk(UniView& view);
void draw_uni_rail(UniView& view);
void hear_uni_coins(UniView& view);  // that have come to where they went

}  // namespace screens
