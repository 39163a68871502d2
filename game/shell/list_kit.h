#pragma once
// Shared parts of all lists of saved things: the bar above with filters and search, a menu for each row, and deleted
// rows that can be restored.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/profile/deleted.h"
#include "game/shell/screen.h"

namespace screens {

// True if some of `rect` is inside the window. Rows outside keep their place and their labels but are not drawn.
bool is_in_sight(const ui::Ui& ui, const Rect& rect);
// True if `rect` is at most a window's height outside the window. Rows farther away only keep their place, without
// labels.
bool is_near(const ui::Ui& ui, const Rect& rect);

// A row of buttons from left to right that wraps when a line is full.
class ListBar {
public:
    ListBar(ui::Ui& ui, double left, ui::Colour ink);
    bool button(const Phrase& label, Look look = Look::Plain);
    // Draws a button that is lit while `on`.
    bool filter(const Phrase& label, bool on) { return button(label, on ? Look::Chosen : Look::Plain); }
    void gap();
    // Draws the search field. True if its text has changed.
    bool search(std::string& words);
    // Says how many rows are shown, if there is room.
    void tell(const Phrase& words);
    void end();  // places what follows below the bar

private:
    Rect next(double width);

    ui::Ui& ui_;
    double left_, top_, x_, y_;
    ui::Colour ink_;
};

// A dialog that filters the list: one option is chosen in each row, and the first option excludes nothing.
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
    // If it is on, says which options are chosen and offers to drop them. True if they were dropped.
    bool offer_clearing(ListBar& bar);
    void open() { open_ = true; }
    // True if the choice has changed.
    bool draw(ui::Ui& ui);

private:
    std::vector<Row> rows_;
    bool open_ = false;
};

// The actions offered for one row of a list.
struct RowOffer {
    std::string key;  // the list's name for the row
    Phrase title, from;
    std::optional<std::string> name{};  // the current name, if it can be renamed
    bool changes = false, duplicates = false, passes_on = false, shows = false;
    Phrase remove = {};  // empty: cannot be deleted
};
enum class RowAct { Nothing, Rename, Change, Duplicate, PassOn, Show, Delete };
struct RowAnswer {
    RowAct act = RowAct::Nothing;
    std::string key, name;
};
class RowMenu {
public:
    void ask(RowOffer offer) {
        called_ = offer.name.value_or("");
        asked_ = std::move(offer);
    }
    // Draws the dialog while it is open.
    RowAnswer draw(ui::Ui& ui);

private:
    RowAct pressed(ui::Ui& ui);
    bool is_renamed() const { return asked_->name && *asked_->name != called_; }

    std::optional<RowOffer> asked_;
    std::string called_;  // before it is renamed
};
// Draws a button of three dots for the menu, labelled "More about Hattin".
bool draw_more(ui::Ui& ui, const Phrase& title, const Rect& rect);
inline constexpr double kMoreWidth = 34;  // points

// The deleted entries of such a list, newest first.
class DeletedList {
public:
    // `folders`: in the profile, such as "battles/".
    void read(const std::filesystem::path& profile, const std::vector<std::string>& folders);
    // True if an entry was restored and the list must be read again. A notice says if restoring failed.
    bool draw(App& app, double left);
    bool empty() const { return deleted_.empty(); }

private:
    std::vector<profile::Deleted> deleted_;
};

// Caches the heights of hundreds of rows, for one width, text size and language.
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
