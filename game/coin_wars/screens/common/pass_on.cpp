#include "game/coin_wars/screens/common/pass_on.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/packs/pack_making.h"
#include "game/profile/free_file.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::size_t kMaxTitle = 80, kMaxAbout = 400;
constexpr const char* kPackEnding = ".coinwars";

bool is_blank(const std::string& text) { return text.find_first_not_of(" \n") == std::string::npos; }

}  // namespace

void PassOn::ask(BattleApp& app, battles::LibraryKind kind, const std::string& name, const std::string& title) {
    asked_ = Asked{kind, name, {"", title, app.settings().seats.players[0], ""}};
}

void PassOn::draw(BattleApp& app) {
    if (!asked_) return;
    app.ui().dialog("pass on", app.ui().px(560), [&] { asked_->file.empty() ? question(app) : written(app); });
}

void PassOn::question(BattleApp& app) {
    ui::Ui& ui = app.ui();
    ui.heading(say("Pass it on"));
    ui.text(say(
        "It is saved as one file with everything it needs. Anyone who opens it with Coin Wars can keep it and play."));
    ui.input_text(say("Its title"), asked_->manifest.title, kMaxTitle);
    ui.input_text(say("Who made it"), asked_->manifest.author, kMaxTitle);
    ui.input_lines(say("What it is about"), asked_->manifest.about, 2, kMaxAbout);
    if (!asked_->fault.empty()) ui.text(asked_->fault, {.colour = palette::kAccent});
    ui.row({1, 1});
    const bool writes = ui.button(say("Save the file"), Look::Accent,
                                  {!is_blank(asked_->manifest.title), say("Give it a name first.")});
    const bool leaves = ui.button(say("Cancel"));
    if (writes) write(app);
    if (leaves) asked_.reset();
}

void PassOn::written(BattleApp& app) {
    ui::Ui& ui = app.ui();
    ui.heading(say("Send this file"));
    ui.text(plain(core::text(asked_->file.filename())), {.type = Type::Strong});
    ui.remark(plain(core::text(asked_->file)));
    ui.text(say("It opens with a double click, or when dropped on the Coin Wars window."));
    button_row(ui, {say("Show in folder"), say("Copy its path"), say("Close")});
    if (ui.button(say("Show in folder"), Look::Accent)) app.show_file(asked_->file);
    if (ui.button(say("Copy its path"))) ui.set_clipboard(core::text(asked_->file));
    if (ui.button(say("Close"))) asked_.reset();
}

void PassOn::write(BattleApp& app) {
    for (std::string* text : {&asked_->manifest.author, &asked_->manifest.about})
        if (is_blank(*text)) text->clear();
    const auto bytes = packs::pack_of(app.library(), {asked_->manifest, {asked_->name}, asked_->kind});
    if (!bytes) {
        asked_->fault = battles::told(bytes.error().front());
        return;
    }
    const std::filesystem::path folder = app.profile() / "given";
    const auto is_the_same = [&](const std::filesystem::path& file) {
        const auto there = platform::read_file(file);
        return there && *there == *bytes;
    };
    const auto file = profile::free_file(folder, packs::name_from(asked_->manifest.title), kPackEnding, is_the_same);
    auto done = platform::make_folder(folder);
    if (done) done = platform::write_for_person(file, *bytes);
    if (!done) {
        asked_->fault = done.error();
        return;
    }
    asked_->fault = {};
    asked_->file = file;
}

}  // namespace screens
