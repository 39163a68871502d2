#pragma once
// Somebody who knows the code of a shared battle and keeps to no rule.

#include <doctest/doctest.h>

#include "game/remote/invitation.h"
#include "tests/support/shared_battle.h"

namespace remote {

using rules::coin_wars::CoinWars;

using Battle = DoorGame<CoinWars>;

inline const Json kAgreeHeads{{"cmd", "agree"}, {"side", "heads"}}, kAgreeTails{{"cmd", "agree"}, {"side", "tails"}};
inline const Json kFaces{{"cmd", "faces"}, {"swap", false}}, kToss{{"cmd", "toss"}};

inline Battle new_battle() { return Battle(rules::Door<CoinWars>(CoinWars::start(kit::small_battle()).value(), 1)); }

// One end of a line by hand: anything can be said on it.
class Rogue {
public:
    Rogue(std::unique_ptr<net::Line> line, const std::string& code, net::Channel::End end)
        : line_(std::move(line)), channel_(code, end) {
        if (auto opening = channel_.opening()) line_->send(*opening);
    }
    void poll() {
        for (const std::string& message : line_->take()) {
            if (!channel_.ready()) {
                const auto answer = channel_.answer(message);
                if (answer && !answer->empty()) line_->send(*answer);
            } else if (const auto text = channel_.open(message)) {
                if (const auto heard = message_from(Json::parse(text->substr(1)))) heard_.push_back(*heard);
            }
        }
    }
    bool ready() const { return channel_.ready(); }
    bool ended() const { return line_->state() == net::Line::State::Ended; }
    const net::Bytes& transcript() const { return channel_.transcript(); }
    void say_text(const std::string& text) { say_piece("." + text); }
    void say_piece(const std::string& piece) { line_->send(channel_.seal(piece)); }
    void say(const Message& message) { say_text(to_json(message).dump()); }
    // The last message of a kind that was heard.
    template <class M>
    const M* heard() const {
        for (auto each = heard_.rbegin(); each != heard_.rend(); ++each)
            if (const auto* found = std::get_if<M>(&*each)) return found;
        return nullptr;
    }

private:
    std::unique_ptr<net::Line> line_;
    net::Channel channel_;
    std::vector<Message> heard_;
};

std::string promise_at(const Key& table, const Key& promise) {
    Ledger ledger;
    ledger.table = table;
    return promise_text(ledger, promise);
}

inline const Self& mallory() {
    static const Self self = kit::self_of('m', "Mallory");
    return self;
}

inline Hello hello_of(const Rogue& rogue, const Self& self) {
    Hello hello;
    hello.protocol = kProtocol;
    hello.program = self.program;
    hello.key = net::to_hex(self.key.name());
    hello.proof = net::to_hex(self.key.sign(rogue.transcript()));
    hello.name = self.name;
    return hello;
}

}  // namespace remote
