#pragma once
// Two persons at the lower and the upper edge of one screen. Whoever acts has all panels the right way up, with a bar at the own edge; the
// bar of the other one faces them, and tells what both have to know. The table lies still.

namespace screens {

struct Battle;

bool is_face_to_face(const Battle& battle);
// Whoever acts sits at the upper edge, so that the picture is to be turned.
bool acts_across(const Battle& battle);
// The panel of what is aimed at lies beside the bar of its player, and the log beyond it.
bool lies_at_own_edge(const Battle& battle);
// For the one who waits.
void draw_facing_rail(const Battle& battle);

}  // namespace screens
