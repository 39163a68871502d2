#include "game/cli/protocol_answers.h"

#include <array>

namespace cli {

namespace {

constexpr std::array kState{
    AnswerField{"game", "text", "`coin-wars`"},
    AnswerField{"title", "text", "of the battle"},
    AnswerField{"phase", "text", "agree, faces, toss, order, deploy, play or over"},
    AnswerField{"turn", "whole", "the round, from 1; 0 before the first"},
    AnswerField{"side", "side?",
                "heads or tails: whose command is awaited; null while both agree, choose faces and toss"},
    AnswerField{"first", "side?", "the side that goes first; null: not settled yet"},
    AnswerField{"actions_left", "whole", "of this turn"},
    AnswerField{"awaiting", "list", "what has to be decided before anything else, by `decide`"},
    AnswerField{"awaiting[].decision", "text", "losses: which units of an Army fall; split: whether it breaks up"},
    AnswerField{"awaiting[].side", "side", "that decides"},
    AnswerField{"awaiting[].army", "text", "it is about"},
    AnswerField{"awaiting[].attacker", "text?-", "of losses: who struck"},
    AnswerField{"awaiting[].damage", "whole-", "of losses: the most that their Defense may add up to"},
    AnswerField{"awaiting[].damage_to_armored", "whole-", "of losses: the same, where Armored units are among them"},
    AnswerField{"awaiting[].proposal", "texts-", "of losses: an answer that is allowed"},
    AnswerField{"agreed", "bools", "by side: whether it has agreed to the battle"},
    AnswerField{"toss_winner", "side?", "a side, or null"},
    AnswerField{"ready", "bools", "by side: whether its set-up is done"},
    AnswerField{"table", "size", "`width` and `height` in inches; [0, 0] is at Heads' left"},
    AnswerField{"sides", "sides", "by side: its `name`, and in `names` what it calls its types of coin"},
    AnswerField{"coins", "list", "all that have not fallen and do not arrive later"},
    AnswerField{"coins[].id", "text", ""},
    AnswerField{"coins[].type", "text", "one of `coin_set`"},
    AnswerField{"coins[].side", "side", ""},
    AnswerField{"coins[].at", "point?", "its centre; null: not on the table"},
    AnswerField{"coins[].army", "text?", "its Army, or null"},
    AnswerField{"coins[].acted", "bool", "in this turn"},
    AnswerField{"coins[].offense", "whole", "as it counts where the coin stands now"},
    AnswerField{"coins[].defense", "whole", "the same"},
    AnswerField{"coins[].shots_left", "whole-", "where a special rule counts them"},
    AnswerField{"coins[].blows_left", "whole-", "where a special rule says that it takes several: until it falls"},
    AnswerField{"coins[].slid_back", "bool-", "true: an attack has driven it back, as a special rule says"},
    AnswerField{"coins[].waits", "whole?", "the round before which it may not act; null: none"},
    AnswerField{"armies", "list", "all on the table"},
    AnswerField{"armies[].id", "text", ""},
    AnswerField{"armies[].side", "side", ""},
    AnswerField{"armies[].members", "texts", "its coins"},
    AnswerField{"armies[].commander", "text?", "the coin with Command that leads it, or null"},
    AnswerField{"armies[].acted", "bool", "in this turn"},
    AnswerField{"armies[].cut_off", "texts", "members that no chain of touching coins links to the commander"},
    AnswerField{"fallen", "list", "coins taken off"},
    AnswerField{"fallen[].id", "text", ""},
    AnswerField{"fallen[].type", "text", ""},
    AnswerField{"fallen[].side", "side", ""},
    AnswerField{"fallen[].by", "text?", "the coin that took it, or null"},
    AnswerField{"fallen[].how", "text", "attack, attack_back or beyond"},
    AnswerField{"fallen[].turn", "whole", "in which it fell"},
    AnswerField{"fallen[].went_beyond", "bool-", "true: it had gone beyond"},
    AnswerField{"watching", "list", "coins that look on from beside the table"},
    AnswerField{"watching[].id", "text", ""},
    AnswerField{"watching[].type", "text", ""},
    AnswerField{"watching[].side", "side", ""},
    AnswerField{"watching[].at", "point?", "null, or its place in the battle's file"},
    AnswerField{"arrivals", "list", "coins that come later"},
    AnswerField{"arrivals[].id", "text", ""},
    AnswerField{"arrivals[].type", "text", ""},
    AnswerField{"arrivals[].side", "side", ""},
    AnswerField{"arrivals[].turn", "whole", "from which it may be placed"},
    AnswerField{"arrivals[].area", "points", "the polygon in which"},
    AnswerField{"arrivals[].at", "point?", "where it is meant to stand"},
    AnswerField{"terrain", "list", "pieces of ground"},
    AnswerField{"terrain[].name", "text", ""},
    AnswerField{"terrain[].kind", "text", "defensive, offensive, impassable, slow, stop, no_charge, fast or plain"},
    AnswerField{"terrain[].polygon", "points", "its corners"},
    AnswerField{"terrain[].side", "side?-", "the only side that it holds for"},
    AnswerField{"terrain[].except", "-", "types that it does not hold for"},
    AnswerField{"terrain[].from_turn", "whole?-", "the first round in which it holds"},
    AnswerField{"terrain[].to_turn", "whole?-", "the last"},
    AnswerField{"terrain[].blocks_sight", "text-", "wood or crest: the shots that it stops"},
    AnswerField{"terrain[].begins", "object-", "the condition since which it holds"},
    AnswerField{"terrain[].ends", "object-", "the condition until which it holds"},
    AnswerField{"zones", "zones", "by side: the polygon in which it sets up"},
    AnswerField{"rules", "object", "as a battle's file has them, with everything left out there filled in"},
    AnswerField{"victory", "object", "the goals, as a battle's file has them"},
    AnswerField{"coin_set", "objects",
                "the types: `type`, `title`, `offense`, `defense`, `move` and `diameter` in inches, `cents`, `traits`"},
    AnswerField{"purse", "wholes", "by side: cents won"},
    AnswerField{"quiet_turns", "whole", "turns without a fall"},
    AnswerField{"draw_offered", "side?", "the side that has offered one, or null"},
    AnswerField{"result", "object?",
                "null, or `winner` (null: drawn) and `by`: how it ended; `degree` if the battle names any"},
    AnswerField{"free", "object-", "of a free battle: what has been bought"},
    AnswerField{"special", "list-", "special rules that have been used, thrown for or told"},
    AnswerField{"special[].rule", "text", "its name"},
    AnswerField{"special[].in_turn", "whole-", "attacks of this turn that it has changed"},
    AnswerField{"special[].in_battle", "whole-", "the same, of the battle"},
    AnswerField{"special[].throws_in_vain", "whole-", "for those who arrive by it"},
    AnswerField{"special[].come", "bool-", "true: a throw has let them arrive"},
    AnswerField{"special[].told", "bool-", "true: its words have been told"},
    AnswerField{"can_undo", "bool", ""},
    AnswerField{"can_redo", "bool", ""},
};

constexpr std::array kLegal{
    AnswerField{"coin", "text", "that was asked about; of an Army its front coin"},
    AnswerField{"army", "text?", "its Army, or null"},
    AnswerField{"cost", "whole", "in actions"},
    AnswerField{"can_move", "bool", ""},
    AnswerField{"can_attack", "bool", ""},
    AnswerField{"can_charge", "bool", ""},
    AnswerField{"may_go_beyond", "bool", ""},
    AnswerField{"reach", "number", "inches that its centre may move at most"},
    AnswerField{"close", "texts", "enemies that it may strike where it stands"},
    AnswerField{"ranged", "texts", "enemies that it may shoot"},
    AnswerField{"uses", "objects-", "traits that it may use: `trait`, and `on` which coins"},
    AnswerField{"places", "points-",
                "of an Army that can move: the farthest places of its front coin, in up to sixteen directions"},
    AnswerField{"why_not", "object?", "null, or why it can do nothing: `code`, `rule`, `message`"},
};

constexpr std::array kOdds{
    AnswerField{"ranged", "bool", "a shot: whether the target strikes back follows other rules"},
    AnswerField{"attack", "object",
                "the strike: who, with which `units`, `offense` against `defense`, by which `rule`, and its `dice`; "
                "without any, whether it `beats`"},
    AnswerField{"attack_back", "object?", "the same when the target strikes back; null: it does not"},
    AnswerField{"no_attack_back", "text?", "null, or the rule by which the target does not strike back"},
    AnswerField{"attacker_falls", "number", "the chance, from 0 to 1; for an Army, that it loses any coin"},
    AnswerField{"target_falls", "number", "the same for the target"},
    AnswerField{"chances", "object", "of `attacker` and `target`: the chances that 0, 1, 2, ... of its coins fall"},
    AnswerField{"expected_losses", "object", "of `attacker` and `target`: `coins` and `cents`"},
    AnswerField{"expected_purse", "object", "of `attacker` and `target`: cents that each takes from the other"},
    AnswerField{"special", "texts-", "the special rules that change it, by their names"},
    AnswerField{"withstood", "object-",
                "of `attacker` and `target`: the blows that it is expected to survive by a special rule"},
    AnswerField{"refusal", "object?", "null, or why it may not be done: `code`, `rule`, `message`"},
};

constexpr std::array kAnswers{Answer{"state", kState}, Answer{"legal", kLegal}, Answer{"odds", kOdds}};

// Two turns of Two lines: a coin moves into range, then shoots; the tests play them.
constexpr std::string_view kTurn = R"(
### A turn, worked out

The side that goes first moves a nickel into range; the other side passes; the nickel shoots.

    {"cmd":"new","battle":"two-lines","seed":1}
    {"cmd":"agree","side":"heads"}
    {"cmd":"agree","side":"tails"}
    {"cmd":"faces","swap":false}
    {"cmd":"toss"}                                     ->  {"ok":true,"events":[{"event":"tossed","face":"tails","real":false}]}
    {"cmd":"order","first":"tails"}
    {"cmd":"ready","side":"heads"}
    {"cmd":"ready","side":"tails"}                     ->  {"ok":true,"events":[...,{"event":"turn","turn":1,"side":"tails"}]}
    {"cmd":"legal","coin":"t6"}                        ->  {"ok":true,"can_move":true,"reach":3.835,"ranged":[], ...}
    {"cmd":"move","coin":"t6","to":[9,10.2]}           ->  {"ok":true,"events":[{"event":"moved", ...}]}
    {"cmd":"end_turn"}
    {"cmd":"end_turn"}
    {"cmd":"legal","coin":"t6"}                        ->  {"ok":true,"ranged":["h1","h2","h3","h5","h7"], ...}
    {"cmd":"odds","coin":"t6","target":"h1"}           ->  {"ok":true,"target_falls":1.0,"attacker_falls":0.0, ...}
    {"cmd":"attack","coin":"t6","target":"h1"}         ->  {"ok":true,"events":[{"event":"attacked", ...},{"event":"fell", ...}, ...]}
    {"cmd":"end_turn"}

While `awaiting` is not empty, only `decide` is taken; a bot that is asked for a turn looks there first.
)";

}  // namespace

std::span<const Answer> coin_wars_answers() { return kAnswers; }

std::string answers_section() {
    std::string text = "\n### Answers\n\nWhat is null or missing is not there or not known yet.\n";
    for (const Answer& answer : kAnswers) {
        text.append("\n`").append(answer.request).append("`:\n\n");
        for (const AnswerField& field : answer.fields) {
            text.append("- `").append(field.path).append("`");
            if (!field.words.empty()) text.append(": ").append(field.words);
            text += '\n';
        }
    }
    return text.append(kTurn);
}

}  // namespace cli
