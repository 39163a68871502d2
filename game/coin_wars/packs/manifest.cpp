#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/packs/pack.h"

namespace packs {

core::Result<Manifest, battles::Faults> manifest_from_json(const battles::Library& library, const rules::Json& json,
                                                           const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-pack"))
        return core::failure(battles::Faults{std::move(*other)});
    const auto newest = battles::brought_up(json, file);
    if (!newest) return core::failure(battles::Faults{newest.error()});
    if (auto faults = battles::check_schema(library, "pack", *newest, file); !faults.empty())
        return core::failure(std::move(faults));
    return Manifest{newest->at("name"), newest->at("title"), newest->value("author", ""), newest->value("about", "")};
}

rules::Json to_json(const Manifest& manifest) {
    rules::Json json{{"format", kPackFormat}, {"name", manifest.name}, {"title", manifest.title}};
    if (!manifest.author.empty()) json["author"] = manifest.author;
    if (!manifest.about.empty()) json["about"] = manifest.about;
    return json;
}

int Pack::count(battles::LibraryKind kind) const {
    return static_cast<int>(std::ranges::count(items, kind, &Item::kind));
}

}  // namespace packs
