#include "game/coin_wars/screens/formation/formation_tool.h"

#include <algorithm>
#include <cmath>

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kGhostStep = 0.25, kFineGhostStep = 0.03125;  // inches
constexpr double kQuarterHour = 15;                            // degrees
constexpr double kArrowFrom = 0.7, kArrowHigh = 0.35;          // inches in front of the formation

Vec2 middle_of_polygon(const std::vector<Vec2>& polygon) {
    Vec2 sum;
    for (const Vec2 corner : polygon) sum = sum + corner;
    return sum / std::max(1.0, static_cast<double>(polygon.size()));
}

render::Line chalk_line(std::vector<Vec2> points) {
    render::Line line{std::move(points), false, true};
    line.above = true;
    line.width = 0.04;
    return line;
}

}  // namespace

void FormationTool::open(const battles::Library& library, ToolTable table) {
    shelf_ = read_formations(library);
    open_ = !shelf_.formations.empty();
    if (!open_) return;
    show(std::move(table));
    choose(std::min(chosen_, shelf_.formations.size() - 1));
    ask_ = Ask::Nothing;
    told_ = {};
    at_.reset();
    drag_.reset();
    laid_.reset();
    take_from(!available(From::Selected).empty() ? From::Selected
              : !available(From::Hand).empty()   ? From::Hand
                                                 : From::All);
}

void FormationTool::show(ToolTable table) {
    table_ = std::move(table);
    if (available(from_).empty()) take_from(available(From::Hand).empty() ? From::All : From::Hand);
}

std::vector<std::size_t> FormationTool::available(From from) const {
    std::vector<std::size_t> coins;
    for (std::size_t i = 0; i < table_.coins.size(); ++i) {
        const ToolCoin& coin = table_.coins[i];
        if (from == From::All || (from == From::Hand ? !coin.lies : coin.selected)) coins.push_back(i);
    }
    return coins;
}

std::vector<std::size_t> FormationTool::taking_part() const {
    std::map<std::string, int> left = max_;
    std::vector<std::size_t> coins = available(from_);
    std::erase_if(coins, [&](std::size_t coin) {
        const auto max = left.find(table_.coins[coin].type);
        return max != left.end() && max->second-- <= 0;
    });
    return coins;
}

void FormationTool::take_from(From from) {
    from_ = from;
    max_.clear();
}

void FormationTool::choose(std::size_t formation) {
    chosen_ = formation;
    plan_ = chosen().plan;
    told_ = {};
}

void FormationTool::step_formation(int by) {
    const auto n = static_cast<int>(shelf_.formations.size());
    choose(static_cast<std::size_t>((static_cast<int>(chosen_) + by + n) % n));
}

void FormationTool::widen(int by) {
    if (!plan_.formation || !plan_.formation->parameters.width) return;
    const int wanted = std::clamp(battles::abreast(plan_, count()) + by, 1, std::max(1, count()));
    plan_.shape.width = battles::width_for(plan_, count(), wanted);
}

// --- where the coins will go

FormationTool::Asked FormationTool::asked() const {
    Asked asked{table_.version, plan_, taking_part(), {}, table_.ahead, 0};
    double diameter = 0;
    for (const std::size_t coin : asked.coins) diameter = std::max(diameter, table_.coins[coin].as.member.diameter);
    battles::Stand stand;
    if (drag_ && drag_->moved && drag_->box) {
        const battles::Boxed boxed = battles::in_box(plan_, count(), diameter, drag_->from, drag_->to, table_.ahead);
        asked.plan.shape = boxed.shape;
        stand = boxed.stand;
    } else if (drag_ && drag_->moved) {
        stand = battles::on_drawn_line(drag_->from, drag_->to, table_.ahead,
                                       drag_->free ? battles::Straight::Free : battles::Straight::Snaps);
    } else {
        const double depth = (battles::extent(plan_, count()).y - 1) * diameter;
        const Vec2 middle = middle_of_polygon(table_.site.zone) + table_.ahead * (depth / 2);
        stand = battles::turned(at_.value_or(middle), table_.ahead, turned_);
    }
    asked.front = stand.front;
    asked.forward = stand.forward;
    asked.width = stand.width;
    return asked;
}

battles::Lying FormationTool::laid_by(const std::vector<std::size_t>& part, const Asked& how) const {
    std::vector<bool> moves(table_.coins.size());
    std::vector<battles::Available> coins;
    for (const std::size_t coin : part) {
        moves[coin] = true;
        coins.push_back(table_.coins[coin].as);
    }
    battles::Site site = table_.site;
    for (std::size_t i = 0; i < table_.coins.size(); ++i)
        if (table_.coins[i].lies && !moves[i])
            site.lying.push_back({table_.coins[i].sprite.at, table_.coins[i].as.member.diameter / 2});
    return battles::lay(site, coins, how.plan, {how.front, how.forward, how.width});
}

// A coin on the table without a place stays where it is, in the way of the others, so try again without it.
void FormationTool::update() {
    Asked now = asked();
    if (now == made_for_) return;
    std::vector<std::size_t> rest = now.coins;
    do {
        part_ = std::exchange(rest, {});
        lying_ = laid_by(part_, now);
        std::vector<bool> finds(part_.size());
        for (std::size_t i = 0; i < lying_.coins.size(); ++i)
            finds[static_cast<std::size_t>(lying_.coins[i])] = lying_.at[i].has_value();
        for (std::size_t i = 0; i < part_.size(); ++i)
            if (finds[i] || !table_.coins[part_[i]].lies) rest.push_back(part_[i]);
    } while (rest.size() < part_.size());
    made_for_ = std::move(now);
}

void FormationTool::lay() {
    update();
    ToolLaid laid;
    for (std::size_t i = 0; i < lying_.coins.size(); ++i) {
        const ToolCoin& coin = table_.coins[part_[static_cast<std::size_t>(lying_.coins[i])]];
        if (lying_.at[i]) laid.coins.emplace_back(coin.id, *lying_.at[i]);
    }
    if (laid.coins.empty()) return;
    if (forms_armies_ && table_.armies)
        for (const std::vector<int>& army : lying_.armies) {
            std::vector<std::string>& ids = laid.armies.emplace_back();
            for (const int member : army) ids.push_back(table_.coins[part_[static_cast<std::size_t>(member)]].id);
        }
    laid_ = std::move(laid);
}

// --- pointer and keys

bool FormationTool::handle(const Event& event, const render::View& view, double min) {
    if (!open_) return false;
    const Vec2 at = view.to_table(event.at);
    switch (event.kind) {
        case Event::Kind::Move:
            if (drag_) {
                drag_->to = at;
                drag_->moved = drag_->moved || distance(event.at, drag_->pressed) > min;
            } else {
                at_ = at;
            }
            return false;
        case Event::Kind::Press:
            if (event.button == platform::Button::Middle) return false;
            at_ = at;
            drag_ = Drag{at, at, event.at, event.button, event.mods.shift, event.mods.ctrl};
            return true;
        case Event::Kind::Release:
            return release(event);
        case Event::Kind::KeyDown:
            return press_key(event, view);
        default:
            return false;
    }
}

bool FormationTool::release(const Event& event) {
    if (!drag_ || drag_->button != event.button) return false;
    const bool only_clicked = !drag_->moved;
    if (only_clicked && event.button == platform::Button::Right)
        close();
    else
        lay();
    at_ = drag_->to;
    drag_.reset();
    return true;
}

bool FormationTool::press_key(const Event& event, const render::View& view) {
    const bool left = event.key == Key::Left, right = event.key == Key::Right;
    const bool up = event.key == Key::Up, down = event.key == Key::Down;
    if (event.key == Key::Escape) {
        if (drag_)
            drag_.reset();
        else
            close();
    } else if (event.key == Key::Enter) {
        lay();
    } else if (event.key == Key::PageUp || event.key == Key::PageDown) {
        step_formation(event.key == Key::PageUp ? -1 : 1);
    } else if (event.mods.ctrl && (left || right)) {
        turned_ = std::remainder(turned_ + (left ? kQuarterHour : -kQuarterHour), 360);
    } else if (event.mods.ctrl && (up || down)) {
        widen(up ? 1 : -1);
    } else if (left || right || up || down) {
        const Vec2 on_screen{right - left * 1.0, down - up * 1.0};
        const Vec2 way = unit(view.to_table(on_screen) - view.to_table({0, 0}));
        update();
        at_ = at_.value_or(made_for_.front) + way * (event.mods.shift ? kFineGhostStep : kGhostStep);
    } else {
        return false;
    }
    return true;
}

// --- on the table

void FormationTool::mark(render::Scene& scene) const {
    if (!open_) return;
    for (const std::size_t coin : part_) {
        const std::size_t sprite = table_.coins[coin].in_scene;
        if (sprite < scene.coins.size()) scene.coins[sprite].glow = -0.5;
    }
    std::vector<render::Spot> spots(part_.size());
    for (std::size_t i = 0; i < lying_.coins.size(); ++i) {
        if (!lying_.at[i]) continue;
        const auto member = static_cast<std::size_t>(lying_.coins[i]);
        render::CoinSprite ghost = table_.coins[part_[member]].sprite;
        ghost.at = *lying_.at[i];
        ghost.faint = ghost.moving = true;
        scene.halos.push_back({ghost.at, ghost.radius + (lying_.gave_way[i] ? 0.05 : 0),
                               lying_.gave_way[i] ? render::Ink::Red : render::Ink::Chalk, lying_.gave_way[i],
                               lying_.gave_way[i] ? 1 : 0.5});
        spots[member] = {ghost.at, ghost.radius};
        scene.coins.push_back(ghost);
    }
    if (forms_armies_ && table_.armies)
        for (const std::vector<int>& army : lying_.armies) {
            render::Outline& outline = scene.outlines.emplace_back();
            outline.stroke = render::Stroke::Dotted;
            for (const int member : army) outline.spots.push_back(spots[static_cast<std::size_t>(member)]);
        }
    if (!drag_ || !drag_->moved) return;
    const Vec2 a = drag_->from, b = drag_->to, across = left_of(table_.ahead);
    if (drag_->box) {
        const Vec2 side = across * dot(b - a, across);
        scene.lines.push_back(chalk_line({a, a + side, b, b - side, a}));
    } else {
        scene.lines.push_back(chalk_line({a, b}));
    }
    if (drag_->box) return;
    const Vec2 ahead = made_for_.forward, aside = left_of(ahead) * kArrowHigh;
    const Vec2 foot = (a + b) / 2 + ahead * kArrowFrom;
    render::Line arrow = chalk_line({foot + aside, foot + ahead * kArrowHigh, foot - aside});
    arrow.dashed = false;
    scene.lines.push_back(std::move(arrow));
}

}  // namespace screens
