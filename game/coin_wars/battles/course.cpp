#include "game/coin_wars/battles/course.h"

#include "game/coin_wars/rules/json_forms.h"

namespace battles {

namespace {

namespace file = rules::file;
using rules::Field, rules::Json;

struct Along {
    static constexpr file::ListOf<file::Point> kPoints{{kFarthestArrow}, 8};
    void read(const Field& field, std::vector<core::Vec2>& along) const {
        kPoints.read(field, along, file::Nothing());
        if (along.size() < 2) field.refuse("a list of " + std::to_string(along.size()) + ", at least 2 are needed");
    }
    Json write(const std::vector<core::Vec2>& along) const { return kPoints.write(along, file::Nothing()); }
    Json schema(Json& definitions) const {
        Json json = kPoints.schema_of<std::vector<core::Vec2>>(definitions);
        json["minItems"] = 2;
        return json;
    }
};

const file::Fields<CourseArrow>& arrow_fields() {
    static const auto fields =
        file::Fields<CourseArrow>()
            .needed("side", &CourseArrow::side)
            .needed("along", &CourseArrow::along, Along(), "from its tail to its head, on the table")
            .check([](const Field& field, CourseArrow& arrow, const file::Nothing&) {
                if (!field.is_sound()) arrow.along.clear();
            });
    return fields;
}

const file::Fields<CourseStep>& step_fields() {
    static const auto fields =
        file::Fields<CourseStep>()
            .needed("text", &CourseStep::text, file::Text{400, rules::Lines::Many})
            .maybe("arrows", &CourseStep::arrows, file::ListOf{file::Object<CourseArrow>{arrow_fields}, 16})
            .maybe("coins", &CourseStep::coins,
                   file::ListOf{rules::coin_wars::IdForm(), rules::coin_wars::limits::kCoins},
                   "coins that the sentence is about")
            .check([](const Field&, CourseStep& step, const file::Nothing&) {
                std::erase_if(step.arrows, [](const CourseArrow& arrow) { return arrow.along.empty(); });
            });
    return fields;
}

constexpr file::ListOf<file::Object<CourseStep>> kCourse{{step_fields}, 12};

}  // namespace

void CourseForm::read(const Field& field, Course& course) const {
    kCourse.read(field, course, file::Nothing());
    std::erase_if(course, [](const CourseStep& step) { return step.text.empty(); });
}
Json CourseForm::write(const Course& course) const { return kCourse.write(course, file::Nothing()); }
Json CourseForm::schema(Json& definitions) const { return kCourse.schema_of<Course>(definitions); }

}  // namespace battles
