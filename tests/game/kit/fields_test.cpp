// A struct that lists its fields once is read, written, hashed and described by them.

#include <doctest/doctest.h>

#include "game/kit/named.h"

namespace {
namespace market {

using namespace rules;

enum class Metal { Copper, Silver };
const std::vector<std::string>& enum_names(Metal) {
    static const std::vector<std::string> words{"copper", "silver"};
    return words;
}

struct Asked {
    int coins = 0;
    Metal metal{};
    FIELDS(coins, maybe(metal))
    static void check_keys(const Field& price) {
        if (price.has("metal") && price.json()["coins"] == 0) price.at("metal").refuse("of nothing");
    }
};
struct Sale {
    Id<"seat"> seat{};
    Text<TextBounds{1, 20}> name{};
    Number<1, 6> die{};
    std::optional<Asked> price{};
    List<int, 2> marks{};
    OneOf<Id<"card">, std::string> place{};
    OrNone<Name<"character">> buyer{};
    int secret = 0;
    NAMED_FIELDS("sale", seat, name, die, maybe(price), maybe(marks), place, maybe(buyer), hash_only(secret))
};
struct Deal {
    Sale sale;
    std::optional<int> rest{};
    FIELDS(sale.seat, sale.name, rest)
};
struct Bill {
    Deal deal;
    int of = 0;
    FIELDS(keyed("seat", deal.sale.seat), maybe(keyed("for", of)), deal.rest)
};
struct Leave {
    NAMED_FIELDS("leave")
};
using Said = OneOf<Sale, Leave>;

struct Cash {
    int coins = 0;
    NAMED_FIELDS("cash", coins)
};
struct Barter {
    std::string thing;
    bool used = false;
    NAMED_FIELDS("barter", thing, maybe(used))
};
// `by` defaults to "twice".
struct Paying {
    OneOf<Cash, Barter> how{};
    std::optional<int> rest{};
    OrNone<List<int, 3>> marks{};
    std::string by{};
    bool new_ = false;
    FIELDS(inlined(how), or_null(rest), maybe(marks), maybe(by), maybe(keyed("new", new_)))
    void complete(const Field& paying) {
        if (!paying.has("by")) by = "twice";
    }
};
enum class Size : std::uint8_t { Small, Large };
const std::vector<std::string>& enum_names(Size) {
    static const std::vector<std::string> words{"small", "large"};
    return words;
}
struct Parcel {
    Size size{};
    OrNone<List<int, 3, Number<1, 6>>> dice{};
    core::Vec2 at;
    FIELDS(size, maybe(dice), at)
};

const Json kSale{{"cmd", "sale"}, {"seat", 1}, {"name", "Hat"}, {"die", 6}, {"place", "Attic"}};

std::string refusal(const Json& changes) {
    Json json = kSale;
    json.update(changes);
    const auto said = reading([&] { return read_command<Said>(Field(json, "bad_argument"), "the market"); });
    return said ? "" : said.error().code + " " + words::english(said.error().message);
}

}  // namespace market
}  // namespace

using namespace market;

TEST_CASE("what a command's fields say is read, and written as it was read") {
    const auto said = read_command<Said>(Field(kSale, "bad_argument"), "the market");
    const Sale& sale = get<Sale>(said);
    CHECK(sale.seat == 1);
    CHECK(sale.name == "Hat");
    CHECK(get<1>(sale.place) == "Attic");
    CHECK(!sale.price);
    Json json{{"cmd", word_of(said)}};
    write_fields(json, said);
    CHECK(json == Json::parse(R"({"cmd":"sale","seat":1,"name":"Hat","die":6,"marks":[],"place":"Attic"})"));
}

TEST_CASE("lists, optionals, words and either of two are read") {
    Json json = kSale;
    json.update(Json::parse(R"({"price": {"coins": 3, "metal": "silver"}, "marks": [1, 2], "place": 7})"));
    const auto sale = get<Sale>(read_command<Said>(Field(json, "bad_argument"), "the market"));
    CHECK(sale.price->coins == 3);
    CHECK(sale.price->metal == Metal::Silver);
    CHECK(sale.marks == std::vector<int>{1, 2});
    CHECK(get<0>(sale.place) == 7);
}

TEST_CASE("a small enum; a list of plain numbers with a meaning, of which the empty one is none; a point") {
    const Json json = Json::parse(R"({"size":"large","dice":[1,6],"at":[1.0,2.5]})");
    const auto parcel = read<Parcel>(Field(json, "bad_argument"));
    CHECK(parcel.size == Size::Large);
    CHECK(parcel.dice == std::vector{1, 6});
    CHECK(written(parcel) == json);
    CHECK(written(Parcel{}).dump() == R"({"size":"small","at":[0.0,0.0]})");
    CHECK(written(Parcel{}.dice).is_null());
    const Json seven{{"size", "small"}, {"dice", {7}}, {"at", {1, 2}}};
    const auto refused = reading([&] { return read<Parcel>(Field(seven, "bad_argument")); });
    REQUIRE(!refused);
    CHECK(words::english(refused.error().message) == "/dice/0: must be from 1 to 6, not 7");
}

TEST_CASE("what does not fit is refused at its place") {
    CHECK(refusal(Json::object()) == "");
    CHECK(refusal({{"hat", 1}}) == "bad_argument /hat: nothing has this name here");
    CHECK(refusal({{"secret", 1}}) == "bad_argument /secret: nothing has this name here");
    CHECK(refusal({{"seat", nullptr}}) == "bad_argument /seat: is missing");
    CHECK(refusal({{"die", 7}}) == "bad_argument /die: must be from 1 to 6, not 7");
    CHECK(refusal({{"marks", {1, 2, 3}}}) == "bad_argument /marks: a list of 3, at most 2 are allowed");
    CHECK(refusal({{"marks", {1, "x"}}}) == "bad_argument /marks/1: a whole number is needed, not \"x\"");
    CHECK(refusal({{"price", {{"coins", 1}, {"metal", "gold"}}}}) ==
          "bad_argument /price/metal: must be one of copper, silver, not \"gold\"");
    CHECK(refusal({{"price", {{"coins", 0}, {"metal", "silver"}}}}) == "bad_argument /price/metal: of nothing");
    CHECK(refusal({{"cmd", "steal"}}) == "unknown_command /cmd: the market has no command \"steal\"");
}

TEST_CASE("an event writes null for what is none; a field of a field has its own name") {
    CHECK(written(Deal{Sale{2, "Hat"}}).dump() == R"({"seat":2,"name":"Hat","rest":null})");
    CHECK(written(std::optional<OrNone<std::string>>(std::in_place)).is_null());
}

TEST_CASE("of several structs one stands in the object around it, picked by its word") {
    const Json json = Json::parse(R"({"how":"barter","thing":"Hat","used":true,"rest":null,"by":"Ann","new":true})");
    const auto paying = read<Paying>(Field(json, "bad_argument"));
    CHECK(get<Barter>(paying.how).thing == "Hat");
    CHECK(paying.by == "Ann");
    CHECK(paying.new_);
    CHECK(written(paying) == json);
    const Json cash{{"how", "cash"}, {"coins", 3}};
    const auto paid = read<Paying>(Field(cash, "bad_argument"));
    CHECK(written(paid).dump() == R"({"how":"cash","coins":3,"rest":null,"by":"twice","new":false})");
    CHECK(hash_of(paid) != hash_of(Paying{}));

    const auto refused = [](const char* text) {
        const Json bad = Json::parse(text);
        const auto read = reading([&] { return rules::read<Paying>(Field(bad, "bad_argument")); });
        return read ? "" : words::english(read.error().message);
    };
    CHECK(refused(R"({"coins": 3})") == "/how: is missing");
    CHECK(refused(R"({"how": "loan"})") == "/how: must be one of cash, barter, not \"loan\"");
    CHECK(refused(R"({"how": "cash", "thing": "Hat"})") == "/thing: nothing has this name here");
    CHECK(refused(R"({"how": "cash"})") == "/coins: is missing");
    const Json schema = kind_of<Paying>().schema();
    CHECK(schema["properties"]["how"]["enum"] == Json{"cash", "barter"});
    CHECK(schema["properties"].contains("thing"));
    CHECK(schema["required"] == Json{"how"});
}

TEST_CASE("a field can have a key of its own") {
    CHECK(written(Bill{Deal{Sale{2, "Hat"}}, 3}).dump() == R"({"seat":2,"for":3,"rest":null})");
}

TEST_CASE("the hash goes over every field, hidden ones as well") {
    const Sale sale{1, "Hat", 6};
    Sale other = sale;
    CHECK(hash_of(sale) == hash_of(other));
    other.secret = 1;
    CHECK(hash_of(sale) != hash_of(other));
    other = sale;
    other.place = Id<"card">(1);
    CHECK(hash_of(sale) != hash_of(other));
    other = sale;
    other.price.emplace();
    CHECK(hash_of(sale) != hash_of(other));
    CHECK(hash_of(std::vector<std::string>{"ab", "c"}) != hash_of(std::vector<std::string>{"a", "bc"}));
}

TEST_CASE("the schema has each command, its fields, and their bounds") {
    const Json schema = schema_of(NamedOf<Said>::list(), "cmd", {{"act", {{"type", "integer"}}}});
    REQUIRE(schema["oneOf"].size() == 2);
    const Json& sale = schema["oneOf"][0];
    CHECK(sale["required"] == Json{"cmd", "act", "seat", "name", "die", "place"});
    CHECK(sale["properties"]["cmd"] == Json{{"const", "sale"}});
    CHECK(sale["properties"]["seat"]["title"] == "seat");
    CHECK(sale["properties"]["die"] == Json{{"type", "integer"}, {"minimum", 1}, {"maximum", 6}});
    CHECK(sale["properties"]["name"]["maxLength"] == 20);
    CHECK(sale["properties"]["price"]["properties"]["metal"]["enum"] == Json{"copper", "silver"});
    CHECK(sale["properties"]["marks"]["maxItems"] == 2);
    CHECK(!sale["properties"].contains("secret"));
    CHECK(schema["oneOf"][1]["properties"].size() == 2);
}
