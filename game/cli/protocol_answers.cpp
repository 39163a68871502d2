#include "game/cli/protocol_answers.h"

#include <array>

namespace cli {

namespace {

constexpr std::array kState{
    AnswerField{"game", "`coin-wars`"},
    AnswerField{"title", "of the battle"},
    AnswerField{"phase", "agree, faces, toss, order, deploy, play or over"},
    AnswerField{"turn", "the round, from 1; 0 before the first"},
    AnswerField{"side", "heads or tails: whose command is awaited; null while both agree, choose faces and toss"},
    AnswerField{"first", "the side that goes first; null: not settled yet"},
    AnswerField{"actions_left", "of this turn"},
    AnswerField{"awaiting", "what has to be decided before anything else, by `decide`"},
    AnswerField{"awaiting[].decision", "losses: which units of an Army fall; split: whether it breaks up"},
    AnswerField{"awaiting[].side", "that decides"},
    AnswerField{"awaiting[].army", "it is about"},
    AnswerField{"awaiting[].attacker", "of losses: who struck"},
    AnswerField{"awaiting[].damage", "of losses: the most that their Defense may add up to"},
    AnswerField{"awaiting[].damage_to_armored", "of losses: the same, where Armored units are among them"},
    AnswerField{"awaiting[].proposal", "of losses: an answer that is allowed"},
    AnswerField{"agreed", "by side: whether it has agreed to the battle"},
    AnswerField{"toss_winner", "a side, or null"},
    AnswerField{"ready", "by side: whether its set-up is done"},
    AnswerField{"table", "`width` and `height` in inches; [0, 0] is at Heads' left"},
    AnswerField{"sides", "by side: its `name`, and in `names` what it calls its types of coin"},
    AnswerField{"coins", "all that have not fallen and do not arrive later"},
    AnswerField{"coins[].id", ""},
    AnswerField{"coins[].type", "one of `coin_set`"},
    AnswerField{"coins[].side", ""},
    AnswerField{"coins[].at", "its centre; null: not on the table"},
    AnswerField{"coins[].army", "its Army, or null"},
    AnswerField{"coins[].acted", "in this turn"},
    AnswerField{"coins[].offense", "as it counts where the coin stands now"},
    AnswerField{"coins[].defense", "the same"},
    AnswerField{"coins[].shots_left", "where a special rule counts them"},
    AnswerField{"coins[].blows_left", "where a special rule says that it takes several: until it falls"},
    AnswerField{"coins[].slid_back", "true: an attack has driven it back, as a special rule says"},
    AnswerField{"coins[].waits", "the round before which it may not act; null: none"},
    AnswerField{"armies", "all on the table"},
    AnswerField{"armies[].id", ""},
    AnswerField{"armies[].side", ""},
    AnswerField{"armies[].members", "its coins"},
    AnswerField{"armies[].commander", "the coin with Command that leads it, or null"},
    AnswerField{"armies[].acted", "in this turn"},
    AnswerField{"armies[].cut_off", "members that no chain of touching coins links to the commander"},
    AnswerField{"fallen", "coins taken off"},
    AnswerField{"fallen[].id", ""},
    AnswerField{"fallen[].type", ""},
    AnswerField{"fallen[].side", ""},
    AnswerField{"fallen[].by", "the coin that took it, or null"},
    AnswerField{"fallen[].how", "attack, attack_back or beyond"},
    AnswerField{"fallen[].turn", "in which it fell"},
    AnswerField{"fallen[].went_beyond", "true: it had gone beyond"},
    AnswerField{"watching", "coins that look on from beside the table"},
    AnswerField{"watching[].id", ""},
    AnswerField{"watching[].type", ""},
    AnswerField{"watching[].side", ""},
    AnswerField{"watching[].at", "null, or its place in the battle's file"},
    AnswerField{"arrivals", "coins that come later"},
    AnswerField{"arrivals[].id", ""},
    AnswerField{"arrivals[].type", ""},
    AnswerField{"arrivals[].side", ""},
    AnswerField{"arrivals[].turn", "from which it may be placed"},
    AnswerField{"arrivals[].area", "the polygon in which"},
    AnswerField{"arrivals[].at", "where it is meant to stand"},
    AnswerField{"terrain", "pieces of ground"},
    AnswerField{"terrain[].name", ""},
    AnswerField{"terrain[].kind", "defensive, offensive, impassable, slow, stop, no_charge, fast or plain"},
    AnswerField{"terrain[].polygon", "its corners"},
    AnswerField{"terrain[].side", "the only side that it holds for"},
    AnswerField{"terrain[].except", "types that it does not hold for"},
    AnswerField{"terrain[].from_turn", "the first round in which it holds"},
    AnswerField{"terrain[].to_turn", "the last"},
    AnswerField{"terrain[].blocks_sight", "wood or crest: the shots that it stops"},
    AnswerField{"terrain[].begins", "the condition since which it holds"},
    AnswerField{"terrain[].ends", "the condition until which it holds"},
    AnswerField{"zones", "by side: the polygon in which it sets up"},
    AnswerField{"rules", "as a battle's file has them, with everything left out there filled in"},
    AnswerField{"victory", "the goals, as a battle's file has them"},
    AnswerField{"coin_set",
                "the types: `type`, `title`, `offense`, `defense`, `move` and `diameter` in inches, `cents`, `traits`"},
    AnswerField{"purse", "by side: cents won"},
    AnswerField{"quiet_turns", "turns without a fall"},
    AnswerField{"draw_offered", "the side that has offered one, or null"},
    AnswerField{"result", "null, or `winner` (null: drawn) and `by`: how it ended; `degree` if the battle names any"},
    AnswerField{"free", "of a free battle: what has been bought"},
    AnswerField{"special", "special rules that have been used, thrown for or told"},
    AnswerField{"special[].rule", "its name"},
    AnswerField{"special[].in_turn", "attacks of this turn that it has changed"},
    AnswerField{"special[].in_battle", "the same, of the battle"},
    AnswerField{"special[].throws_in_vain", "for those who arrive by it"},
    AnswerField{"special[].come", "true: a throw has let them arrive"},
    AnswerField{"special[].told", "true: its words have been told"},
    AnswerField{"can_undo", ""},
    AnswerField{"can_redo", ""},
};

constexpr std::array kLegal{
    AnswerField{"coin", "that was asked about; of an Army its front coin"},
    AnswerField{"army", "its Army, or null"},
    AnswerField{"cost", "in actions"},
    AnswerField{"can_move", ""},
    AnswerField{"can_attack", ""},
    AnswerField{"can_charge", ""},
    AnswerField{"may_go_beyond", ""},
    AnswerField{"reach", "inches that its centre may move at most"},
    AnswerField{"close", "enemies that it may strike where it stands"},
    AnswerField{"ranged", "enemies that it may shoot"},
    AnswerField{"uses", "traits that it may use: `trait`, and `on` which coins"},
    AnswerField{"places",
                "of an Army that can move: the farthest places of its front coin, in up to sixteen directions"},
    AnswerField{"why_not", "null, or why it can do nothing: `code`, `rule`, `message`"},
};

constexpr std::array kOdds{
    AnswerField{"ranged", "a shot: whether the target strikes back follows other rules"},
    AnswerField{"attack",
                "the strike: who, with which `units`, `offense` against `defense`, `dice` if any, whether it `beats`, "
                "by which `rule`"},
    AnswerField{"attack_back", "the same when the target strikes back; null: it does not"},
    AnswerField{"no_attack_back", "null, or the rule by which the target does not strike back"},
    AnswerField{"attacker_falls", "the chance, from 0 to 1; for an Army, that it loses any coin"},
    AnswerField{"target_falls", "the same for the target"},
    AnswerField{"chances", "of `attacker` and `target`: the chances that 0, 1, 2, ... of its coins fall"},
    AnswerField{"expected_losses", "of `attacker` and `target`: `coins` and `cents`"},
    AnswerField{"expected_purse", "of `attacker` and `target`: cents that each takes from the other"},
    AnswerField{"special", "the special rules that change it, by their names"},
    AnswerField{"withstood", "of `attacker` and `target`: the blows that it is expected to survive by a special rule"},
    AnswerField{"refusal", "null, or why it may not be done: `code`, `rule`, `message`"},
};

constexpr std::array kAnswers{Answer{"state", kState}, Answer{"legal", kLegal}, Answer{"odds", kOdds}};

// Two turns of Two lines by which a coin goes to where it can shoot, and shoots; the tests play them.
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
