#pragma once
// Widgets of the slips of Edged Coins: a choice with its price and odds, and what is chosen from a list.

#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

// The character that the deed names as its own; empty if it names none.
std::string acting_in(const ec::Action& action);

// A row for each damage up to the HC that are there, the mean, and the chance of going out.
void draw_damage_odds(ui::Ui& ui, const ec::Chain& chain, int hc);

// A button that says what is chosen and opens the list.
void draw_picked(View& view, const Phrase& what, const std::vector<Option>& options,
                 std::function<void(std::size_t)> take);

// Of all who are not out, or of all.
enum class Whom { Up, All };
void draw_person(View& view, const Phrase& what, Whom whom, std::string& id);
// A button each, with the chance below it where one is known.
using ChanceAt = std::function<std::optional<ec::TossForecast>(ec::Difficulty)>;
void draw_difficulty(View& view, ec::Difficulty& difficulty, const ChanceAt& chance);
// A skill or a resistance of the character; the first one if it has none of that name.
struct TraitPick {
    ec::TraitKind& kind;
    std::string& name;
};
enum class Traits { Skills, Both };
void draw_trait(View& view, const std::string& character, Traits which, const TraitPick& pick);
// Who may oppose `owner`, and how hard it is for each. They are proposed as affected, if a list is given.
struct OpposedCall {
    std::vector<ec::Opposer>* opposers;
    ec::Ids* affected = nullptr;
};
void draw_opposers(View& view, const std::string& owner, OpposedCall call);
void draw_affected(View& view, const std::string& owner, ec::Ids& affected);

// What the toss would be, were this called: nothing if the call is refused or throws no such toss.
std::optional<ec::TossForecast> forecast_of(const ec::Match& match, const ec::Action& action);
// The button that calls it, with its odds or the reason why not; true if it was called.
bool draw_calling(View& view, const Phrase& label, const ec::Action& action);

// The card is opened to be written again.
void edit_card(View& view, const ec::Character& character);
// For the chosen character's card, and for a new one.
void draw_card_buttons(View& view);

}  // namespace screens::edged_coins
