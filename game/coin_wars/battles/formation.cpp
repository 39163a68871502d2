#include "game/coin_wars/battles/formation.h"

#include <algorithm>
#include <cassert>

#include "game/coin_wars/battles/formation_recipes.h"

namespace battles {

namespace {

using words::mark;
namespace r = recipes;

constexpr FormationParameters kWidth{.width = true};
constexpr FormationParameters kSpacingAlone{};
constexpr FormationParameters kLopsided{.mirrored = true};
constexpr FormationParameters kChecks{.width = true, .mirrored = true};

constexpr Formation kFormations[]{
    {"line", mark("Line"),
     mark("One long front rank of coins, weak at both ends: the firing lines from the 17th century to the American "
          "Civil War, Wellington's among them."),
     true, kWidth, Cut::Rows, r::line},
    {"column", mark("Column"),
     mark("A few abreast and the others behind them: how everyone marched, and how the French attacked from "
          "1792 to 1815."),
     true, kWidth, Cut::Rows, r::column},
    {"phalanx", mark("Phalanx"),
     mark("A block twice as wide as deep: Greek hoplites, as on the wings at Marathon or the Spartans at Leuctra; "
          "eight shields deep was common."),
     true, kWidth, Cut::Rows, r::phalanx},
    {"syntagma", mark("Syntagma"),
     mark("As deep as it is wide, with its leader at the head of the right-hand file: the Macedonian square of sixteen "
          "files and sixteen ranks in the Hellenistic drill books."),
     true, kWidth, Cut::Rows, r::syntagma},
    {"oblique", mark("Oblique order"),
     mark("One wing strong and forward, the rest slanting back from it: the left at Leuctra in 371 BC, the "
          "right at Leuthen in 1757."),
     true, kLopsided, Cut::Arms, r::oblique},
    {"wedge", mark("Wedge (cuneus)"),
     mark("A point that widens rank by rank: Scythian, Thracian and Macedonian horse, and the boar's head of "
          "Germanic and Norse foot."),
     true, kLopsided, Cut::Rows, r::wedge},
    {"square", mark("Hollow square"),
     mark("Four faces round a hollow, with no flank to fall on: foot against horse in Napoleon's wars, as at Waterloo, "
          "and colonial armies of the 19th century."),
     true, kLopsided, Cut::Arms, r::square},
    {"tercio", mark("Tercio"),
     mark("A block of pikes with shot on both sides: Spanish and Imperial foot from the 1530s to the 1640s, as at "
          "Breitenfeld and Rocroi."),
     true, kLopsided, Cut::Arms, r::tercio},
    {"quincunx", mark("Quincunx (checkerboard)"),
     mark("A checkerboard with open gaps: the maniples of Roman legions from the fourth to the second century "
          "BC; how the gaps closed is disputed."),
     false, kChecks, Cut::Rows, r::quincunx},
    {"crescent", mark("Crescent"),
     mark("A bow bent towards the enemy, like Hannibal's centre at Cannae, or with its horns forward, as "
          "with the Zulu, many steppe armies and the Armada of 1588."),
     true, FormationParameters{.horns = true}, Cut::Arms, r::crescent},
    {"envelop", mark("Double envelopment"),
     mark("A line whose two wings close round the enemy: as at Cannae in the end, at Isandlwana in 1879 and, in "
          "effect, at Marathon."),
     true, kSpacingAlone, Cut::Arms, r::envelopment},
    {"echelon", mark("Echelon"),
     mark("Groups of three, each a step behind the last and to one side: Frederick's battalions at Leuthen, "
          "Alexander's approach at Gaugamela."),
     true, kLopsided, Cut::Rows, r::echelon},
    {"testudo", mark("Testudo"),
     mark("Shield to shield, as close as coins can lie: Romans at sieges and under arrows, as on Antony's "
          "retreat from Parthia in 36 BC."),
     true, FormationParameters{.spacing = false}, Cut::Rows, r::testudo},
    {"skirmish", mark("Skirmish screen"),
     mark("Two loose rows in which no coins touch: velites and peltasts, and the light infantry of the Revolutionary "
          "and Napoleonic Wars."),
     false, kChecks, Cut::Rows, r::skirmish},
    {"refused", mark("Refused flank"),
     mark("A line with one end bent back: Alexander's left at Gaugamela, more loosely Napoleon's right at Austerlitz, "
          "and the 20th Maine on Little Round Top in 1863."),
     true, kLopsided, Cut::Arms, r::refused},
    {"mixte", mark("Ordre mixte"),
     mark("A line to fire, with a column at either end to charge: French armies from 1796 into the Empire."), true,
     kLopsided, Cut::Arms, r::mixed_order},
};

}  // namespace

std::span<const Formation> formations() { return kFormations; }

const Formation* find_formation(std::string_view key) {
    const auto* found = std::ranges::find(kFormations, key, &Formation::key);
    return found == std::end(kFormations) ? nullptr : found;
}

Layout lay_out(const Formation& formation, int count, const Shape& shape) {
    assert(shape.spacing >= kMinSpacing);
    if (count <= 0) return {};
    if (count == 1) return {{Vec2{}}, {0}};
    Layout layout = formation.recipe(count, shape);
    if (shape.mirrored)
        for (Vec2& centre : layout.centres) centre.x = -centre.x;
    return layout;
}

}  // namespace battles
