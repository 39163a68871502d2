#pragma once
// A connection between two machines: carries whole messages, in order, until it ends. Nothing here blocks or has its
// own thread: the owner of the network polls it (websocket.h), usually once a frame.

#include <cstddef>
#include <string>
#include <vector>

namespace net {

// Longer messages end the connection.
inline constexpr std::size_t kLongestMessage = 64 * 1024;  // bytes

class Connection {
public:
    virtual ~Connection() = default;
    // A connection that has ended stays ended.
    enum class State { Opening, Open, Ended };
    virtual State state() const = 0;
    // Queues a message of at most kLongestMessage bytes. No effect if the connection has ended; while it opens,
    // messages wait.
    virtual void send(std::string message) = 0;
    // The messages received since the last call, in order; also after the end. If more than 256 KiB are pending, the
    // other end has to wait.
    virtual std::vector<std::string> take() = 0;
    // Bytes queued for sending.
    virtual std::size_t waiting() const = 0;
    // Sends queued messages for at most 5 s, then ends the connection; this end counts as ended at once. Destroying the
    // connection does the same.
    virtual void end() = 0;
    // Why it ended: "host not found", "host unreachable", "connection refused", "no network", "timed out", "not a
    // table" (something else answered), "connection lost", "message too long" or "not understood" (no WebSocket); empty
    // if it was ended here or properly by the other end.
    virtual std::string fault() const = 0;
    // Identifies the other end, to tell several apart: an IP address without port; empty until it is known.
    virtual std::string address() const = 0;
};

}  // namespace net
