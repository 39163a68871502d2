#pragma once
// Shared by all parts of Card Draw's window: the saved campaign, what is being prepared, and the cards on the table.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/table/playing_cards.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/seats.h"
#include "game/stories/screen/chosen_command.h"
#include "game/stories/screen/story_screen.h"

namespace screens::card_draw {

namespace cd = rules::card_draw;
using rules::maybe;
using Session = StorySession<cd::CardDraw>;

// The GM's pages in a scene; between scenes only Scene and People.
enum class Page { Scene, Challenge, Competition, Fray, People };
ENUM_NAMES(Page, "scene", "challenge", "competition", "fray", "people")

// The options agreed at the start.
struct Terms {
    int professions = 1;
    bool every_scene = false;  // the deck is shuffled at the start of each scene
    bool shown = false;        // the box's first session, step by step
};

// A fray being prepared.
struct FrayForm {
    int opponents = 4, goals_pcs = 0, goals_gm = 0;
    std::vector<std::string> left_out{};
    FIELDS(opponents, goals_pcs, goals_gm, left_out)
};
// The tests that the GM is about to call.
struct Calls {
    cd::StartChallenge challenge{"", "", cd::Suit::Clubs, 8, false};
    std::vector<cd::Entrant> entrants{};
    FrayForm fray{};
    FIELDS(challenge, entrants, fray)
};

// The choices for a character's next background; unset ones follow the rules' default.
struct NextBackground {
    std::string character;
    std::optional<cd::BackgroundKind> kind{};
    std::optional<cd::Back> back{};
    FIELDS(character, maybe(kind), maybe(back))
};
struct People {
    bool tells = false;             // the text field for telling what happens is open
    std::string teller{};           // who tells; empty: the GM
    std::string chosen{};           // whose sheet is open; empty: chosen by the test, else the first
    std::string opened{};           // likewise, until the next command
    std::string improver{};         // who is open in the improvement window; empty: the first decider
    std::optional<int> newcomer{};  // the seat of a character being added, its name in the drafts
    NextBackground next{};
    std::optional<cd::Backed> naming{};
    cd::Scope scope = cd::Scope::General;
    std::optional<cd::Suit> favours{};  // of the card being named
    FIELDS(tells, teller, chosen, maybe(opened), maybe(improver), maybe(newcomer), next, maybe(naming), scope,
           maybe(favours))
};

// Who shuffles and deals: the program, or people with real packs, who report what was drawn.
enum class Dealing { Program, Told };
// A real deck's cards, being reported for a command.
struct Asked {
    ChosenCommand<cd::CardDraw> by{};
    int count = 1;
    cd::Cards told{};
    std::optional<cd::Suit> suit{};  // of the next card, as far as chosen
    std::optional<int> rank{};
    FIELDS(by, count, told, maybe(suit), maybe(rank))
};
struct Deck {
    Dealing dealing = Dealing::Program;
    std::optional<Asked> asked{};
    table::CardMoves moves{};
    bool suspense = false;          // a card is moving, so its result is not shown yet
    std::optional<int> put_away{};  // the step whose judged cards have been dismissed
    std::string teller{};           // who tells the judgement; empty: nobody has been chosen yet
    bool is_dealing() const { return suspense && moves.moving(); }
};

struct View : SessionView<cd::CardDraw> {
    explicit View(App& app);

    std::optional<story::CampaignBox> box{};  // in the campaign's language
    Page page = Page::Scene;
    bool notes = false;  // the GM's private notes are open
    Terms terms{};
    Calls calls{};
    People people{};
    Deck deck{};

    template <class Visit>
    void each_form(Visit visit) {
        visit("form/page", page);
        visit("form/notes", notes);
        visit("form/calls", calls);
        visit("form/people", people);
        visit("form/teller", deck.teller);
        visit("form/asked", deck.asked);
        visit("form/put-away", deck.put_away);
    }

    // Also returns false if it waits for the cards of a real deck.
    bool submit(const cd::Command& command);
    bool submit(cd::Seat seat, cd::Action action) { return submit(cd::Command{seat, std::move(action)}); }
    // Call once the cards of a real deck have been reported.
    bool submit_told();
    void drop_stale_asked();    // if the table has moved on
    void deal_by(Dealing who);  // saved with the table
    void begin_table();
    void happened(const cd::Command& command, const Events& events) override;
    void read_box() override;  // in the campaign's language
    bool plays_box() const;    // somebody of its party is at the table
    void bring_party();
    // The box's scene being played; nullptr if none.
    const story::PreparedScene* scene() const;
    // The text on the scene's card: the GM's latest, else the box's; may be empty.
    std::string scene_text() const;
    void begin_scene(const story::PreparedScene& scene);
    // Does a step of the guided session, whose cards are given.
    void show(const cd::Command& command);
};

// --- pages: each fills the slip for its phases
void draw_anytime(View& view);  // below each: telling what happens
void draw_start(View& view);
void read_saved_start(View& view);  // names and options as they were left
void draw_setup(View& view);
void draw_between(View& view);  // sessions, scenes
void draw_scene(View& view);
void draw_challenge(View& view);    // before it is called
void draw_competition(View& view);  // before it is called
void draw_fray(View& view);         // before it is called
void draw_people(View& view);
void draw_hand(View& view, const cd::Character& who);  // its backgrounds: drawing, naming, removing them
void draw_test(View& view);                            // Draw, Choose
void draw_improving(View& view);                       // Improve, BonusChoice
void draw_judged(View& view);                          // Miss, Partial, Alter, FraySuccess
void draw_between_draws(View& view);
void draw_real_cards(View& view);  // Deck::asked
void draw_end(View& view);
// Drops what was written in a test that is over.
void drop_test_drafts(View& view);
std::vector<story::DocumentPart> story_of(const View& view);
void save_campaign(View& view);                         // saves it on paper
std::optional<ShownSession> first_session(View& view);  // while one is shown
// The commands given at the table without what may be done beside a session's steps, such as telling something.
std::vector<cd::Command> steps_of_session(const std::vector<cd::Command>& given, const std::vector<cd::Command>& shown);

void draw_table(View& view);

}  // namespace screens::card_draw
