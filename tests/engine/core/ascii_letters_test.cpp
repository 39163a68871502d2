// Latin letters converted to ASCII.

#include <doctest/doctest.h>

#include "engine/core/ascii_letters.h"

TEST_CASE("Latin letters of all languages have their likeness in ASCII, others none") {
    struct Row {
        const char *text, *ascii;
    };
    for (const Row& row :
         {Row{"Alen\u00e7on", "Alencon"}, Row{"\u00c9tampes, \u0141\u00f3d\u017a", "Etampes, Lodz"},
          Row{"Gro\u00dfg\u00f6rschen", "Grossgorschen"}, Row{"\u00c6thelred \u00d8 \u00deor", "AEthelred O Thor"},
          Row{"e\u0301t\u00e9", "ete"},  // a mark by itself, and one in a precomposed letter
          Row{"Vi\u1ec7t \u0130zmir \u021bar\u0103", "Viet Izmir tara"}, Row{"Cr\u00e9cy\u20131346", "Crecy 1346"},
          Row{"\u30cf\u30f3\u30cb\u30d0\u30eb", ""}, Row{"\u0391\u03b8\u03ae\u03bd\u03b1 2", " 2"},
          Row{"plain text_1", "plain text_1"}})
        CHECK(core::in_ascii(row.text) == row.ascii);
}
