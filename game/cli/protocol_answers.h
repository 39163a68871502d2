#pragma once
// Coin Wars' answers to `state`, `legal` and `odds`, field by field: the tests compare real answers with this list.

#include <span>
#include <string>
#include <string_view>

namespace cli {

struct AnswerField {
    std::string_view path;  // "coins[].at": `at` of each item in the list `coins`
    std::string_view type;  // a word of protocol_page.cpp; "?": may be null, "-": may be missing
    std::string_view words;
};
struct Answer {
    std::string_view request;
    std::span<const AnswerField> fields;
};
std::span<const Answer> coin_wars_answers();

// The section about them in the protocol's page, with an example turn.
std::string answers_section();

}  // namespace cli
