#include "game/remote/talk.h"

#include <algorithm>

#include "engine/net/secret.h"

namespace remote {
namespace {

constexpr std::size_t kLatest = 20, kIds = 200;
constexpr std::size_t kMax = 256;  // not taken yet

template <class T>
void append(std::vector<T>& list, const T& item, std::size_t max) {
    if (list.size() == max) list.erase(list.begin());
    list.push_back(item);
}

}  // namespace

bool Talk::hear(const Word& word) {
    if (std::ranges::find(ids_, word.id) != ids_.end()) return false;
    append(ids_, word.id, kIds);
    append(latest_, word, kLatest);
    append(new_, word, kMax);
    return true;
}

const Word& Talk::say(int person, const PersonName& name, const std::string& text) {
    hear({person, name, text, net::to_hex(net::random_bytes(8))});
    return latest_.back();
}

}  // namespace remote
