#pragma once
// A bot that is a program of its own. It is spoken to by lines of JSON on its standard input and answers on
// its standard output:
//
//   to it    {"you": "heads", "state": {...}}      it is asked: `state` as the protocol's `state` has it
//   from it  {"cmd": "legal", "coin": "h1"}        a question, as many as it likes: `legal`, `odds`
//   to it    {"ok": true, "reach": 3.75, ...}      the answer, as the protocol has it
//   from it  {"cmd": "move", "coin": "h1", "to": [10, 9]}     its command, in the protocol's words
//
// A command that is legal is done, and the next line comes when the program is asked again: after each of its
// own commands, until its turn has ended. Else the reply is {"ok": false, "error": {...}} and it may try
// again. It loses its battle where it says kRefusedMost times in a row what is refused, asks kQuestionsMost
// questions for one command, says what is no line of JSON, says nothing for `seconds`, or ends. It may speak
// for its own side only. When the battle is over its input ends.

#include <functional>
#include <memory>
#include <string>

#include "game/coin_wars/bots/bot.h"

namespace cli {

inline constexpr int kRefusedMost = 200;
inline constexpr int kQuestionsMost = 10'000;

// `told` hears the sentence that says why the program has lost.
std::unique_ptr<bots::Bot> program_bot(const std::string& command, double seconds,
                                       std::function<void(const std::string&)> told);

}  // namespace cli
