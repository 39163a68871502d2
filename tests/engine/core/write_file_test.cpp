#include "engine/core/write_file.h"

#include <doctest/doctest.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#endif

#include <atomic>
#include <cerrno>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/support/files.h"

namespace fs = std::filesystem;

namespace {

using Kind = core::FileFault::Kind;

std::string told(Kind kind, const fs::path& file, int error) {
    return (kind == Kind::NotReplaced ? "not replaced: " : "not written: ") + file.string() + ": " +
           std::to_string(error);
}
std::string told(const core::Result<void, core::FileFault>& failed) {
    return failed ? "done" : told(failed.error().kind, failed.error().file, failed.error().why.value());
}

std::string read(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

#ifdef __linux__
// While it lives, no file of this process can grow beyond this size.
class NoMoreThan {
public:
    explicit NoMoreThan(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~NoMoreThan() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    NoMoreThan(const NoMoreThan&) = delete;
    NoMoreThan& operator=(const NoMoreThan&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};
#endif

}  // namespace

TEST_CASE("a file is replaced as a whole, and grows at its end") {
    const kit::Folder folder("grows");
    const fs::path file = folder.path() / "a file";
    REQUIRE(core::write_file(file, "one\n"));
    REQUIRE(core::append_file(file, "two\n"));
    CHECK(read(file) == "one\ntwo\n");
    REQUIRE(core::write_file(file, "three\n"));
    CHECK(read(file) == "three\n");
    REQUIRE(core::append_file(file, std::string("\0\n", 2)));
    CHECK(read(file) == std::string("three\n\0\n", 8));
    CHECK_FALSE(fs::exists(fs::path(file) += ".new"));
}

TEST_CASE("what cannot be written is told, with the file's name, and what was there stays") {
    const kit::Folder kept("cannot");
    const fs::path& folder = kept.path();
    CHECK(told(core::append_file(folder / "nothing", "x")) == told(Kind::NotWritten, folder / "nothing", ENOENT));
    CHECK(told(core::write_file(folder / "no" / "folder", "x")) ==
          told(Kind::NotWritten, folder / "no" / "folder.new", ENOENT));
    CHECK(told(core::write_file(folder, "x")).starts_with("not replaced: " + folder.string()));
    CHECK(fs::is_directory(folder));
}

#ifdef __linux__
TEST_CASE("a full disk is told") {
    CHECK(told(core::append_file("/dev/full", "x")) == told(Kind::NotWritten, "/dev/full", ENOSPC));
    const kit::Folder kept("full");
    const fs::path& folder = kept.path();
    const fs::path file = kept.write("save", "before");
    {
        const NoMoreThan bytes(8);
        CHECK(told(core::write_file(file, "longer than that")) == told(Kind::NotWritten, folder / "save.new", EFBIG));
        CHECK(told(core::append_file(file, " and behind")) == told(Kind::NotWritten, file, EFBIG));
    }
    CHECK(read(file) == "before");
    CHECK_FALSE(fs::exists(folder / "save.new"));
}

TEST_CASE("a device or a pipe is written into, never replaced, and its errors are told") {
    const kit::Folder kept("devices");
    const fs::path& folder = kept.path();
    fs::create_symlink("/dev/null", folder / "null");
    CHECK(core::write_file(folder / "null", "x"));
    CHECK(fs::is_character_file(folder / "null"));
    fs::create_symlink("/dev/full", folder / "full");
    CHECK(told(core::write_file(folder / "full", "x")) == told(Kind::NotWritten, folder / "full", ENOSPC));
    CHECK(fs::is_character_file(folder / "full"));
    const fs::path pipe = folder / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const int end = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(end >= 0);
    CHECK(core::write_file(pipe, "through"));
    char bytes[16]{};
    CHECK(::read(end, bytes, sizeof bytes) == 7);
    close(end);
    CHECK(std::string(bytes) == "through");
    CHECK(fs::is_fifo(pipe));
    CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 3);
}

TEST_CASE("a link stays, and what it leads to is written") {
    const kit::Folder kept("links");
    const fs::path& folder = kept.path();
    fs::create_directories(folder / "dot");
    const fs::path file = kept.write("dot/settings", "before"), link = folder / "link", far = folder / "far";
    fs::create_symlink("dot/settings", link);
    fs::create_symlink(link, far);
    for (const fs::path& way : {link, far}) {
        REQUIRE(core::write_file(way, way.filename().string()));
        CHECK(read(file) == way.filename().string());
    }
    REQUIRE(core::append_file(far, "+"));
    CHECK(read(file) == "far+");
    CHECK(fs::is_symlink(link));
    CHECK(fs::is_symlink(far));
    fs::remove(file);
    REQUIRE(core::write_file(far, "anew"));
    CHECK(read(file) == "anew");
    fs::create_symlink("round", folder / "about");
    fs::create_symlink("about", folder / "round");
    CHECK(told(core::write_file(folder / "round", "x")) == told(Kind::NotWritten, folder / "round", ELOOP));
    CHECK(fs::is_symlink(folder / "round"));
}

TEST_CASE("a file keeps its mode; a new one has what the user's mask leaves, or is for its owner alone") {
    const kit::Folder kept("modes");
    const fs::path file = kept.write("save", "before");
    for (const auto mode : {fs::perms(0640), fs::perms(0600), fs::perms(0444), fs::perms(0755)}) {
        fs::permissions(file, mode);
        REQUIRE(core::write_file(file, "after", core::Readers::Owner));
        CHECK(fs::status(file).permissions() == mode);
    }
    const mode_t mask = umask(027);
    CHECK(core::write_file(kept.path() / "usual", "x"));
    umask(mask);
    CHECK(fs::status(kept.path() / "usual").permissions() == fs::perms(0640));
    CHECK(core::write_file(kept.path() / "own", "x", core::Readers::Owner));
    CHECK(fs::status(kept.path() / "own").permissions() == fs::perms(0600));
}

TEST_CASE("what is for its owner alone is never open to others, not while it is made nor after a broken attempt") {
    const kit::Folder kept("owner");
    const fs::path file = kept.path() / "key", beside = kept.path() / "key.new";
    std::atomic<bool> done = false, seen_open = false;
    std::thread watch([&] {
        struct stat state {};
        while (!done)
            for (const fs::path& each : {beside, file})
                if (stat(each.c_str(), &state) == 0 && (state.st_mode & (S_IRWXG | S_IRWXO)) != 0) seen_open = true;
    });
    for (int i = 0; i < 30; ++i) {
        CHECK(core::write_file(file, "secret", core::Readers::Owner));
        fs::remove(file);
    }
    done = true;
    watch.join();
    CHECK_FALSE(seen_open);
    kept.write("key.new", "left behind");
    CHECK(core::write_file(file, "secret", core::Readers::Owner));
    CHECK(fs::status(file).permissions() == fs::perms(0600));
}
#endif
