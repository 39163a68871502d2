// The story so far and on paper, the ledger, the end.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/universalis_story.h"

namespace screens::universalis {

namespace {

constexpr std::size_t kLedgerLines = 60;

// The number of people who have ever sat here.
int people(const uni::Match& match) { return static_cast<int>(match.players.size()); }

void draw_page_of_story(View& view, ui::Look look) {
    if (draw_keeping(view, look)) save_page(view);
    if (!view.kept.empty()) draw_note(view.app.ui(), view.kept);
}

// UNI-2: filters by player and by kind.
void draw_filters(View& view, const std::vector<story::LedgerLine>& lines) {
    Picker<std::optional<int>> players(say("Whose coins"), say("everybody"));
    players.add(std::nullopt, say("everybody"));
    for (int seat = 0; seat < people(view.match()); ++seat) players.add(seat, player_name(view.match(), seat));
    players.draw(view.app.ui(), view.dialog, view.ledger.seat);
    std::vector<uni::LineKind> seen;
    Picker<std::optional<uni::LineKind>> kinds(say("What for"), say("everything"));
    kinds.add(std::nullopt, say("everything"));
    for (const story::LedgerLine& line : lines) {
        if (core::contains(seen, line.line.kind)) continue;
        seen.push_back(line.line.kind);
        kinds.add(line.line.kind, kind_name(line.line.kind));
    }
    kinds.draw(view.app.ui(), view.dialog, view.ledger.kind);
}

bool concerns(const uni::Line& line, const View& view) {
    const auto is_his = [&](const uni::Account& account) {
        return account.seat == *view.ledger.seat && account.kind != uni::Account::Kind::Bank &&
               account.kind != uni::Account::Kind::Pot;
    };
    if (view.ledger.seat && !is_his(line.from) && !is_his(line.to)) return false;
    return !view.ledger.kind || line.kind == *view.ledger.kind;
}

}  // namespace

void draw_ledger(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.heading(say("The coins"));
    for (int seat = 0; seat < people(match); ++seat)
        ui.fact(player_name(match, seat), match.coins.at(uni::wealth_of(seat)) + match.coins.at(uni::bid_of(seat)));
    if (match.scene && match.coins.pot > 0) ui.fact(say("The scene's pot"), match.coins.pot);
    ui.fact(say("In play"), -match.coins.bank);
    const auto& all = view.told().ledger;
    draw_filters(view, all);
    std::size_t drawn = 0;
    for (std::size_t i = all.size(); i-- > 0;) {
        const story::LedgerLine& line = all[i];
        if (!concerns(line.line, view)) continue;
        if (++drawn > kLedgerLines) break;
        ui.fact(say("{1}: {2} to {3}", line.line.number, account_name(match, line.line.from),
                    account_name(match, line.line.to)),
                line.line.amount);
        draw_note(ui,
                  line.act.empty() ? kind_name(line.line.kind) : say("{1}. {2}", kind_name(line.line.kind), line.act));
    }
    if (drawn == 0) draw_note(ui, say("Nothing has been paid yet."));
}

std::vector<story::DocumentPart> story_of(const View& view, story::Cast cast) {
    return story::universalis_parts(view.told().sentences, view.game->match(), cast);
}

// Without a title from the players, a story is named after its first titled scene.
void save_page(View& view) {
    std::string title = "Universalis";
    const auto& scenes = view.match().scenes;
    const auto titled = std::ranges::find_if(scenes, [](const uni::Scene& scene) { return !scene.title.empty(); });
    if (titled != scenes.end()) title = titled->title;
    view.kept = view.save_story(title, story_of(view, story::Cast::Listed));
}

// Every act and its fate, from the beginning.
void draw_acts(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("What happened"));
    const auto& told = view.told().sentences;
    if (told.empty()) return ui.text(say("Nothing yet."), {Type::Body, palette::kSoft});
    for (const story::Sentence& each : told) {
        const bool opens_scene = each.part.kind == story::DocumentPart::Kind::Scene;
        const bool gone = each.fate != story::Fate::Stands;
        ui.text(story::with_fate(each.line, each.fate),
                {opens_scene ? Type::Strong : Type::Small, gone ? palette::kSoft : palette::kInk});
    }
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.heading(say("The story is over"));
    ui.text(say("Nobody wins: the story is the prize."));
    for (int seat = 0; seat < people(match); ++seat)
        ui.fact(player_name(match, seat), coins_in_words(match.coins.at(uni::wealth_of(seat))));
    ui.rule();
    draw_page_of_story(view, ui::Look::Accent);
}

// The last act can be taken back if everybody at the table agrees, except rolls and reveals: on one screen only
// the last bid or vote would go back, and its player would know the others'.

namespace {

bool is_reveal(const uni::Event& event) {
    return holds_alternative<uni::BidsRevealed>(event.what) || holds_alternative<uni::DiceRolled>(event.what) ||
           holds_alternative<uni::FineSettled>(event.what);
}

}  // namespace

TakeBack take_back_of_last(const View& view) {
    const auto& steps = view.game->steps();
    if (steps.empty()) return TakeBack::Nothing;
    return std::ranges::any_of(steps.back().events, is_reveal) ? TakeBack::Never : TakeBack::ByConsent;
}

}  // namespace screens::universalis
