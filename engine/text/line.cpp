#include "engine/text/shaper.h"

#include <algorithm>

#include "engine/core/utf8.h"

namespace text {

namespace {

// The x of the letter at `at` within the cluster; letters drawn as one share its width equally.
double within(const Cluster& cluster, std::string_view text, std::size_t at) {
    std::size_t before = 0, all = 0;
    for (std::size_t i = cluster.begin; i < cluster.end; i = core::next_cluster(text, i), ++all) before += i < at;
    const double share = all == 0 ? 0 : static_cast<double>(before) / static_cast<double>(all);
    const double left = static_cast<double>(cluster.left), right = static_cast<double>(cluster.right);
    return cluster.leftward ? right - (right - left) * share : left + (right - left) * share;
}

}  // namespace

double caret_at(const Line& line, std::string_view text, std::size_t at) {
    const auto behind = std::ranges::find_if(
        line.clusters, [&](const Cluster& cluster) { return cluster.begin < at && at <= cluster.end; });
    if (behind != line.clusters.end()) return within(*behind, text, at);
    return line.leftward ? line.width : 0;
}

std::vector<Span> spans(const Line& line, std::string_view text, std::size_t from, std::size_t to) {
    std::vector<Span> covered;
    for (const Cluster& cluster : line.clusters) {
        if (cluster.end <= from || cluster.begin >= to) continue;
        const double a = within(cluster, text, std::max<std::size_t>(from, cluster.begin)),
                     b = within(cluster, text, std::min<std::size_t>(to, cluster.end));
        if (!covered.empty() && covered.back().right == std::min(a, b))
            covered.back().right = std::max(a, b);
        else
            covered.push_back({std::min(a, b), std::max(a, b)});
    }
    return covered;
}

std::vector<double> widths(const Line& line, std::string_view text) {
    std::vector<double> before(text.size() + 1);
    for (const Cluster& cluster : line.clusters)
        before[cluster.end] = static_cast<double>(cluster.right - cluster.left);
    for (std::size_t i = 1; i < before.size(); ++i) before[i] += before[i - 1];
    return before;
}

}  // namespace text
