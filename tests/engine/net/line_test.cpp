#include "engine/net/line.h"

#include <doctest/doctest.h>

#include <boost/asio/ip/v6_only.hpp>

#include "engine/core/random.h"
#include "tests/engine/net/net_test.h"

using namespace net_test;
using State = net::Connection::State;

namespace {

// Appends the messages received.
void gather(net::Connection& line, std::vector<std::string>& into) {
    for (std::string& message : line.take()) into.push_back(std::move(message));
}

// Opens a line to a server that gives this answer.
std::string fault_of_answer(std::string_view answer) {
    asio::io_context loop;
    tcp::acceptor acceptor(loop, {asio::ip::address_v4::loopback(), 0});
    acceptor.non_blocking(true);
    net::Network network;
    const auto line = network.connect("127.0.0.1", acceptor.local_endpoint().port());
    tcp::socket socket(loop);
    boost::system::error_code error;
    const bool over = eventually({&network}, [&] {
        if (!socket.is_open()) {
            acceptor.accept(socket, error);
            if (!error) socket.send(asio::buffer(answer.data(), answer.size()), 0, error);
            if (!error) socket.shutdown(tcp::socket::shutdown_send, error);
        }
        return ended(*line);
    });
    REQUIRE(over);
    return line->fault();
}

}  // namespace

TEST_CASE("messages go both ways at once, whole and in order") {
    Table table;
    const Ends both = table.join();
    const auto &guest = both.guest, &host = both.host;
    REQUIRE(host);
    CHECK(host->address() == "127.0.0.1");
    CHECK(guest->address() == "127.0.0.1");
    core::Random random(7);
    std::vector<std::string> said[2], heard[2];
    for (int i = 0; i < 3000; ++i) {
        const std::string number = std::to_string(i) + " ";
        const auto longest = static_cast<std::uint32_t>(i % 100 == 0 ? net::kLongestMessage - number.size() : 300);
        for (auto& side : said) side.push_back(number + std::string(random.below(longest + 1), 'x'));
        guest->send(said[0].back());
        host->send(said[1].back());
        if (i % 50 == 0) table.host.poll();
    }
    CHECK(table.eventually([&] {
        gather(*host, heard[0]);
        gather(*guest, heard[1]);
        return heard[0].size() >= 3000 && heard[1].size() >= 3000;
    }));
    CHECK(heard[0] == said[0]);
    CHECK(heard[1] == said[1]);
    CHECK(guest->waiting() == 0);
    CHECK(host->waiting() == 0);
}

TEST_CASE("one listener hears IPv4, IPv6 and names") {
    Table table;
    for (const char* where : {"127.0.0.1", "::1", "localhost"}) {
        asio::io_context loop;
        boost::system::error_code error;
        tcp::acceptor(loop).open(tcp::v6(), error);
        if (error && std::string(where) == "::1") {
            MESSAGE("This machine has no IPv6: the line over it was skipped.");
            continue;
        }
        CAPTURE(where);
        const Ends both = table.join(where);
        const auto &guest = both.guest, &host = both.host;
        REQUIRE(host);
        guest->send("hello");
        std::vector<std::string> heard;
        CHECK(table.eventually([&] {
            gather(*host, heard);
            return !heard.empty();
        }));
        CHECK(heard == std::vector<std::string>{"hello"});
        CHECK((host->address() == "127.0.0.1" || host->address() == "::1"));
    }
}

TEST_CASE("what is sent while a line opens waits for it") {
    Table table;
    auto guest = table.guest.connect("127.0.0.1", table.listener->port());
    CHECK(guest->state() == State::Opening);
    guest->send("first");
    guest->send("");
    guest->send("third");
    CHECK(guest->waiting() == 10);
    const auto host = table.visitor();
    REQUIRE(host);
    std::vector<std::string> heard;
    CHECK(table.eventually([&] {
        gather(*host, heard);
        return heard.size() == 3;
    }));
    CHECK(heard == std::vector<std::string>{"first", "", "third"});
}

TEST_CASE("who ends a line while it opens, or lets go of it, never comes") {
    Table table;
    auto ends = table.guest.connect("127.0.0.1", table.listener->port());
    auto lets_go = table.guest.connect("localhost", table.listener->port());
    ends->send("hello");
    ends->end();
    CHECK(ended(*ends));
    CHECK(ends->waiting() == 0);
    lets_go.reset();
    CHECK_FALSE(table.soon([&] { return !table.listener->take().empty(); }));
    CHECK(ended(*ends));
    CHECK(ends->fault() == "");
}

TEST_CASE("the longest message arrives") {
    Table table;
    const Ends both = table.join();
    const auto &guest = both.guest, &host = both.host;
    REQUIRE(host);
    const std::string longest(net::kLongestMessage, 'x');
    host->send(longest);
    std::vector<std::string> heard;
    CHECK(table.eventually([&] {
        gather(*guest, heard);
        return !heard.empty();
    }));
    CHECK(heard[0] == longest);
}

TEST_CASE("who ends a line has said what he said before, and the other sees no fault") {
    for (const bool host_ends : {true, false}) {
        CAPTURE(host_ends);
        Table table;
        Ends both = table.join();
        REQUIRE(both.host);
        auto& ends = host_ends ? both.host : both.guest;
        auto& other = host_ends ? both.guest : both.host;
        for (int i = 0; i < 20; ++i) ends->send(std::string(60000, 'x'));
        ends->send("farewell");
        SUBCASE("by end()") {
            ends->end();
            CHECK(ended(*ends));
            ends->send("too late");
        }
        SUBCASE("by letting go of it") { ends.reset(); }
        std::vector<std::string> heard;
        CHECK(table.eventually([&] {
            gather(*other, heard);
            return ended(*other);
        }));
        CHECK(other->fault() == "");
        CHECK(other->waiting() == 0);
        gather(*other, heard);
        REQUIRE(heard.size() == 21);
        CHECK(heard.back() == "farewell");
        CHECK(other->take().empty());
    }
}

TEST_CASE("a line whose other end is suddenly gone is lost") {
    for (const bool host_goes : {true, false}) {
        CAPTURE(host_goes);
        auto goes = std::make_unique<net::Network>(), stays = std::make_unique<net::Network>();
        net::Network& hosting = host_goes ? *goes : *stays;
        const auto listener = std::move(hosting.listen(0).value());
        auto guest = (host_goes ? *stays : *goes).connect("127.0.0.1", listener->port());
        std::unique_ptr<net::Connection> host;
        REQUIRE(eventually({goes.get(), stays.get()}, [&] {
            if (auto lines = listener->take(); !lines.empty()) host = std::move(lines[0]);
            return host && guest->state() == State::Open;
        }));
        goes.reset();
        const auto& left = host_goes ? guest : host;
        const auto& gone = host_goes ? host : guest;
        // A line that outlives its network is closed.
        CHECK(ended(*gone));
        CHECK(gone->fault() == "");
        gone->send("anybody?");
        gone->end();
        CHECK(gone->waiting() == 0);
        CHECK(gone->take().empty());
        CHECK(eventually({stays.get()}, [&] { return ended(*left); }));
        CHECK(left->fault() == "connection lost");
    }
}

TEST_CASE("a network may go while lines open, hosts are looked up, and messages wait") {
    std::vector<std::unique_ptr<net::Connection>> lines;
    std::unique_ptr<net::Listener> listener;
    {
        net::Network network;
        listener = std::move(network.listen(0).value());
        for (const char* where : {"127.0.0.1", "localhost", "192.0.2.1"}) {
            lines.push_back(network.connect(where, listener->port()));
            lines.back()->send("hello");
        }
        network.poll();
    }
    for (const auto& line : lines) CHECK(ended(*line));
    CHECK(listener->take().empty());
}

TEST_CASE("a line that cannot be opened says why") {
    net::Network network;
    const auto fault = [&](const std::string& host, std::uint16_t port) {
        const auto line = network.connect(host, port);
        REQUIRE(eventually({&network}, [&] { return ended(*line); }));
        CHECK(line->take().empty());
        return line->fault();
    };
    const std::uint16_t free_port = std::move(network.listen(0).value())->port();
    CHECK(fault("127.0.0.1", free_port) == "connection refused");
    CHECK(fault("", 4747) == "host not found");
    CHECK(fault("no such host", 4747) == "host not found");
    CHECK(fault("host\r\nX: y", 4747) == "host not found");
    CHECK(fault("a..b", 4747) == "host not found");
}

TEST_CASE("what answers but is no table is told apart") {
    CHECK(fault_of_answer("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n") == "not a table");
    CHECK(fault_of_answer("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n") == "not a table");
    CHECK(fault_of_answer("HTTP/1.1 200 OK\r\n" + std::string(20000, 'x')) == "not a table");
    CHECK(fault_of_answer("") == "connection lost");
}

TEST_CASE("whoever does not read lets bytes wait with us, and others are none the worse") {
    Table table;
    Stranger stranger(table.listener->port());
    stranger.say(kUpgrade);
    const auto slow = table.visitor();
    REQUIRE(slow);
    const Ends both = table.join();
    const auto &guest = both.guest, &host = both.host;
    REQUIRE(host);
    for (int i = 0; i < 500; ++i) slow->send(std::string(60000, 'x'));
    host->send("go on");
    std::vector<std::string> heard;
    CHECK(table.eventually([&] {
        gather(*guest, heard);
        return !heard.empty();
    }));
    CHECK(slow->waiting() > 10'000'000);
    CHECK(slow->state() == State::Open);
}

TEST_CASE("messages that nobody takes are not read for ever: the sender's bytes wait") {
    Table table;
    const Ends both = table.join();
    const auto &guest = both.guest, &host = both.host;
    REQUIRE(host);
    const int count = 500;
    for (int i = 0; i < count; ++i) guest->send(std::to_string(i) + std::string(60000, 'x'));
    std::size_t before = 0;
    // Until nothing moves any more.
    CHECK(table.eventually([&, still = 0]() mutable {
        still = before == guest->waiting() ? still + 1 : 0;
        before = guest->waiting();
        return still > 200;
    }));
    CHECK(guest->waiting() > 10'000'000);
    std::vector<std::string> heard;
    CHECK(table.eventually([&] {
        gather(*host, heard);
        return heard.size() == count;
    }));
    CHECK(heard.back().starts_with("499"));
}
