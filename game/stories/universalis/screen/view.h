#pragma once
// Shared by all parts of Universalis' window: the saved table, what is being written, who acts out of turn, and what
// moves on the mat.

#include <optional>
#include <vector>

#include "game/stories/screen/story_screen.h"
#include "game/stories/universalis/rules/choices.h"
#include "game/stories/universalis/rules/seats.h"
#include "game/stories/universalis/rules/universalis.h"
#include "game/stories/universalis/screen/motion.h"
#include "game/stories/universalis/tenet_box.h"
#include "game/stories/universalis/universalis_story.h"

namespace screens::universalis {

namespace uni = rules::universalis;
using rules::maybe;
using Session = StorySession<uni::Universalis>;

// The options agreed at the start.
struct Terms {
    uni::Settings settings{};
    int first = 1;  // who goes first, from 1
};

enum class Page { Turn, Cards, Conflict, AnyTime, Coins, Acts };
ENUM_NAMES(Page, "turn", "cards", "conflict", "any_time", "coins", "acts")
// The act whose form is open.
enum class Act {
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
ENUM_NAMES(Act, "none", "title", "place", "time", "event", "narrate", "speak", "card", "master", "mini", "tenet",
           "take_over", "obstacle", "challenge", "fine", "matter")
struct Acting {
    Act open = Act::None;
    int by = 0;       // who acts out of turn
    int card = 0;     // the chosen card
    Phrase closed{};  // why the last drawn act is disabled
    FIELDS(open, by, card)
};
// The next command being prepared, without its texts (View::drafts).
struct Form {
    uni::TenetKind tenet{};
    std::optional<uni::Setting> setting{};
    int tenet_changed = 0;  // the Tenet being rewritten
    uni::CardKind kind{};
    bool introduce = true;
    std::optional<int> returns_to{};
    std::vector<uni::CardId> told_of{};           // an Event's cards
    std::vector<uni::CardId> targets{}, means{};  // a Complication's
    std::optional<uni::PoolId> pool{};            // where dice go to or come from
    bool remove = false;
    int dice = 1;
    int speaker = 0, seized = 0;  // cards
    int entry = 0;                // to challenge
    int fined = 0;                // seat
    int coins = 1;                // for a bid, or to buy down
    int down = 0;                 // whose Bonus
    std::vector<int> adjust{};    // by seat
    FIELDS(tenet, maybe(setting), tenet_changed, kind, introduce, maybe(returns_to), told_of, targets, means,
           maybe(pool), remove, dice, speaker, seized, entry, fined, coins, down, adjust)
    // In each Complication dice begin with the player's own pool.
    void forget_dice() {
        pool.reset();
        remove = false;
        dice = 1;
    }
    // Each player chooses anew, except what is done out of turn; there, whoever does it.
    void forget_turn() {
        Form fresh;
        fresh.entry = entry;
        fresh.fined = fined;
        fresh.adjust = std::move(adjust);
        *this = std::move(fresh);
    }
    void forget_out_of_turn() {
        entry = fined = seized = speaker = 0;
        dice = 1;
        adjust.clear();
    }
};
// A bid or vote hidden from everyone else.
struct Sealed {
    std::optional<int> writer{};         // only this seat's player is looking
    int bid = 0;                         // not saved, so that nobody else can find it
    std::optional<std::string> typed{};  // the bid as typed; nullopt: its page has not been drawn yet
};

// Which ledger lines are shown; nullopt: all.
struct LedgerFilter {
    std::optional<int> seat{};
    std::optional<uni::LineKind> kind{};
    FIELDS(maybe(seat), maybe(kind))
};

struct View : SessionView<uni::Universalis> {
    explicit View(App& app);

    std::optional<story::TenetBox> box{};  // in the session's language
    int mood = 0;                          // the chosen one
    Terms terms{};
    Page page = Page::Turn;
    Acting acting{};
    Form form{};
    Sealed sealed{};
    LedgerFilter ledger{};
    Phrase kept{};  // where the story was saved
    Motion motion{};
    std::vector<int> faces{};  // of real dice; 0: not reported yet
    int die = 0;               // the one reported next
    std::string search{};      // for the cast

    std::string looked_at{};  // phase, pause and turn when the page was chosen

    template <class Visit>
    void each_form(Visit visit) {
        visit("form/page", page);
        visit("form/looked-at", looked_at);
        visit("form/acting", acting);
        visit("form/form", form);
        visit("form/faces", faces);
        visit("form/die", die);
        visit("form/mood", mood);
        visit("form/ledger", ledger);
    }

    // Everything that has happened at this table, in sentences.
    const story::Told& told() const;
    // Who acts on the Turn page and on cards: the player whose turn, go or Aftermath it is.
    int actor() const;
    // Rolls the pools' dice in this table's way.
    void roll_dice();
    void forget_dice();  // real ones that have been reported
    void show_throw(const uni::Command& command, const std::vector<rules::Answer>& answers) override;
    void happened(const uni::Command& command, const Events& events) override;
    void begin_table();
    void read_box() override;  // in the session's language

private:
    // Into the tray's lanes: at random, or so that they show `wanted`; empty if they do not fit.
    std::vector<int> fall(const std::vector<int>& wanted);
    bool submit_shown(const uni::Command& command);  // a roll, as its dice fall

    mutable story::Told told_{};  // as of told_at_
    mutable std::optional<StandsAt> told_at_{};
};

// --- pages: each fills the slip
void draw_start(View& view);
void read_saved_start(View& view);  // names and options as they were left
void draw_turn(View& view);         // Framing, Turn
void draw_tenets(View& view);       // Tenets
void draw_tenet_form(View& view);
void draw_bidding(View& view);  // Bidding
void draw_votes(View& view);    // FineVote
void draw_rolling(View& view);  // Consent, Rolling
void draw_aftermath(View& view);
void draw_pause(View& view);  // Challenges, Fines, matters
void draw_cards_page(View& view);
void draw_conflict(View& view);
void draw_any_time(View& view);
void draw_ledger(View& view);
void draw_acts(View& view);
void draw_end(View& view);
TakeBack take_back_of_last(const View& view);
std::vector<story::DocumentPart> story_of(const View& view, story::Cast cast);
void save_page(View& view);                             // saves it on paper
std::optional<ShownSession> first_session(View& view);  // while one is shown

void draw_desk(View& view);
void hear_coins(View& view);  // that have just landed

}  // namespace screens::universalis
