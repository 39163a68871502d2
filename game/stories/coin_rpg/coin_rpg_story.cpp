#include "game/stories/coin_rpg/coin_rpg_story.h"

#include <algorithm>

#include "game/stories/coin_rpg/fight_line.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace story {

namespace {

namespace rpg = rules::coin_rpg;
using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;
using Kind = DocumentPart::Kind;

Phrase hero_of(const rpg::Match& match, int seat) { return plain(match.character(seat).sheet.card.name); }

Phrase part_of(const rpg::Match& match, int contest) {
    return rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(contest)]);
}

// "Bodiness 2 (Penny), Braininess 4 (Nickel), ...", and the concept.
Phrase card_in_words(const rpg::Match& match, int seat) {
    const rpg::Sheet& sheet = match.character(seat).sheet;
    std::vector<Phrase> all;
    for (const rpg::Trait trait : rpg::kTraits) {
        if (rpg::rating(sheet, trait) == 0) continue;
        all.push_back(say("{1} {2} ({3})", rpg::name_of(match, seat, trait), rpg::rating(sheet, trait),
                          rpg::name_of(rpg::coin(sheet, trait))));
    }
    for (const rpg::PowerOnCard& power : rpg::powers_on_card(sheet)) all.push_back(rpg::name_of(power, match.options));
    const std::string& about = sheet.card.concept_text;
    return joined(all, rules::comma()) + (about.empty() ? Phrase() : rules::full_stop() + plain(about));
}

// The same as an index card.
IndexCard character_card(const rpg::Match& match, int seat) {
    const rpg::Sheet& sheet = match.character(seat).sheet;
    std::vector<Phrase> powers;
    for (const rpg::PowerOnCard& power : rpg::powers_on_card(sheet))
        powers.push_back(rpg::name_of(power, match.options));
    IndexCard card{hero_of(match, seat), plain(match.seat(seat).player), plain(sheet.card.concept_text)};
    for (const rpg::Trait trait : rpg::kTraits)
        if (const int rating = rpg::rating(sheet, trait); rating > 0)
            card.lines.push_back({rpg::name_of(match, seat, trait), rating, rpg::many_of(rpg::coin(sheet, trait))});
    if (!powers.empty()) card.lines.push_back({joined(powers, rules::comma())});
    return card;
}

IndexCard scene_card(const rpg::SceneCard& scene) {
    IndexCard card{plain(scene.title), rpg::name_of(rpg::difficulty(rpg::total_coins(scene.parts))),
                   plain(scene.description)};
    for (const rpg::ScenePart& part : scene.parts) card.lines.push_back({rpg::name_of(part), part.coins});
    return card;
}

// "Physical 3, Social 2 – Hard"
Phrase card_in_words(const rpg::SceneCard& card) {
    std::vector<Phrase> all;
    for (const rpg::ScenePart& part : card.parts) all.push_back(rpg::name_of(part) + plain(" ") + Phrase(part.coins));
    return joined(all, rules::comma()) + plain(" – ") + rpg::name_of(rpg::difficulty(rpg::total_coins(card.parts)));
}

bool is_alike(const rpg::TableCoin& a, const rpg::TableCoin& b) {
    return a.coin == b.coin && a.side == b.side && a.contest == b.contest && a.trait == b.trait;
}

Phrase face_of(const rpg::TableCoin& coin) { return coin.face == rules::Face::Heads ? say("Heads") : say("Tails"); }

// "Anna tosses Bodiness, 2 Nickels: Heads, Tails. Positives 2, Negatives 2."
Phrase toss_in_words(const rpg::Match& match, const rpg::CoinsLanded& toss) {
    std::vector<Phrase> groups;
    int plus = 0, minus = 0;
    for (std::size_t i = 0; i < toss.coins.size();) {
        const rpg::TableCoin& first = toss.coins[i];
        std::vector<Phrase> faces;
        for (; i < toss.coins.size() && is_alike(first, toss.coins[i]); ++i) {
            const bool heads = toss.coins[i].face == rules::Face::Heads;
            (heads ? plus : minus) += heads ? rpg::positives(first.coin) : rpg::negatives(first.coin);
            faces.push_back(face_of(toss.coins[i]));
        }
        const Phrase whose =
            first.trait ? rpg::name_of(match, match.current(), *first.trait) : part_of(match, first.contest);
        groups.push_back(say("{1}, {2}: {3}", whose, rpg::counted(first.coin, static_cast<int>(faces.size())),
                             joined(faces, rules::comma())));
    }
    return say("{1} tosses {2}. {3} {4}, {5} {6}.", plain(match.seat(toss.thrower).player),
               joined(groups, rules::semicolon()), rpg::name_of_positives(match), plus, rpg::name_of_negatives(match),
               minus);
}

Phrase purchase_in_words(const rpg::Match& after, int seat, const rpg::Purchase& purchase) {
    const rpg::Sheet& sheet = after.character(seat).sheet;
    if (purchase.what == rpg::Purchase::What::Power) {
        Phrase name = rpg::name_of_power(purchase, after.options);
        for (const rpg::PowerOnCard& each : rpg::powers_on_card(sheet))
            if (each.power == purchase.power && each.own == purchase.own) return name + plain(" ") + Phrase(each.rank);
        return name;
    }
    const Phrase trait = rpg::name_of(after, seat, purchase.trait);
    if (purchase.what == rpg::Purchase::What::Rating)
        return trait + plain(" ") + Phrase(rpg::rating(sheet, purchase.trait));
    return say("{1} in {2}", trait, rpg::many_of(rpg::coin(sheet, purchase.trait)));
}

// Takes the events of one step after another. A round's result is one sentence, added with the tosses once it is
// complete.
class Teller {
public:
    std::vector<DocumentPart> parts{};

    void take(const RpgStep& step) {
        before_ = &step.before;
        after_ = &step.after;
        for (const rpg::Event& event : step.events) visit(*this, event);
        tell_recovery();
        tell_round();
    }

    void operator()(const rpg::ScenesDrawn& event) {
        parts.push_back({Kind::Chapter, say("Adventure {1}", after_->adventure)});
        for (const int seat : after_->seated()) {
            parts.push_back({Kind::Entry, card_in_words(*after_, seat),
                             say("{1} ({2})", hero_of(*after_, seat), plain(after_->seat(seat).player))});
            parts.back().pictures = {{Portrait{seat}}};
            parts.back().card = character_card(*after_, seat);
        }
        passes(say_many(static_cast<int>(event.row.size()), "{1} Scene is drawn.", "{1} Scenes are drawn."));
    }
    void operator()(const rpg::SceneStarted& event) {
        const rpg::SceneCard& card = after_->card(event.card);
        tell_recovery();
        parts.push_back({Kind::Scene, card.title.empty() ? say("Scene {1}", event.scene + 1)
                                                         : say("Scene {1}: {2}", event.scene + 1, plain(card.title))});
        happened(card_in_words(card));
        parts.back().card = scene_card(card);
        parts.push_back({Kind::Told, plain(card.description)});
        parts.back().on_card = true;
    }
    void operator()(const rpg::PlayerJoined& event) { happened(rules::told(event)); }
    void operator()(const rpg::PlayerLeft& event) { happened(rules::told(event)); }
    void operator()(const rpg::SeatsSwapped& event) { happened(rules::told(event)); }
    void operator()(const rpg::PlayerRenamed& event) { happened(rules::told(event)); }
    void operator()(const rpg::SceneSkipped& event) {
        happened(say("Scene {1} is passed over: nobody can go on.", event.scene + 1));
    }
    void operator()(const rpg::TraitRecovered& event) {
        recovered_.push_back(say("{1}: {2} recovers to {3}", hero_of(*after_, event.seat),
                                 rpg::name_of(*after_, event.seat, event.trait), event.after));
    }
    void operator()(const rpg::BurnEnded& event) {
        recovered_.push_back(say("{1}: {2} goes back to tossing {3}", hero_of(*after_, event.seat),
                                 rpg::name_of(*after_, event.seat, event.trait), rpg::many_of(event.after)));
    }
    void operator()(const rpg::TurnStarted& event) {
        tell_recovery();
        passes(say("It is {1}'s turn.", hero_of(*after_, event.seat)));
        fight_.begin(*after_, event.seat);
    }
    void operator()(const rpg::AnswerChosen& event) {
        passes(
            say("{1} answers {2}.", rpg::name_of(*after_, event.seat, event.trait), part_of(*after_, event.contest)));
    }
    void operator()(const rpg::CoinsLanded& event) { tosses_.push_back(toss_in_words(*before_, event)); }
    void operator()(const rpg::CoinReplaced& event) {
        tosses_.push_back(say("{1} {2} ({3}) is replaced by {4} ({5}).", rpg::name_of(event.before.coin),
                              event.before.number, face_of(event.before), rpg::name_of(event.after.coin),
                              face_of(event.after)));
    }
    void operator()(const rpg::TraitBurned& event) {
        detail(say("{1} burns {2}: {3} become {4}.", hero_of(*after_, event.seat),
                   rpg::name_of(*after_, event.seat, event.trait), rpg::many_of(event.before),
                   rpg::many_of(event.after)));
        fight_.burned(event.trait);
    }
    void operator()(const rpg::HelperAdded& event) {
        detail(say("{1} helps.", rpg::name_of(*after_, event.seat, event.helper)));
        fight_.helped(event.helper);
    }
    void operator()(const rpg::PowerUsed& event) {
        const rpg::Sheet& sheet = after_->character(event.seat).sheet;
        detail(say("{1} uses {2}.", hero_of(*after_, event.seat), rpg::name_of(sheet, event.power, after_->options)));
        fight_.used(event.power);
    }
    void operator()(const rpg::CoinsSwapped& event) {
        passes(say_many(static_cast<int>(event.take.size()), "{1} coin swaps sides with another.",
                        "{1} coins swap sides with as many others."));
    }
    void operator()(const rpg::CoinsTurned& event) {
        passes(say_many(static_cast<int>(event.coins.size()), "{1} of the Scene's Tails is turned over.",
                        "{1} of the Scene's Tails are turned over."));
    }
    void operator()(const rpg::RoundScored& event) {
        fight_.round(before_->turn.round);
        clauses_.push_back({event.contest, say("{1} {2} to {3}", part_of(*before_, event.contest),
                                               event.score.character(), event.score.scene())});
        arithmetic_.push_back(say("{1}: {2}", part_of(*before_, event.contest), rpg_arithmetic(*before_, event.score)));
    }
    void operator()(const rpg::SceneDamaged& event) {
        add_result(event.contest,
                   event.after == 0 ? say("beaten") : say("{1} off the Scene", event.before - event.after));
    }
    void operator()(const rpg::TraitDamaged& event) {
        add_result(event.contest, say("{1} off {2}", event.before - event.after + event.extra,
                                      rpg::name_of(*after_, event.seat, event.trait)));
    }
    void operator()(const rpg::ZeroReached& event) {
        detail(say("{1} is at 0.", rpg::name_of(*after_, after_->current(), event.trait)));
    }
    void operator()(const rpg::CoolnessSoaked& event) {
        const Phrase coolness = rpg::name_of(*after_, event.seat, rpg::Trait::Coolness);
        detail(event.before == event.after ? say("{1} has nothing to pay.", coolness)
                                           : say("{1} pays: {2} becomes {3}.", coolness, event.before, event.after));
    }
    void operator()(const rpg::SceneLost& event) {
        fought(say("{1} loses the Scene.", hero_of(*after_, event.seat)), fight_.lost(*after_));
    }
    void operator()(const rpg::SceneBeaten& event) {
        fought(say("{1} beats the Scene.", hero_of(*after_, event.seat)), fight_.beaten(*after_, event.margins));
    }
    void operator()(const rpg::XpGained& event) {
        detail(say("{1} gains an Experience Point.", hero_of(*after_, event.seat)));
    }
    void operator()(const rpg::XpSpent& event) {
        detail(say("{1} learns {2}.", hero_of(*after_, event.seat),
                   purchase_in_words(*after_, event.seat, event.purchase)));
        parts.back().passing = before_->phase == rpg::Phase::Characters;  // the card already says it
    }
    void operator()(const rpg::Narrated& event) { told(event.name, event.fate, event.margins, event.text); }
    void operator()(const rpg::NoteAdded& event) { told(event.name, rpg::Fate::SatOut, {}, event.text); }
    void operator()(const rpg::AdventureEnded& event) {
        tell_recovery();
        decided(event.outcome == rpg::Outcome::Finished ? say("The Adventure is finished.")
                                                        : say("The Adventure ends in defeat."));
        if (!after_->options.experience) return;
        for (const int seat : after_->seated()) {
            const rpg::Sheet& sheet = after_->character(seat).sheet;
            parts.push_back({Kind::Entry,
                             say("Progress {1} of 10, {2} XP", plain(rpg::mixed(sheet.progress)), sheet.xp),
                             hero_of(*after_, seat)});
            parts.back().only = PageForm::EveryToss;
        }
    }
    template <class E>
    void operator()(const E&) {}

private:
    struct Clause {
        int contest;
        Phrase text;
    };

    void happened(Phrase text) {
        tell_round();
        parts.push_back({Kind::Happened, std::move(text)});
    }
    void passes(Phrase text) {
        happened(std::move(text));
        parts.back().passing = true;
    }
    // A step of a fight, which the story page sums up in one line.
    void detail(Phrase text) {
        happened(std::move(text));
        parts.back().only = PageForm::EveryToss;
    }
    void decided(Phrase text) {
        happened(std::move(text));
        parts.back().decides = true;
    }
    void fought(Phrase result, Phrase whole) {
        decided(std::move(result));
        parts.back().only = PageForm::EveryToss;
        decided(std::move(whole));
        parts.back().only = PageForm::Story;
    }
    void told(const std::string& name, rpg::Fate fate, const std::vector<int>& margins, const std::string& text) {
        const Phrase who = say("{1} ({2})", plain(name), fate_in_words(fate, margins));
        if (text == rpg::limits::kToldAloud) return detail(say("{1}: told aloud.", who));
        parts.push_back({Kind::Told, plain(text), who});
        if (fate == rpg::Fate::SatOut) return;
        parts.push_back({Kind::Told, plain(text), plain(name)});  // the fight's line says how it ended
        parts.back().only = PageForm::Story;
        parts[parts.size() - 2].only = PageForm::EveryToss;
    }
    void add_result(int contest, const Phrase& result) {
        const auto found = std::ranges::find(clauses_, contest, &Clause::contest);
        if (found != clauses_.end()) found->text += rules::comma() + result;
    }
    void tell_round() {
        if (clauses_.empty()) return;
        std::vector<Phrase> all;
        for (Clause& clause : clauses_) all.push_back(std::move(clause.text));
        clauses_.clear();
        tosses_.insert(tosses_.end(), arithmetic_.begin(), arithmetic_.end());
        parts.push_back({Kind::Happened,
                         say("{1}, round {2}: {3}.", hero_of(*before_, before_->current()), before_->turn.round,
                             joined(all, rules::semicolon())),
                         {},
                         std::move(tosses_)});
        parts.back().only = PageForm::EveryToss;
        tosses_.clear();
        arithmetic_.clear();
    }
    void tell_recovery() {
        if (recovered_.empty()) return;
        std::vector<Phrase> all = std::move(recovered_);
        recovered_.clear();
        detail(say("{1}.", joined(all, rules::semicolon())));
    }

    const rpg::Match* before_ = nullptr;
    const rpg::Match* after_ = nullptr;
    std::vector<Phrase> tosses_, arithmetic_, recovered_;
    std::vector<Clause> clauses_;
    FightLine fight_{};
};

}  // namespace

Phrase fate_in_words(rpg::Fate fate, const std::vector<int>& margins) {
    if (fate == rpg::Fate::Lost) return say("lost it");
    if (fate == rpg::Fate::SatOut) return say("sat it out");
    return say("beat it, margin {1}", joined({margins.begin(), margins.end()}, rules::comma()));
}

Phrase rpg_arithmetic(const rpg::Match& match, const rpg::Score& score) {
    const Phrase up = rpg::name_of_positives(match), down = rpg::name_of_negatives(match);
    const auto term = [](const Phrase& name, int count) { return name + plain(" ") + Phrase(count); };
    std::vector<Phrase> own{term(up, score.own_positives), say("the Scene's {1} {2}", down, score.scene_negatives)};
    if (score.offensive > 0) own.push_back(term(rpg::name_of(rpg::PowerKind::Offensive), score.offensive));
    if (score.kept > 0) own.push_back(say("kept Tails {1}", score.kept));
    const std::vector<Phrase> scene{term(up, score.scene_positives), say("your {1} {2}", down, score.own_negatives)};
    const Phrase plus = plain(" + ");
    return say("Yours: {1} = {2}. The Scene's: {3} = {4}.", joined(own, plus), score.character(), joined(scene, plus),
               score.scene());
}

std::vector<DocumentPart> rpg_parts(const std::vector<RpgStep>& steps) {
    Teller teller;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t from = teller.parts.size();
        teller.take(steps[i]);
        tell_of_step(teller.parts, from, i);
    }
    return std::move(teller.parts);
}

}  // namespace story
