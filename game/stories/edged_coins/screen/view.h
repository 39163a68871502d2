#pragma once
// Shared by all parts of Edged Coins' window: the saved session, what is being prepared, and what lies in the tray.

#include <array>
#include <optional>
#include <string>

#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/forecast.h"
#include "game/stories/edged_coins/rules/seats.h"
#include "game/stories/screen/story_screen.h"

namespace screens::edged_coins {

namespace ec = rules::edged_coins;
using rules::maybe;
using Session = StorySession<ec::EdgedCoins>;

// The CM's pages between tosses.
enum class Page { Scene, Toss, Attack, Harm, Afflictions, People };
ENUM_NAMES(Page, "scene", "toss", "attack", "harm", "afflictions", "people")

// The calls that the CM is preparing.
struct Calls {
    ec::CallToss toss{};
    bool limited = false;
    int limit = 2;
    ec::CallAttack attack{};
    std::string armed{};  // the attacker for whom a weapon was chosen
    ec::DealDamage harm{"", ec::Fall{6}};
    FIELDS(toss, limited, limit, attack, armed, harm)
};

// A resistance that the CM is preparing.
struct Resisting {
    std::string affliction;
    bool active = true;
    ec::TraitKind kind = ec::TraitKind::Resistance;
    std::string name{};
    ec::Difficulty difficulty = ec::Difficulty::Normal;
    FIELDS(affliction, active, kind, name, difficulty)
};
struct Afflicting {
    ec::Inflict ailment{};
    std::optional<Resisting> resisting{};
    FIELDS(ailment, maybe(resisting))
};

// A card being written or rewritten, without its texts (View::drafts).
struct CardForm {
    std::string id{};                                            // the character being rewritten; empty: a new one
    int seat = 1, hc_by = 0, ec_by = 0, hc_max = 8, ec_max = 4;  // "by": added to what the character has now
    Phrase wrong{};                                              // why it is not a valid card yet
    bool refused = false;                                        // just now
    FIELDS(id, seat, hc_by, ec_by, hc_max, ec_max)
};
struct People {
    std::string chosen{};  // the character whose sheet is open; empty: the first
    std::optional<CardForm> card{};
    int hc_by = 0, ec_by = 0;  // to add by hand
    std::string by_for{};      // to this character
    FIELDS(chosen, maybe(card), hc_by, ec_by, maybe(by_for))
};

// EC granted and spent.
struct Energy {
    bool spending = false;  // its page is open
    int granted = 1, price = 3;
    int priced_at = 0;      // the step whose proposal this price is for
    std::string spender{};  // who spends on a dramatic use
    std::string against{};  // who would pay although the toss is good for them
    bool lasts = false;     // the talent being used has a lasting effect
    FIELDS(spending, granted, price, priced_at, spender, against, lasts)
};

// Who tells the last result; `of`: the call's step.
struct Words {
    int of = 0;
    std::string by{};  // a character; empty: the CM
    FIELDS(of, by)
};

// The guided first session.
struct Guide {
    bool chosen = false;  // at the start page
};

// Lanes of the tray: the action and its damage; those who oppose it.
inline constexpr std::size_t kLanes = 2;
struct Tray {
    std::array<table::TossTray, kLanes> lanes{};
    std::array<bool, kLanes> arranged{true, true};  // in rows, else as they fell
    std::string told{};                             // faces of real coins
    bool moving() const { return lanes[0].moving() || lanes[1].moving(); }
};

struct View : SessionView<ec::EdgedCoins> {
    explicit View(App& app);

    std::optional<story::EncounterBox> box{};  // in the session's language
    Page page = Page::Scene;
    bool notes = false;  // the CM's private notes are open
    Calls call{};
    Afflicting afflicting{};
    People people{};
    Energy energy{};
    Words words{};
    Guide guide{};
    Tray tray{};
    bool encounter_due = false;  // to follow once all that was asked for is done
    template <class Visit>
    void each_form(Visit visit) {
        visit("form/page", page);
        visit("form/calls", call);
        visit("form/afflicting", afflicting);
        visit("form/people", people);
        visit("form/energy", energy);
        visit("form/words", words);
        visit("form/faces", tray.told);
    }

    using SessionView::submit;
    bool submit(ec::Seat seat, ec::Action action) { return submit({seat, std::move(action)}); }
    // Call when a card on the table is pressed: opens its sheet; while a call is prepared, the second one is its
    // target.
    void point_at(const std::string& id);
    void follow_open_sheet();  // the open sheet's character becomes the one to call for
    // Makes one throw of the current toss in this table's way.
    void throw_coins();
    void show_throw(const ec::Command& command, const std::vector<rules::Answer>& answers) override;
    void happened(const ec::Command& command, const Events& events) override;
    // At a shared table, the CM's screen tells the others who is still unnoticed.
    rules::Json shown_to_others() override;
    void see_others(int seat, const rules::Json& shown) override;
    void recall_tossing();
    void remember_tossing();  // who throws the coins, saved for the next time
    void begin_table();
    void read_box() override;  // in the session's language
    bool plays_box() const;    // somebody of its party is at the table
    void bring_party();
    // The box's encounter being played; nullptr if none.
    const story::Encounter* encounter();
    void open_encounter(std::size_t which);
    void close_encounter();
    void follow_encounter();  // after steps were taken back: its opening or its end may be among them
    // True if it belongs to the encounter and nobody has noticed it yet: its place card lies face down.
    bool unseen(const std::string& id);
    // True if this screen may show its name: not if unnoticed, unless the CM's notes are open.
    bool is_known(const std::string& id) { return notes || !unseen(id); }
    void come_into_view(const std::string& id);

private:
    const std::string& unseen_ids();  // each followed by a blank
    void keep_unseen(const std::string& ids);
    // Drops them into their lane of the tray: at random, or so that they show `wanted`.
    std::vector<rules::Face> fall(const std::vector<rules::Face>& wanted);
};

// --- pages: each fills the slip for its phases
void draw_start(View& view);
void read_saved_start(View& view);                      // names and choices as they were left
std::optional<ShownSession> first_session(View& view);  // while one is shown
void draw_setup(View& view);
void draw_scene(View& view);  // Idle: one page each
void draw_call(View& view);
void draw_attack(View& view);
void draw_call_foot(View& view);  // on both: the call button, always in view if there is room
// Opens a call that was called off in its form again; a prepared one lies ready in the encounter.
void prepare_again(View& view, const ec::Action& called);
void draw_harm(View& view);
void draw_afflictions(View& view);
void draw_people(View& view);
void draw_card(View& view);  // People::card
// The full sheet in a dialog.
void read_sheet(View& view, const std::string& id);
void draw_oppose(View& view);
void draw_throw(View& view);  // Prep, Air
void draw_react(View& view);
void draw_bargain(View& view);   // Price, Answer
void draw_spending(View& view);  // talents and dramatic uses, at any time
void draw_end(View& view);
std::vector<story::DocumentPart> story_of(const View& view);
void save_page(View& view);  // saves it on paper

void draw_desk(View& view);

}  // namespace screens::edged_coins
