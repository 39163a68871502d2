#include "engine/render/table_textures.h"

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include "engine/render/faces.h"

namespace render {

namespace {

constexpr int kEnvironmentLevels = 6;

struct Files {
    std::vector<Pixels> faces;
    std::vector<FloatPixels> environment;
    Pixels wear, felt, oak, paper;
    std::vector<std::string> errors;  // one place a file, empty where all went well
};

// One job a file, the largest first.
std::vector<std::function<void()>> reading_jobs(const std::string& folder, Files& files) {
    files.faces.resize(kFaces);
    files.environment.resize(kEnvironmentLevels);
    files.errors.resize(4 + kFaces + kEnvironmentLevels);
    std::vector<std::function<void()>> jobs;
    const auto add = [&](auto& target, auto read) {
        std::string& error = files.errors[jobs.size()];
        jobs.emplace_back([&target, &error, read] {
            auto result = read();
            if (result) target = std::move(*result);
            if (!result) error = result.error();
        });
    };
    const auto picture = [&](Pixels& target, const std::string& file, int channels) {
        add(target, [path = folder + "/" + file, channels] { return read_pixels(path, channels); });
    };
    picture(files.oak, "oak.png", 3);
    picture(files.felt, "felt.png", 4);
    picture(files.paper, "paper.png", 4);
    picture(files.wear, "wear.png", 4);
    for (int i = 0; i < kFaces; ++i) picture(files.faces[static_cast<std::size_t>(i)], face_file(i), 4);
    for (int i = 0; i < kEnvironmentLevels; ++i)
        add(files.environment[static_cast<std::size_t>(i)],
            [path = folder + "/environment_" + std::to_string(i) + ".hdr"] {
                return read_float_pixels(path);
            });
    return jobs;
}

void run_all(const std::vector<std::function<void()>>& jobs) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < jobs.size(); i = next++) jobs[i]();
    };
    std::vector<std::thread> helpers(
        std::min<std::size_t>(3, std::max(1U, std::thread::hardware_concurrency()) - 1));
    for (std::thread& helper : helpers) helper = std::thread(work);
    work();
    for (std::thread& helper : helpers) helper.join();
}

bool same_size(const std::vector<Pixels>& faces) {
    for (const Pixels& face : faces)
        if (face.width != faces.front().width || face.height != faces.front().height) return false;
    return true;
}

}  // namespace

core::Result<TableTextures, std::string> TableTextures::load(const std::string& folder) {
    Files files;
    run_all(reading_jobs(folder, files));
    for (const std::string& error : files.errors)
        if (!error.empty()) return core::failure(error);
    if (!same_size(files.faces))
        return core::failure("The coin faces in " + folder + "/coins are not of one size.");

    TableTextures made;
    made.coins = Texture::layers(files.faces);
    made.wear = Texture::tile(files.wear, Encoding::Data);
    made.felt = Texture::tile(files.felt, Encoding::Data);
    made.oak = Texture::tile(files.oak, Encoding::Srgb);
    made.paper = Texture::tile(files.paper, Encoding::Data);
    made.environment = Texture::levels(files.environment);
    return made;
}

}  // namespace render
