#include "engine/words/phrase.h"

#include <algorithm>
#include <cmath>

#include "engine/core/decimal.h"
#include "engine/words/catalogue.h"

namespace words {

std::string in_context(std::string_view context, std::string_view english) {
    std::string text(context);
    if (!text.empty()) text += kContextEnd;
    return text.append(english);
}

std::string_view without_context(std::string_view text) {
    const std::size_t end = text.find(kContextEnd);
    return end == std::string_view::npos ? text : text.substr(end + 1);
}

bool Phrase::empty() const {
    return text.empty() && (kind != Kind::Joined || std::ranges::all_of(parts, &Phrase::empty));
}

Phrase& Phrase::operator+=(const Phrase& other) {
    if (other.empty()) return *this;
    if (empty()) return *this = other;
    if (kind != Kind::Joined) {
        Phrase first = std::move(*this);
        *this = Phrase(Kind::Joined, {});
        parts.push_back(std::move(first));
    }
    parts.push_back(other);
    return *this;
}

Phrase plain(std::string words) { return {Phrase::Kind::Plain, std::move(words)}; }

Phrase known(std::string english) { return {Phrase::Kind::Key, std::move(english)}; }

Phrase figure(double number, int decimals) {
    // A half is rounded up, as people do: 3.835 is 3.84, though the nearest double is a hair less.
    constexpr double kHair = 1e-9;
    return {Phrase::Kind::Figure, core::fixed(number + std::copysign(kHair, number), decimals)};
}

Phrase figure(double number) { return {Phrase::Kind::Figure, core::significant(number)}; }

Phrase joined(const std::vector<Phrase>& parts, const Phrase& between) {
    Phrase all;
    for (const Phrase& part : parts) {
        if (part.empty()) continue;
        if (!all.empty()) all += between;
        all += part;
    }
    return all;
}

std::string english(const Phrase& phrase) { return Catalogue()(phrase); }

}  // namespace words
