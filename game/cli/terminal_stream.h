#pragma once
// What the program prints: texts of files, bots and other people stand in it, and none of them may steer the terminal.

#include <ostream>
#include <streambuf>

namespace cli {

class TerminalStream final : public std::ostream {
public:
    // Control characters, but for line breaks and tabs, come out as U+FFFD.
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

// What stands behind it, if it is such a stream: for JSON that programs read, and for what this program itself has to say
// to a terminal.
std::ostream& raw(std::ostream& stream);

}  // namespace cli
