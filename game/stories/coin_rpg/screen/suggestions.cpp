#include "game/stories/coin_rpg/screen/suggestions.h"

#include <algorithm>

#include "game/kit/joiners.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

struct Facts {
    Phrase hero, scene;
    std::vector<Phrase> parts{};                         // the beaten ones
    std::optional<Phrase> stood{};                       // one that was not beaten
    std::optional<Phrase> worn_out{}, hurt{}, burned{};  // Traits
    int margin = 0;                                      // the largest
    int left = 0;                                        // Scene coins of `stood`
};

Facts facts_of(const rpg::Match& match) {
    const int seat = match.current();
    const rpg::Character& hero = match.hero();
    Facts facts{hero_name(match, seat), scene_title(match.scene_card())};
    for (int i = 0; i < match.contests(); ++i) {
        const rpg::Contest& contest = match.contest(i);
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        if (!contest.is_open()) {
            facts.parts.push_back(name);
            facts.margin = std::max(facts.margin, contest.margin);
        } else {
            facts.stood = name;
            facts.left = contest.scene_coins;
        }
        if (contest.main && hero.values[*contest.main] == 0) facts.worn_out = rpg::name_of(match, seat, *contest.main);
    }
    for (const rpg::Trait trait : rpg::kTraits) {
        if (hero.values[trait] < rpg::rating(hero.sheet, trait) && hero.values[trait] > 0)
            facts.hurt = rpg::name_of(match, seat, trait);
        if (hero.burns[trait].survival + hero.burns[trait].fuel > 0) facts.burned = rpg::name_of(match, seat, trait);
    }
    return facts;
}

std::vector<Phrase> of_a_win(const Facts& facts) {
    std::vector<Phrase> all;
    const Phrase parts = joined(facts.parts, rules::comma());
    if (facts.margin >= 2)
        all.push_back(say("{1} makes short work of it: {2} never had a chance.", facts.hero, parts));
    else
        all.push_back(say("It is a near thing, but in the end {1} gets through: {2} gives way.", facts.hero, parts));
    if (facts.worn_out)
        all.push_back(say("{1} does it with the last ounce of strength: {2} is used up.", facts.hero, *facts.worn_out));
    if (facts.burned)
        all.push_back(
            say("{1} wins, but at a price: {2} will not be the same for a while.", facts.hero, *facts.burned));
    if (facts.hurt)
        all.push_back(say("\"{1}\" is behind {2}, who comes out of it with a scratch or two: {3} has suffered.",
                          facts.scene, facts.hero, *facts.hurt));
    all.push_back(say("{1} goes on, and looks back only once.", facts.hero));
    return all;
}

std::vector<Phrase> of_a_loss(const Facts& facts) {
    std::vector<Phrase> all;
    const Phrase stood = facts.stood.value_or(facts.scene);
    if (facts.worn_out)
        all.push_back(say("{1} is too much for {2}: {3} gives out, and there is nothing left but to turn back.", stood,
                          facts.hero, *facts.worn_out));
    if (facts.left == 1) all.push_back(say("So close! One more try, and {1} would have done it.", facts.hero));
    if (!facts.parts.empty())
        all.push_back(say("{1} gives way, but {2} does not, and {3} is left behind.",
                          joined(facts.parts, rules::comma()), stood, facts.hero));
    all.push_back(say("{1} gives up for now and takes the long way round.", facts.hero));
    return all;
}

}  // namespace

std::vector<Phrase> tale_suggestions(const rpg::Match& match) {
    const Facts facts = facts_of(match);
    return match.seat(match.current()).fate == rpg::Fate::Beaten ? of_a_win(facts) : of_a_loss(facts);
}

std::vector<Phrase> note_suggestions(const rpg::Match& match, int seat) {
    const Phrase hero = hero_name(match, seat);
    return {say("{1} sits down by the road for a breather.", hero),
            say("{1} looks for another way, and will be there for the next Scene.", hero),
            say("{1} watches from afar and says nothing.", hero)};
}

void offer_suggestions(View& view, const std::vector<Phrase>& suggestions, std::string& draft) {
    ui::Ui& ui = view.app.ui();
    std::vector<std::string> texts;
    for (const Phrase& one : suggestions) texts.push_back(ui.in_words(one));
    const auto now = std::ranges::find(texts, draft);
    const bool free = draft.empty() || now != texts.end();
    const Phrase label = draft.empty() ? say("Suggest something") : say("Suggest something else");
    if (!ui.button(label, ui::Look::Plain, {free, say("Your own words are in the field: delete them first.")})) return;
    draft = now == texts.end() || now + 1 == texts.end() ? texts.front() : *(now + 1);
}

}  // namespace screens::coin_rpg
