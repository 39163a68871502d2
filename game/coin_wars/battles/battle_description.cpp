#include "game/coin_wars/battles/battle_description.h"

#include "game/coin_wars/rules/json_forms.h"

namespace battles {

namespace {

namespace file = rules::file;
using rules::Json;

const file::Fields<Pages>& page_fields() {
    using file::Text;
    constexpr auto kMany = rules::Lines::Many;
    static const auto fields =
        file::Fields<Pages>()
            .maybe("era", &Pages::era, Text{80})
            .maybe("date", &Pages::date, Text{80}, "in words: 2 August 216 BC")
            .maybe("year", &Pages::year, file::Whole{-4000, 3000}, "for sorting; negative before Christ")
            .maybe("summary", &Pages::summary, Text{400, kMany}, "one or two sentences for the list of battles")
            .maybe("history", &Pages::history, Text{8000, kMany})
            .maybe("notes", &Pages::notes, file::ListOf{Text{2000, kMany}, 50})
            .maybe("sources", &Pages::sources, file::ListOf{Text{400, kMany}, 50})
            .maybe(
                "course", &Pages::course, CourseForm(),
                "how it went: steps, each a sentence and what moves in it, over the coins as they stand at the start")
            .maybe("outcome", &Pages::outcome, OutcomeForm(),
                   "how it went, as sources record it: the least and the greatest figures")
            .among_others();
    return fields;
}

}  // namespace

PagesReview review_pages(const Json& battle) {
    PagesReview review;
    const rules::Field field(battle, "bad_battle", &review.complaints);
    field.attempt([&] { page_fields().read(field, review.pages, {}); });
    return review;
}

Pages pages_from(const Json& battle) { return review_pages(battle).pages; }

void write_pages(const Pages& pages, Json& battle) { battle.update(page_fields().write(pages, {})); }

Json battle_schema() { return rules::coin_wars::battle_schema(page_fields()); }

}  // namespace battles
