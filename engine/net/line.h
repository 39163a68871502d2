#pragma once
// A line between two machines: it carries whole messages, in order, until it ends. Nothing here blocks or has a thread
// of its own: whoever owns the network polls it (websocket.h), usually once a frame.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace net {

// Longer messages end the line.
inline constexpr std::size_t kLongestMessage = 64 * 1024;  // bytes

class Line {
public:
    virtual ~Line() = default;
    // A line that ended stays so.
    enum class State { Opening, Open, Ended };
    virtual State state() const = 0;
    // Queues a message of at most kLongestMessage bytes. Without effect if the line has ended; while it opens, messages
    // wait.
    virtual void send(std::string message) = 0;
    // What came in since the last call, in order; also after the line has ended. Beyond 256 KiB that nobody took the other
    // has to wait.
    virtual std::vector<std::string> take() = 0;
    // Bytes that wait to be sent.
    virtual std::size_t waiting() const = 0;
    // Sends what waits if that takes no longer than 5 s, then ends the line. Here it has ended at once. Who lets go of a
    // line ends it so.
    virtual void end() = 0;
    // Of an ended line: "host not found", "host unreachable", "connection refused", "no network", "timed out", "not a
    // table" (something else answered), "connection lost", "message too long" or "not understood" (no WebSocket); empty if
    // it was ended here or properly by the other.
    virtual std::string fault() const = 0;
    // Who is at the other end, to be told apart from others who knock: an IP address without its port; empty until it is
    // known.
    virtual std::string address() const = 0;
};

}  // namespace net
