#pragma once
// The program's output: it contains texts from files, bots and other people, which must not control the terminal.

#include <ostream>
#include <streambuf>

namespace cli {

class TerminalStream final : public std::ostream {
public:
    // Replaces control characters, except line breaks and tabs, with U+FFFD.
    explicit TerminalStream(std::ostream& stream) : std::ostream(nullptr), buffer_(stream) { rdbuf(&buffer_); }

private:
    friend std::ostream& raw(std::ostream& stream);
    struct Buffer final : std::streambuf {
        explicit Buffer(std::ostream& stream) : target(stream) {}
        int overflow(int c) override;
        std::streamsize xsputn(const char* text, std::streamsize size) override;
        int sync() override;

        std::ostream& target;
    };
    Buffer buffer_;
};

// The underlying stream, if it is a TerminalStream: for JSON that programs read, and for this program's own control
// sequences.
std::ostream& raw(std::ostream& stream);

}  // namespace cli
