// The editor's files: saving under a name among the player's own battles, keeping unsaved work, trying out.

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/battle_file_text.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/profile/unsaved_drafts.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/kit/file_name.h"

namespace screens {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxFileName = 24;  // characters; leaves room for "-own-12" and the like

std::string text_of(const EditorView& view) { return battles::battle_text(editor::to_json(view.draft())); }

// Returns nullopt if the draft is not a valid battle; `files.fault` then says why.
std::optional<battles::Battle> battle_of(EditorView& view) {
    auto battle = battles::battle_from_json(view.app.library(), editor::to_json(view.draft()), "");
    if (battle) return std::move(*battle);
    view.files.fault = plain(battles::sentence(battle.error().front()));
    return std::nullopt;
}

fs::path saved_file(const BattleApp& app) { return app.profile() / kUnsavedBattle; }

}  // namespace

Phrase title_of(const EditorView& view) {
    return view.scenario().title.empty() ? say("A new battle") : known(view.scenario().title);
}

// Turns "The Bridge, 1809" into "the-bridge-1809", or "the-bridge-1809-2" if that is taken.
std::string name_for(const EditorView& view) {
    std::string name = rules::dashed(view.scenario().title, kMaxFileName);
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (name.empty() || rules::names_device(name)) name = "my-battle";
    if (view.app.library().ships(battles::LibraryKind::Battles, name)) name += "-own";
    std::string free = name;
    for (int i = 2; !fault_of_name(view, free).empty(); ++i) free = std::string(name).append("-" + std::to_string(i));
    return free;
}

Phrase fault_of_name(const EditorView& view, const std::string& name) {
    if (!battles::is_name(name) || rules::names_device(name) || battles::quick_named(name))
        return say("This cannot be used as a file name.");
    if (view.app.library().ships(battles::LibraryKind::Battles, name))
        return say("A battle that ships with the game has this name.");
    const fs::path file = view.app.library().own(battles::LibraryKind::Battles) / core::path(name + ".json");
    std::error_code error;
    if (file != view.files.file && fs::exists(file, error)) return say("Another battle of yours has this name.");
    return {};
}

void EditorView::ask_name() { dialog.ask_name(name_for(*this)); }

void EditorView::save() {
    if (files.file.empty()) return ask_name();
    save_as(core::text(files.file.stem()));
}

bool EditorView::save_as(const std::string& as) {
    const fs::path folder = app.library().own(battles::LibraryKind::Battles);
    const fs::path to = folder / core::path(as + ".json");
    auto written = platform::make_folder(folder);
    if (written) written = platform::write_file(to, text_of(*this));
    if (!written) {
        files.fault = written.error();
        files.leaving = false;
        return false;
    }
    files.file = to;
    history.mark_saved();
    notice = say("Saved as {1}", plain(as));
    drop_unsaved(*this);
    if (files.leaving) leave();
    return true;
}

void EditorView::try_out() {
    if (!seen.problems.empty()) {
        page = EditorPage::Problems;
        return;
    }
    const auto battle = battle_of(*this);
    if (!battle) return;
    BattleStart trial = beginning({}, battle->scenario);
    trial.set_up.players = app.settings().seats.players;
    trial.set_up.bots = app.settings().seats.bots.value_or(profile::SetUp{}.bots);
    trial.set_up.at_once = true;
    trial.set_up.seed = app.seed();
    trial.trial = Trial::Editor;
    open_trial(app, trial);
}

void EditorView::try_in_lab() {
    auto battle = battle_of(*this);
    if (!battle) return;
    battle->title = app.ui().translated(title_of(*this));
    open_lab(app, {.laid = std::move(*battle)});
}

void EditorView::leave() {
    if (!history.is_saved() && dialog.ask != EditorAsk::Leave) {
        dialog.ask = EditorAsk::Leave;
        return;
    }
    history.mark_saved();
    drop_unsaved(*this);
    app.go("battles");
}

void save_unsaved(EditorView& view) {
    if (view.history.is_saved()) return;
    if (!view.files.has_saved) profile::bury_draft(saved_file(view.app));
    view.files.has_saved = true;
    const auto kept = platform::write_file(saved_file(view.app), text_of(view));
    // Reported once, not for every coin placed.
    if (!kept && view.files.keeps) view.app.notify(say("The draft could not be saved: {1}", kept.error()));
    view.files.keeps = kept.has_value();
}

std::optional<editor::Draft> unsaved_draft(const BattleApp& app) {
    const auto json = battles::read_json(saved_file(app));
    if (!json) return std::nullopt;
    auto draft = editor::draft_from_json(app.library(), *json, kUnsavedBattle);
    return draft ? std::optional(std::move(*draft)) : std::nullopt;
}

void drop_unsaved(EditorView& view) {
    if (!view.files.has_saved) return;
    view.files.has_saved = false;
    profile::drop_draft(saved_file(view.app));
}

}  // namespace screens
