#pragma once
// A battle written in the test: five coins a side, all but one placed, with its coin set.

#include "game/kit/json.h"

namespace kit {

inline rules::Json small_battle() {
    return rules::Json::parse(R"({
      "format": "coinwars-battle/1", "title": "Small", "table": {"width": 16, "height": 14},
      "coin_set": [
        {"type": "penny", "offense": 1, "defense": 1, "move": 3, "diameter": 0.75, "cents": 1},
        {"type": "nickel", "offense": 3, "defense": 5, "move": 3, "diameter": 0.835, "cents": 5, "traits": ["long_range"]},
        {"type": "dime", "offense": 5, "defense": 3, "move": 5, "diameter": 0.705, "cents": 10, "traits": ["charge"]},
        {"type": "quarter", "offense": 10, "defense": 10, "move": 5, "diameter": 0.955, "cents": 25, "traits": ["command"]},
        {"type": "half_dollar", "offense": 0, "defense": 0, "move": 5, "diameter": 1.205, "cents": 50, "traits": ["spy"]},
        {"type": "dollar", "offense": 15, "defense": 20, "move": 5, "diameter": 1.043, "cents": 100, "traits": ["armored"]}],
      "sides": {
        "heads": {"name": "South", "coins": [{"id": "h1", "type": "penny", "at": [6, 3]}, {"id": "h2", "type": "nickel", "at": [8, 3]},
          {"id": "h3", "type": "dime", "at": [10, 3]}, {"id": "h4", "type": "half_dollar", "at": [8, 1]},
          {"id": "h5", "type": "penny"}]},
        "tails": {"name": "North", "coins": [{"id": "t1", "type": "penny", "at": [6, 11]}, {"id": "t2", "type": "nickel", "at": [8, 11]},
          {"id": "t3", "type": "dime", "at": [10, 11]}, {"id": "t4", "type": "quarter", "at": [8, 13]},
          {"id": "t5", "type": "dollar", "at": [12, 11]}]}},
      "terrain": [{"name": "Pond", "kind": "impassable", "polygon": [[1, 6], [3, 6], [3, 8], [1, 8]]}],
      "first": "toss", "victory": {"turns": 8, "at_limit": "purse", "tails": {"lost": {"side": "heads", "cents": 60}}}})");
}

}  // namespace kit
