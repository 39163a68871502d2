// What somebody has written for an act of theirs waits while others are active, and is not theirs to send.

#include <array>

#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

constexpr std::array kActsOfTurn{"event",  "narrate", "speak",        "card",       "trait",
                                 "title",  "place",   "mini",         "mini place", "mini time",
                                 "master", "tenet",   "tenet change", "aim",        "reason"};

}  // namespace

void follow_drafts(View& view) {
    const std::string now = std::to_string(view.match().seat);
    std::string& writer = view.drafts.at("writer");
    if (writer == now) return;
    for (const char* act : kActsOfTurn) {
        std::string& text = view.drafts.at(act);
        if (!writer.empty()) view.drafts.at(writer + " " + act) = std::move(text);
        text = std::exchange(view.drafts.at(now + " " + act), "");
    }
    writer = now;
}

}  // namespace screens::universalis
