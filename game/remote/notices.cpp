#include "game/remote/notices.h"

namespace remote {
namespace {

struct Notice {
    const char* code;
    words::Key sentence;
};
constexpr Notice kNotices[] = {
    {"stranger", words::mark("That table does not know this code.")},
    {"program", words::mark("That table runs another version of Coin Wars.")},
    {"full", words::mark("That table has no room for anybody else.")},
    {"taken", words::mark("All seats at that table are taken. Each belongs to the player who took it first.")},
    {"elsewhere", words::mark("You have taken this seat from another copy of the program.")},
    {"other_table", words::mark("Another game is being played there now.")},
    {"left", words::mark("The other screen has left the table. Everything is saved on both machines.")},
    {"unheard",
     words::mark("Nothing from here has reached the other side for a while. Everything is saved on both machines.")},
    {"silence", words::mark("Nothing has been heard from the other side for a while.")},
    {"behind", words::mark("The connection is too slow to keep up: reconnecting.")},
    {"differs", words::mark("The two machines have reached different results. Everything stays as it was before.")},
    {"malformed", words::mark("The data received makes no sense. It was ignored.")},
    {"proof", words::mark("A step arrived that was not signed by the player it names. It was ignored.")},
    {"promise", words::mark("A step arrived that was not signed by the player it names. It was ignored.")},
    {"chance", words::mark("A throw arrived that was not made by all of you. It was ignored.")},
    {"fixed", words::mark("A throw arrived that was not made by all of you. It was ignored.")},
    {"link", words::mark("A throw arrived that was not made by all of you. It was ignored.")},
    {"bent", words::mark("A throw was changed after it was known. It was ignored.")},
    {"trusted", words::mark("That table plays with trusted dice, which you have not agreed to. Nothing was started.")},
    {"lost",
     words::mark("You have made throws at that table before, and your record of them is not here: host a new table.")},
    {"chain", words::mark("No more throws can be made at this table: host a new table.")},
    {"revision", words::mark("A step arrived out of order. It was ignored.")},
    {"order", words::mark("A step arrived out of order. It was ignored.")},
    {"claim", words::mark("Victory was claimed for a throw that nobody owed. It was ignored.")},
    {"sealed", words::mark("Anything sealed must be opened first.")},
    {"seal", words::mark("What was opened does not match what was sealed. It was ignored.")},
    {"seat", words::mark("A step arrived for a side that its sender does not play. It was ignored.")},
    {"refused", words::mark("A step arrived that the rules do not allow. It was ignored.")},
    {"parted", words::mark("The others continued differently; your table now matches theirs.")},
    {"not_agreed", words::mark("Someone at the table did not agree to take it back.")},
    {"flood", words::mark("Too much data arrived at once; the connection was closed.")},
    {"older", words::mark("That file is older than what you have. Nothing was changed.")},
    {"fork", words::mark("That file continues differently from your game. Nothing was changed.")},
    {"others", words::mark("Others are playing that battle: none of its seats is yours.")},
    {"changed", words::mark("That file was changed after it was signed. It was ignored.")},
    {"connection refused", words::mark("Nobody is hosting at that address.")},
    {"host not found", words::mark("There is no such address.")},
    {"host unreachable", words::mark("That address cannot be reached.")},
    {"timed out", words::mark("That address does not answer.")},
    {"no network", words::mark("There is no network.")},
    {"connection lost", words::mark("The connection was interrupted.")},
    {"not a table", words::mark("Something other than a table answers at that address.")},
    {"not understood", words::mark("The answer from that address makes no sense.")},
    {"message too long", words::mark("Too much data arrived at once; the connection was closed.")},
};

}  // namespace

words::Phrase notice_of(const std::string& code) {
    for (const Notice& each : kNotices)
        if (code == each.code) return each.sentence;
    // Marked as a quotation: another machine's sentence must not look like the program's own.
    return code.empty() || code == "late" ? words::Phrase() : words::say("That table says: “{1}”", words::plain(code));
}

}  // namespace remote
