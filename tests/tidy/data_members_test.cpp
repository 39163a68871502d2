// No type has more public data members than a reader can remember: larger ones are made of named parts.

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>

#include "source_files.h"

namespace {

constexpr int kMax = 20;

struct Type {
    std::string name;
    std::size_t line;  // from 0
    int open = 0;      // its public data members
};

// Returns the code without comments, preprocessor lines and quoted text; line numbers stay.
std::string bare(const std::vector<std::string>& lines) {
    static const std::regex quoted(R"("(\\.|[^"\\])*"|'(\\.|[^'\\])+')"), comment("//.*"), preprocessor(R"(^\s*#.*)");
    std::string text;
    for (const std::string& line : lines) {
        std::string code = std::regex_replace(line, quoted, "0");
        code = std::regex_replace(std::regex_replace(code, comment, ""), preprocessor, "");
        text += code + '\n';
    }
    return text;
}

// Returns the parts of a declaration outside all brackets: "std::map<> a, b = {}" for "std::map<int, int> a, b = {1,
// 2}".
std::string outline(const std::string& declaration) {
    std::string outer;
    int depth = 0;
    for (std::size_t i = 0; i < declaration.size(); ++i) {
        const char c = declaration[i];
        const bool spaced = i > 0 && (declaration[i - 1] == ' ' || declaration[i - 1] == '-');  // a < b, ->
        const bool angle = (c == '<' || c == '>') && !spaced;
        const bool opens = c == '(' || c == '{' || c == '[' || (c == '<' && angle);
        const bool closes = c == ')' || c == '}' || c == ']' || (c == '>' && angle);
        if (closes) --depth;
        if (depth == 0) outer += c;
        if (opens) ++depth;
    }
    return outer;
}

// Returns the number of data members in a declaration at the top level of a type's body.
int members_in(const std::string& declaration) {
    static const std::regex none(R"(^\s*($|using|friend|static|typedef|template|inline static)|\boperator\b)");
    static const std::regex nested(R"(^\s*(struct|class|union|enum)\b[^{]*(\{\})?\s*$)");
    const std::string outer = outline(declaration);
    if (std::regex_search(outer, none) || std::regex_search(outer, nested)) return 0;
    if (outer.substr(0, outer.find_first_of("={")).find('(') != std::string::npos) return 0;  // a function
    return 1 + static_cast<int>(std::ranges::count(outer, ','));
}

// Counts the public data members of the type whose body begins at `i`. `by_default`: members before any label are
// public.
int open_members(const std::string& text, std::size_t i, bool by_default) {
    int depth = 1, count = 0;
    bool reached = by_default;
    std::string declaration;
    for (; i < text.size() && depth > 0; ++i) {
        const char c = text[i];
        depth += (c == '{') - (c == '}');
        declaration += c == '\n' ? ' ' : c;
        if (depth != 1) continue;
        const std::string start = declaration.substr(std::min(declaration.find_first_not_of(' '), declaration.size()));
        const char next = text[std::min(text.find_first_not_of(" \n", i + 1), text.size() - 1)];
        const bool label = start == "public:" || start == "private:" || start == "protected:";
        const bool inside = std::string(",{;)").find(next) != std::string::npos;  // the declaration continues
        const bool body = c == '}' && !inside && members_in(declaration) == 0;
        const bool fields = c == ')' && !inside && start.starts_with("FIELDS(");
        if (label) reached = start == "public:";
        if (c == ';' && reached) count += members_in(declaration.substr(0, declaration.size() - 1));
        if (c == ';' || label || body || fields) declaration.clear();
    }
    return count;
}

std::vector<Type> types_in(const std::vector<std::string>& lines) {
    static const std::regex head(R"(\b(enum )?(struct|class) ([\w:]+)[^;{}()=]*\{)");
    const std::string text = bare(lines);
    std::vector<Type> types;
    for (std::sregex_iterator it(text.begin(), text.end(), head), end; it != end; ++it) {
        if ((*it)[1].matched) continue;
        const auto at = text.begin() + it->position();
        types.push_back(
            {(*it)[3], static_cast<std::size_t>(std::count(text.begin(), at, '\n')),
             open_members(text, static_cast<std::size_t>(it->position() + it->length()), (*it)[2] == "struct")});
    }
    return types;
}

}  // namespace

TEST_CASE("no public struct has more than 20 data members") {
    std::size_t types = 0;
    for (const tidy::SourceFile& file : tidy::our_files()) {
        if (!file.is_code() || !(file.path.starts_with("engine/") || file.path.starts_with("game/"))) continue;
        for (const Type& type : types_in(file.lines)) {
            ++types;
            CHECK_MESSAGE(type.open <= kMax, tidy::where(file, type.line)
                                                 << ": " << type.name << " has " << type.open << " data members");
        }
    }
    CHECK(types > 1000);
}

TEST_CASE("the counter of data members tells data from everything else") {
    const auto types = types_in({
        "#include <map>",
        "enum class Way { In, Out };",
        "struct Bag final : Base<int> {  // struct Not { int a, b; };",
        "    int a = 0, b{1}, c;",
        "    std::map<int, std::vector<int>> d = {{1, {2}}}, e{};",
        "    enum class Kind { One, Two } f = Kind::One;",
        "    struct Inner {",
        "        bool g;",
        "    };",
        "    std::function<void(int, int)> h;",
        "    Bag() : a(1), b{2}, c{} {}",
        "    Bag(int x)",
        "        : a(x), c{3} {",
        "        int local = x, other;",
        "    }",
        "    int sum() const { return a < b ? a : b; }",
        "    template <class T>",
        "    void each(T use) { use(a, b); }",
        "    static constexpr int kMost = 3;",
        "    using Map = std::map<int, int>;",
        "    std::string i = \"; } int x;\", j;",
        "    friend bool operator==(const Bag&, const Bag&) = default;",
        "    FIELDS(a, b, c)",
        "    std::array<int, 2> k[3];",
        "",
        "private:",
        "    int hidden, more;",
        "};",
        "class Closed {",
        "    int a;",
        "",
        "public:",
        "    Vec2 b, c = a < 3 ? x : y;",
        "};",
    });
    REQUIRE(types.size() == 3);
    CHECK(types[0].name == "Bag");
    CHECK(types[0].line == 2);
    CHECK(types[0].open == 10);
    CHECK(types[1].name == "Inner");
    CHECK(types[1].open == 1);
    CHECK(types[2].name == "Closed");
    CHECK(types[2].open == 2);
}
