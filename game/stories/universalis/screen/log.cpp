// The story so far and on paper, the ledger, the end.

#include <algorithm>

#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/session_log.h"
#include "game/stories/universalis/universalis_story.h"

namespace screens::universalis {

namespace {

constexpr std::size_t kLedgerLines = 60;

Phrase with_fate(const LogLine& line) {
    switch (line.fate) {
        case LogLine::Fate::Struck:
            return say("{1} (struck)", line.text);
        case LogLine::Fate::Undone:
            return say("{1} (undone)", line.text);
        case LogLine::Fate::Foiled:
            return say("{1} (foiled)", line.text);
        case LogLine::Fate::Suspended:
            return say("{1} (in suspense)", line.text);
        case LogLine::Fate::Stands:
            break;
    }
    return line.text;
}

// Who has ever sat here.
int people(const uni::Match& match) { return static_cast<int>(match.players.size()); }

void draw_page_of_story(View& view, ui::Look look) {
    if (draw_keeping(view, look)) keep_page(view);
    if (!view.kept.empty()) draw_note(view.app.ui(), view.kept);
}

// UNI-2: whose lines, and of what kind.
void draw_filters(View& view, const std::vector<LedgerLine>& lines) {
    OneOf<std::optional<int>> players(say("Whose coins"), say("everybody"));
    players.add(std::nullopt, say("everybody"));
    for (int seat = 0; seat < people(view.match()); ++seat) players.add(seat, player_name(view.match(), seat));
    players.draw(view.app.ui(), view.dialog, view.ledger.seat);
    std::vector<uni::LineKind> seen;
    OneOf<std::optional<uni::LineKind>> kinds(say("For what"), say("everything"));
    kinds.add(std::nullopt, say("everything"));
    for (const LedgerLine& line : lines) {
        if (std::ranges::find(seen, line.line.kind) != seen.end()) continue;
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
    if (match.scene && match.coins.pot > 0) ui.fact(say("Pot of the scene"), match.coins.pot);
    ui.fact(say("In play"), -match.coins.bank);
    auto lines = ledger_lines(*view.game);
    draw_filters(view, lines);
    std::erase_if(lines, [&](const LedgerLine& line) { return !concerns(line.line, view); });
    std::ranges::reverse(lines);
    if (lines.size() > kLedgerLines) lines.resize(kLedgerLines);
    if (lines.empty()) draw_note(ui, say("Nothing has been paid yet."));
    for (const LedgerLine& line : lines) {
        ui.fact(say("{1}: {2} to {3}", line.line.number, account_name(match, line.line.from),
                    account_name(match, line.line.to)),
                line.line.amount);
        draw_note(ui,
                  line.act.empty() ? kind_name(line.line.kind) : say("{1}. {2}", kind_name(line.line.kind), line.act));
    }
}

std::vector<story::DocumentPart> story_of(const View& view, story::Cast cast) {
    const auto& steps = view.game->steps();
    std::vector<story::UniversalisStep> told;
    for (std::size_t i = 0; i < steps.size(); ++i) told.push_back({view.game->after(i), steps[i].events});
    return story::universalis_parts(told, cast);
}

// Unless the players call it something, a story is called as its first scene that has a title.
void keep_page(View& view) {
    std::string title = "Universalis";
    const auto& scenes = view.match().scenes;
    const auto titled = std::ranges::find_if(scenes, [](const uni::Scene& scene) { return !scene.title.empty(); });
    if (titled != scenes.end()) title = titled->title;
    view.kept = view.keep_story(title, story_of(view, story::Cast::Listed));
}

// Every act and what became of it, from the beginning.
void draw_acts(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("What happened"));
    const auto lines = story_lines(*view.game);
    if (lines.empty()) return ui.text(say("Nothing yet."), {Type::Body, palette::kSoft});
    for (const LogLine& line : lines) {
        const bool gone = line.fate != LogLine::Fate::Stands;
        ui.text(with_fate(line),
                {line.opens_scene ? Type::Strong : Type::Small, gone ? palette::kSoft : palette::kInk});
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

// The last act is taken back where everybody at the table wants it (section 6): all but what was rolled or
// revealed.

namespace {

bool is_reveal(const uni::Event& event) {
    return holds_alternative<uni::BidsRevealed>(event.what) || holds_alternative<uni::DiceRolled>(event.what) ||
           holds_alternative<uni::FineSettled>(event.what);
}

// Also a sealed bid or vote: who takes it back would show that it was another one.
bool is_sealed(const uni::Command& command) {
    return holds_alternative<uni::SealBid>(command) || holds_alternative<uni::CastVote>(command);
}

}  // namespace

TakeBack take_back_of_last(const View& view) {
    const auto& steps = view.game->steps();
    if (steps.empty()) return TakeBack::Nothing;
    const bool stays = std::ranges::any_of(steps.back().events, is_reveal) || is_sealed(steps.back().command);
    return stays ? TakeBack::Never : TakeBack::ByConsent;
}

}  // namespace screens::universalis
