// The war's file among the player's own, and the draft kept until it is saved.

#include <utility>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/profile/unsaved_drafts.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/file_name.h"

namespace screens {

namespace {

namespace fs = std::filesystem;

constexpr const char* kUnsavedWar = "unsaved-war.json";
constexpr std::size_t kMaxFileName = 24;

fs::path folder_of(const WarEditorView& view) { return view.app.library().own() / "wars"; }
fs::path saved_file(const BattleApp& app) { return app.profile() / kUnsavedWar; }

std::string small_dashed(const std::string& title) {
    std::string name = rules::dashed(title, kMaxFileName);
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return name.empty() || rules::names_device(name) ? "my-war" : name;
}

Phrase fault_of(const WarEditorView& view, const std::string& name) {
    std::error_code none;
    if (!battles::is_name(name) || rules::names_device(name)) return say("This cannot be used as a file name.");
    if (fs::exists(view.app.library().assets() / "wars" / core::path(name + ".json"), none))
        return say("A war that came with the game has this name.");
    const fs::path file = folder_of(view) / core::path(name + ".json");
    if (file != view.file && fs::exists(file, none)) return say("Another war of yours has this name.");
    return {};
}

std::string free_name(const WarEditorView& view) {
    const std::string name = small_dashed(view.plan().title);
    std::string free = name;
    for (int i = 2; !fault_of(view, free).empty(); ++i) free = std::string(name).append("-" + std::to_string(i));
    return free;
}

// Writes only what can be read again.
core::Result<void, Phrase> write_war(const WarEditorView& view, const fs::path& file) {
    const rules::Json json = wars::war_file_json(view.plan());
    const auto war = wars::war_from_json(view.app.library(), json, core::text(file.filename()));
    if (!war) return core::failure(battles::told(war.error().front()));
    const auto made = platform::make_folder(folder_of(view));
    return made ? platform::write_file(file, json.dump(2) + "\n") : made;
}

bool save_as(WarEditorView& view, const std::string& name) {
    const fs::path file = folder_of(view) / core::path(name + ".json");
    if (const auto written = write_war(view, file); !written) {
        view.fault = written.error();
        view.leaving = false;
        return false;
    }
    view.file = file;
    view.history.mark_saved();
    view.notice = say("Saved as {1}", plain(name));
    drop_unsaved_war(view);
    if (view.leaving) leave_war_editor(view);
    return true;
}

void ask_name(WarEditorView& view) {
    view.ui.dialog("name of war", view.ui.px(440), [&] {
        ui::Ui& ui = view.ui;
        ui.heading(say("Save the war"));
        ui.text(say("Choose a file name for your war: lower-case letters, digits, - and _."));
        ui.input_text(say("Name"), view.name, 32);
        const Phrase fault = fault_of(view, view.name);
        if (!fault.empty()) ui.remark(fault);
        ui.row({1, 1});
        if (ui.button(say("Save it"), Look::Accent, {fault.empty(), fault})) {
            view.ask = WarAsk::Nothing;
            save_as(view, view.name);
            return;
        }
        if (ui.button(say("Cancel"))) {
            view.ask = WarAsk::Nothing;
            view.leaving = false;
        }
    });
}

void ask_leave(WarEditorView& view) {
    view.ui.dialog("leave war", view.ui.px(440), [&] {
        ui::Ui& ui = view.ui;
        ui.heading(say("Leave without saving?"));
        const bool stays = !view.problems.empty() && view.keeps && view.is_kept;
        ui.text(stays ? say("A war with problems cannot be saved; the draft is kept under “Make a war”.")
                      : say("Changes made since the war was last saved will be lost."));
        if (view.problems.empty() && ui.button(say("Save and leave"), Look::Accent)) {
            view.leaving = true;
            view.ask = WarAsk::Nothing;
            return save_war(view);
        }
        if (ui.button(say("Leave without saving"))) {
            if (view.problems.empty()) drop_unsaved_war(view);
            view.history.mark_saved();
            view.ask = WarAsk::Nothing;
            return view.app.go("wars");
        }
        if (ui.button(say("Stay"))) view.ask = WarAsk::Nothing;
    });
}

}  // namespace

void save_war(WarEditorView& view) {
    if (!view.problems.empty()) {
        view.page = WarPage::Problems;
        view.notice = say("Fix the problems first.");
        return;
    }
    if (!view.file.empty()) {
        save_as(view, core::text(view.file.stem()));
        return;
    }
    view.name = free_name(view);
    view.ask = WarAsk::Name;
}

void leave_war_editor(WarEditorView& view) {
    if (!view.history.is_saved()) {
        view.ask = WarAsk::Leave;
        return;
    }
    view.app.go("wars");
}

void draw_war_questions(WarEditorView& view) {
    if (!view.fault.empty()) {
        view.ui.dialog("war not saved", view.ui.px(440), [&] {
            view.ui.heading(say("The war was not saved"));
            view.ui.text(view.fault);
            if (view.ui.button(say("All right"), Look::Accent)) view.fault = {};
        });
        return;
    }
    if (view.ask == WarAsk::Name) ask_name(view);
    if (view.ask == WarAsk::Leave) ask_leave(view);
}

void save_unsaved_war(WarEditorView& view) {
    if (view.history.is_saved()) return;
    if (!view.keeps) profile::bury_draft(saved_file(view.app));
    view.keeps = true;
    const auto kept = platform::write_file(saved_file(view.app), wars::war_file_json(view.plan()).dump());
    // Reported once, not for every letter.
    if (!kept && view.is_kept) view.app.notify(say("The draft could not be saved: {1}", kept.error()));
    view.is_kept = kept.has_value();
}

void drop_unsaved_war(WarEditorView& view) {
    if (std::exchange(view.keeps, false)) profile::drop_draft(saved_file(view.app));
}

std::optional<war::WarPlan> unsaved_war(const BattleApp& app) {
    auto json = battles::read_json(saved_file(app));
    if (!json) return std::nullopt;
    auto plan = wars::war_draft(app.library(), std::move(*json), kUnsavedWar);
    return plan ? std::optional(std::move(*plan)) : std::nullopt;
}

}  // namespace screens
