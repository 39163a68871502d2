// Loaded into the window program before SDL (LD_PRELOAD): ends it after its first frame and prints the processor
// seconds and megabytes used so far. Otherwise it starts as for a player.

#include <dlfcn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>

struct SDL_Window;
extern "C" void SDL_GL_SwapWindow(SDL_Window* window);

namespace {

template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

}  // namespace

void SDL_GL_SwapWindow(SDL_Window* window) {
    next<void (*)(SDL_Window*)>("SDL_GL_SwapWindow")(window);
    const auto address_of = next<void* (*)(const char*)>("SDL_GL_GetProcAddress");
    reinterpret_cast<void (*)()>(address_of("glFinish"))();
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("first frame: %.6f s, %.1f MB\n", seconds_of(used.ru_utime) + seconds_of(used.ru_stime),
                static_cast<double>(used.ru_maxrss) / 1024);
    std::fflush(stdout);
    _exit(0);
}
