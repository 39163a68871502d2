// Places widgets and registers their labels.

#include <cmath>
#include <numeric>
#include <utility>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

double column(const Row& row, std::size_t index, double width, double gap) {
    const double total = std::accumulate(row.weights.begin(), row.weights.end(), 0.0);
    return std::round((width - gap * static_cast<double>(row.weights.size() - 1)) * row.weights[index] / total);
}

void next_row(Row& row, double top) {
    row.weights.assign(row.below.front(), 1);
    row.below.erase(row.below.begin());
    row.next = 0;
    row.top = top;
    row.height = 0;
}

}  // namespace

double Ui::Impl::next_width() const {
    if (filling.placed) return filling.placed->width();
    const double width = filling.open.back().inner.width();
    return filling.in_row() ? column(filling.row, filling.row.next, width, px(kBetweenColumns)) : width;
}

Rect Ui::Impl::take(double height, double natural_width) {
    if (filling.placed) {
        const Rect rect = *filling.placed;
        filling.placed.reset();
        return rect;
    }
    Panel& into = panel();
    if (filling.in_row()) {
        const double gap = px(kBetweenColumns), width = column(filling.row, filling.row.next, into.inner.width(), gap);
        double x = into.inner.x0;
        for (std::size_t i = 0; i < filling.row.next; ++i) x += column(filling.row, i, into.inner.width(), gap) + gap;
        filling.row.height = std::max(filling.row.height, height);
        const Rect rect = sized({x, filling.row.top}, width, height);
        if (++filling.row.next < filling.row.weights.size()) return rect;
        into.y = filling.row.top + filling.row.height + px(8);
        if (!filling.row.below.empty()) next_row(filling.row, into.y);
        return rect;
    }
    const double width = natural_width > 0 ? std::min(natural_width, into.inner.width()) : into.inner.width();
    const Rect rect = sized({into.inner.x0, into.y}, width, height);
    into.y += height + px(8);
    return rect;
}

Rect Ui::Impl::seen(const Rect& rect) const {
    const bool bare = !filling.open.empty() && filling.open.back().bare;
    return bare ? rect.within(filling.open.back().rect) : rect;
}

void Ui::Impl::note(const Said& said, const Rect& rect, double print_width, bool part) {
    const Rect shown = seen(rect);
    if (measuring() || said.empty() || shown.x1 < shown.x0 || shown.y1 < shown.y0) return;
    Label label;
    label.text = said.english;
    label.printed = said.printed;
    label.rect = shown;
    label.panel = filling.open.empty() ? window_rect() : panel().rect;
    label.scrolled = !filling.open.empty() && panel().scrolls && !label.panel.covers(rect);
    label.cut = print_width > rect.width() + 1;
    label.part = part;
    label.covered = filling.open.empty() || !panel().dialog;  // finally set at the end of the frame
    now.labels.push_back(std::move(label));
}

std::string Ui::Impl::id_of(const Said& label) {
    std::string id = panel().name + "/" + label.english;
    const int count = filling.counts[id]++;
    return count ? id + "#" + std::to_string(count) : id;
}

void Ui::Impl::add_stop(const std::string& id, const Rect& rect, bool enabled, bool accent, bool edits) {
    now.labels.back().widget = true;
    now.labels.back().enabled = enabled;
    now.stops.push_back({id, rect, enabled, accent, panel().dialog, edits});
    if (panel().bare) now.bare.push_back(seen(rect));
}

void Ui::Impl::describe(Label::Kind kind, bool on, std::string value) {
    if (now.labels.empty()) return;
    Label& label = now.labels.back();
    label.kind = kind;
    label.on = on;
    label.value = std::move(value);
}

Touch Ui::Impl::touch(const Said& label, const Rect& rect, const Open& open, bool accent) {
    const bool enabled = open.now;
    const std::string id = id_of(label);
    const std::string of = std::exchange(filling.choice_of, {});
    last = {};
    last.rect = rect;
    const Rect shown = seen(rect);
    if (measuring() || shown.x1 < shown.x0 || shown.y1 < shown.y0) return last;
    note(label, rect, 0);
    add_stop(id, shown, enabled, accent, false);
    describe(Label::Kind::Button, false);
    now.labels.back().row = of;
    now.labels.back().why = said(open.why).printed;
    if (focus.wanted && enabled) {
        focus.take(id);
        focus.scrolls = true;
    }
    last.focused = focus.id == id;
    now.labels.back().focused = last.focused && focus.shown;
    if (last.focused && focus.scrolls && panel().scrolls && !panel().rect.covers(rect)) {
        ImGui::SetScrollFromPosY(static_cast<float>(rect.center().y - panel().rect.y0), 0.5f);
        now.unsettled = true;
    }
    if (last.focused) focus.scrolls = false;
    ImGui::SetCursorScreenPos(vec(shown.x0, shown.y0));
    const bool clicked =
        ImGui::InvisibleButton(id.c_str(), vec(std::max(1.0, shown.width()), std::max(1.0, shown.height())));
    if (!enabled && ImGui::IsItemHovered()) {
        now.closed = shown;
        now.why_closed = now.labels.back().why;
    }
    if (!enabled) return last;
    last.hovered = ImGui::IsItemHovered();
    last.held = ImGui::IsItemActive();
    last.pressed = clicked || focus.activated == id;
    if (last.pressed) {
        now.pressed = true;
        focus.id = id;
        now.unsettled = true;
    }
    return last;
}

void Ui::in_row_of(const Phrase& row) { impl_->filling.choice_of = impl_->said(row).printed; }

void Ui::place(const Rect& rect) { impl_->filling.placed = rect; }

void Ui::row(const std::vector<double>& weights) { impl_->filling.row = {.weights = weights, .top = impl_->panel().y}; }

void Ui::space(double points) { impl_->panel().y += px(points); }

Rect Ui::rest() const {
    const Panel& panel = impl_->filling.open.back();
    return {panel.inner.x0, panel.y, panel.inner.x1, panel.inner.y1};
}

Rect Ui::take(double height) { return impl_->take(height); }

bool Ui::hovered() const { return impl_->last.hovered; }
bool Ui::focused() const { return impl_->last.focused; }
Rect Ui::last() const { return impl_->last.rect; }

}  // namespace ui
