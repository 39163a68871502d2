#include "engine/words/line_breaks.h"

#include <doctest/doctest.h>

#include <string>

TEST_CASE("in scripts without spaces a line ends between any two signs, but marks stay where they belong") {
    const auto parts = [](std::string_view text) {
        std::string all;
        std::size_t from = 0;
        while (const auto here = words::next_break(text, from)) {
            all.append(text.substr(from, here->end - from)).append("|");
            from = here->next;
        }
        return all.append(text.substr(from));
    };
    CHECK(parts("裏と裏。金は無料") == "裏|と|裏。|金|は|無|料");
    CHECK(parts("「漕ぐ」は金、ランク4") == "「漕|ぐ」|は|金、|ランク|4");
    CHECK(parts("2.94インチ") == "2.94インチ");
    CHECK(parts("バレアレスの投石兵・ヌミディア騎兵") == "バレアレス|の|投|石|兵・|ヌミディア|騎|兵");
    CHECK(parts("Rome loses 3 \u00d7 Veles") == "Rome|loses|3 \u00d7 Veles");
    CHECK(parts("Cannes : « oui »") == "Cannes|:|«|oui|»");
    CHECK(parts("") == "");
}

TEST_CASE("a line ends at a space, but not before a unit, beside a sign between figures, nor before a dot") {
    const auto ends = [](std::string_view text) {
        std::string all;
        for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1))
            if (words::may_break(text, at)) all += std::to_string(at) + " ";
        return all;
    };
    CHECK(ends("Rome loses 3 \u00d7 Veles") == "4 10 ");
    CHECK(ends("strikes, 13 \u2265 5") == "8 ");
    CHECK(ends("Alan moves 5.70 in") == "4 10 ");
    CHECK(ends("at most 3.75 in: too far") == "2 7 16 20 ");
    CHECK(ends("58 % in all") == "4 7 ");
    CHECK(ends("1 < 5, you fall") == "6 10 ");
    CHECK(ends("Harold stands \u00b7 lost: 0") == "6 16 22 ");
}

TEST_CASE("a word of katakana stays on one line, and is parted only where no line has room for it") {
    const auto lines = [](std::string_view text, std::size_t signs) {
        std::string all;
        for (const std::string_view line : words::wrapped(text, [&](auto part) { return part.size() <= 3 * signs; }))
            all.append(all.empty() ? "" : "|").append(line);
        return all;
    };
    CHECK(lines("バレアレスの投石兵", 6) == "バレアレスの|投石兵");
    CHECK(lines("兵はバレアレス", 6) == "兵は|バレアレス");
    CHECK(lines("ビッグラウンドトップ", 4) == "ビッグラ|ウンド|トップ");
}
