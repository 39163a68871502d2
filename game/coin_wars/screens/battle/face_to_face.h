#pragma once
// Two people at the lower and upper edges of one screen. The acting player has all panels upright and a bar at their
// own edge; the bar of the other one faces them and shows what both must know. The table does not turn.

namespace screens {

struct Battle;

bool is_face_to_face(const Battle& battle);
// True if the acting player sits at the upper edge, so that the picture must be turned.
bool acts_across(const Battle& battle);
// True if the aim panel is beside its player's bar and the log beyond it.
bool lies_at_own_edge(const Battle& battle);
// Draws the bar of the waiting player.
void draw_facing_top_bar(const Battle& battle);

}  // namespace screens
