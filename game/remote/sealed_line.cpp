#include "game/remote/sealed_line.h"

#include "game/kit/json_text.h"

namespace remote {
namespace {

constexpr char kMore = '+', kLast = '.';   // the first byte of a piece
constexpr std::size_t kPiece = 48 * 1024;  // bytes

}  // namespace

SealedLine::SealedLine(std::unique_ptr<net::Connection> line, std::vector<std::string> codes, End end)
    : line_(std::move(line)), codes_(std::move(codes)), end_(end) {
    if (end_ == End::Host) return;
    channel_.emplace(codes_.front(), end_);
    line_->send(*channel_->opening());
}

void SealedLine::poll() {
    for (const std::string& message : line_->take()) {
        if (!fault_.empty()) return;
        channel_ && channel_->ready() ? open(message) : shake_hands(message);
    }
}

void SealedLine::shake_hands(const std::string& message) {
    if (channel_) {
        const auto answer = channel_->answer(message);
        if (!answer) return end_as("stranger");
        if (!answer->empty()) line_->send(*answer);
        return;
    }
    for (code_ = 0; code_ < codes_.size(); ++code_) {
        net::Channel channel(codes_[code_], end_);
        if (const auto answer = channel.answer(message)) {
            line_->send(*answer);
            channel_.emplace(std::move(channel));
            return;
        }
    }
    end_as("stranger");
}

void SealedLine::open(const std::string& sealed) {
    const auto text = channel_->open(sealed);
    if (!text) return end_as("stranger");
    if (text->empty() || piece_.size() + text->size() - 1 > longest_) return end_as("malformed");
    heard_ += text->size();
    piece_.append(*text, 1);
    if (text->front() == kMore) return;
    const auto json = rules::parse_json(piece_);
    piece_.clear();
    const auto message = json ? message_from(*json) : core::failure(rules::Refusal{});
    message ? in_.push_back(*message) : end_as("malformed");
}

void SealedLine::send(const Message& message) {
    const std::string text = to_json(message).dump(-1, ' ', false, Json::error_handler_t::replace);
    for (std::size_t at = 0; at < text.size(); at += kPiece) {
        const bool last = at + kPiece >= text.size();
        line_->send(channel_->seal((last ? kLast : kMore) + text.substr(at, kPiece)));
    }
}

std::vector<Message> SealedLine::take() { return std::exchange(in_, {}); }

void SealedLine::end_as(std::string fault) {
    fault_ = std::move(fault);
    line_->end();
}

}  // namespace remote
