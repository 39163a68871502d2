#include "game/remote/notices.h"

namespace remote {
namespace {

struct Notice {
    const char* code;
    words::Key sentence;
};
constexpr Notice kNotices[] = {
    {"stranger", words::mark("The table there does not know this code.")},
    {"program", words::mark("The table there is of another version of Coin Wars.")},
    {"full", words::mark("That table has no room for more.")},
    {"taken", words::mark("All seats there are taken. Each belongs to whoever sat down first.")},
    {"elsewhere", words::mark("Another program of yours has taken this seat.")},
    {"other_table", words::mark("Another game lies there now.")},
    {"left", words::mark("The other screen has left the table. All is kept on both machines.")},
    {"unheard", words::mark("Nothing from here has arrived there for a while. All is kept on both machines.")},
    {"silence", words::mark("Nothing has been heard from there for a while.")},
    {"behind", words::mark("The connection is too slow for what the table says: it is made anew.")},
    {"differs", words::mark("The two machines have come to different ends. All is kept as it stood before.")},
    {"malformed", words::mark("What came from there makes no sense. Nothing of it was done.")},
    {"proof", words::mark("A step came that was not signed by whoever it names. Nothing of it was done.")},
    {"promise", words::mark("A step came that was not signed by whoever it names. Nothing of it was done.")},
    {"chance", words::mark("A throw came that was not made by all of you. Nothing of it was done.")},
    {"fixed", words::mark("A throw came that was not made by all of you. Nothing of it was done.")},
    {"link", words::mark("A throw came that was not made by all of you. Nothing of it was done.")},
    {"bent", words::mark("A throw was changed after it was known. Nothing of it was done.")},
    {"trusted", words::mark("The table there trusts the dice, which you have not agreed to. Nothing was begun.")},
    {"lost",
     words::mark("You have thrown at that table before, and what was kept of it is not here: lay another one.")},
    {"chain", words::mark("No more can be thrown at this table: lay another one.")},
    {"revision", words::mark("What came from there was for another place in the order. Nothing of it was done.")},
    {"order", words::mark("What came from there was for another place in the order. Nothing of it was done.")},
    {"claim", words::mark("The battle was claimed for a throw that nobody owed. Nothing of it was done.")},
    {"sealed", words::mark("What is sealed is opened first.")},
    {"seal", words::mark("What was opened is not what had been sealed. Nothing of it was done.")},
    {"seat", words::mark("A step came for a side that is not theirs. Nothing of it was done.")},
    {"refused", words::mark("A step came that the rules refuse. Nothing of it was done.")},
    {"parted", words::mark("The others went on otherwise: the table is as they have it.")},
    {"not_agreed", words::mark("Somebody there wants it to stay as it is.")},
    {"flood", words::mark("Too much came at once, and the connection was ended.")},
    {"older", words::mark("That file is older than what you have. Nothing was changed.")},
    {"fork", words::mark("That file goes on otherwise than what you have. Nothing was changed.")},
    {"others", words::mark("Others play that battle: no seat there is yours.")},
    {"changed", words::mark("That file was changed after it was signed. Nothing of it was done.")},
    {"connection refused", words::mark("Nobody waits at that address.")},
    {"host not found", words::mark("There is no such address.")},
    {"host unreachable", words::mark("There is no way to that address.")},
    {"timed out", words::mark("That address does not answer.")},
    {"no network", words::mark("There is no network.")},
    {"connection lost", words::mark("The connection broke off.")},
    {"not a table", words::mark("Something else than a table answers at that address.")},
    {"not understood", words::mark("What answers at that address makes no sense.")},
    {"message too long", words::mark("Too much came at once, and the connection was ended.")},
};

}  // namespace

words::Phrase notice_of(const std::string& code) {
    for (const Notice& each : kNotices)
        if (code == each.code) return each.sentence;
    // Nobody else's sentence stands there as if it were the program's own.
    return code.empty() || code == "late" ? words::Phrase()
                                          : words::say("The table there says: “{1}”", words::plain(code));
}

}  // namespace remote
