#pragma once
// What every list of things that are kept shares: the line over it with its filters and its search, a menu for each thing, and what
// was deleted, to be brought back.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/profile/deleted.h"
#include "game/shell/screen.h"

namespace screens {

// Something of it is within the window: what is not has its place and its words, and is not drawn.
bool is_in_sight(const ui::Ui& ui, const Rect& rect);
// The same, or it is no more than a window's height away: what is farther away takes its room and has no words either.
bool is_near(const ui::Ui& ui, const Rect& rect);

// Buttons from left to right; where a line is full they go on below it.
class ListBar {
public:
    ListBar(ui::Ui& ui, double left, ui::Colour ink);
    bool button(const Phrase& label, Look look = Look::Plain);
    // Lit while it is on.
    bool filter(const Phrase& label, bool on) { return button(label, on ? Look::Chosen : Look::Plain); }
    void gap();
    // True if the words have changed.
    bool search(std::string& words);
    // How many are shown, where there is room for it.
    void tell(const Phrase& words);
    void end();  // what follows comes below

private:
    Rect next(double width);

    ui::Ui& ui_;
    double left_, top_, x_, y_;
    ui::Colour ink_;
};

// Which of them are shown, in a dialog: of each row one of its options, the first of which leaves nothing out.
class ListFilter {
public:
    struct Row {
        Phrase caption;
        std::vector<Phrase> options;
        std::size_t chosen = 0;
    };
    explicit ListFilter(std::vector<Row> rows) : rows_(std::move(rows)) {}
    std::size_t chosen(std::size_t row) const { return rows_[row].chosen; }
    bool is_on() const;
    void show_all();
    void open() { open_ = true; }
    // True if something else is chosen.
    bool draw(ui::Ui& ui);

private:
    std::vector<Row> rows_;
    bool open_ = false;
};

// What can be done with one of them.
struct RowOffer {
    std::string key;  // what the list calls it
    Phrase title, from;
    std::optional<std::string> name{};  // it can have another one
    bool changes = false, duplicates = false, passes_on = false, shows = false;
    Phrase remove = {};  // empty: it stays
};
enum class RowAct { Nothing, Rename, Change, Duplicate, PassOn, Show, Delete };
struct RowAnswer {
    RowAct act = RowAct::Nothing;
    std::string key, name;
};
class RowMenu {
public:
    void ask(RowOffer offer) { asked_ = std::move(offer); }
    // A dialog, while it is asked.
    RowAnswer draw(ui::Ui& ui);

private:
    RowAct pressed(ui::Ui& ui);

    std::optional<RowOffer> asked_;
};
// Three dots that open it; called "More about Hattin".
bool draw_more(ui::Ui& ui, const Phrase& title, const Rect& rect);
inline constexpr double kMoreWidth = 34;  // points

// What was deleted of such a list, the newest first.
class DeletedList {
public:
    // `folders`: of the profile, such as "battles/".
    void read(const std::filesystem::path& profile, const std::vector<std::string>& folders);
    // True: one was brought back, and the list is to be read again. A notice says if it cannot be.
    bool draw(App& app, double left);
    bool empty() const { return deleted_.empty(); }

private:
    std::vector<profile::Deleted> deleted_;
};

// Hundreds of rows are not laid out anew in each frame: how high they are, for this width, size of print and language.
class RowHeights {
public:
    void forget() { heights_.clear(); }
    const std::vector<double>& of(const ui::Ui& ui, double wide, std::size_t rows,
                                  const std::function<double(std::size_t)>& measure);

private:
    double wide_ = 0, line_ = 0;
    std::string words_{};
    std::vector<double> heights_{};
};

}  // namespace screens
