#include "game/remote/chance.h"

#include <algorithm>
#include <set>

namespace remote {
namespace {

constexpr std::string_view kChance = "coinwars-remote/2 chance ";

}  // namespace

std::vector<int> last_links(const Ledger& ledger, std::size_t steps) {
    std::vector<int> last(ledger.people.size());
    for (std::size_t i = 0; i < std::min(steps, ledger.steps.size()); ++i)
        for (const Link& link : ledger.steps[i].links) {
            int& known = last[static_cast<std::size_t>(link.person.number)];
            known = std::max<int>(known, link.n);
        }
    return last;
}

bool is_next_link(const Ledger& ledger, const Link& link, int last) {
    if (link.person >= static_cast<int>(ledger.people.size()) || link.n != last + 1) return false;
    const Person& person = ledger.person(link.person);
    return !person.promise.empty() &&
           net::is_link(bytes_of(link.link), static_cast<std::size_t>(link.n.number), bytes_of(person.promise));
}

std::vector<Giver> next_of(const std::vector<int>& people, const std::vector<int>& last) {
    std::vector<Giver> givers;
    for (const int who : people) {
        const auto at = static_cast<std::size_t>(who);
        const int n = at < last.size() ? last[at] + 1 : 1;
        if (n > kChainLength) return {};
        givers.push_back({who, n});
    }
    return givers;
}

bool may_know_links(const Ledger& ledger) {
    return !ledger.fixed.empty() ||
           std::ranges::any_of(ledger.steps, [](const Signed& step) { return !step.links.empty() || step.claim; });
}

const Giver* find_giver(const Fix& fix, int person) {
    const auto found = std::ranges::find_if(fix.givers, [&](const Giver& each) { return each.person == person; });
    return found == fix.givers.end() ? nullptr : &*found;
}

bool has_given(const Step& fixed, int person) {
    return std::ranges::any_of(fixed.links, [&](const Link& link) { return link.person == person; });
}

std::vector<int> missing(const Step& fixed) {
    std::vector<int> people;
    for (const Giver& giver : fixed.fix->givers)
        if (!has_given(fixed, giver.person)) people.push_back(giver.person);
    return people;
}

void add_link(Step& fixed, Link link) {
    std::vector<Link> links(fixed.links.begin(), fixed.links.end());
    links.push_back(std::move(link));
    fixed.links.clear();
    for (const Giver& giver : fixed.fix->givers)
        for (const Link& each : links)
            if (each.person == giver.person) fixed.links.push_back(each);
}

bool holds_fix(const Ledger& ledger, const Step& step, const std::string& text, const std::vector<int>& last) {
    if (!step.fix) return false;
    const Fix& fix = *step.fix;
    std::set<int> people;
    for (const Giver& giver : fix.givers) {
        const auto at = static_cast<std::size_t>(giver.person.number);
        // By file, the next player to join may be one of them.
        const int known = at < last.size() ? last[at] : 0;
        if (at > ledger.people.size() || giver.n != known + 1 || !people.insert(giver.person).second) return false;
    }
    const bool enough = ledger.trusted ? people.size() == 1 : people.size() >= 2;
    if (!enough || fix.givers.front().person != step.person) return false;
    if (fix.orderer >= static_cast<int>(ledger.people.size())) return false;
    if (!ledger.trusted && !people.contains(fix.orderer)) return false;
    return is_signed(ledger.person(fix.orderer), text, fix.proof);
}

bool holds_given(const Ledger& ledger, const Fix& fix, const std::string& text, const Link& link) {
    const Giver* giver = find_giver(fix, link.person);
    return giver && giver->n == link.n && is_next_link(ledger, link, giver->n - 1) &&
           is_signed(ledger.person(link.person), given_text(text), link.proof);
}

bool holds_all_given(const Ledger& ledger, const Step& step, const std::string& text) {
    return step.fix && std::ranges::equal(step.links, step.fix->givers, [&](const Link& link, const Giver& giver) {
               return link.person == giver.person && holds_given(ledger, *step.fix, text, link);
           });
}

std::uint64_t joint_seed(const std::string& text, const rules::List<Link, kMaxPeople>& links) {
    std::string all = std::string(kChance) + text;
    for (const Link& link : links) all += link.link;
    return seed_of(all);
}

std::uint64_t seed_of(const std::string& text) {
    const net::Bytes hash = net::hash(text);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | static_cast<unsigned char>(hash[i]);
    return seed;
}

bool is_same_throw(const Step& a, const Step& b) {
    return a.revision == b.revision && a.person == b.person && a.command == b.command && a.fix == b.fix &&
           a.opening == b.opening;
}

}  // namespace remote
