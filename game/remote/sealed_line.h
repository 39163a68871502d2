#pragma once
// A connection that only those who know the code can use: first the handshake, then messages, split if they are long.
// Anything invalid ends it.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "engine/net/line.h"
#include "engine/net/secret.h"
#include "game/kit/limits.h"
#include "game/remote/message.h"

namespace remote {

// Longest messages in bytes: of any kind; a hello, which has the digests of a table; anything else from someone who was
// not asked for a table's steps.
inline constexpr std::size_t kLongest = 2 * rules::kMaxFile;
inline constexpr std::size_t kLongestHello = 8 * rules::kMaxSteps + 4096;
inline constexpr std::size_t kLongestSaid = 64 * 1024;

class SealedLine {
public:
    using End = net::Channel::End;
    // A host may have several codes; code() tells which one the guest used. A guest has one.
    SealedLine(std::unique_ptr<net::Connection> line, std::vector<std::string> codes, End end);

    // Does everything possible without waiting.
    void poll();
    bool ready() const { return channel_ && channel_->ready() && !ended(); }
    bool ended() const { return line_->state() == net::Connection::State::Ended; }
    std::size_t code() const { return code_; }
    const net::Bytes& transcript() const { return channel_->transcript(); }

    // Limits further incoming messages to `bytes` each; a longer one ends the connection.
    void bound(std::size_t bytes) { longest_ = bytes; }
    std::size_t heard() const { return heard_; }  // bytes of all messages received

    void send(const Message& message);  // only when ready
    std::vector<Message> take();        // received since the last call
    // Stops receiving; queued messages are still sent.
    void end() { end_as({}); }

    // Why it ended: "stranger" (does not know the code), "malformed", or the connection's own fault; may be empty.
    std::string fault() const { return fault_.empty() ? line_->fault() : fault_; }
    std::string address() const { return line_->address(); }
    std::size_t waiting() const { return line_->waiting(); }  // bytes still to be sent

private:
    void shake_hands(const std::string& message);
    void open(const std::string& sealed);
    void end_as(std::string fault);

    std::unique_ptr<net::Connection> line_;
    std::vector<std::string> codes_;
    End end_;
    std::optional<net::Channel> channel_;
    std::size_t code_ = 0, longest_ = kLongest, heard_ = 0;
    std::string piece_;  // of a long message
    std::vector<Message> in_;
    std::string fault_;
};

}  // namespace remote
