#include "engine/platform/loop.h"

#include <SDL.h>

#include <iostream>

#include "engine/core/system_text.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

#include <memory>
#endif

#ifdef __EMSCRIPTEN__
EM_JS(void, tell_the_page_of_the_end, (int status), { Module.onEnd(status); })
#endif

namespace platform {

#ifdef __EMSCRIPTEN__

namespace {

using Turn = std::function<std::optional<int>()>;

void turn_once(void* kept) {
    const std::optional<int> status = (*static_cast<Turn*>(kept))();
    if (!status) return;
    emscripten_cancel_main_loop();
    const std::unique_ptr<Turn> done(static_cast<Turn*>(kept));
    tell_the_page_of_the_end(*status);
}

}  // namespace

bool may_wait() { return false; }

int loop(const std::function<std::optional<int>()>& turn) {
    constexpr int kAsTheScreenDoes = 0, kReturn = 0;
    emscripten_set_main_loop_arg(turn_once, std::make_unique<Turn>(turn).release(), kAsTheScreenDoes, kReturn);
    return 0;
}

#else

bool may_wait() { return true; }

int loop(const std::function<std::optional<int>()>& turn) {
    for (;;)
        if (const std::optional<int> status = turn()) return *status;
}

#endif

void tell_failure(const std::string& sentence) {
    std::cerr << "coinwars: " << sentence << '\n';
    if (!core::prints_somewhere())
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Coin Wars", sentence.c_str(), nullptr);
}

}  // namespace platform
