#include "game/stories/universalis/universalis_story.h"

#include <algorithm>

#include "game/stories/universalis/universalis_words.h"

namespace story {

namespace {

using words::joined;
using words::Phrase;
using words::plain;
using words::say;
using Kind = DocumentPart::Kind;
using Parts = std::vector<DocumentPart>;

void add_chapter(Parts& parts, Phrase title, Parts entries) {
    if (entries.empty()) return;
    parts.push_back({Kind::Chapter, std::move(title)});
    std::ranges::move(entries, std::back_inserter(parts));
}

Parts tenets_of(const uni::Match& match) {
    Parts entries;
    for (const uni::Tenet& tenet : match.tenets)
        if (tenet.stands()) entries.push_back({Kind::Entry, plain(tenet.text), kind_name(tenet.kind)});
    return entries;
}

std::vector<Phrase> facts_of(const uni::Match& match, const uni::Card& card) {
    std::vector<Phrase> facts{kind_name(card)};
    for (const uni::Trait& trait : card.traits)
        facts.push_back(trait.active ? trait_in_words(trait) : say("{1} (struck)", trait_in_words(trait)));
    facts.push_back(card.eliminated ? say("out of play") : say("Importance {1}", uni::importance(match, card)));
    return facts;
}

Parts cast_of(const uni::Match& match) {
    Parts entries;
    int person = 0;
    for (const uni::Card& card : match.cards) {
        const std::vector<Phrase> facts = facts_of(match, card);
        entries.push_back({Kind::Entry, joined(facts, rules::semicolon()), plain(card.name)});
        entries.back().card = {plain(card.name), facts.front(), joined({facts.begin() + 1, facts.end()}, plain("\n"))};
        if (card.kind == uni::CardKind::Character) entries.back().pictures = {{Portrait{person++}}};
    }
    return entries;
}

// Replaces the last part on the story page; it stays where every toss is told.
void add_in_story(Parts& parts, const Phrase& text) {
    parts.back().only = PageForm::EveryToss;
    if (text.empty()) return;
    parts.push_back(parts.back());
    parts.back().text = text;
    parts.back().only = PageForm::Story;
}

// Consecutive additions to one card share a line.
void add_told(Parts& parts, const std::vector<Sentence>& told) {
    int growing = 0;  // the card that the last part writes
    bool begun = false;
    for (const Sentence& each : told) {
        if (each.part.passing || each.fate == Fate::Undone) continue;
        if (each.part.kind == Kind::Scene && !std::exchange(begun, true) && !parts.empty())
            parts.push_back({Kind::Chapter, say("The story")});
        if (!each.added.empty() && each.card == growing) {
            parts.back().text = parts.back().text + rules::semicolon() + with_fate(each.added, each.fate);
            continue;
        }
        parts.push_back(each.part);
        if (each.part.kind != Kind::Scene) parts.back().text = with_fate(each.part.text, each.fate);
        if (each.story) add_in_story(parts, *each.story);
        growing = each.card;
    }
}

}  // namespace

std::vector<DocumentPart> universalis_parts(const std::vector<Sentence>& told, const uni::Match& match, Cast cast) {
    Parts parts;
    add_chapter(parts, say("Tenets"), tenets_of(match));
    add_told(parts, told);
    if (cast == Cast::Listed) add_chapter(parts, say("Cast"), cast_of(match));
    return parts;
}

}  // namespace story
