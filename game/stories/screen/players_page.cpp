#include "game/stories/screen/players_page.h"

namespace screens {

namespace {

using rules::SeatingAct;

class PlayersWriter {
public:
    PlayersWriter(ui::Ui& ui, PlayersPage& page, const PlayersAsked& asked)
        : ui_(ui), page_(page), asked_(asked), offers_(ui) {}

    void draw() {
        ui_.heading(say("Who is at the table?"));
        const auto& seated = asked_.people.seated;
        if (!rules::sits(seated, page_.chosen)) page_.chosen = seated.front();
        for (const int who : seated)
            if (ui_.choice(name(who), {}, who == page_.chosen)) page_.chosen = who;
        draw_chosen();
        ui_.rule();
        draw_coming();
        ui_.rule();
        if (ui_.button(say("Done"), ui::Look::Accent)) page_.open = false;
    }

private:
    Phrase name(int who) const { return plain(asked_.people.names[static_cast<std::size_t>(who)]); }

    void offer(const Phrase& label, const SeatingAct& act) {
        if (changed_ || !offers_.draw({.label = label, .refusal = asked_.check(act)})) return;
        changed_ = true;
        page_.named.reset();
        asked_.change(act);
    }
    void offer_newcomer(const Phrase& label, int who) {
        const bool before = changed_;
        offer(label, {SeatingAct::Kind::Join, who, 0, page_.newcomer});
        joined_ = joined_ || changed_ != before;
    }

    void draw_chosen() {
        const int who = page_.chosen;
        const Phrase whose = name(who);
        const std::string& now = asked_.people.names[static_cast<std::size_t>(who)];
        if (page_.named != who || page_.known != now) {
            page_.named = who;
            page_.known = page_.name = now;
        }
        ui_.caption(say("CHOSEN PLAYER"));
        draw_text_line(ui_, say("Name"), page_.name, kPlayerName);
        if (page_.name != now) offer(say("Change the name"), {SeatingAct::Kind::Rename, who, 0, page_.name});
        const int left = rules::left_of(asked_.people.seated, who);
        if (left != who)
            offer(say("{1} changes places with {2}", whose, name(left)), {SeatingAct::Kind::Swap, who, left, {}});
        offer(say("{1} leaves the table", whose), {SeatingAct::Kind::Leave, who, 0, {}});
    }

    // A player who has left comes back, or a new one joins; once all places are taken, in the place of one who has
    // left.
    void draw_coming() {
        const rules::People& people = asked_.people;
        const int all = static_cast<int>(people.names.size());
        for (int who = 0; who < all; ++who)
            if (!rules::sits(people.seated, who))
                offer(say("{1} is back", name(who)),
                      {SeatingAct::Kind::Join, who, 0, people.names[static_cast<std::size_t>(who)]});
        draw_text_line(ui_, say("Who joins?"), page_.newcomer, kPlayerName);
        if (page_.newcomer.empty()) return;
        offer_newcomer(say("{1} joins the table", plain(page_.newcomer)), all);
        for (int who = 0; who < all; ++who)
            if (!rules::sits(people.seated, who))
                offer_newcomer(say("{1} takes {2}'s place", plain(page_.newcomer), name(who)), who);
        if (joined_) page_.newcomer.clear();
    }

    ui::Ui& ui_;
    PlayersPage& page_;
    const PlayersAsked& asked_;
    OfferList offers_;
    bool changed_ = false, joined_ = false;
};

}  // namespace

void draw_players_page(ui::Ui& ui, PlayersPage& page, const PlayersAsked& asked) {
    PlayersWriter(ui, page, asked).draw();
}

}  // namespace screens
