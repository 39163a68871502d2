// The story so far and on paper, the ledger, the end.

#include "game/shell/page_frame.h"
#include "game/stories/screen/story_export.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/session_log.h"
#include "game/stories/universalis/universalis_story.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kUniLogLines = 60, kUniLedgerLines = 60;

void keep_uni_page(UniView& view) {
    const auto& steps = view.game->steps();
    std::vector<story::UniversalisStep> told;
    for (std::size_t i = 0; i < steps.size(); ++i)
        told.push_back({i + 1 < steps.size() ? steps[i + 1].before : view.match(), steps[i].events});
    const std::string& typed = view.drafts.at("story");
    story::Tale tale{typed.empty() ? "Universalis" : typed, tale_date(), story::universalis_parts(told)};
    const auto page = keep_tale(view.app, tale);
    view.fault = page ? Phrase() : plain(page.error());
    view.kept =
        page ? say("The story lies in {1}, and as a PDF beside it.", plain(page->string())) : Phrase();
}

Phrase with_fate(const UniTold& line) {
    switch (line.fate) {
        case UniTold::Fate::Struck:
            return say("{1} (struck)", line.text);
        case UniTold::Fate::Undone:
            return say("{1} (undone)", line.text);
        case UniTold::Fate::Foiled:
            return say("{1} (foiled)", line.text);
        case UniTold::Fate::Suspended:
            return say("{1} (in suspense)", line.text);
        case UniTold::Fate::Stands:
            break;
    }
    return line.text;
}

void draw_keeping(UniView& view, ui::Look look) {
    view.app.ui().input_text(say("The story is called"), view.drafts.at("story"), 80);
    if (view.app.ui().button(say("Keep the story as a page"), look)) keep_uni_page(view);
    if (!view.kept.empty()) view.app.ui().text(view.kept, {Type::Small, palette::kSoft});
}

// UNI-2: whose lines, and of what kind.
void draw_filters(UniView& view, const std::vector<UniLedgerLine>& lines) {
    const uni::Match& match = view.match();
    std::vector<Option> players{{say("everybody"), {}, !view.of_ledger}};
    for (int seat = 0; seat < match.count(); ++seat)
        players.push_back({uni_player(match, seat), {}, view.of_ledger == seat});
    draw_picked(view.app.ui(), view.dialog, {say("Whose coins"), say("everybody"), players},
                [&view](std::size_t which) {
                    view.of_ledger = which == 0 ? std::nullopt : std::optional(static_cast<int>(which) - 1);
                });
    std::vector<uni::LineKind> kinds;
    for (const UniLedgerLine& line : lines)
        if (std::ranges::find(kinds, line.line.kind) == kinds.end()) kinds.push_back(line.line.kind);
    std::vector<Option> options{{say("everything"), {}, !view.kind_of_ledger}};
    for (const uni::LineKind kind : kinds)
        options.push_back({uni_kind(kind), {}, view.kind_of_ledger == kind});
    draw_picked(view.app.ui(), view.dialog, {say("For what"), say("everything"), options},
                [&view, kinds](std::size_t which) {
                    view.kind_of_ledger = which == 0 ? std::nullopt : std::optional(kinds[which - 1]);
                });
}

bool concerns(const uni::Line& line, const UniView& view) {
    const auto is_his = [&](const uni::Account& account) {
        return account.seat == *view.of_ledger && account.kind != uni::Account::Kind::Bank &&
               account.kind != uni::Account::Kind::Pot;
    };
    if (view.of_ledger && !is_his(line.from) && !is_his(line.to)) return false;
    return !view.kind_of_ledger || line.kind == *view.kind_of_ledger;
}

}  // namespace

void draw_uni_ledger(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.heading(say("The coins"));
    for (int seat = 0; seat < match.count(); ++seat)
        ui.fact(uni_player(match, seat),
                match.coins.at(uni::wealth_of(seat)) + match.coins.at(uni::bid_of(seat)));
    if (match.scene && match.coins.pot > 0) ui.fact(say("Pot of the scene"), match.coins.pot);
    ui.fact(say("In play"), -match.coins.bank);
    auto lines = uni_ledger(*view.game);
    draw_filters(view, lines);
    std::erase_if(lines, [&](const UniLedgerLine& line) { return !concerns(line.line, view); });
    std::ranges::reverse(lines);
    if (lines.size() > kUniLedgerLines) lines.resize(kUniLedgerLines);
    if (lines.empty()) ui.text(say("Nothing was paid yet."), {Type::Small, palette::kSoft});
    for (const UniLedgerLine& line : lines) {
        ui.fact(say("{1}: {2} to {3}", line.line.number, uni_account(match, line.line.from),
                    uni_account(match, line.line.to)),
                line.line.amount);
        ui.text(
            line.act.empty() ? uni_kind(line.line.kind) : say("{1}. {2}", uni_kind(line.line.kind), line.act),
            {Type::Small, palette::kSoft});
    }
}

void draw_uni_story(UniView& view) {
    ui::Ui& ui = view.app.ui();
    auto lines = uni_story(*view.game);
    ui.heading(say("What happened"));
    if (lines.empty()) return ui.text(say("Nothing yet."), {Type::Body, palette::kSoft});
    draw_uni_take_back(view);
    ui.rule();
    draw_keeping(view, ui::Look::Plain);
    ui.rule();
    std::ranges::reverse(lines);
    if (lines.size() > kUniLogLines) lines.resize(kUniLogLines);
    for (const UniTold& line : lines) {
        const bool gone = line.fate != UniTold::Fate::Stands;
        ui.text(with_fate(line),
                {line.opens_scene ? Type::Strong : Type::Small, gone ? palette::kSoft : palette::kInk});
    }
}

void draw_uni_end(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.heading(say("The story is over"));
    ui.text(say("Nobody wins: the story is the prize."));
    for (int seat = 0; seat < match.count(); ++seat)
        ui.fact(uni_player(match, seat), uni_coins(match.coins.at(uni::wealth_of(seat))));
    ui.rule();
    draw_keeping(view, ui::Look::Accent);
}

}  // namespace screens
