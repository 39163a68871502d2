// What happened in a session, a line each: for the log beside the table, and for the page that is kept.

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

namespace {

// All that stands on a character's card.
story::IndexCard character_card(const ec::Match& match, const ec::Character& who) {
    const ec::Sheet& sheet = *who.sheet;
    const auto ranks = [](const std::vector<ec::Trait>& traits) {
        std::vector<Phrase> all;
        for (const ec::Trait& trait : traits) all.push_back(plain(trait.name) + plain(" ") + Phrase(trait.rank));
        return joined(all, plain(", "));
    };
    std::vector<Phrase> lines{say("HC {1}, EC {2}", sheet.hc_max, sheet.ec_max)};
    if (!sheet.skills.empty()) lines.push_back(ranks(sheet.skills));
    if (!sheet.resistances.empty()) lines.push_back(ranks(sheet.resistances));
    for (const ec::Weapon& weapon : sheet.weapons)
        lines.push_back(plain(weapon.name) + plain(" ") + Phrase(weapon.power));
    if (sheet.armor) lines.push_back(plain(sheet.armor->name) + plain(" ") + Phrase(sheet.armor->power));
    for (const ec::Talent& talent : sheet.talents)
        lines.push_back(plain(talent.text.empty() ? std::string(talent.name) : talent.name + ": " + talent.text));
    return {plain(who.name()), seat_name(match, who.seat), joined(lines, plain("\n"))};
}

// Reads the events of one step after another; what a toss came to is told once it is known.
struct Teller {
    using Kind = story::DocumentPart::Kind;

    const ec::Match* before = nullptr;
    const ec::Match* after = nullptr;
    std::vector<story::DocumentPart> parts{};
    std::string tried{};  // by the last call, in people's words
    bool chain = false;   // it is for an explosive toss
    int people = 0;       // who sat down so far
    ec::TossReady ready{};
    std::string faces{};
    ec::FacesRead read{};                   // the last throw
    std::optional<ec::TossFinal> ending{};  // of the chain, unless another toss follows

    Phrase name(const std::string& id) const { return person_name(after->find(id) || !before ? *after : *before, id); }
    void tell(Phrase text, Kind kind = Kind::Happened) { parts.push_back({kind, std::move(text)}); }
    void pass(Phrase text, Kind kind = Kind::Happened) {
        tell(std::move(text), kind);
        parts.back().passing = true;
    }
    // Under the name that people gave to it.
    void tell_tried(const Phrase& text) { tell(tried.empty() ? text : plain(tried) + plain(": ") + text); }
    Phrase tossed() const { return toss_name(ready.kind, ready.name); }
    void end_step() {
        if (ending) tell(say_many(ending->successes, "{2}: {1} success.", "{2}: {1} successes.", name(ending->owner)));
        ending.reset();
    }

    void operator()(const ec::CharacterAdded& e) {
        const bool playing = after->phase != ec::Phase::Setup;
        if (playing && e.record.seat.is_cm()) return;  // nobody has noticed it yet
        if (playing) return tell(say("{1} joins.", plain(e.record.name())));
        if (people == 0) tell(say("Cast"), Kind::Chapter);
        const Phrase played = say("played by {1}", seat_name(*after, e.record.seat));
        parts.push_back({Kind::Entry, played, plain(e.record.name())});
        parts.back().pictures = {{story::Portrait{people++}}};
        if (!e.record.seat.is_cm()) parts.back().card = character_card(*after, e.record);  // theirs are secret
    }
    void operator()(const ec::CharacterGiven& e) {
        tell(say("{1} is played by {2} from now on.", name(e.character), seat_name(*after, e.after)));
    }
    void operator()(const ec::PlayerJoined& e) { tell(rules::told(e)); }
    void operator()(const ec::PlayerLeft& e) { tell(rules::told(e)); }
    void operator()(const ec::SeatsSwapped& e) { tell(rules::told(e)); }
    void operator()(const ec::PlayerRenamed& e) { tell(rules::told(e)); }
    void operator()(const ec::SceneOpened& e) {
        tell(plain(e.title), Kind::Scene);
        if (!e.text.empty()) parts.push_back({Kind::Told, plain(e.text), say("The CM")});
    }
    void operator()(const ec::StoryTold& e) {
        if (e.text.empty()) return pass(say("{1}: told aloud.", name(e.character)));
        parts.push_back({Kind::Told, plain(e.text), name(e.character)});
    }
    void operator()(const ec::TossCalled& e) {
        tried = e.what;
        chain = e.explosive;
        if (!tried.empty())
            tell_tried(say("{1} tosses {2}, {3}.", name(e.owner), plain(e.name), difficulty_name(e.difficulty)));
    }
    void operator()(const ec::CharacterChanged& e) {
        pass(say("The card of {1} is rewritten.", plain(e.after.name())));
    }
    void operator()(const ec::CharacterRemoved& e) {
        tell(say("{1} leaves.", plain(e.record.name())));
        parts.back().passing = e.record.seat.is_cm();
    }
    void operator()(const ec::PlayStarted&) { tell(say("The story"), Kind::Chapter); }
    void operator()(const ec::PlayEnded&) { pass(say("The session is over.")); }
    void operator()(const ec::Adjusted& e) {
        std::vector<Phrase> changes;
        if (e.hc.before != e.hc.after) changes.push_back(say("HC {1} to {2}", e.hc.before, e.hc.after));
        if (e.ec.before != e.ec.after) changes.push_back(say("EC {1} to {2}", e.ec.before, e.ec.after));
        Phrase text = name(e.character) + plain(": ") + joined(changes, plain(", "));
        if (!e.reason.empty()) text = text + plain(". ") + plain(e.reason);
        tell(text);
    }
    void operator()(const ec::AttackCalled& e) {
        tried = e.what;
        tell_tried(e.weapon ? say("{1} attacks {2} with {3}.", name(e.attacker), name(e.target), plain(*e.weapon))
                            : say("{1} attacks {2}, unarmed.", name(e.attacker), name(e.target)));
    }
    void operator()(const ec::ResistanceCalled& e) {
        const ec::Affliction* what = after->find_affliction(e.affliction);
        if (!what && before) what = before->find_affliction(e.affliction);
        tried.clear();
        if (what) tell(say("{1} resists: {2}.", name(e.owner), affliction_in_words(*what)));
    }
    void operator()(const ec::ModifierGranted& e) {
        tell(say("The CM grants {1}.", signed_figure(e.delta)) +
             (e.reason.empty() ? Phrase() : plain(" ") + plain(e.reason)));
    }
    void operator()(const ec::TalentUsed& e) {
        tell(say("{1}: {2}, {3} EC", name(e.paid.character), plain(e.talent), e.paid.cost) +
             (e.note.empty() ? Phrase() : plain(". ") + plain(e.note)));
        if (e.lasts) pass(say("{1} goes on.", plain(e.talent)));
    }
    void operator()(const ec::TalentEnded& e) { tell(say("{1}: {2} ends.", name(e.character), plain(e.talent))); }
    void operator()(const ec::DramaticProposed& e) { tell(say("{1} proposes: {2}", name(e.character), plain(e.text))); }
    void operator()(const ec::DramaticRefused&) { tell(say("The CM refuses it.")); }
    void operator()(const ec::DramaticPaid& e) {
        tell(say("{1} pays {2} EC for it.", name(e.paid.character), e.paid.cost));
    }
    void operator()(const ec::DramaticDeclined& e) {
        tell(say("{1} does not pay {2} EC for it.", name(e.character), e.cost));
    }
    void operator()(const ec::EffortBought& e) {
        tell(say("{1} makes an effort: {2} for {3} EC.", name(e.paid.character), signed_figure(e.by), e.paid.cost));
    }
    void operator()(const ec::OppositionDeclined& e) { pass(say("{1} does not oppose.", name(e.character))); }
    void operator()(const ec::TossReady& e) {
        ready = e;
        faces.clear();
    }
    void operator()(const ec::FacesRead& e) {
        faces.append(e.second ? "/" : "").append(e.faces);
        read = e;
    }
    void operator()(const ec::TossResult& e) {
        const Phrase who = name(ready.owner);
        const bool harm = ready.kind == ec::TossKind::Damage || ready.kind == ec::TossKind::Burn;
        if (harm)  // the HC lost say what came of it
            pass(e.success ? say("{1}, {2}: success", who, tossed()) : say("{1}, {2}: failure", who, tossed()));
        else
            tell(e.success ? say("{1} succeeds at {2}.", who, tossed()) : say("{1} fails at {2}.", who, tossed()));
        parts.back().tosses = {say("{1}, {2}: {3}. Heads: {4}, needed: {5}.", tossed(), rank_name(ready.rank),
                                   plain(faces), read.heads, read.needed)};
        faces.clear();
    }
    void operator()(const ec::TossFinal& e) {
        const bool own = e.kind == ec::TossKind::Skill || e.kind == ec::TossKind::Resistance;
        if (own && chain) ending = e;
        if (own && !parts.empty()) parts.back().decides = true;
    }
    void operator()(const ec::Exploded&) { ending.reset(); }
    void operator()(const ec::Bought& e) {
        const Phrase who = name(e.paid.character);
        const int cost = e.paid.cost;
        switch (e.what) {
            case ec::Purchase::Retoss:
            case ec::Purchase::ForcedRetoss:
                return tell(say("{1} pays {2} EC: it is tossed again.", who, cost));
            case ec::Purchase::Success:
                return tell(say("{1} pays {2} EC: it succeeds.", who, cost));
            case ec::Purchase::Inversion:
                return tell(e.before ? say("{1} pays {2} EC: it fails.", who, cost)
                                     : say("{1} pays {2} EC: it succeeds.", who, cost));
        }
    }
    void operator()(const ec::LimitReached&) { pass(say("No further explosion.")); }
    void operator()(const ec::SafetyStop&) { tell(say("The chain stops after 99 explosions.")); }
    void operator()(const ec::DamageStarted& e) {
        const Phrase damage = say("Damage to {1}: Potency {2}, {3}", name(e.target), e.potency, no_limit_or(e.limit));
        if (e.by == ec::DamageBy::Attack || tried.empty()) return pass(damage);
        tell_tried(damage);
    }
    void operator()(const ec::HcChanged& e) {
        tell(
            say("{1} loses {2} HC: {3} to {4}.", name(e.character), e.hc.before - e.hc.after, e.hc.before, e.hc.after));
    }
    void operator()(const ec::CharacterDown& e) {
        tell(say("{1} is out.", name(e.character)));
        parts.back().decides = true;
    }
    void operator()(const ec::AfflictionAdded& e) {
        tell(name(e.affliction.target) + plain(": ") + affliction_in_words(e.affliction));
    }
    void operator()(const ec::AfflictionReduced& e) {
        const ec::Affliction* what = before ? before->find_affliction(e.id) : nullptr;
        if (what)
            tell(say("{1}: {2} falls from {3} to {4}.", name(e.target), plain(what->name), e.severity.before,
                     e.severity.after));
    }
    void operator()(const ec::AfflictionEnded& e) {
        tell(say("{1}: {2} ends.", name(e.affliction.target),
                 e.affliction.is_burn() ? say("Burning") : plain(e.affliction.name)) +
             (e.reason.empty() ? Phrase() : plain(" ") + plain(e.reason)));
    }
    void operator()(const ec::BurnEnded& e) { tell(say("The fire on {1} is out.", name(e.target))); }
    void operator()(const ec::RoundStarted& e) {
        tried.clear();
        pass(say("Round {1}", e.round), Kind::Entry);
    }
    void operator()(const ec::RoundsLeft&) { pass(say("Rounds are no longer counted.")); }
    template <class E>
    void operator()(const E&) {}
};

}  // namespace

std::vector<story::DocumentPart> story_of(const View& view) {
    const auto& steps = view.game->steps();
    Teller teller;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        teller.before = &steps[i].before;
        teller.after = &view.game->after(i);
        const std::size_t from = teller.parts.size();
        if (holds_alternative<ec::DealDamage>(steps[i].command.action))
            teller.tried = tried_in(steps[i].command.action);
        for (const ec::Event& event : steps[i].events) visit(teller, event);
        teller.end_step();
        story::tell_of_step(teller.parts, from, i);
    }
    return std::move(teller.parts);
}

void keep_page(View& view) {
    view.notice = view.keep_story(view.plays_box() ? view.box->title : "Edged Coins", story_of(view));
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        if (!view.unseen(each.id))  // stays the CM's secret
            ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) keep_page(view);
}

}  // namespace screens::edged_coins
