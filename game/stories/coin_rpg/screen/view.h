#pragma once
// Shared by all parts of the RPG's window: the saved table, what is being typed, and how coins are tossed.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/coin_rpg/rules/choices.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/scene_forecast.h"
#include "game/stories/coin_rpg/rules/seats.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/coin_rpg/screen/odds.h"
#include "game/stories/screen/chosen_command.h"
#include "game/stories/screen/story_screen.h"

namespace screens::coin_rpg {

namespace rpg = rules::coin_rpg;

// A card being written, without its texts (View::drafts).
struct CharacterForm {
    CharacterForm() {
        for (const rpg::Trait trait : rpg::kTraits) ratings[trait] = trait == rpg::Trait::Miscellaneous ? 0 : 3;
    }
    rpg::Ratings ratings{};
    std::optional<rpg::Trait> strong{};
    std::optional<rpg::Power> power{};  // instead of a Strong Trait
};
struct SceneForm {
    static constexpr int kMaxInPart = 18;  // in a Scene Trait, if the rules allow such a large Scene
    rpg::PerTrait<int> coins{};
    rpg::PerTrait<rpg::Heading> headings{};
};

// The options agreed before an Adventure.
struct Terms {
    rpg::Options options{};
    bool changing = false;  // for the next Adventure
    int to_draw = 3;        // Scenes
    FIELDS(options, changing, to_draw)
};

// A Power that players are inventing (RPG-83), without its texts.
struct OwnPowerForm {
    rpg::PowerKind works_as{};
    rpg::Trait linked{};
    int price = 1;
    FIELDS(works_as, linked, price)
};

// A player's writing, hidden from the others.
struct Writing {
    std::optional<int> seat{};  // whose hidden cards are open for writing
    CharacterForm character{};
    SceneForm scene{};
    std::optional<story::SceneBox> box{};     // while choosing from it
    int mood = 0;                             // of the box, last chosen
    std::vector<rpg::ReuseCharacter> kept{};  // Characters from earlier Adventures
    bool bringing = false;                    // choosing one of them
    std::optional<OwnPowerForm> own_power{};  // while inventing one
};

// Coins being picked for a Power; for Grabby Hands, the Scene's and one's own.
struct Pick {
    rpg::PowerKind power{};
    std::vector<int> take{}, give{};
    FIELDS(power, take, give)
};
// Where a coin of the round lies on the table.
struct CoinPlace {
    int number = 0;
    measure::Disc disc{};
};
// Tosses that are made automatically: none, this round, or round after round.
enum class Runs { No, Round, Rounds };
// The coins of a round.
struct Round {
    table::TossTray tray{};
    bool arranged = true;                                  // in rows by number, else as they fell
    std::string told{};                                    // faces of real coins, "HHT"
    std::optional<ChosenCommand<rpg::CoinRpg>> helping{};  // waits for the faces of its real coins
    std::optional<Pick> pick{};
    std::vector<CoinPlace> places{};  // as last drawn
    Runs runs = Runs::No;
    double stood = 0;                          // seconds since its result became visible
    std::optional<std::size_t> answered_at{};  // the step before which a single answer was looked for
};

struct View : SessionView<rpg::CoinRpg> {
    explicit View(App& app);

    Terms terms{};
    Writing writing{};
    KnownForecast forecast{};
    Round round{};
    std::optional<int> shown_seat{};       // whose card lies on the table, if not the current player's
    std::optional<story::SceneBox> box{};  // the ready-made content, in the language of the session shown

    template <class Visit>
    void each_form(Visit visit) {
        visit("form/terms", terms);
        visit("form/faces", round.told);
        visit("form/pick", round.pick);
        visit("form/helping", round.helping);
        visit("form/mood", writing.mood);
        visit("form/shown-seat", shown_seat);
    }

    // Submits a command, and tosses its coins in this table's way.
    bool toss(rpg::Command command);
    void show_throw(const rpg::Command& command, const std::vector<rules::Answer>& answers) override;
    void happened(const rpg::Command& command, const Events& events) override;
    bool fresh_round() const;  // the next toss begins a round: old coins are cleared
    void begin_table();
    void read_box() override;

private:
    // Into the tray, or laid in rows: at random, or so that they show `wanted`.
    std::vector<rules::Face> fall(const rpg::Command& command, const std::vector<rules::Face>& wanted);
};

// --- pages: each fills the slip for its phases
void draw_start(View& view);
void read_saved_start(View& view);       // names and options as they were left
enum class Agreed { AtFirst, Between };  // Adventures
void draw_options(View& view, Agreed when);
void draw_character(View& view);  // Characters
void draw_spending(View& view, int seat);
// Asks for confirmation, because it is final.
void ask_to_buy(View& view, int seat, const rpg::Purchase& purchase);
// A Power of the players' own: offers it, and draws its form while Writing::own_power is set.
void offer_own_power(View& view);
void draw_own_power(View& view, int seat);
void forget_own_power(View& view, int seat);
void draw_lights(View& view);
void draw_camera(View& view);
void draw_round(View& view);      // Answer to Adjust
void offer_resuming(View& view);  // both sides with one press, and round after round
void take_single_answer(View& view);
void run_on(View& view);        // advances it by one frame
void draw_at_zero(View& view);  // AtZero
void draw_telling(View& view);  // Narrate
void draw_notes(View& view);    // for those who sit out
void draw_end(View& view);
void draw_powers(View& view);       // usable now
void draw_helping(View& view);      // the real coins of Round::helping
void draw_start_power(View& view);  // of the Character being made
std::vector<story::DocumentPart> story_of(const View& view);
void save_story(View& view);  // on paper
// The starter box: offered to the seat, and shown in full while Writing::box is set.
void offer_box(View& view);
void draw_character_box(View& view, int seat);
void draw_scene_box(View& view, int seat);
// The choice of how coins are tossed here; and a button for a toss: true if it was made.
void draw_manner(View& view);
bool ask_toss(View& view, const rpg::Command& command);
// Between two seats with hidden cards: true once the player of one at this screen is there.
bool hand_over_to(View& view, const std::vector<int>& awaited);
// Submits a made or reused Character; a seat with nothing to spend is done at once.
void submit_character(View& view, int seat, const rpg::Command& command);
void open_writing(View& view, int seat);  // once the player is there
// The box's first Adventure, step by step.
std::optional<ShownSession> first_session(View& view);  // while it is running
void lay_open_next(View& view);                         // opens the card that its next step writes

// The full text in a dialog: of the open row; of the Scene being played.
void read_row(View& view);
void read_scene(View& view);
// A Character's full card.
void read_character(View& view, int seat);

// The cards as they are being written.
rpg::StartingCard card_draft(View& view, int seat);
rpg::SceneCard scene_draft(View& view, int seat);

// Sheets and cards for a real table, in a dialog.
void ask_print(View& view);

// --- the desk
void name_terms(View& view);  // this table's own words lead to their entries in the book
Phrase coolness_in_words(const rpg::Match& match, int seat);  // "Coolness 3"; empty without a card
bool draw_top_bar(View& view);                                // true if who sits there shall be changed
void draw_desk(View& view);
// A contest's share of the tray's floor: its own coins at the left, the Scene's at the right.
struct Lane {
    table::TrayPart own, scene;
    core::Vec2 strip_low, strip_high;  // of its tally
};
std::vector<Lane> lanes_of(const View& view);

}  // namespace screens::coin_rpg
