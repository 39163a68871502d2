#include "game/coin_wars/battles/outcome.h"

#include <algorithm>
#include <functional>

#include "game/coin_wars/rules/side.h"
#include "game/kit/file_fields.h"

namespace battles {

namespace {

namespace file = rules::file;
using rules::Field, rules::Json;

// Lowest, highest.
struct Range {
    static constexpr file::Whole kMen{0, 10'000'000};  // no source counts more
    void read(const Field& field, std::array<int, 2>& range) const {
        const auto figures = field.items(2);
        if (figures.size() != 2) field.refuse("the least and the greatest figure are needed");
        for (std::size_t i = 0; i < 2; ++i) kMen.read(figures[i], range[i]);
        if (range[0] > range[1]) field.refuse("the least figure is the greater one");
    }
    Json schema(Json& definitions) const {
        return file::defined(definitions, "men", [](Json&) {
            return Json{{"type", "array"}, {"minItems", 2}, {"maxItems", 2}, {"items", kMen.schema()}};
        });
    }
};

const file::Fields<RecordedSide>& side_fields() {
    static const auto fields = file::Fields<RecordedSide>()
                                   .named("recorded_side")
                                   .needed("men", &RecordedSide::men, Range())
                                   .needed("lost", &RecordedSide::lost, Range())
                                   .maybe("counted", std::identity(),
                                          file::Flags<RecordedSide>{{{"dead", &RecordedSide::dead},
                                                                     {"wounded", &RecordedSide::wounded},
                                                                     {"taken", &RecordedSide::taken}}});
    return fields;
}

struct WinnerForm {
    void read(const Field& field, Winner& winner) const {
        winner = static_cast<Winner>(field.choice(enum_names(rules::coin_wars::Side())));
    }
    Json write(Winner winner) const {
        if (winner == Winner::Nobody) return nullptr;
        return rules::word(static_cast<rules::coin_wars::Side>(winner));
    }
    Json schema() const { return {{"enum", {"heads", "tails"}}}; }
};

const file::Fields<RecordedOutcome>& outcome_fields() {
    constexpr file::Object<RecordedSide> kSide{side_fields};
    static const auto fields = file::Fields<RecordedOutcome>()
                                   .kept("winner", &RecordedOutcome::winner, WinnerForm())
                                   .maybe(
                                       "heads", [](auto& outcome) -> auto& { return outcome.sides[0]; }, kSide)
                                   .maybe(
                                       "tails", [](auto& outcome) -> auto& { return outcome.sides[1]; }, kSide);
    return fields;
}

double part_of(int lost, int men) { return men > 0 ? std::min(1.0, static_cast<double>(lost) / men) : 0; }

}  // namespace

std::array<double, 2> RecordedSide::share() const { return {part_of(lost[0], men[1]), part_of(lost[1], men[0])}; }

void OutcomeForm::read(const Field& field, RecordedOutcome& outcome) const {
    outcome_fields().read(field, outcome, {});
    for (const std::size_t i : {0, 1})
        if (const auto side = field.find(i == 0 ? "heads" : "tails"); side && !side->is_sound())
            outcome.sides[i].reset();
}
Json OutcomeForm::write(const RecordedOutcome& outcome) const { return outcome_fields().write(outcome, {}); }
Json OutcomeForm::schema(Json& definitions) const { return outcome_fields().schema(definitions); }

}  // namespace battles
