#pragma once
// A bot that is an external program. It receives lines of JSON on its standard input and answers on its standard
// output:
//
//   to it    {"you": "heads", "new": true, "state": {...}}    its move: `state` is the protocol's `state` reply; `new`
//                                                  only in the first line of a battle
//   from it  {"cmd": "legal", "coin": "h1"}        a query, any number of times: `legal`, `odds`
//   to it    {"ok": true, "reach": 3.75, ...}      the answer, as in the protocol
//   from it  {"cmd": "move", "coin": "h1", "to": [10, 9]}     its command, in the protocol's words
//
// A legal command is carried out, and the program is asked again after each of its own commands until its turn has
// ended. Otherwise the reply is {"ok": false, "error": {...}} and it may try again. It loses the battle if it sends
// kMaxRefused refused commands in a row, makes more than kMaxQuestions queries for one command, sends a line that is
// not JSON, is silent for `seconds`, or exits. It may only command its own side. Its input is closed after the battle,
// in the laboratory after the last one.

#include <functional>
#include <memory>
#include <string>

#include "game/coin_wars/bots/bot.h"

namespace cli {

inline constexpr int kMaxRefused = 200;
inline constexpr int kMaxQuestions = 10'000;
inline constexpr double kLastWordsSeconds = 1;  // for the last output of a program that stopped listening

// If the program loses in one of these ways, calls `told` with the reason, a sentence.
std::unique_ptr<bots::Bot> program_bot(const std::string& command, double seconds,
                                       std::function<void(const std::string&)> told);

// The same for many battles, from any worker thread: a program that has finished a battle is reused, so that no more
// run than there are sides being played. `told` is called from any worker.
std::function<std::unique_ptr<bots::Bot>()> program_bots(const std::string& command, double seconds,
                                                         std::function<void(const std::string&)> told);

}  // namespace cli
