// The story so far, the newest line first; how the session ends, and its page.

#include <algorithm>

#include "engine/platform/files.h"
#include "game/screens/edged/offer.h"
#include "game/screens/edged/told.h"
#include "game/screens/saves.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kEdgedLogLines = 40;

void keep_page(EdgedView& view) {
    const std::string& typed = view.drafts.at("title");
    const std::string title = typed.empty() ? "Edged Coins" : typed;
    std::string page = std::string("# ").append(title).append("\n\n");
    for (const ToldLine& line : edged_story(*view.game))
        page.append("- ").append(view.app.ui().in_words(line.text)).append("\n");
    const auto file = edged_file(view.app, (file_words(title) + ".md").c_str());
    const auto made = platform::make_folder(file.parent_path());
    const auto kept = made ? platform::write_file(file, page) : made;
    view.fault = kept ? Phrase() : plain(kept.error());
    view.notice = kept ? say("The story lies in {1}", plain(file.string())) : Phrase();
}

}  // namespace

void draw_edged_log(EdgedView& view) {
    auto lines = edged_story(*view.game);
    if (lines.empty()) return;
    std::ranges::reverse(lines);
    if (lines.size() > kEdgedLogLines) lines.resize(kEdgedLogLines);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Story"));
    for (const ToldLine& line : lines)
        if (line.sign == ui::Sign::None)
            ui.text(line.text, {Type::Small, palette::kInk});
        else
            ui.sign(line.sign, line.text, {Type::Small, palette::kInk});
}

void draw_edged_end(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    ui.input_text(say("The story is called"), view.drafts.at("title"), 80);
    if (ui.button(say("Keep the story as a page"), ui::Look::Accent)) keep_page(view);
}

}  // namespace screens
