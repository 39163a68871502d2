#include "game/stories/edged_coins/edged_coins_story.h"

#include "game/stories/edged_coins/edged_coins_words.h"

namespace story {

namespace {

using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

// The full text of a character's card.
IndexCard character_card(const ec::Match& match, const ec::Character& who) {
    const ec::Sheet& sheet = *who.sheet;
    const auto ranks = [](const std::vector<ec::Trait>& traits) {
        std::vector<Phrase> all;
        for (const ec::Trait& trait : traits) all.push_back(plain(trait.name) + plain(" ") + Phrase(trait.rank));
        return joined(all, rules::comma());
    };
    std::vector<Phrase> lines{say("HC {1}, EC {2}", sheet.hc_max, sheet.ec_max)};
    if (!sheet.skills.empty()) lines.push_back(ranks(sheet.skills));
    if (!sheet.resistances.empty()) lines.push_back(ranks(sheet.resistances));
    for (const ec::Weapon& weapon : sheet.weapons)
        lines.push_back(plain(weapon.name) + plain(" ") + Phrase(weapon.power));
    if (sheet.armor) lines.push_back(plain(sheet.armor->name) + plain(" ") + Phrase(sheet.armor->power));
    for (const ec::Talent& talent : sheet.talents)
        lines.push_back(talent.text.empty() ? plain(talent.name)
                                            : say("{1}: {2}", plain(talent.name), plain(talent.text)));
    return {plain(who.name()), seat_name(match, who.seat), joined(lines, plain("\n"))};
}

// The players' characters, in order of appearance; the CM's own only once they have been noticed.
class Cast {
public:
    void add(std::vector<DocumentPart>& parts, const ec::Match& match, const ec::Character& who) {
        if (people_ == 0) parts.push_back({DocumentPart::Kind::Chapter, say("Cast")});
        parts.push_back(entry(match, who));
        end_ = parts.size();
    }
    // During play.
    void comes(const ec::Match& match, const ec::Character& who) {
        if (who.seat != ec::kCm) return late_.push_back(entry(match, who));
        unseen_.push_back(who.id);
    }
    void notice(const ec::Match& match, const std::string& id) {
        const ec::Character* who = std::erase(unseen_, id) > 0 ? match.find(id) : nullptr;
        if (who) late_.push_back(entry(match, *who));
    }
    // True if nobody had noticed it.
    bool goes(const std::string& id) { return std::erase(unseen_, id) > 0; }
    // Latecomers follow the others.
    void finish(std::vector<DocumentPart>& parts) {
        if (late_.empty()) return;
        if (end_ == 0) late_.insert(late_.begin(), {DocumentPart::Kind::Chapter, say("Cast")});
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(end_), late_.begin(), late_.end());
    }

private:
    DocumentPart entry(const ec::Match& match, const ec::Character& who) {
        DocumentPart part{DocumentPart::Kind::Entry, say("played by {1}", seat_name(match, who.seat)),
                          plain(who.name())};
        part.pictures = {{Portrait{people_++}}};
        if (who.seat != ec::kCm) part.card = character_card(match, who);  // the CM's cards are secret
        return part;
    }

    int people_ = 0;
    std::size_t end_ = 0;  // the end of the cast, an index into the parts
    std::vector<DocumentPart> late_{};
    std::vector<std::string> unseen_{};
};

// Reads the events of one step after another; tells a toss's outcome once it is known.
struct Teller {
    using Kind = DocumentPart::Kind;

    const ec::Match* before = nullptr;
    const ec::Match* after = nullptr;
    std::vector<DocumentPart> parts{};
    std::string tried{};  // by the last call, in the players' words
    bool chain = false;   // it is for an explosive toss
    Cast cast{};
    const EdgedStep* call = nullptr;  // the last one, until its outcome has been told
    EdgedOutcome outcome{};           // the call's
    ec::TossReady ready{};
    std::string faces{};
    ec::FacesRead read{};                   // the last throw
    std::optional<ec::TossFinal> ending{};  // final result of the chain, unless another toss follows

    Phrase name(const std::string& id) const { return person_name(after->find(id) || !before ? *after : *before, id); }
    void tell(Phrase text, Kind kind = Kind::Happened) { parts.push_back({kind, std::move(text)}); }
    void pass(Phrase text, Kind kind = Kind::Happened) {
        tell(std::move(text), kind);
        parts.back().passing = true;
    }
    // A step of a call, which the story page sums up in one line.
    void detail(Phrase text) {
        tell(std::move(text));
        parts.back().only = PageForm::EveryToss;
    }
    void tell_outcome() {
        const Phrase text = call ? outcome_in_words(*call, outcome) : Phrase();
        if (text.empty()) return;
        const std::string what = tried_in(call->command.action);
        tell(what.empty() ? text : say("{1}: {2}", plain(what), text));
        parts.back().decides = true;
        parts.back().only = PageForm::Story;
        call = nullptr;
    }
    // Anything told before the harm is known must come first.
    bool awaits_harm() const {
        return call && holds_alternative<ec::CallAttack>(call->command.action) && outcome.toss &&
               outcome.toss->success && !outcome.damage;
    }
    bool is_attack() const { return call && holds_alternative<ec::CallAttack>(call->command.action); }

    void take(const EdgedStep& step) {
        before = &step.before;
        after = &step.after;
        if (is_call(step.command.action)) {
            tell_outcome();
            call = &step;
            outcome = {};
        }
        if (holds_alternative<ec::DealDamage>(step.command.action)) tried = tried_in(step.command.action);
        for (const ec::Event& event : step.events) {
            visit(outcome, event);
            visit(*this, event);
        }
        end_step();
        if (after->toss) cast.notice(*after, after->toss->owner);
        if (after->call) cast.notice(*after, after->call->target);
    }
    // Under the players' own name for it.
    void tell_tried(const Phrase& text) { detail(tried.empty() ? text : say("{1}: {2}", plain(tried), text)); }
    Phrase tossed() const { return toss_name(ready.kind, ready.name); }
    void end_step() {
        if (!ending) return;
        detail(say_many(ending->successes, "{2}: {1} success.", "{2}: {1} successes.", name(ending->owner)));
        parts.back().decides = true;
        ending.reset();
    }

    void operator()(const ec::CharacterAdded& e) {
        if (after->phase == ec::Phase::Setup) return cast.add(parts, *after, e.record);
        cast.comes(*after, e.record);  // the CM's newcomers are unnoticed at first
        if (e.record.seat != ec::kCm) tell(say("{1} joins.", plain(e.record.name())));
    }
    void operator()(const ec::CharacterGiven& e) {
        tell(say("{1} is now played by {2}.", name(e.character), seat_name(*after, e.after)));
    }
    void operator()(const ec::PlayerJoined& e) { tell(rules::told(e)); }
    void operator()(const ec::PlayerLeft& e) { tell(rules::told(e)); }
    void operator()(const ec::SeatsSwapped& e) { tell(rules::told(e)); }
    void operator()(const ec::PlayerRenamed& e) { tell(rules::told(e)); }
    void operator()(const ec::SceneOpened& e) {
        tell_outcome();
        tell(plain(e.title), Kind::Scene);
        if (!e.text.empty()) parts.push_back({Kind::Told, plain(e.text), say("The CM")});
    }
    void operator()(const ec::StoryTold& e) {
        if (!awaits_harm()) tell_outcome();
        if (e.text.empty()) return pass(say("{1}: told aloud.", name(e.character)));
        parts.push_back({Kind::Told, plain(e.text), name(e.character)});
    }
    void operator()(const ec::TossCalled& e) {
        tried = e.what;
        chain = e.explosive;
        if (!tried.empty())
            tell_tried(say("{1} tosses {2} ({3}).", name(e.owner), plain(e.name), difficulty_name(e.difficulty)));
    }
    void operator()(const ec::CharacterChanged& e) { pass(say("{1}'s card is rewritten.", plain(e.after.name()))); }
    void operator()(const ec::CharacterRemoved& e) {
        if (cast.goes(e.record.id)) return;
        tell(say("{1} leaves.", plain(e.record.name())));
        parts.back().passing = e.record.seat == ec::kCm;
    }
    void operator()(const ec::PlayStarted&) { tell(say("The story"), Kind::Chapter); }
    void operator()(const ec::PlayEnded&) { pass(say("The session is over.")); }
    void operator()(const ec::Adjusted& e) {
        std::vector<Phrase> changes;
        if (e.hc.before != e.hc.after) changes.push_back(say("HC {1} to {2}", e.hc.before, e.hc.after));
        if (e.ec.before != e.ec.after) changes.push_back(say("EC {1} to {2}", e.ec.before, e.ec.after));
        Phrase text = say("{1}: {2}", name(e.character), joined(changes, rules::comma()));
        if (!e.reason.empty()) text = text + rules::full_stop() + plain(e.reason);
        tell(text);
    }
    void operator()(const ec::AttackCalled& e) {
        tried = e.what;
        chain = false;
        tell_tried(e.weapon ? say("{1} attacks {2} with {3}.", name(e.attacker), name(e.target), plain(*e.weapon))
                            : say("{1} attacks {2}, unarmed.", name(e.attacker), name(e.target)));
    }
    void operator()(const ec::ResistanceCalled& e) {
        const ec::Affliction* what = after->find_affliction(e.affliction);
        if (!what && before) what = before->find_affliction(e.affliction);
        tried.clear();
        chain = false;
        if (what) detail(say("{1} resists {2}.", name(e.owner), affliction_in_words(*what)));
    }
    void operator()(const ec::ModifierGranted& e) {
        detail(say("The CM grants {1}.", signed_figure(e.delta)) +
               (e.reason.empty() ? Phrase() : plain(" ") + plain(e.reason)));
    }
    void operator()(const ec::TalentUsed& e) {
        detail(say("{1}: {2}, {3} EC", name(e.paid.character), plain(e.talent), e.paid.cost) +
               (e.note.empty() ? Phrase() : rules::full_stop() + plain(e.note)));
        if (e.lasts) pass(say("{1} continues.", plain(e.talent)));
    }
    void operator()(const ec::TalentEnded& e) { detail(say("{1}: {2} ends.", name(e.character), plain(e.talent))); }
    void operator()(const ec::DramaticProposed& e) {
        detail(say("{1} proposes: {2}", name(e.character), plain(e.text)));
    }
    void operator()(const ec::DramaticRefused&) { detail(say("The CM refuses it.")); }
    void operator()(const ec::DramaticPaid& e) {
        detail(say("{1} pays {2} EC for it.", name(e.paid.character), e.paid.cost));
        tell(plain(e.text));  // it has happened
        parts.back().only = PageForm::Story;
    }
    void operator()(const ec::DramaticDeclined& e) {
        detail(say("{1} does not pay {2} EC for it.", name(e.character), e.cost));
    }
    void operator()(const ec::EffortBought& e) {
        detail(say("{1} makes an effort: {2} for {3} EC.", name(e.paid.character), signed_figure(e.by), e.paid.cost));
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
        if (ready.kind == ec::TossKind::Damage)  // the HC lost tell the outcome
            pass(e.success ? say("{1}, {2}: success", who, tossed()) : say("{1}, {2}: failure", who, tossed()));
        else if (ready.kind == ec::TossKind::Burn)
            detail(e.success ? say("The fire on {1} burns on.", who) : say("The fire on {1} goes out.", who));
        else
            detail(e.success ? say("{1} succeeds at {2}.", who, tossed()) : say("{1} fails at {2}.", who, tossed()));
        parts.back().tosses = {say("{1}, {2}: {3}. Heads: {4}, needed: {5}.", tossed(), rank_name(ready.rank),
                                   plain(faces), read.heads, read.needed)};
        faces.clear();
    }
    void operator()(const ec::TossFinal& e) {
        const bool own = e.kind == ec::TossKind::Skill || e.kind == ec::TossKind::Resistance;
        if (own && chain) ending = e;
        const bool hits = is_attack() && e.success;  // then its harm decides
        if (own && !chain && !hits && !parts.empty()) parts.back().decides = true;
    }
    void operator()(const ec::Exploded&) { ending.reset(); }
    void operator()(const ec::Bought& e) {
        const Phrase who = name(e.paid.character);
        const int cost = e.paid.cost;
        switch (e.what) {
            case ec::Purchase::Retoss:
            case ec::Purchase::ForcedRetoss:
                return detail(say("{1} pays {2} EC: the coins are tossed again.", who, cost));
            case ec::Purchase::Success:
                return detail(say("{1} pays {2} EC: the toss succeeds.", who, cost));
            case ec::Purchase::Inversion:
                return detail(e.before ? say("{1} pays {2} EC: the toss fails.", who, cost)
                                       : say("{1} pays {2} EC: the toss succeeds.", who, cost));
        }
    }
    void operator()(const ec::LimitReached&) { pass(say("No further explosions.")); }
    void operator()(const ec::SafetyStop&) { detail(say("The chain stops after 99 explosions.")); }
    void operator()(const ec::DamageStarted& e) {
        const Phrase damage = say("Damage to {1}: Potency {2}, {3}", name(e.target), e.potency, no_limit_or(e.limit));
        if (e.by == ec::DamageBy::Attack || tried.empty()) return pass(damage);
        tell_tried(damage);
    }
    void operator()(const ec::DamageFinal&) {
        if (!is_attack()) return;
        detail(outcome_in_words(*call, outcome));
        parts.back().decides = true;
    }
    // The story page includes a call's harm in its line, but tells a fire's here.
    void operator()(const ec::HcChanged& e) {
        const bool harm = call && holds_alternative<ec::DealDamage>(call->command.action);
        tell(
            say("{1} loses {2} HC: {3} to {4}.", name(e.character), e.hc.before - e.hc.after, e.hc.before, e.hc.after));
        if (harm || is_attack()) parts.back().only = PageForm::EveryToss;
        parts.back().decides = harm;
    }
    void operator()(const ec::CharacterDown& e) {
        tell(say("{1} is out.", name(e.character)));
        parts.back().decides = true;
    }
    void operator()(const ec::AfflictionAdded& e) {
        tell(say("{1}: {2}", name(e.affliction.target), affliction_in_words(e.affliction)));
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

Phrase attack_in_words(const ec::Match& match, const ec::CallAttack& attack, const EdgedOutcome& outcome) {
    const Phrase who = person_name(match, attack.attacker), whom = person_name(match, attack.target);
    if (!outcome.toss->success) return say("{1} misses {2}.", who, whom);
    if (!outcome.damage) return say("{1} hits {2}.", who, whom);
    return say("{1} hits {2}, who loses {3} HC.", who, whom, outcome.damage->amount);
}

}  // namespace

bool is_call(const ec::Action& action) {
    return holds_alternative<ec::CallToss>(action) || holds_alternative<ec::CallAttack>(action) ||
           holds_alternative<ec::DealDamage>(action) || holds_alternative<ec::NextRound>(action) ||
           holds_alternative<ec::CallActiveResistance>(action) || holds_alternative<ec::CallPassiveResistance>(action);
}

std::string tried_in(const ec::Action& action) {
    return visit(
        [](const auto& one) -> std::string {
            if constexpr (requires { one.what; }) return one.what;
            return "";
        },
        action);
}

void EdgedOutcome::operator()(const ec::TossFinal& e) {
    if (e.kind == ec::TossKind::Skill || e.kind == ec::TossKind::Resistance) toss = e;
}
void EdgedOutcome::operator()(const ec::DamageFinal& e) { damage = e; }

Phrase outcome_in_words(const EdgedStep& call, const EdgedOutcome& outcome) {
    const ec::Match& before = call.before;
    if (const auto* harm = get_if<ec::DealDamage>(&call.command.action))
        return outcome.damage ? say("{1} loses {2} HC.", person_name(before, harm->target), outcome.damage->amount)
                              : Phrase();
    if (!outcome.toss) return {};
    if (const auto* attack = get_if<ec::CallAttack>(&call.command.action))
        return attack_in_words(before, *attack, outcome);
    const auto* toss = get_if<ec::CallToss>(&call.command.action);
    const Phrase who = person_name(before, outcome.toss->owner);
    const int successes = outcome.toss->successes;
    if (toss && toss->explosive && successes > 0)
        return say_many(successes, "{2}: {1} success.", "{2}: {1} successes.", who);
    return outcome.toss->success ? say("{1} succeeds.", who) : say("{1} fails.", who);
}

std::vector<DocumentPart> edged_parts(const std::vector<EdgedStep>& steps) {
    Teller teller;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t from = teller.parts.size();
        teller.take(steps[i]);
        tell_of_step(teller.parts, from, i);
    }
    teller.tell_outcome();
    teller.cast.finish(teller.parts);
    return std::move(teller.parts);
}

}  // namespace story
