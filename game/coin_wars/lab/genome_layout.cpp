// Turns a genome's blocks into places.

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation_fit.h"
#include "game/coin_wars/lab/genome.h"

namespace lab {

namespace {

constexpr double kApart = 0.15;  // inches between rims of two blocks: jitter may shift each
constexpr double kStep = 0.5;    // inches, when searching for room
constexpr int kRings = 40;

struct Stood {
    std::vector<battles::Member> members;
    std::vector<measure::Disc> discs;
};

battles::FormationPlan plan_of(const Block& block, const Stock& stock) {
    battles::FormationPlan plan;
    plan.formation = &battles::formations()[static_cast<std::size_t>(block.formation)];
    plan.shape.spacing = plan.formation->parameters.spacing ? block.spacing : 1;
    plan.shape.mirrored = block.mirrored;
    for (std::size_t i = 0; i < block.parts.size(); ++i) {
        const Block::Part& part = block.parts[i];
        const bool leads = i == 0 && block.parts.size() > 1;
        plan.mix.push_back({stock.types[static_cast<std::size_t>(part.type)].name, part.coins,
                            leads ? battles::Where::Centre : battles::Where::Front});
    }
    return plan;
}

// The zone's front line is y = 0, its middle x = 0.
Stood stand(const Block& block, const Stock& stock) {
    Stood stood;
    for (const Block::Part& part : block.parts) {
        const cw::CoinType& type = stock.types[static_cast<std::size_t>(part.type)];
        stood.members.insert(stood.members.end(), static_cast<std::size_t>(part.coins), {type.name, type.diameter});
    }
    const auto taken = battles::stand_up(plan_of(block, stock), stood.members,
                                         battles::facing({block.across, -block.back - 0.5}, 90 + block.turn));
    for (std::size_t i = 0; i < stood.members.size(); ++i)
        stood.discs.push_back({taken->at[i], stood.members[i].diameter / 2});
    return stood;
}

class Camp {
public:
    explicit Camp(const Stock& stock) : stock_(stock) {}

    // Puts the block at the nearest free place, ring by ring; returns false if there is none.
    bool lay(const Stood& stood) {
        for (int ring = 0; ring <= kRings; ++ring)
            for (int x = -ring; x <= ring; ++x)
                for (const int y : {-ring + std::abs(x), ring - std::abs(x)}) {
                    const Vec2 way{x * kStep, y * kStep};
                    if (!free(stood, way)) continue;
                    for (std::size_t i = 0; i < stood.discs.size(); ++i) {
                        members.push_back(stood.members[i]);
                        at.push_back(stood.discs[i].center + way);
                    }
                    return true;
                }
        return false;
    }

    std::vector<battles::Member> members;
    std::vector<Vec2> at;

private:
    bool free(const Stood& stood, Vec2 way) const {
        for (const measure::Disc& disc : stood.discs) {
            const Vec2 p = disc.center + way;
            const double r = disc.radius;
            if (std::abs(p.x) + r > stock_.width / 2 || p.y + r > 0 || p.y - r < -stock_.depth) return false;
            for (std::size_t i = 0; i < at.size(); ++i)
                if (core::distance(p, at[i]) < r + members[i].diameter / 2 + kApart) return false;
        }
        return true;
    }

    const Stock& stock_;
};

std::string title_of(const Block& block, const Stock& stock) {
    std::string text;
    for (auto part = block.parts.rbegin(); part != block.parts.rend(); ++part) {
        if (!text.empty()) text += " + ";
        if (part->coins > 1 || block.parts.size() == 1) text.append(std::to_string(part->coins)).append(1, ' ');
        text += stock.types[static_cast<std::size_t>(part->type)].title;
    }
    return text;
}

std::string title_of(const std::vector<std::string>& blocks) {
    std::map<std::string, int> counts;
    for (const std::string& block : blocks) ++counts[block];
    std::vector<std::pair<int, std::string>> order;
    for (const auto& [block, count] : counts) order.emplace_back(count, block);
    std::ranges::stable_sort(order, std::ranges::greater{}, &std::pair<int, std::string>::first);
    std::string text;
    for (const auto& [count, block] : order) {
        std::string item = text.empty() ? "" : ", ";
        if (count > 1) item.append(std::to_string(count)).append(" x ");
        item += block;
        if (text.size() + item.size() > 110) return text + " ...";
        text += item;
    }
    return text;
}

}  // namespace

std::optional<battles::FormationPlan> plan_of(const Genome& genome, const Stock& stock) {
    Camp camp(stock);
    std::vector<std::string> titles;
    for (const Block& block : genome.blocks)
        if (camp.lay(stand(block, stock))) titles.push_back(title_of(block, stock));
    if (camp.members.empty()) return std::nullopt;
    battles::FormationPlan plan = battles::plan_of(camp.members, camp.at, {0, 1});
    plan.title = title_of(titles);
    plan.coin_sets = stock.coin_sets;
    return plan;
}

}  // namespace lab
