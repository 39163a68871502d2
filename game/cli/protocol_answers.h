#pragma once
// What Coin Wars answers to `state`, `legal` and `odds`, field by field: the tests hold it to what the rules say.

#include <span>
#include <string>
#include <string_view>

namespace cli {

struct AnswerField {
    std::string_view path;  // "coins[].at": `at` of each of the list `coins`
    std::string_view type;  // a word of answer_schema.h; with "?" it may be null, with "-" it may be missing
    std::string_view words;
};
struct Answer {
    std::string_view request;
    std::span<const AnswerField> fields;
};
std::span<const Answer> coin_wars_answers();

// The page's section about them, with a turn worked out.
std::string answers_section();

}  // namespace cli
