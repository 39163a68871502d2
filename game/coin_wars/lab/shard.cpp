#include "game/coin_wars/lab/shard.h"

#include <set>
#include <sstream>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/lab/contest_json.h"
#include "game/kit/json_text.h"

namespace lab {

namespace {

using rules::Json;
namespace fs = std::filesystem;
using Fault = std::string;

std::string sum_of(const Json& line) { return core::to_hex(core::Hash().add(std::string_view(line.dump())).value()); }

std::string with_sum(Json line) {
    line["sum"] = sum_of(line);
    return line.dump();
}

// Verifies the checksum and returns the object without it.
core::Result<Json, Fault> checked(std::string_view text) {
    auto line = rules::parse_json(text);
    if (!line) return core::failure(line.error());
    if (!line->is_object() || !line->contains("sum")) return core::failure(Fault("has no checksum"));
    const Json sum = (*line)["sum"];
    line->erase("sum");
    if (sum != sum_of(*line)) return core::failure(Fault("its checksum does not hold"));
    return std::move(*line);
}

core::Result<Shard, Fault> head_from(std::string_view text) {
    const auto line = checked(text);
    if (!line) return core::failure(line.error());
    if (line->value("format", Json()) != kShardFormat) return core::failure(Fault("is no shard of the laboratory"));
    Shard shard;
    const Json part = line->value("part", Json()), parts = line->value("parts", Json());
    if (!part.is_number_unsigned() || !parts.is_number_unsigned() || part >= parts)
        return core::failure(Fault("part and parts do not fit"));
    shard.part = part;
    shard.parts = parts;
    for (const Json& each : line->value("contests", Json::array())) {
        auto contest = contest_from(each);
        if (!contest) return core::failure(contest.error());
        shard.contests.push_back(std::move(*contest));
    }
    if (shard.contests.empty()) return core::failure(Fault("holds no contest"));
    return shard;
}

Fault at_line(const fs::path& file, std::size_t number, const Fault& reason) {
    return core::generic_text(file) + ", line " + std::to_string(number) + ": " + reason;
}

// A file of another kind is reported as such.
Fault no_shard(const fs::path& file, const Fault& reason) {
    const auto whole = battles::read_json(file);
    const auto other =
        whole ? battles::other_kind(*whole, core::generic_text(file), "coinwars-lab-shard") : std::nullopt;
    return other ? battles::sentence(*other) : at_line(file, 1, reason);
}

core::Result<std::string, Fault> bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    if (!stream) return core::failure(core::generic_text(file) + " cannot be read");
    return std::move(bytes).str();
}

std::string display_name(const Contest& contest) { return contest.a + " against " + contest.b; }

}  // namespace

std::string first_line(const std::vector<Contest>& contests, int part, int parts) {
    Json line{{"format", kShardFormat}, {"part", part}, {"parts", parts}, {"contests", Json::array()}};
    for (const Contest& contest : contests) line["contests"].push_back(to_json(contest));
    return with_sum(std::move(line));
}

std::string line_of(const FoughtPair& pair) { return with_sum(to_json(pair)); }

core::Result<FoughtPair, Fault> pair_from_line(std::string_view line, std::span<const Contest> contests) {
    const auto json = checked(line);
    if (!json) return core::failure(json.error());
    return pair_from(*json, contests);
}

core::Result<Shard, Fault> read_shard(const fs::path& file) {
    const auto bytes = bytes_of(file);
    if (!bytes) return core::failure(bytes.error());
    Shard shard;
    std::set<std::pair<int, int>> seen;
    std::size_t begin = 0;
    for (std::size_t number = 1; begin < bytes->size(); ++number) {
        const std::size_t end = bytes->find('\n', begin);
        if (end == std::string::npos) break;
        const auto text = std::string_view(*bytes).substr(begin, end - begin);
        if (number == 1) {
            auto head = head_from(text);
            if (!head) return core::failure(no_shard(file, head.error()));
            shard = std::move(*head);
        } else {
            auto pair = pair_from_line(text, shard.contests);
            if (!pair) return core::failure(at_line(file, number, pair.error()));
            if (pair->pair % shard.parts != shard.part)
                return core::failure(at_line(file, number, "this pair belongs to another part"));
            if (!seen.emplace(pair->contest, pair->pair).second)
                return core::failure(at_line(file, number, "this pair is there twice"));
            shard.pairs.push_back(std::move(*pair));
        }
        begin = end + 1;
    }
    if (begin == 0) return core::failure(no_shard(file, "is no whole line"));
    shard.name = core::generic_text(file);
    shard.whole = begin;
    shard.torn = begin < bytes->size();
    return shard;
}

core::Result<ShardWriter, Fault> ShardWriter::create(const fs::path& file, const std::vector<Contest>& contests,
                                                     int part, int parts) {
    if (fs::exists(file))
        return core::failure(core::generic_text(file) + " is there already; --resume goes on with it");
    std::ofstream stream(file, std::ios::binary);
    stream << first_line(contests, part, parts) << '\n' << std::flush;
    if (!stream) return core::failure(core::generic_text(file) + " cannot be written");
    return ShardWriter(std::move(stream));
}

core::Result<ShardWriter, Fault> ShardWriter::resume(const fs::path& file, const Shard& shard) {
    std::error_code failed;
    if (shard.torn) fs::resize_file(file, shard.whole, failed);
    std::ofstream stream(file, std::ios::binary | std::ios::app);
    if (failed || !stream) return core::failure(core::generic_text(file) + " cannot be written");
    return ShardWriter(std::move(stream));
}

core::Result<ShardWriter, Fault> ShardWriter::rewrite(const fs::path& file, const Shard& shard) {
    std::string text = first_line(shard.contests, shard.part, shard.parts).append(1, '\n');
    for (const FoughtPair& pair : shard.pairs) text.append(line_of(pair)).append(1, '\n');
    if (!core::write_file(file, text)) return core::failure(core::generic_text(file) + " cannot be written");
    Shard whole = shard;
    whole.torn = false;
    return resume(file, whole);
}

bool extend(Shard& shard, const std::vector<Contest>& contests) {
    if (shard.contests.size() != contests.size()) return false;
    for (std::size_t i = 0; i < contests.size(); ++i)
        if (fingerprint(shard.contests[i]) != fingerprint(contests[i]) || shard.contests[i].pairs > contests[i].pairs)
            return false;
    bool extended = false;
    for (std::size_t i = 0; i < contests.size(); ++i)
        extended = std::exchange(shard.contests[i].pairs, contests[i].pairs) != contests[i].pairs || extended;
    return extended;
}

bool ShardWriter::append(const FoughtPair& pair) {
    stream_ << line_of(pair).append(1, '\n') << std::flush;
    return stream_.good();
}

std::optional<Fault> differs(const Shard& shard, const std::vector<Contest>& contests, int part, int parts) {
    if (shard.part != part || shard.parts != parts)
        return shard.name + " is part " + std::to_string(shard.part + 1) + " of " + std::to_string(shard.parts) +
               ", not part " + std::to_string(part + 1) + " of " + std::to_string(parts);
    if (shard.contests.size() != contests.size()) return shard.name + " is of another number of contests";
    for (std::size_t i = 0; i < contests.size(); ++i) {
        const Contest &there = shard.contests[i], &here = contests[i];
        if (fingerprint(there) != fingerprint(here) || there.pairs != here.pairs)
            return shard.name + " is of another contest: " + display_name(there) + ", seed " +
                   std::to_string(there.seed) + ", " + std::to_string(there.pairs) + " pairs";
    }
    return std::nullopt;
}

core::Result<Merged, Fault> merge(const std::vector<Shard>& shards) {
    if (shards.empty()) return core::failure(Fault("There is nothing to merge."));
    Merged merged;
    merged.contests = shards.front().contests;
    std::vector<PairLedger> ledgers;
    for (const Contest& contest : merged.contests) ledgers.emplace_back(contest);
    std::map<std::pair<int, int>, const Shard*> owner;
    for (const Shard& shard : shards) {
        if (const auto fault = differs(shard, merged.contests, shard.part, shard.parts))
            return core::failure(*fault + "; " + shards.front().name + " is the first");
        for (const FoughtPair& pair : shard.pairs) {
            const auto [it, is_new] = owner.emplace(std::pair(pair.contest, pair.pair), &shard);
            if (!is_new)
                return core::failure("Pair " + std::to_string(pair.pair) + " of " +
                                     display_name(merged.contests[static_cast<std::size_t>(pair.contest)]) + " is in " +
                                     it->second->name + " and in " + shard.name + ": it would be counted twice.");
            ledgers[static_cast<std::size_t>(pair.contest)].add(pair);
        }
    }
    for (std::size_t i = 0; i < ledgers.size(); ++i) {
        const PairLedger& ledger = ledgers[i];
        merged.standings.push_back({ledger.tally(), ledger.prefix(), ledger.why(), ledger.kind()});
        merged.missing.push_back(ledger.finished() ? 0 : merged.contests[i].pairs - ledger.prefix() - ledger.waiting());
    }
    return merged;
}

}  // namespace lab
