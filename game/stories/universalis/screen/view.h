#pragma once
// What the parts of Universalis in the window share: the table as it is kept, what is being written, who acts
// out of turn, and what moves on the felt.

#include <optional>
#include <vector>

#include "game/stories/screen/story_screen.h"
#include "game/stories/universalis/rules/choices.h"
#include "game/stories/universalis/rules/universalis.h"
#include "game/stories/universalis/screen/motion.h"
#include "game/stories/universalis/tenet_box.h"
#include "game/stories/universalis/universalis_story.h"

namespace screens::universalis {

namespace uni = rules::universalis;
using rules::maybe;
using Session = StorySession<uni::Universalis>;

// What is agreed at the start.
struct Terms {
    uni::Settings settings{};
    int first = 1;  // who begins, counted from 1
};

enum class Page { Turn, Cards, Conflict, AnyTime, Coins, Acts };
ENUM_NAMES(Page, "turn", "cards", "conflict", "any_time", "coins", "acts")
// The act whose form lies open.
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
    int card = 0;     // that lies chosen
    Phrase closed{};  // why the act drawn last is
    FIELDS(open, by, card)
};
// What is prepared for the next command, texts apart (View::drafts).
struct Form {
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
    FIELDS(tenet, maybe(setting), tenet_changed, kind, introduce, maybe(returns_to), told_of, targets, means,
           maybe(pool), remove, dice, speaker, seized, entry, fined, coins, down, adjust)
};
// A bid or vote that nobody else shall see.
struct Sealed {
    std::optional<int> writer{};         // only this seat's player looks
    int bid = 0;                         // not kept: nobody else shall find it
    std::optional<std::string> typed{};  // the bid as it is written; none: its page has not been drawn yet
};

// Which lines of the ledger are shown; nothing: all.
struct LedgerFilter {
    std::optional<int> seat{};
    std::optional<uni::LineKind> kind{};
    FIELDS(maybe(seat), maybe(kind))
};

struct View : SessionView<uni::Universalis> {
    explicit View(App& app);

    std::optional<story::TenetBox> box{};  // in the language of the session
    int mood = 0;                          // of it
    Terms terms{};
    Page page = Page::Turn;
    Acting acting{};
    Form form{};
    Sealed sealed{};
    LedgerFilter ledger{};
    Phrase kept{};  // where the story lies
    Motion motion{};
    std::vector<int> faces{};  // of real dice; 0: not told yet
    int die = 0;               // of them that is told next
    std::string search{};      // in the cast

    std::string looked_at{};  // phase, pause and turn when the pages were chosen

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

    // All that happened at this table so far, in sentences.
    const story::Told& told() const;
    // Who acts on the Turn page and upon cards: whose turn, go or Aftermath it is.
    int actor() const;
    // False if it is refused, or could not be kept: `fault` says why.
    bool submit(const uni::Command& command);
    bool submit(const uni::Command& command, rules::Hand& hand);
    // The dice of the pools fall as this table rolls.
    void roll_dice();
    void show_throw(const uni::Command& command, const std::vector<rules::Answer>& answers) override;
    void happened(const uni::Command& command, const Events& events) override;
    void begin_table();
    void read_box() override;  // by the language that the session is held in

private:
    // Into the lanes of the tray: by chance, or so that they show `wanted`; nothing if they have no room there.
    std::vector<int> fall(const std::vector<int>& wanted);

    mutable story::Told told_{};  // as it stood there
    mutable std::optional<StandsAt> told_at_{};
};

// --- pages: each fills the slip
void draw_start(View& view);
void read_kept_start(View& view);  // names and options as they were left
void draw_turn(View& view);        // Framing, Turn
void draw_tenets(View& view);      // Tenets
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
void keep_page(View& view);                             // on paper
std::optional<ShownSession> first_session(View& view);  // while one is shown

void draw_desk(View& view);
void hear_coins(View& view);  // that have come to where they went

}  // namespace screens::universalis
