#pragma once
// What the parts of Edged Coins in the window share: the session as it is kept, what is being prepared, and
// what lies in the tray.

#include <array>
#include <optional>
#include <string>

#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/forecast.h"
#include "game/stories/screen/story_screen.h"

namespace screens::edged_coins {

namespace ec = rules::edged_coins;
using rules::maybe;
using Session = StorySession<ec::EdgedCoins>;

// What the CM has before itself between tosses.
enum class Page { Scene, Toss, Attack, Harm, Afflictions, People };
ENUM_NAMES(Page, "scene", "toss", "attack", "harm", "afflictions", "people")

// What the CM is about to call for.
struct Calls {
    ec::CallToss toss{};
    bool limited = false;
    int limit = 2;
    ec::CallAttack attack{};
    std::string armed{};  // the attacker whose weapon was chosen
    ec::DealDamage harm{"", ec::Fall{6}};
    FIELDS(toss, limited, limit, attack, armed, harm)
};

// A resistance that the CM is about to call for.
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

// A card that is written or rewritten, its texts apart (View::drafts).
struct CardForm {
    std::string id{};  // of the character that is rewritten; empty: a new one
    int seat = 1, hc = 8, ec = 4, hc_max = 8, ec_max = 4;
    Phrase wrong{};        // why it is no card yet
    bool refused = false;  // just now
    FIELDS(id, seat, hc, ec, hc_max, ec_max)
};
struct People {
    std::string chosen{};  // the character whose sheet lies open; empty: the first
    std::optional<CardForm> card{};
    int hc_by = 0, ec_by = 0;  // to be added by hand
    FIELDS(chosen, maybe(card), hc_by, ec_by)
};

// EC that are given and spent.
struct Energy {
    bool spending = false;  // its page lies open
    int granted = 1, price = 3;
    int priced_at = 0;      // the step that proposed what this price is for
    std::string spender{};  // of a dramatic use
    std::string against{};  // who would pay though the toss is good for them
    bool lasts = false;     // the talent that is used goes on
    FIELDS(spending, granted, price, priced_at, spender, against, lasts)
};

// Who tells of the last result, that of the call at this step.
struct Words {
    int of = 0;
    std::string by{};  // a character; empty: the CM
    FIELDS(of, by)
};

// Through the first session.
struct Guide {
    bool chosen = false;  // at the start
};

// Lanes of the tray: the action and its damage; those who oppose it.
inline constexpr std::size_t kLanes = 2;
struct Tray {
    std::array<table::TossTray, kLanes> lanes{};
    std::array<bool, kLanes> arranged{true, true};  // laid in rows, else as they fell
    std::string told{};                             // faces of real coins
    bool moving() const { return lanes[0].moving() || lanes[1].moving(); }
};

struct View : SessionView<ec::EdgedCoins> {
    explicit View(App& app);

    std::optional<story::EncounterBox> box{};  // in the language of the session
    Page page = Page::Scene;
    bool notes = false;  // for the CM alone lie open
    Calls call{};
    Afflicting afflicting{};
    People people{};
    Energy energy{};
    Words words{};
    Guide guide{};
    Tray tray{};
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

    // False if it is refused, or could not be kept: `fault` says why.
    bool submit(ec::Seat seat, ec::Action action);
    bool submit(const ec::Command& command) { return submit(command.seat, command.action); }
    // A card on the table is pressed: its sheet lies open; where somebody calls, the second one is whom it is against.
    void point_at(const std::string& id);
    void follow_open_sheet();  // whoever's lies open is the one to be called for
    // One throw of the toss that is due falls as this table tosses.
    void throw_coins();
    void show_throw(const ec::Command& command, const std::vector<rules::Answer>& answers) override;
    void happened(const ec::Command& command, const Events& events) override;
    // At a shared table the CM's screen tells the others whom nobody has noticed yet.
    rules::Json shown_to_others() override;
    void see_others(int seat, const rules::Json& shown) override;
    void recall_tossing();
    void remember_tossing();  // by whom the coins are thrown, for the next time as well
    void begin_table();
    void read_box() override;  // by the language that the session is held in
    bool plays_box() const;    // somebody of its party is at the table
    // The encounter that is played, of the box.
    const story::Encounter* encounter();
    void open_encounter(std::size_t which);
    void close_encounter();
    // Of the encounter, and nobody has noticed it yet: its place card lies face down.
    bool unseen(const std::string& id);
    // By name to whoever looks at the screen: nobody unnoticed, unless the CM's notes lie open.
    bool is_known(const std::string& id) { return notes || !unseen(id); }
    void come_into_view(const std::string& id);

private:
    const std::string& unseen_ids();  // a blank behind each
    void keep_unseen(const std::string& ids);
    // They fall into their lane of the tray: by chance, or so that they show `wanted`.
    std::vector<rules::Face> fall(const std::vector<rules::Face>& wanted);
};

// --- pages: each fills the slip for the phases that it knows
void draw_start(View& view);
void read_kept_start(View& view);                       // names and what is played as they were left
std::optional<ShownSession> first_session(View& view);  // while one is shown
void draw_setup(View& view);
void draw_scene(View& view);  // Idle: a page each
void draw_call(View& view);
void draw_attack(View& view);
void draw_call_foot(View& view);  // of both: the button that calls, always in view where there is room
void draw_harm(View& view);
void draw_afflictions(View& view);
void draw_people(View& view);
void draw_card(View& view);  // People::card
// In full, in a dialog.
void read_sheet(View& view, const std::string& id);
void draw_oppose(View& view);
void draw_throw(View& view);  // Prep, Air
void draw_react(View& view);
void draw_bargain(View& view);   // Price, Answer
void draw_spending(View& view);  // talents and dramatic uses, at any time
void draw_end(View& view);
std::vector<story::DocumentPart> story_of(const View& view);
void keep_page(View& view);  // on paper

void draw_desk(View& view);

}  // namespace screens::edged_coins
