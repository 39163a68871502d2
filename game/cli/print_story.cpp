#include "game/cli/print_story.h"

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/rpg_cards.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace cli {

namespace {

namespace rpg = rules::coin_rpg;

rpg::Match end_of(const rules::Record& record) {
    rules::GameSession<rpg::CoinRpg> session(*rpg::CoinRpg::start(record.start), 1);
    for (const rules::RecordStep& step : record.steps) {
        rules::RecordedHand hand(step.hand);
        (void)session.submit(*rpg::CoinRpg::command_from(step.command), hand);  // the record is valid
    }
    return session.match();
}

}  // namespace

std::vector<print::Sheet> rpg_sheets(const rules::Record& record, const words::Catalogue& language,
                                     const print::Paper& paper, const print::Letters& letters, Pile pile) {
    const rpg::Match match = end_of(record);
    const print::RpgJob job{match, language, paper, letters};
    std::vector<print::Sheet> sheets = print::character_sheets(job);
    const auto which = pile == Pile::Open ? print::RpgScenes::Pile : print::RpgScenes::Row;
    for (print::Sheet& sheet : print::scene_cards(job, which)) sheets.push_back(std::move(sheet));
    return sheets;
}

}  // namespace cli
