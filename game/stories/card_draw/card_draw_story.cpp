#include "game/stories/card_draw/card_draw_story.h"

#include <algorithm>

#include "game/stories/card_draw/rules/scenes.h"

namespace story {

namespace {

namespace cards = rules::card_draw;
using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;
using Part = DocumentPart::Kind;

// A character's name up to the comma; an extra's label; "the GM" for the GM's cards in a fray.
Phrase teller_of(const cards::Match& match, const std::string& participant) {
    if (!cards::is_extra(participant)) {
        const std::string& name = cards::name_of(match, participant);
        return plain(name.substr(0, name.find(", ")));
    }
    const std::string label = participant.substr(cards::kExtra.size());
    const bool numbered = label.size() == 1 && label[0] >= '1' && label[0] <= '9';
    return numbered ? say("the GM") : plain(label);
}

// "Clever (the 9 of diamonds), Sailor (the jack of diamonds)"
Phrase hand_of(const cards::Character& character) {
    std::vector<Phrase> all;
    for (const cards::Background& each : character.hand)
        all.push_back(say("{1} ({2})", plain(each.name), cards::spoken(each.card.card)));
    return joined(all, rules::comma());
}

Phrase draws(const Phrase& who, const cards::Drawn& drawn) {
    if (drawn.value == drawn.card.rank) return say("{1} draws {2}.", who, cards::spoken(drawn.card));
    return say("{1} draws {2}, which counts as {3}.", who, cards::spoken(drawn.card), drawn.value);
}

Phrase result_of(const Phrase& who, const cards::ChallengeEnded& ended) {
    switch (ended.result) {
        case cards::Ending::Automatic:
            return say("{1} succeeds without a draw.", who);
        case cards::Ending::Full:
            return say("{1} succeeds.", who);
        case cards::Ending::Partial:
            return say("{1} succeeds in part.", who);
        case cards::Ending::AtCost:
            return say("{1} succeeds at a cost: {2}.", who, cards::spoken_field(*ended.cost));
        case cards::Ending::Failure:
            return say("{1} fails.", who);
        case cards::Ending::Abandoned:
            return say("{1} lets it be.", who);
    }
    return {};
}

// Takes the events one after another; drawn cards wait for their outcome.
class CampaignTeller {
public:
    std::vector<DocumentPart> parts{};

    void take(const CardStep& step) {
        after_ = &step.after;
        for (const cards::Event& event : step.events) visit(*this, event);
    }

    // Latecomers of the session follow the others, with everything they hold at its end.
    void finish_cast() {
        std::vector<DocumentPart> late;
        if (late_.empty()) return;
        for (const std::string& id : late_)
            if (const cards::Character* who = after_->find(id); who && who->is_pc()) late.push_back(cast_entry(*who));
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(cast_end_), late.begin(), late.end());
        late_.clear();
    }

    void operator()(const cards::SessionBegun& event) {
        parts.push_back({Part::Chapter, say("Session {1}", event.session)});
        people_ = 0;
        for (const cards::Character& each : after_->characters)
            if (each.is_pc()) parts.push_back(cast_entry(each));
        cast_end_ = parts.size();
    }
    void operator()(const cards::SceneBegun& event) {
        parts.push_back({Part::Scene, say("Scene {1}: {2}", event.scene, plain(event.title))});
    }
    void operator()(const cards::PlayerJoined& event) { happened(rules::told(event)); }
    void operator()(const cards::PlayerLeft& event) { happened(rules::told(event)); }
    void operator()(const cards::SeatsSwapped& event) { happened(rules::told(event)); }
    void operator()(const cards::PlayerRenamed& event) { happened(rules::told(event)); }
    void operator()(const cards::CampaignEnded&) { happened(say("The campaign ends.")); }
    void operator()(const cards::WasIncapacitated& event) {
        happened(say("{1} is incapacitated until the scene ends.", name(event.character)));
    }

    void operator()(const cards::CharacterAdded& event) {
        if (after_->session == 0 || event.owner == cards::kGm) return;
        happened(say("{1} joins the story.", name(event.character)));
        late_.push_back(event.character);
    }
    void operator()(const cards::CharacterRemoved& event) { std::erase(late_, event.record.id); }
    void operator()(const cards::BackgroundDrawn& event) {
        if (!is_gain(event.character)) return;
        happened(say("{1} gains a background card: {2}, {3}.", name(event.character), cards::spoken(event.card.card),
                     cards::spoken(event.card.kind)));
    }
    void operator()(const cards::BackgroundNamed& event) {
        if (!is_gain(event.character) || event.before.name == event.after.name) return;
        happened(say("{1} now has the background “{2}” ({3}).", name(event.character), plain(event.after.name),
                     cards::spoken(event.after.card.card)));
    }
    void operator()(const cards::BackgroundRemoved& event) {
        if (!is_gain(event.character)) return;
        happened(say("{1} loses the background “{2}” ({3}).", name(event.character), plain(event.card.name),
                     cards::spoken(event.card.card.card)));
    }
    void operator()(const cards::BonusGranted& event) {
        detail(say("{1} is given a bonus draw {2}.", name(event.character), cards::spoken(event.reason)));
    }
    void operator()(const cards::AdvantageGranted& event) {
        if (!event.won) detail(say("The GM gives {1} advantage.", name(event.participant)));
    }
    void operator()(const cards::SceneWritten& event) { told(say("The scene"), event.text); }
    void operator()(const cards::Told& event) {
        const Phrase who = event.participant.empty() ? say("The GM") : name(event.participant);
        if (event.text.empty()) return passes(say("{1}: told aloud.", who));
        told(who, event.text);
    }

    void operator()(const cards::CardDrawn& event) { drawn_.push_back(draws(name(event.participant), event.drawn)); }
    void operator()(const cards::CardChosen& event) {
        drawn_.push_back(say("{1} chooses {2}.", name(event.participant), cards::spoken(event.kept.card)));
    }
    void operator()(const cards::BonusSpent& event) {
        drawn_.push_back(say("With a bonus draw: {1}", draws(name(event.participant), event.drawn)));
    }
    void operator()(const cards::CardKept& event) {
        const bool old = event.which == cards::Which::Old;
        drawn_.push_back(
            say("{1} keeps {2}.", name(event.participant), cards::spoken(old ? event.old.card : event.new_.card)));
    }
    void operator()(const cards::CardPlayed& event) {
        told(
            say("{1}, {2} ({3})", name(event.participant), plain(event.card.name), cards::spoken(event.card.card.card)),
            event.description);
        parts.back().pictures = {{event.card.card.card}};
    }
    void operator()(const cards::DisadvantageTaken& event) {
        detail(say("{1} takes a disadvantage: {2}.", name(event.participant), cards::spoken(event.drawn.card)));
    }

    void operator()(const cards::ChallengeStarted& event) {
        test_ = plain(event.name);
        detail(say("{1} tries: {2} ({3} {4}).", name(event.character), test_, cards::spoken(event.suit), event.tn));
    }
    void operator()(const cards::ChallengeEnded& event) {
        Phrase text = result_of(name(event.character), event);
        if (event.extra_time > 0)
            text += plain(" ") + say_many(event.extra_time, "It took {1} extra draw.", "It took {1} extra draws.");
        decided(text);
    }
    void operator()(const cards::CompetitionStarted& event) {
        std::vector<Phrase> who;
        for (const cards::Entrant& each : event.participants) who.push_back(name(each.participant));
        test_ = plain(event.name);
        detail(say("{1}, a competition: {2}.", test_, joined(who, rules::comma())));
    }
    void operator()(const cards::PairJudged& event) {
        if (event.winner.empty()) return detail(say("{1} and {2} are even.", name(event.a), name(event.b)));
        if (!event.counts) return;
        const Phrase winner = name(event.winner), loser = name(event.winner == event.a ? event.b : event.a);
        if (event.result == cards::PairKind::Decisive) decided(say("{1} beats {2}.", winner, loser));
        if (event.result == cards::PairKind::Advantage) detail(say("{1} wins advantage over {2}.", winner, loser));
    }
    void operator()(const cards::CompetitionEnded&) { passes(say("The competition is over.")); }
    void operator()(const cards::SceneAltered& event) { told(name(event.participant), event.text); }
    void operator()(const cards::AlterationSkipped& event) {
        passes(say("{1} alters nothing.", name(event.participant)));
    }
    void operator()(const cards::FrayStarted& event) {
        std::vector<Phrase> who;
        for (const std::string& each : event.pcs) who.push_back(name(each));
        test_ = plain(event.name);
        detail(say_many(event.opponents, "{2}, a fray: {3} against {1} opponent.",
                        "{2}, a fray: {3} against {1} opponents.", test_, joined(who, rules::comma())));
    }
    void operator()(const cards::FrayHigh& event) {
        if (event.participant.empty()) detail(say("Nobody succeeds."));
    }
    void operator()(const cards::FrayProgress& event) {
        told(name(event.participant), event.success.text);
        if (event.success.target) detail(say("{1} is out of the fray.", name(*event.success.target)));
        if (event.opponents.after < event.opponents.before)
            detail(say_many(event.opponents.after, "{1} opponent is left.", "{1} opponents are left."));
    }
    void operator()(const cards::FrayEnded& event) {
        decided(event.winner == cards::FraySide::Pcs ? say("The players' side wins the fray.")
                                                     : say("The GM's side wins the fray."));
    }
    void operator()(const cards::Conceded& event) { decided(say("{1} concedes.", name(event.participant))); }
    void operator()(const cards::TestEnded& event) {
        const Phrase what = plain(event.name);
        happened(event.reason.empty() ? say("{1} is left open.", what)
                                      : say("{1} ends: {2}", what, plain(event.reason)));
    }
    template <class E>
    void operator()(const E&) {}

private:
    Phrase name(const std::string& participant) const { return teller_of(*after_, participant); }
    // True for a player's character during a session; earlier gains appear in the cast when the session begins.
    bool is_gain(const std::string& character) const {
        const cards::Character* who = after_->find(character);
        return after_->session > 0 && who && who->is_pc();
    }
    void happened(Phrase text) {
        parts.push_back({Part::Happened, std::move(text), {}, std::move(drawn_)});
        drawn_.clear();
    }
    // A step of a test, which the story page sums up in one line.
    void detail(Phrase text) {
        happened(std::move(text));
        parts.back().only = PageForm::EveryToss;
    }
    void passes(Phrase text) {
        parts.push_back({Part::Happened, std::move(text)});
        parts.back().passing = true;
    }
    // The story page names the test.
    void decided(const Phrase& text) {
        detail(text);
        parts.back().decides = true;
        happened(test_.empty() ? text : say("{1}: {2}", test_, text));
        parts.back().decides = true;
        parts.back().only = PageForm::Story;
    }
    DocumentPart cast_entry(const cards::Character& who) {
        DocumentPart part{
            Part::Entry, hand_of(who),
            say("{1} ({2})", plain(who.name), plain(after_->seats[static_cast<std::size_t>(who.seat.number - 1)]))};
        part.pictures = {{Portrait{people_++}}};
        for (const cards::Background& held : who.hand) part.pictures.push_back({held.card.card});
        return part;
    }
    void told(Phrase who, const std::string& text) {
        parts.push_back({Part::Told, plain(text), std::move(who), std::move(drawn_)});
        drawn_.clear();
    }

    const cards::Match* after_ = nullptr;
    std::vector<Phrase> drawn_;
    Phrase test_{};                    // the current one, or the last
    std::vector<std::string> late_{};  // who joined during the session
    std::size_t cast_end_ = 0;         // end of this session's cast, an index into the parts
    int people_ = 0;                   // number of people in the session
};

bool begins_session(const CardStep& step) {
    return std::ranges::any_of(step.events,
                               [](const auto& event) { return holds_alternative<cards::SessionBegun>(event); });
}

}  // namespace

std::vector<DocumentPart> card_parts(const std::vector<CardStep>& steps) {
    CampaignTeller teller;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (begins_session(steps[i])) teller.finish_cast();
        const std::size_t from = teller.parts.size();
        teller.take(steps[i]);
        tell_of_step(teller.parts, from, i);
    }
    teller.finish_cast();
    return std::move(teller.parts);
}

}  // namespace story
