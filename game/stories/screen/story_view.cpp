#include "game/stories/screen/story_view.h"
#include "engine/core/path.h"
#include "game/profile/day.h"

#include <algorithm>
#include <array>

#include "game/shell/saved_pages.h"
#include "game/stories/screen/half_chosen.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_pictures.h"

namespace screens {

namespace {

constexpr const char* kPageDraft = "page";  // empty: the story without its tosses

constexpr const char* kMannerDraft = "manner";
constexpr std::array<std::string_view, 3> kManners{"tray", "at once", "told"};

template <class Visit>
void each_own_form(StoryView& view, Visit visit) {
    visit("form/players", view.players_page);
    visit("form/slip", view.side_panel);
    visit("form/free", view.loose.form());
}

}  // namespace

StoryView::StoryView(App& program, const StoryGame& game)
    : app(program),
      about(game),
      drafts(story_file(app, game.table + ".draft.json")),
      loose(app, story_file(app, game.table + ".desk.json"), game.home),
      earlier_tables(app.profile(), game.table),
      coins(app.pocket_coins()),
      random(app.seed()),
      lookup(app, game.table) {
    start.players = game.players;
    start.names.resize(game.seats);
    const auto& known = app.settings().seats.players;
    for (std::size_t i = 0; i < known.size() && static_cast<int>(i) < game.players; ++i) start.names[i] = known[i];
    each_own_form(*this, [&](const char* key, auto& form) { recall_form(drafts, key, form); });
}

void StoryView::save_own_forms() {
    each_own_form(*this, [&](const char* key, const auto& form) { save_form(drafts, key, form); });
}

core::Result<void, words::Phrase> StoryView::clear_table() {
    sharing.texts.save_all(drafts);  // they are archived with it
    if (auto aside = earlier_tables.put_aside(story_title(), profile::today()); !aside) return aside;
    const std::string page = drafts.at(kPageDraft);
    drafts.clear();
    drafts.at(kPageDraft) = page;
    loose.clear();
    dialog = nullptr;
    fault = notice = {};
    side_panel.forget();
    players_page = {};
    return {};
}

bool StoryView::resumes_earlier() {
    if (!earlier_tables.draw(app)) return false;
    drafts.stop();
    app.restart();
    return true;
}

std::vector<StorySeat> StoryView::seats_of(const rules::People& people) const {
    std::vector<StorySeat> seats;
    if (!about.leader.empty()) seats.push_back({0, about.leader});
    for (const int who : people.seated)
        seats.push_back({about.leader.empty() ? who : who + 1, plain(people.names[static_cast<std::size_t>(who)])});
    return seats;
}

Phrase StoryView::save_story(const std::string& named, std::vector<story::DocumentPart> parts,
                             const std::string& credit) {
    const std::string& typed = story_title();
    story::StoryDocument document{typed.empty() ? named : typed, profile::today(), story::on_paper(std::move(parts)),
                                  credit.empty() ? Phrase() : plain(credit), page_form()};
    paint_pictures(app, document.parts);
    const auto kept = save_document(app, document);
    fault = kept ? Phrase() : kept.error();
    if (!kept) return {};
    const Phrase where =
        say("The story was saved as {1}, with a PDF and a web page beside it.", plain(core::text(kept->page)));
    if (kept->lacking.empty()) return where;
    return where + plain(" ") +
           say("These letters are not in any font here and appear as boxes in the PDF: {1}", plain(kept->lacking));
}

story::PageForm StoryView::page_form() {
    return drafts.at(kPageDraft).empty() ? story::PageForm::Story : story::PageForm::EveryToss;
}

Tossing kept_manner(StoryView& view) {
    const auto found = std::ranges::find(kManners, view.drafts.at(kMannerDraft));
    return found == kManners.end() ? Tossing::Tray : static_cast<Tossing>(found - kManners.begin());
}

void remember_manner(StoryView& view) {
    view.drafts.at(kMannerDraft) = kManners[static_cast<std::size_t>(view.tossing)];
}

void draw_page_form(StoryView& view) {
    const bool tosses = view.page_form() == story::PageForm::EveryToss;
    if (view.app.ui().toggle(say("Include every toss"), tosses)) view.drafts.at(kPageDraft) = tosses ? "" : "tosses";
}

bool draw_keeping(StoryView& view, ui::Look look) {
    draw_story_title(view.app.ui(), view.story_title());
    draw_page_form(view);
    return view.app.ui().button(say("Save the story"), look);
}

}  // namespace screens
