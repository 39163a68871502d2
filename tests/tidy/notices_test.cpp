// Each code for the end of a connection, or for a refusal at a shared table, has a sentence of its own.

#include <doctest/doctest.h>

#include <regex>
#include <set>

#include "source_files.h"

// The files with codes that are shown to people.
static const std::regex kSpeaks(
    "^(game/remote/(guest|host|order|sealed_line|claim|correspondence).*|engine/net/websocket_line)[.]cpp$");

TEST_CASE("every code of a shared table has a sentence") {
    const std::regex given(
        R"re((?:refuse|lose|end_as|drop|notices_\.push_back)\([^;]*"([a-z_ ]+)"|(?:return|\?|:) "([a-z_ ]+)"|fault_? = "([a-z_ ]+)")re");
    const std::regex told(R"re(^ *\{"([a-z_ ]+)",)re");
    std::set<std::string> codes, sentences;
    const auto gather = [](const std::string& line, const std::regex& wanted, std::set<std::string>& into) {
        for (std::sregex_iterator it(line.begin(), line.end(), wanted), end; it != end; ++it)
            for (std::size_t group = 1; group < it->size(); ++group)
                if ((*it)[group].matched) into.insert(it->str(group));
    };
    for (const tidy::SourceFile& file : tidy::our_files()) {
        const bool speaks = std::regex_search(file.path, kSpeaks);
        const bool is_list = file.path == "game/remote/notices.cpp";
        if (!speaks && !is_list) continue;
        for (const std::string& each : file.lines) gather(each, is_list ? told : given, is_list ? sentences : codes);
    }
    REQUIRE(codes.size() > 25);
    REQUIRE(sentences.size() > 30);
    const std::set<std::string> silent{"late"};  // it is asked again
    for (const std::string& code : codes)
        CHECK_MESSAGE((sentences.contains(code) || silent.contains(code)), "\"" << code << "\" has no sentence");
}
