// fuzz READER [FOLDER...] [-runs=N ...]: runs libFuzzer on one of the readers; without arguments it lists them.

#include <algorithm>
#include <cstdint>
#include <iostream>

#include "tests/fuzz/readers.h"

namespace {

const fuzz::Reader* chosen = nullptr;

}  // namespace

// Leaves the remaining arguments to the fuzzer.
extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
    const std::string_view name = *count > 1 ? (*words)[1] : "";
    for (const fuzz::Reader& reader : fuzz::kReaders)
        if (reader.name == name) chosen = &reader;
    if (!chosen) {
        std::cerr << "fuzz READER [FOLDER...] [-runs=N]; the readers are";
        for (const fuzz::Reader& reader : fuzz::kReaders) std::cerr << ' ' << reader.name;
        std::cerr << '\n';
        std::exit(2);
    }
    std::rotate(*words + 1, *words + 2, *words + *count);
    --*count;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->read({reinterpret_cast<const char*>(data), size});
    return 0;
}
