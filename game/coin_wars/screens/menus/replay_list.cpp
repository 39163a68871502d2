#include "game/coin_wars/screens/menus/replay_list.h"

#include "engine/core/path.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/screens/menus/battle_groups.h"
#include "game/kit/file_name.h"
#include "game/kit/search.h"

namespace screens {

namespace {

constexpr std::size_t kMaxPictures = 200;  // kept while the list is open

// True if the name is the default one, in English or in the window's language.
bool is_named_by_program(const ui::Ui& ui, const profile::ReplayFacts& facts, const std::string& name) {
    const Phrase title = battles::title_words(facts.title);
    const Phrase sentence = facts.winner ? say("{1}, {2} wins", title, known(facts.sides[cw::index(*facts.winner)]))
                                         : say("{1}, a draw", title);
    const auto begins = [&](const std::string& words) { return name.starts_with(rules::file_words(words)); };
    return begins(words::english(sentence)) || begins(ui.translated(sentence));
}

}  // namespace

std::string ReplayList::key(const ReplayRow& row) {
    return row.kind == ReplayRow::Kind::Kept ? core::text(row.file.filename()) : core::text(row.file);
}

void ReplayList::add_under_way(const std::filesystem::path& profile) {
    for (const std::string& war : profile::places_of_saves(profile)) {
        const std::filesystem::path file = profile::saved_journal(profile, war);
        rows_.push_back({ReplayRow::Kind::UnderWay, file, profile::title_of(file), {}, war, say("Under way")});
    }
}

void ReplayList::add_kept(const std::filesystem::path& profile) {
    for (profile::SavedReplay& replay : profile::saved_replays(profile)) {
        const Phrase month = month_of(replay.name.when), name = plain(replay.name.words);
        rows_.push_back({ReplayRow::Kind::Kept,
                         std::move(replay.file),
                         name,
                         std::move(replay.name),
                         {},
                         month.empty() ? say("Without a date") : month});
        ++kept_;
    }
}

void ReplayList::add_set_aside(const std::filesystem::path& profile) {
    int ago = 0;
    for (std::filesystem::path& file : profile::left_battles(profile)) {
        ++ago;
        rows_.push_back({ReplayRow::Kind::SetAside,
                         std::move(file),
                         ago == 1 ? say("The last battle you left") : say("{1} battles ago", ago),
                         {},
                         {},
                         say("Set aside for another battle")});
    }
}

void ReplayList::read(BattleApp& app) {
    keep(app.profile());
    rows_.clear();
    kept_ = 0;
    add_under_way(app.profile());
    add_kept(app.profile());
    add_set_aside(app.profile());
    ends_ = profile::replay_ends(app.profile());
    facts_ = profile::load_replay_facts(app.profile());
    broken_.clear();
    pictures_.clear();
    heads_.clear();
    for (profile::BattleHead& head : profile::battle_heads(app.profile(), app.library()).battles)
        heads_.emplace(head.file.name, std::move(head));
}

void ReplayList::keep(const std::filesystem::path& profile) {
    // They can be read again, so a failure needs no notice.
    if (learned_) (void)profile::save_replay_facts(profile, facts_);
    learned_ = false;
}

bool ReplayList::fits_facts(const profile::ReplayFacts& facts, const ReplayFilter& filter) const {
    const auto head = heads_.find(facts.battle);
    if (filter.only_own && (head == heads_.end() || !head->second.is_own())) return false;
    if (filter.age != 0 && (head == heads_.end() || age_of(head->second) != filter.age)) return false;
    return filter.size == 0 || size_of(facts.all_coins()) == filter.size;
}

bool ReplayList::fits(const ui::Ui& ui, const ReplayRow& row, const ReplayFilter& filter) const {
    const auto end = ends_.find(key(row));
    if (filter.end != profile::ReplayEnd::Unknown && (end == ends_.end() || end->second != filter.end)) return false;
    const auto facts = facts_.find(key(row));
    if (filter.asks_for_facts() && (facts == facts_.end() || !fits_facts(facts->second, filter))) return false;
    std::string text = row.kept.words + " " + row.kept.when;
    if (facts != facts_.end()) text += " " + ui.translated(battles::title_words(facts->second.title));
    return rules::found_in(text, filter.searched);
}

void ReplayList::choose(const ui::Ui& ui, const ReplayFilter& filter) {
    shown_.clear();
    unread_.clear();
    shown_kept_ = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (rows_[i].kind != ReplayRow::Kind::Kept) {
            if (!filter.is_on()) shown_.push_back(i);
            continue;
        }
        if (filter.asks_for_facts() && !facts_.contains(key(rows_[i])) && !broken_.contains(key(rows_[i])))
            unread_.push_back(i);
        if (!fits(ui, rows_[i], filter)) continue;
        shown_.push_back(i);
        ++shown_kept_;
    }
}

ReplayCard ReplayList::card(const ui::Ui& ui, const ReplayRow& row) const {
    const bool kept = row.kind == ReplayRow::Kind::Kept;
    const auto facts = facts_.find(key(row));
    const auto picture = pictures_.find(key(row));
    const auto end = ends_.find(key(row));
    ReplayCard card{.name = row.name,
                    .facts = facts == facts_.end() ? nullptr : &facts->second,
                    .picture = picture == pictures_.end() || !picture->second.match ? nullptr : &picture->second,
                    .when = kept ? day_and_hour(row.kept.when) : Phrase(),
                    .has_more = kept};
    if (kept && end != ends_.end()) card.end = end->second;
    if (kept && card.facts) card.renamed = !is_named_by_program(ui, *card.facts, row.kept.words);
    if (row.kind == ReplayRow::Kind::UnderWay) {
        card.when = say("Continue");
        card.renamed = true;  // named after its war
    }
    if (row.kind == ReplayRow::Kind::SetAside) card.when = row.name;
    return card;
}

std::optional<profile::Saved> ReplayList::load(const ReplayRow& row) {
    auto saved = profile::load_record(row.file);
    if (!saved) {
        broken_.insert(key(row));
        return std::nullopt;
    }
    if (facts_.emplace(key(row), profile::facts_of(*saved)).second && row.kind == ReplayRow::Kind::Kept)
        learned_ = true;
    return std::move(*saved);
}

void ReplayList::make_picture(const ReplayRow& row) {
    if (pictures_.size() >= kMaxPictures) pictures_.clear();
    const auto saved = load(row);
    pictures_[key(row)] = saved ? preview_as_it_stands(saved->battle->match()) : Preview{};
}

}  // namespace screens
