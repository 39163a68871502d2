// The box of problems: the shipped ones in order of difficulty, and the player's own mistakes, each as a card.

#include <cmath>
#include <map>

#include "game/coin_wars/problems/problem_words.h"
#include "game/coin_wars/profile/solved_problems.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/kit/search.h"
#include "game/profile/day.h"
#include "game/shell/list_kit.h"
#include "game/shell/page_frame.h"
#include "game/shell/table_picture.h"

namespace screens {
namespace {

using problems::Problem;

constexpr double kCardWidth = 270, kGap = 20, kPad = 14, kPicture = 150;  // points
constexpr double kAround = 1.2;                                           // inches around the coins
constexpr double kMaxScale = 34;                                          // points an inch

// The part of the table with the coins.
struct Picture {
    render::Scene scene;
    core::Box part;
};
Picture picture_of(const Problem& problem) {
    const cw::Match match = problems::start_of(problem);
    Picture picture{table::resting_scene(match, {}), {}};
    std::vector<Vec2> places;
    for (const cw::Coin& coin : match.coins)
        if (coin.place == cw::Place::Table) places.push_back(coin.at);
    picture.part = core::box_around(places).grown(kAround);
    return picture;
}
void draw_picture(Drawing& drawing, const Rect& rect, const Picture& picture) {
    const Vec2 size = picture.part.high - picture.part.low;
    const double fits = std::min(rect.width() / size.x, rect.height() / size.y);
    draw_miniature(drawing, rect, picture.scene, (picture.part.low + picture.part.high) / 2,
                   std::min(fits, drawing.ui().px(kMaxScale)));
}

class Problems final : public BattleAppScreen {
public:
    explicit Problems(BattleApp& app)
        : BattleAppScreen(app),
          box_(profile::load_box(app.profile(), app.library())),
          solved_(profile::load_solved(app.profile())) {
        choose();
    }

    std::string_view name() const override { return "problems"; }
    bool keeps_place() const override { return true; }
    bool animating() const override { return waiting_; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"shipped", box_.shipped.size()},
                                         {"own", box_.own.size()},
                                         {"solved", solved_.size()},
                                         {"shown", shown_.size()}});
    }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("Problems"), WayOut::Title);
        ui::Ui& ui = app.ui();
        ui.scroll("problems", {0, ui.top_bar_height(), ui.width(), ui.height()}, [&] {
            ways(app);
            cards(app);
        });
    }

private:
    const std::vector<Problem>& shelf() const { return own_ ? box_.own : box_.shipped; }

    std::size_t columns(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth);
        return static_cast<std::size_t>(std::max(1.0, std::floor((ui.rest().width() - gap) / (wide + gap))));
    }
    double left_edge(const ui::Ui& ui) const {
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth), count = static_cast<double>(columns(ui));
        return ui.rest().x0 + std::round((ui.rest().width() - count * (wide + gap) + gap) / 2);
    }

    enum class Shelf { Shipped, Own };
    // A replay watched over this page may have added mistakes.
    void look_at(const BattleApp& app, Shelf shelf) {
        own_ = shelf == Shelf::Own;
        box_ = profile::load_box(app.profile(), app.library());
        choose();
    }

    // Draws today's problem, the two shelves, and the search.
    void ways(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double left = left_edge(ui);
        ui.space(14);
        ListBar bar(ui, left, palette::kPaper);
        if (bar.filter(say("To solve"), !own_)) look_at(app, Shelf::Shipped);
        if (bar.filter(say("Your mistakes"), own_)) look_at(app, Shelf::Own);
        if (const Problem* daily = box_.of_day(profile::today()); daily && bar.button(say("Today's problem")))
            app.solve(daily->name, Solving::Asked);
        bar.gap();
        if (bar.filter(say("Not solved yet"), only_unsolved_)) {
            only_unsolved_ = !only_unsolved_;
            choose();
        }
        if (bar.search(searched_)) choose();
        bar.end();
        note(ui, left);
    }

    void choose() {
        shown_.clear();
        for (std::size_t i = 0; i < shelf().size(); ++i)
            if ((!only_unsolved_ || !solved_.contains(shelf()[i].name)) &&
                rules::found_in(words::english(source_in_words(shelf()[i])) + " " + std::to_string(i + 1), searched_))
                shown_.push_back(i);
    }

    void note(ui::Ui& ui, double left) const {
        const int solved = count_solved(), all = static_cast<int>(shelf().size());
        const Phrase words =
            !own_ ? solved == 0 ? say("{1} of {2} solved. The easiest come first.", solved, all)
                                : say("{1} of {2} solved.", solved, all)
            : shelf().empty()
                ? say("None yet. After a battle, ask what decided it: each turn that cost you a lot is kept here.")
                : say("Turns in your own battles that cost you a lot. The latest come first.");
        const double wrap = ui.rest().x1 - left - ui.px(kGap), high = ui.text_height(words, Type::Body, wrap);
        const Rect row = ui.take(high + ui.px(6));
        const Rect lines{left, row.y0 + ui.px(4), left + wrap, row.y1};
        ui.paint().print_lines(lines, words, Type::Body, palette::kPaper);
        ui.add_label(words, lines);
    }
    int count_solved() const {
        return static_cast<int>(
            std::ranges::count_if(shelf(), [&](const Problem& one) { return solved_.contains(one.name); }));
    }

    double card_height(const ui::Ui& ui) const {
        return ui.px(kPad + kPicture + 8 + kPad) + ui.line_height(Type::Strong) + 2 * ui.line_height(Type::Small);
    }

    void cards(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const double gap = ui.px(kGap), wide = ui.px(kCardWidth), left = left_edge(ui), top = ui.rest().y0,
                     high = card_height(ui);
        const std::size_t across = columns(ui);
        waiting_ = made_now_ = false;
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            const double x = left + static_cast<double>(i % across) * (wide + gap),
                         y = top + static_cast<double>(i / across) * (high + gap);
            card(app, shelf()[shown_[i]], static_cast<int>(shown_[i]) + 1, ui::sized({x, y}, wide, high));
        }
        ui.take(static_cast<double>((shown_.size() + across - 1) / across) * (high + gap));
        if (shown_.empty() && !shelf().empty()) nothing(ui, left);
    }

    void nothing(ui::Ui& ui, double left) {
        ListBar bar(ui, left, palette::kPaper);
        bar.tell(say("No problem matches this."));
        if (bar.button(say("Show all"))) {
            searched_.clear();
            only_unsolved_ = false;
            choose();
        }
        bar.end();
    }

    void card(BattleApp& app, const Problem& problem, int number, const Rect& rect) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        paint.paper(rect, 6);
        const Phrase title = say("Problem {1}", number);
        if (ui.area(title, rect)) app.solve(problem.name, Solving::Asked);
        if (rect.y1 <= 0 || rect.y0 >= ui.height()) return;
        if (ui.hovered() || ui.focused()) {
            paint.fill(rect, palette::kChosen, ui.px(4));
            paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent, ui.px(2));
        }
        const double left = rect.x0 + ui.px(kPad), right = rect.x1 - ui.px(kPad), small = ui.line_height(Type::Small);
        double y = rect.y0 + ui.px(kPad);
        const Rect map{left, y, right, y + ui.px(kPicture)};
        if (const Picture* made = picture(problem))
            draw_picture(app, map, *made);
        else
            paint.fill(map, palette::kSoft.faded(0.18), ui.px(3));
        y = map.y1 + ui.px(8);
        print(ui, title, {left, y, right, y + ui.line_height(Type::Strong)}, Type::Strong, palette::kInk);
        y += ui.line_height(Type::Strong);
        print(ui, who_acts(problem), {left, y, right, y + small}, Type::Small, palette::kSoft);
        y += small;
        const bool solved = solved_.contains(problem.name);
        const Phrase below = solved ? say("Solved: {1}", problems::name_of(problem.theme)) : source_in_words(problem);
        print(ui, below, {left, y, right, y + small}, Type::Small, solved ? palette::kAccent : palette::kSoft);
    }

    static void print(ui::Ui& ui, const Phrase& text, const Rect& rect, Type type, ui::Colour colour) {
        if (text.empty()) return;
        ui.paint().print({rect.x0, rect.y0}, text, type, colour);
        ui.explain(text, rect, type);
    }

    static Phrase who_acts(const Problem& problem) {
        const cw::Match match = problems::start_of(problem);
        const Phrase side = cw::display_name(*match.scenario, match.side);
        if (problem.asked == problems::Asked::Better) return say("{1} to act", side);
        return say_many(problem.actions, "{2} to act: {1} action", "{2} to act: {1} actions", side);
    }

    // Made when it comes into view, one a frame.
    const Picture* picture(const Problem& problem) {
        if (const auto made = pictures_.find(problem.name); made != pictures_.end()) return &made->second;
        if (made_now_) {
            waiting_ = true;
            return nullptr;
        }
        made_now_ = true;
        return &(pictures_[problem.name] = picture_of(problem));
    }

    profile::ProblemBox box_;
    std::set<std::string> solved_;
    bool own_ = false;  // which shelf is shown
    bool only_unsolved_ = false;
    std::string searched_;
    std::vector<std::size_t> shown_;           // of that shelf
    std::map<std::string, Picture> pictures_;  // by the problems' names
    bool made_now_ = false, waiting_ = false;  // a picture was made in this frame; some are missing
};

}  // namespace

std::unique_ptr<Screen> make_problems(BattleApp& app) { return std::make_unique<Problems>(app); }

}  // namespace screens
