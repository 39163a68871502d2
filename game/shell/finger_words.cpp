#include "game/shell/finger_words.h"

namespace screens {

namespace {

using words::mark;

constexpr std::pair<words::Key, words::Key> kFingerWords[] = {
    {mark("Click to move {1}."), mark("Tap to move {1}.")},
    {mark("Click to move {1} and meet {2}."), mark("Tap to move {1} and meet {2}.")},
    {mark("Click to move {1} towards {2}."), mark("Tap to move {1} towards {2}.")},
    {mark("Click to shoot at {1}."), mark("Tap to shoot at {1}.")},
    {mark("Click to strike {1}."), mark("Tap to strike {1}.")},
    {mark("Click to strike and stay there."), mark("Tap to strike and stay there.")},
    {mark("Click to strike, then move {1} farther."), mark("Tap to strike, then move {1} farther.")},
    {mark("Click to charge {1}."), mark("Tap to charge {1}.")},
    {mark("Click to choose this strike; then choose where to go."),
     mark("Tap to choose this strike; then choose where to go.")},
    {mark("Do it, Enter or a click there chooses this strike; then choose where to go."),
     mark("Do it or a tap there chooses this strike; then choose where to go.")},
    {mark("Do it, Enter or a click there: it moves {1}."), mark("Do it or a tap there: it moves {1}.")},
    {mark("Do it, Enter or a click there carries it out."), mark("Do it or a tap there carries it out.")},
    {mark("Click a coin to select it. Drag around coins to form an Army."),
     mark("Tap a coin to select it. Drag around coins to form an Army.")},
    {mark("Click to speed up whatever is moving."), mark("Tap to speed up whatever is moving.")},
    {mark("click a line to go back"), mark("tap a line to go back")},
    {mark("RULES (CLICK ONE TO CHANGE IT)"), mark("RULES (TAP ONE TO CHANGE IT)")},
    {mark("Or draw a front with the right button: the coins fall in."),
     mark("In Formations a finger draws a front: the coins fall in.")},
    {mark("Drag on the table to draw its front, or hold Shift and drag a box. A click places it as shown."),
     mark("Drag on the table to draw its front. A tap places it as shown.")},
    {mark("Click a coin until it matches the real one."), mark("Tap a coin until it matches the real one.")},
    {mark("Click coins in the tray, as many of the Scene's as of your own."),
     mark("Tap coins in the tray, as many of the Scene's as of your own.")},
    {mark("Click this coin."), mark("Tap this coin.")},
    {mark("Click here: it goes as far as its card reaches."), mark("Tap here: it goes as far as its card reaches.")},
    {mark("Click this enemy to shoot at it."), mark("Tap this enemy to shoot at it.")},
    {mark("Click this enemy to strike it."), mark("Tap this enemy to strike it.")},
    {mark("Move others too if you like. Then click here."), mark("Move others too if you like. Then tap here.")},
    {mark("Click the coin in the tray."), mark("Tap the coin in the tray.")},
    // The editors.
    {mark("Click along the arrow from tail to head; Enter or a double click ends it."),
     mark("Tap along the arrow from tail to head; a double tap ends it.")},
    {mark("Click each corner; Enter or a double click closes the outline."),
     mark("Tap each corner; a double tap closes the outline.")},
    {mark("Click where it goes."), mark("Tap where it goes.")},
    {mark("Click the table to place them one by one; right-click to put the coin back."),
     mark("Tap the table to place them one by one.")},
    {mark("Click a coin to select it; hold Shift to select several. Drag around coins to select them all. A double "
          "click selects the whole Army."),
     mark("Tap a coin to select it. Drag around coins to select them all. A double tap selects the whole Army.")},
    {mark("Drag it, or a corner. Click an edge to add a corner; Delete removes one."),
     mark("Drag it, or a corner. Tap an edge to add a corner.")},
    {mark("Click the coins that are to fall. Their total Defense may be at most {1}; choose until no other coin fits."),
     mark("Tap the coins that are to fall. Their total Defense may be at most {1}; choose until no other coin fits.")},
    {mark("A click hurries along whatever is still moving."), mark("A tap hurries along whatever is still moving.")},
    {mark("Drag cards and coins with the pointer, double-click to turn them over, and lay one card on another to make "
          "a pile. R turns the selected one, Delete removes it."),
     mark("Drag cards and coins with a finger, double-tap to turn them over, and lay one card on another to make a "
          "pile.")},
    // The lesson (assets/lessons).
    {mark("Coins are the troops. Yours lie heads up, in a solid blue ring. Click your Penny in the middle."),
     mark("Coins are the troops. Yours lie heads up, in a solid blue ring. Tap your Penny in the middle.")},
    {mark("That took a whole action. Here we only want to look: take it back, then click the Penny."),
     mark("That took a whole action. Here we only want to look: take it back, then tap the Penny.")},
    {mark("The panel shows what it is worth in a fight, the chalk line how far it gets. Now click the Quarter behind "
          "it, and compare."),
     mark("The panel shows what it is worth in a fight, the chalk line how far it gets. Now tap the Quarter behind it, "
          "and compare.")},
    {mark("That took a whole action. Take it back, then click the Quarter and leave it where it is."),
     mark("That took a whole action. Take it back, then tap the Quarter and leave it where it is.")},
    {mark("Click the Penny, then point anywhere: the card is laid along its path and shows the inches. It may go 3.75 "
          "in: 3 in along the card, and 0.75 in, the coin's own width. Click to move it there."),
     mark("Tap the Penny, then point anywhere: the card is laid along its path and shows the inches. It may go 3.75 "
          "in: 3 in along the card, and 0.75 in, the coin's own width. Tap to move it there.")},
    {mark("A fair move, but it was not the Penny's. Take it back, click the Penny, and then a free place."),
     mark("A fair move, but it was not the Penny's. Take it back, tap the Penny, and then a free place.")},
    {mark("The Quarter moves along the long edge, 5 inches. Click it, then click the enemy Penny: it goes straight "
          "there and stops where it touches."),
     mark("The Quarter moves along the long edge, 5 inches. Tap it, then tap the enemy Penny: it goes straight there "
          "and stops where it touches.")},
    {mark("The Quarter should end up touching the enemy Penny. Take it back, click the Quarter, and then that Penny."),
     mark("The Quarter should end up touching the enemy Penny. Take it back, tap the Quarter, and then that Penny.")},
    {mark("Your Quarter touches an enemy Nickel. Click the Quarter and point at the Nickel: 10 against 5 is enough. "
          "Click to strike."),
     mark("Your Quarter touches an enemy Nickel. Tap the Quarter and point at the Nickel: 10 against 5 is enough. Tap "
          "to strike.")},
    {mark("That was a different action. Take it back, click the Quarter, and then the Nickel beside it."),
     mark("That was a different action. Take it back, tap the Quarter, and then the Nickel beside it.")},
    {mark("That was a different action. Take it back, click your Penny, and then the Penny that it touches."),
     mark("That was a different action. Take it back, tap your Penny, and then the Penny that it touches.")},
    {mark("Both Pennies fell: 1 against 1, both ways. Read the chances in the panel before you click, and weigh what "
          "you give against what you take."),
     mark("Both Pennies fell: 1 against 1, both ways. Read the chances in the panel before you tap, and weigh what you "
          "give against what you take.")},
    {mark("A Nickel shoots as far as one card reaches, and only another Nickel can strike back. Click your Nickel, "
          "then the Dime across the table."),
     mark("A Nickel shoots as far as one card reaches, and only another Nickel can strike back. Tap your Nickel, then "
          "the Dime across the table.")},
    {mark("That was a different action. Take it back, click your Nickel, and then the Dime far away."),
     mark("That was a different action. Take it back, tap your Nickel, and then the Dime far away.")},
    {mark("A Dime moves and strikes in one action. Click it, then the Penny ahead; then the Penny again to stay, or a "
          "free place to ride on."),
     mark("A Dime moves and strikes in one action. Tap it, then the Penny ahead; then the Penny again to stay, or a "
          "free place to ride on.")},
    {mark("That was a different action. Take it back, click your Dime, and then the Penny that stands alone."),
     mark("That was a different action. Take it back, tap your Dime, and then the Penny that stands alone.")},
    {mark("The Army is selected, and it strikes with the sum of its Offense: five Pennies are 5. Click the Nickel that "
          "touches it."),
     mark("The Army is selected, and it strikes with the sum of its Offense: five Pennies are 5. Tap the Nickel that "
          "touches it.")},
    {mark("That was a different action. Take it back, click one of the five Pennies, and then the Nickel that touches "
          "them."),
     mark("That was a different action. Take it back, tap one of the five Pennies, and then the Nickel that touches "
          "them.")},
    {mark("Led by a Quarter, the Army pays 2 instead of 3 to act. Its Offense: 11 + 6 + 2 = 19. Click the enemy "
          "Quarter to strike."),
     mark("Led by a Quarter, the Army pays 2 instead of 3 to act. Its Offense: 11 + 6 + 2 = 19. Tap the enemy Quarter "
          "to strike.")},
    {mark("That was a different action. Take it back, click the Quarter's Army, and then the enemy Quarter."),
     mark("That was a different action. Take it back, tap the Quarter's Army, and then the enemy Quarter.")},
};

}  // namespace

std::span<const std::pair<words::Key, words::Key>> finger_words() { return kFingerWords; }

}  // namespace screens
