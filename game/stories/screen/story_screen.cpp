#include "game/stories/screen/story_screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/lists.h"
#include "engine/ui/small_print.h"
#include "game/shell/page_frame.h"
#include "game/stories/screen/seats_bar.h"

namespace screens {

namespace {

constexpr double kPanel = 392, kNarrow = 900;  // points: the slip; a window too narrow to read cards

// The page of a shared table; true if it is open.
bool draw_others_page(StoryView& view, StoryTable& table) {
    ui::Ui& ui = view.app.ui();
    if (table.apart()) {
        ui.side_panel("apart", view.place.tools,
                      [&] { draw_apart(ui, view.sharing.talk, say("Told on several screens"), table.going_on()); });
        return true;
    }
    if (!view.sharing.table || !view.sharing.open) return false;
    ui.side_panel("others", view.place.tools, [&] { draw_shared_story(view.app, view.sharing, table.shared_page()); });
    return true;
}

// A throw, or a step that concerns everyone, is taken back only if everybody at the table agrees.
void ask_take_back(ui::Ui& ui, StoryDialog& dialog, StoryTable& table, const Phrase& last) {
    dialog = [&ui, &table, last] {
        bool done = false;
        ui.dialog("take back", ui.px(500), [&] {
            ui.heading(say("Take it back?"));
            if (!last.empty()) ui.text(last);
            ui.text(say("This was a throw, or it concerns all of you, so it can be taken back only if everybody at the "
                        "table agrees. The next throw will be a new one."),
                    {Type::Small, palette::kSoft});
            if (ui.button(say("Everybody agrees: take it back"), Look::Accent)) {
                done = true;
                table.take_back();
            }
            if (ui.button(say("Cancel"))) done = true;
        });
        return done;
    };
}

bool can_be_taken_back(const StoryTable& table) {
    const TakeBack taking = table.may_take_back();
    return taking == TakeBack::Freely || taking == TakeBack::ByConsent;
}

std::vector<TopBarSeat> top_bar_seats(const StoryTopBar& top_bar) {
    std::vector<TopBarSeat> seats;
    const auto awaited = top_bar.due();
    for (const Deciders::One& each : top_bar.seats())
        seats.push_back({each.seat, each.name, core::contains(awaited, each.seat, &Deciders::One::seat)});
    return seats;
}

constexpr double kFacingPad = 18, kFacingGap = 20, kFacingHigh = 36, kTurnHigh = 28;  // points

// From left to right as they read it who sit across.
class FacingLine {
public:
    FacingLine(ui::Ui& ui, const Rect& rect, double end)
        : ui_(ui), rect_(rect), x_(rect.x0 + ui.px(kFacingPad)), end_(end) {}
    // Nothing where there is no room for a part of it.
    void print(const Phrase& words, Type type, ui::Colour colour) {
        const double room = end_ - x_, min = std::min(ui_.px(80), ui_.text_width(words, type));
        if (words.empty() || room < min) return;
        const bool fits = ui_.text_width(words, type) <= room;
        const Phrase shown = fits ? words : ui::fitted(ui_, words, room);
        const Type size = fits ? type : Type::Small;
        const double wide = ui_.text_width(shown, size) + 2, high = ui_.line_height(size);
        ui_.place(ui::sized({x_, std::round(rect_.center().y - high / 2)}, wide, high));
        ui_.text(shown, {size, colour});
        x_ += wide + ui_.px(kFacingGap);
    }

private:
    ui::Ui& ui_;
    Rect rect_;
    double x_, end_;
};

Phrase turn_to_them() { return say("Turn the screen to me"); }

double facing_bar_height(const ui::Ui& ui) { return ui.px(kFacingHigh); }

// True if the screen shall be turned to them.
bool draw_facing_bar(ui::Ui& ui, const FacingBar& bar) {
    const double top = ui.top_bar_height(), high = facing_bar_height(ui);
    const Rect rect{0, top, ui.width(), top + high};
    const double wide = bar.may_act ? button_width(ui, turn_to_them(), 96) : 0;
    const Rect button =
        ui::sized({rect.x1 - ui.px(kFacingPad) - wide, rect.center().y - ui.px(kTurnHigh) / 2}, wide, ui.px(kTurnHigh));
    ui.facing("facing", rect, [&] {
        FacingLine line(ui, rect, (bar.may_act ? button.x0 : rect.x1) - ui.px(kFacingPad));
        line.print(bar.awaited, Type::Strong, palette::kBrassLight);
        for (const FacingBar::One& one : bar.people) {
            line.print(one.name, Type::Body, palette::kCream);
            line.print(one.has, Type::Body, palette::kCreamSoft);
        }
        line.print(bar.told, Type::Small, palette::kCreamSoft);
        if (!bar.may_act) return;
        ui.paint().fill(button, palette::kWalnut, ui.px(4));
        ui.paint().frame(button, palette::kBrass, std::max(1.0, ui.px(1.2)), ui.px(4));
        const double x = button.center().x - ui.text_width(turn_to_them(), Type::Body) / 2;
        ui.paint().print({x, button.center().y - ui.line_height(Type::Body) / 2}, turn_to_them(), Type::Body,
                         palette::kCream);
    });
    if (!bar.may_act) return false;
    // Where it lies once the bar is turned.
    const Rect seen{rect.x1 - button.x1, button.y0, rect.x1 - button.x0, button.y1};
    bool pressed = false;
    ui.overlay("facing button", seen, [&] { pressed = ui.area(turn_to_them(), seen); });
    return pressed;
}

}  // namespace

Phrase StoryTopBar::awaited_in_words() const {
    const std::vector<int> awaited = awaited_seats();
    std::vector<Phrase> names;
    for (const Deciders::One& one : seats())
        if (core::contains(awaited, one.seat)) names.push_back(one.name);
    return names.empty() ? stage() : say("{1} decides", joined(names, rules::comma()));
}

double StoryScreen::wakes() const {
    if (shared_.drafts.unsaved() || shared_.loose.unsaved()) return profile::Retry::kAfter;
    return shared_.sharing.table && !is_all_well(shared_.app.remote()) ? 1 : 0;
}

void StoryScreen::keep() {
    shared_.sharing.texts.save_all(shared_.drafts);
    shared_.loose.save_last();
    kept_ = true;
}

std::vector<TableInk> StoryScreen::ink() const { return ink_on_table(shared_); }

void StoryScreen::frame(App& app) {
    if (has_table()) follow_others();
    lay_out();
    advance();
    shared_.loose.follow(shared_.place.view, FreeObjects::Keys::WithoutTab);
    shared_.loose.advance(shared_.place.view);
    shared_.verdict.at = {};
    // Clips print over the table at the table's edge.
    app.ui().overlay("table", shared_.place.room, [&] { draw_desk(); });
    shared_.camera.draw_around(app, shared_.place);
    if (draw_top_bar()) open_players();
    if (const FacingBar bar = facing_bar(); !bar.people.empty() && draw_facing_bar(app.ui(), bar))
        turned_at_ = turned_at_ == stands_at() ? std::nullopt : std::optional(stands_at());
    if (has_table()) handle_keys();
    if (has_table() && !shared_.side_panel.back) follow_phase();
    draw_page_or_past();
    if (has_table() && story_place_.height() > 0) draw_story();  // not in the frame in which it begins
    if (shared_.sharing.table && shared_.sharing.table->offer())
        answer_going_back(app.ui(), *shared_.sharing.table, steps());
    else if (asks_new_)
        ask_new();
    else
        follow_dialog(shared_.dialog);
    shared_.earlier_tables.ask(app);
    if (shared_.hint.lines.empty() && !app.ui().over_panel())
        shared_.hint = shared_.loose.told_at(shared_.place, app.ui().pointer());
    shared_.lookup.draw(app, shared_.hint);
    save_forms();
    shared_.save_own_forms();
    // A frame in which the program closes must not save again without the texts on their way.
    if (!std::exchange(kept_, false)) shared_.drafts.save_changes(app.clock_seconds());
}

void StoryScreen::lay_out() {
    const ui::Ui& ui = shared_.app.ui();
    const bool narrow = ui.width() / ui.scale() < kNarrow;
    const double side_panel = std::min(ui.px(kPanel), ui.width() * (narrow ? 0.62 : 0.42));
    const Vec2 before = shared_.place.tabletop;
    const double below_top_bar = facing_bar().people.empty() ? 0 : facing_bar_height(ui);
    const TabletopRoom room{
        .side_panel = side_panel, .below_top_bar = below_top_bar, .tallest = shared_.about.tallest, .narrow = narrow};
    shared_.place =
        shared_.camera.look(shared_.app, room, [&](Vec2 at) { return lies_at(at) || shared_.loose.lies_at(at); });
    if (shared_.place.tabletop != before) follow_resize();
    divide_column();
}

// The page above, the story below; only the story while it is being read.
void StoryScreen::divide_column() {
    ui::Rect& tools = shared_.place.tools;
    story_place_ = {};
    if (!has_table()) return;
    const ui::Ui& ui = shared_.app.ui();
    const double gap = ui.px(10), high = tools.height();
    const double head = ui.px(50), part = std::round(0.28 * high);
    const double story = shared_.side_panel.tall ? high : shared_.place.narrow ? head : part;
    story_place_ = {tools.x0, tools.y1 - story, tools.x1, tools.y1};
    tools.y1 = story_place_.y0 - gap;
}

void StoryScreen::draw_page_or_past() {
    ui::Ui& ui = shared_.app.ui();
    if (has_table() && shared_.side_panel.tall) return;
    if (has_table() && draw_others_page(shared_, *this)) return;
    if (has_table() && shared_.side_panel.back)
        return ui.side_panel("looking back", shared_.place.tools,
                             [&] { draw_looking_back(ui, shared_.side_panel, story(), steps()); });
    if (has_table() && shared_.players_page.open)
        return ui.side_panel("players", shared_.place.tools, [&] {
            draw_fault();
            draw_players_page(ui, shared_.players_page, players());
        });
    const ui::Rect side_panel = has_table() ? draw_tabs() : shared_.place.tools;
    ui.side_panel(page_name(), side_panel, [&] { draw_side_panel(); });
}

bool StoryScreen::sit_face_to_face() const {
    return shared_.app.settings().face_to_face && has_table() && !shared_.sharing.table;
}

// Seats are clockwise, starting from the lower edge.
bool StoryScreen::sits_across(int seat) const {
    const int half = static_cast<int>(seats().size() + 1) / 2;
    return seat >= (shared_.about.leader.empty() ? half : 1);
}

bool StoryScreen::faces_across() const {
    if (!sit_face_to_face()) return false;
    const std::vector<int> awaited = awaited_seats();
    const bool all = !awaited.empty() && std::ranges::all_of(awaited, [&](int seat) { return sits_across(seat); });
    return all != (turned_at_ == stands_at());
}

FacingBar StoryScreen::facing_bar() const {
    FacingBar bar;
    if (!sit_face_to_face()) return bar;
    const std::vector<int> awaited = awaited_seats();
    bar.may_act = awaited.empty() || may_speak_up();
    const bool across = faces_across();
    for (const Deciders::One& one : seats()) {
        if (sits_across(one.seat) == across) continue;
        bar.people.push_back({one.name, has_in_words(one.seat)});
        bar.may_act = bar.may_act || core::contains(awaited, one.seat);
    }
    bar.awaited = awaited_in_words();
    for (const story::DocumentPart& part : story_)
        if (part.step) bar.told = part.text;
    return bar;
}

bool StoryScreen::draw_waiting() {
    const std::vector<int> awaited = awaited_seats();
    const bool theirs = !awaited.empty() && shared_.played(awaited).empty();
    if (theirs) shared_.app.ui().text(say("This is being done on another screen."), {Type::Body, palette::kSoft});
    return theirs;
}

const std::vector<story::DocumentPart>& StoryScreen::story() {
    if (const StandsAt now = stands_at(); told_at_ != now) {
        story_ = steps() == 0 ? std::vector<story::DocumentPart>()
                              : story::of_form(tell_story(), story::PageForm::EveryToss);
        told_at_ = now;
    }
    return story_;
}

void StoryScreen::draw_story() {
    StoryPanelOffers offers{shared_.story_title()};
    if (steps() > 0) offers.keep = [this] { save_story(); };
    if (can_be_taken_back(*this)) offers.take_back = [this] { press_take_back(); };
    offers.page_form = [this] { draw_page_form(shared_); };
    draw_story_panel(shared_.app.ui(), shared_.side_panel, story_place_, story(), offers);
}

void StoryScreen::press_take_back() {
    if (may_take_back() == TakeBack::Freely) return take_back();
    Phrase last;
    for (const story::DocumentPart& part : story())
        if (part.step && *part.step + 1 == steps()) last = part.text;
    ask_take_back(shared_.app.ui(), shared_.dialog, *this, last);
}

void StoryScreen::handle_keys() {
    for (const platform::Event& event : shared_.app.events()) {
        if (event.kind != platform::Event::Kind::KeyDown || shared_.dialog) continue;
        const bool undo = event.key == platform::Key('Z') && event.mods.ctrl;
        if (undo && can_be_taken_back(*this)) press_take_back();
    }
}

void StoryScreen::open_players() {
    shared_.players_page = {.open = true};
    shared_.side_panel.tall = false;
    shared_.side_panel.back.reset();
}

bool StoryScreen::draw_top_bar() {
    const std::vector<TopBarSeat> seats = has_table() ? top_bar_seats(*this) : std::vector<TopBarSeat>();
    return draw_seats_top_bar(shared_.app, title(), seats.empty() ? Phrase() : stage(), seats);
}

void StoryScreen::draw_side_panel() {
    if (!has_table()) return draw_start();
    if (shared_.sharing.table) draw_sharing_line(shared_.app, shared_.sharing);
    draw_head();
    if (draw_instead()) return;
    if (const auto shown = first_session()) draw_first_session(shared_, *shown);
    draw_page();
    ui::Ui& ui = shared_.app.ui();
    ui.rule();
    shared_.loose.draw_own();
    if (ui.button(say("New table"))) asks_new_ = true;
}

void StoryScreen::draw_head() {
    draw_fault();
    deciders_.draw(shared_.app.ui(), due());
}

void StoryScreen::draw_fault() {
    ui::Ui& ui = shared_.app.ui();
    for (const Phrase& fault : {shared_.fault, shared_.drafts.fault()})
        if (!fault.empty()) ui.text(fault, {Type::Small, palette::kAccent});
    if (!shared_.notice.empty()) draw_note(ui, shared_.notice);
}

bool StoryScreen::draw_instead() {
    const Phrase what = waiting_for();
    if (!what.empty()) shared_.app.ui().text(what, {Type::Body, palette::kSoft});
    return !what.empty();
}

void StoryScreen::ask_new() {
    const Reply reply = ask_new_table(shared_.app.ui());
    if (reply != Reply::None) asks_new_ = false;
    if (reply != Reply::Yes) return;
    if (const auto aside = shared_.clear_table(); !aside) {
        shared_.fault = aside.error();
        return;
    }
    deciders_.forget();
    close_table();
}

}  // namespace screens
