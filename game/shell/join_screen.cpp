// Joining a table at another machine, in three steps: the invitation, a name, and the request to join. The screen says
// at once what kind of invitation it was given, what it leads to, and how far it has come.

#include <filesystem>
#include <utility>

#include "engine/core/path.h"
#include "engine/core/utf8.h"
#include "game/remote/notices.h"
#include "game/shell/page_frame.h"
#include "game/shell/remote_play.h"
#include "game/shell/screen_list.h"
#include "game/shell/shared_table_panel.h"

namespace screens {
namespace {

constexpr std::size_t kLinkBytes = 300;

constexpr std::size_t kNameBytes = 40;

// Returns the path in a text copied from a file manager, quoted or not; empty if it is no path.
std::string file_in(std::string path) {
    std::erase(path, '"');
    const auto from = path.find_first_not_of(' '), to = path.find_last_not_of(' ');
    if (from == std::string::npos) return "";
    path = path.substr(from, to - from + 1);
    return path.ends_with(".coinwars") || path.ends_with(".json") ? path : "";
}

// The typed or pasted text, as far as it can be recognized.
struct Given {
    enum class Kind { Nothing, Code, Link, File, NoFile, Unknown };
    Kind kind = Kind::Nothing;
    Phrase words;
    bool leads_somewhere() const { return kind == Kind::Code || kind == Kind::Link || kind == Kind::File; }
};

Given given_by(const std::string& typed) {
    using Kind = Given::Kind;
    if (typed.find_first_not_of(" \t\r\n") == std::string::npos)
        return {Kind::Nothing, say("A code of twenty letters and digits, a link, or a file.")};
    if (const std::string file = file_in(typed); !file.empty()) {
        std::error_code error;
        if (std::filesystem::exists(core::path(file), error))
            return {Kind::File, say("A file: the battle in it opens here.")};
        return {Kind::NoFile, say("There is no such file here. Drop it on this window instead.")};
    }
    const auto to = remote::read_invitation(typed);
    if (!to) return {Kind::Unknown, say("That is not a code. A code is twenty letters and digits in four groups.")};
    if (to->host.empty()) return {Kind::Code, say("A code: that table is looked for on this network.")};
    return {Kind::Link, say("A link: this machine calls {1}.", plain(to->host))};
}

class JoinScreen final : public Screen {
public:
    JoinScreen(App& app, std::string link, SitDown sit_down)
        : app_(app), typed_(std::move(link)), name_(app.settings().seats.players[0]), sit_down_(std::move(sit_down)) {
        goes_ = !typed_.empty();
    }
    JoinScreen(const JoinScreen&) = delete;
    JoinScreen& operator=(const JoinScreen&) = delete;
    ~JoinScreen() override {
        if (!seated_ && app_.remote().tables() == table_) app_.remote().leave();
    }

    std::string_view name() const override { return "join"; }
    bool busy() const override { return false; }
    double wakes() const override { return app_.remote().active() ? 0.25 : 0; }

    void frame(App& app) override {
        if (std::exchange(goes_, false)) go();  // the previous screen has left its table by now
        if (remote::Guest* guest = seated_ ? nullptr : app.remote().guest())
            if (const auto welcome = guest->not_agreed() ? guest->not_agreed() : guest->take_welcome())
                seated_ = sit_down_(*welcome);
        draw_page(app, say("Join a table"), "join", 620, [&] { content(); });
    }

private:
    void content() {
        ui::Ui& ui = app_.ui();
        const bool under_way = app_.remote().guest() != nullptr;
        step(say("1. What you were sent"));
        draw_field();
        const Given given = given_by(typed_);
        const bool wrong = given.kind == Given::Kind::Unknown || given.kind == Given::Kind::NoFile;
        ui.text(given.words, {.type = Type::Small, .colour = wrong ? palette::kAccent : palette::kSoft});
        step(say("2. What the others call you"));
        ui.input_field(say("Your name"), name_, kNameBytes);
        step(say("3. Off to the table"));
        ui.remark(say("It opens here as it stands. You take the seat that is free, or watch if there is none."));
        if (ui.button(
                say("Join"), Look::Accent,
                {given.leads_somewhere() && !under_way, under_way ? say("You are already joining.") : why_not(given)}))
            go();
        if (!fault_.empty()) ui.text(fault_, {.colour = palette::kAccent});
        if (under_way) draw_state();
        ui.rule();
        ui.caption(say("GOOD TO KNOW"));
        ui.remark(
            say("On the same network the code is enough. From farther away you need the link, and the other machine "
                "must be reachable: over IPv6, or through a port that is open on its router."));
        ui.remark(say("A friend who plays by file sends you one: open it, or drop it on this window."));
    }

    void step(const Phrase& words) {
        ui::Ui& ui = app_.ui();
        ui.space(4);
        ui.text(words, {.type = Type::Lead});
    }

    void draw_field() {
        ui::Ui& ui = app_.ui();
        const Phrase label = say("Their code or link"), paste = say("Paste");
        const double wide = button_width(ui, paste, 96), gap = ui.px(12);
        ui.row({ui.rest().width() - wide - gap, wide});
        ui.input_field(label, typed_, kLinkBytes);
        if (ui.button(paste)) {
            const std::string copied = ui.clipboard();
            fault_ = copied.empty() ? say("Nothing has been copied.") : Phrase();
            if (!copied.empty()) typed_ = core::whole_characters(copied, kLinkBytes);
        }
    }

    static Phrase why_not(const Given& given) {
        return given.kind == Given::Kind::Nothing ? say("Enter the code or link first.") : given.words;
    }

    void draw_state() {
        ui::Ui& ui = app_.ui();
        remote::Guest& guest = *app_.remote().guest();
        if (guest.state() == remote::Guest::State::Refused && !seated_) {
            fault_ = remote::notice_of(guest.why());
            return app_.remote().leave();
        }
        const Phrase why = remote::notice_of(guest.why());
        if (guest.state() == remote::Guest::State::Joining || seated_)
            ui.text(say("Connected. Loading the table."));
        else if (app_.remote().joined_by().host.empty())
            ui.text(say("Looking for that table on this network …"));
        else
            ui.text(say("Connecting to {1} …", plain(app_.remote().joined_by().host)));
        if (!why.empty()) ui.text(why, {.colour = palette::kAccent});
        if (guest.state() == remote::Guest::State::Dialling && !guest.why().empty()) draw_next_try(ui, guest);
        if (ui.button(say("Stop"))) app_.remote().leave();
    }

    void go() {
        if (const auto file = file_in(typed_); !file.empty()) return app_.open(file);
        const auto to = remote::read_invitation(typed_);
        fault_ = to ? Phrase() : say("That is not a code. A code is twenty letters and digits in four groups.");
        if (!to) return;
        app_.settings().seats.players[0] = name_;
        app_.save_settings();
        if (const auto joined = app_.remote().join(*to, name_); !joined) fault_ = joined.error();
        table_ = app_.remote().tables();
    }

    App& app_;
    std::string typed_, name_;
    SitDown sit_down_;
    Phrase fault_;
    bool seated_ = false;
    bool goes_ = false;  // at once
    int table_ = -1;     // the one being joined (RemotePlay::tables)
};

}  // namespace

std::unique_ptr<Screen> make_join(App& app, const std::string& link, SitDown sit_down) {
    return std::make_unique<JoinScreen>(app, link, std::move(sit_down));
}

}  // namespace screens
