#pragma once
// A value, or the reason why there is none. For failures that a person or a file can cause; asserts are for our own
// mistakes.

#include <tl/expected.hpp>

namespace core {

template <class Value, class Error>
using Result = tl::expected<Value, Error>;

template <class Error>
auto failure(Error&& error) {
    return tl::make_unexpected(std::forward<Error>(error));
}

}  // namespace core
