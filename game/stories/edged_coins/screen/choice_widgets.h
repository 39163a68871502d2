#pragma once
// Widgets for Edged Coins' slips: a choice with its price and odds, and picking from a list.

#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

// The character who performs the action; empty if it names none.
std::string acting_in(const ec::Action& action);

// Draws a row for each damage up to `hc`, the mean, and the chance to be out.
void draw_damage_odds(ui::Ui& ui, const ec::Chain& chain, int hc);

// A button that shows the current choice and opens the list.
void draw_picked(View& view, const Phrase& what, const std::vector<Option>& options,
                 std::function<void(std::size_t)> take);

// From all who are not out, or from all.
enum class Whom { Up, All };
void draw_person(View& view, const Phrase& what, Whom whom, std::string& id);
// One button each, with the chance below it if known.
using ChanceAt = std::function<std::optional<ec::TossForecast>(ec::Difficulty)>;
void draw_difficulty(View& view, ec::Difficulty& difficulty, const ChanceAt& chance);
// Picks a skill or resistance of the character; defaults to the first if it has none of that name.
struct TraitPick {
    ec::TraitKind& kind;
    std::string& name;
};
enum class Traits { Skills, Both };
void draw_trait(View& view, const std::string& character, Traits which, const TraitPick& pick);
// Who may oppose `owner`, and how hard it is for each. With a list `affected`, opposers are suggested for it.
struct OpposedCall {
    std::vector<ec::Opposer>* opposers;
    ec::Ids* affected = nullptr;
};
void draw_opposers(View& view, const std::string& owner, OpposedCall call);
void draw_affected(View& view, const std::string& owner, ec::Ids& affected);

// The forecast of the toss if this were called; nullopt if the call is refused or has no such toss.
std::optional<ec::TossForecast> forecast_of(const ec::Match& match, const ec::Action& action);
// The button that makes the call, with its odds or the reason why it is disabled; true if it was called.
bool draw_calling(View& view, const Phrase& label, const ec::Action& action);

// Opens the card for editing.
void edit_card(View& view, const ec::Character& character);
// For the chosen character's card, and for a new one.
void draw_card_buttons(View& view);

}  // namespace screens::edged_coins
