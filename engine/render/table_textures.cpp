#include "engine/render/table_textures.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>
#include <vector>

#include "engine/core/worker.h"
#include "engine/render/coin_designs.h"
#include "engine/render/relief.h"

namespace render {

namespace {

constexpr int kEnvironmentLevels = 6;

struct Files {
    std::vector<MipLevels> faces;
    std::vector<FloatPixels> environment;
    MipLevels wear, felt, oak, paper, card_signs, card_courts;
    Pieces pieces;
    std::vector<std::string> errors;  // one per file, empty on success
};

using Jobs = std::vector<std::function<void()>>;

// Where the pictures are: as files of assets/textures, and perhaps unpacked.
struct Folders {
    std::string packed, unpacked;
};

core::Result<Pixels, std::string> read_picture(const Folders& folders, const std::string& name, int channels) {
    if (!folders.unpacked.empty())
        if (auto pixels = read_unpacked(folders.unpacked + "/" + name + ".pixels");
            pixels && pixels->channels == channels)
            return std::move(*pixels);
    return read_pixels(folders.packed + "/" + name + ".png", channels);
}

void add_picture(Jobs& jobs, MipLevels& target, std::string& error, const Folders& folders, const std::string& name,
                 int channels) {
    jobs.emplace_back([&target, &error, &folders, name, channels] {
        auto pixels = read_picture(folders, name, channels);
        if (pixels) target = mip_levels(std::move(*pixels));
        if (!pixels) error = pixels.error();
    });
}

void add_level(Jobs& jobs, FloatPixels& target, std::string& error, const std::string& file) {
    jobs.emplace_back([&target, &error, file] {
        auto pixels = read_float_pixels(file);
        if (pixels) target = std::move(*pixels);
        if (!pixels) error = pixels.error();
    });
}

void add_pieces(Jobs& jobs, PieceSheet& target, std::string& error, const Folders& folders, const std::string& name,
                int columns) {
    jobs.emplace_back([&target, &error, &folders, name, columns] {
        auto pixels = read_picture(folders, name, 2);
        if (pixels) target = PieceSheet(*pixels, columns);
        if (!pixels) error = pixels.error();
    });
}

// One job per file, the largest first.
Jobs reading_jobs(const Folders& folders, Files& files) {
    files.faces.resize(kFaces);
    files.environment.resize(kEnvironmentLevels);
    files.errors.resize(9 + kFaces + kEnvironmentLevels);
    Jobs jobs;
    const auto error = [&]() -> std::string& { return files.errors[jobs.size()]; };
    add_picture(jobs, files.oak, error(), folders, "oak", 3);
    add_picture(jobs, files.felt, error(), folders, "felt", 4);
    add_picture(jobs, files.paper, error(), folders, "paper", 4);
    add_picture(jobs, files.wear, error(), folders, "wear", 4);
    add_picture(jobs, files.card_courts, error(), folders, "cards/courts", 4);
    add_picture(jobs, files.card_signs, error(), folders, "cards/signs", 1);
    add_pieces(jobs, files.pieces.emblems, error(), folders, "coins/emblems", 6);
    add_pieces(jobs, files.pieces.figures, error(), folders, "coins/figures", 4);
    add_pieces(jobs, files.pieces.letters, error(), folders, "coins/letters", 8);
    for (std::size_t i = 0; i < files.faces.size(); ++i)
        add_picture(jobs, files.faces[i], error(), folders, face_picture(static_cast<int>(i)), 4);
    for (std::size_t i = 0; i < files.environment.size(); ++i)
        add_level(jobs, files.environment[i], error(), folders.packed + "/environment_" + std::to_string(i) + ".hdr");
    return jobs;
}

bool are_faces(const std::vector<MipLevels>& faces) {
    return std::ranges::all_of(faces, [&](const MipLevels& face) {
        return face.front().width == kFaceSide && face.front().height == kFaceSide;
    });
}

class ThreadedReader : public TextureReader {
public:
    explicit ThreadedReader(Folders folders) : folders_(std::move(folders)), jobs_(reading_jobs(folders_, files_)) {
        workers_.resize(static_cast<std::size_t>(std::min(core::cores(), 4)));
        for (core::Worker& worker : workers_) worker.start([this] { return read_next(); });
    }
    ~ThreadedReader() override { join(); }

    core::Result<TableTextures, std::string> finish() override {
        join();
        for (const std::string& error : files_.errors)
            if (!error.empty()) return core::failure(error);
        if (!are_faces(files_.faces))
            return core::failure("The coin faces in " + folders_.packed + "/coins are not " +
                                 std::to_string(kFaceSide) + " pixels wide and high.");
        if (files_.pieces.emblems.count() < kEmblems || files_.pieces.letters.count() < 26 ||
            files_.pieces.figures.count() < static_cast<int>(kFigures.size()))
            return core::failure("The pieces of relief in " + folders_.packed + "/coins are not complete.");
        TableTextures made;
        // Free each copy in memory once the graphics card has its own.
        made.oak = Texture::tile(std::exchange(files_.oak, {}), Encoding::Srgb);
        made.felt = Texture::tile(std::exchange(files_.felt, {}), Encoding::Data);
        made.paper = Texture::tile(std::exchange(files_.paper, {}), Encoding::Data);
        made.wear = Texture::tile(std::exchange(files_.wear, {}), Encoding::Data);
        made.card_signs = Texture::tile(std::exchange(files_.card_signs, {}), Encoding::Data);
        made.card_courts = Texture::tile(std::exchange(files_.card_courts, {}), Encoding::Data);
        made.coins = CoinLayers(std::exchange(files_.faces, {}), std::move(files_.pieces));
        made.environment = Texture::levels(files_.environment);
        return made;
    }

private:
    bool read_next() {
        const std::size_t next = next_++;
        if (next < jobs_.size()) jobs_[next]();
        return next < jobs_.size();
    }
    void join() {
        for (core::Worker& worker : workers_)
            if (worker.under_way()) worker.join();
    }

    Folders folders_;
    Files files_;
    Jobs jobs_;
    std::atomic<std::size_t> next_ = 0;
    std::vector<core::Worker> workers_;
};

}  // namespace

std::unique_ptr<TextureReader> TextureReader::start(const std::string& folder, const std::string& unpacked) {
    return std::make_unique<ThreadedReader>(Folders{folder, unpacked});
}

}  // namespace render
