#pragma once
// What the parts of Card Draw in the window share: the campaign as it is kept, what is being prepared, and
// the cards on the table.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/table/playing_cards.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/screen/chosen_command.h"
#include "game/stories/screen/story_screen.h"

namespace screens::card_draw {

namespace cd = rules::card_draw;
using rules::maybe;
using Session = StorySession<cd::CardDraw>;

// What the GM has before itself in a scene; between scenes only Scene and People.
enum class Page { Scene, Challenge, Competition, Fray, People };
ENUM_NAMES(Page, "scene", "challenge", "competition", "fray", "people")

// What is agreed at the start.
struct Terms {
    int professions = 1;
    bool every_scene = false;  // the deck is shuffled at each scene's start
    bool shown = false;        // the box's first session, step by step
};

// Of a fray that is being prepared.
struct FrayForm {
    int opponents = 4, goals_pcs = 0, goals_gm = 0;
    std::vector<std::string> left_out{};
    FIELDS(opponents, goals_pcs, goals_gm, left_out)
};
// What the GM is about to call for.
struct Calls {
    cd::StartChallenge challenge{"", "", cd::Suit::Clubs, 8, false};
    std::vector<cd::Entrant> entrants{};
    FrayForm fray{};
    FIELDS(challenge, entrants, fray)
};

// What has been chosen for the next background of a character; what was not is as the rules have it.
struct NextBackground {
    std::string character;
    std::optional<cd::Kind> kind{};
    std::optional<cd::Back> back{};
    FIELDS(character, maybe(kind), maybe(back))
};
struct People {
    bool tells = false;             // words for what happens are being written
    std::string teller{};           // by whom; empty: the GM
    std::string chosen{};           // whose sheet lies open; empty: by the test, else the first
    std::string opened{};           // likewise, for as long as nothing is done
    std::string improver{};         // who lies open in the improvement window; empty: whoever is first to decide
    std::optional<int> newcomer{};  // the seat of a character that is being brought, its name a draft
    NextBackground next{};
    std::optional<cd::Backed> naming{};
    cd::Scope scope = cd::Scope::General;
    std::optional<cd::Suit> favours{};  // of the card that is named
    FIELDS(tells, teller, chosen, maybe(opened), maybe(improver), maybe(newcomer), next, maybe(naming), scope,
           maybe(favours))
};

// Who shuffles and deals: the program, or people with packs of their own, who tell what was drawn.
enum class Dealing { Program, Told };
// Cards of a real deck that are being told for a command.
struct Asked {
    ChosenCommand<cd::CardDraw> by{};
    int count = 1;
    cd::Cards told{};
    std::optional<cd::Suit> suit{};  // of the next one, as far as it is chosen
    std::optional<int> rank{};
    FIELDS(by, count, told, maybe(suit), maybe(rank))
};
struct Deck {
    Dealing dealing = Dealing::Program;
    std::optional<Asked> asked{};
    table::CardMoves moves{};
    bool suspense = false;          // a card is on its way: what comes of it is not said yet
    std::optional<int> put_away{};  // the step whose judged cards have been looked at
    std::string teller{};           // who gives words to what was judged; empty: whoever won
    bool is_dealing() const { return suspense && moves.moving(); }
};

// Whether a first session is shown at this table.

struct View : SessionView<cd::CardDraw> {
    explicit View(App& app);

    std::optional<story::CampaignBox> box{};  // in the language of the campaign
    Page page = Page::Scene;
    bool notes = false;  // for the GM alone lie open
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

    // False if it is refused, could not be kept, or waits for cards of a real deck: `fault` says why.
    bool submit(cd::Seat seat, cd::Action action);
    bool submit(const cd::Command& command) { return submit(command.seat, command.action); }
    // The cards of a real deck have been told.
    bool submit_told();
    void drop_stale_asked();    // of a table that has gone on otherwise
    void deal_by(Dealing who);  // it is so too when the table is come back to
    void begin_table();
    void happened(const cd::Command& command, const Events& events) override;
    void read_box() override;  // by the language that the campaign is held in
    bool plays_box() const;    // somebody of its party is at the table
    // The scene that is played, of the box.
    const story::PreparedScene* scene() const;
    // On the scene's card: what the GM wrote there last, else what the box has; empty: nothing.
    std::string scene_text() const;
    void begin_scene(const story::PreparedScene& scene);
    // A step of the session that is shown: its cards are told.
    void show(const cd::Command& command);

private:
    bool done(const cd::Command& command);
};

// --- pages: each fills the slip for the phases that it knows
void draw_anytime(View& view);  // below each: words for what happens
void draw_start(View& view);
void read_kept_start(View& view);  // names and options as they were left
void draw_setup(View& view);
void draw_between(View& view);  // sessions, scenes
void draw_scene(View& view);
void draw_challenge(View& view);    // to be called
void draw_competition(View& view);  // likewise
void draw_fray(View& view);         // likewise
void draw_people(View& view);
void draw_hand(View& view, const cd::Character& who);  // its backgrounds: drawn, named, taken away
void draw_test(View& view);                            // Draw, Choose
void draw_improving(View& view);                       // Improve, BonusChoice
void draw_judged(View& view);                          // Miss, Partial, Alter, FraySuccess
void draw_between_draws(View& view);
void draw_real_cards(View& view);  // Deck::asked
void draw_end(View& view);
// How cards were to help in a test that is over.
void drop_play_drafts(View& view);
std::vector<story::DocumentPart> story_of(const View& view);
void keep_campaign(View& view);                         // on paper
std::optional<ShownSession> first_session(View& view);  // while one is shown

void draw_table(View& view);

}  // namespace screens::card_draw
