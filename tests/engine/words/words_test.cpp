#include <doctest/doctest.h>

#include "engine/words/catalogue.h"
#include "engine/words/po.h"
#include "engine/words/pseudo.h"

using namespace words;

namespace {

constexpr std::string_view kGerman = R"po(
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Decimal-Mark: ,\n"

#. A comment
msgid "{1} beats {2}."
msgstr "{2} wird von {1} geschlagen."

msgid "{1} action left"
msgid_plural "{1} actions left"
msgstr[0] "noch {1} Aktion"
msgstr[1] "noch {1} Aktionen"

#, fuzzy
msgid "Fuzzy"
msgstr "Unscharf"

msgid "Empty"
msgstr ""

msgid "Two "
"lines\n"
"and a \"quote\""
msgstr "Zwei Zeilen"

msgid "{1} in"
msgstr "{1} Zoll"

msgid "Penny"
msgstr "Pfennig"
)po";

Catalogue german() {
    auto catalogue = Catalogue::read(kGerman);
    REQUIRE_MESSAGE(catalogue, catalogue.error());
    return *catalogue;
}

std::string fault(std::string_view po) {
    const auto catalogue = Catalogue::read(po);
    return catalogue ? "" : catalogue.error();
}

}  // namespace

TEST_CASE("phrases: English as it is written") {
    CHECK(english(say("{1} beats {2}.", plain("Ann"), known("Penny"))) == "Ann beats Penny.");
    CHECK(english(say_many(1, "{1} action left", "{1} actions left")) == "1 action left");
    CHECK(english(say_many(3, "{1} action left", "{1} actions left")) == "3 actions left");
    CHECK(english(say_many(2, "{1} of {2}", "{1} from {2}", 7)) == "2 from 7");
    CHECK(english(figure(2.5, 2)) == "2.50");
    CHECK(english(figure(2.5)) == "2.5");
    CHECK(english(figure(3.835, 2)) == "3.84");
    CHECK(english(figure(-3.835, 2)) == "-3.84");
    CHECK(english(figure(0.0, 2)) == "0.00");
    CHECK(english(Phrase(-3)) == "-3");
    CHECK(english(Phrase(mark("Felt"))) == "Felt");
    CHECK(english(Phrase()) == "");
}

TEST_CASE("phrases: joined, one after the other, empty ones left out") {
    CHECK(english(joined({say("a"), Phrase(), say("b"), say("c")}, plain(", "))) == "a, b, c");
    Phrase words = say("Heads");
    words += plain(" · ");
    words += Phrase();
    words += say("Tails");
    CHECK(english(words) == "Heads · Tails");
    CHECK(english(Phrase() + say("alone")) == "alone");
    CHECK(Phrase().empty());
    CHECK((Phrase() + Phrase()).empty());
    CHECK_FALSE(plain(" ").empty());
}

TEST_CASE("phrases: places that are not filled, and braces that are no places, stay as they are") {
    CHECK(english(say("{1} and {2}", plain("a"))) == "a and {2}");
    CHECK(english(say("{0} {x} {12} {", plain("a"))) == "{0} {x} {12} {");
    CHECK(english(say("{1}", plain("{1}"))) == "{1}");
}

TEST_CASE("a catalogue: sentences with their own order, plurals, the decimal mark; the rest in English") {
    const Catalogue de = german();
    CHECK(de(say("{1} beats {2}.", plain("Ann"), known("Penny"))) == "Pfennig wird von Ann geschlagen.");
    CHECK(de(say("{1} beats {2}.", plain("Penny"), 7)) == "7 wird von Penny geschlagen.");
    CHECK(de(say_many(1, "{1} action left", "{1} actions left")) == "noch 1 Aktion");
    CHECK(de(say_many(0, "{1} action left", "{1} actions left")) == "noch 0 Aktionen");
    CHECK(de(say("{1} in", figure(3.25, 2))) == "3,25 Zoll");
    CHECK(de(say("Two lines\nand a \"quote\"")) == "Zwei Zeilen");
    CHECK(de(say("Fuzzy")) == "Fuzzy");
    CHECK(de(say("Empty")) == "Empty");
    CHECK(de(say("Not there {1}", figure(1.5))) == "Not there 1,5");
    CHECK(de.size() == 5);
    REQUIRE(de.find("Penny"));
    CHECK(*de.find("Penny") == "Pfennig");
    CHECK_FALSE(de.find("Nickel"));
}

TEST_CASE("a catalogue: texts that are exchanged are said instead of each other, in English as in a translation") {
    constexpr std::pair<words::Key, words::Key> kSides[] = {{words::mark("left"), words::mark("right")}};
    words::Catalogue english;
    english.exchange(kSides);
    CHECK(english(words::say("{1} ({2})", 3, words::say("left"))) == "3 (right)");
    CHECK(english(words::say("right")) == "left");
    english.exchange({});
    CHECK(english(words::say("left")) == "left");
    auto german = words::Catalogue::read("msgid \"right\"\nmsgstr \"rechts\"\n");
    REQUIRE(german);
    german->exchange(kSides);
    CHECK((*german)(words::say("left")) == "rechts");
}

TEST_CASE("a catalogue: what one English word says in two contexts") {
    const auto catalogue = Catalogue::read(
        "msgid \"Delete\"\nmsgstr \"Löschen\"\n\nmsgctxt \"key\"\nmsgid \"Delete\"\n"
        "msgstr \"Entf\"\n\nmsgid \"Left\"\nmsgstr \"Links\"\n");
    REQUIRE_MESSAGE(catalogue, catalogue.error());
    CHECK((*catalogue)(say("Delete")) == "Löschen");
    CHECK((*catalogue)(mark_in("key", "Delete")) == "Entf");
    CHECK((*catalogue)(mark_in("ground", "Delete")) == "Delete");
    CHECK((*catalogue)(say("Left")) == "Links");
    CHECK(english(mark_in("key", "Delete")) == "Delete");
    CHECK(Catalogue::pseudo()(mark_in("key", "Delete")).find("key") == std::string::npos);
    CHECK(fault("msgctxt \"key\"\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgctxt \"key\"\nmsgid \"a\"\nmsgstr \"c\"\n")
              .find("twice") != std::string::npos);
}

TEST_CASE("a catalogue: one, two and three plural forms, each by its language's own rule") {
    const auto said = [](std::string_view header, std::string_view forms, int count) {
        const auto catalogue = Catalogue::read(std::string("msgid \"\"\nmsgstr \"Plural-Forms: ")
                                                   .append(header)
                                                   .append("\\n\"\n\nmsgid \"{1} coin\"\nmsgid_plural \"{1} coins\"\n")
                                                   .append(forms));
        REQUIRE_MESSAGE(catalogue, catalogue.error());
        return (*catalogue)(say_many(count, "{1} coin", "{1} coins"));
    };
    constexpr std::string_view kPolish =
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";
    constexpr std::string_view kThree = "msgstr[0] \"{1} moneta\"\nmsgstr[1] \"{1} monety\"\nmsgstr[2] \"{1} monet\"\n";
    for (const int count : {2, 3, 4, 22, 104}) CHECK(said(kPolish, kThree, count) == std::to_string(count) + " monety");
    for (const int count : {0, 5, 11, 12, 14, 21, 112})
        CHECK(said(kPolish, kThree, count) == std::to_string(count) + " monet");
    CHECK(said(kPolish, kThree, 1) == "1 moneta");
    constexpr std::string_view kTwo = "msgstr[0] \"{1} pièce\"\nmsgstr[1] \"{1} pièces\"\n";
    CHECK(said("nplurals=2; plural=(n > 1);", kTwo, 0) == "0 pièce");
    CHECK(said("nplurals=2; plural=(n > 1);", kTwo, 2) == "2 pièces");
    CHECK(said("nplurals=1; plural=0;", "msgstr[0] \"{1}枚\"\n", 7) == "7枚");
    CHECK(said(kPolish, kTwo, 7) == "7 coins");  // a plural form is missing
}

TEST_CASE("a catalogue that is no .po file is refused with the line and the reason") {
    struct Row {
        std::string_view po, sentence;
    };
    const Row rows[] = {
        {"msgid \"a\"\nmsgstr \"b", "Line 2: a string stands between double quotes."},
        {"msgid \"a\"\nmsgstr \"b\\\"", "Line 2: the string does not end."},
        {"msgid \"a\"\nmsgstr \"b\\q\"", "Line 2: \\q is no escape that is known here."},
        {"msgid \"a\"\nmsgstr \"b\"c\"", "Line 2: a double quote inside a string needs a \\ before it."},
        {"\n\"a\"", "Line 2: a string belongs to no keyword."},
        {"msgstr \"a\"", "Line 1: a msgstr has no msgid."},
        {"msgtext \"a\"", "Line 1: \"msgtext\" is no keyword that is known here."},
        {"msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n", "Line 4: the msgid \"a\" stands twice."},
        {"msgid \"a\"\nmsgstr[1] \"b\"", "Line 2: msgstr[1] does not come after the form before it."},
        {"msgid \"a\"\nmsgstr[6] \"b\"", "Line 2: \"msgstr[6]\" is no keyword that is known here."},
        {"msgid \"\"\nmsgstr \"Plural-Forms: nplurals=9; plural=n;\\n\"",
         "The plural forms \"nplurals=9; plural=n;\" are not known here."},
    };
    for (const Row& row : rows) CHECK(fault(row.po) == row.sentence);
    CHECK(fault("") == "");
}

TEST_CASE("the pseudo language: accents, brackets, two fifths longer; places and line ends stay") {
    CHECK(in_pseudo("Fight on") == "[Fïght öñ~~~]");
    CHECK(in_pseudo("{1} of {2}\n") == "[{1} öf {2}\n~]");
    CHECK(in_pseudo("; ") == "; ");
    CHECK(in_pseudo("").empty());
    const Catalogue pseudo = Catalogue::pseudo();
    CHECK(pseudo(say("{1} to {2}", plain("Ann"), say("Bob"))) == "[Ann tö [Böb~~]~]");
    CHECK(pseudo(plain("Ann")) == "Ann");
}

TEST_CASE("a name that runs from right to left leaves the order of its sentence alone") {
    const Catalogue english;
    CHECK(english.isolating(say("{1} falls", plain("רות"))) == "\u2068רות\u2069 falls");
    CHECK(english.isolating(plain("رستم") + plain(": ") + say("{1} in", 3)) == "\u2068رستم\u2069: 3 in");
    CHECK(english.isolating(plain("רות")) == "רות");
    CHECK(english.isolating(say("{1} falls", plain("Жанна 豊"))) == "Жанна 豊 falls");
    CHECK(english(say("{1} falls", plain("רות"))) == "רות falls");
}

TEST_CASE("no name turns round the words that stand behind it") {
    const Catalogue english;
    CHECK(english(say("{1} has tossed", plain("Eve\u202e"))) == "Eve has tossed");
    CHECK(english.isolating(say("{1} agrees", plain("\u202eAnn"))) == "Ann agrees");
    CHECK(english.isolating(say("{1} falls", plain("\u2069\u202eרות"))) == "\u2068רות\u2069 falls");
    CHECK(english(plain("\u202eAnn")) == "Ann");
}
