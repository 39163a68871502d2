#include "engine/platform/voice.h"

#include <utility>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <SDL_loadso.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#endif

namespace platform {

#ifdef __EMSCRIPTEN__

EM_JS_DEPS(page_voice, "$UTF8ToString")
EM_JS(int, page_has_voice, (), { return Module.hasVoice(); })
EM_JS(void, say_on_page, (const char* text, const char* language, int now),
      { Module.onSay(UTF8ToString(text), UTF8ToString(language), now); })

namespace {

class BrowserVoice final : public Voice {
public:
    explicit BrowserVoice(std::string language) : language_(std::move(language)) {}
    void say(const std::string& text, When when) override {
        say_on_page(text.c_str(), language_.c_str(), when == When::Now);
    }

private:
    std::string language_;
};

}  // namespace

std::unique_ptr<Voice> open_voice(const std::string& language) {
    if (!page_has_voice()) return nullptr;
    return std::make_unique<BrowserVoice>(language);
}

#else

namespace {

// Functions of the client library, loaded at run time so that it is not needed to build.
struct Dispatcher {
    void* (*open)(const char* client, const char* connection, const char* user, int mode) = nullptr;
    void (*close)(void* connection) = nullptr;
    int (*say)(void* connection, int priority, const char* text) = nullptr;
    int (*set_language)(void* connection, const char* language) = nullptr;
};
constexpr int kSingleThread = 0;  // SPD_MODE_SINGLE
constexpr int kMessage = 2,
              kReplaceable = 3;  // SPD_MESSAGE waits its turn, SPD_TEXT takes the place of the text before

std::optional<Dispatcher> load_dispatcher() {
    void* library = SDL_LoadObject("libspeechd.so.2");
    if (!library) return std::nullopt;
    Dispatcher dispatcher;
    const auto load = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(SDL_LoadFunction(library, name));
        return function != nullptr;
    };
    if (!load(dispatcher.open, "spd_open") || !load(dispatcher.close, "spd_close") ||
        !load(dispatcher.say, "spd_say") || !load(dispatcher.set_language, "spd_set_language"))
        return std::nullopt;
    return dispatcher;
}

// Words still to be said, shared with the speaking thread.
struct Words {
    std::mutex mutex;
    std::condition_variable more;
    std::deque<std::pair<std::string, int>> waiting;
    bool over = false;
};

// An unresponsive dispatcher blocks only this thread.
void say_all(const Dispatcher& dispatcher, void* connection, const std::shared_ptr<Words>& words) {
    while (true) {
        std::unique_lock lock(words->mutex);
        words->more.wait(lock, [&] { return words->over || !words->waiting.empty(); });
        if (words->over) break;
        const auto [text, priority] = std::move(words->waiting.front());
        words->waiting.pop_front();
        lock.unlock();
        dispatcher.say(connection, priority, text.c_str());
    }
    dispatcher.close(connection);
}

class DispatchedVoice final : public Voice {
public:
    DispatchedVoice(const Dispatcher& dispatcher, void* connection) {
        std::thread(say_all, dispatcher, connection, words_).detach();
    }
    ~DispatchedVoice() override {
        const std::lock_guard lock(words_->mutex);
        words_->over = true;
        words_->more.notify_one();
    }
    DispatchedVoice(const DispatchedVoice&) = delete;
    DispatchedVoice& operator=(const DispatchedVoice&) = delete;

    void say(const std::string& text, When when) override {
        const std::lock_guard lock(words_->mutex);
        words_->waiting.emplace_back(text, when == When::Now ? kReplaceable : kMessage);
        words_->more.notify_one();
    }

private:
    std::shared_ptr<Words> words_ = std::make_shared<Words>();
};

}  // namespace

std::unique_ptr<Voice> open_voice(const std::string& language) {
    const auto dispatcher = load_dispatcher();
    void* connection = dispatcher ? dispatcher->open("coinwars", "window", nullptr, kSingleThread) : nullptr;
    if (!connection) return nullptr;
    dispatcher->set_language(connection, language.substr(0, language.find('_')).c_str());
    return std::make_unique<DispatchedVoice>(*dispatcher, connection);
}

#endif

}  // namespace platform
