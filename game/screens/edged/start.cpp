// Who sits down at a table of Edged Coins, and what lies ready in the box.

#include "game/rules/json_text.h"
#include "game/screens/edged/offer.h"
#include "game/screens/languages.h"
#include "game/screens/story/shell.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

std::optional<rules::Json> box_file(const App& app) {
    const auto text = platform::read_file(app.assets() / "stories" / "edged-coins.json");
    if (!text) return std::nullopt;
    auto json = rules::parse_json(*text);
    return json ? std::optional(std::move(*json)) : std::nullopt;
}

std::optional<story::EncounterBox> box_in(const rules::Json& json, const words::Catalogue& catalogue) {
    auto box = story::encounters_from(story::in_language(json, catalogue));
    return box ? std::optional(std::move(*box)) : std::nullopt;
}

// Somebody of the party is at the table, with the words of that language on the card.
bool speaks(const story::EncounterBox& box, const ec::Match& match) {
    for (const ec::Character& each : box.party)
        if (const ec::Character* there = match.find(each.id))
            if (!each.sheet->skills.empty() &&
                ec::find(there->sheet->skills, each.sheet->skills.front().name))
                return true;
    return false;
}

}  // namespace

void EdgedView::read_box() {
    const auto json = box_file(app);
    if (!json) return;
    box = box_in(*json, app.ui().catalogue());
    if (!game || !box || speaks(*box, match())) return;
    for (const Language& language : languages()) {
        const auto catalogue = catalogue_of(app.assets(), language.code);
        auto other = catalogue ? box_in(*json, *catalogue) : std::nullopt;
        if (!other || !speaks(*other, match())) continue;
        box = std::move(other);
        return;
    }
}

void EdgedView::begin_table() {
    rules::Json seats = rules::Json::array();
    for (int i = 0; i < players; ++i) {
        const std::string& name = names[static_cast<std::size_t>(i)];
        seats.push_back(name.empty() ? app.ui().in_words(say("Player {1}", i + 1)) : name);
    }
    auto session = EdgedSession::begin(story_file(app, "edged-coins.json"), {{"seats", seats}}, app.seed());
    fault = session ? Phrase() : refusal_in_words(session.error());
    if (!session) return;
    game.emplace(std::move(*session));
    read_box();
    if (!with_box || !box) return;
    for (ec::Character each : box->party) {
        // A box for four: where fewer have come, some play two.
        each.seat.number = (each.seat.number - 1) % players + 1;
        submit(ec::kCm, ec::AddCharacter{each});
    }
}

void draw_edged_start(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Who plays?"));
    ui.text(say("One of you is the CM, the game master, and needs no seat here."),
            {Type::Small, palette::kSoft});
    ui.slider(say("Players"), view.players, {1, static_cast<int>(view.names.size()), 1});
    for (int i = 0; i < view.players; ++i)
        ui.input_text(say("Player {1}", i + 1), view.names[static_cast<std::size_t>(i)], 40);
    ui.heading(say("What is played?"));
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), view.with_box))
        view.with_box = true;
    if (ui.choice(say("A story of our own"), say("Characters are written by hand."),
                  !view.with_box || !view.box))
        view.with_box = false;
    ui.space(4);
    if (ui.button(say("Sit down"), ui::Look::Accent)) return view.begin_table();
    ui.text(
        say("The CM calls for a toss where something matters and is uncertain; one to three coins decide it. "
            "Harm takes HC, luck is pushed with EC."),
        {Type::Small, palette::kSoft});
}

}  // namespace screens
