#pragma once
// What the parts of Card Draw in the window share: the campaign as it is kept, what is being prepared, and
// the cards on the table.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/table/playing_cards.h"
#include "game/shell/screen.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/limits.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_session.h"
#include "game/stories/screen/tooltip.h"

namespace screens {

namespace cd = rules::card_draw;
using CardsSession = StorySession<cd::CardDraw>;

inline constexpr const char* kCardsTable = "card-draw";
inline constexpr const char* kDealingDraft = "dealing";  // "told", or nothing

// Who shuffles and deals: the program, or people with packs of their own, who tell what was drawn.
enum class Dealing { Program, Told };

// What the GM has before itself in a scene; between scenes only Scene and People.
enum class CardsPage { Scene, Challenge, Competition, Fray, People };

// Cards of a real deck that are being told for a command.
struct CardsAsked {
    cd::Command command;
    int count = 1;
    cd::Cards told{};
    std::optional<cd::Suit> suit{};  // of the next one, as far as it is chosen
    std::optional<int> rank{};
};
// A character that is being brought, its name apart (a draft).
struct NewCharacter {
    int seat = 1;
};
// What has been chosen for the next background of a character; what was not is as the rules have it.
struct NextBackground {
    std::string character;
    std::optional<cd::Kind> kind{};
    std::optional<cd::Back> back{};
};
// Of a fray that is being prepared.
struct FrayForm {
    int opponents = 4, goals_pcs = 0, goals_gm = 0;
    std::vector<std::string> left_out{};
};

struct CardsView {
    App& app;
    StoryDrafts drafts;
    LooseThings loose;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    std::optional<story::CampaignBox> box{};  // in the language of the campaign
    std::optional<CardsSession> game{};
    EarlierTables earlier_tables{app.profile(), kCardsTable};
    Phrase fault{};   // what was refused, or could not be kept
    Phrase notice{};  // what was done besides

    // --- the start
    int players = 4;
    std::array<std::string, cd::limits::kSeats> names{};
    bool with_box = true;
    int professions = 1;
    bool every_scene = false;  // the deck is shuffled at each scene's start
    bool asks_new = false, asks_end = false;

    // --- the GM's desk
    CardsPage page = CardsPage::Scene;
    bool notes = false;
    std::string chosen{};  // whose sheet lies open; empty: by the test, else the first
    std::string opened{};  // likewise, for as long as nothing is done
    cd::StartChallenge challenge{"", "", cd::Suit::Clubs, 8, false};
    std::vector<cd::Entrant> entrants{};
    FrayForm fray{};
    cd::WinRound success{};
    std::optional<NewCharacter> added{};
    NextBackground next{};
    std::optional<cd::Backed> naming{};
    cd::Scope scope = cd::Scope::General;
    StoryDialog dialog{};
    Hint hint{};             // of this frame
    std::string improver{};  // who lies open in the improvement window; empty: whoever is first to decide

    // --- the cards
    Dealing dealing = Dealing::Program;
    std::optional<CardsAsked> asked{};
    table::CardMoves moves{};
    bool suspense = false;  // a card is on its way: what comes of it is not said yet

    // --- where things are drawn
    render::View view{};
    Vec2 desk{};  // the mat, inches
    ui::Rect tools{};
    bool narrow = false;  // too little room to read the cards: the slip says what they say
    Deciders deciders{};

    const cd::Match& match() const { return game->match(); }
    // False where it is refused, could not be kept, or waits for cards of a real deck: `fault` says why.
    bool submit(cd::Seat seat, cd::Deed deed);
    // The cards of a real deck have been told.
    bool submit_told();
    void deal_by(Dealing who);  // it is so too when the table is come back to
    void begin_table();
    void give_up();
    void read_box();         // by the language that the campaign is held in
    bool plays_box() const;  // somebody of its party is at the table
    // The scene that is played, of the box.
    const story::PreparedScene* scene() const;
    void begin_scene(const story::PreparedScene& scene);

private:
    bool done(const cd::Command& command);
};

// --- pages: each fills the slip for the phases that it knows
void draw_cards_start(CardsView& view);
void draw_cards_setup(CardsView& view);
void draw_cards_between(CardsView& view);  // sessions, scenes
void draw_cards_scene(CardsView& view);
void draw_cards_challenge(CardsView& view);    // to be called
void draw_cards_competition(CardsView& view);  // likewise
void draw_cards_fray(CardsView& view);         // likewise
void draw_cards_people(CardsView& view);
void draw_cards_hand(CardsView& view, const cd::Character& who);  // its backgrounds: drawn, named, taken away
void draw_cards_drawing(CardsView& view);                         // Draw, Choose
void draw_cards_improving(CardsView& view);                       // Improve, BonusChoice
void draw_cards_judged(CardsView& view);                          // Miss, Partial, Alter, FraySuccess
void draw_cards_between_draws(CardsView& view);
void draw_cards_told(CardsView& view);  // CardsView::asked
void draw_cards_end(CardsView& view);
// How cards were to help in a test that is over.
void drop_play_drafts(CardsView& view);
void draw_cards_log(CardsView& view);
void draw_cards_last(CardsView& view);  // what came of the last command

// --- the table
void lay_out_cards(CardsView& view);
void draw_cards_table(CardsView& view);
void draw_cards_rail(CardsView& view);

}  // namespace screens
