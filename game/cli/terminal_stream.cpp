#include "game/cli/terminal_stream.h"

#include "engine/core/utf8.h"

namespace cli {

int TerminalStream::Buffer::overflow(int c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize TerminalStream::Buffer::xsputn(const char* text, std::streamsize size) {
    target << core::printable({text, static_cast<std::size_t>(size)});
    return target ? size : 0;
}

std::ostream& raw(std::ostream& stream) {
    auto* terminal = dynamic_cast<TerminalStream*>(&stream);
    return terminal ? terminal->buffer_.target : stream;
}

int TerminalStream::Buffer::sync() { return target.flush() ? 0 : -1; }

}  // namespace cli
