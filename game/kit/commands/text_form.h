#pragma once
// Commands as form: the first refusal among their fields, by what these are; a text has its bounds in its type.

#include <optional>

#include "game/kit/commands/terms.h"
#include "game/kit/field_types.h"
#include "game/kit/text_refusal.h"

namespace rules {

// `Form` derives from it, and says by which rule (kRule) and what a refusal calls a text (called). Its own
// operator() come first, for fields that are checked otherwise.
template <class Form>
struct TextForm {
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const Text<kBounds, kBytes, kOf>& text) const {
        if constexpr (kBounds.most == 0) return std::nullopt;  // a name: it is looked up, not measured
        return check_text(text, kBounds, Form::called(text), Form::kRule);
    }
    template <TextBounds kBounds, std::size_t kBytes, Label kOf>
    std::optional<Refusal> operator()(const std::optional<Text<kBounds, kBytes, kOf>>& text) const {
        return text ? (*this)(*text) : std::nullopt;
    }
    template <class V>
    std::optional<Refusal> operator()(const V& value) const {
        if constexpr (HasFields<V>) return first_of_fields(value, static_cast<const Form&>(*this));
        return std::nullopt;
    }
};

}  // namespace rules
