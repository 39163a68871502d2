#include <doctest/doctest.h>

#include <list>

#include "engine/core/random.h"
#include "engine/net/secret.h"
#include "tests/engine/net/net_test.h"

using namespace net_test;

namespace {

std::optional<net::ServedPage> pages(std::string_view path) {
    if (path == "/") return net::ServedPage{"text/html", "<h1>A table</h1>"};
    if (path == "/longest") return net::ServedPage{"application/wasm", std::string(50'000'000, 'w')};
    if (path == "/long") return net::ServedPage{"application/wasm", std::string(5'000'000, 'w')};
    return {};
}

// Returns what a browser that sends this receives until the connection is closed.
std::string answer(Table& table, std::string_view request) {
    Stranger browser(table.listener->port());
    browser.say(request);
    REQUIRE(table.eventually([&] { return browser.hung_up_on(); }));
    return browser.heard();
}

std::string body(const std::string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

// Makes a client's frame with a mask of zeros.
std::string frame(char first, std::size_t length) {
    std::string bytes{first, '\xFF'};
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(length >> shift & 0xFF);
    return bytes + std::string(4, '\0') + std::string(length, 'x');
}

void still_lets_guests_in(Table& table) {
    const Ends both = table.join();
    CHECK(both.host);
}

}  // namespace

TEST_CASE("two cannot listen at one port, and who is gone leaves it free") {
    net::Network network, other;
    auto first = network.listen(0);
    REQUIRE(first);
    const std::uint16_t port = (*first)->port();
    CHECK(port != 0);
    for (net::Network* each : {&network, &other}) {
        const auto second = each->listen(port);
        REQUIRE_FALSE(second);
        CHECK(words::english(second.error()) == "port " + std::to_string(port) + " is in use");
    }
    first->reset();
    CHECK(other.listen(port));
}

TEST_CASE("a browser gets its page, and nothing else") {
    Table table(pages);
    const std::string page = answer(table, "GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    CHECK(page.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(holds(page, "Content-Type: text/html\r\n"));
    CHECK(holds(page, "Content-Length: 16\r\n"));
    CHECK(holds(page, "Connection: close\r\n"));
    CHECK(body(page) == "<h1>A table</h1>");
    CHECK(body(answer(table, "GET /?from=mail HTTP/1.1\r\nHost: here\r\n\r\n")) == "<h1>A table</h1>");
    const std::string head = answer(table, "HEAD / HTTP/1.1\r\nHost: here\r\n\r\n");
    CHECK(head.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(holds(head, "Content-Length: 16\r\n"));
    CHECK(body(head).empty());
    CHECK(answer(table, "GET /other HTTP/1.1\r\nHost: here\r\n\r\n").starts_with("HTTP/1.1 404"));
    CHECK(answer(table, "GET /../../etc/passwd HTTP/1.1\r\nHost: here\r\n\r\n").starts_with("HTTP/1.1 404"));
    CHECK(answer(table, "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n").starts_with("HTTP/1.1 405"));
    CHECK(answer(table, "DELETE / HTTP/1.1\r\nHost: here\r\n\r\n").starts_with("HTTP/1.1 405"));
    // One answer, then the connection is closed.
    const std::string two = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
    CHECK(body(answer(table, two + two)) == "<h1>A table</h1>");
    Table bare;
    CHECK(answer(bare, two).starts_with("HTTP/1.1 404"));
    still_lets_guests_in(table);
}

TEST_CASE("a long page arrives whole") {
    Table table(pages);
    const std::string page = answer(table, "GET /long HTTP/1.1\r\nHost: here\r\n\r\n");
    CHECK(body(page) == std::string(5'000'000, 'w'));
}

TEST_CASE("bytes that mean nothing are hung up on") {
    Table table(pages);
    core::Random random(11);
    for (int i = 0; i < 100; ++i) {
        std::string bytes;
        for (std::uint32_t n = random.below(2000); n > 0; --n) bytes += static_cast<char>(random.below(256));
        Stranger stranger(table.listener->port());
        stranger.say(bytes + "\r\n\r\n");
        CHECK(table.eventually([&] { return stranger.hung_up_on(); }));
        CHECK(stranger.heard().empty());
    }
    // A guest that sends before it was answered.
    CHECK(answer(table, std::string(kUpgrade) + "hello").empty());
    CHECK(table.listener->take().empty());
    still_lets_guests_in(table);
}

TEST_CASE("a request's head has at most 8 KiB") {
    Table table(pages);
    const std::string head = "GET / HTTP/1.1\r\nHost: here\r\nX: ";
    CHECK(body(answer(table, head + std::string(8000, 'x') + "\r\n\r\n")) == "<h1>A table</h1>");
    Stranger longer(table.listener->port());
    longer.say(head + std::string(8192, 'x'));
    CHECK(table.soon([&] { return longer.hung_up_on(); }));
    CHECK(longer.heard().empty());
}

TEST_CASE("an upgrade that is none is no line") {
    Table table(pages);
    const std::string version =
        "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 8\r\n\r\n";
    const std::string no_key = "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
    CHECK_FALSE(answer(table, version).starts_with("HTTP/1.1 101"));
    CHECK_FALSE(answer(table, no_key).starts_with("HTTP/1.1 101"));
    CHECK(table.listener->take().empty());
}

TEST_CASE("a message that is too long, or no message at all, ends the line with its fault") {
    const std::pair<std::string, std::string> cases[]{
        {frame('\x82', net::kLongestMessage + 1), "message too long"},
        {frame('\x02', net::kLongestMessage) + std::string("\x80\x81\0\0\0\0x", 7), "message too long"},
        {std::string("\x82\xFF\x7F", 3) + std::string(7, '\xFF') + std::string(8, 'x'), "message too long"},
        {std::string("\x82\x01x", 3), "not understood"},          // not masked
        {std::string("\x87\x81\0\0\0\0x", 7), "not understood"},  // no such kind
        {std::string("\xF2\x81\0\0\0\0x", 7), "not understood"},  // compressed without an agreement
        {std::string("\x82\x81\0\0", 4), "connection lost"},      // the rest never comes
    };
    for (const auto& [bytes, fault] : cases) {
        const std::string head = net::to_hex(bytes.substr(0, 10));
        CAPTURE(head);
        Table table;
        auto stranger = std::make_unique<Stranger>(table.listener->port());
        stranger->say(kUpgrade);
        const auto line = table.visitor();
        REQUIRE(line);
        stranger->say(bytes);
        if (fault == "connection lost") stranger.reset();
        CHECK(table.eventually([&] { return ended(*line) || (stranger && stranger->hung_up_on()); }));
        stranger.reset();
        CHECK(table.eventually([&] { return ended(*line); }));
        CHECK(line->fault() == fault);
        CHECK(line->take().empty());
    }
}

TEST_CASE("a hundred who connect and say nothing keep no guest out") {
    Table table;
    std::list<Stranger> silent;
    for (int i = 0; i < 100; ++i) {
        silent.emplace_back(table.listener->port());
        if (i % 2 == 0) silent.back().say("GET / HT");
        table.host.poll();
    }
    const auto hung_up_on = [&] { return std::ranges::count_if(silent, &Stranger::hung_up_on); };
    CHECK(table.soon([&] { return hung_up_on() == 68; }));
    still_lets_guests_in(table);
}

TEST_CASE("whoever dallies is dropped in time: silent ones, who reads no page, no message, or never answers a guest") {
    Table table(pages);
    Stranger silent(table.listener->port()), asks(table.listener->port()), reads_not(table.listener->port());
    asks.say("GET /longest HTTP/1.1\r\nHost: here\r\n\r\n");
    reads_not.say(kUpgrade);
    const auto slow = table.visitor();
    REQUIRE(slow);
    for (int i = 0; i < 500; ++i) slow->send(std::string(60000, 'x'));
    slow->end();
    CHECK(slow->waiting() > 10'000'000);
    asio::io_context loop;
    tcp::acceptor mute(loop, {asio::ip::address_v4::loopback(), 0});
    const auto unanswered = table.guest.connect("127.0.0.1", mute.local_endpoint().port());
    CHECK(table.eventually([&] { return silent.hung_up_on(); }));
    CHECK(table.eventually([&] { return slow->waiting() == 0; }));
    CHECK(table.eventually([&] { return ended(*unanswered); }));
    CHECK(unanswered->fault() == "timed out");
    CHECK(table.eventually([&] { return asks.hung_up_on(); }));
    CHECK(asks.heard().starts_with("HTTP/1.1 200 OK"));
    CHECK(asks.heard().size() < 50'000'000);
}

TEST_CASE("who is half open when the listener goes is hung up on; lines that were taken go on") {
    Table table;
    const Ends both = table.join();
    const auto &guest = both.guest, &host = both.host;
    REQUIRE(host);
    Stranger silent(table.listener->port());
    auto untaken = table.guest.connect("127.0.0.1", table.listener->port());
    CHECK(table.eventually([&] { return untaken->state() == net::Connection::State::Open; }));
    table.listener.reset();
    CHECK(table.eventually([&] { return silent.hung_up_on() && ended(*untaken); }));
    guest->send("still here");
    std::vector<std::string> heard;
    CHECK(table.eventually([&] {
        heard = host->take();
        return !heard.empty();
    }));
    CHECK(heard == std::vector<std::string>{"still here"});
}
