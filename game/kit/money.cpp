#include "game/kit/money.h"

#include <algorithm>
#include <array>

namespace rules {

namespace {

using words::mark;
using words::Phrase;

constexpr double kHundred = 100;

// Currencies that some languages write after the sum.
struct Written {
    const char* currency;
    words::Key phrase;
};
constexpr std::array kWritten{Written{"$0.00", mark("${1}")},   Written{"A$0.00", mark("A${1}")},
                              Written{"C$0.00", mark("C${1}")}, Written{"Mex$0.00", mark("Mex${1}")},
                              Written{"€0.00", mark("€{1}")},   Written{"£0.00", mark("£{1}")}};

}  // namespace

Phrase in_currency(const std::string& currency, int cents) {
    const std::size_t zero = std::min(currency.find('0'), currency.size());
    const bool hundredths = currency.compare(zero, 4, "0.00") == 0;
    const Phrase sum = hundredths ? words::figure(cents / kHundred, 2) : Phrase(cents);
    if (const auto row = std::ranges::find(kWritten, currency, &Written::currency); row != kWritten.end()) {
        Phrase written = row->phrase;
        written.parts.push_back(sum);
        return written;
    }
    const std::size_t behind = std::min(currency.size(), zero + (hundredths ? 4 : 1));
    return words::joined({words::plain(currency.substr(0, zero)), sum, words::plain(currency.substr(behind))}, {});
}

}  // namespace rules
