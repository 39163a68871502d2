// What happened in a session, a line each: for the log beside the table, and for the page that is kept.

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

namespace {

struct LogLine {
    Phrase text;
    ui::Sign sign = ui::Sign::None;  // of a toss: success, failure
    // On the page a toss is told by its result; what lay there is its footnote.
    Phrase result{}, toss{};
    bool opens_round = false;
    std::size_t step = 0;  // that it tells of
};

// Reads the events of one step after another; what a toss came to is told once it is known.
struct Teller {
    const ec::Match* before = nullptr;
    const ec::Match* after = nullptr;
    std::vector<LogLine> lines{};
    ec::TossReady ready{};
    std::string faces{};
    ec::FacesRead read{};  // the last throw

    Phrase name(const std::string& id) const { return person_name(after->find(id) || !before ? *after : *before, id); }
    void tell(Phrase text, ui::Sign sign = ui::Sign::None) { lines.push_back({std::move(text), sign}); }
    Phrase tossed() const {
        return say("{1}, {2}: {3}", name(ready.owner), toss_name(ready.kind, ready.name), plain(faces));
    }

    void operator()(const ec::CharacterAdded& e) { tell(say("{1} joins.", plain(e.record.name()))); }
    void operator()(const ec::CharacterChanged& e) {
        tell(say("The card of {1} is rewritten.", plain(e.after.name())));
    }
    void operator()(const ec::CharacterRemoved& e) { tell(say("{1} leaves.", plain(e.record.name()))); }
    void operator()(const ec::PlayStarted&) { tell(say("The session begins.")); }
    void operator()(const ec::PlayEnded&) { tell(say("The session is over.")); }
    void operator()(const ec::Adjusted& e) {
        std::vector<Phrase> changes;
        if (e.hc.before != e.hc.after) changes.push_back(say("HC {1} to {2}", e.hc.before, e.hc.after));
        if (e.ec.before != e.ec.after) changes.push_back(say("EC {1} to {2}", e.ec.before, e.ec.after));
        Phrase text = name(e.character) + plain(": ") + joined(changes, plain(", "));
        if (!e.reason.empty()) text = text + plain(". ") + plain(e.reason);
        tell(text);
    }
    void operator()(const ec::AttackCalled& e) {
        tell(e.weapon ? say("{1} attacks {2} with {3}.", name(e.attacker), name(e.target), plain(*e.weapon))
                      : say("{1} attacks {2}, unarmed.", name(e.attacker), name(e.target)));
    }
    void operator()(const ec::ResistanceCalled& e) {
        const ec::Affliction* what = after->find_affliction(e.affliction);
        if (!what && before) what = before->find_affliction(e.affliction);
        if (what) tell(say("{1} resists: {2}.", name(e.owner), affliction_in_words(*what)));
    }
    void operator()(const ec::ModifierGranted& e) {
        tell(say("The CM grants {1}.", signed_figure(e.delta)) +
             (e.reason.empty() ? Phrase() : plain(" ") + plain(e.reason)));
    }
    void operator()(const ec::TalentUsed& e) {
        tell(say("{1}: {2}, {3} EC", name(e.paid.character), plain(e.talent), e.paid.cost) +
             (e.note.empty() ? Phrase() : plain(". ") + plain(e.note)));
    }
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
    void operator()(const ec::OppositionDeclined& e) { tell(say("{1} does not oppose.", name(e.character))); }
    void operator()(const ec::TossReady& e) {
        ready = e;
        faces.clear();
    }
    void operator()(const ec::FacesRead& e) {
        faces.append(e.second ? "/" : "").append(e.faces);
        read = e;
    }
    void operator()(const ec::TossResult& e) {
        tell(tossed(), e.success ? ui::Sign::Solid : ui::Sign::Dashed);
        lines.back().result = say("{1}, {2}: {3}", name(ready.owner), toss_name(ready.kind, ready.name),
                                  e.success ? say("success") : say("failure"));
        lines.back().toss = tossed() + plain(". ") + say("Heads: {1} of {2} needed.", read.heads, read.needed);
        faces.clear();
    }
    void operator()(const ec::Bought& e) {
        const Phrase who = name(e.paid.character);
        const int cost = e.paid.cost;
        switch (e.what) {
            case ec::Purchase::Retoss:
            case ec::Purchase::ForcedRetoss:
                return tell(say("{1} pays {2} EC: it is tossed again.", who, cost));
            case ec::Purchase::Success:
                return tell(say("{1} pays {2} EC: it succeeds.", who, cost), ui::Sign::Solid);
            case ec::Purchase::Inversion:
                return tell(e.before ? say("{1} pays {2} EC: it fails.", who, cost)
                                     : say("{1} pays {2} EC: it succeeds.", who, cost),
                            e.before ? ui::Sign::Dashed : ui::Sign::Solid);
        }
    }
    void operator()(const ec::LimitReached&) { tell(say("No further explosion.")); }
    void operator()(const ec::SafetyStop&) { tell(say("The chain stops after 99 explosions.")); }
    void operator()(const ec::DamageStarted& e) {
        tell(say("Damage to {1}: Potency {2}, {3}", name(e.target), e.potency, no_limit_or(e.limit)));
    }
    void operator()(const ec::HcChanged& e) {
        tell(
            say("{1} loses {2} HC: {3} to {4}.", name(e.character), e.hc.before - e.hc.after, e.hc.before, e.hc.after));
    }
    void operator()(const ec::CharacterDown& e) { tell(say("{1} is out.", name(e.character))); }
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
        tell(say("Round {1}", e.round));
        lines.back().opens_round = true;
    }
    void operator()(const ec::RoundsLeft&) { tell(say("Rounds are no longer counted.")); }
    template <class E>
    void operator()(const E&) {}
};

std::vector<LogLine> story_lines(const Session& game) {
    const auto& steps = game.steps();
    Teller teller;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        teller.before = &steps[i].before;
        teller.after = &game.after(i);
        const std::size_t from = teller.lines.size();
        for (const ec::Event& event : steps[i].events) std::visit(teller, event);
        for (std::size_t line = from; line < teller.lines.size(); ++line) teller.lines[line].step = i;
    }
    return std::move(teller.lines);
}

story::DocumentPart part_of(const LogLine& line) {
    using Kind = story::DocumentPart::Kind;
    if (line.opens_round) return {Kind::Scene, line.text};
    if (line.toss.empty()) return {Kind::Happened, line.text};
    return {Kind::Happened, line.result, {}, {line.toss}};
}

}  // namespace

std::vector<story::DocumentPart> story_of(const View& view) {
    std::vector<story::DocumentPart> parts;
    for (const LogLine& line : story_lines(*view.game)) {
        parts.push_back(part_of(line));
        parts.back().step = line.step;
    }
    return parts;
}

void keep_page(View& view) { view.notice = view.keep_story("Edged Coins", story_of(view)); }

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) keep_page(view);
}

}  // namespace screens::edged_coins
