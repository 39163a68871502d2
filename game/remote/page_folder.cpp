#include "game/remote/page_folder.h"

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

#include "engine/core/path.h"

namespace remote {
namespace {

namespace fs = std::filesystem;

constexpr const char* kIndex = "index.html";

struct FileType {
    std::string_view ending, type;
};
constexpr FileType kFileTypes[] = {
    {".html", "text/html; charset=utf-8"},        {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},          {".wasm", "application/wasm"},
    {".data", "application/octet-stream"},        {".png", "image/png"},
    {".webmanifest", "application/manifest+json"}};

constexpr const char* kNoPage = R"(<!doctype html><meta charset="utf-8"><title>Coin Wars</title>
<p>A table of Coin Wars. This link is for the program: choose Join on its title and paste it there.</p>
<p lang="de">Ein Tisch von Coin Wars. Dieser Link ist für das Programm: Wähle auf dem Titel Beitreten und füge ihn dort ein.</p>
<p lang="es">Una mesa de Coin Wars. Este enlace es para el programa: elige Unirse en la portada y pégalo ahí.</p>
<p lang="fr">Une table de Coin Wars. Ce lien est destiné au programme : choisis Rejoindre sur l’écran d’accueil et colle-le là.</p>
<p lang="it">Un tavolo di Coin Wars. Questo link è per il programma: scegli Partecipa nella schermata iniziale e incollalo lì.</p>
<p lang="ja">Coin Warsのテーブルです。このリンクはプログラム用です。
タイトル画面で「参加」を選び、そこに貼り付けてください。</p>
<p lang="pl">Stół gry Coin Wars. Ten link jest dla programu: wybierz Dołącz na ekranie tytułowym i wklej go tam.</p>
<p lang="pt-BR">Uma mesa de Coin Wars. Este link é para o programa: escolha Entrar na tela de título e cole-o ali.</p>
)";

struct File {
    fs::path path;
    std::string type;
    std::shared_ptr<const std::string> text{};  // nullptr until read
};

// By request path: "/coinwars.js". A lookup, so that no request can reach outside the folder.
using Files = std::map<std::string, File, std::less<>>;

Files files_in(const fs::path& folder) {
    Files files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = core::text(entry->path().filename());
        for (const FileType& kind : kFileTypes)
            if (entry->path().extension() == kind.ending && entry->is_regular_file(error))
                files["/" + name] = {entry->path(), std::string(kind.type)};
    }
    return files;
}

// nullptr if it cannot be read.
std::shared_ptr<const std::string> read(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return nullptr;
    return std::make_shared<const std::string>(std::istreambuf_iterator<char>(stream),
                                               std::istreambuf_iterator<char>());
}

}  // namespace

bool has_page(const fs::path& folder) {
    std::error_code none;
    return fs::is_regular_file(folder / kIndex, none);
}

net::Pages pages_in(const fs::path& folder) {
    if (!has_page(folder))
        return [](std::string_view path) {
            return path == "/" ? std::optional(net::ServedPage{std::string(kFileTypes[0].type), std::string(kNoPage)})
                               : std::nullopt;
        };
    const auto files = std::make_shared<Files>(files_in(folder));
    return [files](std::string_view path) -> std::optional<net::ServedPage> {
        const auto found = files->find(path == "/" ? std::string("/").append(kIndex) : std::string(path));
        if (found == files->end()) return std::nullopt;
        File& file = found->second;
        if (!file.text) file.text = read(file.path);
        if (!file.text) return std::nullopt;
        return net::ServedPage{file.type, file.text};
    };
}

}  // namespace remote
