#include "game/kit/commands/seat.h"

#include "game/kit/json_text.h"
#include "game/kit/kind.h"

namespace rules {

namespace {

// Of a struct that holds the seat's number alone.
class SeatKind : public Kind {
public:
    SeatKind(std::string_view leader, int players) : leader_(leader), players_(players) {}

    void read(const Field& field, void* value) const override {
        const std::string word = field.json().is_string() ? field.json().get<std::string>() : "";
        const bool is_player = word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] < '1' + players_;
        if (word != leader_ && !is_player)
            field.refuse("must be " + leader_ + " or " + players_in_words(players_) + ", not " +
                         described(field.json()));
        *static_cast<int*>(value) = is_player ? word[1] - '0' : 0;
    }
    Json written(const void* value, const void*) const override {
        const int number = number_of(value);
        return number == 0 ? leader_ : "p" + std::to_string(number);
    }
    void hash(const void* value, core::Hash& hash) const override { hash.add(number_of(value)); }
    Json schema() const override {
        const std::string players = "p[1-" + std::to_string(players_) + "]";
        return {{"title", "seat"}, {"type", "string"}, {"pattern", "^(" + leader_ + "|" + players + ")$"}};
    }

private:
    static int number_of(const void* value) { return *static_cast<const int*>(value); }

    std::string leader_;
    int players_;
};

}  // namespace

std::string players_in_words(int players) { return "p1 to p" + std::to_string(players); }

std::shared_ptr<const Kind> seat_kind(std::string_view leader, int players) {
    return std::make_shared<SeatKind>(leader, players);
}

}  // namespace rules
