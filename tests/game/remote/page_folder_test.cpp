// The files a browser gets for an invitation's link.

#include "game/remote/page_folder.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"

TEST_CASE("a folder's page: its files by their names, of the right types, and nothing else") {
    const kit::Folder around("page-around");
    std::filesystem::create_directories(around.path() / "page" / "more");
    around.write("key", "secret");
    for (const char* name :
         {"page/index.html", "page/coinwars.wasm", "page/page.js", "page/notes.txt", "page/more/x.js"})
        around.write(name, name);
    const auto folder = around.path() / "page";
    CHECK(remote::has_page(folder));
    const net::Pages pages = remote::pages_in(folder);
    CHECK(*pages("/")->body == "page/index.html");
    CHECK(pages("/")->type == "text/html; charset=utf-8");
    CHECK(*pages("/index.html")->body == "page/index.html");
    CHECK(pages("/coinwars.wasm")->type == "application/wasm");
    CHECK(pages("/page.js")->type == "text/javascript; charset=utf-8");
    CHECK(pages("/page.js")->body == pages("/page.js")->body);  // read once
    for (const char* path : {"", "/notes.txt", "/more", "/more/x.js", "/../key", "/..", "/.", "//page.js", "/page.js/",
                             "page.js", "/%2e%2e/key", "/./page.js", "\\page.js"})
        CHECK_MESSAGE(!pages(path), path);
}

TEST_CASE("a file that is gone when it is asked for is not there, and is read once it is there again") {
    const kit::Folder folder("page-gone");
    for (const char* name : {"index.html", "coinwars.wasm"}) folder.write(name, name);
    const net::Pages pages = remote::pages_in(folder.path());
    std::filesystem::remove(folder.path() / "coinwars.wasm");
    CHECK_FALSE(pages("/coinwars.wasm"));
    folder.write("coinwars.wasm", "newer");
    REQUIRE(pages("/coinwars.wasm"));
    CHECK(*pages("/coinwars.wasm")->body == "newer");
}

TEST_CASE("without a page a sentence says that the link is for the program") {
    const kit::Folder empty("no-page");
    CHECK_FALSE(remote::has_page(empty.path()));
    const net::Pages pages = remote::pages_in(empty.path());
    CHECK(pages("/")->body->find("This link is for the program") != std::string::npos);
    for (const char* language : {"de", "es", "fr", "it", "ja", "pl", "pt-BR"})
        CHECK(pages("/")->body->find("lang=\"" + std::string(language) + "\"") != std::string::npos);
    CHECK_FALSE(pages("/coinwars.js"));
}
