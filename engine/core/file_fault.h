#pragma once
// Why the operating system did not do what was asked of a file, in words of our own: those of the systems differ.

#include <string>
#include <system_error>

namespace core {

// "the disk is full": the end of a sentence. What is rare is told in the system's words.
std::string why(const std::error_code& error);
// The same of an `errno`.
inline std::string why(int error) { return why(std::error_code(error, std::generic_category())); }

}  // namespace core
