// An opened pack: its contents, before any of it is saved.

#include <algorithm>

#include "game/coin_wars/packs/saved_packs.h"
#include "game/coin_wars/screens/common/page_picture.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using battles::LibraryKind;

struct KindRow {
    LibraryKind kind;
    words::Key caption;
};
constexpr KindRow kKindRows[] = {
    {LibraryKind::Battles, mark("BATTLES")},
    {LibraryKind::Wars, mark("WARS")},
    {LibraryKind::Coins, mark("COIN SETS")},
    {LibraryKind::Formations, mark("FORMATIONS")},
};

constexpr double kCoverHeight = 220, kPictureHeight = 120;  // points

class PackScreen final : public BattleAppScreen {
public:
    PackScreen(BattleApp& app, packs::OpenedPack opened)
        : BattleAppScreen(app), opened_(std::move(opened)), cover_(opened_.folder, "cover") {
        for (const packs::Item& item : opened_.pack.items)
            pictures_.push_back(has_picture(item) ? PagePicture(opened_.folder, item.name) : PagePicture());
    }

    ~PackScreen() override { packs::drop(opened_); }

    std::string_view name() const override { return "pack"; }
    std::optional<rules::Json> state() const override {
        return std::optional(rules::Json{{"items", opened_.pack.items.size()}, {"kept", opened_.is_kept}});
    }

    void draw(BattleApp& app) override {
        draw_page(app, say("A pack"), "pack", 640, [&] { content(app); });
    }

private:
    void content(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const packs::Manifest& manifest = opened_.pack.manifest;
        ui.heading(plain(manifest.title));
        if (!manifest.author.empty()) ui.text(say("by {1}", plain(manifest.author)), {Type::Pen, palette::kSoft});
        if (!manifest.about.empty()) ui.text(plain(manifest.about));
        cover_.draw(ui, plain(manifest.title), kCoverHeight);
        for (const KindRow& row : kKindRows) things(ui, row);
        ui.rule();
        choices(app);
    }

    void things(ui::Ui& ui, const KindRow& row) {
        if (opened_.pack.count(row.kind) == 0) return;
        ui.caption(row.caption);
        for (std::size_t i = 0; i < opened_.pack.items.size(); ++i) {
            const packs::Item& item = opened_.pack.items[i];
            if (item.kind != row.kind) continue;
            ui.text(plain(item.title));
            pictures_[i].draw(ui, plain(item.title), kPictureHeight);
        }
        ui.space(4);
    }
    static bool has_picture(const packs::Item& item) {
        return item.kind == LibraryKind::Battles || item.kind == LibraryKind::Wars;
    }

    // The battle to play at once, if it is the only one.
    std::string only_battle() const {
        if (opened_.pack.count(LibraryKind::Battles) != 1 || opened_.pack.count(LibraryKind::Wars) > 0) return "";
        const auto found = std::ranges::find(opened_.pack.items, LibraryKind::Battles, &packs::Item::kind);
        return found->name + "@" + opened_.name;
    }

    void choices(BattleApp& app) {
        ui::Ui& ui = app.ui();
        const bool is_kept = opened_.is_kept, has_battle = !only_battle().empty();
        if (is_kept) {
            ui.remark(say("You have this pack: it is in your lists."));
        } else {
            ui.remark(
                say("If you save it, all of this appears in your lists, marked with where it came from. You can delete "
                    "it there again."));
            if (opened_.has_namesake) ui.remark(say("You have another pack of this name. Both will be there."));
        }
        std::vector<Phrase> labels{say("Cancel")};
        if (has_battle) labels.insert(labels.begin(), say("Save it and play"));
        if (!is_kept) labels.insert(labels.begin(), say("Save it"));
        button_row(ui, labels);
        if (!is_kept && ui.button(say("Save it"), Look::Accent) && keep(app)) show_lists(app);
        if (has_battle && ui.button(is_kept ? say("Play it") : say("Save it and play")) && keep(app))
            open_set_up(app, only_battle());
        if (ui.button(is_kept ? say("Close") : say("Cancel"))) app.back();
    }

    bool keep(BattleApp& app) {
        const auto kept = packs::keep(app.library(), opened_);
        if (!kept) app.notify(kept.error());
        return kept.has_value();
    }
    void show_lists(BattleApp& app) const {
        const bool only_wars =
            opened_.pack.count(LibraryKind::Battles) == 0 && opened_.pack.count(LibraryKind::Wars) > 0;
        app.go(only_wars ? "wars" : "battles");
    }

    packs::OpenedPack opened_;
    PagePicture cover_;
    std::vector<PagePicture> pictures_;  // of the pack's items
};

}  // namespace

std::unique_ptr<Screen> make_pack(BattleApp& app, packs::OpenedPack opened) {
    return std::make_unique<PackScreen>(app, std::move(opened));
}

}  // namespace screens
