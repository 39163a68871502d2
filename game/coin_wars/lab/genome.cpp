#include "game/coin_wars/lab/genome.h"

#include "game/coin_wars/rules/army.h"

namespace lab {

namespace {

using core::Random;

template <class List>
std::size_t any_of_list(const List& list, Random& random) {
    return random.below(static_cast<std::uint32_t>(list.size()));
}

bool chance(Random& random, double share) { return random.unit() < share; }

int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

double rounded(double inches) { return std::round(inches * 4) / 4; }

double price_of(const Block& block, const Stock& stock) {
    double sum = 0;
    for (const Block::Part& part : block.parts) sum += part.coins * stock.price(part.type);
    return sum;
}

// `closed`: a formation whose coins touch; otherwise one whose coins stand apart.
int any_formation(bool closed, Random& random) {
    std::vector<int> fitting;
    const auto all = battles::formations();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].one_army == closed) fitting.push_back(static_cast<int>(i));
    return fitting[any_of_list(fitting, random)];
}

void place_anywhere(Block& block, const Stock& stock, Random& random) {
    block.across = rounded(random.between(-stock.width / 2, stock.width / 2) * 0.8);
    block.back = rounded(random.between(0, stock.depth * 0.7));
    block.mirrored = chance(random, 0.5);
}

int any_type(const Stock& stock, double left, bool command, Random& random) {
    std::vector<int> fitting;
    for (int type = 0; type < static_cast<int>(stock.types.size()); ++type)
        if (stock.price(type) <= left && (!command || stock.types[static_cast<std::size_t>(type)].command))
            fitting.push_back(type);
    return fitting.empty() ? -1 : fitting[any_of_list(fitting, random)];
}

// A random block for at most that much money and that many coins; nullopt if nothing is affordable.
std::optional<Block> any_block(const Stock& stock, double left, int coins, Random& random) {
    Block block;
    const int commander = chance(random, 0.4) ? any_type(stock, left, true, random) : -1;
    const bool led = commander >= 0;
    const int first = led ? commander : any_type(stock, left, false, random);
    if (first < 0 || coins < 1) return std::nullopt;
    int max = std::min(coins, cw::kMaxOfOneType);
    if (led) {
        block.parts.push_back({first, 1});
        left -= stock.price(first);
        max = std::min(coins - 1, cw::kMaxBesides);
    }
    const int type = led ? any_type(stock, left, false, random) : first;
    if (type >= 0) {
        max = std::min(max, static_cast<int>(left / stock.price(type)));
        if (max > 0) block.parts.push_back({type, chance(random, 0.5) ? max : between(random, 1, max)});
    }
    const bool closed = led || chance(random, 0.7);
    block.formation = any_formation(closed, random);
    block.spacing = closed ? 1 : 1 + between(random, 1, 6) * 0.25;
    place_anywhere(block, stock, random);
    return block;
}

// Replaces a part with another type, keeping the price as close as possible.
void swap_type(Block& block, const Stock& stock, Random& random) {
    Block::Part& part = block.parts[any_of_list(block.parts, random)];
    const double worth = part.coins * stock.price(part.type);
    const bool command = block.parts.size() > 1 && &part == block.parts.data();
    const int type = any_type(stock, worth, command, random);
    if (type < 0) return;
    const int max = command ? 1 : block.parts.size() > 1 ? cw::kMaxBesides : cw::kMaxOfOneType;
    part = {type, std::clamp(static_cast<int>(worth / stock.price(type)), 1, max)};
}

// Splits off half of the block's last part as a new block beside it.
void split(Genome& genome, std::size_t which) {
    Block::Part& part = genome.blocks[which].parts.back();
    const int half = part.coins / 2;
    if (half == 0) return;
    Block other = genome.blocks[which];
    other.parts = {{part.type, half}};
    part.coins -= half;
    other.across += other.across > 0 ? -4 : 4;
    genome.blocks.push_back(std::move(other));
}

// Merges a block of the same single type into the last part.
void join(Genome& genome, std::size_t which) {
    Block& into = genome.blocks[which];
    for (std::size_t i = 0; i < genome.blocks.size(); ++i) {
        const Block& other = genome.blocks[i];
        if (i == which || other.parts.size() != 1 || other.parts[0].type != into.parts.back().type) continue;
        const int max = into.parts.size() > 1 ? cw::kMaxBesides : cw::kMaxOfOneType;
        if (into.parts.back().coins + other.parts[0].coins > max) continue;
        into.parts.back().coins += other.parts[0].coins;
        genome.blocks.erase(genome.blocks.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

void mirror(Genome& genome) {
    for (Block& block : genome.blocks) {
        block.across = -block.across;
        block.turn = -block.turn;
        block.mirrored = !block.mirrored;
    }
}

void change_once(Genome& genome, const Stock& stock, Random& random) {
    if (genome.blocks.empty()) return;
    const std::size_t which = any_of_list(genome.blocks, random);
    Block& block = genome.blocks[which];
    switch (random.below(9)) {
        case 0:
        case 1:
            return swap_type(block, stock, random);
        case 2:
            return split(genome, which);
        case 3:
            return join(genome, which);
        case 4:
            block.across = rounded(block.across + random.between(-4, 4));
            block.back = std::clamp(rounded(block.back + random.between(-2, 2)), 0.0, stock.depth);
            return;
        case 5:
            block.turn = between(random, -3, 3) * 15;
            return;
        case 6:
            block.formation = any_formation(block.spacing == 1, random);
            return;
        case 7:
            genome.blocks.erase(genome.blocks.begin() + static_cast<std::ptrdiff_t>(which));
            return;
        default:
            return mirror(genome);
    }
}

}  // namespace

double Stock::price(int type) const { return cw::price(types[static_cast<std::size_t>(type)], by); }

int Block::coins() const {
    int sum = 0;
    for (const Part& part : parts) sum += part.coins;
    return sum;
}

int coins(const Genome& genome) {
    int sum = 0;
    for (const Block& block : genome.blocks) sum += block.coins();
    return sum;
}

double price(const Genome& genome, const Stock& stock) {
    double sum = 0;
    for (const Block& block : genome.blocks) sum += price_of(block, stock);
    return sum;
}

Genome changed(Genome genome, const Stock& stock, Random& random) {
    const int times = between(random, 1, 3);
    for (int i = 0; i < times; ++i) change_once(genome, stock, random);
    return genome;
}

Genome crossed(const Genome& one, const Genome& other, Random& random) {
    Genome child;
    for (const Genome* parent : {&one, &other})
        for (const Block& block : parent->blocks)
            if (chance(random, 0.5)) child.blocks.push_back(block);
    return child;
}

Genome repaired(Genome genome, const Stock& stock, Random& random) {
    while (!genome.blocks.empty() && (price(genome, stock) > stock.budget || coins(genome) > stock.coins)) {
        const std::size_t which = any_of_list(genome.blocks, random);
        Block& block = genome.blocks[which];
        if (--block.parts.back().coins == 0) block.parts.pop_back();
        if (block.parts.empty()) genome.blocks.erase(genome.blocks.begin() + static_cast<std::ptrdiff_t>(which));
    }
    while (auto block = any_block(stock, stock.budget - price(genome, stock), stock.coins - coins(genome), random))
        genome.blocks.push_back(std::move(*block));
    return genome;
}

}  // namespace lab
