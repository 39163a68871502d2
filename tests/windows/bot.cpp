// A program for `cmd:`, the same on every system. It tries something illegal first and corrects it after the refusal.
//   bot lingers   says nothing, and continues when nobody listens any more

#include <chrono>
#include <iostream>
#include <string>
#include <thread>

int main(int argc, char**) {
    if (argc > 1) std::this_thread::sleep_for(std::chrono::hours(1));
    for (std::string line; std::getline(std::cin, line);) {
        if (line.find("\"you\"") != std::string::npos)
            std::cout << R"({"cmd":"move","coin":"h1","to":[90,90]})" << std::endl;
        else if (line.find("\"ok\":false") != std::string::npos)
            std::cout << R"({"cmd":"end_turn"})" << std::endl;
    }
}
