#pragma once
// How coins are tossed at a story game's table: into the tray, at random at once, or as people report their real coins.
// And how they are shown: as they fell, or laid in rows.

#include <span>
#include <string>
#include <vector>

#include "engine/ui/ui.h"
#include "game/kit/hands/quick_hand.h"
#include "game/kit/table/toss_tray.h"

namespace screens {

enum class Tossing { Tray, AtOnce, Told };

// Draws the buttons that choose it; true if one was pressed.
enum class Thrown { Coins, Dice };
enum class RealThings { Open, Closed };  // closed where others could not see the real coins
bool draw_manner(ui::Ui& ui, Tossing& tossing, Thrown what = Thrown::Coins, RealThings real = RealThings::Open);

// Gives what the tray showed; anything beyond that is left to chance.
class ShownHand final : public hands::QuickHand {
public:
    explicit ShownHand(std::vector<rules::Face> faces) : faces_(std::move(faces)) {}
    explicit ShownHand(std::vector<int> dice) : dice_(std::move(dice)) {}
    rules::Face toss(core::Random& random) override;
    int roll(int sides, core::Random& random) override;

private:
    std::vector<rules::Face> faces_{};
    std::vector<int> dice_{};
    std::size_t next_ = 0;
};

// Extract a hand's answers: the faces of its coins, the numbers of its dice.
std::vector<rules::Face> faces_in(const std::vector<rules::Answer>& answers);
std::vector<int> numbers_in(const std::vector<rules::Answer>& answers);

// True if coins that cover `covered` square inches together can still fall flat there.
bool has_room(const table::TrayPart& part, double covered);
double covered_by(const rules::CoinType& coin);

// Draws a button for each real coin; each press changes what it shows. `faces`: "HT", one letter a coin; new coins show
// heads.
struct ManualCoin {
    words::Phrase name;  // "Penny"
    int number;
};
void draw_manual_coins(ui::Ui& ui, std::span<const ManualCoin> coins, std::string& faces);

// Rows that fill the part from its upper left corner, squeezed together if there are many.
struct RowCoin {
    const rules::CoinType* type;
    rules::Face face;
    int number;  // selects its wear
};
void place_in_rows(const table::TrayPart& part, std::span<const RowCoin> coins, render::Scene& scene);

}  // namespace screens
